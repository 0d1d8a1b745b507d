"""What tends to follow a move, in a game's own terms: will it win this trick, how large will my cluster be?

A game's folder may hold a prospects.py with `Prospects` of its own; these count the score and work for every game.
Search counts them for the moves at its root, when it is asked to explain them and not otherwise, in the very playouts
by which it judges them. So they, too, depend on nothing but a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from parfait.core.state import State

MOST_MEASURES = 8
Against = Literal["best", "second", "third", "other", "others"]
NOT_HERE = float("nan")  # the value of what does not apply in a position


@dataclass(frozen=True)
class Measure:
    """One thing that may follow a move. Its words are `<game>-why-<name>`."""

    name: str
    good: int  # 1 if more of it is better for the seat, -1 if it is worse, 0 if that depends
    large: float | None = None  # a difference that is large, where it is an amount; None for a chance, from 0 to 1

    @property
    def is_chance(self) -> bool:
        return self.large is None


@dataclass(frozen=True)
class Prospect:
    """How much of a measure follows a move on average, and the standard error of that."""

    measure: Measure
    value: float
    error: float


@dataclass(frozen=True)
class Reason:
    """What sets one move apart from others: how much of a measure follows it, and how much follows them.

    `against` says what it is set against: the `best` move, the `second` or `third`, the only `other` one, or all the
    `others`; then `other` is the closest of them. `speaks` is 1 when the difference speaks for the move, -1 when it
    speaks against it, 0 when neither is sure. Chances are whole percentages, amounts have one decimal.
    """

    measure: str
    is_chance: bool
    value: float
    other: float
    against: Against
    speaks: int

    @property
    def more(self) -> bool:
        return self.value > self.other


class Prospects:
    """What search calls in each iteration: `begin`, `look` after every step as long as it returns true, `finish`."""

    MEASURES: tuple[Measure, ...] = (Measure("score", 0, 5.0),)

    def __init__(self) -> None:
        self.seat = 0  # whose move it is
        self.values = [0.0] * 8  # by measure, MOST_MEASURES of them

    def put(self, number: int, value: float) -> None:
        """Record how much of a measure there is in this playout; measures without room are ignored."""
        if number >> 3 == 0:  # neither negative nor MOST_MEASURES and more
            self.values[number] = value

    def begin(self, world: State, action: int) -> None:
        """The seat to act is about to play this action."""
        self.seat = world.turn

    def look(self, world: State) -> bool:
        """Called after a step; return whether to see the next one, too.

        Only while the brain plays on to its horizon.
        """
        return False

    def variant_of(self, action: int) -> int:
        """A number shared by actions that differ only in a detail: only the best of them is advised."""
        return action

    def finish(self, world: State) -> None:
        """The playout is over: `put` every measure that is not yet known."""
        self.put(0, float(world.scores[self.seat]))
