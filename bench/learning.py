"""What learning from the environments alone is worth, in any game: a policy against rules of thumb.

    python -m bench.learning --game dokitto-ice --generations 300 --deals 200

A network with one layer is given what a seat sees and chooses an action. It plays against itself on the batched
environment, with as many players as on the ladder, and learns by proximal policy optimisation; then it plays against
greedy. The search of a level beats greedy far more often, so this tells whether a policy of this kind could help it.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import strength
from parfait import games
from parfait.bots import Limit
from parfait.bots.bot import Estimate
from parfait.core import Game, Rng, View
from parfait.core.encoding import Row
from parfait.envs.batch import BatchEnv
from parfait.lab.ladder import seats

Reals = NDArray[np.float32]
Layers = dict[str, Reals]

KEPT = Path(__file__).parent.parent / "build/learning"
SEED = 11
GAMES, STEPS = 256, 128  # played side by side, and how many steps of them a generation has
UNITS = 128
BATCHES = 8  # in one pass through the decisions of a generation
PASSES = 2
CLIP = 0.2  # how far the odds of a move may change in one generation
FADING = 0.9, 0.999  # of Adam's averages
FAST, SLOW = 2e-3, 2e-4  # the rates at which it learns, at first and in the end
MEMORY = 0.95  # how much each later decision counts beside the one before
CURIOSITY = 0.01
NEVER = -1e9  # what speaks for an action that is not legal


@dataclass(frozen=True)
class Lot:
    """The decisions of a generation of which it is known what came."""

    seen: Reals
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    odds: Reals  # the logarithm of how likely the chosen action was
    better: Reals  # how much more of the win came than was expected
    came: Reals

    def part(self, which: NDArray[np.int64]) -> Lot:
        return Lot(*(getattr(self, name)[which] for name in self.__dataclass_fields__))


def network(rng: np.random.Generator, inputs: int, outputs: int) -> Layers:
    first = rng.standard_normal((inputs, UNITS)) / np.sqrt(inputs)
    layers = {"first": first, "always": np.zeros(UNITS), "last": np.zeros((UNITS, outputs)), "end": np.zeros(outputs)}
    return {name: layer.astype(np.float32) for name, layer in layers.items()}


def look(layers: Layers, seen: Reals) -> tuple[Reals, Reals]:
    """What comes out of a network, and its layer between."""
    hidden = np.maximum(seen @ layers["first"] + layers["always"], 0)
    return hidden @ layers["last"] + layers["end"], hidden


def slopes(layers: Layers, seen: Reals, hidden: Reals, error: Reals) -> Layers:
    back = error @ layers["last"].T * (hidden > 0)
    return {"first": seen.T @ back, "always": back.sum(axis=0), "last": hidden.T @ error, "end": error.sum(axis=0)}


def log_odds(scores: Reals, masks: NDArray[np.bool_]) -> Reals:
    scores = np.where(masks, scores, np.float32(NEVER))
    scores = scores - scores.max(axis=1, keepdims=True)
    found: Reals = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return found


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


class Student:
    def __init__(self, game: Game) -> None:
        self.rng = np.random.default_rng(SEED)
        self.env = BatchEnv(game.name, GAMES, players=seats(game))
        inputs = self.env.observations.shape[1]
        self.policy = network(self.rng, inputs, self.env.action_count)
        self.expected = network(self.rng, inputs, 1)
        self.adam = Adam(self.policy), Adam(self.expected)
        self.env.reset(seed=SEED)

    def play(self) -> Lot:
        """Go on with all games, each action chosen as often as the policy says."""
        env, shape = self.env, (STEPS, GAMES)
        seen = np.zeros((*shape, env.observations.shape[1]), np.float32)
        masks = np.zeros((*shape, env.action_count), bool)
        seat, chosen, ended = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape, bool)
        odds, rewards = np.zeros(shape, np.float32), np.zeros((*shape, env.players), np.float32)
        every = np.arange(GAMES)
        for step in range(STEPS):
            seen[step], masks[step], seat[step] = env.observations, env.masks, env.seats
            likely = log_odds(look(self.policy, seen[step])[0], masks[step])
            noise = self.rng.gumbel(size=likely.shape).astype(np.float32)
            chosen[step] = np.where(masks[step], likely + noise, NEVER).argmax(axis=1)
            odds[step] = likely[every, chosen[step]]
            _, rewards[step], ended[step], _, _ = env.step(chosen[step])
        expected = look(self.expected, seen.reshape(-1, seen.shape[2]))[0].reshape(shape)
        better, known = compare(expected, seat, ended, rewards)
        return Lot(seen[known], masks[known], chosen[known], odds[known], better[known], (expected + better)[known])

    def learn(self, lot: Lot, rate: float) -> None:
        better = lot.better / (lot.better.std() + 1e-8)
        for _ in range(PASSES):
            for which in np.array_split(self.rng.permutation(len(better)), BATCHES):
                self._improve(lot.part(which), better[which], rate)

    def _improve(self, lot: Lot, better: Reals, rate: float) -> None:
        scores, hidden = look(self.policy, lot.seen)
        likely = log_odds(scores, lot.masks)
        odds, mine = np.exp(likely), (np.arange(len(better)), lot.chosen)
        change = np.exp(likely[mine] - lot.odds)
        enough = ((change > 1 + CLIP) & (better > 0)) | ((change < 1 - CLIP) & (better < 0))
        push = np.where(enough, 0, -better * change)
        error = -odds * push[:, None]
        error[mine] += push
        evenness = -(odds * np.where(lot.masks, likely, 0)).sum(axis=1, keepdims=True)
        error += CURIOSITY * odds * np.where(lot.masks, likely + evenness, 0)
        error = (error / len(better)).astype(np.float32)
        self.adam[0].move(slopes(self.policy, lot.seen, hidden, error), rate)
        found, hidden = look(self.expected, lot.seen)
        error = ((found - lot.came[:, None]) / len(better)).astype(np.float32)
        self.adam[1].move(slopes(self.expected, lot.seen, hidden, error), rate)


def compare(
    expected: Reals, seat: NDArray[np.int64], ended: NDArray[np.bool_], rewards: Reals
) -> tuple[Reals, NDArray[np.bool_]]:
    """By decision, how much better it did for its seat than expected, over that seat's later decisions; where known."""
    steps, count = expected.shape
    every = np.arange(count)
    then, later = np.zeros(rewards.shape[1:], np.float32), np.zeros(rewards.shape[1:], np.float32)
    is_known = np.zeros(rewards.shape[1:], bool)  # by game and seat: whether it is known what came next
    better, known = np.zeros_like(expected), np.zeros(expected.shape, bool)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        then[over], later[over], is_known[over] = rewards[step][over], 0, True
        who = every, seat[step]
        better[step] = then[who] - expected[step] + MEMORY * later[who]
        known[step] = is_known[who]
        later[who] = np.where(known[step], better[step], 0)
        then[who], is_known[who] = expected[step], True
    return better, known


