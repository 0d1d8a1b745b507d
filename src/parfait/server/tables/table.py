"""A table: what the entries of its log, applied in order, make of it. No input or output, and no clock of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from parfait import games
from parfait.core import CHANCE, OVER, WATCHER, Game, State
from parfait.play import Happening, happen
from parfait.records import Step, apply_step
from parfait.server.protocol import messages as protocol
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING, WAITING
from parfait.server.store import StoredTable
from parfait.server.tables import entries as e
from parfait.server.tables import tokens
from parfait.server.tables.clocks import Clocks
from parfait.server.tables.seats import Seat

CHAT_KEPT = 30
STEPS = (e.Played, e.Started)  # entries that the game goes forward by; a tuple, since every move is looked up in it
IDS_KEPT = 8  # of each seat


class HouseTurn(NamedTuple):
    """A turn in which the house moves. It stays the same one until an entry of the log makes it another."""

    step: int
    by: str  # as in the log: "bot", or "time"
    level: str
    began: float  # when the bot came to move, or the person's time is up


class Member(NamedTuple):
    """What a token is good for at this table."""

    seat: int  # or WATCHER
    host: bool  # acts as the host now
    founder: bool = False  # made the table: the host, unless away


STRANGER = Member(WATCHER, False)


class Table:
    """Replaced, never changed in place: `after` gives the next one, and the old one stays as it was."""

    def __init__(self, id: str, created: e.Created) -> None:
        self.id = id
        self.settings = msgspec.structs.replace(created, opening=[]) if created.opening else created
        self.game: Game = games.find(created.game)
        self.n = 1  # entries so far
        self.step = 0  # steps of the game so far
        self.started = False
        self.closed = False
        self.seats = [Seat(plan) for plan in created.seats]
        self.state: State = self.game.new(created.players, created.options)
        self.opening = len(created.opening)  # steps of another game with which this one begins, until it does
        self.opened = self._played(created.opening) if created.opening else None  # the position after them
        self.clocks = Clocks(created.clock, created.players)
        self.turn_began = created.at  # when the seat to act came to move
        self.active = created.at  # when somebody sat down or moved last
        self.played = False  # whether a person has made a move
        self.ids: list[dict[str, int]] = [{}] * created.players  # moves made of late, by seat: id → the step after
        self.chat = tuple(created.chat)
        self.watchers_muted = False
        self.founder_away: float | None = None  # since when, for one who has no seat
        self.again: tuple[int, ...] = ()  # who want to play again, in the order in which they said so
        self.rematch: str | None = None
        self.summary: bytes | None = None  # the encoded `info`, once it was asked for

    def _played(self, steps: Iterable[Step]) -> State:
        state = self.state.clone()
        for step in steps:
            apply_step(self.game, state, step)
        return state

    # Who is who

    def member(self, token: str | None) -> Member | None:
        """None for a token that opens no seat here."""
        return self.member_of(None if token is None else tokens.key_of(token))

    def member_of(self, key: str | None) -> Member | None:
        """As `member`, by the hash of the token."""
        if key is None:
            return STRANGER
        seat = self._seat_with(key, lambda seat: seat.key)
        founder = tokens.same(self.settings.host, key)
        if seat is None:
            return Member(WATCHER, self.host == WATCHER, True) if founder else None
        return Member(seat, self.host == seat, founder)

    @property
    def founder(self) -> int:
        """The seat of who made the table, or WATCHER."""
        seat = self._seat_with(self.settings.host, lambda seat: seat.key)
        return WATCHER if seat is None else seat

    @property
    def host(self) -> int:
        """The seat of who acts as the host: the founder's (or WATCHER), and while away, of the first who is there."""
        founder = self.founder
        if self.founder_away is None if founder == WATCHER else self.seats[founder].attended:
            return founder
        return next((number for number, seat in enumerate(self.seats) if seat.attended), founder)

    def people(self) -> list[int]:
        """The people whose presence matters: seated players, and a founder without a seat (WATCHER)."""
        seated = [number for number, seat in enumerate(self.seats) if seat.name]
        return seated if self.founder != WATCHER else [*seated, WATCHER]

    def away(self, who: int) -> float | None:
        """Since when one of them has been away, if that is long."""
        return self.founder_away if who == WATCHER else self.seats[who].away

    @property
    def unhurried(self) -> bool:
        """Whether people play by correspondence: they are away for most of the time, and the clock keeps it going."""
        clock = self.settings.clock
        return self.status == PLAYING and clock is not None and clock.turn is not None

    def abandoned(self, number: int) -> bool:
        """Whether others may let a bot play on this person's seat."""
        seat = self.seats[number]
        return seat.left or (seat.away is not None and not self.unhurried)

    @property
    def all_agreed(self) -> bool:
        """Whether everyone present has agreed to a rematch."""
        asked = {number for number, seat in enumerate(self.seats) if seat.attended}
        return self.rematch is None and self.again != () and asked <= set(self.again)

    def invited(self, ticket: str | None) -> int | None:
        """The seat reserved for the holder of this ticket, by its hash."""
        return self._seat_with(ticket, lambda seat: seat.ticket)

    def used(self, ticket: str | None) -> bool:
        """Whether this ticket has been used."""
        return self._seat_with(ticket, lambda seat: seat.used) is not None

    def _seat_with(self, key: str | None, of: Callable[[Seat], str | None]) -> int | None:
        for number, seat in enumerate(self.seats):
            found = of(seat)
            if key is not None and found is not None and tokens.same(found, key):
                return number
        return None

    @property
    def turn(self) -> int:
        """The seat to act; CHANCE before the start, OVER when nobody is to."""
        if self.closed:
            return OVER
        return self.state.turn if self.started else CHANCE

    @property
    def status(self) -> str:
        if self.closed:
            return CLOSED
        if not self.started:
            return WAITING
        return FINISHED if self.state.turn == OVER else PLAYING

    @property
    def began(self) -> bool:
        """Whether there is something to see. A game without a deal begins with a move: there are no steps before it."""
        return self.step > 0 or self.status == PLAYING

    @property
    def mover(self) -> Seat | None:
        return self.seats[self.turn] if self.turn >= 0 else None

    @property
    def clock_runs(self) -> bool:
        """Whether a clock is running."""
        mover = self.mover
        return mover is not None and mover.bot is None and self.clocks.left is not None

    def house_turn(self) -> HouseTurn | None:
        """The turn, if the house has to move for the seat to act: from now on, or once its time is up."""
        mover = self.mover
        if mover is None:
            return None
        if mover.bot is not None:
            return HouseTurn(self.step, "bot", mover.bot, self.turn_began)
        deadline = self.clocks.deadline(self.turn)
        return None if deadline is None else HouseTurn(self.step, "time", self.settings.timeout_level, deadline)

    def due(self) -> float | None:
        """When the server must act here even if nobody is connected. Bots do not play for people who gave up."""
        turn = self.house_turn()
        if turn is None or turn.began > self.active + self.clocks.patience():
            return None
        due_back = any(seat.person and not seat.left for seat in self.seats)
        return turn.began if due_back else None

    def info(self) -> protocol.TableInfo:
        settings = self.settings
        return protocol.TableInfo(
            table=self.id,
            game=settings.game,
            players=settings.players,
            options=settings.options,
            status=self.status,
            seats=[seat.info() for seat in self.seats],
            listed=settings.listed,
            hints=settings.hints,
            timeout_level=settings.timeout_level,
            created=int(settings.at),
            clock=settings.clock,
            title=settings.title,
            rematch=self.rematch,
            rematch_of=settings.rematch_of,
            watchers_muted=self.watchers_muted,
            host=self.host,
            again=list(self.again),
            plays_on_from=settings.branched_from["step"] if settings.branched_from else None,
        )

    def row(self) -> StoredTable:
        """What is known of it without reading its log."""
        if self.summary is None:
            self.summary = protocol.encode(self.info())
        return StoredTable(self.status, self.due(), self.summary, self.settings.listed, self.played)

    # What an entry changes

    def after(self, entry: e.Entry, happened: list[Happening] | None = None) -> Table:
        """The table with one more entry. `happened` spares playing its steps again."""
        table = self._copy()
        table.n += 1
        if not isinstance(entry, e.Played | e.Said):
            table.summary = None
        if isinstance(entry, STEPS):
            if isinstance(entry, e.Started):
                table._line_up(entry.arranged, entry.bots, opened=entry.opened)
                table.opening, table.opened = 0, None
            table._advance(entry, happened if happened is not None else happenings(self, entry))
            return table
        if isinstance(entry, e.Arranged):
            table._arrange(entry)
            return table
        if isinstance(entry, e.Said):
            table.chat = (*self.chat, entry)[-CHAT_KEPT:]
            return table
        if isinstance(entry, e.Closed):
            table.closed = True
            return table
        if isinstance(entry, e.Erased):
            table._erase(entry)
            return table
        if isinstance(entry, e.Interrupted):
            table.clocks = self.clocks.given_back(entry.since, entry.until)
            return table
        if isinstance(entry, e.Rematched):
            table.rematch = entry.table
            return table
        if isinstance(entry, e.Muted) and entry.seat == WATCHER:
            table.watchers_muted = entry.muted
            return table
        if isinstance(entry, e.Absent | e.Present) and entry.seat == WATCHER:
            table.founder_away = entry.since if isinstance(entry, e.Absent) else None
            return table
        assert isinstance(entry, e.SeatEntry)
        table.seats = list(self.seats)
        table.seats[entry.seat] = seat = self.seats[entry.seat].after(entry, waiting=self.status == WAITING)
        if isinstance(entry, e.Left):
            table.again = tuple(number for number in self.again if number != entry.seat)
        if isinstance(entry, e.Again):  # once more after a rematch that was closed, too
            table.again = (*self.again, entry.seat) if self.rematch is None else (entry.seat,)
            table.rematch = None
        if isinstance(entry, e.Sat) and entry.founder:
            table.settings = msgspec.structs.replace(self.settings, host=entry.key)
        if isinstance(entry, e.Sat | e.Back):
            table.active = entry.at
        if entry.seat == self.turn and seat.bot != self.seats[self.turn].bot:
            table.turn_began = entry.at
            table.clocks = self.clocks.resumed(self.turn, entry.at)
        return table

    def _copy(self) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        return table

    def lined_up(self, arranged: e.Arranged | None, bots: str | None, *, opened: bool) -> Table:
        """The table as it begins: set up anew, perhaps, with bots of this level on the open seats, after its opening.

        The last is not so (`opened`) where the first entry of the game has the steps of the opening as well.
        """
        table = self._copy()
        table._line_up(arranged, bots, opened=opened)
        return table

    def _line_up(self, arranged: e.Arranged | None, bots: str | None, *, opened: bool) -> None:
        if arranged is not None:
            self._arrange(arranged)
        if bots is not None:
            taken = e.Filled(0.0, 0, bots)
            self.seats = [seat.after(taken, waiting=True) if seat.open else seat for seat in self.seats]
        if opened and self.opened is not None:
            self.state = self.opened
            self.step = self.opening

    def _arrange(self, entry: e.Arranged) -> None:
        self.settings = msgspec.structs.replace(
            self.settings,
            players=entry.players,
            options=entry.options,
            listed=entry.listed,
            clock=entry.clock,
            timeout_level=entry.timeout_level,
            hints=entry.hints,
            title=entry.title,
        )
        new = {before: number for number, before in enumerate(entry.seats)}
        self.seats = [self.seats[before] if before >= 0 else Seat(e.SeatPlan()) for before in entry.seats]
        self.chat = tuple(msgspec.structs.replace(line, seat=new.get(line.seat, WATCHER)) for line in self.chat)
        self.state = self.game.new(entry.players, entry.options)
        self.clocks = Clocks(entry.clock, entry.players)
        self.ids = [{}] * entry.players

    def _erase(self, entry: e.Erased) -> None:
        if entry.chat:
            self.chat = ()
        if entry.names:
            self.settings = msgspec.structs.replace(self.settings, title="")
            self.seats = [seat.nameless(number) for number, seat in enumerate(self.seats)]

    def _advance(self, entry: e.Played | e.Started, happened: list[Happening]) -> None:
        old_turn = self.turn
        self.started = True
        self.state = happened[-1].after if happened else self.state
        self.step += len(entry.steps)
        self.played = self.played or (isinstance(entry, e.Played) and not entry.by)
        if isinstance(entry, e.Played) and entry.id:
            made = {**self.ids[old_turn], entry.id: self.step}
            if len(made) > IDS_KEPT:
                del made[next(iter(made))]
            self.ids = [made if seat == old_turn else ids for seat, ids in enumerate(self.ids)]
        self.turn_began = entry.at
        if self.state.turn == OVER:
            self.summary = None  # the status changes
        if not isinstance(entry, e.Played) or not entry.by:
            self.active = entry.at
        bot = old_turn >= 0 and self.seats[old_turn].bot is not None
        self.clocks = self.clocks.moved(old_turn, self.turn, entry.at, bot=bot)


