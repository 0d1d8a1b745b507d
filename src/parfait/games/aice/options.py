from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.options import FLAG, FirstPlayer, Kind, Options, Whole, option

SUITS = "FAPTD"  # AI-1: flame, aqua, plant, thunder, dark; a die's colour is one of them (AI-2)
RANKS = range(2, 10)
SPLIT_RANKS = (7, 8)  # AI-3: the ranks that are shown as two dice
PIPS = range(1, 7)


@dataclass(frozen=True)
class Split(Kind):
    """The two dice shown on a 7 and on an 8; their order means nothing, and the higher is kept first."""

    allowed = '{"7": [x, y], "8": [x, y]}: 1–6, x + y = 7, x + y = 8'

    def read(self, value: Any, players: int) -> tuple[tuple[int, int], ...]:
        if type(value) is not dict or set(value) != {str(rank) for rank in SPLIT_RANKS}:
            raise ValueError
        return tuple(_parts(value[str(rank)], rank) for rank in SPLIT_RANKS)

    def write(self, value: Any) -> dict[str, list[int]]:
        return {str(rank): list(parts) for rank, parts in zip(SPLIT_RANKS, value, strict=True)}

    def examples(self, players: int) -> list[Any]:
        return [{"7": [5, 2], "8": [4, 4]}, {"7": [3, 4], "8": [3, 5]}]


def _parts(value: Any, rank: int) -> tuple[int, int]:
    if type(value) is not list or len(value) != 2 or not all(type(part) is int and part in PIPS for part in value):
        raise ValueError
    if sum(value) != rank:
        raise ValueError
    return max(value), min(value)


@dataclass(frozen=True)
class AiceOptions(Options):
    first_player: int | str = option("AI-19", FirstPlayer(), "random")
    split: tuple[tuple[int, int], ...] = option("AI-3", Split(), ((6, 1), (6, 2)))
    beginner: bool = option("AI-6", FLAG, False)
    rounds: int = option("AI-20", Whole(1, 1000), 4)
