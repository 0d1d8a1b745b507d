"""Finished games over HTTP: review one, or play on from any of its steps."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING

from parfait.lab.review.walk import MOST_STEPS, ReviewError
from parfait.records import FORMAT, read_record
from parfait.records.branches import BRANCH
from parfait.server.protocol import reviewing as r
from parfait.server.protocol.messages import FINISHED
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as e
from parfait.server.tables.arrangement import check_options
from parfait.server.tables.names import new_name
from parfait.server.tables.review_job import ReviewJob
from parfait.server.tables.room import Room
from parfait.server.workers.roster import check_level

if TYPE_CHECKING:
    from parfait.server.tables.house import House

LONGEST_OPENING = 5000  # steps of a game that another one begins with


class FinishedGames:
    def __init__(self, house: House) -> None:
        self.house = house

    async def record_of(self, room: Room) -> bytes:
        if room.table.status != FINISHED:
            raise Refused("game-not-over")
        names = [seat.name or f"bot {seat.bot}" for seat in room.table.seats]
        return await self.house.histories.record(room.key, room.table, names)

    # Reviews

    async def review_table(self, room: Room, asked: r.AskReview, address: str) -> r.ReviewAnswer:
        """Start, continue or stop the review of a table's game."""
        id = room.table.id
        if asked.cancel:
            return self.shown(await self.house.reviews.cancel(id, room.key, asked.effort, address), 0)
        if room.table.status == FINISHED and room.table.length > MOST_STEPS:
            raise ReviewError("review-too-long", steps=room.table.length, most=MOST_STEPS)
        found = await self.house.reviews.find(id, room.key, asked.effort)
        made = found is not None and (found.done or found.running or found.elsewhere)
        record = b"" if made else await self.record_of(room)
        return self.shown(await self.house.reviews.begin(id, room.key, asked.effort, record, address), 0)

    async def review_of(self, id: str, key: int | None, effort: r.EffortName, step: int) -> r.ReviewAnswer:
        """The progress of a review, and its steps from a given one on."""
        return self.shown(await self.house.reviews.find(id, key, effort), step)

    async def review_record(self, record: bytes, effort: r.EffortName, address: str) -> r.ReviewAnswer:
        """The same for a record in the request.

        Only its format is checked here; the rest happens in a worker process.
        """
        if FORMAT.encode() not in record:
            raise Refused("not-a-record", 409, expected=FORMAT)
        id = sha256(record).hexdigest()[:32]
        return self.shown(await self.house.reviews.begin(id, None, effort, record, address), 0)

    def shown(self, kept: ReviewJob | None, step: int) -> r.ReviewAnswer:
        if kept is None:
            raise Refused("no-review", 404)
        if kept.problem is not None:
            raise kept.problem.error()
        return kept.answer(step)

    # Playing on

    async def play_on(self, record: bytes, asked: r.PlayOn, key: str, address: str) -> Room:
        """A new table that continues a finished game from a given step."""
        check_level(asked.bot)
        if asked.step > LONGEST_OPENING:
            raise Refused("opening-too-long", step=asked.step, most=LONGEST_OPENING)
        text = await self.house.workers.branch(record, asked.step, asked.seat if asked.anew else None, address)
        made = await asyncio.to_thread(read_record, text)
        check_options(made.options)
        if asked.seat >= made.players:
            raise Refused("no-such-seat", 422, seat=asked.seat)
        seats = [e.SeatPlan() if asked.friends else e.SeatPlan(bot=asked.bot)] * made.players
        seats[asked.seat] = e.SeatPlan(new_name(asked.name, ()), None, key)
        created = e.Created(
            self.house.now(),
            made.game.name,
            made.players,
            made.options.write(),
            seats,
            key,
            hints=True,
            branched_from=made.extra[BRANCH],
            opening=made.steps,
        )
        return await self.house.create(created, address, start=not asked.friends)
