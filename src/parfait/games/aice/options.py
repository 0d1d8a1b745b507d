from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.options import FLAG, FirstPlayer, ListOf, Options, RecordOf, Whole, option

SUITS = "FAPTD"  # AI-1: flame, aqua, plant, thunder, dark; a die's colour is one of them (AI-2)
RANKS = range(2, 10)
SPLIT_RANKS = (7, 8)  # AI-3: the ranks that are shown as two dice
PIPS = range(1, 7)


class Split(RecordOf):
    """The two dice shown on a 7 and on an 8; their order means nothing, and the higher is kept first."""

    def read(self, value: Any, players: int) -> tuple[tuple[int, int], ...]:
        return tuple((max(parts), min(parts)) for parts in super().read(value, players))

    def examples(self, players: int) -> list[Any]:
        return [{"7": [5, 2], "8": [4, 4]}, {"7": [3, 4], "8": [3, 5]}]


class Factors(ListOf):
    """Points for each trick, by rank."""

    def examples(self, players: int) -> list[Any]:
        return [[1, 1, 1, 1], [0, 1, 2, 7]]


FACTORS = Factors(Whole(0, 100), 4)
SPLIT = Split(tuple((str(rank), ListOf(Whole(PIPS[0], PIPS[-1]), 2, total=rank)) for rank in SPLIT_RANKS))


@dataclass(frozen=True)
class AiceOptions(Options):
    first_player: int | str = option("AI-19", FirstPlayer(), "random")
    split: tuple[tuple[int, int], ...] = option("AI-3", SPLIT, ((6, 1), (6, 2)))
    dice: int = option("AI-2", Whole(2, len(SUITS)), len(SUITS))
    beginner: bool = option("AI-6", FLAG, False)
    exact_bid: int = option("AI-16", Whole(0, 100), 10)
    factors: tuple[int, ...] = option("AI-18", FACTORS, (3, 2, 1, 0))
    rounds: int = option("AI-20", Whole(1, 1000), 4)
