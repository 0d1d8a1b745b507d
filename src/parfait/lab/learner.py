"""Learns a network's weights by comparing moves, with NumPy alone.

Differential training (Bertsekas 1997): all moves of a decision are played out in the same world by the same luck, and
what is learned above all is by how much they differ. How good the position is as a whole counts far less, as no choice
depends on it.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parfait.core.comparisons import Comparisons
from parfait.core.course import Course
from parfait.core.layers import LEAK
from parfait.core.weights import FACTS, FIFTY, NARROW, OUTPUTS, STEEP, SURE, TWENTY, WIDE, Weights

Reals = NDArray[np.float32]
Wholes = NDArray[np.int64]

BATCH = 128  # decisions, in one step
LEVEL = 0.2  # how much the mean of a decision counts beside the differences within
POINTS = 2.0  # how much an error in points counts beside one in the share of the win
WIDTH = 0.03  # and one in the deviation
SURPRISE = 6.0  # the most that one error widens the deviation
FADING = 0.9, 0.999  # of Adam's averages
LEAST = 1e-6  # that Adam divides by
RECENT = 0.1  # how much a generation counts in the weights that are handed out
NAMES = ("rows", "part", "whole", "facts", "ends")
KEPT = ("numbers", "mean", "square", "average")


@dataclass(frozen=True)
class Lot:
    """Some decisions, with all alternatives of each."""

    rows: NDArray[np.int32]  # alternative × part and table
    part: Reals  # alternative × part and input
    whole: Reals  # alternative × input
    facts: Reals  # alternative × what `Comparisons` lists
    ends: Wholes  # by decision, how many alternatives there were when it was closed

    @classmethod
    def of(cls, found: Comparisons) -> Lot:
        shape, ends = found.shape, np.frombuffer(found.ends, np.int32).astype(np.int64)
        count = int(ends[-1]) if len(ends) else 0

        def table(numbers: array[Any], kind: Any, width: int) -> NDArray[Any]:
            return np.frombuffer(numbers, kind)[: count * width].reshape(count, width).copy()

        return cls(
            table(found.rows, np.int32, shape.parts * shape.tables),
            table(found.part, np.float32, shape.parts * shape.part),
            table(found.whole, np.float32, shape.whole),
            table(found.facts, np.float32, FACTS),
            ends,
        )

    @classmethod
    def joined(cls, lots: list[Lot]) -> Lot:
        before = np.cumsum([0, *(len(lot.facts) for lot in lots)])
        ends = [lot.ends + start for lot, start in zip(lots, before[:-1], strict=True)]
        joined = {name: np.concatenate([getattr(lot, name) for lot in lots]) for name in NAMES if name != "ends"}
        return cls(**joined, ends=np.concatenate(ends))

    def __len__(self) -> int:
        return len(self.ends)

    def some(self, which: Wholes) -> Lot:
        """These decisions."""
        starts, ends = np.append(0, self.ends[:-1])[which], self.ends[which]
        counts = ends - starts
        closed = np.cumsum(counts)
        chosen = np.arange(closed[-1]) + np.repeat(ends - closed, counts)
        return Lot(self.rows[chosen], self.part[chosen], self.whole[chosen], self.facts[chosen], closed)


@dataclass(frozen=True)
class Judged:
    """What comes out of each layer, for some positions."""

    lower: Reals  # position and part × unit
    both: Reals  # position × unit of the first layer, summed over the parts, and input of the whole
    upper: Reals  # position × unit
    out: Reals  # position × output


class Learner:
    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.shape = shape = course.shape
        self.rng = np.random.default_rng(seed)
        self.ends = np.cumsum(shape.sizes)
        self.numbers = np.zeros(self.ends[-1], np.float32)
        self._name_layers()
        for layer, wide in ((self.tables, 0.07), (self.part, 0.18), (self.upper, 0.09), (self.last, 0.07)):
            layer[...] = wide * self.rng.standard_normal(layer.shape)
        self.last[[0, 3]] = 0
        self.last_always[0] = -0.5
        self.mean = np.zeros_like(self.numbers)  # Adam's averages of the slopes, and of their squares
        self.square = np.zeros_like(self.numbers)
        self.average = self.numbers.copy()
        self.steps = 0
        self.generations = 0

    def _name_layers(self) -> None:
        """Each is a part of the numbers, in the order of `Shape.sizes`."""
        shape = self.shape
        tables, part, self.always, upper, self.upper_always, last, self.last_always = np.split(
            self.numbers, self.ends[:-1]
        )
        self.tables = tables.reshape(-1, shape.units)
        self.part = part.reshape(-1, shape.units)
        self.upper = upper.reshape(-1, shape.upper)
        self.last = last.reshape(OUTPUTS, shape.upper)

    def learn(self, lot: Lot, rate: float) -> None:
        """From the decisions of one generation."""
        if len(lot):
            for which in np.array_split(self.rng.permutation(len(lot)), math.ceil(len(lot) / BATCH)):
                self._improve(lot.some(which), rate)
        self.generations += 1
        self.average += max(RECENT, 1 / self.generations) * (self.numbers - self.average)

    # Forward

    def judge(self, lot: Lot) -> Judged:
        shape, count = self.shape, len(lot.facts)
        rows = np.take(self.tables, self._table_rows(lot), axis=0)
        lower = lot.part.reshape(count * shape.parts, shape.part) @ self.part
        lower += self.always
        lower += rows.reshape(len(lower), shape.tables, shape.units).sum(axis=1)
        np.maximum(lower, LEAK * lower, out=lower)
        both = np.concatenate([lower.reshape(count, shape.parts, shape.units).sum(axis=1), lot.whole], axis=1)
        upper = both @ self.upper + self.upper_always
        np.maximum(upper, LEAK * upper, out=upper)
        return Judged(lower, both, upper, upper @ self.last.T + self.last_always)

    def _table_rows(self, lot: Lot) -> NDArray[np.int32]:
        """By position, part and table, the row among those of all tables."""
        shape = self.shape
        offsets = np.tile(np.arange(shape.tables, dtype=np.int32) * np.int32(shape.rows), shape.parts)
        return (lot.rows + offsets).ravel()

    # Backward

    def _improve(self, lot: Lot, rate: float) -> None:
        """One step."""
        judged = self.judge(lot)
        slopes = slopes_of(judged.out, lot)
        upper = slopes @ self.last
        upper *= _leak(judged.upper)
        lower = np.repeat(upper @ self.upper[: self.shape.units].T, self.shape.parts, axis=0)
        lower *= _leak(judged.lower)
        inputs = lot.part.reshape(len(lower), self.shape.part)
        touched, rows = self._row_slopes(lot, lower)
        layers = (
            inputs.T @ lower,
            lower.sum(axis=0),
            judged.both.T @ upper,
            upper.sum(axis=0),
            slopes.T @ judged.upper,
            slopes.sum(axis=0),
        )
        self.steps += 1
        first, second = FADING
        rate *= math.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        tables = self.ends[0]
        mean, square = (average[:tables].reshape(self.tables.shape) for average in (self.mean, self.square))
        move(self.tables, mean, square, touched, rows, rate)
        others = np.concatenate([layer.ravel() for layer in layers])
        move(self.numbers, self.mean, self.square, slice(tables, None), others, rate)

    def _row_slopes(self, lot: Lot, lower: Reals) -> tuple[Wholes, Reals]:
        """The rows of the tables that were used, and the slopes of each."""
        used = self._table_rows(lot)
        if len(self.tables) <= 1 << 16:
            used = used.astype(np.uint16)  # which is sorted several times as fast
        order = np.argsort(used, kind="stable")
        used = used[order]
        begins = np.append(0, np.flatnonzero(used[1:] != used[:-1]) + 1)
        slopes: Reals = np.add.reduceat(np.take(lower, order // self.shape.tables, axis=0), begins, axis=0)
        return used[begins].astype(np.int64), slopes

    # What was learned

    def weights(self, made: dict[str, Any]) -> Weights:
        """Averaged over the last generations, and rounded as a file holds them."""
        numbers = array("f", self.average.astype(np.float16).astype(np.float32).tobytes())
        return Weights(self.course.game, self.course.inputs, self.shape, numbers, made)

    def state(self) -> dict[str, NDArray[Any]]:
        """All that it needs to go on, as arrays by name."""
        counts = {"steps": np.array(self.steps), "generations": np.array(self.generations)}
        return {name: getattr(self, name) for name in KEPT} | counts

    def restore(self, state: Any) -> None:
        for name in KEPT:
            getattr(self, name)[...] = state[name]
        self.steps, self.generations = int(state["steps"]), int(state["generations"])


def slopes_of(out: Reals, lot: Lot) -> Reals:
    """By position and output, how much worse it is for being larger."""
    mine, lead, spread, own, other, share, variance = lot.facts.T
    begins = np.append(0, lot.ends[:-1])
    counts = np.diff(lot.ends, prepend=0)
    points = out[:, 1:3] - lot.facts[:, 3:5]
    swapped = np.where(mine[:, None] > 0, points, points[:, ::-1])  # as the seat that decides sees it
    errors = np.column_stack([swapped, mine * (share_of(out, lead, spread) - share)])
    means = np.add.reduceat(errors, begins, axis=0) / counts[:, None].astype(np.float32)
    errors -= np.repeat((1 - LEVEL) * means, counts, axis=0)
    off = (own - other) - (out[:, 1] - out[:, 2])
    surprise = (off * off * (FIFTY / TWENTY) ** 2 + variance) / (np.exp(2 * out[:, 0]) + 0.01)
    slopes = np.empty_like(out)
    slopes[:, 0] = WIDTH * np.maximum(1 - surprise, -SURPRISE)
    slopes[:, 1:3] = POINTS * np.where(mine[:, None] > 0, errors[:, :2], errors[:, 1::-1])
    slopes[:, 3] = mine * errors[:, 2]
    slopes /= len(lot)
    return slopes


def share_of(out: Reals, lead: Reals, spread: Reals) -> Reals:
    """`Network.share`, of many positions."""
    deviation = TWENTY * np.exp(np.clip(out[:, 0], NARROW, WIDE))
    odds = STEEP * (lead + FIFTY * (out[:, 1] - out[:, 2])) / np.sqrt(deviation * deviation + spread + 1)
    share = 1 / (1 + np.exp(-(np.clip(odds, -SURE, SURE) + out[:, 3])))
    return share.astype(np.float32, copy=False)


def move(numbers: Reals, mean: Reals, square: Reals, which: slice | Wholes, slopes: Reals, rate: float) -> None:
    """Adam (Kingma & Ba 2015), for some of the numbers."""
    first, second = FADING
    mean[which] = means = mean[which] * first + (1 - first) * slopes
    square[which] = squares = square[which] * second + (1 - second) * (slopes * slopes)
    numbers[which] -= rate * means / (np.sqrt(squares) + LEAST)


def _leak(out: Reals) -> Reals:
    """The slope of a unit, by what came out of it."""
    return np.where(out > 0, np.float32(1), np.float32(LEAK))
