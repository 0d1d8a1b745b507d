"""kill -9 at any moment: what was acknowledged is there afterwards, exactly once, and every table goes on.

`python -m bench.kills` kills more often.
"""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from tests.server.kills import GAMES, kept, killed
from tests.server.postgresql import PostgreSQL
from tests.server.processes import Counted, Player, ServerProcess, until_moves, until_workers, workers_of


def none_lost(counted: Counted, at_least: int) -> None:
    assert (counted.lost, counted.doubled) == (0, 0)
    assert counted.kept >= at_least, "too little happened to tell"


async def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    none_lost(await killed([ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")], kills=4, seed=1), at_least=40)


async def test_nothing_acknowledged_is_lost_on_postgresql(postgresql: PostgreSQL) -> None:
    none_lost(await killed([ServerProcess(postgresql.database("one"))], kills=2, seed=2), at_least=20)


async def test_two_servers_on_one_postgresql_lose_and_double_nothing(postgresql: PostgreSQL) -> None:
    """Every table has seats at both, so that it goes on only if they hear each other."""
    url = postgresql.database("two")
    none_lost(await killed([ServerProcess(url), ServerProcess(url)], kills=3, seed=3), at_least=40)


async def test_servers_workers_and_postgresql_itself_are_killed(postgresql: PostgreSQL) -> None:
    url = postgresql.database("all")
    servers = [ServerProcess(url), ServerProcess(url, "--workers", "2")]
    none_lost(await killed(servers, kills=4, seed=4, postgresql=postgresql), at_least=40)


async def test_postgresql_away_for_a_while(postgresql: PostgreSQL) -> None:
    """Its connections are cut again and again: nothing is lost or doubled, and play goes on by itself."""
    server = ServerProcess(postgresql.database("away"))

    async def story(players: list[Player]) -> None:
        for _ in range(3):
            await until_moves(players, 5)
            with postgresql.refusing("away"):
                await asyncio.sleep(0.3)
        await until_moves(players, 5)
        assert await asyncio.to_thread(server.stop) == 0

    none_lost(await kept([server], GAMES[:3], story), at_least=60)


async def test_several_processes_on_one_port_and_one_of_them_killed(postgresql: PostgreSQL) -> None:
    """`--workers 2`: the one that is left goes on, and the other is started again."""
    server = ServerProcess(postgresql.database("workers"), "--workers", "2")

    async def story(players: list[Player]) -> None:
        for _ in range(2):
            await until_moves(players, 5)
            os.kill(workers_of(server)[0], signal.SIGKILL)
        await until_moves(players, 5)
        await until_workers(server, 2)
        with postgresql.refusing("workers"):  # one that begins while the database is away waits for it
            os.kill(workers_of(server)[0], signal.SIGKILL)
            await asyncio.sleep(1)
            await until_workers(server, 2)
            await asyncio.sleep(3)
        await until_moves(players, 5)
        await until_workers(server, 2)
        assert await asyncio.to_thread(server.stop) == 0

    none_lost(await kept([server], GAMES[:3], story), at_least=60)
