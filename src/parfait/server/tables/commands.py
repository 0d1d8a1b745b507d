"""Decisions about requests: an entry to commit, an answer, or a refusal. Nothing here has side effects."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from parfait.core import CHANCE, OVER, WATCHER, Game, IllegalMove, State
from parfait.play import Happening, happen, reveal, tells_nobody
from parfait.records import Step, check_turn
from parfait.server.protocol import messages as p
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING, WAITING
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as e
from parfait.server.tables import tokens
from parfait.server.tables.arrangement import arranged, check_options
from parfait.server.tables.names import new_name
from parfait.server.tables.seats import Seat
from parfait.server.tables.table import STRANGER, ChosenMove, Member, Table
from parfait.server.text import clean_chat
from parfait.server.workers.roster import STAND_IN, check_level

Chance = Callable[[Game, State], Step]  # lets chance act, and returns what it did


class Decision(NamedTuple):
    """An entry to commit, and the answer to the request."""

    entry: e.Entry
    happened: list[Happening] | None = None
    answer: p.ServerMessage | None = None


class Moment(NamedTuple):
    """What a decision depends on besides the table and the request."""

    now: float
    chance: Chance


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
    if seat not in table.asked:
        check_turn(table.state, seat)
    if table.seats[seat].bot is not None:
        raise Refused("bot-stands-in")
    if seat in table.answers:
        _check_change(table, seat, moment)
    return play(table, seat, request.move, moment, request.id)


def play(table: Table, seat: int, move: str, moment: Moment, id: str = "", by: str = "") -> Decision:
    """Make a move, with the chance that follows it. Where several choose at once, it is kept until the last is made."""
    hinted = not by and seat in table.hinted
    made = happen(table.game, table.position(seat), {"seat": seat, "move": move})
    if not table.choosing:
        return _played(table, [made], e.Played(moment.now, [], id, by, hinted), moment)
    if any(other != seat for other in table.awaited):
        return Decision(e.Answered(moment.now, seat, move, id, by, hinted))
    answers = {**table.answers, seat: ChosenMove(move, by, hinted)}
    happened = reveal(table.game, table.state, {other: answer.move for other, answer in answers.items()})
    made_by = [answers[happening.before.turn] for happening in happened]
    ways = [answer.by for answer in made_by], [answer.hinted for answer in made_by]
    return _played(table, happened, e.Played(moment.now, [], id, by, hinted, seat, *ways), moment)


def _played(table: Table, happened: list[Happening], entry: e.Played, moment: Moment) -> Decision:
    """These moves, and the chance that follows them."""
    happened += _by_chance(table.game, happened[-1].after, moment.chance)
    return Decision(msgspec.structs.replace(entry, steps=[happening.step for happening in happened]), happened)


def _check_change(table: Table, seat: int, moment: Moment) -> None:
    """`Refused` if the time in which this seat may change its answer is up."""
    deadline = table.clocks.deadline(seat)
    if deadline is not None and moment.now > deadline:
        raise Refused("answer-stands")


# Taking a move back


def take_back(table: Table, member: Member, request: p.TakeBack, moment: Moment) -> Decision | p.Info:
    """At once if nobody has learned anything by the move; otherwise if everyone at the table agrees.

    A move that the house made for a seat stands: a bot's move would otherwise be a hint.
    """
    _check_seated(member)
    _check_playing(table)
    if request.step != table.step:
        raise WrongStep(table.step)
    if not table.take_backs:
        raise Refused("take-backs-off")
    last = table.last_moves.get(member.seat)
    if last is None or last.by:
        raise Refused("nothing-to-take-back")
    if table.back is not None:
        if table.back.seat == member.seat:  # with nobody left to agree, the server ended before it took the move back
            return p.Info(table.info()) if table.asked_back() else Decision(_took_back(table, moment))
        raise Refused("take-back-asked", seat=table.back.seat)
    asked = e.BackAsked(moment.now, member.seat)
    nobody_after = last.alone and table.step == last.step + 1 and not table.answers  # nor anything that was undone
    if nobody_after and tells_nobody(table.game, last.happening(table.game)):
        return Decision(e.TookBack(moment.now, member.seat, 1))
    after = table.after(asked)
    return Decision(asked) if after.asked_back() else Decision(_took_back(after, moment))


def answer_take_back(table: Table, member: Member, request: p.AnswerTakeBack, moment: Moment) -> Decision | p.Info:
    """Agree to a move being taken back, or do not."""
    _check_seated(member)
    _check_playing(table)
    if table.back is None or table.back.seat != request.seat:
        raise Refused("no-take-back-asked")
    if member.seat == table.back.seat and not request.agree:
        return Decision(e.BackAnswered(moment.now, member.seat, False))  # they have thought better of it
    if member.seat not in table.asked_back():
        return p.Info(table.info())
    if request.agree and table.asked_back() == {member.seat}:
        return Decision(_took_back(table, moment))
    return Decision(e.BackAnswered(moment.now, member.seat, request.agree))


def _took_back(table: Table, moment: Moment) -> e.TookBack:
    assert table.back is not None
    seat = table.back.seat
    return e.TookBack(moment.now, seat, table.length - table.last_moves[seat].length)


def take_back_agreed(table: Table, moment: Moment) -> Decision | None:
    """Take the move back once nobody is left who still has to agree: the others may have gone."""
    if table.back is None or table.asked_back() or table.status != PLAYING:
        return None
    return Decision(_took_back(table, moment))


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
    """Draw chance until a seat is to act or the game is over."""
    happened = []
    while state.turn == CHANCE:
        after = state.clone()
        happened.append(Happening(state, chance(game, after), after))
        state = after
    return happened


# Seats


class Arrival(NamedTuple):
    """A client that arrives at a table, with its token and ticket."""

    key: str | None  # the hash of a token that is good here
    member: Member
    ticket: str | None = None  # the hash of a ticket


def arrive(table: Table, key: str | None, ticket: str | None) -> Arrival:
    """Look up a client by the hashes of its token and ticket. One that never got the answer to `take` has both."""
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
    if key in table.former:
        raise Refused(table.former[key])
    raise Refused("bad-token")


class Sitter(NamedTuple):
    """A client that wants to sit down, by the hashes of its secrets."""

    known: str | None  # the token that they came with: others may know it, as one that was in a link
    new: str  # the one that shall open the seat
    ticket: str | None
    device: str = ""  # stays the same, whatever token it comes with


def sit(table: Table, seat: int, name: str, who: Sitter, moment: Moment, face: str = "") -> Decision | p.Seated:
    """Take a seat that is open, or kept for whoever has this ticket. From then on, only `who.new` opens it.

    With the ticket that was given for a lost device, the owner gets the seat back, also during the game.
    """
    _check_seat(table, seat)
    known, new, ticket = table.member_of(who.known) or STRANGER, table.member_of(who.new) or STRANGER, who.ticket
    place = table.seats[seat]
    if seat in (known.seat, new.seat):
        return p.Seated(seat, "")  # the answer was lost on its way
    if ticket is not None and ticket == place.renewal:
        return _sit_again(table, seat, who, known, new, moment)
    if table.status == PLAYING and ticket is not None and ticket == place.used:
        raise Refused("ticket-used")
    _check_waiting(table)
    for member in (known, new):
        if member.seat != WATCHER:
            raise Refused("seated-already", seat=member.seat)
    if not place.open or place.ticket not in (None, ticket):
        used = ticket is not None and ticket == place.used
        raise Refused("ticket-used") if used else Refused("seat-taken", seat=seat)
    if new.founder or table.invited(who.new) is not None or table.used(who.new):  # others know it
        raise Refused("bad-token")
    _check_not_kicked(table, who, by_invitation=place.ticket is not None)
    others = [other.name for other in table.watchers.named if other.key not in (who.known, who.new)]
    called = new_name(name, (*(other.name for other in table.seats), *others))
    watched = who.known or "" if known.watcher else ""
    return Decision(e.Sat(moment.now, seat, called, who.new, known.founder, face, who.device, watched))


def _sit_again(table: Table, seat: int, who: Sitter, known: Member, new: Member, moment: Moment) -> Decision:
    """The owner of a seat is back with another device. The old one's token is dead from now on."""
    _check_open(table)
    place = table.seats[seat]
    for member in (known, new):
        if member.seat != WATCHER:
            raise Refused("seated-already", seat=member.seat)
    if new.founder or table.invited(who.new) is not None or table.used(who.new) or who.new in table.former:
        raise Refused("bad-token")
    if moment.now < place.opens:
        raise Refused("link-waits", seconds=math.ceil(place.opens - moment.now))
    founder, watched = table.founder == seat, who.known or "" if known.watcher else ""
    return Decision(e.Sat(moment.now, seat, place.name, who.new, founder, place.face, who.device, watched))


