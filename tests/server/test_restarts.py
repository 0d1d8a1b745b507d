"""SIGHUP: a server begins anew, and nobody at its tables loses more than a moment."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.kills import kept
from tests.server.postgresql import PostgreSQL
from tests.server.processes import Player, ServerProcess, until_moves, until_workers, workers_of

GAMES = [("dokitto-ice", 3), ("dozito", 2), ("aice", 4)]


@contextmanager
def knocking(server: ServerProcess) -> Iterator[list[OSError]]:
    """Somebody connects over and over; what kept them out."""
    refusals: list[OSError] = []
    over = threading.Event()

    def knock() -> None:
        while not over.is_set():
            try:
                with closing(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)):
                    pass
            except OSError as error:
                refusals.append(error)
            time.sleep(0.01)

    thread = threading.Thread(target=knock)
    thread.start()
    try:
        yield refusals
    finally:
        over.set()
        thread.join()


def hang_up(server: ServerProcess) -> None:
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGHUP)


async def test_workers_are_replaced_one_by_one_and_no_move_is_lost(postgresql: PostgreSQL) -> None:
    server = ServerProcess(postgresql.database("restarts"), "--workers", "2")

    async def story(players: list[Player]) -> None:
        await until_workers(server, 2)
        await until_moves(players, 3)
        with knocking(server) as refusals:
            old = set(workers_of(server))
            hang_up(server)
            patience = time.monotonic() + PATIENCE
            while old & set(workers_of(server)):
                assert time.monotonic() < patience
                assert len(workers_of(server)) >= 2, "a new one is there before an old one leaves"
                await asyncio.sleep(0.05)
            await until_moves(players, 5)
            assert len(set(workers_of(server))) == 2
        assert refusals == []
        assert all(player.reconnections or player.over for player in players), "everyone moved over"

    counted = await kept([server], GAMES, story)
    assert (counted.lost, counted.doubled) == (0, 0)
    assert counted.kept > 0


async def test_a_server_on_sqlite_begins_anew_in_its_place(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")

    async def story(players: list[Player]) -> None:
        assert server.process is not None
        number = server.process.pid
        await until_moves(players, 3)
        with knocking(server) as refusals:
            assert await created(server) == len(GAMES)
            hang_up(server)
            patience = time.monotonic() + PATIENCE
            while await created(server):
                assert time.monotonic() < patience
                await asyncio.sleep(0.05)
            await until_moves(players, 5)
        assert refusals == []
        assert (server.process.pid, server.process.poll()) == (number, None)

    counted = await kept([server], GAMES, story)
    assert (counted.lost, counted.doubled) == (0, 0)


async def created(server: ServerProcess) -> int:
    """The tables made since it began, as it counts them; -1 while it does not answer."""
    try:
        text = await asyncio.to_thread(server.text, "/metrics")
    except OSError:
        return -1
    line = next(line for line in text.splitlines() if line.startswith("parfait_tables_created_total"))
    return round(float(line.split()[-1]))
