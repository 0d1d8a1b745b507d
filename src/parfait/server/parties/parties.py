"""All the parties of one process: found by their link or code, founded, and dropped from memory when empty."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from parfait.core import ParfaitError
from parfait.server.parties import entries
from parfait.server.parties.codes import Guesses, new_link, read_code, read_link, row_of
from parfait.server.parties.party import Party, fold, founded
from parfait.server.parties.room import RETRY, PartyClient, PartyRoom, PartyVisit
from parfait.server.protocol import parties as p
from parfait.server.protocol.refusals import Refused, away
from parfait.server.store import StorageUnavailable
from parfait.server.tables import tokens
from parfait.server.tables.house import House
from parfait.server.tables.makers import maker_of
from parfait.server.tables.names import new_name
from parfait.server.tables.table import Table
from parfait.server.text import clean_title
from parfait.server.workers.roster import check_level

if TYPE_CHECKING:
    from parfait.server.tables.room import Room

KEPT_IDLE = 60.0  # seconds that an empty room stays in memory
TIDY = 20.0  # seconds between two looks
BATCH = 20
DAY = 86400.0
MOST_PARTIES = 10_000  # that are open
MOST_OF_ADDRESS = 100


class Parties:
    key_of = staticmethod(tokens.key_of)

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, PartyRoom] = {}  # by the name of their row
        self.loading: dict[str, asyncio.Task[PartyRoom | None]] = {}
        self.guesses = Guesses()
        house.game_over = self._game_over
        house.seat_moved = self._seat_moved
        house.metrics.gauges["parties"] = lambda: len(self.rooms)

    # Found

    async def by_code(self, text: str, address: str) -> PartyRoom:
        """The open party with this code. Wrong ones are limited, so that nobody finds one by trying."""
        code = read_code(text)
        if code is None:
            raise Refused("bad-party-code", 404)
        self.guesses.know(await self.house.store.read(lambda db: db.parties()))
        if not self.guesses.may_try(address):
            raise Refused("too-many-codes", 429)
        id = await self.house.store.read(lambda db: db.party(code))
        room = None if id is None else await self._room(id)
        if room is None or room.party.closed:
            raise Refused("no-such-party", 404)
        self.guesses.right(address)
        return room

    async def by_link(self, text: str, address: str) -> PartyRoom:
        """The party with this link, which nobody can guess."""
        id = row_of(read_link(text))
        if id not in self.rooms and not self.house.limits.loads.take(address):
            raise Refused("too-fast", 429)
        room = await self._room(id)
        if room is None:
            raise Refused("no-such-party", 404)
        return room

    async def _room(self, id: str) -> PartyRoom | None:
        room = self.rooms.get(id)
        if room is None:
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(self.loading[id])
        return None if room is None else await self._current(room)

    async def _current(self, room: PartyRoom) -> PartyRoom:
        """The room with everything that was written before."""
        if self.house.grace:
            room.stale = True
            await room.caught_up()
            if room.gone:
                raise Refused("no-such-party", 404)
        return room

    async def _load(self, id: str) -> PartyRoom | None:
        key = await self.house.store.read(lambda db: db.find(id))
        if key is None:
            return None
        log = await self.house.store.read(lambda db: db.log(key))
        return self._open(key, fold(log)) if log else None

    def _open(self, key: int, party: Party) -> PartyRoom:
        room = PartyRoom(self, key, party)
        self.rooms[party.id] = room
        self.house.by_key[key] = room
        if self.house.grace:
            self.house.ask_who(room)
        return room

    # Created

    async def create(self, given: p.NewParty, address: str) -> PartyRoom:
        if not self.house.limits.creations.take(address):
            raise Refused("too-fast", 429)
        if given.bots is not None:
            check_level(given.bots)
        name, title = new_name(given.name, ()), clean_title(given.title)
        maker = maker_of(address)
        link = new_link()  # among so many codes, the same one twice is not to be expected
        founding = entries.PartyFounded(
            self.house.now(), *link, tokens.key_of(given.key), name, given.face, title, given.picks, given.bots
        )
        party = founded(founding)
        try:
            if await self.house.store.read(lambda db: db.parties()) >= MOST_PARTIES:
                raise Refused("too-many-parties", 503)
            if maker is not None and await self.house.store.read(lambda db: db.parties(maker)) >= MOST_OF_ADDRESS:
                raise Refused("too-many-parties", 429)
            row, log = party.row(), [entries.write(founding)]
            key = await self.house.store.write(lambda db: db.create(party.id, row, log, self.house.now(), maker))
        except StorageUnavailable:
            raise away() from None
        room = self._open(key, party)
        room.settles = room.loaded  # nobody was here before
        return room

    # What clients ask for

    async def come(self, client: PartyClient, request: p.ComeToParty) -> PartyVisit:
        room = await self.by_link(request.party, client.address)
        if room.crowded(client.address):
            raise Refused("table-crowded", 503)
        key = None if request.key is None else tokens.key_of(request.key)
        if key is not None:
            await room.recognise(key, client.address)
        return PartyVisit(room, client, key)

    # What happens at tables

    def _game_over(self, room: Room) -> None:
        """The game of one of our tables has ended."""
        self._look_at_end(room.table)

    def _seat_moved(self, room: Room) -> None:
        """The owner of a seat at one of our tables has another device."""
        self.house.spawn(self._follow_seats(room.table))

    async def _follow_seats(self, table: Table) -> None:
        if table.settings.party is None:
            return
        with suppress(ParfaitError, StorageUnavailable):  # before the next game, or when they come, we look again
            room = await self._room(table.settings.party)
            if room is not None:
                await room.follow_seats()

    def _look_at_end(self, table: Table) -> None:
        self.house.spawn(self._note_end(table))

    async def _note_end(self, table: Table) -> None:
        party = table.settings.party
        if party is None:
            return
        try:
            room = await self._room(party)
            if room is not None:
                await room.game_over(table.id)
        except (ParfaitError, StorageUnavailable):  # the database is away, say
            self.house.later(self.house.now() + RETRY, partial(self._look_at_end, table))

    # Forgotten

    async def run(self) -> None:
        """Drop rooms that nobody is in, and end or delete parties whose time has come, as long as the server runs."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                self.tidy()
                await self.end_idle()
                await self.delete_old()
            except StorageUnavailable:
                pass  # the store has noted it
            except Exception as error:
                self.house.fault("parties", error)

    def tidy(self) -> None:
        now = self.house.now()
        for room in list(self.rooms.values()):
            if room.idle and now - room.idle_since > KEPT_IDLE:
                self._drop(room)

    async def end_idle(self) -> None:
        """End parties where nothing has happened for as long as a table may stand idle."""
        before = self.house.now() - self.house.settings.idle_days * DAY
        for id in await self.house.store.read(lambda db: db.idle_parties(before, BATCH)):
            room = await self._room(id)
            if room is not None and not room.presences.all(self.house.now())[0]:
                await room.ask(lambda party: None if party.closed else entries.PartyClosed(self.house.now()))

    async def delete_old(self) -> None:
        """Delete parties that have ended: they hold names and results, so they go as soon as either has to."""
        settings = self.house.settings
        days = [days for days in (settings.keep_names_days, settings.keep_finished_days) if days > 0]
        if not days:
            return
        before = self.house.now() - min(days) * DAY
        ids = await self.house.store.read(lambda db: db.old_parties(before, BATCH))
        if ids:
            await self.house.store.write(lambda db: db.delete(ids))
            for id in ids:
                if (room := self.rooms.get(id)) is not None:
                    self.lose(room)

    def lose(self, room: PartyRoom) -> None:
        """Drop the room of a party that was deleted."""
        room.gone = True
        self._drop(room)
        for visit in room.audiences:
            visit.client.refuse(Refused("no-such-party", 404))
        room.audiences.clear()

    def _drop(self, room: PartyRoom) -> None:
        if self.rooms.get(room.party.id) is room:
            del self.rooms[room.party.id]
            del self.house.by_key[room.key]


__all__ = ["Parties", "PartyRoom", "PartyVisit"]
