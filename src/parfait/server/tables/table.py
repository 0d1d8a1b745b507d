"""A table: what the entries of its log, applied in order, make of it. No input or output, and no clock of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from parfait import games
from parfait.core import CHANCE, OVER, WATCHER, Game, State
from parfait.play import Happening, asked_position, asked_seats, happen
from parfait.records import Step, apply_step
from parfait.server.protocol import messages as protocol
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING, WAITING
from parfait.server.store import StoredTable
from parfait.server.tables import entries as e
from parfait.server.tables import tokens
from parfait.server.tables.clocks import Clocks
from parfait.server.tables.seats import Seat
from parfait.server.tables.watchers import GONE_FOR_GOOD, SeatWish, Watchers

CHAT_KEPT = 30
FORMER_KEPT = 50  # tokens that opened a seat once
STEPS = (e.Played, e.Started)  # entries that the game goes forward by; a tuple, since every move is looked up in it
IDS_KEPT = 8  # of each seat


class HouseTurn(NamedTuple):
    """A turn in which the server moves. It stays the same until an entry of the log changes it."""

    seat: int
    step: int
    by: str  # as in the log: "bot", or "time"
    level: str
    began: float  # when the bot came to move, or the person's time is up


class ChosenMove(NamedTuple):
    """What a seat has chosen where several choose at once."""

    move: str
    by: str  # as in the log
    hinted: bool


class LastMove(NamedTuple):
    """A seat's last move, as long as it may be taken back."""

    before: State
    made: Step
    alone: bool  # neither chance nor the choice of another seat came with it
    step: int  # of the table before it
    length: int  # of the game before it
    hinted: frozenset[int]  # which seats had asked for a hint before it
    by: str = ""  # as in the log

    def happening(self, game: Game) -> Happening:
        return happen(game, self.before, self.made)

    def shown(self, game: Game) -> str | None:
        """The move, as everyone may know it; None for a choice made in secret."""
        if "move" not in self.made or self.made["seat"] != self.before.turn:
            return None
        return None if self.happening(game).secret else self.made["move"]


