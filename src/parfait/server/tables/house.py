"""The house: the rooms of one server process, with the store, the bots and the clock that they share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Protocol

import structlog

from parfait.core import Game, ParfaitError, Rng, State
from parfait.records import Step, let_chance_act
from parfait.server.clock import SteadyClock
from parfait.server.metrics import Metrics
from parfait.server.protocol import refusals
from parfait.server.rates import Limits
from parfait.server.settings import Settings
from parfait.server.store import Storage, StorageUnavailable, TooMany
from parfait.server.tables import commands, entries, history, tokens
from parfait.server.tables.maintenance import Maintenance
from parfait.server.tables.makers import maker_of
from parfait.server.tables.outages import Outages
from parfait.server.tables.presence import Presences
from parfait.server.tables.requests import AwaitedRequest, ServerRequest
from parfait.server.tables.retention import Retention
from parfait.server.tables.reviews import Reviews
from parfait.server.tables.room import Room
from parfait.server.tables.summaries import Summaries
from parfait.server.tables.table import Table
from parfait.server.workers.tasks import Workers

GRACE = 3.0  # that another server gets to act first
REMATCH_RETRY = 5.0  # seconds
ENTRIES = 1000  # of a log, that cost as much to read as finding the table does
LOBBY_AGE = 1.0
LOBBY_LENGTH = 100
LOBBY_SHARE = 10  # tables of one address, when there are more than that

log = structlog.get_logger()


class Timer(Protocol):
    def cancel(self) -> None: ...


class MeetingPlace(Protocol):
    """What servers notify each other about: a table's room, or a party's."""

    key: int
    presences: Presences

    @property
    def audiences(self) -> Collection[object]: ...

    def look_again(self) -> None: ...

    def presence_elsewhere(self, server: str, here: list[int], watchers: int) -> None: ...


class House:
    def __init__(
        self,
        settings: Settings,
        store: Storage,
        metrics: Metrics,
        *,
        shared: bool,
        name: str = "",
        workers: Workers | None = None,
    ) -> None:
        """`shared`: other servers use the same database; `name` is ours among them."""
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.name = name
        self.grace = GRACE if shared else 0.0
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.by_key: dict[int, MeetingPlace] = {}  # rooms and parties
        self.histories = history.Histories(store)
        self.summaries = Summaries(store, self.table_in_memory)
        self.clock = SteadyClock()
        metrics.health.now = self.now
        self.maintenance = Maintenance(self)
        self.outages = Outages(self)
        self.workers = workers or Workers(settings, metrics)
        self.reviews = Reviews(self)
        self.tasks: set[asyncio.Task[object]] = set()
        self.rng = Rng.system()
        self.limits = Limits(settings)
        self.open_tables = 0
        self.announce: Callable[[MeetingPlace], None] = lambda place: None  # send other servers who is here
        self.ask_who: Callable[[MeetingPlace], None] = lambda place: None  # and ask them the same
        self.game_over: Callable[[Room], None] = lambda room: None  # a game of a party has ended
        self.seat_moved: Callable[[Room], None] = lambda room: None  # somebody there has another device
        self.stopping = False
        self._lobby: tuple[float, bytes] = (float("-inf"), b"")
        metrics.gauges["rooms"] = lambda: len(self.rooms)
        metrics.gauges["open_tables"] = lambda: self.open_tables
        metrics.gauges["bot_jobs_waiting"] = lambda: self.workers.waiting

    # Time and chance; tests put their own in place of these

    def now(self) -> float:
        return self.clock.now()

    def later(self, when: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), self._guarded, call)

    def _guarded(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:
            self.fault("timer", error)

    def chance(self, game: Game, state: State) -> Step:
        """The source of chance."""
        return let_chance_act(game, state, self.rng)

    def moment(self) -> commands.Moment:
        return commands.Moment(self.now(), self.chance)

    # Life

    async def start(self) -> None:
        self.store.on_change = self.look_everywhere
        self.store.start()
        with suppress(StorageUnavailable):
            self.open_tables = await self.store.read(lambda db: db.open_tables())
        await self.outages.start()
        self.spawn(self.outages.run())
        self.spawn(self.maintenance.run())
        self.spawn(Retention(self).run())
        log.info("started", server=self.name, open_tables=self.open_tables)

    async def stop(self) -> None:
        self.stopping = True
        log.info("stopping", server=self.name, connections=self.metrics.connections)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.forget()
        await self.workers.stop()
        await self.outages.stop()
        await self.store.stop()

    def spawn(self, work: Coroutine[object, None, object]) -> asyncio.Task[object]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[object]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fault("task", error)

    def fault(self, where: str, error: BaseException, **about: object) -> None:
        """Log and count a bug of ours, and continue. `about`: which table, for example."""
        self.metrics.fault(where, error, **about)

    def forget(self, room: Room) -> None:
        """Drop a room from memory; it is read again when it is needed."""
        if room.idle and self.rooms.get(room.table.id) is room:
            room.forget()
            self.summaries.keep(room.table)
            del self.rooms[room.table.id]
            del self.by_key[room.key]

    def lose(self, room: Room) -> None:
        """Drop a room whose table was deleted."""
        id = room.table.id
        room.end()
        if self.rooms.get(id) is room:
            del self.rooms[id]
            del self.by_key[room.key]
        self.summaries.kept.pop(id, None)
        self.histories.marks.pop(room.key, None)
        self.reviews.forget(id)

    # Rooms

    async def room(self, id: str, address: str | None = None) -> Room | None:
        """The room of a table, with everything that was written before; None for one that does not exist.

        If an address asks, the read counts against its limit: a long log takes a while.
        """
        room = self.rooms.get(id)
        if room is None:
            if address is not None and not self.limits.loads.take(address):
                raise refusals.Refused("too-fast", 429)
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(self.loading[id])
            if address is not None and room is not None:
                self.limits.loads.charge(address, room.table.n / ENTRIES)
        if room is not None and self.grace:
            await room.caught_up()  # whoever comes from another server knows what was done there
        return None if room is None or room.gone else room

    def table_in_memory(self, id: str) -> Table | None:
        """A table as we know it without asking the store."""
        room = self.rooms.get(id)
        return room.table if room is not None else None

    async def _load(self, id: str) -> Room | None:
        try:
            found = await history.load(self.store, id)
        except refusals.TableUnreadable as error:
            self.fault("reading", error.__cause__ or error, table=id)
            raise
        return None if found is None else self._open(*found)

    def _open(self, key: int, table: Table) -> Room:
        room = Room(self, key, table)
        self.rooms[table.id] = self.by_key[key] = room
        if self.grace:
            room.look_again()  # whatever came between reading and hearing the news
            self.ask_who(room)
        else:
            room.autoplay.look(ours=True)
        return room

    async def create(self, created: entries.Created, address: str, *, start: bool) -> Room:
        """Create a table, started at once or waiting. `address` is its creator's."""
        if self.metrics.health.damage:
            raise refusals.away()  # what is not begun cannot be lost
        if self.open_tables >= self.settings.max_tables:
            raise refusals.Refused("too-many-tables", 503)
        id = tokens.new_table()
        table = await asyncio.to_thread(Table, id, created) if created.opening else Table(id, created)
        texts = [entries.write(created)]
        if start:
            decision = commands.begin(table, commands.Moment(created.at, self.chance))
            table = table.after(decision.entry, decision.happened)
            texts.append(entries.write(decision.entry))
        try:
            most = self.settings.tables_per_address
            key = await self.store.create(id, table.row(), texts, self.now(), maker_of(address), most)
        except StorageUnavailable:
            raise refusals.away() from None
        except TooMany:
            raise refusals.Refused("too-many-open-tables", 429, most=most) from None
        self.open_tables += 1
        self.metrics.tables_created += 1
        log.debug("table_created", game=created.game, players=created.players, listed=created.listed)
        room = Room(self, key, table, address)
        self.rooms[id] = self.by_key[key] = room
        room.autoplay.look(ours=True)
        return room

    async def lobby(self) -> bytes:
        """The listed tables, as JSON."""
        age, text = self._lobby
        if self.now() - age > LOBBY_AGE:
            summaries = await self.store.read(lambda db: db.lobby(LOBBY_LENGTH, LOBBY_SHARE))
            text = b'{"tables":[' + b",".join(bytes(summary) for summary in summaries) + b"]}"
            self._lobby = self.now(), text
        return text

    async def rematch(self, room: Room) -> None:
        """Make the table where those who want to play again do so, if there is none; it begins at once if nobody is
        missing."""
        if room.rematching or room.table.rematch is not None:
            return
        room.rematching = True
        try:
            created = commands.rematch_of(room.table, self.now())
            full = all(seat.name or seat.bot is not None for seat in created.seats)
            new = await self.create(created, room.address, start=full)
            try:
                ask = AwaitedRequest(partial(commands.rematched, new.table.id))
                room.ask(ask)
                await ask.done
            finally:
                if room.table.rematch != new.table.id:  # another server made one too, and was first
                    new.ask(ServerRequest(commands.end))
        finally:
            room.rematching = False

    async def rematch_agreed(self, room: Room) -> None:
        """Like `rematch`, but by the server itself; tried again if it is impossible now."""
        try:
            await self.rematch(room)
        except ParfaitError:
            self.later(self.now() + REMATCH_RETRY, room.look_at_rematch)

    # What other servers did

    def heard_of(self, keys: Iterable[int]) -> None:
        """Handle a notification of new entries in these tables' logs."""
        for key in keys:
            if (place := self.by_key.get(key)) is not None:
                place.look_again()

    def changed_elsewhere(self, ids: Iterable[str]) -> None:
        """The logs of these tables were changed without their rooms."""
        for id in ids:
            if (room := self.rooms.get(id)) is not None:
                room.look_again()

    def heard_who(self, server: str, key: int, seats: list[int], watchers: int) -> None:
        """Handle another server's notification of who is at a table."""
        if (place := self.by_key.get(key)) is not None:
            place.presence_elsewhere(server, seats, watchers)

    def look_everywhere(self) -> None:
        for place in list(self.by_key.values()):
            place.look_again()
