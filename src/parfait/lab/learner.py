"""Learns a policy's weights from the games it plays against itself, with NumPy alone.

Proximal policy optimisation (Schulman et al. 2017): moves that did better than was expected of the position are played
more often. What is expected is learned beside it by a network that is not kept, and how much better a decision did is
reckoned over the decisions after it, each counting less (generalised advantage estimation, Schulman et al. 2016).
"""

from __future__ import annotations

import math
from array import array
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parfait.core.course import Course
from parfait.core.decisions import Decisions
from parfait.core.weights import Weights

Reals = NDArray[np.float32]
Wholes = NDArray[np.int64]
Layers = dict[str, Reals]

UNITS = 24
EXPECTED = 64, 32  # units of the network that says what is expected
BATCHES = 16  # in one pass through the decisions of a generation
PASSES = 2
CLIP = 0.2  # how far the odds of a move may change in one generation
CURIOSITY = 0.001  # for odds that are not all on one move
FADING = 0.9, 0.999  # of Adam's averages
PARTS = ("positions", "moves", "counts", "chosen", "seats", "ends", "shares")


@dataclass(frozen=True)
class Lot:
    """The decisions of some matches."""

    positions: Reals  # decision × input
    moves: Reals  # move × input, those of the first decision first
    counts: Wholes  # by decision, how many moves there were
    chosen: Wholes  # and which of them was made
    seats: Wholes  # and by whom
    ends: Wholes  # by round, how many decisions there were when it was over
    shares: Reals  # and seat 0's share of the win then

    @classmethod
    def of(cls, found: Decisions) -> Lot:
        positions = np.frombuffer(found.positions, np.float32)[: found.count * found.position_inputs]
        moves = np.frombuffer(found.each_move, np.float32)[: found.moves * found.move_inputs]
        made = np.frombuffer(found.made, np.int32)[: found.count * 3].reshape(-1, 3).astype(np.int64)
        return cls(
            positions.reshape(-1, found.position_inputs).copy(),
            moves.reshape(-1, found.move_inputs).copy(),
            made[:, 0],
            made[:, 1],
            made[:, 2],
            np.frombuffer(found.ends, np.int32).astype(np.int64),
            np.frombuffer(found.shares, np.float32).copy(),
        )

    @classmethod
    def joined(cls, lots: list[Lot]) -> Lot:
        before = np.cumsum([0, *(len(lot) for lot in lots)])
        ends = [lot.ends + start for lot, start in zip(lots, before[:-1], strict=True)]
        joined = {part: np.concatenate([getattr(lot, part) for lot in lots]) for part in PARTS if part != "ends"}
        return cls(**joined, ends=np.concatenate(ends))

    def __len__(self) -> int:
        return len(self.counts)

    @property
    def starts(self) -> Wholes:
        """By decision, where its moves begin."""
        return np.cumsum(self.counts) - self.counts


