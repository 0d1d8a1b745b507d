"""A small network that a brain asks what a position is worth. Plain Python; net.pxd has the C types of the same names.

Its first layer is a table: of most inputs it is known whether they are there or not, and a row of the table is added
for each that is; a few others are amounts, each with a row too. Then a layer of a few units, and one number comes out.
Sums are made in the same order compiled and interpreted, so that both answer alike.
"""

from __future__ import annotations

from parfait.core import bits
from parfait.core.weights import Weights

MOST_INPUTS = 128
MOST_UNITS = 64


class Net:
    def __init__(self, weights: Weights) -> None:
        self.rows = weights.rows
        self.amounts = weights.amounts
        self.first = weights.first
        self.second = weights.second
        self.weights = weights
        self.table = bits.floats(weights.table)  # rows, then amounts, then what is added always, of `first` each
        self.middle = bits.floats(weights.middle)  # `first` rows and one that is added always, of `second` each
        self.last = bits.floats(weights.last)  # `second`, and what is added always
        self.n = 0
        self.present = [0] * 128  # MOST_INPUTS: the first n are the rows of what is there
        self.amount = [0.0] * 128
        self.lower = [0.0] * 64  # MOST_UNITS
        self.upper = [0.0] * 64

    def add(self, row: int) -> None:
        self.present[self.n] = row
        self.n += 1

    def output(self) -> float:
        first = self.first
        second = self.second
        base = (self.rows + self.amounts) * first
        for j in range(first):
            self.lower[j] = self.table[base + j]
        for i in range(self.n):
            base = self.present[i] * first
            for j in range(first):
                self.lower[j] += self.table[base + j]
        for i in range(self.amounts):
            amount = self.amount[i]
            if amount != 0.0:
                base = (self.rows + i) * first
                for j in range(first):
                    self.lower[j] += amount * self.table[base + j]
        base = first * second
        for j in range(second):
            self.upper[j] = self.middle[base + j]
        for i in range(first):
            amount = self.lower[i]
            if amount > 0.0:
                base = i * second
                for j in range(second):
                    self.upper[j] += amount * self.middle[base + j]
        found = float(self.last[second])
        for j in range(second):
            if self.upper[j] > 0.0:
                found += self.upper[j] * self.last[j]
        return found
