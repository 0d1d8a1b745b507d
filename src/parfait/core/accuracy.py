"""How far search is off, as found by playing on from positions of real games (`python -m bench.insight`).

A standard error says how much a figure would change with other random numbers, not how far it is from the truth. What
a hint or a mark states includes both. A game's folder keeps what was found for it in `accuracy.json`; a game without
that file gets a cautious guess.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass

from parfait.core.errors import BrokenRules, one_line

LARGEST = 0.5  # a chance cannot be further off on average


@dataclass(frozen=True)
class Accuracy:
    chance: float = 0.15  # how far a chance of 50% is off, as a standard deviation; less towards 0 and 100%
    cost: float = 0.6  # what a marked mistake was found to cost, as a share of what search says
    cost_error: float = 0.05  # how far that is off, as a standard deviation

    def error_of(self, value: float, sampling: float) -> float:
        """How far a chance may be off: by other random numbers, and by what longer play would show."""
        doubt = self.chance * 2.0 * math.sqrt(min(1.0, max(0.0, value)) * min(1.0, max(0.0, 1.0 - value)))
        return math.hypot(sampling, doubt)

    def loss(self, found: float) -> float:
        """What a move really costs, given the cost that search reports."""
        return self.cost * found

    def loss_error(self, found: float, sampling: float) -> float:
        """How far that may be off: never by much more than itself."""
        return math.hypot(self.cost * sampling, min(self.cost_error, self.loss(found)))


AS_FOUND = Accuracy(0.0, 1.0, 0.0)  # what search says, as it is


def read(text: str) -> Accuracy:
    """From accuracy.json; `BrokenRules` when it cannot be read."""
    try:
        found = json.loads(text)
        numbers = {name: float(found[name]) for name in ("chance", "cost", "cost_error")}
    except (ValueError, TypeError, KeyError) as error:
        raise BrokenRules(f"accuracy.json: {one_line(error)}") from error
    if not all(0.0 <= number <= most for number, most in zip(numbers.values(), (LARGEST, 1.0, LARGEST), strict=True)):
        raise BrokenRules(f"accuracy.json: chance and cost_error are from 0 to {LARGEST}, cost from 0 to 1")
    return Accuracy(**numbers)
