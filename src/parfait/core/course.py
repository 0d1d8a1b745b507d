"""What a game gives to learn from: positions of games that it plays against itself, and what came of them.

A game's folder may hold a course.py with a `Course` of its own; `parfait train` learns the weights of its brain by it.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from parfait.core.brain import Brain
from parfait.core.positions import Positions
from parfait.core.rng import Rng
from parfait.core.state import Belief
from parfait.core.weights import Weights

# A short search with a brain, for so many iterations: the move it finds, and what that is worth to who makes it
Look = Callable[[Brain, Belief, Rng, int], tuple[int, float]]


class Course:
    game: str
    inputs: int  # the version of what goes into the network
    file: Path  # where its brain looks for the weights
    rows: int
    amounts: int
    present: int  # how many rows are there, for each seat
    matches: tuple[tuple[int, int], ...]  # in a generation: how many of each number of players
    by_thumb: float = 0.5  # the share of the generations, the first ones, that are played by rules of thumb

    def play(self, weights: Weights | None, players: int, seed: int, matches: range, look: Look) -> Positions:
        """Without weights, by rules of thumb. A match is the same by seed and number, whatever others are played."""
        raise NotImplementedError

    def described(self) -> tuple[int, list[tuple[int, int, float]]]:
        """What rows have in common, as (row, fact, how much) and the number of facts: so that rare rows learn, too."""
        return 0, []

    def mirrors(self) -> list[array[int]]:
        """Other numberings of the rows by which a position is worth the same."""
        return []