def _check_not_kicked(table: Table, who: Sitter, *, by_invitation: bool) -> None:
    """A player who was removed stays out unless the host invites them. From then on a client has to name its device."""
    kicked = who.device in table.barred or table.former.get(who.known or "") == "kicked"
    if not by_invitation and (kicked or (table.barred and not who.device)):
        raise Refused("kicked", 403)


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
    if not seat.name or not (seat.left or seat.bot is not None or seat.idle is not None):
        raise Refused("seat-yours-already")
    return Decision(e.Back(moment.now, member.seat))


def fill(table: Table, member: Member, request: p.Fill, moment: Moment) -> Decision | p.Info:
    """The host puts a bot on a seat that nobody has; anybody seated, on one whose owner is absent.

    Opponents cannot choose how well it plays: it is always the same level.
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
    """Note that a player has been away for long, unless that has been noted already."""
    if table.status == CLOSED or who not in table.people() or table.away(who) is not None:
        return None
    return Decision(e.Absent(moment.now, who, since))


def present(who: int, table: Table, moment: Moment) -> Decision | None:
    """Note that one who was away is connected again."""
    if table.status == CLOSED or who not in table.people() or table.away(who) is None:
        return None
    return Decision(e.Present(moment.now, who))


def idle(who: int, table: Table, moment: Moment) -> Decision | None:
    """Note that a player to move has not moved for long, unless that has been noted already."""
    seat = table.seats[who]
    if who not in table.awaited or not seat.person or not seat.attended or seat.idle is not None:
        return None
    return Decision(e.Idle(moment.now, who, table.since(who)))


def open_seat(table: Table, member: Member, request: p.Open, moment: Moment) -> Decision | p.Info:
    _check_host(member)
    _check_waiting(table)
    _check_seat(table, request.seat)
    if table.seats[request.seat].open and table.seats[request.seat].ticket is None:
        return p.Info(table.info())
    return Decision(e.Opened(moment.now, request.seat, request.bar and bool(table.seats[request.seat].name)))


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
    name = member.watcher if member.seat == WATCHER else table.seats[member.seat].name
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
    """Agree to a rematch. `closed`: an earlier rematch table that was closed."""
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
    """The same seats: people who want to play again keep theirs with the same tokens, and so do bots.

    The seat of somebody who has not answered is kept for their old token; that of somebody who does not want to is
    open.
    """
    host = table.host if table.host in (*table.again, WATCHER) else table.again[0]
    seats = [_seat_again(seat, number in table.again) for number, seat in enumerate(table.seats)]
    return msgspec.structs.replace(
        table.settings,
        at=now,
        seats=_with_line(seats, [waiting.key for waiting in table.watchers.line]),
        host=table.settings.host if host == WATCHER else table.seats[host].key,
        rematch_of=table.id,
        party=None,
        branched_from=None,
        opening=[],
        chat=list(table.chat),
        first=table.settings.first or table.id,
        barred=sorted(table.barred),
    )


def _with_line(seats: list[e.SeatPlan], line: list[str]) -> list[e.SeatPlan]:
    """Those who waited for a seat get the free ones, then those of bots."""
    free = [n for n, seat in enumerate(seats) if seat == e.SeatPlan()]
    bots = [n for n, seat in enumerate(seats) if seat.bot is not None]
    given = dict(zip((*free, *bots), line, strict=False))
    return [e.SeatPlan(ticket=given[n]) if n in given else seat for n, seat in enumerate(seats)]


def _seat_again(seat: Seat, willing: bool) -> e.SeatPlan:
    if not seat.name:
        return e.SeatPlan(bot=seat.bot)
    if willing:
        return e.SeatPlan(seat.name, None, seat.key, face=seat.face)
    return e.SeatPlan(ticket=None if seat.left else seat.key)


def rematched(id: str, table: Table, moment: Moment) -> Decision | p.Info:
    """Note the table of a rematch, unless there is one already."""
    return p.Info(table.info()) if table.rematch is not None else Decision(e.Rematched(moment.now, id))


def hinted(seat: int, step: int, table: Table, moment: Moment) -> Decision | p.Info:
    """Note that a player to move asks for a hint, unless that is noted already."""
    if table.step != step or seat not in table.asked or seat in table.hinted:
        return p.Info(table.info())
    return Decision(e.HintTaken(moment.now, seat))


def check_hint(table: Table, member: Member, step: int) -> None:
    _check_seated(member)
    _check_playing(table)
    if not table.settings.hints:
        raise Refused("hints-off")
    if step != table.step:
        raise WrongStep(table.step)
    if member.seat not in table.asked:
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


def seat_of(table: Table, number: int) -> Seat:
    """A seat by its number; `Refused` if there is none."""
    _check_seat(table, number)
    return table.seats[number]


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
    p.TakeBack: take_back,
    p.AnswerTakeBack: answer_take_back,
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
