"""Does the time that a bot takes tell whether it had a choice? Forced moves against free ones, as others see them.

    make bench-timing            a table for people
    make bench-timing JSON=1     one JSON object per line

For every level, at tables of bots (in time) and of people whose time is up: the share of pairs in which the free move
came later than the forced one (AUC). 0.5 tells nothing, and 0.55 is the most that may be. First on a server that has
little else to do, then beside dozens of tables of level-5 bots and a process that keeps a core busy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
from tests.ports import free_port

from bench.server import Socket, connect, join, parfait_server, post
from parfait.core import State
from parfait.records import apply_step
from parfait.server.store import open_backend
from parfait.server.tables.table import Table, fold, steps_of
from parfait.server.workers.roster import LEVELS

SECONDS = 60.0
TABLES = 10  # of each kind and level, when little else is to be done
OTHERS = 40  # tables of level-5 bots beside them, when much is
GAMES = ("dokitto-ice", "dozito")  # in which a fifth of all moves is forced
SEATS = 4
IN_TIME, OUT_OF_TIME = "bot", "time"
HOG = "while True: pass"


class Change(msgspec.Struct):
    by: str | None = None
    move: str | None = None
    seat: int | None = None


class Heard(msgspec.Struct):
    type: str
    step: int = 0
    changes: list[Change] = []


decode = msgspec.json.Decoder(Heard).decode


class Watched:
    """A table, and when each of its steps came."""

    def __init__(self, port: int, by: str, level: str, game: str) -> None:
        self.port = port
        self.by = by
        self.level = level
        self.game = game
        self.socket: Socket | None = None
        self.last: float | None = None
        self.moves: dict[int, float] = {}  # by the step before: how long after the last one
        self.out: set[int] = set()  # seats whose bank is spent

    async def open(self) -> None:
        self.table, token = await asyncio.to_thread(self._create)
        self.socket = await connect(self.port, "/ws", self.heard)
        self.socket.send(join(self.table, token))

    def _create(self) -> tuple[str, str]:
        wanted: dict[str, Any] = {"game": self.game, "players": SEATS}
        if self.by == IN_TIME:
            wanted |= {"seats": [{"bot": self.level}] * SEATS, "start": True}
        else:
            wanted |= {"seat": 0, "name": "Seat 0", "clock": {"bank": 5}, "timeout_level": self.level}
        made = post(self.port, "/api/tables", wanted)
        if self.by == OUT_OF_TIME:
            for seat in range(1, SEATS):
                post(self.port, f"/api/tables/{made['table']}/seats/{seat}", {"name": f"Seat {seat}"})
        return made["table"], made["token"]

    def heard(self, text: bytes) -> None:
        now = time.perf_counter()
        message = decode(text)
        if message.type == "table" and self.by == OUT_OF_TIME and self.last is None:
            assert self.socket is not None
            self.socket.send(b'{"type":"start"}')
        if message.type != "update":
            return
        moved = message.changes[0]
        if moved.by == self.by and self.last is not None and (self.by == IN_TIME or moved.seat in self.out):
            self.moves[message.step - len(message.changes)] = now - self.last
        if moved.by == OUT_OF_TIME and moved.seat is not None:
            self.out.add(moved.seat)
        self.last = now

    def close(self) -> None:
        if self.socket is not None:
            self.socket.transport.close()


async def watch(tables: list[Watched], seconds: float) -> None:
    for table in tables:
        await table.open()
        await asyncio.sleep(0.02)
    await asyncio.sleep(seconds)
    for table in tables:
        table.close()


def forced_steps(log: list[bytes]) -> dict[int, bool]:
    """For each step, whether the seat to act had no choice."""
    table: Table = fold("", log[:1])
    state: State = table.state
    found = {}
    for number, (step, _) in enumerate(steps_of(log)):
        found[number] = state.turn >= 0 and len(state.legal_actions()) == 1
        apply_step(table.game, state, step)
    return found


def auc(forced: list[float], free: list[float]) -> float:
    """The share of pairs in which the free one took longer; a tie is half."""
    ordered = sorted(forced)
    later = sum(bisect_left(ordered, x) + bisect_right(ordered, x) for x in free)
    return later / (2 * len(forced) * len(free))


def measure(levels: list[str], tables: int, others: int, seconds: float) -> dict[tuple[str, str], list[list[float]]]:
    """The times of forced moves and of free moves, by level and kind."""
    found: dict[tuple[str, str], list[list[float]]] = defaultdict(lambda: [[], []])
    with tempfile.TemporaryDirectory() as folder, ExitStack() as held:
        port = free_port()
        held.enter_context(parfait_server(folder, port))
        if others:
            hog = subprocess.Popen([sys.executable, "-c", HOG])
            held.callback(hog.wait)
            held.callback(hog.kill)
        watched = [
            Watched(port, by, level, GAMES[number % len(GAMES)])
            for level in levels
            for by in (IN_TIME, OUT_OF_TIME)
            for number in range(tables)
        ]
        busy = [Watched(port, IN_TIME, "5", GAMES[number % len(GAMES)]) for number in range(others)]
        asyncio.run(watch([*busy, *watched], seconds))
        backend = open_backend(f"sqlite:{Path(folder) / f'{port}.sqlite3'}")
        for table in watched:
            key = backend.find(table.table)
            assert key is not None
            forced = forced_steps(backend.log(key))
            for step, taken in table.moves.items():
                found[table.level, table.by][not forced[step]].append(taken)
        backend.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--others", type=int, default=OTHERS)
    arguments = parser.parse_args()
    if not arguments.json:
        print("Time of forced moves against free ones; 0.5 tells nothing")
        print(f"{'':34}" + "".join(f"{head:>10}" for head in ("AUC", "forced", "free", "median s", "p95 s")))
    for level in arguments.levels:
        for load, others in (("idle", 0), ("busy", arguments.others)):
            times = measure([level], arguments.tables, others, arguments.seconds)
            for (_, by), (forced, free) in sorted(times.items()):
                case = f"level {level}, {'in time' if by == IN_TIME else 'out of time'}, {load}"
                if not forced or not free:
                    raise RuntimeError(f"{case}: nothing to compare")
                value, both = auc(forced, free), sorted(forced + free)
                if arguments.json:
                    print(json.dumps({"bench": "timing", "case": case, "value": value, "unit": "AUC"}), flush=True)
                    continue
                shown = (statistics.median(both), both[int(len(both) * 0.95)])
                figures = "".join(f"{figure:10.3f}" for figure in shown)
                print(f"{case:34}{value:10.3f}{len(forced):10}{len(free):10}{figures}", flush=True)


if __name__ == "__main__":
    main()