class BackRequest(NamedTuple):
    """A player who would like to take back their last move, and who has agreed so far."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Member(NamedTuple):
    """What the holder of a token may do at this table."""

    seat: int  # or WATCHER
    host: bool  # acts as the host now
    founder: bool = False  # made the table: the host, unless away
    watcher: str = ""  # the name under which they watch


STRANGER = Member(WATCHER, False)


class Table:
    """Replaced, never changed in place: `after` gives the next one, and the old one stays as it was."""

    def __init__(self, id: str, created: e.Created) -> None:
        self.id = id
        self.game: Game = games.find(created.game)
        self.n = 1  # entries so far
        self.step = 0  # what has happened so far: steps of the game, also those taken back, and taking them back
        self.length = 0  # steps of the game as it stands
        self.last_moves: dict[int, LastMove] = {}  # by seat
        self.back: BackRequest | None = None
        self.taken_back = 0  # how often a move was taken back
        self.started = False
        self.closed = False
        self.seats = [Seat(plan) for plan in created.seats]
        self.state: State = self.game.new(created.players, created.options)
        self.settings = msgspec.structs.replace(created, options=self.state.options.write(), opening=[])
        self.opening = len(created.opening)  # steps of another game with which this one begins, until it does
        self.opened = self._played(created.opening) if created.opening else None  # the position after them
        self.clocks = Clocks(created.clock, created.players)
        self.turn_began = created.at  # when the seats to act came to move
        self.later: dict[int, float] = {}  # where several choose at once: which of them came to move later, and when
        self.answers: dict[int, ChosenMove] = {}  # where several choose at once: by seat, what it has chosen. Secret
        self.active = created.at  # when somebody sat down or moved last
        self.played = False  # whether a person has made a move
        self.ids: list[dict[str, int]] = [{}] * created.players  # moves made of late, by seat: id → the step after
        self.chat = tuple(created.chat)
        self.watchers_muted = False
        self.founder_away: float | None = None  # since when, for one who has no seat
        self.again: tuple[int, ...] = ()  # who want to play again, in the order in which they said so
        self.rematch: str | None = None
        self.hinted: frozenset[int] = frozenset()  # which of the seats that are asked have asked for a hint
        self.watchers = Watchers()  # those with a name
        self.former: dict[str, str] = {}  # tokens that opened a seat once, and why they no longer do: key of an error
        self.barred = frozenset(created.barred)  # devices that stay out
        self.summary: bytes | None = None  # the encoded `info`, once it was asked for
        self._asked: tuple[int, ...] | None = None  # `asked` and `row`, once they were asked for
        self._row: StoredTable | None = None

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
        if seat is None and not founder:
            watcher = self.watchers.find(key)
            return None if watcher is None else Member(WATCHER, False, False, watcher.name)
        return Member(WATCHER, self.host == WATCHER, True) if seat is None else Member(seat, self.host == seat, founder)

    @property
    def founder(self) -> int:
        """The founder's seat, or WATCHER."""
        seat = self._seat_with(self.settings.host, lambda seat: seat.key)
        return WATCHER if seat is None else seat

    @property
    def host(self) -> int:
        """The acting host's seat:

        the founder's (or WATCHER) or, while they are away, that of the first player present.
        """
        founder = self.founder
        if self.founder_away is None if founder == WATCHER else self.seats[founder].attended:
            return founder
        return next((number for number, seat in enumerate(self.seats) if seat.attended), founder)

    def people(self) -> list[int]:
        """The people whose presence matters: seated players, and a founder without a seat (WATCHER)."""
        seated = [number for number, seat in enumerate(self.seats) if seat.name]
        return seated if self.founder != WATCHER else [*seated, WATCHER]

    def away(self, who: int) -> float | None:
        """Since when a person has been away, if long enough to count."""
        return self.founder_away if who == WATCHER else self.seats[who].away

    @property
    def unhurried(self) -> bool:
        """Whether this is a correspondence game: people are mostly away, and the clock keeps it going."""
        clock = self.settings.clock
        return self.status == PLAYING and clock is not None and clock.unhurried

    def abandoned(self, number: int) -> bool:
        """Whether others may let a bot play on this person's seat."""
        seat = self.seats[number]
        return seat.left or ((seat.away is not None or seat.idle is not None) and not self.unhurried)

    @property
    def all_agreed(self) -> bool:
        """Whether everyone present has agreed to a rematch."""
        asked = {number for number, seat in enumerate(self.seats) if seat.attended}
        return self.rematch is None and self.again != () and asked <= set(self.again)

    def gone_for_good(self, number: int, now: float) -> bool:
        """Whether this person's seat may be given to somebody else, if all others agree."""
        seat = self.seats[number]
        long_away = seat.away is not None and now - seat.away >= GONE_FOR_GOOD and not self.unhurried
        return bool(seat.name) and self.status == PLAYING and (seat.left or long_away)

    def voters(self, wish: SeatWish) -> set[int]:
        """Who has to agree: every person at the table who is there."""
        return {
            number
            for number, seat in enumerate(self.seats)
            if seat.attended and seat.idle is None and number != wish.seat
        }

    def granted(self, now: float) -> SeatWish | None:
        """A wish to which everyone has agreed."""
        for wish in self.watchers.wishes:
            if wish.agreed and self.voters(wish) <= wish.agreed and self.gone_for_good(wish.seat, now):
                return wish
        return None

    def device(self, secret: str) -> str:
        """What is stored of a device's secret: it identifies the device only at this table and its rematches."""
        return tokens.key_of(f"{self.settings.first or self.id} {secret}")

    def invited(self, ticket: str | None) -> int | None:
        """The seat reserved for the holder of this ticket, by its hash; or the one that its owner gets back with it."""
        kept = self._seat_with(ticket, lambda seat: seat.ticket)
        return kept if kept is not None else self._seat_with(ticket, lambda seat: seat.renewal)

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
        """Whether there is anything to see. A game without a deal has no steps before its first move."""
        return self.step > 0 or self.status == PLAYING

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked: the one to act, or several that choose at once."""
        if self._asked is None:
            self._asked = asked_seats(self.state) if self.turn >= 0 else ()
        return self._asked

    @property
    def choosing(self) -> tuple[int, ...]:
        """The seats that choose at once, if several do."""
        return asked if len(asked := self.asked) > 1 else ()

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked and have not answered."""
        return [seat for seat in self.asked if seat not in self.answers]

    def position(self, seat: int) -> State:
        """The position in which a seat is asked."""
        return asked_position(self.state, seat)

    def since(self, seat: int) -> float:
        """When a seat that is asked came to move."""
        return self.later.get(seat, self.turn_began)

    @property
    def clock_runs(self) -> bool:
        """Whether a clock is running."""
        return self.clocks.left is not None and any(self.seats[seat].bot is None for seat in self.awaited)

    def house_turns(self) -> list[HouseTurn]:
        """The turns in which the house has to move for a seat: from now on, or once its time is up."""
        turns = []
        for seat in self.awaited:
            bot, deadline = self.seats[seat].bot, self.clocks.deadline(seat)
            if bot is not None:
                turns.append(HouseTurn(seat, self.step, "bot", bot, self.since(seat)))
            elif deadline is not None:
                turns.append(HouseTurn(seat, self.step, "time", self.settings.timeout_level, deadline))
        return turns

    def due(self) -> float | None:
        """When the server must act here even if nobody is connected. Bots do not play for people who gave up."""
        if not any(seat.person and not seat.left for seat in self.seats):
            return None
        latest = self.active + self.clocks.patience()
        return min((turn.began for turn in self.house_turns() if turn.began <= latest), default=None)

    @property
    def take_backs(self) -> bool:
        """Whether moves may be taken back here."""
        return self.settings.clock is None or self.settings.take_backs

    def asked_back(self) -> set[int]:
        """Who have to agree to a move being taken back, and have not yet: the people who are there and play.

        If all the others are only away for a while, one of them has to: nobody decides alone what they have shown.
        """
        if self.back is None:
            return set()
        others = {number for number, seat in enumerate(self.seats) if seat.person and not seat.left} - {self.back.seat}
        here = {number for number in others if self.seats[number].attended}
        return here - self.back.agreed if here or self.back.agreed else others

    def _back_info(self) -> protocol.BackInfo | None:
        if self.back is None:
            return None
        move = self.last_moves[self.back.seat].shown(self.game)
        return protocol.BackInfo(self.back.seat, move, sorted(self.back.agreed), sorted(self.asked_back()))

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
            take_backs=settings.take_backs,
            back=self._back_info(),
            watching=self.watchers.info(),
            wishes=[self._wish_info(wish) for wish in self.watchers.wishes],
        )

    def _wish_info(self, wish: SeatWish) -> protocol.WishInfo:
        watcher = self.watchers.find(wish.key)
        asked = sorted(self.voters(wish) - wish.agreed)
        return protocol.WishInfo(wish.seat, watcher.name if watcher else "", sorted(wish.agreed), asked)

    def row(self) -> StoredTable:
        """The table's row: what is known without reading its log."""
        if self._row is None:
            if self.summary is None:
                self.summary = protocol.encode(self.info())
            self._row = StoredTable(self.status, self.due(), self.summary, self.settings.listed, self.played)
        return self._row

    # What an entry changes

    def after(self, entry: e.Entry, happened: list[Happening] | None = None) -> Table:
        """The table with one more entry. `happened` spares playing its steps again."""
        table = self._copy()
        table.n += 1
        if not isinstance(entry, e.Played | e.Answered | e.Said):
            table.summary = None
        if isinstance(entry, STEPS):
            if isinstance(entry, e.Started):
                table._line_up(entry.arranged, entry.bots, opened=entry.opened)
                table.opening, table.opened = 0, None
            table._advance(entry, happened if happened is not None else happenings(self, entry))
            return table
        if isinstance(entry, e.Answered):
            table._answer(entry)
            return table
        if isinstance(entry, e.BackAsked):
            table.back = BackRequest(entry.seat)
            return table
        if isinstance(entry, e.BackAnswered):
            asked = self.back
            agreed = asked is not None and entry.agrees
            table.back = BackRequest(asked.seat, asked.agreed | {entry.seat}) if asked is not None and agreed else None
            return table
        if isinstance(entry, e.TookBack):
            table._take_back(entry)
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
        if isinstance(entry, e.HintTaken):
            table.hinted = self.hinted | {entry.seat}
            return table
        if isinstance(entry, e.WatcherEntry):
            table.watchers = self.watchers.after(entry)
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
        if seat.key != self.seats[entry.seat].key:
            table._change_hands(entry, self.seats[entry.seat])
        if isinstance(entry, e.Left | e.Opened) and self.status == WAITING:
            table._offer(entry.seat)
        if isinstance(entry, e.Back | e.Present | e.TookOver):
            table.watchers = table.watchers.without_wishes_for(entry.seat)
        if isinstance(entry, e.Sat) and entry.founder:
            table.settings = msgspec.structs.replace(self.settings, host=entry.key)
        if isinstance(entry, e.Sat | e.Back | e.TookOver):
            table.active = entry.at
        if entry.seat in self.awaited:
            alone = not self.choosing
            takes_over = seat.bot != self.seats[entry.seat].bot
            if takes_over or (isinstance(entry, e.Back) and self.seats[entry.seat].idle is not None):
                table._comes_to_move(entry.seat, entry.at, alone=alone)
            if takes_over:
                table.clocks = self.clocks.resumed(entry.seat, entry.at, alone=alone)
        return table

    def _change_hands(self, entry: e.SeatEntry, before: Seat) -> None:
        """A seat is opened by another token than before, or by none."""
        why = {e.Sat: "seat-moved", e.TookOver: "seat-given", e.Opened: "seat-freed"}.get(type(entry))
        if isinstance(entry, e.Opened) and entry.barred:
            why = "kicked"
            self.barred = self.barred | ({before.device} if before.device else set())
        if before.key is not None and why is not None:
            former = {**self.former, before.key: why}
            if len(former) > FORMER_KEPT:
                del former[next(iter(former))]
            self.former = former
        if isinstance(entry, e.Sat | e.TookOver):
            self.watchers = self.watchers.without(entry.key)
        if isinstance(entry, e.Sat) and entry.watched:
            self.watchers = self.watchers.without(entry.watched)

    def _offer(self, seat: int) -> None:
        """A seat is free before the start: it is kept for the first in line."""
        if (line := self.watchers.line) and self.seats[seat].open:
            self.seats[seat] = self.seats[seat].kept_for(line[0].key)
            self.watchers = self.watchers.without(line[0].key)

    def _comes_to_move(self, seat: int, at: float, *, alone: bool) -> None:
        if alone:
            self.turn_began = at
        else:
            self.later = {**self.later, seat: at}

    def _copy(self) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        table._asked = table._row = None
        return table

    def lined_up(self, arranged: e.Arranged | None, bots: str | None, *, opened: bool) -> Table:
        """The table as its game begins: perhaps with new settings and bots of this level on the open seats, and after
        its opening.

        Without `opened`, the first entry of the game holds the steps of the opening, too.
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
            self.step = self.length = self.opening

    def _arrange(self, entry: e.Arranged) -> None:
        self.state = self.game.new(entry.players, entry.options)
        self.settings = msgspec.structs.replace(
            self.settings,
            players=entry.players,
            options=self.state.options.write(),
            listed=entry.listed,
            clock=entry.clock,
            timeout_level=entry.timeout_level,
            hints=entry.hints,
            title=entry.title,
            take_backs=entry.take_backs,
        )
        new = {before: number for number, before in enumerate(entry.seats)}
        self.seats = [self.seats[before] if before >= 0 else Seat(e.SeatPlan()) for before in entry.seats]
        self.chat = tuple(msgspec.structs.replace(line, seat=new.get(line.seat, WATCHER)) for line in self.chat)
        self.clocks = Clocks(entry.clock, entry.players)
        self.ids = [{}] * entry.players

    def _erase(self, entry: e.Erased) -> None:
        if entry.chat:
            self.chat = ()
        if entry.names:
            self.settings = msgspec.structs.replace(self.settings, title="")
            self.seats = [seat.nameless(number) for number, seat in enumerate(self.seats)]
            self.watchers = self.watchers.nameless()

    def _advance(self, entry: e.Played | e.Started, happened: list[Happening]) -> None:
        mover = entry.seat if isinstance(entry, e.Played) and entry.seat is not None else self.turn
        together = bool(self.answers)
        self.started = True
        if isinstance(entry, e.Played):
            self._remember(entry)
        self.state = happened[-1].after if happened else self.state
        self.step += len(entry.steps)
        self.length += len(entry.steps)
        self.turn_began, self.later, self.answers, self.hinted = entry.at, {}, {}, frozenset()
        if isinstance(entry, e.Played):
            self._note_move(mover, entry.id, entry.by, entry.at)
        else:
            self.active = entry.at
        if self.state.turn == OVER:
            self.summary = None  # the status changes
        bot = mover >= 0 and self.seats[mover].bot is not None
        if together:
            self.clocks = self.clocks.revealed(mover, entry.at, bot=bot)
        else:
            self.clocks = self.clocks.moved(mover, self.turn, entry.at, bot=bot)

    def _remember(self, entry: e.Played) -> None:
        """Note the moves of an entry, so that they can be taken back."""
        alone, before = len(entry.steps) == 1, (self.step, self.length, self.hinted)
        made = {
            step["seat"]: LastMove(self.state, step, alone, *before, by)
            for step, (by, _) in zip(entry.steps, entry.made(), strict=True)
            if "move" in step
        }
        self.last_moves = {**self.last_moves, **made}
        if self.back is not None and self.back.seat in made:
            self.back, self.summary = None, None  # they have gone on

    def _take_back(self, entry: e.TookBack) -> None:
        undone = self.last_moves[entry.seat]
        self.step += 1
        self.length -= entry.steps
        assert self.length == undone.length, "the log undoes other steps than it holds"
        self.last_moves = {seat: move for seat, move in self.last_moves.items() if move.step < undone.step}
        self.hinted |= undone.hinted  # whoever had a hint for a later position knows it still
        thinks = entry.seat in self.awaited and self.seats[entry.seat].bot is None
        self.clocks = self.clocks.taken_back(entry.seat, entry.at, thinks=thinks)
        self.state, self._asked = undone.before, None  # others are asked now
        self.turn_began, self.later, self.answers = entry.at, {}, {}
        self.active = entry.at
        self.back = None
        self.taken_back += 1

    def _answer(self, entry: e.Answered) -> None:
        self._note_move(entry.seat, entry.id, entry.by, entry.at)
        self.clocks = self.clocks.answered(entry.seat, entry.at, bot=self.seats[entry.seat].bot is not None)
        self.answers = {**self.answers, entry.seat: ChosenMove(entry.move, entry.by, entry.hinted)}

    def _note_move(self, mover: int, id: str, by: str, at: float) -> None:
        if id:
            made = {**self.ids[mover], id: self.step}
            if len(made) > IDS_KEPT:
                del made[next(iter(made))]
            self.ids = [made if seat == mover else ids for seat, ids in enumerate(self.ids)]
        clock = self.settings.clock
        if by == "time" and clock is not None and clock.turn is not None and not clock.unhurried:
            self._replace_seat(mover, self.seats[mover].timed_out(at))
        if by:
            return
        self.played = True
        self.active = at
        if self.seats[mover].doubted:
            self._replace_seat(mover, self.seats[mover].busy())

    def _replace_seat(self, number: int, seat: Seat) -> None:
        self.seats = [seat if other == number else old for other, old in enumerate(self.seats)]
        self.summary = None


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
    """The table that results from a whole log."""
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


def steps_of(log: Iterable[bytes]) -> list[tuple[Step, dict[str, str]]]:
    """The steps of the game as it stands, each with how it was made (`by`)."""
    steps: list[tuple[Step, dict[str, str]]] = []
    opening: Sequence[Step] = ()
    for text in log:
        entry = e.read(text)
        if isinstance(entry, e.Created):
            opening = entry.opening
        if isinstance(entry, STEPS):
            before = opening if isinstance(entry, e.Started) and entry.opened else ()
            made = entry.made() if isinstance(entry, e.Played) else [("", False)] * (len(before) + len(entry.steps))
            steps += [
                (step, {"by": by if "seat" in step else ""})
                for step, (by, _) in zip((*before, *entry.steps), made, strict=True)
            ]
        if isinstance(entry, e.TookBack):
            del steps[len(steps) - entry.steps :]
    return steps
