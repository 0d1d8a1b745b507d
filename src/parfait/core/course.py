"""What a game gives to learn from: positions of games that it plays against itself, and what came of them.

A game's folder may hold a course.py with a `Course` of its own; `parfait train` learns the weights of its brain by it.
"""

from __future__ import annotations

from array import array
from pathlib import Path

from parfait.core.positions import Positions
from parfait.core.weights import Weights


class Course:
    game: str
    inputs: int  # the version of what goes into the network
    file: Path  # where its brain looks for the weights
    rows: int
    amounts: int
    present: int  # how many rows are there, for each seat
    matches: tuple[tuple[int, int], ...]  # in a generation: how many of each number of players
    by_thumb: float = 0.5  # the share of the generations, the first ones, that are played by rules of thumb

    def play(self, weights: Weights | None, players: int, seed: int, matches: int) -> Positions:
        raise NotImplementedError

    def described(self) -> tuple[int, list[tuple[int, int, float]]]:
        """What rows have in common, as (row, fact, how much) and the number of facts: so that rare rows learn, too."""
        return 0, []

    def mirrors(self) -> list[array[int]]:
        """Other numberings of the rows by which a position is worth the same."""
        return []
