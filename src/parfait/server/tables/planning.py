"""Requests for tables: checked, and turned into the first entry of a log."""

from __future__ import annotations

from parfait import games
from parfait.server.protocol import messages as p
from parfait.server.protocol.refusals import Refused
from parfait.server.tables import entries as e
from parfait.server.tables.arrangement import check_clock, check_options
from parfait.server.tables.names import new_name
from parfait.server.text import clean_title
from parfait.server.workers.roster import check_level


def plan(given: p.NewTable, key: str, now: float) -> e.Created:
    """The first entry of a requested table."""
    game = games.find(given.game)
    players = given.players if given.players is not None else game.players[-1]
    game.check_players(players)
    options = game.options.read(given.options, players)
    check_options(options)
    seats = [e.SeatPlan(bot=seat.bot) for seat in given.seats or [p.NewSeat()] * players]
    if len(seats) != players:
        raise Refused("seats-not-players", seats=len(seats), players=players)
    for seat in given.seats or ():
        if seat.bot is not None:
            check_level(seat.bot)
    if given.seat is not None:
        if given.seat >= players or seats[given.seat].bot is not None:
            raise Refused("seat-taken", seat=given.seat)
        seats[given.seat] = e.SeatPlan(new_name(given.name or "", ()), None, key, face=given.face)
    check_clock(given.clock)
    check_level(given.timeout_level)
    return e.Created(
        now,
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
        take_backs=given.take_backs,
    )
