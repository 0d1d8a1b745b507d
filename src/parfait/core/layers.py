"""The sums of a network's layers. layers.pxd gives the same names as inline C, which sums in the same order."""

from __future__ import annotations

from array import array

LEAK = 0.05  # how much of a sum below zero is left


def weigh(
    sums: list[float],
    numbers: array[float],
    always: int,
    starts: list[int],
    amounts: list[float],
    count: int,
    units: int,
) -> None:
    """The numbers that always count, and for each of `count` inputs its amount times the numbers from its start on."""
    found = numbers[always : always + units].tolist()
    for start, amount in zip(starts[:count], amounts, strict=False):
        row = numbers[start : start + units]
        found = [before + amount * number for before, number in zip(found, row, strict=True)]
    sums[:units] = found


def add_leaky(totals: list[float], sums: list[float], units: int) -> None:
    """Add the sums, of those below zero only a little."""
    for j in range(units):
        totals[j] += sums[j] if sums[j] > 0.0 else LEAK * sums[j]
