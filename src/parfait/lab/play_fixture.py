"""One game of an arena, from the deal to the result, or to a bot that may not continue."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Any, Protocol

from parfait import bots
from parfait.bots import Bot, Limit
from parfait.core import BrokenRules, Rng, View
from parfait.core.errors import one_line, shorten
from parfait.lab import luck
from parfait.lab.schedule import Contest, Fixture, is_foreign
from parfait.play import Match
from parfait.records import Record, Step


@dataclass(frozen=True)
class Forfeit:
    """Which bot did not play on, and why: a key of the catalogue (`arena-…`) and its details."""

    bot: str
    seat: int
    reason: str
    details: str = ""


@dataclass(frozen=True)
class PlayedGame:
    fixture: Fixture
    shares: tuple[float, ...]  # by seat: of the win
    record: str  # one line
    forfeit: Forfeit | None = None
    luck: tuple[float, ...] | None = None  # by seat, where it was asked for


class Fault(Exception):
    """A bot cannot continue."""

    def __init__(self, reason: str, details: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = shorten(details) if details else ""


class GameWatch(Protocol):
    """A listener for every time that somebody else's bot is asked for a move."""

    def asks(self, seat: int, steps: list[Step]) -> None: ...

    def hears(self) -> None: ...


def play(contest: Contest, fixture: Fixture, watch: GameWatch | None = None) -> PlayedGame:
    """Play to the end."""
    match = Match(Record(contest.rules, contest.players, contest.options))
    match.record.extra.update(header(contest, fixture))
    happened: dict[str, int] = {}
    seated: dict[int, tuple[Bot, Rng]] = {}
    while not match.over:
        kind = match.state.chance_kind
        if kind is not None:
            nth = happened[kind] = happened.get(kind, 0) + 1
            match.draw(contest.chance(fixture.deal, kind, nth))
            continue
        seat = match.turn
        name = contest.bots[fixture.seats[seat]]
        watched = watch if is_foreign(name) else None
        if watched is not None:
            watched.asks(seat, match.record.steps)
        try:
            if seat not in seated:
                seated[seat] = _loaded(name), contest.thoughts(fixture, seat)
            bot, rng = seated[seat]
            action = ask(bot, match.view(seat), match.state.legal_actions(), contest.limit, rng)
        except Fault as fault:
            if isinstance(fault.__cause__, BrokenRules) and not is_foreign(name):
                raise fault.__cause__ from None  # the game's, not the bot's
            return forfeited(contest, fixture, match.record, Forfeit(name, seat, fault.reason, fault.details))
        if watched is not None:
            watched.hears()
        match.play(seat, match.game.notation.write_move(match.state, action))
    winners = match.state.winners
    shares = tuple((seat in winners) / len(winners) for seat in range(contest.players))
    return PlayedGame(fixture, shares, match.record.write(), luck=_luck(contest, fixture, match.record))


def _luck(contest: Contest, fixture: Fixture, record: Record) -> tuple[float, ...] | None:
    if not contest.adjust:
        return None
    valuer = luck.Valuer(contest.rules, greedy=set(contest.bots) == {"greedy"})
    return luck.total(record, valuer, contest.fresh_draws(fixture))


def _loaded(name: str) -> Bot:
    try:
        return bots.find(name)
    except bots.UnknownBot as error:
        raise Fault("raised", str(error.arguments["reason"])) from error


def ask(bot: Bot, view: View, legal: list[int], limit: Limit | None, rng: Rng) -> int:
    """The bot's action, which is legal, or a `Fault`."""
    try:
        answer: Any = bot.choose(view, limit, rng)
    except BaseException as error:  # whatever somebody else's code does; Ctrl-C is not for workers
        raise Fault("raised", one_line(error)) from error
    try:
        action = operator.index(answer)
    except Exception as error:
        raise Fault("illegal", repr_of(answer)) from error
    if action not in legal:
        raise Fault("illegal", repr_of(action))
    return action


def repr_of(answer: object) -> str:
    try:
        return shorten(repr(answer))
    except Exception:  # a class of somebody else's
        return type(answer).__name__


def header(contest: Contest, fixture: Fixture) -> dict[str, object]:
    """The keys of a record that describe where it was played."""
    return {"seats": [contest.bots[bot] for bot in fixture.seats], "deal": fixture.deal}


def forfeited(contest: Contest, fixture: Fixture, record: Record, forfeit: Forfeit) -> PlayedGame:
    """The win goes to the seats of the other bots, in equal shares. The record stops where the game did."""
    loser = fixture.seats[forfeit.seat]
    others = sum(bot != loser for bot in fixture.seats)
    shares = tuple((bot != loser) / others for bot in fixture.seats)
    record.extra["forfeit"] = {"seat": forfeit.seat, "reason": forfeit.reason, "details": forfeit.details}
    return PlayedGame(fixture, shares, record.write(), forfeit)
