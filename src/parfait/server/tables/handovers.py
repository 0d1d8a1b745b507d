"""Decisions about seats that change hands: a lost device, and those who watch and would like to play.

A new link to a seat opens a hand of cards to whoever uses it. So the owner's device, if it is still there, is told and
can object, and a move from it disproves the loss. Giving the seat to somebody else needs the consent of everyone who is
there. Both are in the log, before anybody gains anything by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parfait.core import WATCHER
from parfait.server.protocol import messages as p
from parfait.server.protocol.messages import CLOSED, PLAYING
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import commands, tokens
from parfait.server.tables import entries as e
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.names import new_name
from parfait.server.tables.table import Member, Table
from parfait.server.tables.watchers import MOST_NAMED

OBJECTION = 30.0  # seconds in which the owner of a seat can object, if they seem to be there
VOUCHERS = 2  # players who have to ask for a new link, unless the host does


def renew(table: Table, member: Member, request: p.Renew, moment: Moment) -> Decision | p.Info:
    """The host gives a new link to a seat, or the second player who asks for it; where only two play, the other one."""
    _check_playing(table)
    seat = commands.seat_of(table, request.seat)
    if member.seat == WATCHER and not member.host:
        raise Refused("not-seated", 403)
    if not seat.name or member.seat == request.seat:
        raise Refused("no-link-needed", seat=request.seat)
    others = [number for number, one in enumerate(table.seats) if one.name and number != request.seat]
    vouchers = (seat.vouched & set(others)) | ({member.seat} - {WATCHER})
    if not member.host and len(vouchers) < min(VOUCHERS, len(others)):
        if member.seat in seat.vouched:
            return p.Info(table.info())
        return Decision(e.Vouched(moment.now, request.seat, member.seat))
    ticket = tokens.new_ticket()
    opens = moment.now + OBJECTION if seat.attended else moment.now
    entry = e.Renewed(moment.now, request.seat, tokens.key_of(ticket), member.seat, opens)
    return Decision(entry, answer=p.TicketMade(request.seat, ticket))


def object_to(table: Table, member: Member, request: p.Object, moment: Moment) -> Decision | p.Info:
    """The owner of a seat still has the device."""
    _check_playing(table)
    _check_seated(member)
    seat = table.seats[member.seat]
    if seat.renewal is None and not seat.vouched:
        return p.Info(table.info())
    return Decision(e.Objected(moment.now, member.seat))


# Those who watch


def watch(table: Table, member: Member, request: p.Watch, moment: Moment) -> Decision | p.Info:
    """Give a name as one who watches, or take it back. `request.token` is this device's from now on."""
    if table.status == CLOSED:
        raise Refused("table-closed")
    if member.seat != WATCHER or member.founder:
        raise Refused("not-watching", 403)
    key = tokens.key_of(request.token)
    old = table.watchers.find(key)
    if not request.name.strip():
        return p.Info(table.info()) if old is None else Decision(e.Watching(moment.now, key))
    if table.invited(key) is not None or table.used(key) or key in table.former:
        raise Refused("bad-token")
    others = [one.name for one in table.watchers.named if one.key != key]
    if old is None and len(others) >= MOST_NAMED:
        raise Refused("too-many-watchers", most=MOST_NAMED)
    name = new_name(request.name, (*(seat.name for seat in table.seats), *others))
    if old is not None and (old.name, old.face, old.waits) == (name, request.face, request.waits):
        return p.Info(table.info())
    return Decision(e.Watching(moment.now, key, name, request.face, request.waits))


def forgotten(key: str, table: Table, moment: Moment) -> Decision | None:
    """One who watched under a name has not been connected for long."""
    return None if table.watchers.find(key) is None else Decision(e.Watching(moment.now, key))


def wish(table: Table, key: str | None, request: p.Wish, moment: Moment) -> Decision | p.Info:
    """One who watches asks for the seat of somebody who has left for good."""
    _check_playing(table)
    seat = commands.seat_of(table, request.seat)
    watcher = None if key is None else table.watchers.find(key)
    if watcher is None:
        raise Refused("watch-by-name", 403)
    made = table.watchers.wish_for(request.seat)
    ours = made is not None and made.key == watcher.key
    if request.withdraw:
        return Decision(e.Wished(moment.now, request.seat, watcher.key, True)) if ours else p.Info(table.info())
    if ours:
        return p.Info(table.info())
    if not table.gone_for_good(request.seat, moment.now):
        raise Refused("seat-not-free", seat=request.seat)
    if made is not None or any(one.key == watcher.key for one in table.watchers.wishes):
        raise Refused("wished-already", name=seat.name)
    if (request.seat, watcher.key) in table.watchers.declined:
        raise Refused("wish-declined", name=seat.name)
    return Decision(e.Wished(moment.now, request.seat, watcher.key))


def vote(table: Table, member: Member, request: p.Vote, moment: Moment) -> Decision | p.Info:
    """A player agrees to give a seat away, or does not."""
    _check_playing(table)
    _check_seated(member)
    commands.seat_of(table, request.seat)
    made = table.watchers.wish_for(request.seat)
    if made is None or member.seat == request.seat or (request.yes and member.seat in made.agreed):
        return p.Info(table.info())  # it was decided meanwhile
    return Decision(e.Voted(moment.now, request.seat, member.seat, request.yes))


def take_over(table: Table, moment: Moment) -> Decision | None:
    """Give a seat to the one who asked for it, once everyone has agreed."""
    made = table.granted(moment.now)
    watcher = None if made is None else table.watchers.find(made.key)
    if made is None or watcher is None:
        return None
    return Decision(e.TookOver(moment.now, made.seat, watcher.name, watcher.key, watcher.face))


def _check_playing(table: Table) -> None:
    if table.status != PLAYING:
        raise Refused("not-started" if table.turn >= -1 and not table.started else "table-closed")


def _check_seated(member: Member) -> None:
    if member.seat == WATCHER:
        raise Refused("not-seated", 403)


DECIDE: dict[type[p.Request], Callable[[Table, Member, Any, Moment], Decision | p.ServerMessage]] = {
    p.Renew: renew,
    p.Object: object_to,
    p.Vote: vote,
}
