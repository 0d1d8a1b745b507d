"""Bots in Web Workers of their own: they may think as long as a slow device needs, and never hold up the table.

One Web Worker chooses moves and gives hints. Another one makes reviews, which take minutes on a slow device, so that
no move waits for them; it exists only as long as there is a review to make.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

from parfait.bots.searcher import IterationCount
from parfait.core import ParfaitError, View
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.workers import process
from parfait.server.workers.jobs import Job
from parfait.server.workers.pool import AnyWorker, MovePool, Pool, answered_after
from parfait.server.workers.roster import GLANCE_NAME, LONGEST_SHARE, shares
from parfait.server.workers.tasks import IDLE, Workers

Think = Callable[[bytes], Awaitable[bytes]]
ALL = 100  # per cent
FORCED = 255  # in place of a share: there was nothing to think about
HEAD = struct.Struct("!Bd")  # of an answer: the share, and the seconds that it took
Restart = Callable[[], Awaitable[None]]
REVIEW_SECONDS = 1800.0  # for one step of a review, at most: the finest take minutes even on a fast device
READY = b""  # a question that is answered as soon as Python has started
LONGEST_THOUGHT = 3.0  # seconds in which a level may run all of its iterations, before it makes do with fewer


class PythonWorker(NamedTuple):
    """A Web Worker with Python in it, begun with its first question."""

    think: Think
    restart: Restart  # end it; the next question begins it again


class LevelShares:
    """How much each level has thought on this device, in percent of the iterations that it asks for."""

    def __init__(self) -> None:
        self.moves: Counter[tuple[str, str]] = Counter()  # by game and level
        self.shares: Counter[tuple[str, str]] = Counter()  # the sum over those moves

    def note(self, game: str, level: str, share: int) -> None:
        self.moves[game, level] += 1
        self.shares[game, level] += share

    def listed(self) -> list[dict[str, object]]:
        """The mean share of each game and level, in order."""
        return [
            {"game": game, "level": level, "share": round(self.shares[game, level] / moves)}
            for (game, level), moves in sorted(self.moves.items())
        ]


class DeviceWorker:
    """The bots' Web Worker, where a server has a process."""

    def __init__(self, thinker: PythonWorker, levels: LevelShares) -> None:
        self.levels = levels
        self.think, self.restart = thinker
        self.running = True  # the page has started it
        self.cut_short = False
        self.loaded = False
        self.thought = 0.0  # seconds that the last answer took, without what its question waited for

    async def load(self) -> None:
        """Wait for Python to start there: that does not count as thinking, and may take longer than any move."""
        if not self.loaded:
            await self.think(READY)
        self.loaded = True

    async def start(self) -> None:
        """Restart it if its last question was cancelled: it may still be working on it."""
        if self.cut_short:
            await self.restart()
            self.loaded = False
        self.running, self.cut_short = True, False

    async def ask(self, kind: str, arguments: tuple[object, ...]) -> bytes | ParfaitError:
        self.cut_short = True
        answer = await self.think(pickle.dumps((kind, arguments)))
        self.cut_short = False
        share, self.thought = HEAD.unpack_from(answer)
        if kind == "choose" and share != FORCED:
            view, level = cast("tuple[View, str]", arguments[:2])
            self.levels.note(view.game, level, share)
        return process.answer_of(answer[HEAD.size : HEAD.size + 1], answer[HEAD.size + 1 :])

    async def end(self) -> None:
        """Keep it: loading everything again takes a browser seconds."""
        self.running = False


class Reviewer(DeviceWorker):
    """The Web Worker for reviews."""

    async def end(self) -> None:
        """End it, whatever it is doing: its memory is free for others then."""
        await self.restart()
        self.running = self.cut_short = False


class ReviewPool(Pool):
    async def _do(self, worker: AnyWorker, job: Job) -> None:
        """Make a piece, and stop in the middle of it when nobody wants it any more."""
        asked = asyncio.ensure_future(worker.ask(job.kind, job.arguments))
        either: list[asyncio.Future[Any]] = [asked, job.answer]
        await asyncio.wait(either, timeout=self.seconds, return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            self.finish(job, asked.result())
            return
        asked.cancel()
        await worker.end()
        self.finish(job, None)


def answer(question: bytes) -> bytes:
    """The answer of the bots' Web Worker, after how much of its usual thinking the bot managed, and the time it took.

    Only our own server asks it, so unpickling is safe.
    """
    if question == READY:
        return READY
    kind, arguments = pickle.loads(question)
    count = IterationCount()
    began = time.perf_counter()
    outcome, text = process.answer(kind, (*arguments, count) if kind == "choose" else arguments)
    share = FORCED if count.wanted == 0 else ALL * count.done // count.wanted
    return HEAD.pack(share, time.perf_counter() - began) + outcome + text


class DevicePlayers(MovePool):
    """Bots that take as long as this device needs for the iterations of their level, up to `LONGEST_THOUGHT`.

    As on a server, the time that a move takes must not reveal what a bot holds. How fast a device is shows only in
    play, so each game and level begins with the usual share, and takes as long as its longest thought so far. A move
    may also wait in the Web Worker, for a hint or for Python to start: that is no part of the thought.
    """

    def __init__(self, metrics: Metrics, seconds: float, new_worker: Callable[[int], AnyWorker]) -> None:
        super().__init__(1, 0, seconds, metrics, shares(), new_worker)
        self.longest: dict[tuple[str, str], float] = {}

    async def _do(self, worker: AnyWorker, job: Job) -> None:
        if isinstance(worker, DeviceWorker):
            await worker.load()
        loop = asyncio.get_running_loop()
        began = loop.time()
        view, level = job.arguments
        kind = view.game, level
        share = self.longest.get(kind, min(LONGEST_SHARE, self.shares.get(level, LONGEST_SHARE)))
        thought = worker.ask(job.kind, (*job.arguments, LONGEST_THOUGHT))
        answer = await asyncio.wait_for(thought, self.seconds)
        taken = loop.time() - began
        thought_for = worker.thought if isinstance(worker, DeviceWorker) else taken
        self.longest[kind] = max(share, min(thought_for, LONGEST_THOUGHT))
        loop.call_at(began + answered_after(taken, share + self.margin), self.finish, job, answer)


class DeviceWorkers(Workers):
    def __init__(self, settings: Settings, metrics: Metrics, bots: PythonWorker, reviewer: PythonWorker) -> None:
        self.levels = LevelShares()

        def new_worker(niceness: int) -> DeviceWorker:
            return DeviceWorker(bots, self.levels)

        super().__init__(settings, metrics, new_worker)
        self.efforts = {"quick": GLANCE_NAME}
        self.reviewers = ReviewPool(
            1, 0, REVIEW_SECONDS, metrics, IDLE, lambda niceness: Reviewer(reviewer, self.levels)
        )
        margin = self.players.margin
        self.players = DevicePlayers(metrics, settings.bot_seconds, new_worker)
        self.players.margin = margin
