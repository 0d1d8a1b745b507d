"""A batch in several processes, which share its arrays: for machines with cores to spare.

Threads would wait for each other, since a state is a Python object. Each process plays a part of the games; which part
makes no difference to what happens in them.
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from parfait import games
from parfait.core import State
from parfait.core.data import Json
from parfait.envs.arrays import Arrays, Shape
from parfait.envs.errors import WorkerLost
from parfait.envs.numbering import Numbering
from parfait.envs.stepper import Stepper

PROCESSES = multiprocessing.get_context("spawn")  # a copy of a process with a learner's threads in it may hang


@dataclass(frozen=True)
class Plan:
    """The settings of a batch, from which any process can set it up."""

    game: str
    players: int
    options: dict[str, Json]  # as in a record
    reward: int
    most_moves: int
    restart: bool

    def stepper(self, arrays: Arrays, first: int, count: int) -> Stepper:
        game = games.find(self.game)
        fresh = game.new(self.players, self.options)
        encoding = games.encoding(game, self.players, self.options)
        numbers = Numbering(game, fresh).numbers
        stepper = Stepper(fresh, encoding, numbers, first, count, arrays.of_games(first, count))
        stepper.reward = self.reward
        stepper.most_moves = self.most_moves
        stepper.restart = self.restart
        return stepper


def shared_memory(shape: Shape) -> object:
    return PROCESSES.RawArray(ctypes.c_char, shape.room)


class Crew:
    """Does what a `Stepper` does, with one in each process."""

    def __init__(self, plan: Plan, arrays: Arrays, workers: int) -> None:
        whole = arrays.shape.games
        self.bounds = [whole * i // workers for i in range(workers + 1)]
        self.lines: list[Any] = []  # connections, of which Windows has a class of its own
        self.processes = []
        for first, end in zip(self.bounds, self.bounds[1:], strict=False):
            ours, theirs = PROCESSES.Pipe()
            process = PROCESSES.Process(
                target=_work, args=(plan, arrays.shape, arrays.memory, first, end - first, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self.lines.append(ours)
            self.processes.append(process)
        self._answers(self.lines)  # they are ready

    def reset(self, seed: int) -> None:
        self._ask("reset", seed)

    def wrong(self) -> int:
        found = [first + i for first, i in zip(self.bounds, self._ask("wrong"), strict=False) if i >= 0]
        return min(found, default=-1)

    def step(self) -> None:
        self._ask("step")

    def sample(self) -> None:
        self._ask("sample")

    def state(self, index: int) -> State:
        part = max(i for i, first in enumerate(self.bounds[:-1]) if first <= index)
        self._send(self.lines[part], ("state", index - self.bounds[part]))
        [state] = self._answers([self.lines[part]])
        found: State = state
        return found

    def all_seats(self) -> bytes:
        return b"".join(self._ask("all_seats"))

    def save(self) -> list[Any]:
        return [game for part in self._ask("save") for game in part]

    def load(self, saved: list[Any]) -> None:
        for line, first, end in zip(self.lines, self.bounds, self.bounds[1:], strict=False):
            self._send(line, ("load", saved[first:end]))
        self._answers(self.lines)

    def close(self) -> None:
        for line in self.lines:
            line.close()  # which ends a worker
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []

    def _ask(self, *request: object) -> list[Any]:
        for line in self.lines:
            self._send(line, request)
        return self._answers(self.lines)

    def _send(self, line: Connection, request: tuple[object, ...]) -> None:
        try:
            line.send(request)
        except OSError:
            raise WorkerLost("env-worker-lost") from None

    def _answers(self, lines: Iterable[Connection]) -> list[Any]:
        try:
            return [line.recv() for line in lines]
        except (EOFError, OSError):
            raise WorkerLost("env-worker-lost") from None


def _work(plan: Plan, shape: Shape, memory: object, first: int, count: int, line: Connection) -> None:
    """In a separate process: carry out requests until the connection closes."""
    stepper = plan.stepper(Arrays(shape, memory), first, count)
    try:
        line.send(None)
        while True:
            name, *arguments = line.recv()
            line.send(getattr(stepper, name)(*arguments))
    except (EOFError, OSError, KeyboardInterrupt):
        return
