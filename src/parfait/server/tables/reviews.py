"""Reviews of games that are over, made in the bots' processes: a piece at a time, each kept before the next is begun.

A review goes on for as long as somebody asks how far it is. What was found is kept: with the table in the database, so
that it goes on there after a stop of the server, or, for a record that somebody opened, for a while in memory.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from parfait.core import ParfaitError
from parfait.lab.review.account import account, turning_points
from parfait.lab.review.story import story
from parfait.lab.review.walk import Review
from parfait.records import read_record
from parfait.server.store import Away, Backend
from parfait.server.tables.updates import sent
from parfait.server.wire import reviewing as r
from parfait.server.wire.refusals import Refusal, Refused

if TYPE_CHECKING:
    from parfait.server.tables.house import House

VERSION = 3  # of how games are reviewed: what is kept of another one is not used
PATIENCE = 20.0  # seconds after which nobody asks any more
MOST_RUNNING = 12
MOST_OF_AN_ADDRESS = 2
REMEMBERED = 40
MOST_STEPS = 400  # in one answer


class Piece(msgspec.Struct, frozen=True):
    """A stretch of a review, as it is kept."""

    total: int
    start: list[float]
    start_errors: list[float]
    step: int  # of the first of them
    steps: list[r.ReviewedStep]
    sketch: list[list[float]] = []  # of the whole game, in the first piece


_pieces = msgspec.json.Decoder(Piece)


class Kept:
    """One review, as far as it is."""

    def __init__(self, id: str, key: int | None, effort: r.EffortName, record: bytes) -> None:
        self.id = id
        self.key = key  # of the table, if it is kept with one
        self.effort = effort
        self.record = record
        self.address = ""
        self.total = 0
        self.start: list[float] = []
        self.start_errors: list[float] = []
        self.steps: list[r.ReviewedStep] = []
        self.sketch: list[list[float]] = []
        self.summary: r.ReviewSummary | None = None
        self.asked = 0.0  # when somebody asked last
        self.running = False
        self.problem: Refusal | None = None

    @property
    def done(self) -> bool:
        return self.summary is not None

    def add(self, piece: Piece) -> None:
        if piece.step != len(self.steps):  # somebody else's, or one that was lost
            return
        self.total, self.start, self.start_errors = piece.total, piece.start, piece.start_errors
        self.steps += piece.steps
        self.sketch = self.sketch or piece.sketch
        if len(self.steps) == self.total:
            self.summary = summary(self)

    def answer(self, step: int) -> r.ReviewAnswer:
        status: Literal["done", "running", "paused"] = "done" if self.done else "running" if self.running else "paused"
        shown = self.steps[step : step + MOST_STEPS]
        last = step + len(shown) == len(self.steps)
        told = self.summary if last else None
        if self.done and not last:
            status = "running"  # there is more to fetch
        sketch = [] if step or self.done else self.sketch
        progress = (status, len(self.steps), self.total)
        return r.ReviewAnswer(self.id, self.effort, *progress, self.start, sketch, step, shown, told)


def summary(kept: Kept) -> r.ReviewSummary:
    steps: Any = kept.steps  # their fields are those of `StepReview`
    found = Review(read_record(kept.record), tuple(kept.start), tuple(kept.start_errors), steps)
    seats = range(found.record.players)
    return r.ReviewSummary(
        [r.ReviewedAccount(**asdict(account(found, seat))) for seat in seats],
        [[sent(event) for event in story(found, seat)] for seat in seats],
        turning_points(found),
    )


class Reviews:
    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[tuple[str, str], Kept] = OrderedDict()

    def find(self, id: str, effort: str) -> Kept | None:
        """A review that is in memory; whoever asks for it wants it to go on."""
        found = self.kept.get((id, effort))
        if found is not None:
            self.kept.move_to_end((id, effort))
            found.asked = self.house.now()
        return found

    async def begin(self, id: str, key: int | None, effort: r.EffortName, record: bytes, address: str) -> Kept:
        """Begin a review, or go on with it where it was; `Refused` when there are too many."""
        found = self.find(id, effort)
        if found is None:
            found = Kept(id, key, effort, record)
            found.asked = self.house.now()
            await self._recall(found)
            found = self.kept.setdefault((id, effort), found)
            self._forget_some()
        if not found.done and not found.running:
            self._make_room(address)
            found.running, found.address, found.problem = True, address, None
            self.house.spawn(self._work(found))
        return found

    def forget(self, id: str) -> None:
        """The table is deleted."""
        for name in [name for name in self.kept if name[0] == id]:
            self.kept.pop(name).asked = float("-inf")

    def cancel(self, id: str, effort: str, address: str) -> None:
        """Whoever began it wants no more of it. What was found until then stays."""
        found = self.kept.get((id, effort))
        if found is not None and found.address == address:
            found.asked = float("-inf")

    def _make_room(self, address: str) -> None:
        running = [kept for kept in self.kept.values() if kept.running]
        if sum(kept.address == address for kept in running) >= MOST_OF_AN_ADDRESS:
            raise Refused("too-many-reviews", 429)
        if len(running) >= MOST_RUNNING:
            raise Refused("too-many-reviews", 503)

    def _forget_some(self) -> None:
        for name in [name for name, kept in self.kept.items() if not kept.running][: len(self.kept) - REMEMBERED]:
            del self.kept[name]

    async def _recall(self, kept: Kept) -> None:
        """Read what the database has of it."""
        key = kept.key
        if key is None:
            return
        name = named(kept.effort)
        for text in await self.house.store.read(lambda database: database.review(key, name)):
            kept.add(_pieces.decode(text))

    async def _work(self, kept: Kept) -> None:
        try:
            while not kept.done and self._wanted(kept):
                piece = await self._piece(kept)
                if piece is None:
                    return
                kept.add(_pieces.decode(piece))
                await self._keep(kept, piece)
        finally:
            kept.running = False

    def _wanted(self, kept: Kept) -> bool:
        return self.house.now() - kept.asked < PATIENCE and not self.house.stopping

    async def _piece(self, kept: Kept) -> bytes | None:
        future: asyncio.Future[bytes | ParfaitError | None] = asyncio.get_running_loop().create_future()

        def done(answer: bytes | ParfaitError | None) -> None:
            if not future.done():
                future.set_result(answer)

        at = len(kept.steps)
        self.house.pool.review(
            kept.record, kept.effort, at, kept.address, kept.id, done, lambda: self._wanted(kept) and not future.done()
        )
        while not future.done():  # a job that nobody wants any more is dropped, and says nothing
            await asyncio.wait([future], timeout=1.0)
            if not self._wanted(kept):
                return None
        answer = future.result()
        if isinstance(answer, bytes):
            return answer
        kept.problem = Refusal.of(answer or Refused("review-failed", 503))
        return None

    async def _keep(self, kept: Kept, piece: bytes) -> None:
        key, step, name = kept.key, _pieces.decode(piece).step, named(kept.effort)
        if key is None:
            return

        def write(database: Backend) -> None:
            database.keep_review(key, name, step, piece)

        with suppress(Away):  # it is made again another time
            await self.house.store.write(write)


def named(effort: str) -> str:
    return f"{effort}/{VERSION}"
