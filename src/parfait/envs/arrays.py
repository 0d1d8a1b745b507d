"""The arrays of a batch, allocated once: one after the other in one block of memory, which processes may share."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy
from numpy.typing import NDArray

Array = NDArray[Any]  # of any type of numbers
Info = dict[str, Any]  # as Gymnasium and PettingZoo have it: what is told besides, by name

ALIGNED = 64  # bytes: where each array begins, so that whoever takes it without a copy may compute with it at once


@dataclass(frozen=True)
class Shape:
    """The dimensions of a batch: games, players, numbers and actions."""

    games: int
    numbers: int
    actions: int
    players: int

    def items(self) -> dict[str, tuple[tuple[int, ...], type[numpy.generic]]]:
        """The shape and type of each array, by name."""
        n = self.games
        return {
            "observations": ((n, self.numbers), numpy.float32),
            "masks": ((n, self.actions), numpy.bool_),
            "rewards": ((n, self.players), numpy.float32),
            "ended": ((n,), numpy.bool_),
            "cut_short": ((n,), numpy.bool_),
            "seats": ((n,), numpy.int64),
            "episodes": ((n,), numpy.int64),
            "moves": ((n,), numpy.int64),
            "chosen": ((n,), numpy.int64),
        }

    @property
    def room(self) -> int:
        """The size of the block in bytes."""
        sizes = [prod(shape) * numpy.dtype(kind).itemsize for shape, kind in self.items().values()]
        return sum(map(_aligned, sizes)) + ALIGNED


@dataclass(frozen=True)
class Arrays:
    shape: Shape
    memory: Any  # a buffer of `shape.room` bytes
    by_name: dict[str, Array] = field(init=False)

    def __post_init__(self) -> None:
        begin = numpy.frombuffer(self.memory, numpy.uint8).ctypes.data
        made, at = {}, -begin % ALIGNED
        for name, (shape, kind) in self.shape.items().items():
            made[name] = numpy.frombuffer(self.memory, kind, prod(shape), at).reshape(shape)
            at += _aligned(made[name].nbytes)
        object.__setattr__(self, "by_name", made)

    def content(self) -> bytes:
        """The contents of all arrays, one after the other."""
        return b"".join(array.tobytes() for array in self.by_name.values())

    def fill(self, content: bytes) -> None:
        """Restore contents saved from arrays of the same shape."""
        at = 0
        for array in self.by_name.values():
            array[:] = numpy.frombuffer(content, array.dtype, array.size, at).reshape(array.shape)
            at += array.nbytes

    def of_games(self, first: int, count: int) -> dict[str, Array]:
        """The arrays of some of the games, flattened."""
        return {name: array[first : first + count].reshape(-1) for name, array in self.by_name.items()}


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
