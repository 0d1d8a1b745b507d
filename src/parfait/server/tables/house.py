"""The house: all rooms of one server process, its store, its bots and its timers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import structlog

from parfait import games
from parfait.core import WATCHER, Game, ParfaitError, Rng, State
from parfait.records import Step, draw_chance
from parfait.server.bots.levels import check_level
from parfait.server.bots.pool import Pool
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.store import Away, Row, Store
from parfait.server.tables import commands, entries, history, tokens
from parfait.server.tables.names import new_name
from parfait.server.tables.room import Ask, Room, nothing
from parfait.server.tables.table import CLOSED, Member, Table
from parfait.server.tables.text import clean_title
from parfait.server.wire import protocol, refusals
from parfait.server.wire.rates import Buckets

SCAN = 1.0  # seconds between looks for what is due at tables that nobody has in memory
GRACE = 3.0  # that another server gets to act first
KEPT_IDLE = 60.0  # seconds that an empty room stays in memory
LOBBY_AGE = 1.0
LOBBY_LENGTH = 100
MOST_DUE = 1000

log = structlog.get_logger()


class Timer(Protocol):
    def cancel(self) -> None: ...


class Overdue(Exception):
    """A move that we owed and did not make."""


class House:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, *, shared: bool, name: str = "") -> None:
        """`shared`: other servers use the same database; `name` is ours among them."""
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.name = name
        self.grace = GRACE if shared else 0.0
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.by_key: dict[int, Room] = {}
        self.histories = history.Histories(store)
        self.unreadable: set[str] = set()  # tables that we no longer look after
        self.pool = Pool(settings, metrics)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.rng = Rng.system()
        clock = time.monotonic
        self.messages = Buckets(settings.messages_per_second * 50, settings.messages_per_second * 100, clock)
        chats = settings.chat_per_minute * 10
        self.chats = Buckets(chats / 60, max(50.0, chats / 4), clock)
        self.creations = Buckets(settings.tables_per_minute / 60, settings.table_burst, clock)
        self.readings = Buckets(settings.readings_per_minute / 60, max(50.0, settings.readings_per_minute), clock)
        self.requests = Buckets(settings.requests_per_second, settings.requests_per_second * 10, clock)
        self.per_address: dict[str, int] = {}
        self.open_tables = 0
        self.announce: Callable[[Room], None] = nothing  # tell other servers who is here
        self.ask_who: Callable[[Room], None] = nothing  # and ask them the same
        self.stopping = False
        self._lobby: tuple[float, bytes] = (float("-inf"), b"")
        metrics.gauges["rooms"] = lambda: len(self.rooms)
        metrics.gauges["open_tables"] = lambda: self.open_tables
        metrics.gauges["bot_jobs_waiting"] = lambda: self.pool.waiting

    # Time and chance; tests put their own in place of these

    def now(self) -> float:
        return time.time()

    def later(self, when: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), self._guarded, call)

    def _guarded(self, call: Callable[[], None]) -> None:
        try:
            call()
        except Exception as error:
            self.fault("timer", error)

    def chance(self, game: Game, state: State) -> Step:
        return draw_chance(game, state, self.rng)

    # Life

    async def start(self) -> None:
        self.store.on_change = self.look_everywhere
        self.store.start()
        with suppress(Away):
            self.open_tables = await self.store.read(lambda db: db.open_tables())
        self.spawn(self._keep_house())
        log.info("started", server=self.name, open_tables=self.open_tables)

    async def stop(self) -> None:
        self.stopping = True
        log.info("stopping", server=self.name, connections=self.metrics.connections)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.forget()
        await self.pool.stop()
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.fault("task", error)

    def fault(self, where: str, error: BaseException) -> None:
        """A mistake of ours: written down, and nobody's game ends for it."""
        self.metrics.fault(where, error)

    async def _keep_house(self) -> None:
        tidy = 0
        while True:
            try:
                self._sweep()
                await self._act_where_due()
                if tidy == 0:
                    self.open_tables = await self.store.read(lambda db: db.open_tables())
                    await self._close_idle()
                tidy = (tidy + 1) % 60
                self.metrics.storage(None)
            except Away as error:
                self.metrics.storage(error)
            except Exception as error:  # the other tables are still to be kept
                self.fault("keeping", error)
            self._forget_idle()
            await asyncio.sleep(SCAN)

    async def _act_where_due(self) -> None:
        """Bots that were to move and clocks that ran out while nobody had the table in memory."""
        before = self.now() - self.grace
        for id in await self.store.read(lambda db: db.due(before, MOST_DUE)):
            if id not in self.rooms:
                await self._readable(id)

    def _sweep(self) -> None:
        """Find the tables in memory where we owe a move and did not make it."""
        now = self.now()
        for room in list(self.rooms.values()):
            if room.autoplay.sweep(now):
                self.fault("overdue", Overdue(f"{room.table.game.name}, table {room.key}, step {room.table.step}"))

    async def _readable(self, id: str) -> Room | None:
        """The room of a table; None, too, for one whose log cannot be read, which must not stop the others."""
        if id in self.unreadable:
            return None
        try:
            return await self.room(id)
        except Away:
            raise
        except Exception as error:
            self.unreadable.add(id)
            self.fault("reading", error)
            return None

    async def _close_idle(self) -> None:
        now = self.now()
        oldest = now - self.settings.waiting_hours * 3600
        for id in await self.store.read(lambda db: db.idle(oldest, 100)):
            room = await self._readable(id)
            if room is None or room.audiences:
                continue
            patience = self.settings.idle_days * 86400 if room.table.began else self.settings.waiting_hours * 3600
            if now - room.table.turn_began > patience:
                room.act(partial(_closing, now))

    def _forget_idle(self) -> None:
        now = self.now()
        for room in list(self.rooms.values()):
            if now - room.idle_since > KEPT_IDLE:
                self.forget(room)

    def forget(self, room: Room) -> None:
        """Let go of a room that nobody needs in memory; it is read again when somebody does."""
        if room.idle and self.rooms.get(room.table.id) is room:
            room.forget()
            del self.rooms[room.table.id]
            del self.by_key[room.key]

    # Rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, with all that was written before; None for one that does not exist."""
        room = self.rooms.get(id)
        if room is None:
            if id not in self.loading:
                self.loading[id] = asyncio.get_running_loop().create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            room = await asyncio.shield(self.loading[id])
        if room is not None and self.grace:
            await room.caught_up()  # whoever comes from another server knows what was done there
        return room

    def game_of(self, id: str) -> str | None:
        """What is played at a table, where that is known without asking the store."""
        room = self.rooms.get(id)
        return room.table.game.name if room is not None else None

    async def _load(self, id: str) -> Room | None:
        found = await history.load(self.store, id)
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
        """A new table, begun at once or waiting. `address` is whose it is."""
        if self.open_tables >= self.settings.max_tables:
            raise refusals.Refused("too-many-tables", 503)
        id = tokens.new_table()
        table = Table(id, created)
        texts = [entries.write(created)]
        if start:
            decision = commands.begin(table, created.at, self.chance)
            table = table.after(decision.entry, decision.happened)
            texts.append(entries.write(decision.entry))
        row = Row(table.status, table.due(), protocol.encode(table.info()))
        try:
            key = await self.store.create(id, row, created.listed, texts, self.now())
        except Away:
            raise refusals.away() from None
        self.open_tables += 1
        self.metrics.tables_created += 1
        log.debug("table_created", game=created.game, players=created.players, listed=created.listed)
        room = Room(self, key, table, address)
        self.rooms[id] = self.by_key[key] = room
        room.autoplay.look(ours=True)
        return room

    def plan(self, given: protocol.NewTable, key: str) -> entries.Created:
        """The first entry of a table that somebody asks for."""
        game = games.find(given.game)
        players = given.players if given.players is not None else game.players[-1]
        game.check_players(players)
        options = game.options.read(given.options, players)
        commands.check_options(options)
        seats = [entries.SeatPlan(bot=seat.bot) for seat in given.seats or [protocol.NewSeat()] * players]
        if len(seats) != players:
            raise refusals.Refused("seats-not-players", seats=len(seats), players=players)
        for seat in given.seats or ():
            if seat.bot is not None:
                check_level(seat.bot)
        if given.seat is not None:
            if given.seat >= players or seats[given.seat].bot is not None:
                raise refusals.Refused("seat-taken", seat=given.seat)
            seats[given.seat] = entries.SeatPlan(new_name(given.name or "", ()), None, key)
        if given.clock is not None and (given.clock.bank is None) == (given.clock.turn is None):
            raise refusals.Refused("bad-clock")
        check_level(given.timeout_level)
        return entries.Created(
            self.now(),
            game.name,
            players,
            options.write(),
            seats,
            key,
            given.listed,
            given.clock,
            given.timeout_level,
            given.hints,
            clean_title(given.title),
        )

    async def lobby(self) -> bytes:
        """The listed tables, as JSON."""
        age, text = self._lobby
        if self.now() - age > LOBBY_AGE:
            summaries = await self.store.read(lambda db: db.lobby(LOBBY_LENGTH))
            text = b'{"tables":[' + b",".join(bytes(summary) for summary in summaries) + b"]}"
            self._lobby = self.now(), text
        return text

    async def rematch(self, room: Room, member: Member) -> str:
        """The table where the same people go on; made by whoever asks first."""
        table = room.table
        commands.check_rematch(table, member)
        if table.rematch is not None:
            return table.rematch
        commands.check_options(table.state.options)  # such tables could be made once
        new = await self.create(commands.rematch_of(table, self.now()), room.address, start=True)
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def decide(latest: Table) -> commands.Decision | None:
            if latest.rematch is not None:
                future.set_result(latest.rematch)
                return None
            return commands.Decision(entries.Rematched(self.now(), new.table.id))

        def granted(latest: Table) -> None:
            future.set_result(new.table.id)

        def refuse(error: ParfaitError) -> None:
            future.set_exception(error)

        room.ask(Ask(decide, refuse, nothing, granted))
        chosen = await future
        if chosen != new.table.id:
            new.act(partial(_closing, self.now()))
        return chosen

    # News of other servers

    def hear(self, payload: str) -> None:
        """What another server announced."""
        kind, _, rest = payload.partition(" ")
        server, _, rest = rest.partition(" ")
        if server == self.name:
            return
        if kind == "log":
            for key in rest.split(","):
                if (room := self.by_key.get(int(key))) is not None:
                    room.look_again()
        elif kind == "here":
            number, watchers, *seats = map(int, rest.split(","))
            if (room := self.by_key.get(number)) is not None:
                room.presence_elsewhere(server, seats, watchers)

    def look_everywhere(self) -> None:
        for room in list(self.rooms.values()):
            room.look_again()


def _closing(now: float, table: Table) -> commands.Decision | None:
    if table.status == CLOSED:
        return None
    return commands.Decision(entries.Closed(now))


__all__ = ["WATCHER", "House", "Timer"]
