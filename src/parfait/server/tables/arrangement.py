"""The setup of a table: players, options, clock. It may change until the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from parfait.core import Game, Options
from parfait.core.data import Json
from parfait.core.options import FirstPlayer
from parfait.server.protocol import messages as p
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as e
from parfait.server.tables.seats import Seat
from parfait.server.tables.table import Table
from parfait.server.text import clean_title
from parfait.server.workers.roster import check_level

Setting = TypeVar("Setting")
NEW = -1  # in place of the number that a seat had before


def check_options(options: Options) -> None:
    """Refuse options with which a game might never end: only people at one keyboard can tell when to stop."""
    if options.endless():
        raise Refused("endless-table", 422)


def check_clock(clock: p.Clock | None) -> None:
    if clock is not None and (clock.bank is None) == (clock.turn is None):
        raise Refused("bad-clock")


def arranged(table: Table, request: p.Arrange, now: float, seats: list[int] | None = None) -> e.Arranged | None:
    """The entry that sets the table up as the host asks, with these seats if given; None if nothing changes."""
    game, old = table.game, table.settings
    players = _given(request.players, old.players)
    game.check_players(players)
    seats = _kept(table.seats, players) if seats is None else seats
    options = game.options.read(_given(request.options, _followed(game, old.options, seats)), players)
    check_options(options)
    if table.opening and (seats != list(range(old.players)) or options.write() != old.options):
        raise Refused("opening-fixed")
    clock = old.clock if isinstance(request.clock, msgspec.UnsetType) else request.clock
    check_clock(clock)
    level = _given(request.timeout_level, old.timeout_level)
    check_level(level)
    entry = e.Arranged(
        now,
        players,
        options.write(),
        seats,
        _given(request.listed, old.listed),
        clock,
        level,
        _given(request.hints, old.hints),
        old.title if request.title is None else clean_title(request.title),
        _given(request.take_backs, old.take_backs),
    )
    return None if entry == _as_it_is(table, now) else entry


def _given(value: Setting | None, otherwise: Setting) -> Setting:
    return otherwise if value is None else value


def _as_it_is(table: Table, now: float) -> e.Arranged:
    old = table.settings
    seats = list(range(old.players))
    return e.Arranged(
        now,
        old.players,
        old.options,
        seats,
        old.listed,
        old.clock,
        old.timeout_level,
        old.hints,
        old.title,
        old.take_backs,
    )


def _kept(seats: Sequence[Seat], players: int) -> list[int]:
    """The numbers of the seats that stay, then new ones. No person loses their seat."""
    people = sum(bool(seat.name) for seat in seats)
    if people > players:
        raise Refused("too-few-seats", people=people, players=players)

    def worth(number: int) -> tuple[int, int]:
        seat = seats[number]
        return (0 if seat.name else 1 if seat.ticket is not None else 2 if not seat.open else 3), number

    stay = sorted(sorted(range(len(seats)), key=worth)[:players])
    return stay + [NEW] * (players - len(stay))


def _followed(game: Game, options: dict[str, Json], seats: Sequence[int]) -> dict[str, Json]:
    """The options after renumbering: the chosen first player stays the same, unless that seat is gone."""
    followed = dict(options)
    for info in game.options.infos():
        seat = options.get(info.name)
        if isinstance(info.kind, FirstPlayer) and isinstance(seat, int):
            if seat in seats:
                followed[info.name] = seats.index(seat)
            else:
                del followed[info.name]
    return followed
