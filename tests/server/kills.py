"""kill -9 of whatever serves, in the middle of games: what was acknowledged must be there afterwards, once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import closing

from parfait.server.store import open_backend
from tests.server.postgresql import PostgreSQL
from tests.server.processes import (
    Counted,
    Player,
    ServerProcess,
    count_moves,
    open_games,
    playing,
    until_moves,
    until_workers,
    workers_of,
)

GAMES = [("dokitto-ice", 3), ("dozito", 2), ("dokitto-ice", 2), ("aice", 4), ("dozito", 3)]


async def kept(
    servers: list[ServerProcess],
    games: list[tuple[str, int]],
    story: Callable[[list[Player]], Awaitable[None]],
) -> Counted:
    """Players play while a story happens to their servers: what became of the moves that were acknowledged."""
    for server in servers:
        server.start()
    try:
        for server in servers:
            server.until_ready()
        players = await open_games(servers[0], servers, games)
        async with playing(players):
            await story(players)
        for server in servers:
            server.kill()
        with closing(open_backend(servers[0].database)) as backend:
            return count_moves(backend, players)
    finally:
        for server in servers:
            server.kill()


async def killed(
    servers: list[ServerProcess],
    kills: int,
    seed: int,
    postgresql: PostgreSQL | None = None,
    struck: Callable[[str], None] = lambda victim: None,
) -> Counted:
    """One after the other is killed in the middle of it and started again, and every table goes on each time.

    Servers, workers and supervisors where there are several, and PostgreSQL where it is given.
    """
    dice = random.Random(seed)
    many = [server for server in servers if "--workers" in server.options]
    victims: list[tuple[str, ServerProcess | None]] = [("worker", server) for server in many]
    victims += [("supervisor" if server in many else "server", server) for server in servers]
    victims += [("postgresql", None)] if postgresql is not None else []

    async def story(players: list[Player]) -> None:
        for number in range(kills):
            await until_moves(players, dice.randrange(2, 8))
            await asyncio.sleep(dice.random() / 20)  # at any moment of a move
            kind, server = victims[number % len(victims)]
            struck(kind)
            if server is None:
                assert postgresql is not None
                await asyncio.to_thread(postgresql.kill)
                await asyncio.to_thread(postgresql.start)
            elif kind == "worker":
                os.kill(dice.choice(workers_of(server)), signal.SIGKILL)
                await until_workers(server, 2)
            else:
                await asyncio.to_thread(server.kill)
                if len(servers) > 1:
                    await until_moves(players, 2)  # at the others
                server.start()
                if server in many:
                    await until_workers(server, 2)
                await asyncio.to_thread(server.until_ready)
            for player in players:
                await player.go_home()
        await until_moves(players, 3)

    return await kept(servers, GAMES, story)
