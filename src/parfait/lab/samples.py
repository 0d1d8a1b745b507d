"""Means by seat, with their standard errors, of as many samples as it takes."""

from __future__ import annotations

import math
from collections.abc import Sequence

Values = tuple[float, ...]  # by seat
Worth = tuple[Values, Values]  # means, and their standard errors

BATCH = 50  # samples from one look at the error to the next


class Samples:
    def __init__(self, seats: int, doubt: float = 0.0) -> None:
        """`doubt` is a variance that few samples cannot rule out, however alike they are."""
        self.count = 0
        self.doubt = doubt
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        self.count += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value
            self.squares[seat] += value * value

    def enough(self, error: float) -> bool:
        """Whether every mean is that precise."""
        return self.count % BATCH == 0 and max(self.worth[1]) <= error

    @property
    def worth(self) -> Worth:
        count = self.count
        means = tuple(total / count for total in self.totals)
        errors = (
            math.sqrt((max(0.0, square / count - mean * mean) + self.doubt / count) / count)
            for square, mean in zip(self.squares, means, strict=True)
        )
        return means, tuple(errors)
