"""`parfait train`: a game's course, generation after generation, kept after each so that it can go on.

In each generation matches are played, first by rules of thumb, then by short searches with what was learned so far; the
network learns from their positions and from those of the few generations before. What is kept beside the weights is all
that is needed to go on: the same seed and the same number of generations give the same weights, in one go or in
several, and however many processes play.
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
from operator import itemgetter
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from parfait import games
from parfait.bots.search import Search
from parfait.core import Belief, ParfaitError, Rng
from parfait.core.brain import Brain
from parfait.core.course import Course
from parfait.core.errors import shorten
from parfait.core.weights import Weights
from parfait.lab.learner import Learner, Lot

REMEMBERED = 6  # generations whose positions are learned from, of each kind
PASSES = 2  # through all of them, after each generation
FAST, SLOW = 2e-3, 1e-4  # the rates at which it learns, at first and in the end
PART = 25  # matches that one process plays in one go


class BadTraining(ParfaitError):
    """Training that cannot begin or go on."""


@dataclass(frozen=True)
class Generation:
    number: int
    positions: int  # new ones
    loss: float  # on the new positions, before they are learned from


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
        self.remembered: list[list[Lot]] = []
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
        losses = [round(generation.loss, 4) for generation in self.curve]
        positions = sum(generation.positions for generation in self.curve)
        made = {"command": command, "seed": self.seed, "positions": positions, "losses": losses}
        return self.learner.weights(made)

    def _generation(self, number: int) -> Generation:
        lots = self._play(number)
        loss = self.learner.loss(lots)
        if self._is_by_thumb(number - 1) and not self._is_by_thumb(number):
            self.remembered = []
        self.remembered = [*self.remembered[1 - REMEMBERED :], lots]
        share = (number - 1) / max(1, self.generations - 1)
        rate = FAST + share * (SLOW - FAST)
        self.learner.learn([lot for some in self.remembered for lot in some], PASSES, rate)
        found = Generation(number, sum(map(len, lots)), loss)
        self.curve.append(found)
        return found

    def _play(self, number: int) -> list[Lot]:
        course = self.course
        weights = None if self._is_by_thumb(number) else self.learner.weights({})
        seed = (self.seed << 20) + number
        lots = []
        for players, matches in course.matches:
            parts = [range(first, min(first + PART, matches)) for first in range(0, matches, PART)]
            play = partial(play_part, course, weights, players, seed)
            lots.append(Lot.joined(list(map(play, parts) if self.crew is None else self.crew.map(play, parts))))
        return lots

    def _is_by_thumb(self, number: int) -> bool:
        return number <= self.course.by_thumb * self.generations

    # To go on another time

    def _keep(self, path: Path) -> None:
        """All of it or nothing: whoever stops in the middle loses one generation."""
        arrays: dict[str, Any] = self.learner.state()
        arrays["curve"] = np.array([(g.number, g.positions, g.loss) for g in self.curve])
        arrays["made_for"] = np.array(self._made_for())
        arrays["rng"] = np.array(repr(self.learner.rng.bit_generator.state))
        for i, lots in enumerate(self.remembered):
            for j, lot in enumerate(lots):
                arrays |= {f"lot-{i}-{j}-{part}": getattr(lot, part) for part in ("rows", "amounts", "shares")}
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
                self.curve = [Generation(int(n), int(p), float(loss)) for n, p, loss in kept["curve"]]
                names = sorted({name.rpartition("-")[0] for name in kept.files if name.startswith("lot-")})
                generations: dict[str, list[Lot]] = {}
                for name in names:
                    lot = Lot(*(kept[f"{name}-{part}"] for part in ("rows", "amounts", "shares")))
                    generations.setdefault(name.split("-")[1], []).append(lot)
                self.remembered = list(generations.values())
        except (OSError, ValueError, KeyError, BadZipFile, EOFError) as error:
            raise BadTraining("training-broken", file=path.name, reason=shorten(str(error))) from error


def play_part(course: Course, weights: Weights | None, players: int, seed: int, matches: range) -> Lot:
    return Lot.of(course.play(weights, players, seed, matches, look))


def look(brain: Brain, belief: Belief, rng: Rng, iterations: int) -> tuple[int, float]:
    """The move that a short search finds best, and what it is worth to who makes it."""
    search = Search(brain, belief, rng)
    search.run(iterations)
    results = search.results()
    most = max(visits for _, visits, _, _ in results) - 1  # the last world may be unfinished
    return max(((action, value) for action, visits, value, _ in results if visits >= most), key=itemgetter(1))


def course_of(game: str) -> Course:
    """What a game is learned by; `BadTraining` for one that has no course."""
    found = games.course(game)
    if found is None:
        having = tuple(name for name in games.names() if games.course(name) is not None)
        raise BadTraining("no-course", game=games.find(game).title, games=having)
    return found
