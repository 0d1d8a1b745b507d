"""Decisions about requests at a party: an entry to commit, or a refusal. Nothing here has side effects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from parfait import games
from parfait.server.parties import entries as e
from parfait.server.parties.party import Party, seats_for
from parfait.server.protocol import parties as p
from parfait.server.protocol.messages import Request
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as tables
from parfait.server.tables import tokens
from parfait.server.tables.names import new_name
from parfait.server.tables.table import Table
from parfait.server.text import clean_title
from parfait.server.workers.roster import check_level

MOST_PEOPLE = 60  # of one party, those included who have played and left
MOST_NUMBERS = 256  # that people of one party are given
FOUNDER = 0
MOST_GAMES = 500


class PartyMember(NamedTuple):
    """Who asks: their number, and who else is here."""

    person: int | None
    here: Collection[int]  # they themselves included
    long_away: Collection[int] = ()  # who have not been here for so long that others may act for them


def decide(party: Party, member: PartyMember, request: Request, now: float) -> e.PartyEntry | None:
    """The entry that a request makes; None if it changes nothing."""
    if party.closed:
        raise Refused("party-ended")
    return DECIDE[type(request)](party, member, request, now)


def enter(party: Party, member: PartyMember, request: p.EnterParty, now: float) -> e.PartyEntry | None:
    key = tokens.key_of(request.key)
    if party.banned(key):
        raise Refused("party-removed", 403)
    known = party.person_of(key)
    if known is None and member.person is not None:  # nobody is two people
        raise Refused("party-person-already", 403)
    taken = party.at_hand()
    if known is None and (len(taken) >= MOST_PEOPLE or len(party.people) >= MOST_NUMBERS):
        raise Refused("party-full", 503, most=MOST_PEOPLE)
    name = new_name(request.name, (party.people[number].name for number in taken if number != known))
    if known is not None:
        person = party.people[known]
        if (person.name, person.face, person.gone) == (name, request.face, False):
            return None
    return e.PersonCame(now, key, name, request.face)


def depart(party: Party, member: PartyMember, request: p.DepartParty, now: float) -> e.PartyEntry | None:
    person = _person(member)
    whom = person if request.person is None else request.person
    if whom >= len(party.people):
        raise Refused("no-such-person", 404)
    if whom != person:
        _check_host(party, member)
        if whom == FOUNDER:
            _check_for_founder(party, member)
    removed = whom != person
    if party.people[whom].gone and party.people[whom].removed >= removed:
        return None
    return e.PersonWent(now, whom, removed)


def sit_out(party: Party, member: PartyMember, request: p.SitOut, now: float) -> e.PartyEntry | None:
    person = _person(member)
    if party.people[person].resting == request.resting:
        return None
    return e.PersonRested(now, person, request.resting)


def arrange(party: Party, member: PartyMember, request: p.ArrangeParty, now: float) -> e.PartyEntry | None:
    _check_host(party, member)
    title = party.title if request.title is None else clean_title(request.title)
    bots = party.bots if request.bots is msgspec.UNSET else request.bots
    if isinstance(bots, str):
        check_level(bots)
    entry = e.PartyArranged(now, title, request.picks or party.picks, bots if isinstance(bots, str) else None)
    return None if (entry.title, entry.picks, entry.bots) == (party.title, party.picks, party.bots) else entry


def vote(party: Party, member: PartyMember, request: p.VoteForGame, now: float) -> e.PartyEntry | None:
    person = _person(member)
    if request.game is not None:
        games.find(request.game)
    if party.table is not None:
        raise Refused("party-playing")
    if party.people[person].vote == request.game:
        return None
    return e.PersonVoted(now, person, request.game)


def call_off(party: Party, member: PartyMember, request: p.CallOff, now: float) -> e.PartyEntry | None:
    _check_host(party, member)
    return ended(party, request.table, now)


def end(party: Party, member: PartyMember, request: p.EndParty, now: float) -> e.PartyEntry:
    _check_host(party, member)
    _check_for_founder(party, member)
    return e.PartyClosed(now)


def host_rights(party: Party, member: PartyMember) -> p.HostRights:
    """What the acting host may do now: `depart` and `end` refuse the rest."""
    host = party.host(member.here)
    if host is None or party.closed:
        return p.HostRights(False, [])
    for_founder = _for_founder(party, member._replace(person=host))
    others = [number for number, person in enumerate(party.people) if not person.gone and number != host]
    return p.HostRights(for_founder, [number for number in others if number != FOUNDER or for_founder])


# The next game


def next_table(party: Party, member: PartyMember, game: str, now: float) -> tuple[tables.Created, list[int | None]]:
    """The next table, and the person on each of its seats. People who are not here are left out."""
    found = games.find(game)
    check_free(party)
    here = [number for number in member.here if not party.people[number].gone]
    seats = seats_for(found.players, party.line(here), bots=party.bots is not None)
    if seats is None:
        raise Refused("party-too-few", players=found.players[0], there=len(party.line(here)))
    people = [None if number is None else party.people[number] for number in seats]
    host = party.host(here)
    plans = [
        tables.SeatPlan(bot=party.bots) if one is None else tables.SeatPlan(one.name, None, one.key, face=one.face)
        for one in people
    ]
    first = next(one for one in people if one is not None)
    key = first.key if host is None else party.people[host].key
    options = found.options.read({}, len(seats)).write()
    return tables.Created(now, game, len(seats), options, plans, key, title=party.title, party=party.id), seats


def check_free(party: Party) -> None:
    """Whether a game can begin now."""
    if party.closed:
        raise Refused("party-ended")
    if party.table is not None:
        raise Refused("party-playing")
    if len(party.games) >= MOST_GAMES:
        raise Refused("party-too-long", most=MOST_GAMES)


def check_play(party: Party, member: PartyMember, game: str) -> None:
    """Whether somebody may begin this game: the host, or anybody if a vote has chosen it."""
    if party.agreed(member.here) != game:
        _check_host(party, member)


def began(party: Party, table: str, game: str, seats: list[int | None], now: float) -> e.PartyEntry | None:
    """Note the next game, unless another one was first."""
    return None if party.table is not None or party.closed else e.GameBegan(now, table, game, seats)


def ended(
    party: Party, table: str, now: float, result: Sequence[e.SeatResult] = (), people: Sequence[int | None] = ()
) -> e.PartyEntry | None:
    """Note that the game at that table is over, unless it has been noted. Without a result it does not count."""
    return e.GameEnded(now, table, list(result), list(people)) if party.table == table else None


def people_at(party: Party, table: Table) -> list[int | None]:
    """The person on each seat; a person who came back with a new ticket has another key, and the same name."""
    by_name = {person.name: number for number, person in enumerate(party.people)}
    found = (party.person_of(seat.key) for seat in table.seats)
    return [by_name.get(seat.name) if one is None else one for one, seat in zip(found, table.seats, strict=True)]


# Another device


def moved(party: Party, table: Table, now: float) -> e.PersonMoved | None:
    """Note somebody who got a seat back at this table, with a new ticket: the key of the seat is theirs here too."""
    for seat in table.seats:
        if seat.key is None or party.closed or party.person_of(seat.key) is not None:
            continue
        for number, person in enumerate(party.people):
            if person.name == seat.name and not person.removed and table.former.get(person.key) == "seat-moved":
                return e.PersonMoved(now, number, seat.key)
    return None


# What has to be so


def _person(member: PartyMember) -> int:
    if member.person is None:
        raise Refused("not-at-party", 403)
    return member.person


def _check_host(party: Party, member: PartyMember) -> None:
    if _person(member) != party.host(member.here):
        raise Refused("not-party-host", 403)


def _check_for_founder(party: Party, member: PartyMember) -> None:
    if not _for_founder(party, member):
        raise Refused("not-party-founder", 403)


def _for_founder(party: Party, member: PartyMember) -> bool:
    """Whether somebody may do what is the founder's alone: only once the founder has left, or been away for long."""
    return member.person == FOUNDER or party.people[FOUNDER].gone or FOUNDER in member.long_away


DECIDE: dict[type[Request], Callable[[Party, PartyMember, Any, float], e.PartyEntry | None]] = {
    p.EnterParty: enter,
    p.DepartParty: depart,
    p.SitOut: sit_out,
    p.ArrangeParty: arrange,
    p.VoteForGame: vote,
    p.CallOff: call_off,
    p.EndParty: end,
}
