"""Tables that are deleted, or lose their names, while people are at them."""

from __future__ import annotations

import asyncio
import json
import urllib.error
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from parfait.cli import main
from parfait.server.store import open_backend
from parfait.server.tables import archive
from parfait.server.tables.erasure import Extent
from parfait.server.tables.retention import erase
from tests.patience import PATIENCE
from tests.server.harness import seated, server
from tests.server.memory import MemoryBackend
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess, open_games, playing, until_moves
from tests.server.upkeep import CHAT, NAMES, make_table, traces


async def test_people_at_a_table_are_told_that_it_is_deleted_and_others_play_on() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await seated(running, players=2)
        watcher = running.client()
        await watcher.join(table)
        other, others = await seated(running, players=2)
        room = running.room(table)
        running.house.summaries.keep(room.table)
        database.delete([table])
        running.house.look_everywhere()
        for client in (*clients, watcher):
            told = await client.hear("error")
            assert (told["key"], told["to"]) == ("table-deleted", "join")
            client.say("say", text="Is anybody there?")
            assert (await client.hear("error"))["key"] == "no-table"
        assert (await clients[0].join(table, clients[0].token))["key"] == "no-such-table"
        assert table not in running.house.rooms
        assert room.key not in running.house.by_key
        assert table not in running.house.summaries.kept
        assert (await running.http.get(f"/api/tables/{table}")).status_code == 404
        turn = running.room(other).table.turn
        await others[turn].play(running.legal(other)[0], running.room(other).table.step)
        assert running.app.metrics.errors.get("fault", 0) == 0


async def test_a_move_at_a_deleted_table_is_refused_before_anything_else_says_so() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await seated(running, players=2)
        room = running.room(table)
        turn, step, legal = room.table.turn, room.table.step, running.legal(table)
        database.delete([table])
        clients[turn].move(legal[0], step)
        assert (await clients[turn].hear("error"))["key"] == "table-deleted"
        assert database.logs == {}
        assert running.app.metrics.errors.get("fault", 0) == 0


async def test_a_bot_that_is_to_move_at_a_deleted_table_gives_up() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        made = await running.create(players=2, seats=[{}, {"bot": "random"}], seat=0, name="Anna")
        client = running.client()
        await client.join(made["table"], made["token"])
        client.say("start")
        await client.hear("update")
        room = running.room(made["table"])
        while room.table.turn != 1:
            await client.play(running.legal(made["table"])[0], room.table.step)
        await running.until(lambda: len(running.house.bots.asked) > 0)
        _, _, done = running.house.bots.asked.pop()
        database.delete([made["table"]])
        running.house.look_everywhere()
        assert (await client.hear("error"))["key"] == "table-deleted"
        done(0)
        running.house.pass_time(100)
        running.house.maintenance.sweep()
        await client.synced()
        assert running.house.bots.asked == []
        assert running.app.metrics.errors.get("fault", 0) == 0


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """One on SQLite, or two on PostgreSQL."""
    if request.param == "sqlite":
        running = [ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")]
    else:
        database: PostgreSQL = request.getfixturevalue("postgresql")
        url = database.database(f"deleting{tmp_path.name}")
        running = [ServerProcess(url), ServerProcess(url)]
    for one in running:
        one.start()
    try:
        for one in running:
            one.until_ready()
        yield running
        for one in running:
            assert one.stop() == 0
    finally:
        for one in running:
            one.kill()


@asynccontextmanager
async def watching(server: ServerProcess, table: str) -> AsyncIterator[ClientConnection]:
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": table}))
        await heard(socket, "table")
        yield socket


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


async def test_a_table_is_deleted_under_running_servers(servers: list[ServerProcess]) -> None:
    url = servers[0].database
    players = await open_games(servers[0], servers, [("dokitto-ice", 2), ("dokitto-ice", 2)])
    deleted, other = players[0].table, players[2].table

    async with playing(players[2:]):
        await until_moves(players[2:], 5)
        async with watching(servers[0], deleted) as here, watching(servers[-1], deleted) as there:
            arguments = ["tables", "delete", deleted, "--yes", "--database", url]
            assert await asyncio.to_thread(main, arguments) == 0
            for socket in (here, there):
                assert (await heard(socket, "error"))["key"] == "table-deleted"
        for one in servers:
            with pytest.raises(urllib.error.HTTPError) as answer:
                await asyncio.to_thread(one.get, f"/api/tables/{deleted}")
            assert answer.value.code == 404
            answer.value.close()
        await until_moves(players[2:], 5)
    database = open_backend(url)
    assert database.find(deleted) is None
    key = database.find(other)
    assert key is not None
    archive.export(database, other).replay()
    database.close()


async def test_erased_names_are_gone_from_the_screens_of_running_servers(servers: list[ServerProcess]) -> None:
    url = servers[0].database
    database = open_backend(url)
    table = make_table(database)

    async with watching(servers[-1], table) as socket:
        assert await asyncio.to_thread(main, ["tables", "erase", table, "--yes", "--database", url]) == 0
        info = (await heard(socket, "info"))["info"]
        assert [seat["name"] for seat in info["seats"]] == ["Player 1", "Player 2"]
        assert "title" not in info or info["title"] == ""
    async with connect(f"ws://127.0.0.1:{servers[-1].port}/ws", compression=None) as again:
        await again.send(json.dumps({"type": "join", "table": table}))
        text = json.dumps(await heard(again, "table"))
        assert CHAT not in text
        assert NAMES[0] not in text
    replay = servers[0].get(f"/api/tables/{table}/replay")
    assert [seat["name"] for seat in replay["info"]["seats"]] == ["Player 1", "Player 2"]
    record = archive.export(database, table)
    record.verify()
    database.close()


def test_erasing_gives_way_to_whoever_writes_first(tmp_path: Path) -> None:
    database = open_backend(str(tmp_path / "tables.sqlite3"))
    database.migrate()
    table = make_table(database)
    key = database.find(table)
    assert key is not None
    log = database.log(key)

    class Busy:
        """Another server appends to the log after it was read."""

        def __getattr__(self, name: str) -> Any:
            return getattr(database, name)

        def log(self, key: int) -> list[bytes]:
            return log[:-1]

    assert not erase(table, Extent.NAMES, 9.0, Busy())  # type: ignore[arg-type]
    assert database.log(key) == log, "nothing is half erased"
    database.close()
    assert traces(tmp_path / "tables.sqlite3", CHAT) == [CHAT]
