"""What a request makes of a table: an entry to commit, an answer, or a refusal. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from parfait.core import CHANCE, OVER, WATCHER, Game, IllegalMove, State
from parfait.play import Happening, happen
from parfait.records import Step, check_turn
from parfait.server.protocol import messages as p
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING, WAITING
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as e
from parfait.server.tables import tokens
from parfait.server.tables.arrangement import arranged, check_options
from parfait.server.tables.names import new_name
from parfait.server.tables.seats import Seat
from parfait.server.tables.table import STRANGER, Member, Table
from parfait.server.text import clean_chat
from parfait.server.workers.roster import STAND_IN, check_level

Chance = Callable[[Game, State], Step]  # lets chance act, and tells what it did


class Decision(NamedTuple):
    """An entry to commit, and the answer to the request."""

    entry: e.Entry
    happened: list[Happening] | None = None
    answer: p.ServerMessage | None = None


class Moment(NamedTuple):
    """What a decision depends on besides the table and the request."""

    now: float
    chance: Chance


def decide(table: Table, member: Member, request: p.Request, moment: Moment) -> Decision | p.ServerMessage:
    """What a request of a member makes of the table."""
    return DECIDE[type(request)](table, member, request, moment)


class WrongStep(Refused):
    """A move for another step than the one the table is at."""

    def __init__(self, step: int) -> None:
        super().__init__("wrong-step", step=step)
        self.step = step


def move(table: Table, member: Member, request: p.Move, moment: Moment) -> Decision | p.Done:
    seat = member.seat
    if seat == WATCHER:
        raise Refused("not-seated", 403)
    made = table.ids[seat].get(request.id)
    if made is not None:
        return p.Done(request.id, made)
    _check_playing(table)
    if request.step != table.step:
        raise WrongStep(table.step)
    check_turn(table.state, seat)
    if table.seats[seat].bot is not None:
        raise Refused("bot-stands-in")
    return play(table, {"seat": seat, "move": request.move}, moment, request.id)


def play(table: Table, step: Step, moment: Moment, id: str = "", by: str = "") -> Decision:
    """A move, with what chance does after it."""
    happened = [happen(table.game, table.state, step)]
    happened += _by_chance(table.game, happened[0].after, moment.chance)
    return Decision(e.Played(moment.now, [happening.step for happening in happened], id, by), happened)


def arrange(table: Table, member: Member, request: p.Arrange, moment: Moment) -> Decision | p.Info:
    _check_host(member)
    _check_waiting(table)
    entry = arranged(table, request, moment.now)
    return p.Info(table.info()) if entry is None else Decision(entry)


def start(table: Table, member: Member, request: p.Start, moment: Moment) -> Decision:
    _check_host(member)
    _check_waiting(table)
    if request.bots is not None:
        check_level(request.bots)
        return begin(table, moment, bots=request.bots)
    taken = [number for number, seat in enumerate(table.seats) if not seat.open]
    if request.players is None or len(taken) == len(table.seats):
        return begin(table, moment)
    if request.players != len(taken):  # somebody came or went while the host decided
        raise Refused("players-changed", players=len(taken))
    return begin(table, moment, arranged(table, p.Arrange(players=len(taken)), moment.now, taken))


def begin(table: Table, moment: Moment, arranged: e.Arranged | None = None, *, bots: str | None = None) -> Decision:
    """Start a game, with new settings or as it is. Bots take the open seats, or all seats must be taken."""
    _check_waiting(table)
    opened = table.opened is not None
    begun = table.lined_up(arranged, bots, opened=opened)
    for number, seat in enumerate(begun.seats):
        if seat.open:
            raise Refused("seat-open", seat=number)
    happened = _by_chance(begun.game, begun.state, moment.chance)
    return Decision(e.Started(moment.now, [happening.step for happening in happened], arranged, bots, opened), happened)


def _by_chance(game: Game, state: State, chance: Chance) -> list[Happening]:
    """What chance does until a seat is to act, or the game is over."""
    happened = []
    while state.turn == CHANCE:
        after = state.clone()
        happened.append(Happening(state, chance(game, after), after))
        state = after
    return happened


# Seats


class Arrival(NamedTuple):
    """Who comes to a table, and with what."""

    key: str | None  # the hash of a token that is good here
    member: Member
    ticket: str | None = None  # the hash of a ticket


def arrive(table: Table, key: str | None, ticket: str | None) -> Arrival:
    """By the hashes of a token and a ticket. Whoever asked to sit down and never heard the answer comes with both."""
    member = table.member_of(key)
    if member is not None and (key is not None or ticket is None):
        return Arrival(key, member, ticket)
    for secret in (ticket, key):  # links to seats were called tokens once
        if table.invited(secret) is not None:
            return Arrival(None, STRANGER, secret)
    if ticket is not None and (member := table.member_of(ticket)) is not None:
        return Arrival(ticket, member)  # the founder's token, beside the one for a seat that they asked for
    if table.used(ticket) or table.used(key):
        raise Refused("ticket-used")
    raise Refused("bad-token")


class Sitter(NamedTuple):
    """Who wants to sit down, by the hashes of what they have."""

    known: str | None  # the token that they came with: others may know it, as one that was in a link
    new: str  # the one that shall open the seat
    ticket: str | None


def sit(table: Table, seat: int, name: str, who: Sitter, moment: Moment, face: str = "") -> Decision | p.Seated:
    """Take a seat that is open, or kept for whoever has this ticket. Nothing but `who.new` opens it from then on."""
    _check_seat(table, seat)
    known, new, ticket = table.member_of(who.known) or STRANGER, table.member_of(who.new) or STRANGER, who.ticket
    place = table.seats[seat]
    if seat in (known.seat, new.seat):
        return p.Seated(seat, "")  # the answer was lost on its way
    _check_waiting(table)
    for member in (known, new):
        if member.seat != WATCHER:
            raise Refused("seated-already", seat=member.seat)
    if not place.open or place.ticket not in (None, ticket):
        used = ticket is not None and ticket == place.used
        raise Refused("ticket-used") if used else Refused("seat-taken", seat=seat)
    if new.founder or table.invited(who.new) is not None or table.used(who.new):  # others know it
        raise Refused("bad-token")
    called = new_name(name, (other.name for other in table.seats))
    return Decision(e.Sat(moment.now, seat, called, who.new, known.founder, face))


def leave(table: Table, member: Member, request: p.Leave, moment: Moment) -> Decision:
    if table.status != FINISHED:  # after the game: no rematch for me
        _check_open(table)
    _check_seated(member)
    if table.seats[member.seat].left:
        raise Refused("left-already")
    return Decision(e.Left(moment.now, member.seat))


def come_back(table: Table, member: Member, request: p.Return, moment: Moment) -> Decision:
    _check_open(table)
    _check_seated(member)
    seat = table.seats[member.seat]
    if not seat.name or not (seat.left or seat.bot is not None):
        raise Refused("seat-yours-already")
    return Decision(e.Back(moment.now, member.seat))


def fill(table: Table, member: Member, request: p.Fill, moment: Moment) -> Decision | p.Info:
    """The host puts a bot on a seat that nobody has; anybody who is seated, on one whose owner is not there.

    How well it plays for somebody is not for their opponents to say: it is always the same level.
    """
    _check_open(table)
    _check_seat(table, request.seat)
    check_level(request.level)
    seat = table.seats[request.seat]
    if not seat.name:
        _check_host(member)
    elif not member.host:
        _check_seated(member)
    if seat.person and not table.abandoned(request.seat):
        raise Refused("seat-not-abandoned", seat=request.seat)
    if seat.bot is not None and (seat.name or seat.bot == request.level or not member.host):
        return p.Info(table.info())  # somebody else was first
    return Decision(e.Filled(moment.now, request.seat, STAND_IN if seat.name else request.level))


def absent(who: int, since: float, table: Table, moment: Moment) -> Decision | None:
    """Note that a player has been away for long, unless that is noted already."""
    if table.status == CLOSED or who not in table.people() or table.away(who) is not None:
        return None
    return Decision(e.Absent(moment.now, who, since))


def present(who: int, table: Table, moment: Moment) -> Decision | None:
    """Note that one who was away is connected again."""
    if table.status == CLOSED or who not in table.people() or table.away(who) is None:
        return None
    return Decision(e.Present(moment.now, who))


def open_seat(table: Table, member: Member, request: p.Open, moment: Moment) -> Decision | p.Info:
    _check_host(member)
    _check_waiting(table)
    _check_seat(table, request.seat)
    if table.seats[request.seat].open and table.seats[request.seat].ticket is None:
        return p.Info(table.info())
    return Decision(e.Opened(moment.now, request.seat))


def invite(table: Table, member: Member, request: p.Invite, moment: Moment) -> Decision:
    _check_host(member)
    _check_waiting(table)
    _check_seat(table, request.seat)
    if not table.seats[request.seat].open:
        raise Refused("seat-taken", seat=request.seat)
    ticket = tokens.new_ticket()
    entry = e.Invited(moment.now, request.seat, tokens.key_of(ticket))
    return Decision(entry, answer=p.TicketMade(request.seat, ticket))


# Talk, and the end


def say(table: Table, member: Member, request: p.Say | p.React, moment: Moment) -> Decision:
    if table.status == CLOSED:
        raise Refused("table-closed")
    if table.watchers_muted if member.seat == WATCHER else table.seats[member.seat].muted:
        raise Refused("muted", 403)
    name = "" if member.seat == WATCHER else table.seats[member.seat].name
    if isinstance(request, p.React):
        return Decision(e.Said(moment.now, member.seat, name, "", request.reaction))
    return Decision(e.Said(moment.now, member.seat, name, clean_chat(request.text)))


def mute(table: Table, member: Member, request: p.Mute, moment: Moment) -> Decision | p.Info:
    _check_host(member)
    if table.status == CLOSED:
        raise Refused("table-closed")
    if request.seat != WATCHER:
        _check_seat(table, request.seat)
    if request.muted == (table.watchers_muted if request.seat == WATCHER else table.seats[request.seat].muted):
        return p.Info(table.info())
    return Decision(e.Muted(moment.now, request.seat, request.muted))


def close(table: Table, member: Member, request: p.Close, moment: Moment) -> Decision:
    _check_host(member)
    if table.status in (CLOSED, FINISHED):
        raise Refused("table-closed")
    if not member.founder and (table.founder == WATCHER or not table.seats[table.founder].left):
        raise Refused("not-founder", 403)  # who is away for a while finds the table again
    return Decision(e.Closed(moment.now))


def end(table: Table, moment: Moment) -> Decision | None:
    """Close a table that is no longer needed."""
    return None if table.status == CLOSED else Decision(e.Closed(moment.now))


def rematch(
    table: Table, member: Member, request: p.Rematch, moment: Moment, closed: str | None = None
) -> Decision | p.Info:
    """Say that one wants to play again. `closed`: a table for that, which came to nothing."""
    _check_seated(member)
    if table.status != FINISHED:
        raise Refused("game-not-over")
    if request.start:
        _check_host(member)
    check_options(table.state.options)  # such tables could be made once
    if table.rematch not in (None, closed) or (table.rematch is None and member.seat in table.again):
        return p.Info(table.info())
    return Decision(e.Again(moment.now, member.seat))


def rematch_of(table: Table, now: float) -> e.Created:
    """The same seats: of those who want to play again, with the same tokens, and of bots.

    A seat is kept for whoever has not answered, who comes with the old token, and open if its owner does not want to.
    """
    host = table.host if table.host in (*table.again, WATCHER) else table.again[0]
    return msgspec.structs.replace(
        table.settings,
        at=now,
        seats=[_seat_again(seat, number in table.again) for number, seat in enumerate(table.seats)],
        host=table.settings.host if host == WATCHER else table.seats[host].key,
        rematch_of=table.id,
        branched_from=None,
        opening=[],
        chat=list(table.chat),
    )


def _seat_again(seat: Seat, willing: bool) -> e.SeatPlan:
    if not seat.name:
        return e.SeatPlan(bot=seat.bot)
    if willing:
        return e.SeatPlan(seat.name, None, seat.key, face=seat.face)
    return e.SeatPlan(ticket=None if seat.left else seat.key)


def rematched(id: str, table: Table, moment: Moment) -> Decision | p.Info:
    """Note the table of a rematch, unless there is one already."""
    return p.Info(table.info()) if table.rematch is not None else Decision(e.Rematched(moment.now, id))


def check_hint(table: Table, member: Member, step: int) -> None:
    _check_seated(member)
    _check_playing(table)
    if not table.settings.hints:
        raise Refused("hints-off")
    if step != table.step:
        raise WrongStep(table.step)
    check_turn(table.state, member.seat)


# What has to be so


def _check_host(member: Member) -> None:
    if not member.host:
        raise Refused("not-host", 403)


def _check_seated(member: Member) -> None:
    if member.seat == WATCHER:
        raise Refused("not-seated", 403)


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat", 404, seat=seat)


def _check_open(table: Table) -> None:
    if table.status == CLOSED:
        raise Refused("table-closed")
    if table.status == FINISHED:
        raise IllegalMove(table.state.end_rule(), "game-over")


def _check_waiting(table: Table) -> None:
    _check_open(table)
    if table.status != WAITING:
        raise Refused("started-already")


def _check_playing(table: Table) -> None:
    _check_open(table)
    if table.status != PLAYING or table.state.turn == OVER:
        raise Refused("not-started")


DECIDE: dict[type[p.Request], Callable[[Table, Member, Any, Moment], Decision | p.ServerMessage]] = {
    p.Move: move,
    p.Arrange: arrange,
    p.Start: start,
    p.Leave: leave,
    p.Return: come_back,
    p.Fill: fill,
    p.Open: open_seat,
    p.Invite: invite,
    p.Say: say,
    p.React: say,
    p.Mute: mute,
    p.Close: close,
}
