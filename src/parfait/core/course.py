"""What a game gives to learn from: decisions of which every move is played out, in the same world by the same luck.

A game's folder may hold a course.py with a `Course` of its own; `parfait train` learns the weights of its brain by it.
"""

from __future__ import annotations

from pathlib import Path

from parfait.core.comparisons import Comparisons
from parfait.core.weights import Shape, Weights


class Course:
    """For two players: what one wins, the other loses."""

    game: str
    inputs: int  # the version of what goes into the network
    file: Path  # where the brain looks for the weights
    shape: Shape
    rounds: int  # that are played in a generation
    tests: int = 100  # matches against rules of thumb after a generation, for the curve

    def play(self, weights: Weights, seed: int, rounds: range, progress: float) -> Comparisons:
        """Decisions of these rounds. A round is the same by seed and number, whatever others are played.

        `progress`, from 0 to 1, is how far the training is.
        """
        raise NotImplementedError

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        """How many of these matches are won against rules of thumb."""
        raise NotImplementedError
