"""kill -9 at any moment: what was acknowledged is there afterwards, exactly once, and play goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from parfait.server.store import open_backend
from tests.server.postgresql import PostgreSQL
from tests.server.processes import (
    Player,
    ServerProcess,
    check_logs,
    open_games,
    playing,
    until_moves,
    until_workers,
    workers_of,
)

GAMES = [("dokitto-ice", 3), ("dozito", 2), ("dokitto-ice", 2), ("aice", 4), ("dozito", 3)]


def kept(servers: list[ServerProcess], games: list[tuple[str, int]], story: Callable[[list[Player]], Any]) -> int:
    """Players play while a story happens to their servers: how many moves were acknowledged, each of them kept once."""
    for server in servers:
        server.start()
    try:
        for server in servers:
            server.until_ready()
        players = open_games(servers[0], servers, games)

        async def told() -> None:
            async with playing(players):
                await story(players)

        asyncio.run(told())
        for server in servers:
            server.kill()
        with closing(open_backend(servers[0].database)) as backend:
            return check_logs(backend, players)
    finally:
        for server in servers:
            server.kill()


def killed(servers: list[ServerProcess], kills: int, seed: int) -> int:
    """One server after the other is killed in the middle of it and started again."""
    dice = random.Random(seed)

    async def story(players: list[Player]) -> None:
        for _ in range(kills):
            await until_moves(players, dice.randrange(10, 40))
            victim = dice.choice(servers)
            await asyncio.to_thread(victim.kill)
            if len(servers) > 1:
                await until_moves(players, 10)  # at the others
            victim.start()
            await asyncio.to_thread(victim.until_ready)
        await until_moves(players, 20)

    return kept(servers, GAMES, story)


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    assert killed([ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")], kills=4, seed=1) >= 90


def test_nothing_acknowledged_is_lost_on_postgresql(postgresql: PostgreSQL) -> None:
    assert killed([ServerProcess(postgresql.database("one"))], kills=2, seed=2) >= 60


def test_two_servers_on_one_postgresql_lose_and_double_nothing(postgresql: PostgreSQL) -> None:
    url = postgresql.database("two")
    assert killed([ServerProcess(url), ServerProcess(url)], kills=3, seed=3) >= 60


def test_postgresql_away_for_a_while(postgresql: PostgreSQL) -> None:
    """Its connections are cut again and again: nothing is lost or doubled, and play goes on by itself."""
    server = ServerProcess(postgresql.database("away"))

    async def story(players: list[Player]) -> None:
        for _ in range(3):
            await until_moves(players, 20)
            with postgresql.refusing("away"):
                await asyncio.sleep(0.3)
        await until_moves(players, 30)
        assert await asyncio.to_thread(server.stop) == 0

    assert kept([server], GAMES[:3], story) > 60


def test_several_processes_on_one_port_and_one_of_them_killed(postgresql: PostgreSQL) -> None:
    """`--workers 2`: the one that is left goes on, and the other is started again."""
    server = ServerProcess(postgresql.database("workers"), "--workers", "2")

    async def story(players: list[Player]) -> None:
        for _ in range(2):
            await until_moves(players, 20)
            os.kill(workers_of(server)[0], signal.SIGKILL)
        await until_moves(players, 30)
        await until_workers(server, 2)
        with postgresql.refusing("workers"):  # one that begins while the database is away waits for it
            os.kill(workers_of(server)[0], signal.SIGKILL)
            await asyncio.sleep(1)
            await until_workers(server, 2)
            await asyncio.sleep(3)
        await until_moves(players, 30)
        await until_workers(server, 2)
        assert await asyncio.to_thread(server.stop) == 0

    assert kept([server], GAMES[:3], story) > 60
