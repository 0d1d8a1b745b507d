from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from parfait.core.data import Json
from parfait.core.errors import BadOption
from parfait.core.options import FLAG, Choice, FirstPlayer, ListOf, Options, RecordOf, Whole, option

SUITS = "FAPTD"  # AI-1: flame, aqua, plant, thunder, dark; a die's colour is one of them (AI-2)
RANKS = range(2, 10)
SPLIT_RANKS = (7, 8)  # AI-3: the ranks that are shown as two dice
PIPS = range(1, 7)


class SplitCards(RecordOf):
    """The two dice shown on a 7 and on an 8; their order means nothing, and the higher is kept first."""

    def read(self, value: Json, players: int) -> tuple[tuple[int, int], ...]:
        return tuple((max(parts), min(parts)) for parts in super().read(value, players))

    def examples(self, players: int) -> list[Json]:
        return [{"7": [5, 2], "8": [4, 4]}, {"7": [3, 4], "8": [3, 5]}]


class Factors(ListOf):
    """Points for each trick, by rank."""

    def examples(self, players: int) -> list[Json]:
        return [[1, 1, 1, 1], [0, 1, 2, 7]]


class AiceHand(Choice):
    """The usual number of cards for the number of players, or a given one; the last card is not played."""

    def examples(self, players: int) -> list[Json]:
        return ["usual", 2]


FACTORS = Factors(Whole(0, 100), 4)
SPLIT = SplitCards(tuple((str(rank), ListOf(Whole(PIPS[0], PIPS[-1]), 2, total=rank)) for rank in SPLIT_RANKS))


@dataclass(frozen=True)
class AiceOptions(Options):
    first_player: int | str = option("AI-19", FirstPlayer(), "random")
    suits: int = option("AI-1", Whole(2, len(SUITS)), len(SUITS))
    split: tuple[tuple[int, int], ...] = option("AI-3", SPLIT, ((6, 1), (6, 2)))
    dice: int = option("AI-2", Whole(2, len(SUITS)), len(SUITS))
    hand: int | str = option("AI-4", AiceHand(("usual", *range(2, 12))), "usual")
    beginner: bool = option("AI-6", FLAG, False)
    exact_bid: int = option("AI-16", Whole(0, 100), 10)
    factors: tuple[int, ...] = option("AI-18", FACTORS, (3, 2, 1, 0))
    rounds: int = option("AI-20", Whole(1, 1000), 4)

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
        options = super().read(given, players)
        most = options.cards(players) // players
        if isinstance(options.hand, int) and options.hand > most:  # AI-4: there are enough cards to deal
            allowed = f'"usual" | 2–{most}'
            raise BadOption("AI-4", "bad-option", option="hand", value=str(options.hand), allowed=allowed)
        return options

    def cards(self, players: int) -> int:
        """AI-1, AI-4: how many there are to be dealt from."""
        return self.suits * (len(RANKS) - (players == 3))

    def hand_size(self, players: int) -> int:
        """AI-4: as usual, or as many as can be dealt where fewer suits do not have that many."""
        if self.hand != "usual":
            return int(self.hand)
        return min(11 if players == 3 else 10, self.cards(players) // players)

    def longest(self, players: int) -> int:
        """AI-5, AI-15: a bid, and every card but the last."""
        return self.rounds * players * self.hand_size(players)

    def score_range(self, players: int) -> tuple[float, float]:
        """AI-16, AI-18"""
        return 0, self.rounds * ((self.hand_size(players) - 1) * max(self.factors[4 - players :]) + self.exact_bid)
