"""What a server sees to by itself, over and over: tables where something is due, or that nobody needs any more."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from parfait.server.store import Away
from parfait.server.tables import commands
from parfait.server.tables.asks import ServerAsk
from parfait.server.tables.room import Room

if TYPE_CHECKING:
    from parfait.server.tables.house import House

SCAN = 1.0  # seconds between looks for what is due at tables that nobody has in memory
KEPT_IDLE = 60.0  # seconds that an empty room stays in memory
MOST_DUE = 1000


class Overdue(Exception):
    """A move that we owed and did not make."""


class Keeper:
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
                    await self._close_idle()
                tidy = (tidy + 1) % 60
                self.house.metrics.storage(None)
            except Away as error:
                self.house.metrics.storage(error)
            except Exception as error:  # the other tables are still to be kept
                self.house.fault("keeping", error)
            self._forget_idle()
            await asyncio.sleep(SCAN)

    async def _act_where_due(self) -> None:
        """Bots that were to move and clocks that ran out while nobody had the table in memory."""
        before = self.house.now() - self.house.grace
        for id in await self.house.store.read(lambda db: db.due(before, MOST_DUE)):
            if id not in self.house.rooms:
                await self._readable(id)

    def sweep(self) -> None:
        """Find the tables in memory where we owe a move and did not make it."""
        now = self.house.now()
        for room in list(self.house.rooms.values()):
            if room.autoplay.sweep(now):
                where = f"{room.table.game.name}, table {room.key}, step {room.table.step}"
                self.house.fault("overdue", Overdue(where))

    async def _readable(self, id: str) -> Room | None:
        """The room of a table; None, too, for one whose log cannot be read, which must not stop the others."""
        if id in self.unreadable:
            return None
        try:
            return await self.house.room(id)
        except Away:
            raise
        except Exception as error:
            self.unreadable.add(id)
            self.house.fault("reading", error)
            return None

    async def _close_idle(self) -> None:
        now, settings = self.house.now(), self.house.settings
        oldest = now - settings.waiting_hours * 3600
        for id in await self.house.store.read(lambda db: db.idle(oldest, 100)):
            room = await self._readable(id)
            if room is None or room.audiences:
                continue
            patience = settings.idle_days * 86400 if room.table.began else settings.waiting_hours * 3600
            if now - room.table.turn_began > patience:
                room.ask(ServerAsk(partial(commands.end, now)))

    def _forget_idle(self) -> None:
        now = self.house.now()
        for room in list(self.house.rooms.values()):
            if now - room.idle_since > KEPT_IDLE:
                self.house.forget(room)
