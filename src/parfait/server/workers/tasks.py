"""Bots at work in processes of their own, so that none of them can hold up a table.

One crew of processes chooses moves. Another process does what can wait: hints, reviews, and the records that people
open; it is started when there is something to do and ends soon after. A job that fails twice is given up, and the
answer is None.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from parfait.bots import MoveAdvice
from parfait.core import ParfaitError, View
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.workers.jobs import Job, Rank, Share
from parfait.server.workers.pool import MovePool, Pool
from parfait.server.workers.roster import shares

TRIES = 2
MOST_HINTS = 50  # of one address, that may wait
ERRANDS_NICENESS = 5  # for what can wait
ERRAND_SECONDS = 10.0  # for a hint or a record
PIECE_SECONDS = 0.4  # for a piece of a review: hints need not wait longer
IDLE = 10.0  # seconds after which the process for errands ends


def always() -> bool:
    return True


class Workers:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        size = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.players = MovePool(size, 0, settings.bot_seconds, metrics, shares())
        self.players.margin = min(0.2, settings.bot_delay / 2)
        self.errands = Pool(1, ERRANDS_NICENESS, ERRAND_SECONDS, metrics, IDLE)

    @property
    def waiting(self) -> int:
        return len(self.players.queue) + len(self.errands.queue)

    def choose(
        self,
        view: View,
        level: str,
        share: Share,
        done: Callable[[int | None], None],
        wanted: Callable[[], bool] = always,
    ) -> None:
        """Ask for an action; `done` is called later, with None if no bot could choose one."""
        self.players.put(Job("choose", share, (view, level), partial(_decoded, done), wanted, TRIES))

    def advise(self, view: View, share: Share, done: Callable[[MoveAdvice | None], None]) -> None:
        """Ask what a seat's best moves are, and why; `done` is called with None when no bot has time."""
        if self.errands.queue.waiting(share) >= MOST_HINTS:
            done(None)
            return
        self.errands.put(Job("advise", share, (view,), partial(_decoded, done, kind=MoveAdvice), always, TRIES))

    def replay(
        self,
        record: bytes,
        seat: int,
        start: int,
        address: str,
        done: Callable[[bytes | ParfaitError | None], None],
        wanted: Callable[[], bool],
    ) -> None:
        """Ask for a stretch of a record as JSON, or why it cannot be."""
        share = Share(Rank.RECORD, address, "")
        self.errands.put(Job("replay", share, (record, seat, start), done, wanted, 1))

    def review(
        self,
        record: bytes,
        effort: str,
        start: int,
        address: str,
        table: str,
        done: Callable[[bytes | ParfaitError | None], None],
        wanted: Callable[[], bool],
    ) -> None:
        """Ask for the piece of a review that begins with a step, as JSON, or why it cannot be."""
        share = Share(Rank.REVIEW, address, table)
        self.errands.put(Job("review", share, (record, effort, start, PIECE_SECONDS), done, wanted, TRIES))

    def branch(
        self,
        record: bytes,
        step: int,
        seat: int | None,
        address: str,
        done: Callable[[bytes | ParfaitError | None], None],
        wanted: Callable[[], bool],
    ) -> None:
        """Ask for the beginning of a game that continues another one, as a record, or why that is impossible."""
        share = Share(Rank.RECORD, address, "")
        self.errands.put(Job("branch", share, (record, step, seat), done, wanted, TRIES))

    async def stop(self) -> None:
        await self.players.stop()
        await self.errands.stop()


def _decoded(done: Callable[[Any], None], answer: bytes | ParfaitError | None, kind: Any = Any) -> None:
    done(msgspec.json.decode(answer, type=kind) if isinstance(answer, bytes) else None)
