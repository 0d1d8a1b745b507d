"""Running a server: the database's versions, one server a file, `parfait tables`, back-ups, a good end."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from parfait import locale
from parfait.cli import main
from parfait.cli.serve import few_connections
from parfait.core import Rng
from parfait.play import Match
from parfait.records import read_record
from parfait.server.metrics import Metrics
from parfait.server.settings import BadServerSetting, Settings, mistyped
from parfait.server.store import (
    CommitResult,
    NewerSchema,
    QueryFailed,
    StorageUnavailable,
    Store,
    StoredTable,
    StoreError,
    Unit,
    open_backend,
)
from parfait.server.store.backend import SCHEMA
from parfait.server.store.sqlite import SqliteBackend
from parfait.server.transport import address_limits
from parfait.server.transport.address_limits import Addresses
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess, open_games, playing, until_moves

ROW = StoredTable("waiting", None, b"{}", True)


def test_a_database_is_made_once_and_a_newer_one_refused(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'sub' / 'tables.sqlite3'}"
    backend = open_backend(url)
    backend.migrate()
    backend.migrate()
    backend.create("sometable", ROW, [b"one"], 1.0)
    backend.close()
    again = open_backend(url)
    again.migrate()
    assert again.find("sometable") == 1
    again.close()
    with sqlite3.connect(tmp_path / "sub" / "tables.sqlite3") as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    newer = open_backend(url)
    with pytest.raises(NewerSchema):
        newer.migrate()
    newer.close()


def test_a_place_in_a_log_is_taken_once(tmp_path: Path) -> None:
    backend = open_backend(str(tmp_path / "a.sqlite3"))
    backend.migrate()
    key = backend.create("sometable", ROW, [b"zero"], 1.0)
    other = backend.create("another00", ROW, [b"zero"], 1.0)
    units = [Unit(key, 1, b"first", None), Unit(other, 1, b"other", StoredTable("playing", 5.0, b"{}"))]
    assert backend.commit(units, 2.0) == [True, True]
    assert backend.commit([Unit(key, 1, b"second", None), Unit(other, 2, b"more", None)], 3.0) == [False, True]
    assert backend.log(key) == [b"zero", b"first"]
    assert backend.due(5.0, 10) == ["another00"]
    backend.close()


def test_many_logs_are_appended_to_at_once(tmp_path: Path) -> None:
    backend = open_backend(str(tmp_path / "a.sqlite3"))
    backend.migrate()
    keys = [backend.create(f"table{number}", ROW, [b"zero"], 1.0) for number in range(103)]
    changed = StoredTable("playing", 7.0, b"[]")
    units = [Unit(key, 1, b"%d" % key, changed if key % 2 else None) for key in keys]
    assert backend.commit(units, 2.0) == [True] * 103
    assert (
        backend.commit([Unit(keys[50], 1, b"late", changed)] + [Unit(key, 2, b"x", None) for key in keys[:20]], 3.0)
        == [False] + [True] * 20
    )
    assert [backend.log(key)[1] for key in keys] == [b"%d" % key for key in keys]
    assert len(backend.due(7.0, 1000)) == sum(key % 2 for key in keys)
    assert [len(backend.log(key)) for key in keys] == [3] * 20 + [2] * 83
    backend.close()


def test_a_database_that_is_up_to_date_is_opened_without_writing(tmp_path: Path) -> None:
    """So it can be looked at and backed up elsewhere when its disk is full."""
    for query_only in ("OFF", "ON"):
        backend = SqliteBackend(str(tmp_path / "tables.sqlite3"))
        backend.db.execute(f"PRAGMA query_only = {query_only}")
        backend.migrate()
        backend.close()


def test_nothing_is_written_to_a_file_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    backend = open_backend(str(path))
    backend.migrate()
    key = backend.create("one", ROW._replace(listed=False), [b"a"], 0.0)
    path.rename(tmp_path / "elsewhere")
    for _ in range(2):
        with pytest.raises(StorageUnavailable):
            backend.commit([Unit(key, 1, b"lost", None)], 0.0)
        with pytest.raises(StorageUnavailable):
            backend.find("one")
        path.write_bytes(b"")  # another one in its place is not ours either
    (tmp_path / "elsewhere").replace(path)
    assert backend.commit([Unit(key, 1, b"b", None)], 0.0) == [True]
    assert backend.log(key) == [b"a", b"b"]
    backend.close()


def test_what_sqlite_cannot_do_is_a_fault_and_a_locked_file_or_a_full_disk_is_not(tmp_path: Path) -> None:
    path = str(tmp_path / "a.sqlite3")
    backend, other = SqliteBackend(path), SqliteBackend(path)
    backend.migrate()
    key = backend.create("sometable", ROW, [b"zero"], 1.0)
    for wrong in (
        lambda: backend.commit([Unit(key, 1, b"secret", StoredTable(None, None, b"{}"))], 1.0),  # type: ignore[arg-type]
        lambda: backend._rows("SELECT legs FROM tables"),
    ):
        with pytest.raises(QueryFailed) as error:
            wrong()
        assert "secret" not in str(error.value)
    backend.db.execute("PRAGMA busy_timeout = 0")
    other.db.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageUnavailable):
        backend.commit([Unit(key, 1, b"one", None)], 1.0)
    other.db.execute("ROLLBACK")
    assert backend.commit([Unit(key, 1, b"one", None)], 1.0) == [True]
    pages = backend._rows("PRAGMA page_count")[0][0]
    backend.db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageUnavailable):
        backend.commit([Unit(key, 2, b"x" * 100_000, None)], 1.0)
    backend.db.execute("PRAGMA max_page_count = 1000000")
    assert backend.commit([Unit(key, 2, b"two", None)], 1.0) == [True]
    other.close()
    backend.close()
    with pytest.raises(QueryFailed):
        backend.find("sometable")


async def test_an_entry_that_cannot_be_written_keeps_no_other_from_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend = open_backend(str(tmp_path / "a.sqlite3"))
    backend.migrate()
    key = backend.create("sometable", ROW, [b"zero"], 1.0)
    other = backend.create("another", ROW, [b"zero"], 1.0)
    metrics = Metrics()
    store = Store(backend, open_backend(str(tmp_path / "a.sqlite3")), metrics)
    outcomes: dict[int, CommitResult] = {}
    for number, row in ((key, None), (other, StoredTable(None, None, b"{}"))):  # type: ignore[arg-type]
        store.append(Unit(number, 1, b"one", row), partial(outcomes.__setitem__, number))
    store.start()
    async with asyncio.timeout(PATIENCE):
        while len(outcomes) < 2:
            await asyncio.sleep(0.01)
    assert await store.create("third", ROW, [b"zero"], 1.0) == other + 1, "it goes on"
    await store.stop()
    assert outcomes == {key: CommitResult.DONE, other: CommitResult.AWAY}
    assert metrics.errors == {"fault": 1}
    assert "fault" in capsys.readouterr().out, "and says so"


async def test_what_is_written_elsewhere_right_after_the_start_is_noticed(tmp_path: Path) -> None:
    url = str(tmp_path / "a.sqlite3")
    backend, other = open_backend(url), open_backend(url)
    backend.migrate()

    store = Store(backend, open_backend(url), Metrics())
    noticed = asyncio.Event()
    store.on_change = noticed.set
    store.start()
    other.create("sometable", ROW, [b"zero"], 1.0)
    async with asyncio.timeout(PATIENCE):
        await noticed.wait()
    await store.stop()
    other.close()


def test_full_sync_is_what_a_commit_waits_for(tmp_path: Path) -> None:
    backend = open_backend(str(tmp_path / "a.sqlite3"))
    db: sqlite3.Connection = backend.db  # type: ignore[attr-defined]
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    backend.close()


def test_one_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:{tmp_path / 'a.sqlite3'}"
    first, second = open_backend(url), open_backend(url)
    with first.exclusive():
        with pytest.raises(StoreError) as error, second.exclusive():
            pass
        assert error.value.key == "database-in-use"
    with second.exclusive():
        pass
    first.close()
    second.close()


def test_settings_come_from_options_then_from_the_environment() -> None:
    environment = {"PARFAIT_MAX_TABLES": "7", "PARFAIT_ORIGINS": "https://a, https://b", "PARFAIT_BOT_DELAY": "0.5"}
    settings = Settings.from_environment(environment, max_tables=9)
    assert (settings.max_tables, settings.origins, settings.bot_delay) == (9, ("https://a", "https://b"), 0.5)
    assert Settings.from_environment(settings.to_environment()) == settings
    for name, value in (
        ("MAX_TABLES", "many"),
        ("MAX_TABLES", "-1"),
        ("BOT_DELAY", "nan"),
        ("BOT_DELAY", "-0.1"),
        ("MAX_CONNECTIONS", "0"),
        ("BOT_SECONDS", "inf"),
        ("MESSAGES_PER_SECOND", "0"),
        ("PUBLIC_URL", "games example org"),
        ("ORIGINS", "https://a, b"),
    ):
        with pytest.raises(BadServerSetting):
            Settings.from_environment({f"PARFAIT_{name}": value})


def test_tables_are_listed_closed_exported_and_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    database = str(tmp_path / "a.sqlite3")
    games = tmp_path / "games.jsonl"
    whole = Match.new("dokitto-ice", 2, {"trophies_to_win": 1})
    rng = Rng(4)
    while not whole.over:
        if whole.turn < 0:
            whole.draw(rng)
        else:
            legal = whole.legal_moves()
            whole.play(whole.turn, legal[rng.below(len(legal))])
    part = Match.new("aice", 3, {"first_player": 1})
    part.draw(rng)
    part.play(part.turn, part.legal_moves()[0])
    games.write_text(whole.record.write() + "\n" + part.record.write() + "\n")
    open_backend(database).migrate()
    assert main(["tables", "import", str(games), "--database", database]) == 0
    printed = capsys.readouterr().out
    over, runs = (line.split()[-1] for line in printed.splitlines() if "line" in line)
    assert printed.count("#") == 3, "a link for each seat of the game that goes on"
    assert main(["tables", "--database", database]) == 0
    listed = capsys.readouterr().out
    assert "over" in listed
    assert "playing" in listed
    assert main(["tables", "show", runs, "--database", database]) == 0
    assert "Steps: 2" in capsys.readouterr().out
    assert main(["tables", "export", "--database", database]) == 0
    exported = read_record(capsys.readouterr().out.strip())
    exported.verify()
    assert exported.steps == whole.record.steps
    assert main(["tables", "close", runs, "--database", database]) == 0
    assert main(["tables", "close", runs, "--database", database]) == 1
    assert main(["tables", "show", "nosuchtable", "--database", database]) == 1
    assert main(["tables", "export", over, "--to", str(tmp_path / "out.jsonl"), "--database", database]) == 0
    assert (tmp_path / "out.jsonl").read_text().count("\n") == 1
    assert main(["backup", str(tmp_path / "copy.sqlite3"), "--database", database]) == 0
    copy = open_backend(str(tmp_path / "copy.sqlite3"))
    assert copy.find(over) is not None
    copy.close()
    capsys.readouterr()
    assert main(["tables", "--database", str(tmp_path / "nowhere.sqlite3")]) == 2
    assert main(["tables", "dance", "--database", database]) == 2


async def test_a_running_server_hears_of_a_table_that_is_closed_and_is_backed_up(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'a.sqlite3'}")
    server.start()
    try:
        server.until_ready()
        players = await open_games(server, [server], [("dokitto-ice", 2), ("dokitto-ice", 2)])
        closed, other = players[0].table, players[2].table
        async with playing(players[2:]):
            await until_moves(players[2:], 10)
            for command in (["backup", str(tmp_path / "b")], ["tables", "close", closed]):
                assert await asyncio.to_thread(main, [*command, "--database", server.database]) == 0
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.to_thread(server.get, f"/api/tables/{closed}"))["status"] != "closed":
                    await asyncio.sleep(0.05)
            await until_moves(players[2:], 5)
        assert server.get(f"/api/tables/{other}")["status"] == "playing"
        assert server.stop() == 0
        copy = open_backend(str(tmp_path / "b"))
        assert copy.find(other) is not None
        copy.close()
    finally:
        server.kill()


def test_a_back_up_takes_the_place_of_no_database_and_no_device(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, pipe = tmp_path / "tables.sqlite3", tmp_path / "pipe"
    backend = open_backend(str(database))
    backend.migrate()
    backend.close()
    inode = database.stat().st_ino
    os.mkfifo(pipe)
    (tmp_path / "link").symlink_to(database)
    for target in (database, tmp_path / "link", pipe, tmp_path / "nowhere" / "copy", tmp_path):
        assert main(("backup", str(target), "--database", str(database))) in (1, 2)
        assert capsys.readouterr().err.count("\n") == 1
    assert database.stat().st_ino == inode
    assert pipe.is_fifo()
    for _ in range(2):  # an older copy is replaced
        assert main(("backup", str(tmp_path / "copy"), "--database", str(database))) == 0


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE tables (legs INTEGER)")  # of another program
    for arguments in (
        ("serve", "--port", "0", "--host", "127.0.0.1", "--database", str(other)),
        ("serve", "--workers", "2", "--database", str(tmp_path / "a")),
        ("serve", "--port", "70000"),
        ("serve", "--database", "mysql://x"),
        ("serve", "--port", "0", "--host", "127.0.0.1", "--database", str(tmp_path)),
    ):
        assert main(arguments) in (1, 2)
        error = capsys.readouterr().err
        assert error.count("\n") == 1, error


def test_a_mistyped_setting_is_named_with_the_one_that_was_meant() -> None:
    environment = {
        "PARFAIT_COMPILING": "1",
        "PARFAIT_MAX_TABELS": "5",
        "PARFAIT_QUUX": "1",
        "PARFAIT_PORT": "80",
        "HOME": "/",
        "PARFAIT_TEST": "",
    }
    assert mistyped(environment) == [("PARFAIT_MAX_TABELS", "PARFAIT_MAX_TABLES"), ("PARFAIT_QUUX", "")]


def test_few_descriptors_are_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = locale.words("en")
    assert few_connections(Settings(max_connections=10), words) == []
    monkeypatch.setattr(address_limits, "descriptors", lambda wanted: 64)
    assert "Only 16 connections" in few_connections(Settings(), words)[0]
    Addresses(Settings(), lambda: 0.0)
    assert "few_descriptors" in capsys.readouterr().out
