"""A small network that judges positions. Plain Python; network.pxd has the C types of the same names.

Each part of a position goes through one layer, the same for all parts: a row of numbers from each table, and what else
is known of the part. The sum over the parts goes through a second layer, with what is known of the whole position. Sums
are made in the same order compiled and interpreted, so that both answer alike.
"""

from __future__ import annotations

import math

from parfait.core import bits, layers
from parfait.core.errors import BrokenRules
from parfait.core.weights import FIFTY, MOST_PART, MOST_TABLES, NARROW, STEEP, SURE, TWENTY, WIDE, Weights


class Network:
    """Judges for the seat that is to act, "own", what comes of the position at the end of the round.

    `out` holds the logarithm of the margin's standard deviation, in twenties of points; the points of own and of the
    other, in fifties; and a lean, which is added to own's log-odds of winning.
    """

    def __init__(self, weights: Weights) -> None:
        shape = weights.shape
        shape.check()
        if len(weights.numbers) != sum(shape.sizes):
            raise BrokenRules(f"a network of this shape has {sum(shape.sizes)} numbers, not {len(weights.numbers)}")
        self.parts = shape.parts
        self.tables = shape.tables
        self.rows = shape.rows
        self.part_inputs = shape.part
        self.whole_inputs = shape.whole
        self.units = shape.units
        self.upper_units = shape.upper
        sizes = shape.sizes
        self.lower_start = sizes[0]  # where the numbers of each kind begin
        self.lower_always = sum(sizes[:2])
        self.upper_start = sum(sizes[:3])
        self.upper_always = sum(sizes[:4])
        self.last_start = sum(sizes[:5])
        self.last_always = sum(sizes[:6])
        self.kept = weights.doubles
        self.numbers = bits.doubles(self.kept)
        self.row = [0] * 32  # by part * MOST_TABLES + table
        self.part = [0.0] * 128  # by part * MOST_PART + input
        self.whole = [0.0] * 96
        self.out = [0.0] * 4
        self.starts = [0] * 160  # of the inputs that are not zero
        self.amounts = [0.0] * 160
        self.sums = [0.0] * 64
        self.lower = [0.0] * 64
        self.upper = [0.0] * 64

    def judge(self) -> None:
        """Judge the position that was put in."""
        units = self.units
        for j in range(units):
            self.lower[j] = 0.0
        for part in range(self.parts):
            count = self._list_part(part)
            layers.weigh(self.sums, self.numbers, self.lower_always, self.starts, self.amounts, count, units)
            layers.add_leaky(self.lower, self.sums, units)
        units = self.upper_units
        count = self._list_whole()
        layers.weigh(self.sums, self.numbers, self.upper_always, self.starts, self.amounts, count, units)
        for j in range(units):
            self.upper[j] = 0.0
        layers.add_leaky(self.upper, self.sums, units)
        self._put_out()

    def _put_out(self) -> None:
        """The four sums side by side, which is faster than one after the other."""
        units = self.upper_units
        start = self.last_start
        width = self.numbers[self.last_always]
        own = self.numbers[self.last_always + 1]
        other = self.numbers[self.last_always + 2]
        lean = self.numbers[self.last_always + 3]
        for j in range(units):
            amount = self.upper[j]
            width += amount * self.numbers[start + j]
            own += amount * self.numbers[start + units + j]
            other += amount * self.numbers[start + 2 * units + j]
            lean += amount * self.numbers[start + 3 * units + j]
        self.out[0] = width
        self.out[1] = own
        self.out[2] = other
        self.out[3] = lean

    def _list_part(self, part: int) -> int:
        """What goes into the first layer; how much it is."""
        count = 0
        for table in range(self.tables):
            self.starts[count] = (table * self.rows + self.row[part * MOST_TABLES + table]) * self.units
            self.amounts[count] = 1.0
            count += 1
        for i in range(self.part_inputs):
            amount = self.part[part * MOST_PART + i]
            if amount != 0.0:
                self.starts[count] = self.lower_start + i * self.units
                self.amounts[count] = amount
                count += 1
        return count

    def _list_whole(self) -> int:
        """What goes into the second layer; how much it is."""
        units = self.units
        upper = self.upper_units
        count = 0
        for i in range(units):
            if self.lower[i] != 0.0:
                self.starts[count] = self.upper_start + i * upper
                self.amounts[count] = self.lower[i]
                count += 1
        for i in range(self.whole_inputs):
            amount = self.whole[i]
            if amount != 0.0:
                self.starts[count] = self.upper_start + (units + i) * upper
                self.amounts[count] = amount
                count += 1
        return count

    def share(self, lead: float, spread: float) -> float:
        """Own's share of the win, with a lead from rounds before, if later rounds bring a variance of `spread`."""
        width = self.out[0]
        if width < NARROW:
            width = NARROW
        elif width > WIDE:
            width = WIDE
        deviation = TWENTY * math.exp(width)
        margin = lead + FIFTY * (self.out[1] - self.out[2])
        odds = STEEP * margin / math.sqrt(deviation * deviation + spread + 1.0)
        if odds < -SURE:
            odds = -SURE
        elif odds > SURE:
            odds = SURE
        return 1.0 / (1.0 + math.exp(-(odds + self.out[3])))

    def variance(self) -> float:
        """Of the final margin, in twenties of points squared."""
        return math.exp(2.0 * (self.out[0] if self.out[0] < WIDE else WIDE))