class LearnedBot:
    """Plays what was learned last in a game."""

    def __init__(self) -> None:
        self.policies: dict[str, Any] = {}

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        return self.analyse(view, limit, rng)[0].action

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        if view.game not in self.policies:
            self.policies[view.game] = dict(np.load(KEPT / f"{view.game}.npz"))
        game = games.find(view.game)
        world = game.determinize(view, rng)
        encoding = games.encoding(game, view.players, view.options)
        seen = np.zeros(encoding.size, np.float32)
        encoding.write(world, view.seat, Row(seen))
        scores = look(self.policies[view.game], seen[None])[0][0]
        best_first = sorted(world.legal_actions(), key=lambda action: -scores[action])
        return [Estimate(action, 1, 0.5, 0.5) for action in best_first]


def train(game: Game, generations: int) -> None:
    student, began, decisions = Student(game), time.process_time(), 0
    for number in range(generations):
        lot = student.play()
        student.learn(lot, FAST * (SLOW / FAST) ** (number / generations))
        decisions += len(lot.better)
        said = f"{game.name}: {number + 1} of {generations}, {decisions} decisions, {time.process_time() - began:.0f} s"
        print(f"\r{said}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    KEPT.mkdir(parents=True, exist_ok=True)
    np.savez(KEPT / f"{game.name}.npz", **student.policy)  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=300)
    arguments = strength.arguments(parser)
    for game in strength.chosen(arguments):
        train(game, arguments.generations)
        bots = (f"bench.learning:{LearnedBot.__name__}", "greedy")
        how = f"after {arguments.generations} generations"
        strength.measure(game, bots, Limit(iterations=1), how, "greedy", arguments)


if __name__ == "__main__":
    main()
