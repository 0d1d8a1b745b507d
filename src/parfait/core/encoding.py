"""What a seat knows, as a row of numbers: what a learner is given instead of a view.

A game's folder may hold an encoding.py with an `Encoding` of its own, which writes the fields that it lists straight
from the state, in compiled code. This one is made from the view and works for every game, a hundred times slower.
Either writes what the seat's view holds and nothing else: equal views give equal rows, different views different ones.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from hashlib import blake2b
from math import prod
from typing import TYPE_CHECKING, Any

from parfait.core import rows
from parfait.core.errors import BrokenRules
from parfait.core.state import CHANCE, OVER, State
from parfait.core.view import View

if TYPE_CHECKING:
    from parfait.core.options import Options

SKETCH = 512  # numbers in which a view of any shape is sketched
MARKS = 3  # of them for each thing that stands in the view


@dataclass(frozen=True)
class Field:
    """A group of numbers. Seats are counted from the observer."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        return prod(self.shape)


class Row:
    """A buffer of float32 (an array or a NumPy array), and the position of the next number."""

    def __init__(self, numbers: Any) -> None:
        held = memoryview(numbers)
        if held.format != "f" or held.ndim != 1 or not held.contiguous or held.readonly:
            raise TypeError("a row is a writable, contiguous buffer of float32 numbers in one dimension")
        self.held = held
        self.a = rows.start(held)
        self.room = len(held)
        self.at = 0

    def put(self, number: float) -> None:
        if self.at >= self.room:
            raise BrokenRules(f"there is room for {self.room} numbers")
        self.a[self.at] = number
        self.at += 1

    def put_all(self, numbers: Sequence[float]) -> None:
        end = self.at + len(numbers)
        if end > self.room:
            raise BrokenRules(f"there is room for {self.room} numbers")
        self.held[self.at : end] = memoryview(array("f", numbers))
        self.at = end


class Encoding:
    """The numbers for one number of players and one set of options."""

    CHANCES: tuple[str, ...] = ()  # of the state, where the game's own encoding tells them apart in `turn`

    def __init__(self, players: int, options: Options) -> None:
        self.players = players
        self.options = options
        self.chances = len(self.CHANCES)
        self.fields: tuple[Field, ...] = self.describe()
        self.size = sum(field.size for field in self.fields)

    def describe(self) -> tuple[Field, ...]:
        """The fields, in the order in which `write` writes them."""
        seats = self.players
        return (
            Field("seat", (seats,), "which seat this is, as the table counts them"),
            Field("turn", (seats + 2,), "who acts: a seat, chance, or nobody any more"),
            Field("scores", (seats,), "by seat: its score", -float("inf"), float("inf")),
            Field("winners", (seats,), "by seat: whether it has won"),
            Field(
                "sketch",
                (SKETCH,),
                f"the whole view: whatever stands in it, alone and with its place, adds 1 or −1 to {MARKS} of these "
                "numbers, chosen by a hash",
                -float("inf"),
                float("inf"),
            ),
        )

    def write(self, state: State, seat: int, out: Row) -> int:
        """Write what the seat knows, starting at `out.at`, and advance it. Compiled code checks nothing."""
        view, seats = state.view(seat), range(self.players)
        others = [(seat + i) % self.players for i in seats]
        numbers = [float(s == seat) for s in seats]
        numbers += [float(view.turn == s) for s in (*others, -1, -2)]
        numbers += [float(view.scores[s]) for s in others]
        numbers += [float(s in view.winners) for s in others]
        sketch = [0.0] * SKETCH
        for mark in _marks(view):
            for place, sign in _hashed(mark):
                sketch[place] += sign
        out.put_all([*numbers, *sketch])
        return out.at

    def begin(self, state: State, seat: int, out: Row) -> int:
        """Clear the row, and write `seat` and `turn`, as `opening` describes them."""
        rows.clear(out.a, out.at, self.size)
        at = rows.choice(out.a, out.at, seat, self.players)
        turn = rows.seen_from(seat, state.turn, self.players)
        if state.turn == CHANCE:
            turn = self.players + state.chance
        elif state.turn == OVER:
            turn = self.players + self.chances
        return rows.choice(out.a, at, turn, self.players + self.chances + 1)

    def opening(self) -> tuple[Field, ...]:
        """The fields with which every game's own encoding begins."""
        kinds = ", ".join(self.CHANCES)
        return (
            Field("seat", (self.players,), "which seat this is, as the table counts them"),
            Field(
                "turn",
                (self.players + self.chances + 1,),
                f"who acts: by seat; then chance, by what it does ({kinds}); then nobody, as the game is over",
            ),
        )

    def array(self, state: State, seat: int) -> array[float]:
        """A new row with what the seat knows."""
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        numbers = array("f", bytes(4 * self.size))
        written = self.write(state, seat, Row(numbers))
        if written != self.size:
            raise BrokenRules(f"{written} numbers were written, and the fields are {self.size}")
        return numbers

    def named(self, numbers: Sequence[float]) -> dict[str, list[float]]:
        """The numbers of a row by field."""
        found, at = {}, 0
        for field in self.fields:
            found[field.name] = [float(number) for number in numbers[at : at + field.size]]
            at += field.size
        return found


def _marks(view: View) -> Iterator[str]:
    """All values in a view, with and without their position."""
    for field in fields(view):
        if field.name not in ("game", "players", "options"):
            yield from _leaves(field.name, field.name, getattr(view, field.name))


def _leaves(name: str, path: str, value: object) -> Iterator[str]:
    if isinstance(value, tuple):
        yield f"{path}#{len(value)}"
        for i, item in enumerate(value):
            yield from _leaves(name, f"{path}.{i}", item)
        return
    yield f"{path}={value!r}"
    if path != name:
        yield f"{name}:{value!r}"


@lru_cache(100_000)
def _hashed(mark: str) -> tuple[tuple[int, int], ...]:
    digest = blake2b(mark.encode(), digest_size=2 * MARKS).digest()
    words = [int.from_bytes(digest[i : i + 2], "little") for i in range(0, 2 * MARKS, 2)]
    return tuple((word % SKETCH, 1 if word >> 15 else -1) for word in words)
