"""What a game gives to learn from: decisions in games that a policy plays against itself, and what came of them.

A game's folder may hold a course.py with a `Course` of its own; `parfait train` learns the weights of its brain by it.
"""

from __future__ import annotations

from pathlib import Path

from parfait.core.decisions import Decisions
from parfait.core.weights import Weights


class Course:
    """For two players: what one wins, the other loses."""

    game: str
    inputs: int  # the version of what goes into the policy
    file: Path  # where the brain looks for the weights
    positions: int  # inputs of a position
    moves: int  # and of a move
    matches: int  # in a generation
    tests: int = 100  # matches against rules of thumb after a generation, for the curve

    def first_thought(self) -> dict[int, float]:
        """By input of a move, how much it counts before anything is learned."""
        return {}

    def play(self, weights: Weights, seed: int, matches: range) -> Decisions:
        """Against itself. A match is the same by seed and number, whatever others are played."""
        raise NotImplementedError

    def test(self, weights: Weights, seed: int, matches: range) -> float:
        """How many of these matches the policy wins against rules of thumb."""
        raise NotImplementedError
