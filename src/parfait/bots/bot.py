"""The interface of a bot: it gets a view, never a state, and answers with an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from parfait import games
from parfait.core import ParfaitError, Rng, View
from parfait.core.errors import shorten
from parfait.core.prospects import Prospect

MOST_ITERATIONS = 100_000_000
MOST_SECONDS = 3600.0


class BadLimit(ParfaitError):
    """An impossible limit."""


class BadView(ParfaitError):
    """A view in which this bot has nothing to decide."""


@dataclass(frozen=True)
class Limit:
    """How long to think: a number of iterations (the same answer every time) or of seconds."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadLimit("limit-one-of-two")
        if self.seconds is None:
            if type(self.iterations) is not int or not 1 <= self.iterations <= MOST_ITERATIONS:
                raise BadLimit("limit-iterations", given=shorten(self.iterations), most=MOST_ITERATIONS)
        elif type(self.seconds) not in (int, float) or not 0 < self.seconds <= MOST_SECONDS:
            raise BadLimit("limit-seconds", given=shorten(self.seconds), most=MOST_SECONDS)


@dataclass(frozen=True)
class Estimate:
    """A bot's estimate of one legal action: the expected result, from 0 (lost) to 1 (won), and its standard error."""

    action: int
    visits: int
    value: float
    error: float
    prospects: tuple[Prospect, ...] = ()  # what tends to follow it, where that was asked for


class Bot(Protocol):
    """A player.

    With `limit` None, the bot decides how long to think. The same view, iterations and seed give the same answer.
    """

    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int: ...

    def analyse(self, view: Any, limit: Limit | None, rng: Rng) -> list[Estimate]:
        """Every legal action, the best first."""


def legal_actions(view: View, rng: Rng) -> list[int]:
    """The seat's legal actions. They are the same in every world that fits the view, so any of these worlds will do."""
    if not isinstance(view, View):
        raise BadView("not-a-view", found=type(view).__name__)
    if view.turn < 0 or view.turn != view.seat:
        raise BadView("nothing-to-decide")
    game = games.find(view.game)
    try:
        world = game.determinize(view, rng)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
        raise BadView("not-a-view-of", game=game.title, found=type(view).__name__) from error
    return world.legal_actions()
