"""A party in memory, with those who are connected to it. It handles one request at a time, in the order of its log.

As at a table, everything is committed before anybody is told. If another server's entry came first, the room reads what
it missed and decides again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

from parfait.core import ParfaitError
from parfait.server.parties import commands, entries
from parfait.server.parties.commands import FOUNDER, PartyMember
from parfait.server.parties.party import Party
from parfait.server.parties.results import results
from parfait.server.protocol import messages as p
from parfait.server.protocol import parties as pp
from parfait.server.protocol import refusals
from parfait.server.protocol.messages import CLOSED, FINISHED, Request, ServerMessage
from parfait.server.rates import Buckets
from parfait.server.store import CommitResult, StorageUnavailable, Unit
from parfait.server.tables import commands as table_commands
from parfait.server.tables.presence import Presences
from parfait.server.tables.requests import ServerRequest

if TYPE_CHECKING:
    from parfait.server.parties.parties import Parties

MOST_TRIES = 20
MOST_CONNECTIONS = 200
MOST_OF_ADDRESS = 100
CHANGES_A_SECOND, MOST_CHANGES = 1.0, 200.0  # of people, votes and settings, by address: a club may be at one
PRESENCE = 0.05  # seconds until a change of presence is told
PATIENCE = 10.0  # seconds for which somebody whose connection is lost, or a server that restarted, is waited for
LONG = 600.0  # seconds after which others may act for a founder who is not here
RETRY = 5.0

Decide = Callable[[Party], entries.PartyEntry | None]


class PartyClient(Protocol):
    """Someone to whom messages can be sent."""

    address: str

    def send_message(self, message: ServerMessage) -> None: ...

    def send(self, text: bytes) -> None: ...

    def refuse(self, error: ParfaitError) -> None: ...


class PartyVisit:
    """A client at a party: the hash of the key that it came with, and the person whose key that is."""

    __slots__ = ("client", "key", "person", "room")

    def __init__(self, room: PartyRoom, client: PartyClient, key: str | None) -> None:
        self.room = room
        self.client = client
        self.key = key
        self.person = room.party.person_of(key)


class PartyRoom:
    def __init__(self, parties: Parties, key: int, party: Party) -> None:
        self.parties = parties
        self.house = parties.house
        self.key = key
        self.party = party
        self.audiences: list[PartyVisit] = []
        self.presences = Presences()
        self.presence_due = False
        self.lock = asyncio.Lock()
        self.stale = False  # the log may hold more than we know
        self.gone = False  # the party is deleted
        self.beginning = False  # the next table is being made
        self.changes = Buckets(CHANGES_A_SECOND, MOST_CHANGES, time.monotonic)
        self.idle_since = self.house.now()
        self.known: set[int] = set()  # who were here when we looked last
        self.left: dict[int, float] = {}  # when those who were here and are not any more went
        self.loaded = self.house.now()
        self.settles = self.loaded + PATIENCE  # until then, those who were here before are still on their way
        self.house.later(self.settles, self.look_at_votes)
        self.house.later(self.loaded + LONG, self._waited)

    # One request after the other

    async def ask(self, decide: Decide, address: str | None = None) -> None:
        """Decide against the committed party, commit the entry, and tell everyone.

        `address` is charged for a change; None for what the server does by itself.
        """
        async with self.lock:
            for _ in range(MOST_TRIES):
                if self.stale:
                    await self._catch_up()
                if self.gone:
                    raise refusals.Refused("no-such-party", 404)
                entry = decide(self.party)
                if entry is None:
                    return
                if address is not None:
                    self._charge(address)
                    address = None
                after = self.party.after(entry)
                outcome = await self._append(entry, after)
                if outcome is CommitResult.DONE:
                    self._become(after)
                    return
                self.stale = True
                if outcome is CommitResult.AWAY:
                    raise refusals.away()
            raise refusals.Refused("table-busy", 503)

    def _charge(self, address: str) -> None:
        if not self.changes.take(address) or not self.house.limits.changes.take(address):
            raise refusals.Refused("too-fast", 429)

    async def _append(self, entry: entries.PartyEntry, after: Party) -> CommitResult:
        done: asyncio.Future[CommitResult] = asyncio.get_running_loop().create_future()
        unit = Unit(self.key, self.party.n, entries.write(entry), after.row())
        self.house.store.append(unit, lambda outcome: None if done.done() else done.set_result(outcome))
        return await done

    async def _catch_up(self) -> None:
        """Read what others wrote."""
        self.stale = False
        try:
            texts = await self.house.store.read(lambda db: db.log(self.key, self.party.n - 1))
        except StorageUnavailable:
            self.stale = True
            raise
        if not texts:
            self.parties.lose(self)
            return
        if len(texts) > 1:
            party = self.party
            for text in texts[1:]:
                party = party.after(entries.read(text))
            self._become(party)

    def look_again(self) -> None:
        """Another server has changed this party."""
        self.stale = True
        self.house.spawn(self.caught_up())

    async def caught_up(self) -> None:
        async with self.lock:
            if self.stale:
                try:
                    await self._catch_up()
                except StorageUnavailable:
                    self.house.later(self.house.now() + RETRY, self.look_again)
                    return
        self.look_at_votes()

    def _become(self, after: Party) -> None:
        self.party = after
        for visit in self.audiences:
            if (person := after.person_of(visit.key)) != visit.person:
                visit.person = person
                visit.client.send_message(self.shown(visit))
        self._send_to_all(pp.PartyChanged(after.info()))
        self._presence_changed()
        self.look_at_votes()

    # What clients ask for

    async def request(self, visit: PartyVisit, request: Request) -> None:
        if isinstance(request, pp.PlayNext):
            member = self._member(visit)
            commands.check_play(self.party, member, request.game)
            await self.begin(request.game, visit.client.address, setup=request.setup)
            return
        if isinstance(request, pp.EnterParty) and visit.person is None:
            visit.key = self.parties.key_of(request.key)
            await self.recognise(visit.key, visit.client.address)
        await self.ask(
            lambda party: commands.decide(party, self._member(visit), request, self.house.now()), visit.client.address
        )
        if visit.person != (person := self.party.person_of(visit.key)):  # known before, under this key
            visit.person = person
            self._presence_changed()
        if isinstance(request, pp.EnterParty):
            visit.client.send_message(self.shown(visit))

    def _member(self, visit: PartyVisit) -> PartyMember:
        person = self.party.person_of(visit.key)
        if person is not None and self.party.people[person].gone:
            person = None
        around = self.around()
        return PartyMember(person, around if person is None else around | {person}, self._long_away())

    async def recognise(self, key: str, address: str) -> None:
        """Find out whether a stranger is somebody who got their seat back on another device."""
        if self.party.person_of(key) is None:
            with suppress(refusals.Refused):  # whoever reads too much stays a stranger for now
                await self.follow_seats(address)

    async def follow_seats(self, address: str | None = None) -> None:
        """Note the people who got their seats at the latest table back on other devices: the lost ones are nobody."""
        room = await self.house.room(self.party.games[-1].table, address) if self.party.games else None
        while room is not None and commands.moved(self.party, table := room.table, self.house.now()) is not None:
            await self.ask(partial(commands.moved, table=table, now=self.house.now()))

    # The next game

    def look_at_votes(self) -> None:
        """Begin the game that has been voted for; the server that was to may have ended."""
        if self.audiences and not self.beginning and self._settled() and self.party.agreed(self.around()) is not None:
            self.house.spawn(self._begin_agreed())

    def _settled(self) -> bool:
        """Whether everybody who was here before a server restarted has had time to come back."""
        missing = {number for number, person in enumerate(self.party.people) if not person.gone} - self.here()
        return not missing or self.house.now() >= self.settles

    async def _begin_agreed(self) -> None:
        game = self.party.agreed(self.around())
        if game is None or not self.audiences:
            return
        try:
            await self.begin(game, self.audiences[0].client.address)
        except StorageUnavailable:
            self.house.later(self.house.now() + RETRY, self.look_at_votes)
        except ParfaitError as error:
            self._send_to_all(refusals.message(error, to="vote-game"))

    async def begin(self, game: str, address: str, *, setup: bool = False) -> None:
        """Make the table of the next game, if there is none, and note it in the party."""
        if self.beginning:
            return
        if not self.house.limits.creations.take(address):
            raise refusals.Refused("too-fast", 429)
        self.beginning = True
        try:
            await self.follow_seats()
            member = PartyMember(None, self.around())
            created, seats = commands.next_table(self.party, member, game, self.house.now())
            new = await self.house.create(created, address, start=not setup)
            id = new.table.id
            try:
                await self.ask(lambda party: commands.began(party, id, game, seats, self.house.now()))
            finally:
                if self.party.table != id:  # another server made one too, and was first
                    new.ask(ServerRequest(table_commands.end))
        finally:
            self.beginning = False

    async def look_at_game(self) -> None:
        """Note the result of the game that is being played, if it is over: who was to note it may have ended."""
        if (id := self.party.table) is None:
            return
        info = await self.house.summaries.info(id)
        if info is None or info.status in (FINISHED, CLOSED):
            await self.game_over(id)

    async def game_over(self, id: str) -> None:
        room = await self.house.room(id)
        result: list[entries.SeatResult] = []
        people: list[int | None] = []
        if room is not None:
            if room.table.status not in (FINISHED, CLOSED):
                return
            if room.table.status == FINISHED:
                table, log = room.table, await self.house.store.read(lambda db: db.log(room.key))
                result = await asyncio.to_thread(results, table, log)
                people = commands.people_at(self.party, table)
        await self.ask(lambda party: commands.ended(party, id, self.house.now(), result, people))

    # Who is here

    def crowded(self, address: str) -> bool:
        there = [visit.client.address for visit in self.audiences]
        return len(there) >= MOST_CONNECTIONS or there.count(address) >= MOST_OF_ADDRESS

    def enter(self, visit: PartyVisit) -> None:
        self.audiences.append(visit)
        self._presence_changed()
        visit.client.send_message(self.shown(visit))
        self.look_at_votes()
        self.house.spawn(self._recovered())

    async def _recovered(self) -> None:
        with suppress(StorageUnavailable, ParfaitError):  # whoever comes next looks again
            await self.look_at_game()

    def leave(self, visit: PartyVisit) -> None:
        if visit in self.audiences:
            self.audiences.remove(visit)
            self.idle_since = self.house.now()
            self._presence_changed()

    def here(self) -> set[int]:
        """The people who are connected, here or at another server, and have not left."""
        found = self.presences.all(self.house.now())[0]
        people = self.party.people
        return {number for number in found if 0 <= number < len(people) and not people[number].gone}

    def around(self) -> set[int]:
        """The people who are here, or were a moment ago: nobody is passed over because of a tunnel."""
        now, people = self.house.now(), self.party.people
        gone = {number for number, at in self.left.items() if now - at < PATIENCE}
        return self.here() | {number for number in gone if number < len(people) and not people[number].gone}

    def _long_away(self) -> set[int]:
        """The people who have not been here for long."""
        now, here = self.house.now(), self.here()
        people = range(len(self.party.people))
        return {n for n in people if n not in here and now - self.left.get(n, self.loaded) >= LONG}

    def _note_who_went(self) -> None:
        here, now = self.here(), self.house.now()
        went = self.known - here
        if went:
            self.left |= dict.fromkeys(went, now)
            self.house.later(now + PATIENCE, self._waited)
        if FOUNDER in went:
            self.house.later(now + LONG, self._waited)
        self.known = here

    def _waited(self) -> None:
        """Nobody waits any longer for those who went, or the founder has been away for long."""
        if self.audiences:
            self._send_to_all(pp.PartyPresence(*self._present()))
        self.look_at_votes()

    def shown(self, visit: PartyVisit) -> pp.PartyShown:
        return pp.PartyShown(self.party.info(), *self._present(), visit.person)

    def _present(self) -> tuple[list[int], int, int | None, pp.HostRights]:
        around, watchers = self.around(), self.presences.all(self.house.now())[1]
        rights = commands.host_rights(self.party, PartyMember(None, around, self._long_away()))
        return sorted(self.here()), watchers, self.party.host(around), rights

    def _presence_changed(self) -> None:
        persons = sorted({visit.person for visit in self.audiences if visit.person is not None})
        self.presences.ours(persons, sum(visit.person is None for visit in self.audiences))
        self._note_who_went()
        if not self.presence_due:
            self.presence_due = True
            self.house.later(self.house.now() + PRESENCE, self._send_presence)

    def presence_elsewhere(self, server: str, here: list[int], watchers: int) -> None:
        if self.presences.theirs(server, here, watchers, self.house.now()):
            self._note_who_went()
            self._send_presence()
            self.look_at_votes()

    def _send_presence(self) -> None:
        self.presence_due = False
        self.house.announce(self)
        self._send_to_all(pp.PartyPresence(*self._present()))

    def _send_to_all(self, message: ServerMessage) -> None:
        text = p.encode(message)
        for visit in list(self.audiences):
            visit.client.send(text)

    @property
    def idle(self) -> bool:
        """Whether the room may be dropped from memory."""
        return not self.audiences and not self.lock.locked() and not self.beginning
