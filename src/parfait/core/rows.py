"""Writing small sets into a row of float32 numbers. rows.pxd gives the same names as inline C.

Each function takes the row and a position, and returns the position after it. Seats are counted from the observer's, 0.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

Cells = MutableSequence[float]


def start(held: Any) -> Cells:
    """The cells of a memoryview of float32 numbers; in C, a pointer to the first."""
    cells: Cells = held
    return cells


def start_bytes(held: Any) -> MutableSequence[int]:
    """Likewise, of bytes."""
    cells: MutableSequence[int] = held
    return cells


def start_longs(held: Any) -> MutableSequence[int]:
    """Likewise, of 64-bit integers."""
    cells: MutableSequence[int] = held
    return cells


def members(row: Cells, at: int, mask: int, count: int) -> int:
    """For each of the numbers from 0 to `count` - 1: 1 if it is in the set, otherwise 0."""
    for i in range(count):
        row[at + i] = float(mask >> i & 1)
    return at + count


def clear(row: Cells, at: int, count: int) -> None:
    """Write zeros."""
    for i in range(at, at + count):
        row[i] = 0.0


def choice(row: Cells, at: int, which: int, count: int) -> int:
    """One-hot: set position `which` of the row to 1, or nothing if it is out of range."""
    if 0 <= which < count:
        row[at + which] = 1.0
    return at + count


def copy(row: Cells, at: int, table: list[float], first: int, count: int) -> int:
    """Copy numbers of a table, beginning at `first`."""
    for i in range(count):
        row[at + i] = table[first + i]
    return at + count


def clear_bytes(cells: MutableSequence[int], at: int, count: int) -> None:
    """Write zeros."""
    for i in range(at, at + count):
        cells[i] = 0


def seat_after(seat: int, steps: int, players: int) -> int:
    """The seat that is this many places further round the table, numbered as at the table."""
    return (seat + steps) % players


def seen_from(seat: int, who: int, players: int) -> int:
    """How many places further round the table a seat is; -1 for no seat."""
    return -1 if who < 0 else (who - seat) % players


def seats(row: Cells, at: int, mask: int, seat: int, players: int) -> int:
    """Write a set of seats, beginning with the observer."""
    return members(row, at, mask >> seat | mask << (players - seat), players)


def spread(cells: MutableSequence[int], at: int, word: int, count: int) -> None:
    """The lowest bits of a word as bytes, each 0 or 1: as many as are counted, up to 64."""
    for i in range(count):
        cells[at + i] = word >> i & 1