class Learner:
    def __init__(self, course: Course, seed: int) -> None:
        self.course = course
        self.rng = np.random.default_rng(seed)
        lower, upper = EXPECTED
        alone = np.zeros(course.moves, np.float32)
        for thought, much in course.first_thought().items():
            alone[thought] = much
        self.policy: Layers = {
            "position": self._random((course.positions, UNITS), 0.2),
            "always": np.zeros(UNITS, np.float32),
            "move": self._random((course.moves, UNITS), 0.3),
            "last": np.zeros(UNITS, np.float32),
            "alone": alone,
        }
        self.expected: Layers = {
            "first": self._random((course.positions, lower), 0.3),
            "first_always": np.zeros(lower, np.float32),
            "middle": self._random((lower, upper), math.sqrt(2 / lower)),
            "middle_always": np.zeros(upper, np.float32),
            "last": np.zeros(upper, np.float32),
            "last_always": np.zeros(1, np.float32),
        }
        self.adam = {"policy": Adam(self.policy), "expected": Adam(self.expected)}

    def _random(self, shape: tuple[int, ...], wide: float) -> Reals:
        return (wide * self.rng.standard_normal(shape)).astype(np.float32)

    def learn(self, lot: Lot, rate: float, memory: float) -> None:
        """From the decisions of one generation; `memory` is how much each later one counts beside the one before."""
        better, came = self._compare(lot, memory)
        better /= better.std() + 1e-8
        starts = lot.starts
        owners = np.repeat(np.arange(len(lot)), lot.counts)
        before = _log_odds(self._score(lot.positions, lot.moves, owners)[0], starts, owners)[starts + lot.chosen]
        for _ in range(PASSES):
            for part in np.array_split(self.rng.permutation(len(lot)), BATCHES):
                chosen = np.sort(part)
                self._improve(lot, starts, chosen, before[chosen], better[chosen], rate)
                self._expect_better(lot.positions[chosen], came[chosen], rate)

    # What was expected, and what came of it

    def _compare(self, lot: Lot, memory: float) -> tuple[Reals, Reals]:
        """By decision, how much better it did than was expected, for its seat; and the share of the win that came."""
        first = lot.seats == 0
        expected = self._expect(lot.positions)[0]
        expected = np.where(first, expected, 1 - expected)  # of seat 0
        then = np.append(expected[1:], 0)
        then[lot.ends - 1] = lot.shares
        gains = (then - expected).tolist()
        last = np.zeros(len(lot), bool)
        last[lot.ends - 1] = True
        ends = last.tolist()
        gained = 0.0
        for i in range(len(gains) - 1, -1, -1):
            gained = gains[i] if ends[i] else gains[i] + memory * gained
            gains[i] = gained
        better = np.array(gains, np.float32)
        came = expected + better
        return np.where(first, better, -better).astype(np.float32), np.where(first, came, 1 - came).astype(np.float32)

    def _expect(self, positions: Reals) -> tuple[Reals, Reals, Reals]:
        layers = self.expected
        lower = np.maximum(positions @ layers["first"] + layers["first_always"], 0)
        upper = np.maximum(lower @ layers["middle"] + layers["middle_always"], 0)
        share: Reals = 1 / (1 + np.exp(-(upper @ layers["last"] + layers["last_always"])))
        return share, lower, upper

    def _expect_better(self, positions: Reals, came: Reals, rate: float) -> None:
        layers = self.expected
        share, lower, upper = self._expect(positions)
        error = ((share - came) / len(came)).astype(np.float32)
        up = error[:, None] * layers["last"] * (upper > 0)
        low = (up @ layers["middle"].T) * (lower > 0)
        slopes = {
            "first": positions.T @ low,
            "first_always": low.sum(axis=0),
            "middle": lower.T @ up,
            "middle_always": up.sum(axis=0),
            "last": upper.T @ error,
            "last_always": error.sum(keepdims=True),
        }
        self.adam["expected"].move(slopes, rate)

    # The policy

    def _score(self, positions: Reals, moves: Reals, owners: Wholes) -> tuple[Reals, Reals]:
        layers = self.policy
        hidden: Reals = (positions @ layers["position"] + layers["always"])[owners] + moves @ layers["move"]
        np.maximum(hidden, 0, out=hidden)
        return hidden @ layers["last"] + moves @ layers["alone"], hidden

    def _improve(self, lot: Lot, starts: Wholes, which: Wholes, before: Reals, better: Reals, rate: float) -> None:
        """One step: what did better than expected becomes likelier, as long as its odds have not changed much yet."""
        layers = self.policy
        counts, positions = lot.counts[which], lot.positions[which]
        begins = np.cumsum(counts) - counts
        owners = np.repeat(np.arange(len(which)), counts)
        moves = lot.moves[np.arange(counts.sum()) + (starts[which] - begins)[owners]]
        scores, hidden = self._score(positions, moves, owners)
        log_odds = _log_odds(scores, begins, owners)
        odds = np.exp(log_odds)
        made = begins + lot.chosen[which]
        change = np.exp(log_odds[made] - before)
        enough = ((change > 1 + CLIP) & (better > 0)) | ((change < 1 - CLIP) & (better < 0))
        push = np.where(enough, 0, -better * change) / len(which)
        slope = -odds * push[owners]
        slope[made] += push
        evenness = -np.add.reduceat(odds * log_odds, begins)
        slope += CURIOSITY * odds * (log_odds + evenness[owners]) / len(which)
        slope = slope.astype(np.float32)
        back = slope[:, None] * layers["last"] * (hidden > 0)
        by_position = np.add.reduceat(back, begins, axis=0)
        slopes = {
            "position": positions.T @ by_position,
            "always": by_position.sum(axis=0),
            "move": moves.T @ back,
            "last": hidden.T @ slope,
            "alone": moves.T @ slope,
        }
        self.adam["policy"].move(slopes, rate)

    # What was learned

    def weights(self, made: dict[str, Any]) -> Weights:
        numbers = array("f", np.concatenate([layer.ravel() for layer in self.policy.values()]).tolist())
        course = self.course
        return Weights(course.game, course.inputs, course.positions, course.moves, UNITS, numbers, made)

    def state(self) -> dict[str, NDArray[Any]]:
        """All that it needs to go on, as arrays by name."""
        arrays: dict[str, NDArray[Any]] = {}
        for kind, adam in self.adam.items():
            for part in ("layers", "mean", "square"):
                arrays |= {f"{kind}-{part}-{name}": layer for name, layer in getattr(adam, part).items()}
            arrays[f"{kind}-steps"] = np.array(adam.steps)
        return arrays

    def restore(self, state: Any) -> None:
        for kind, adam in self.adam.items():
            for part in ("layers", "mean", "square"):
                for name, layer in getattr(adam, part).items():
                    layer[...] = state[f"{kind}-{part}-{name}"]
            adam.steps = int(state[f"{kind}-steps"])


class Adam:
    """Kingma & Ba 2015. It changes the layers that it is given."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.mean = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.square = {name: np.zeros_like(layer) for name, layer in layers.items()}
        self.steps = 0

    def move(self, slopes: Layers, rate: float) -> None:
        self.steps += 1
        first, second = FADING
        rate *= math.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += (1 - first) * (slope - mean)
            square += (1 - second) * (slope * slope - square)
            self.layers[name] -= rate * mean / (np.sqrt(square) + 1e-8)


def _log_odds(scores: Reals, starts: Wholes, owners: Wholes) -> Reals:
    """The logarithms of how often each move is played, among those of its decision."""
    scores = scores - np.maximum.reduceat(scores, starts)[owners]
    log_odds: Reals = scores - np.log(np.add.reduceat(np.exp(scores), starts))[owners]
    return log_odds
