"""Time in which nobody could move, because the server or its database was away: it is given back to those to move.

While a server is running, the database knows until when. After a start, or when the database answers again, the gap is
known, and before anything else is decided at a table, an entry in its log gives the time back. Each table gets it once:
the entry says up to when, so nobody who reads it adds more.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from parfait.server.protocol.messages import PLAYING
from parfait.server.store import StorageUnavailable
from parfait.server.tables import entries as e
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.requests import ServerRequest
from parfait.server.tables.table import Table

if TYPE_CHECKING:
    from parfait.server.tables.house import House

TICK = 1.0  # seconds
BEAT = 5.0  # seconds after which it is noted again that a server is there
LEAST = 1.0  # seconds that are worth an entry
STALLED = 10.0  # seconds for which a machine slept, or its clock was set forward
ALL = 1_000_000


class Outages:
    def __init__(self, house: House) -> None:
        self.house = house
        self.since: float | None = None  # when the one began whose time is still to be given back
        self.until: float | None = None  # when it was over, if it is
        self.ended = float("-inf")  # when the last one was over
        self.beaten = float("-inf")  # when we noted last that we are there

    # What is owed

    def credit(self, table: Table) -> Decision | None:
        """The entry that gives the time back at a table, if its clock ran in vain."""
        if self.since is None or table.status != PLAYING or not table.clock_runs:
            return None
        until = self.until if self.until is not None else self.house.now()
        since = max(self.since, table.clocks.since, table.clocks.credited)
        return Decision(e.Interrupted(self.house.now(), since, until)) if until - since >= LEAST else None

    def give_back(self, table: Table, moment: Moment) -> Decision | None:
        return self.credit(table)

    # Noticing

    async def start(self) -> None:
        """Find out since when no server was running."""
        house = self.house
        with suppress(StorageUnavailable):
            seen = await house.store.read(lambda db: db.seen())
            others = 2 * BEAT if house.grace else 0.0  # another server may be there, and about to say so
            if seen is not None and house.now() - seen > others + LEAST:
                self.since, self.until = seen, house.now()

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except StorageUnavailable:
                pass  # the store has noted it
            except Exception as error:
                self.house.fault("outages", error)
            slept = time.time()
            await asyncio.sleep(TICK)
            if (lost := time.time() - slept - TICK) > STALLED:
                self._began(self.house.now() - lost)
                self.until = self.house.now()

    async def look(self) -> None:
        health = self.house.metrics.health
        if health.away:
            self._began(health.since)
            await self._beat(self.since)  # tries whether it can be written to, and read
            await self.house.store.read(lambda db: db.seen())
            return
        if self.since is not None:
            if self.until is None:
                self.until = self.house.now()
            self.ended = self.house.now()
            if await self._give_back():
                self.since = self.until = None
        elif self.house.now() - self.beaten >= BEAT:
            await self._beat(self.house.now())

    def _began(self, since: float) -> None:
        self.since = since if self.since is None else min(self.since, since)
        self.until = None

    async def _beat(self, seen: float | None) -> None:
        if seen is not None:
            await self.house.store.write(lambda db: db.beat(seen))
            self.beaten = self.house.now()

    async def _give_back(self) -> bool:
        """Give the time back at every table with a running clock; return whether that was possible."""
        house = self.house
        ids = dict.fromkeys([*house.rooms, *await house.store.read(lambda db: db.due(float("inf"), ALL))])
        for id in ids:
            room = await house.maintenance.readable(id)
            if room is not None and self.credit(room.table) is not None:
                room.ask(ServerRequest(self.give_back))
                await room.caught_up()
                if self.credit(room.table) is not None:  # away again, or the table is busy
                    return False
        return True

    async def stop(self) -> None:
        """Note that nobody can move from now on, unless another server is running."""
        if self.since is None:
            with suppress(StorageUnavailable, TimeoutError):
                await asyncio.wait_for(self._beat(self.house.now()), 2)
