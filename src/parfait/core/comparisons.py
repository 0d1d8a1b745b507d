"""Decisions to learn from, as comparisons. Plain Python; comparisons.pxd holds the C types of the same names."""

from __future__ import annotations

from array import array

from parfait.core import bits
from parfait.core.errors import BrokenRules
from parfait.core.network import Network
from parfait.core.weights import FACTS, MOST_PART, MOST_TABLES, Shape

ROOM = 1024  # for alternatives, at first


class Comparisons:
    """The positions that the moves of each decision lead to, and what came of each."""

    def __init__(self, shape: Shape) -> None:
        shape.check()
        self.shape = shape
        self.parts = shape.parts
        self.tables = shape.tables
        self.part_inputs = shape.part
        self.whole_inputs = shape.whole
        self.count = 0  # alternatives, of all decisions
        self.room = ROOM
        self.rows = array("i", bytes(4 * ROOM * shape.parts * shape.tables))
        self.part = array("f", bytes(4 * ROOM * shape.parts * shape.part))
        self.whole = array("f", bytes(4 * ROOM * shape.whole))
        self.facts = array("f", bytes(4 * ROOM * FACTS))  # mine as 1 or -1, lead, spread, own, other, share, variance
        self.closed = 0
        self.ends = array("i")  # how many alternatives there were when each decision was closed
        self._find_numbers()

    def _find_numbers(self) -> None:
        """Whenever there is room for more of them."""
        self.row_numbers = bits.ints(self.rows)
        self.part_numbers = bits.floats(self.part)
        self.whole_numbers = bits.floats(self.whole)
        self.fact_numbers = bits.floats(self.facts)

    def _make_room(self) -> None:
        for numbers in (self.rows, self.part, self.whole, self.facts):
            numbers.frombytes(bytes(4 * len(numbers)))
        self.room *= 2
        self._find_numbers()

    def note(self, network: Network, mine: bool, lead: float, spread: float) -> None:
        """The position after another move of this decision, as it was put in.

        `mine`: whether the seat that decides is also the one to act there, for whom lead and spread are.
        """
        if self.count == self.room:
            self._make_room()
        base = self.count * self.parts * self.tables
        for part in range(self.parts):
            for i in range(self.tables):
                self.row_numbers[base] = network.row[part * MOST_TABLES + i]
                base += 1
        base = self.count * self.parts * self.part_inputs
        for part in range(self.parts):
            for i in range(self.part_inputs):
                self.part_numbers[base] = network.part[part * MOST_PART + i]
                base += 1
        base = self.count * self.whole_inputs
        for i in range(self.whole_inputs):
            self.whole_numbers[base + i] = network.whole[i]
        base = self.count * FACTS
        self.fact_numbers[base] = 1.0 if mine else -1.0
        self.fact_numbers[base + 1] = lead
        self.fact_numbers[base + 2] = spread
        for i in range(3, FACTS):
            self.fact_numbers[base + i] = 0.0
        self.count += 1

    def settle(self, own: float, other: float, share: float, variance: float) -> None:
        """What came of the last one noted, for the seat to act there.

        The points at the end in fifties, its share of the win, and the variance that was still open when play was
        broken off, in twenties of points squared.
        """
        if self.count == self.closed:
            raise BrokenRules("nothing was noted that could be settled")
        base = (self.count - 1) * FACTS
        self.fact_numbers[base + 3] = own
        self.fact_numbers[base + 4] = other
        self.fact_numbers[base + 5] = share
        self.fact_numbers[base + 6] = variance

    def close(self) -> None:
        """The decision is complete."""
        if self.count > self.closed:
            self.closed = self.count
            self.ends.append(self.count)
