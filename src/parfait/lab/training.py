"""`parfait train`: a game's course, generation after generation, kept after each so that it can go on.

In each generation matches are played, first by rules of thumb, then by what was learned so far; the network learns from
their positions and from those of the few generations before. What is kept beside the weights is all that is needed to
go on: the same seed and the same number of generations give the same weights, in one go or in several.
"""

from __future__ import annotations

import ast
import os
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from parfait import games
from parfait.core import ParfaitError
from parfait.core.course import Course
from parfait.core.errors import shorten
from parfait.core.weights import Weights
from parfait.lab.learner import Learner, Lot

REMEMBERED = 2  # generations whose positions are learned from
FAST, SLOW = 2e-3, 1e-4  # the rates at which it learns, at first and in the end


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
    curve: list[Generation] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.learner = Learner(self.course, self.seed)
        self.remembered: list[list[Lot]] = []
        if self.kept is not None and self.kept.exists():
            self._resume(self.kept)

    @property
    def done(self) -> int:
        return len(self.curve)

    def run(self, tell: Callable[[Generation], None]) -> None:
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
        self.remembered = [*self.remembered[1 - REMEMBERED :], lots]
        share = (number - 1) / max(1, self.generations - 1)
        self.learner.learn([lot for some in self.remembered for lot in some], 1, FAST + share * (SLOW - FAST))
        found = Generation(number, sum(map(len, lots)), loss)
        self.curve.append(found)
        return found

    def _play(self, number: int) -> list[Lot]:
        course = self.course
        by_thumb = number <= course.by_thumb * self.generations
        weights = None if by_thumb else self.learner.weights({})
        seed = (self.seed << 20) + number
        return [Lot.of(course.play(weights, players, seed, matches)) for players, matches in course.matches]

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


def course_of(game: str) -> Course:
    """What a game is learned by; `BadTraining` for one that has no course."""
    found = games.course(game)
    if found is None:
        having = tuple(name for name in games.names() if games.course(name) is not None)
        raise BadTraining("no-course", game=games.find(game).title, games=having)
    return found
