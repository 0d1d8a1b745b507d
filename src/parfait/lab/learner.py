"""Learns a brain's weights: a small network, Adam, and no library but NumPy.

A position goes in once for each seat, one number comes out for each, and their softmax is to be each seat's share of
the win. The table's rows are learned one by one and, so that rare ones learn from common ones, by what they have in
common.
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parfait.core.course import Course
from parfait.core.positions import Positions
from parfait.core.weights import Weights

Reals = NDArray[np.float32]
Wholes = NDArray[np.int32]

FIRST, SECOND = 32, 16
BATCH = 4096
FADING = 0.9, 0.999  # of Adam's averages
FORGETTING = 0.1  # of what single rows learned, in each step, times the rate


@dataclass(frozen=True)
class Lot:
    """Positions of games of one number of players."""

    rows: Wholes  # position × seat × present
    amounts: Reals  # position × seat × amounts
    shares: Reals  # position × seat

    @classmethod
    def of(cls, found: Positions) -> Lot:
        shape = found.count, found.players
        rows, amounts, shares = found.rows, found.amount, found.shares
        return cls(
            np.frombuffer(rows, np.int32).reshape(*shape, found.present),
            np.frombuffer(amounts, np.float32).reshape(*shape, found.amounts),
            np.frombuffer(shares, np.float32).reshape(shape),
        )

    @classmethod
    def joined(cls, lots: list[Lot]) -> Lot:
        return cls(*(np.concatenate([getattr(lot, part) for lot in lots]) for part in ("rows", "amounts", "shares")))

    def __len__(self) -> int:
        return len(self.shares)


class Learner:
    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.rng = np.random.default_rng(seed)
        facts, described = course.described()
        self.description = np.zeros((course.rows, facts), np.float32)
        for row, fact, amount in described:
            self.description[row, fact] += amount
        self.mirrors = [np.frombuffer(mirror, np.int32) for mirror in course.mirrors()]
        wide = 1 / math.sqrt(course.present + 1)
        self.layers: dict[str, Reals] = {
            "rows": self._random((course.rows, FIRST), 0.1 * wide if facts == 0 else 0.0),
            "facts": self._random((facts, FIRST), 0.3 * wide),
            "amounts": self._random((course.amounts, FIRST), wide),
            "always": np.zeros(FIRST, np.float32),
            "middle": self._random((FIRST, SECOND), math.sqrt(2 / FIRST)),
            "middle_always": np.zeros(SECOND, np.float32),
            "last": self._random((SECOND,), math.sqrt(1 / SECOND)),
        }
        self.mean = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        self.steps = 0

    def _random(self, shape: tuple[int, ...], wide: float) -> Reals:
        return (wide * self.rng.standard_normal(shape)).astype(np.float32)

    # Learning

    def learn(self, lots: list[Lot], passes: int, rate: float) -> float:
        """Go through all positions so many times, in any order; the mean loss of the last pass."""
        loss = 0.0
        for _ in range(passes):
            batches = [
                (lot, order[start : start + BATCH // lot.shares.shape[1]])
                for lot in lots
                for order in (self.rng.permutation(len(lot)),)
                for start in range(0, len(lot), BATCH // lot.shares.shape[1])
            ]
            losses = []
            for i in self.rng.permutation(len(batches)):
                lot, chosen = batches[i]
                losses.append((self._step(lot, chosen, rate), len(chosen)))
            loss = sum(value * count for value, count in losses) / sum(count for _, count in losses)
        return loss

    def loss(self, lots: list[Lot]) -> float:
        """On positions that were not learned from."""
        table = self._table()
        total = 0.0
        for lot in lots:
            out = self._forward(table, lot.rows, lot.amounts)[0]
            total += float(_losses(out, lot.shares).sum())
        return total / sum(map(len, lots))

    def _table(self) -> Reals:
        if self.description.shape[1] == 0:
            return self.layers["rows"]
        return self.layers["rows"] + self.description @ self.layers["facts"]

    def _forward(self, table: Reals, rows: Wholes, amounts: Reals) -> tuple[Reals, Reals, Reals]:
        layers = self.layers
        lower = layers["always"] + amounts @ layers["amounts"]
        for i in range(rows.shape[2]):
            lower += table[rows[:, :, i]]
        np.maximum(lower, 0, out=lower)
        upper = np.maximum(lower @ layers["middle"] + layers["middle_always"], 0)
        return upper @ layers["last"], lower, upper

    def _step(self, lot: Lot, chosen: NDArray[np.int64], rate: float) -> float:
        rows, amounts, shares = lot.rows[chosen], lot.amounts[chosen], lot.shares[chosen]
        which = int(self.rng.integers(len(self.mirrors) + 1))
        if which:
            rows = self.mirrors[which - 1][rows]
        out, lower, upper = self._forward(self._table(), rows, amounts)
        odds = _softmax(out)
        error = (odds - shares) / len(chosen)
        layers = self.layers
        up = error[:, :, None] * layers["last"] * (upper > 0)
        low: Reals = ((up @ layers["middle"].T) * (lower > 0)).astype(np.float32)
        flat_low: Reals = low.reshape(-1, FIRST)
        by_row = _sums_by_row(rows.reshape(-1, rows.shape[2]), flat_low, self.course.rows)
        slopes = {
            "rows": by_row,
            "facts": self.description.T @ by_row,
            "amounts": amounts.reshape(-1, amounts.shape[2]).T @ flat_low,
            "always": flat_low.sum(axis=0),
            "middle": lower.reshape(-1, FIRST).T @ up.reshape(-1, SECOND),
            "middle_always": up.reshape(-1, SECOND).sum(axis=0),
            "last": (error[:, :, None] * upper).reshape(-1, SECOND).sum(axis=0),
        }
        self._move(slopes, rate)
        return float(_losses(out, shares).mean())

    def _move(self, slopes: dict[str, Reals], rate: float) -> None:
        """Adam (Kingma & Ba 2015)."""
        self.steps += 1
        first, second = FADING
        rate *= math.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            self.layers[name] -= rate * mean / (np.sqrt(square) + 1e-8)
        self.layers["rows"] *= 1 - FORGETTING * rate  # what they have in common tells more

    # What was learned

    def weights(self, made: dict[str, Any]) -> Weights:
        layers, course = self.layers, self.course
        table = np.concatenate([self._table(), layers["amounts"], layers["always"][None]])
        middle = np.concatenate([layers["middle"], layers["middle_always"][None]])
        last = np.append(layers["last"], 0)
        flat = [array("f", layer.astype(np.float32).ravel().tolist()) for layer in (table, middle, last)]
        shape = course.rows, course.amounts, FIRST, SECOND
        return Weights(course.game, course.inputs, *shape, flat[0], flat[1], flat[2], made)

    def state(self) -> dict[str, NDArray[Any]]:
        """All that it needs to go on, as arrays by name."""
        kept = {"layers": self.layers, "mean": self.mean, "square": self.square}
        arrays: dict[str, NDArray[Any]] = {
            f"{kind}-{name}": layer for kind, layers in kept.items() for name, layer in layers.items()
        }
        return arrays | {"steps": np.array(self.steps)}

    def restore(self, state: Any) -> None:
        for kind, layers in (("layers", self.layers), ("mean", self.mean), ("square", self.square)):
            for name in layers:
                layers[name] = state[f"{kind}-{name}"].copy()
        self.steps = int(state["steps"])


def _softmax(out: Reals) -> Reals:
    odds: Reals = np.exp(out - out.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def _losses(out: Reals, shares: Reals) -> Reals:
    """How surprising the shares are, beyond what they are in themselves."""
    odds = _softmax(out)
    losses: Reals = (shares * (np.log(shares + 1e-9) - np.log(odds + 1e-9))).sum(axis=1)
    return losses


def _sums_by_row(rows: Wholes, slopes: Reals, count: int) -> Reals:
    """For each row of the table, the sum of the slopes of the inputs where it is there."""
    flat = rows.ravel()
    order = np.argsort(flat, kind="stable")
    ordered = flat[order]
    starts = np.flatnonzero(np.r_[True, ordered[1:] != ordered[:-1]])
    sums = np.zeros((count, slopes.shape[1]), np.float32)
    sums[ordered[starts]] = np.add.reduceat(slopes[order // rows.shape[1]], starts, axis=0)
    return sums
