"""Who plays whom: the schedule of an arena.

A deal is played by the same bots in every rotation over the seats, so that each bot plays each of its hands. Two bots
at a table of four sit alternately; where there are more bots than seats, every combination of them plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations

from parfait import bots, games
from parfait.bots import Limit
from parfait.core import Game, Options, ParfaitError, Rng

MOST_BOTS = 20


class BadContest(ParfaitError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: which deal, and which bot (by its place in the contest's list) on each seat."""

    number: int
    deal: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    options: Options
    bots: tuple[str, ...]  # names; a bot plays itself only if it is named twice
    seed: int
    limit: Limit | None = None  # for every bot; None leaves each its own
    patience: float | None = None  # seconds that somebody else's bot may take for a move
    adjust: bool = False  # whether the luck of every game is told, so that results can be seen without it

    def __post_init__(self) -> None:
        self.rules.check_players(self.players)
        if self.options.endless():
            raise BadContest("endless")
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise BadContest("bots-in-arena", count=len(self.bots), most=MOST_BOTS)
        for name in self.bots:
            bots.check_name(name)

    @property
    def rules(self) -> Game:
        return games.find(self.game)

    def tables(self) -> list[tuple[int, ...]]:
        """Every seating of a deal, by seat."""
        everyone = range(len(self.bots))
        seated = combinations(everyone, self.players) if len(self.bots) > self.players else [tuple(everyone)]
        return [
            tuple(table[(seat + turned) % len(table)] for seat in range(self.players))
            for table in seated
            for turned in range(len(table))
        ]

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """At least this many games: the last deal is always played completely."""
        tables = self.tables()
        for deal in range(-(-games // len(tables))):
            for at, seats in enumerate(tables):
                yield Fixture(deal * len(tables) + at, deal, seats)

    def count(self, games: int) -> int:
        """How many games those are."""
        whole = len(self.tables())
        return -(-games // whole) * whole

    def chance(self, deal: int, kind: str, nth: int) -> Rng:
        """The random numbers of the `nth` chance event of a kind: the same in every game of a deal."""
        return Rng(self.seed, stream("chance", deal, kind, nth))

    def thoughts(self, fixture: Fixture, seat: int) -> Rng:
        """The random numbers of the bot on a seat."""
        return Rng(self.seed, stream("bot", fixture.number, seat))

    def fresh_draws(self, fixture: Fixture) -> Rng:
        """The stream for what might have happened; it shares nothing with the one for what did."""
        return Rng(self.seed, stream("luck", fixture.number))

    def time_for_a_move(self) -> float:
        if self.patience is not None:
            return self.patience
        return 60.0 if self.limit is None or self.limit.seconds is None else 10.0 + 10.0 * self.limit.seconds


def stream(*name: object) -> int:
    """The number of a stream of random numbers, from its name."""
    return int.from_bytes(blake2b(repr(name).encode(), digest_size=8).digest(), "little")


def is_foreign(name: str) -> bool:
    """Whether a bot is somebody else's code, which may do anything."""
    return ":" in name
