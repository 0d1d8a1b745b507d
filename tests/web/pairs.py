"""Fewer pages, and still all of each: every value of every list comes up, though not with every value of the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def crossed(*lists: Iterable[Any], shift: int = 0) -> list[tuple[Any, ...]]:
    """As many as the longest list has, the others from the start again; the last one `shift` further on."""
    columns = [list(values) for values in lists]
    starts = [0] * (len(columns) - 1) + [shift]
    return [
        tuple(column[(start + row) % len(column)] for column, start in zip(columns, starts, strict=True))
        for row in range(max(map(len, columns)))
    ]
