"""What the server has done in other processes, so that none of it can hold up a table.

One pool of processes chooses moves. Another process does what can wait: hints, reviews, and the records that people
open; it starts when there is something to do and ends soon after. A job that fails twice is given up.
"""

from __future__ import annotations

import asyncio
import os

import msgspec

from parfait.bots import MoveAdvice
from parfait.core import ParfaitError, View
from parfait.server.metrics import Metrics
from parfait.server.protocol.refusals import Refused
from parfait.server.settings import Settings
from parfait.server.workers.jobs import Answer, Job, Rank, Share
from parfait.server.workers.pool import MovePool, NewWorker, Pool, new_process
from parfait.server.workers.roster import shares

TRIES = 2
MOST_HINTS = 50  # of one address, that may wait
ERRANDS_NICENESS = 5  # for what can wait
ERRAND_SECONDS = 10.0  # for a hint or a record
RECORD_PATIENCE = 30.0  # seconds for a record that somebody opens, with the time that it waits
PIECE_SECONDS = 0.4  # for a piece of a review: hints need not wait longer
IDLE = 10.0  # seconds after which the process for errands ends


class Workers:
    def __init__(self, settings: Settings, metrics: Metrics, new_worker: NewWorker = new_process) -> None:
        size = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.players = MovePool(size, 0, settings.bot_seconds, metrics, shares(), new_worker)
        self.players.margin = min(0.2, settings.bot_delay / 2)
        self.errands = Pool(1, ERRANDS_NICENESS, ERRAND_SECONDS, metrics, IDLE, new_worker)
        self.reviewers = self.errands  # a device has a pool of its own for reviews
        self.efforts: dict[str, str] = {}  # and makes do with another effort than the one that is asked for

    @property
    def waiting(self) -> int:
        return sum(len(pool.queue) for pool in {self.players, self.errands, self.reviewers})

    async def choose(self, view: View, level: str, share: Share) -> int | None:
        """An action; None if no bot could choose one."""
        answer = await self.players.run(Job("choose", share, (view, level), TRIES))
        return msgspec.json.decode(answer, type=int) if isinstance(answer, bytes) else None

    async def advise(self, view: View, share: Share) -> MoveAdvice | None:
        """A seat's best moves, and why; None if no bot has time."""
        if self.errands.queue.waiting(share) >= MOST_HINTS:
            return None
        answer = await self.errands.run(Job("advise", share, (view,), TRIES))
        return msgspec.json.decode(answer, type=MoveAdvice) if isinstance(answer, bytes) else None

    async def replay(self, record: bytes, seat: int, start: int, address: str) -> bytes:
        """A stretch of a record as JSON; `ParfaitError` if it cannot be shown."""
        return await self._of_record(Job("replay", Share(Rank.RECORD, address, ""), (record, seat, start), 1))

    async def branch(self, record: bytes, step: int, seat: int | None, address: str) -> bytes:
        """The beginning of a game that continues from a step of another one, as a record."""
        return await self._of_record(Job("branch", Share(Rank.RECORD, address, ""), (record, step, seat), TRIES))

    async def _of_record(self, job: Job) -> bytes:
        try:
            answer = await asyncio.wait_for(self.errands.run(job), RECORD_PATIENCE)
        except TimeoutError:
            raise Refused("too-many-records", 503) from None
        if answer is None:
            raise Refused("record-too-slow", 422)
        if isinstance(answer, ParfaitError):
            raise answer
        return answer

    async def review(self, record: bytes, effort: str, start: int, address: str, table: str) -> Answer:
        """The piece of a review that begins with a step, as JSON."""
        share = Share(Rank.REVIEW, address, table)
        return await self.reviewers.run(
            Job("review", share, (record, self.efforts.get(effort, effort), start, PIECE_SECONDS), TRIES)
        )

    async def stop(self) -> None:
        for pool in {self.players, self.errands, self.reviewers}:
            await pool.stop()
