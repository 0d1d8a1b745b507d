"""The server's regular upkeep: tables where something is due, and tables that are no longer needed."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from parfait.server.protocol.messages import PLAYING, WAITING
from parfait.server.protocol.refusals import TableUnreadable
from parfait.server.store import Backend, StorageUnavailable
from parfait.server.store.backend import IdleTable
from parfait.server.tables import commands
from parfait.server.tables.requests import ServerRequest
from parfait.server.tables.room import Room

if TYPE_CHECKING:
    from parfait.server.tables.house import House

SCAN = 1.0  # seconds between looks for what is due at tables that nobody has in memory
KEPT_IDLE = 60.0  # seconds that an empty room stays in memory
MOST_DUE = 1000
BATCH = 100  # tables that are read together to be closed
MOST_CLOSED = 500  # tables at one go: the rest has time
ANSWERED = 1.0  # seconds within which other servers have said who is at a table


class Overdue(Exception):
    """A move that the server should have made."""


class Maintenance:
    def __init__(self, house: House) -> None:
        self.house = house
        self.unreadable: set[str] = set()  # tables that we no longer look after

    async def run(self) -> None:
        tidy = 0
        while True:
            try:
                self.sweep()
                await self._act_where_due()
                if tidy == 0:
                    self.house.open_tables = await self.house.store.read(lambda db: db.open_tables())
                    await self.close_idle()
                tidy = (tidy + 1) % 60
            except StorageUnavailable:
                pass  # the store has noted it
            except Exception as error:  # the other tables are still to be kept
                self.house.fault("keeping", error)
            self._forget_idle()
            await asyncio.sleep(SCAN)

    async def _act_where_due(self) -> None:
        """Make the moves of bots, and of players out of time, at tables that are not in memory."""
        before = self.house.now() - self.house.grace
        for id in await self.house.store.read(lambda db: db.due(before, MOST_DUE)):
            if id not in self.house.rooms:
                await self.readable(id)

    def sweep(self) -> None:
        """Find the tables in memory where we owe a move and did not make it."""
        house = self.house
        if house.outages.since is not None:
            return  # nobody could make it
        for room in list(house.rooms.values()):
            if room.autoplay.sweep(house.now()):
                where = f"{room.table.game.name}, table {room.key}, step {room.table.step}"
                house.fault("overdue", Overdue(where), table=room.table.id)

    async def readable(self, id: str) -> Room | None:
        """The room of a table; None, too, for one whose log cannot be read, which must not stop the others."""
        if id in self.unreadable:
            return None
        try:
            return await self.house.room(id)
        except StorageUnavailable:
            raise
        except TableUnreadable:  # the house has logged it
            self.unreadable.add(id)
            return None
        except Exception as error:
            self.unreadable.add(id)
            self.house.fault("reading", error, table=id)
            return None

    async def close_idle(self) -> None:
        """Close the tables that are no longer needed, the oldest first."""
        now, settings = self.house.now(), self.house.settings
        left = MOST_CLOSED
        for status, age, unplayed in (
            (WAITING, settings.waiting_hours * 3600, False),
            (PLAYING, settings.unplayed_days * 86400, True),
            (PLAYING, settings.idle_days * 86400, False),
        ):
            after = (float("-inf"), 0)
            while left > 0:
                idle = partial(_idle, status, now - age, after, unplayed)
                batch = await self.house.store.read(idle)
                left -= await self._close([found.id for found in batch])
                if len(batch) < BATCH:
                    break
                after = batch[-1][:2]

    async def _close(self, ids: list[str]) -> int:
        """Close the tables without anyone connected, and return their number."""
        rooms = [room for id in ids if (room := await self.readable(id)) is not None]
        if rooms and self.house.grace:
            await asyncio.sleep(ANSWERED)
        empty = [room for room in rooms if not room.anybody_here]
        for room in empty:
            room.ask(ServerRequest(commands.end))
        return len(empty)

    def _forget_idle(self) -> None:
        now = self.house.now()
        for room in list(self.house.rooms.values()):
            if now - room.idle_since > KEPT_IDLE:
                self.house.forget(room)


def _idle(status: str, before: float, after: tuple[float, int], unplayed: bool, database: Backend) -> list[IdleTable]:
    return database.idle(status, before, after, BATCH, unplayed=unplayed)
