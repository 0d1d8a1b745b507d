"""Reviews of games that are over, made in the bots' processes: a piece at a time, each kept before the next is begun.

A review continues for as long as somebody asks for its progress. Its results are kept in the database, with the table
or, for an opened record, for a day: so it continues after a restart and, if several servers share a database, each of
them can report on it, whichever makes it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from parfait.server.protocol import reviewing as r
from parfait.server.protocol.refusals import Refusal, Refused
from parfait.server.store import Backend, StorageUnavailable
from parfait.server.store.backend import Reviewing
from parfait.server.tables.makers import maker_of
from parfait.server.tables.review_job import ReviewJob, summary
from parfait.server.workers.reviewing import Piece

if TYPE_CHECKING:
    from parfait.server.tables.house import House

VERSION = 3  # of how games are reviewed: what is kept of another one is not used
PATIENCE = 20.0  # seconds after which nobody asks any more
BEAT = 3.0  # seconds between two notes of one server for the others
SILENT = 12.0  # without one, nobody is at work
MOST_RUNNING = 12
MOST_OF_AN_ADDRESS = 2
REMEMBERED = 40
STEPS_REMEMBERED = 20_000  # in memory, of all reviews that are not being made
OPENED_KEPT = 86_400.0  # seconds that the review of an opened record stays in the database, and bytes of all of them
OPENED_BYTES = 100 * 1024 * 1024
TIDIED = 60.0  # seconds between two looks for what is too old or too much

_pieces = msgspec.json.Decoder(Piece)
_refusals = msgspec.json.Decoder(Refusal)


class Reviews:
    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: OrderedDict[tuple[str, str], ReviewJob] = OrderedDict()
        self.tidied = float("-inf")

    async def find(self, id: str, key: int | None, effort: r.EffortName) -> ReviewJob | None:
        """A review, wherever it is made; asking keeps it going. None if nobody started it."""
        found = self.kept.get((id, effort))
        if found is None or not (found.running or found.done):
            found = await self._recalled(found or ReviewJob(id, key, effort))
            if not found.began:
                return None
            found = self.kept.setdefault((id, effort), found)
        self.kept.move_to_end((id, effort))
        self._forget_some()
        found.asked = self.house.now()
        if found.elsewhere and found.asked - found.noted > BEAT:
            found.noted = found.asked
            await self._note(found, Reviewing(asked=found.asked))
        return found

    async def begin(self, id: str, key: int | None, effort: r.EffortName, record: bytes, address: str) -> ReviewJob:
        """Start or continue a review. Raises `Refused` if there are too many."""
        found = await self.find(id, key, effort)
        if found is None:
            found = self.kept.setdefault((id, effort), ReviewJob(id, key, effort))
            found.asked = self.house.now()
        if not found.done and not found.running and not found.elsewhere:
            self._make_room(address)
            found.running, found.address, found.problem, found.record = True, address, None, record
            found.since = found.noted = self.house.now()
            self.house.spawn(self._work(found))
            await self._note(found, Reviewing(found.asked, found.noted, b""))  # the next question may go to another
        return found

    def forget(self, id: str) -> None:
        """Forget the reviews of a deleted table."""
        for name in [name for name in self.kept if name[0] == id]:
            self.kept.pop(name).asked = float("-inf")

    async def cancel(self, id: str, key: int | None, effort: r.EffortName, address: str) -> ReviewJob | None:
        """Stop a review that this address began, here or at another server. What was found so far is kept."""
        found = self.kept.get((id, effort))
        if found is None:
            found = await self._recalled(ReviewJob(id, key, effort))
        if not found.running:
            await self._note_as(id, stopped_by(effort, address), Reviewing(asked=self.house.now()))
        elif found.address == address:
            found.asked = float("-inf")
        return found if found.began else None

    def _make_room(self, address: str) -> None:
        running = [kept for kept in self.kept.values() if kept.running]
        if sum(kept.address == address for kept in running) >= MOST_OF_AN_ADDRESS:
            raise Refused("too-many-reviews", 429)
        if len(running) >= MOST_RUNNING:
            raise Refused("too-many-reviews", 503)

    def _forget_some(self) -> None:
        """Forget the reviews that were not asked for recently; the database has them too."""
        resting = [(name, len(kept.steps)) for name, kept in self.kept.items() if not kept.running]
        count, steps = len(resting), sum(length for _, length in resting)
        for name, length in resting[:-1]:
            if count <= REMEMBERED and steps <= STEPS_REMEMBERED:
                return
            del self.kept[name]
            count, steps = count - 1, steps - length

    # What the database has of it

    @property
    def _shared(self) -> bool:
        return self.house.grace > 0

    async def _recalled(self, kept: ReviewJob) -> ReviewJob:
        """The review with the pieces that other servers, or this one earlier, have stored."""
        name, shared, start = named(kept.effort), self._shared, len(kept.steps)

        def read(database: Backend) -> tuple[list[Piece], Reviewing | None]:
            if kept.key is None:
                texts = database.opened_review(kept.id, name, start)
            else:
                texts = database.review(kept.key, name, start)
            return [_pieces.decode(text) for text in texts], database.reviewing(kept.id, name) if shared else None

        pieces, noted = await self.house.store.read(read)
        if kept.running:  # begun meanwhile
            return kept
        for piece in pieces:
            kept.add(piece)
        if noted is not None:
            kept.elsewhere = not kept.done and self.house.now() - (noted.worked or 0.0) < SILENT
            kept.problem = _refusals.decode(noted.problem) if noted.problem else None
        return kept

    async def _note(self, kept: ReviewJob, noted: Reviewing) -> None:
        """Update the shared state for the other servers."""
        await self._note_as(kept.id, named(kept.effort), noted)

    async def _note_as(self, id: str, name: str, noted: Reviewing) -> None:
        if self._shared:
            with suppress(StorageUnavailable):
                now = self.house.now()
                await self.house.store.write(lambda database: database.note_reviewing(id, name, noted, now))

    async def _keep(self, kept: ReviewJob, piece: Piece) -> None:
        text, name, now = msgspec.json.encode(piece), named(kept.effort), self.house.now()

        def write(database: Backend) -> None:
            if kept.key is None:
                database.keep_opened(kept.id, name, piece.step, text, now)
            else:
                database.keep_review(kept.key, name, piece.step, text)

        with suppress(StorageUnavailable):  # it is made again another time
            await self.house.store.write(write)

    async def _tidy(self) -> None:
        now = self.house.now()
        if now - self.tidied > TIDIED:
            self.tidied = now
            with suppress(StorageUnavailable):
                await self.house.store.write(lambda database: database.forget_opened(now - OPENED_KEPT, OPENED_BYTES))

    # Making it

    async def _work(self, kept: ReviewJob) -> None:
        try:
            if kept.key is None:
                await self._tidy()
            while not kept.done and await self._wanted_anywhere(kept):
                piece = await self._next(kept)
                if piece is None:
                    return
                kept.add(piece)
                await self._keep(kept, piece)
        finally:
            kept.running, kept.record = False, b""
            await self._note(kept, Reviewing(worked=0.0))

    async def _next(self, kept: ReviewJob) -> Piece | None:
        if kept.total and len(kept.steps) == kept.total:
            return Piece(*kept.head, kept.total, [], summary=await asyncio.to_thread(summary, kept))
        text = await self._piece(kept)
        return None if text is None else _pieces.decode(text)

    def _wanted(self, kept: ReviewJob) -> bool:
        return self.house.now() - kept.asked < PATIENCE and not self.house.stopping

    async def _wanted_anywhere(self, kept: ReviewJob) -> bool:
        """Note regularly that we are at work; see whether another server was asked for the review, or to stop it."""
        now = self.house.now()
        if self._shared and now - kept.noted > BEAT:
            kept.noted = now
            await self._note(kept, Reviewing(worked=now))
            names = named(kept.effort), stopped_by(kept.effort, kept.address)
            with suppress(StorageUnavailable):
                wish, stop = await self.house.store.read(
                    lambda database: [database.reviewing(kept.id, name) for name in names]
                )
                if stop is not None and (stop.asked or 0.0) >= kept.since:
                    kept.asked = float("-inf")
                elif wish is not None and wish.asked is not None and kept.asked > float("-inf"):
                    kept.asked = max(kept.asked, wish.asked)
        return self._wanted(kept)

    async def _piece(self, kept: ReviewJob) -> bytes | None:
        job = self.house.workers.review(kept.record, kept.effort, len(kept.steps), kept.address, kept.id)
        piece = asyncio.get_running_loop().create_task(job)
        try:
            while not piece.done():
                await asyncio.wait([piece], timeout=1.0)
                if not await self._wanted_anywhere(kept):
                    return None
        finally:
            piece.cancel()
        answer = piece.result()
        if isinstance(answer, bytes):
            return answer
        kept.problem = Refusal.of(answer or Refused("review-failed", 503))
        await self._note(kept, Reviewing(problem=msgspec.json.encode(kept.problem)))
        return None


def named(effort: str) -> str:
    return f"{effort}/{VERSION}"


def stopped_by(effort: str, address: str) -> str:
    """The name of the note that this address wants the review stopped."""
    return f"{named(effort)}/stopped by {maker_of(address)}"
