"""Mixed load for a long while: does a server stay fast, and does it grow?

    python -m bench.soak                                       half an hour on SQLite
    python -m bench.soak --minutes 3 --database postgresql     two workers on PostgreSQL

Full games by four scripted clients a table, rematch after rematch, while guests come to watch, chat and go, players
lose their connection and come back, tables with bots are opened and played, and pages are asked for. A line for each
tenth of the time: moves, the time from a move to its arrival at the other seats, errors (a table that stands still is
one), memory of all processes, sessions of the database. Ends with 1 if there was an error or a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess

from bench.server import SEATS, Figures, Game, Socket, connect, decode, join
from parfait import games

TABLES = 24
PACE = 0.02  # seconds that a player takes to move
LINES = 10  # of the report
LIFTED = {"PARFAIT_CONNECTIONS_PER_ADDRESS": "1000000", "PARFAIT_CHAT_PER_MINUTE": "1e9", "PARFAIT_BOT_DELAY": "0.1"}


class Soak:
    def __init__(self, server: ServerProcess, sessions: Callable[[], int]) -> None:
        self.server = server
        self.sessions = sessions
        self.figures = Figures()
        self.dice = random.Random(5)
        self.errors: list[str] = []
        self.guests = 0
        self.returns = 0
        self.bot_games = 0
        self.faulty = 0
        names = [name for name in games.names() if SEATS in games.find(name).players]
        self.games = [Players(self, names[i % len(names)]) for i in range(TABLES)]

    async def run(self, seconds: float) -> None:
        for game in self.games:
            await game.open()
        work = [self._guests(), self._returns(), self._bots(), self._pages()]
        tasks = [asyncio.create_task(self._guarded(job)) for job in work]
        self._head()
        began, moves = time.monotonic(), 0
        for line in range(LINES):
            self.figures.clear()
            made = {game: game.made for game in self.games}
            await asyncio.sleep(max(0.0, began + seconds * (line + 1) / LINES - time.monotonic()))
            moves += self.figures.moves
            self.errors += [f"{game.game} stood still" for game in self.games if game.made == made[game]]
            self._line(time.monotonic() - began)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for game in self.games:
            game.close()
        self.faulty = self.faults()
        print(
            f"{moves} moves, {self.guests} guests, {self.returns} came back, {self.bot_games} games with bots,"
            f" {len(self.errors)} errors, {self.faulty} faults"
        )
        for error in sorted(set(self.errors))[:10]:
            print(f"  {error}")

    async def _guarded(self, job: Any) -> None:
        try:
            await job
        except Exception as error:
            self.errors.append(repr(error))

    def _head(self) -> None:
        heads = ("minutes", "moves/s", "p50 ms", "p99 ms", "errors", "MB", "sessions")
        print("".join(f"{head:>10}" for head in heads))
        self.since = time.monotonic()

    def _line(self, elapsed: float) -> None:
        latencies = sorted(self.figures.latencies) or [0.0]
        seconds, self.since = time.monotonic() - self.since, time.monotonic()
        figures = (
            f"{elapsed / 60:.1f}",
            f"{self.figures.moves / seconds:.0f}",
            f"{latencies[len(latencies) // 2] * 1000:.1f}",
            f"{latencies[int(len(latencies) * 0.99)] * 1000:.1f}",
            str(len(self.errors)),
            f"{self.memory() / 1e6:.0f}",
            str(self.sessions()),
        )
        print("".join(f"{figure:>10}" for figure in figures), flush=True)

    def memory(self) -> int:
        """The memory of the server's processes; bot processes are recognised by their command."""
        pages = 0
        for process in self.server.processes():
            folder = Path(f"/proc/{process}")
            if b"parfait.server.workers" not in (folder / "cmdline").read_bytes():
                pages += int((folder / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def faults(self) -> int:
        with urllib.request.urlopen(self.server.base + "/metrics") as answer:
            lines = answer.read().decode().splitlines()
        of_workers = [line for line in lines if line.startswith('parfait_refusals_total{key="fault"')]
        return sum(round(float(line.split()[-1])) for line in of_workers)

    # What happens beside the games

    async def _guests(self) -> None:
        while True:
            game = self.dice.choice(self.games)
            guest = await connect(self.server.port, "/ws", self._heard)
            guest.send(json.dumps({"type": "join", "table": game.table}).encode())
            guest.send(b'{"type":"say","text":"Good evening!"}')
            await asyncio.sleep(self.dice.random())
            guest.transport.close()
            self.guests += 1

    async def _returns(self) -> None:
        while True:
            await asyncio.sleep(self.dice.random())
            await self.dice.choice(self.games).come_back(self.dice.randrange(SEATS))
            self.returns += 1

    async def _bots(self) -> None:
        while True:
            await BotGame(self).play()
            self.bot_games += 1

    async def _pages(self) -> None:
        while True:
            for path in ("/api/tables", "/healthz", f"/api/tables/{self.dice.choice(self.games).table}", "/"):
                await asyncio.to_thread(self._get, path)
                await asyncio.sleep(0.1)

    def _get(self, path: str) -> None:
        with urllib.request.urlopen(self.server.base + path, timeout=30) as answer:
            answer.read()

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"error"'):
            self.errors.append(text.decode())


class Players(Game):
    """One table and its four clients, each of whom may lose its connection and come back."""

    def __init__(self, soak: Soak, game: str) -> None:
        super().__init__(soak.server.port, game, soak.figures, PACE)
        self.soak = soak
        self.table = ""

    def heard(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"error"') and b'"wrong-step"' in text:
            return  # a move sent again that had been made
        if text.startswith(b'{"type":"error"'):
            self.soak.errors.append(text.decode())
            return
        if text.startswith(b'{"type":"table"'):
            info = decode(text).info
            if info.get("rematch"):  # it went on without us
                self.sockets[seat].send(join(info["rematch"], self.keys[seat]))
                return
            self.table = info["table"]
            if info["status"] == "over":
                self.sockets[seat].send(b'{"type":"rematch"}')
                return
        super().heard(seat, text)

    async def come_back(self, seat: int) -> None:
        if self.joined < SEATS:
            return  # on the way to the next game
        self.sockets[seat].transport.close()
        table = self.table
        opened: Socket = await connect(self.port, "/ws", lambda text: self.heard(seat, text))
        self.sockets[seat] = opened
        opened.send(join(table, self.keys[seat]))


class BotGame:
    """One person and three bots, for some moves."""

    MOVES = 5

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.moves = 0
        self.done = asyncio.Event()

    async def play(self) -> None:
        seats: list[dict[str, str]] = [{}, *({"bot": level} for level in ("1", "2", "random"))]
        content = {"game": "dokitto-ice", "players": 4, "seats": seats, "seat": 0, "name": "Guest"}
        made = await asyncio.to_thread(self.soak.server.post, "/api/tables", content)
        self.socket = await connect(self.soak.server.port, "/ws", self.heard)
        self.socket.send(join(made["table"], made["token"]))
        self.socket.send(b'{"type":"start"}')
        async with asyncio.timeout(120):
            await self.done.wait()
        self.socket.send(b'{"type":"close"}')
        await asyncio.sleep(0.2)
        self.socket.transport.close()

    def heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"presence"') or self.done.is_set():
            return
        message = decode(text)
        if message.type == "error":
            self.soak.errors.append(text.decode())
        elif message.legal:
            self.moves += 1
            if self.moves > self.MOVES:
                self.done.set()
                return
            pattern = self.soak.dice.choice(message.legal)
            move = " ".join(self.soak.dice.choice(word.split("|")) for word in pattern.split(" "))
            fields = {"type": "move", "id": str(self.moves), "step": message.step, "move": move}
            self.socket.send(json.dumps(fields).encode())


@contextmanager
def sqlite() -> Iterator[tuple[ServerProcess, Callable[[], int]]]:
    with tempfile.TemporaryDirectory() as folder:
        yield ServerProcess(f"sqlite:{Path(folder) / 'tables.sqlite3'}", **LIFTED), lambda: 0


@contextmanager
def postgresql() -> Iterator[tuple[ServerProcess, Callable[[], int]]]:
    with PostgreSQL.running() as running:
        server = ServerProcess(running.database("soak"), "--workers", "2", **LIFTED)
        yield server, lambda: len(running.sessions("soak"))


DATABASES = {"sqlite": sqlite, "postgresql": postgresql}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--database", choices=DATABASES, default="sqlite")
    arguments = parser.parse_args()
    with DATABASES[arguments.database]() as (server, sessions):
        server.start()
        try:
            server.until_ready()
            soak = Soak(server, sessions)
            asyncio.run(soak.run(arguments.minutes * 60))
        finally:
            server.stop()
    return 1 if soak.errors or soak.faulty else 0


if __name__ == "__main__":
    sys.exit(main())
