"""Sets of small numbers as bits of one int, and the numbers of an array. bits.pxd gives the same names as inline C."""

from __future__ import annotations

from array import array


def bit(i: int) -> int:
    return 1 << i


def popcount(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest number in the set."""
    return (mask & -mask).bit_length() - 1


def doubles(numbers: array[float]) -> array[float]:
    """A pointer to an array's numbers, for code that keeps the array at its size:

    a memoryview takes seconds to compile.
    """
    return numbers


def floats(numbers: array[float]) -> array[float]:
    return numbers


def ints(numbers: array[int]) -> array[int]:
    return numbers
