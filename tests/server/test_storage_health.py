"""What a server says of its database: damaged, full, deleted, or away."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from parfait.cli import main
from parfait.server.app import App
from parfait.server.settings import Settings
from parfait.server.store import Damaged, StoredTable, StoreError, open_backend
from parfait.server.store.open import named
from parfait.server.store.postgresql import PostgresqlBackend, cause_of
from parfait.server.store.sqlite import SqliteBackend
from tests.server.harness import Server, server


def damaged(file: Path) -> None:
    """Some tables, and then nonsense in the middle of the file."""
    backend = open_backend(str(file))
    backend.migrate()
    for number in range(200):
        backend.create(f"table{number}", StoredTable("waiting", None, b"{}"), [b"x" * 2000], 1.0)
    backend.close()
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as content:
        content.seek(4096)
        content.write(os.urandom(size - 4096))


async def health(running: Server) -> tuple[int, str]:
    answer = await running.http.get("/healthz")
    return answer.status_code, answer.json()["status"]


def test_a_damaged_database_is_not_served(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged(tmp_path / "a.sqlite3")
    for language, word in (("en", "damaged"), ("fr", "endommagée"), ("ja", "壊れて")):
        command = ["serve", "--port", "0", "--host", "127.0.0.1", "--database", str(tmp_path / "a.sqlite3")]
        assert main([*command, "--lang", language]) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert word in said
        assert "parfait restore" in said


async def test_damage_met_while_serving_is_a_fault_and_told_by_health(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged(tmp_path / "a.sqlite3")

    async with server(open_backend(str(tmp_path / "a.sqlite3"))) as running:
        assert (await running.http.get("/api/tables/table1")).status_code == 503
        assert await health(running) == (503, "damaged")
        refused = await running.http.post("/api/tables", json={"game": "dozito"})
        assert (refused.status_code, refused.json()["key"]) == (503, "storage-away"), "nothing new is begun"
        assert running.house.metrics.errors["fault"] > 0
        assert b"parfait_storage_damaged 1.0" in running.app.metrics.text()
        assert await health(running) == (503, "damaged"), "and it stays so"
    said = capsys.readouterr().out
    assert said.count("storage_damaged") == 1, "once, and not for every request"


async def test_health_does_not_flap_while_the_disk_is_full(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    backend = SqliteBackend(str(tmp_path / "a.sqlite3"))
    backend.migrate()

    async with server(backend) as running:
        pages = backend.db.execute("PRAGMA page_count").fetchone()[0]
        backend.db.execute(f"PRAGMA max_page_count = {pages}")
        status = 201
        while status == 201:
            status = (await running.http.post("/api/tables", json={"game": "dozito"})).status_code
        assert status == 503
        for _ in range(5):
            assert await health(running) == (503, "away")
            await running.house.store.read(lambda db: db.open_tables())  # which works, and mends nothing
            await running.house.outages.look()  # writes so little that it fits
        backend.db.execute("PRAGMA max_page_count = 1000000")
        running.house.pass_time(4)
        await running.house.outages.look()
        assert await health(running) == (200, "ok")
    said = capsys.readouterr().out
    assert (said.count("storage_away"), said.count("storage_back")) == (1, 1)


@pytest.mark.parametrize(("delete", "status"), [(False, "ok"), (True, "away")])
async def test_a_server_whose_file_was_deleted_does_not_say_that_nothing_is_lost(
    tmp_path: Path, delete: bool, status: str
) -> None:
    file = tmp_path / "a.sqlite3"
    app = App(Settings(database=str(file)))
    async with app.running():
        if delete:
            file.unlink()
    assert app.metrics.health.status == status


def test_a_file_is_served_once_by_whichever_name(tmp_path: Path) -> None:
    first = open_backend(str(tmp_path / "a.sqlite3"))
    (tmp_path / "link").symlink_to(tmp_path / "a.sqlite3")
    second = open_backend(str(tmp_path / "link"))
    with first.exclusive(), pytest.raises(StoreError) as error, second.exclusive():
        pass
    assert error.value.key == "database-in-use"
    first.close()
    second.close()


def test_nobody_else_may_read_the_database_or_its_copies(tmp_path: Path) -> None:
    file, copy = tmp_path / "a.sqlite3", tmp_path / "copy.sqlite3"
    mask = os.umask(0o022)
    try:
        file.touch()  # as an older version left it
        backend = open_backend(str(file))
        backend.migrate()
        other = open_backend(str(tmp_path / "new.sqlite3"))
        other.migrate()
        with backend.exclusive():
            backend.backup(str(copy))
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        ends = ("", "-wal", "-shm")
        assert set(modes) >= {f"{name}.sqlite3{end}" for name in ("a", "new") for end in ends} | {"copy.sqlite3"}
        assert set(modes.values()) == {0o600}, modes
        backend.close()
        other.close()
    finally:
        os.umask(mask)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ann:secret@db.example.org:5432/games", "postgresql://db.example.org:5432/games"),
        ("postgresql://db.example.org/games?user=ann&password=secret", "postgresql://db.example.org/games"),
        ("postgresql://db.example.org/games?password=se@cret", "postgresql://…"),
        ("postgresql://ann:se?cret@db.example.org/games", "postgresql://…"),
        ("postgresql://ann:se@cret@db.example.org/games?sslmode=require", "postgresql://db.example.org/games"),
        ("postgresql://ann:secret/games", "postgresql://…"),
        ("postgresql://[::1]:5432/games", "postgresql://[::1]:5432/games"),
        ("postgresql:///games?host=/run/postgresql", "postgresql:///games"),
        ("sqlite:/var/lib/tables.sqlite3", "/var/lib/tables.sqlite3"),
    ],
)
def test_no_password_of_a_database_is_shown(url: str, shown: str) -> None:
    assert named(url) == shown


def test_a_connection_string_of_libpq_makes_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for text in ("host=localhost dbname=parfait password=secret", "sqlite:dbname=parfait", "user = ann"):
        assert main(["serve", "--port", "0", "--host", "127.0.0.1", "--database", text, "--lang", "en"]) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "postgresql://" in said
        assert "secret" not in said
    assert main(["serve", "--database", "mysql://ann:secret@db/games"]) == 1
    assert "secret" not in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


AT = 'connection failed: connection to server at "127.0.0.1", port 5432 failed: '


def test_postgresql_says_why_it_cannot_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    place = ' (server at "127.0.0.1", port 5432)'
    for text, cause in (
        (AT + "Connection refused\n\tIs the server running there?", "Connection refused" + place),
        (AT + 'FATAL:  role "ann" does not exist', 'role "ann" does not exist' + place),
        (AT + 'FATAL:  database "x" does not exist', 'database "x" does not exist' + place),
        ("failed to resolve host 'db': Name not known", "failed to resolve host 'db': Name not known"),
        ('invalid percent-encoded token: "se%ZZcret"\n', 'invalid percent-encoded token: "…"'),
        ('end of string reached in URI: "postgresql://u:p"x@[h"', 'end of string reached in URI: "…"'),
    ):
        assert cause_of(text) == cause
    assert main(["serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/x", "--lang", "en"]) == 1
    assert "Connection refused" in capsys.readouterr().err
    with pytest.raises(Exception, match=r"invalid URI query parameter"):
        PostgresqlBackend("postgresql://127.0.0.1/x?foo=bar").find("")


def test_a_damage_is_found_by_looking_the_file_over(tmp_path: Path) -> None:
    damaged(tmp_path / "a.sqlite3")
    backend = open_backend(str(tmp_path / "a.sqlite3"))
    with pytest.raises(Damaged):
        backend.check()
    backend.close()


def test_opening_a_file_again_drops_no_lock_on_it(tmp_path: Path) -> None:
    """Else another process, `parfait tables` say, takes itself for the last one and deletes what is beside the file."""
    first = open_backend(str(tmp_path / "a.sqlite3"))
    first.migrate()
    open_backend(str(tmp_path / "a.sqlite3")).close()
    code = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('SELECT * FROM tables'); db.close()"
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "a.sqlite3")], check=True)
    assert (tmp_path / "a.sqlite3-wal").stat().st_size > 0
    first.close()