def happenings(table: Table, entry: e.Played | e.Started) -> list[Happening]:
    """Play the steps of an entry one by one from the table's state, which stays as it is."""
    state = begun(table, entry).state
    happened: list[Happening] = []
    for step in entry.steps:
        happened.append(happen(table.game, happened[-1].after if happened else state, step))
    return happened


def begun(table: Table, entry: e.Played | e.Started) -> Table:
    """The table on which the steps of an entry are made."""
    if not isinstance(entry, e.Started):
        return table
    return table.lined_up(entry.arranged, entry.bots, opened=entry.opened)


def fold(id: str, log: Iterable[bytes]) -> Table:
    """The table that a whole log makes."""
    texts = iter(log)
    created = e.read(next(texts))
    assert isinstance(created, e.Created)
    table = Table(id, created)
    for text in texts:
        table = replayed(table, e.read(text))
    return table


def replayed(table: Table, entry: e.AnyEntry) -> Table:
    """Like `after`, for an entry whose steps are not sent to anyone: no state is kept between them."""
    if not isinstance(entry, STEPS):
        return table.after(entry)
    state = begun(table, entry).state.clone()
    for step in entry.steps:
        apply_step(table.game, state, step)
    return table.after(entry, [Happening(table.state, entry.steps[-1], state)] if entry.steps else [])


def steps_of(log: Iterable[bytes]) -> list[tuple[Step, dict[str, Any]]]:
    """The steps of the game, each with how it was made (`by`)."""
    steps: list[tuple[Step, dict[str, Any]]] = []
    opening: Sequence[Step] = ()
    for text in log:
        entry = e.read(text)
        if isinstance(entry, e.Created):
            opening = entry.opening
        if isinstance(entry, STEPS):
            by = entry.by if isinstance(entry, e.Played) else ""
            before = opening if isinstance(entry, e.Started) and entry.opened else ()
            steps += [(step, {"by": by if "seat" in step else ""}) for step in (*before, *entry.steps)]
    return steps
