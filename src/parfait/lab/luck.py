"""Luck separated from play: the worth of each chance event to each seat, and results without luck.

The luck of an event is the value of the position after it, less the mean value after fresh draws of the same event from
the same position. What happened and what might have happened come from one distribution and are valued in one way, so
luck is 0 on average, however good or bad the values are: a result less its luck is unbiased. Good values only make it
vary less (Zare 2000 for backgammon; DIVAT and AIVAT for poker). See docs/luck.md.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from parfait import games
from parfait.core import Game, Numbers, Rng, State
from parfait.lab.samples import Samples, Values, Worth
from parfait.records import Record

FRESH = 32  # draws of the same event
PLAYOUTS = 8  # after each of them
PLAYOUTS_AFTER = 64  # after the one that happened


@dataclass(frozen=True)
class Luck:
    """One event of chance, and what it was worth to each seat."""

    step: int
    kind: str
    after: Values  # what the position was worth with what happened,
    mean: Values  # and with fresh draws, on average

    @property
    def worth(self) -> Values:
        return tuple(after - mean for after, mean in zip(self.after, self.mean, strict=True))


@dataclass(frozen=True)
class Sampling:
    """How many fresh draws of an event are played on, how often each of them is, and how often the real outcome is.

    Luck is 0 on average however few there are; with few it varies more.
    """

    draws: int = FRESH
    playouts: int = PLAYOUTS
    after: int = PLAYOUTS_AFTER


WHOLE = Sampling()


class Valuer:
    """Values positions with all cards open:

    the mean result for each seat of quick games played on from there. Their players use only what they may know. They
    play like rollouts of search, or like `greedy`, which fits games between greedy bots much better and others worse.
    The games end at the brain's horizon. The values of all seats add up to 1.
    """

    def __init__(self, game: Game, *, greedy: bool = False) -> None:
        self.brain = games.brain(game.name)
        self.greedy = greedy and not self.brain.JUDGES_EARLY
        self.scratch = Numbers()

    def value(self, state: State, playouts: int, rng: Rng) -> Values:
        """The value of a position. The value of a finished game is its result."""
        if self.brain.horizon(state):  # nothing is played: every time would be the same
            playouts = 1
        total = [0.0] * state.players
        for _ in range(playouts):
            self.play(state.clone(), rng)
            for seat in range(state.players):
                total[seat] += self.brain.values[seat]
        return tuple(value / playouts for value in total)

    def estimate(self, state: State, most: int, rng: Rng, enough: float = 0.0) -> Worth:
        """The value of a position and its standard error, from `most` games, or fewer if the error is `enough`."""
        if self.brain.horizon(state):
            return self.value(state, 1, rng), (0.0,) * state.players
        found = Samples(state.players, doubt=0.25)
        while found.count < most and not (found.count and found.enough(enough)):
            self.play(state.clone(), rng)
            found.add(self.brain.values[: state.players])
        return found.worth

    def play(self, world: State, rng: Rng) -> None:
        """Play a quick game to the brain's horizon; its `values` are the result."""
        self._play_out(world, rng)
        self.brain.evaluate(world)
        self.scratch.check()

    def _play_out(self, world: State, rng: Rng) -> None:
        brain, scratch = self.brain, self.scratch
        if not self.greedy:
            brain.play_out(world, rng, scratch)
            return
        while not brain.horizon(world):
            if world.turn >= 0:
                world.apply(brain.greedy(world, rng, scratch))
            else:
                world.draw(rng, scratch)
                world.settle(scratch)


def fresh_draws(before: State, valuer: Valuer, rng: Rng, draws: int = FRESH, playouts: int = PLAYOUTS) -> Worth:
    """The value of a position after fresh draws of its next chance event, with standard errors."""
    found = Samples(before.players)
    for _ in range(draws):
        world = before.clone()
        world.apply_chance(world.sample_chance(rng))
        found.add(valuer.value(world, playouts, rng))
    return found.worth


def events(record: Record, valuer: Valuer, rng: Rng, effort: Sampling = WHOLE) -> Iterator[Luck]:
    """Every event of chance of a game. `rng` is independent of the one that dealt. `RecordError` at a bad step."""
    drawn: tuple[int, str, Values] | None = None
    for index, state in enumerate(record.positions()):
        if drawn is not None:
            step, happened, mean = drawn
            yield Luck(step, happened, valuer.value(state, effort.after, rng), mean)
        kind = state.chance_kind
        more = index < len(record.steps)
        drawn = None
        if kind is not None and more:
            drawn = (index, kind, fresh_draws(state, valuer, rng, effort.draws, effort.playouts)[0])


def total(record: Record, valuer: Valuer, rng: Rng) -> Values:
    """The luck of a whole game, by seat."""
    found = [event.worth for event in events(record, valuer, rng)]
    return tuple(math.fsum(worth[seat] for worth in found) for seat in range(record.players))
