"""Filling a state's fixed arrays and bit sets from a view."""

from __future__ import annotations

from collections.abc import Iterable


def members(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def padded(numbers: Iterable[int], length: int) -> list[int]:
    """A list as long as the state's array."""
    values = list(numbers)
    return values + [0] * (length - len(values))
