"""`parfait train`: a game's course, generation after generation, kept after each so that it can go on.

In each generation the moves of many decisions are played out by what was learned so far, and learned from. What is kept
beside the weights is all that is needed to go on: the same seed and the same number of generations give the same
weights, in one go or in several, and however many processes play.
"""

from __future__ import annotations

import ast
import multiprocessing
import os
import tempfile
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import numpy as np

from parfait import games
from parfait.core import ParfaitError
from parfait.core.course import Course
from parfait.core.errors import shorten
from parfait.core.weights import Weights
from parfait.lab.learner import Learner, Lot

FAST, SLOW = 2e-3, 1e-4  # the rates at which it learns, at first and in the end
PART = 50  # rounds that one process plays in one go
TESTS = 50  # matches, likewise


T = TypeVar("T")


class BadTraining(ParfaitError):
    """Training that cannot begin or go on."""


@dataclass(frozen=True)
class Generation:
    number: int
    decisions: int
    won: float  # the share of matches won against rules of thumb, afterwards


@dataclass
class Training:
    course: Course
    seed: int
    generations: int  # in all
    kept: Path | None = None  # where to go on from
    workers: int = 1  # processes that play; the weights are the same for any number of them
    curve: list[Generation] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.learner = Learner(self.course, self.seed)
        self.crew: Executor | None = None
        if self.kept is not None and self.kept.exists():
            self._resume(self.kept)

    @property
    def done(self) -> int:
        return len(self.curve)

    def run(self, tell: Callable[[Generation], None]) -> None:
        if self.workers > 1:
            with ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn")) as self.crew:
                self._run(tell)
        else:
            self._run(tell)

    def _run(self, tell: Callable[[Generation], None]) -> None:
        while self.done < self.generations:
            tell(self._generation(self.done + 1))
            if self.kept is not None:
                self._keep(self.kept)

    def weights(self, command: str) -> Weights:
        decisions = sum(generation.decisions for generation in self.curve)
        won = [round(generation.won, 3) for generation in self.curve]
        return self.learner.weights({"command": command, "seed": self.seed, "decisions": decisions, "won": won})

    def _generation(self, number: int) -> Generation:
        seed = (self.seed << 20) + number
        progress = (number - 1) / max(1, self.generations - 1)
        play = partial(play_part, self.course, self.learner.weights({}), seed, progress)
        lot = Lot.joined(self._share_out(play, self.course.rounds, PART))
        self.learner.learn(lot, FAST * (SLOW / FAST) ** progress)
        test = partial(self.course.test, self.learner.weights({}), seed)
        won = sum(self._share_out(test, self.course.tests, TESTS)) / self.course.tests
        found = Generation(number, len(lot), won)
        self.curve.append(found)
        return found

    def _share_out(self, play: Callable[[range], T], count: int, part: int) -> list[T]:
        """Play so many rounds or matches, in as many processes as there are."""
        parts = [range(first, min(first + part, count)) for first in range(0, count, part)]
        return list(map(play, parts) if self.crew is None else self.crew.map(play, parts))

    # To go on another time

    def _keep(self, path: Path) -> None:
        """All of it or nothing: whoever stops in the middle loses one generation."""
        arrays: dict[str, Any] = self.learner.state()
        arrays["curve"] = np.array([(one.number, one.decisions, one.won) for one in self.curve])
        arrays["made_for"] = np.array(self._made_for())
        arrays["rng"] = np.array(repr(self.learner.rng.bit_generator.state))
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
            np.savez(file, **arrays)
        os.replace(file.name, path)

    def _made_for(self) -> str:
        return f"{self.course.game} {self.course.inputs} seed {self.seed} of {self.generations}"

    def _resume(self, path: Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as kept:
                made_for = str(kept["made_for"])
                if made_for != self._made_for():
                    raise BadTraining(
                        "training-of-another-kind", file=path.name, found=made_for, wanted=self._made_for()
                    )
                self.learner.restore(kept)
                self.learner.rng.bit_generator.state = ast.literal_eval(str(kept["rng"]))
                self.curve = [Generation(int(number), int(made), float(won)) for number, made, won in kept["curve"]]
        except (OSError, ValueError, KeyError, BadZipFile, EOFError) as error:
            raise BadTraining("training-broken", file=path.name, reason=shorten(str(error))) from error


def play_part(course: Course, weights: Weights, seed: int, progress: float, rounds: range) -> Lot:
    return Lot.of(course.play(weights, seed, rounds, progress))


def course_of(game: str) -> Course:
    """What a game is learned by; `BadTraining` for one that has no course."""
    found = games.course(game)
    if found is None:
        having = tuple(name for name in games.names() if games.course(name) is not None)
        raise BadTraining("no-course", game=games.find(game).title, games=having)
    return found
