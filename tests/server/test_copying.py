"""`parfait tables copy`, from SQLite to PostgreSQL and back; and the first database that we shipped."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from parfait.cli import main
from parfait.core.patterns import expanded
from parfait.records import read_record
from parfait.server.store import CopyableBackend, open_backend
from parfait.server.tables import archive
from tests.patience import PATIENCE
from tests.server import old_tables
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess
from tests.server.upkeep import make_table

KEPT = {"PARFAIT_IDLE_DAYS": "1e6", "PARFAIT_WAITING_HOURS": "1e8", "PARFAIT_UNPLAYED_DAYS": "1e6"}
Content = dict[str, tuple[list[bytes], list[bytes], str, float, bytes]]


def new_database(postgresql: PostgreSQL) -> str:
    return postgresql.database(f"copying{time.monotonic_ns()}")


def content(database: CopyableBackend) -> Content:
    """All there is, by table."""
    found = {}
    for listed in database.tables(archive.STATUSES, 0.0, 1e12):
        review = [bytes(piece) for piece in database.review(listed.key, "quick/3")]
        log = [bytes(entry) for entry in database.log(listed.key)]
        found[listed.id] = log, review, listed.status, listed.touched, bytes(listed.summary)
    return found


def opened(url: str) -> CopyableBackend:
    database = open_backend(url)
    database.migrate()
    return database


def copy(source: str, target: str) -> int:
    return main(["tables", "copy", source, target, "--lang", "en"])


def test_everything_goes_to_postgresql_and_back(
    postgresql: PostgreSQL, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parfait.server.store.copying.PAGE", 3)
    there, back = new_database(postgresql), f"sqlite:{tmp_path / 'back.sqlite3'}"
    database = opened(str(tmp_path / "tables.sqlite3"))
    ids = [make_table(database, touched=100.0 + n, most=None if n % 2 else 4) for n in range(8)]
    database.delete(ids[:2])
    archive.erase(database, ids[3])
    database.keep_review(database.find(ids[5]) or 0, "quick/3", 0, b'{"step":0}')
    before, counts = content(database), database.counts()
    database.close()
    assert copy(str(tmp_path / "tables.sqlite3"), there) == 0
    assert "Tables: 6" in capsys.readouterr().out
    middle = opened(there)
    assert content(middle) == before
    assert middle.counts() == counts
    make_table(middle, id="made in postgresql")  # numbers go on where they were
    middle.delete(["made in postgresql"])
    middle.close()
    assert copy(there, back) == 0
    after = opened(back)
    assert content(after) == before
    assert after.ended("over", 1e12, 2, 100) == [id for id in ids[2:] if id != ids[3] and before[id][2] == "over"]
    after.close()


def test_a_database_that_has_tables_is_no_target(
    postgresql: PostgreSQL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, full = f"sqlite:{tmp_path / 'a'}", new_database(postgresql)
    for url in (source, full):
        database = opened(url)
        make_table(database)
        database.close()
    for target in (full, source):
        assert copy(source, target) == 1
        assert capsys.readouterr().err.count("\n") == 1
    database = opened(full)
    assert database.counts().tables == 1
    database.close()


def test_nothing_is_copied_while_a_server_uses_either(
    postgresql: PostgreSQL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = f"sqlite:{tmp_path / 'a'}", new_database(postgresql)
    database, other = opened(file), opened(url)
    make_table(database)
    with database.exclusive():
        assert copy(file, f"sqlite:{tmp_path / 'b'}") == 1
    assert other.find("x") is None  # a session
    assert copy(file, url) == 1
    assert capsys.readouterr().err.count("using") == 2
    other.close()
    database.close()
    assert copy(file, url) == 0


def test_what_fails_half_way_leaves_nothing(
    postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = f"sqlite:{tmp_path / 'a'}", new_database(postgresql)
    database = opened(source)
    for _ in range(4):
        make_table(database)
    monkeypatch.setattr("parfait.server.store.copying.PAGE", 1)
    kind = type(database)
    dump = kind.dump
    database.close()

    def forgetful(self: Any, table: Any, columns: Any, first: int, last: int) -> list[tuple[Any, ...]]:
        rows = dump(self, table, columns, first, last)
        return rows[:-1] if table == "log" and first == 3 else rows

    monkeypatch.setattr(kind, "dump", forgetful)
    assert copy(source, target) == 1
    monkeypatch.setattr(kind, "dump", dump)
    assert copy(source, target) == 0, "it is still empty"


async def test_the_first_database_is_listed_exported_copied_and_played_on(
    postgresql: PostgreSQL, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As commit 192ed27 wrote it, and byte by byte the same games after all of it."""
    url, there = old_tables.first_database(tmp_path / "first.sqlite3"), new_database(postgresql)
    at = ["--database", url, "--lang", "en"]
    assert main(["tables", "list", *at]) == 0
    listed = capsys.readouterr().out
    assert all(id in listed for id in old_tables.FIRST_TOKENS)
    assert "Chloé, Dai" in listed
    assert main(["tables", "export", *at]) == 0
    record = read_record(capsys.readouterr().out.strip())
    record.verify()
    assert record.extra["names"] == ["Anna", "Bruno"]
    assert main(["tables", "export", "--chat", "--older-than", "0", *at]) == 0
    said = [json.loads(line)["text"] for line in capsys.readouterr().out.splitlines()]
    assert {"Hello from Anna", "Well played", "Hello from Hana"} <= set(said)
    assert copy(url, there) == 0
    for place in (url, there):
        await _played_on(place)
        database = opened(place)
        for id in (old_tables.FIRST_OVER, old_tables.FIRST_PLAYING):
            archive.export(database, id).replay()
        again = archive.export(database, old_tables.FIRST_OVER)
        assert again.write() == record.write()
        database.close()


async def _played_on(database: str) -> None:
    """A move at the table that was playing, and a guest at the one that waits, both by their old keys."""
    server = ServerProcess(database, **KEPT)
    server.start()
    try:
        await asyncio.to_thread(server.until_ready)
        async with asyncio.timeout(PATIENCE):
            assert await _move(server, old_tables.FIRST_PLAYING) > 9
            seat = f"/api/tables/{old_tables.FIRST_WAITING}/seats/1"
            assert (await asyncio.to_thread(server.post, seat, {"name": "Ivo"}))["token"]
            async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as host:
                table, [token] = old_tables.FIRST_WAITING, old_tables.FIRST_TOKENS[old_tables.FIRST_WAITING]
                await host.send(json.dumps({"type": "join", "table": table, "token": token}))
                await host.send(json.dumps({"type": "start"}))
                while json.loads(await host.recv())["type"] != "update":
                    pass
        assert await asyncio.to_thread(server.stop) == 0
    finally:
        server.kill()


async def _move(server: ServerProcess, table: str) -> int:
    """Whoever's turn it is makes the first legal move; the step after it."""
    for token in old_tables.FIRST_TOKENS[table]:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
            await socket.send(json.dumps({"type": "join", "table": table, "token": token}))
            while (message := json.loads(await socket.recv()))["type"] != "table":
                pass
            if message.get("legal"):
                move = {"type": "move", "id": "mine", "step": message["step"], "move": expanded(message["legal"])[0]}
                await socket.send(json.dumps(move))
                while (message := json.loads(await socket.recv())).get("id") != "mine":
                    assert message["type"] != "error", message
                return int(message["step"])
    raise AssertionError("nobody is to move")
