"""A small network that chooses among moves. Plain Python; policy.pxd has the C types of the same names.

What is known of the position goes in once, then what is known of each move; one number comes out for a move, and the
softmax over the moves is how often each is played. There is one layer between, and besides it every input of a move
counts by itself. Sums are made in the same order compiled and interpreted, so that both answer alike.
"""

from __future__ import annotations

from array import array

from parfait.core import bits
from parfait.core.errors import BrokenRules
from parfait.core.weights import Weights

MOST_INPUTS = 64  # of a position, and of a move
MOST_UNITS = 64


class Policy:
    def __init__(self, weights: Weights) -> None:
        if max(weights.positions, weights.moves) > MOST_INPUTS or weights.units > MOST_UNITS:
            raise BrokenRules(f"{MOST_INPUTS} inputs and {MOST_UNITS} units are the most that a policy has")
        self.positions = weights.positions
        self.moves = weights.moves
        self.units = weights.units
        self.kept = array("d", weights.numbers)
        self.numbers = bits.doubles(self.kept)  # in the order of `Weights.sizes`
        self.position = [0.0] * 64  # MOST_INPUTS: what is known of the position
        self.move = [0.0] * 64  # and of a move
        self.lower = [0.0] * 64  # MOST_UNITS
        self.upper = [0.0] * 64

    def begin(self) -> None:
        """Take in the position, before its moves."""
        units = self.units
        base = self.positions * units
        for j in range(units):
            self.lower[j] = self.numbers[base + j]
        for i in range(self.positions):
            amount = self.position[i]
            if amount != 0.0:
                base = i * units
                for j in range(units):
                    self.lower[j] += amount * self.numbers[base + j]

    def score(self) -> float:
        """What speaks for the move that was put in."""
        units = self.units
        first = (self.positions + 1) * units
        last = first + self.moves * units
        alone = last + units
        found = 0.0
        for j in range(units):
            self.upper[j] = self.lower[j]
        for i in range(self.moves):
            amount = self.move[i]
            if amount != 0.0:
                found += amount * self.numbers[alone + i]
                base = first + i * units
                for j in range(units):
                    self.upper[j] += amount * self.numbers[base + j]
        for j in range(units):
            if self.upper[j] > 0.0:
                found += self.upper[j] * self.numbers[last + j]
        return found
