from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from parfait.core.data import Json
from parfait.core.errors import BadOption
from parfait.core.options import FLAG, Choice, FirstPlayer, ListOf, Options, RecordOf, Whole, option
from parfait.games.aice.actions import BID, LANE, ON_DIE, ON_PART

SUITS = "FAPTD"  # AI-1: flame, aqua, plant, thunder, dark; a die's colour is one of them (AI-2)
RANKS = range(2, 10)
SPLIT_RANKS = (7, 8)  # AI-3: the ranks that are shown as two dice
PIPS = range(1, 7)
FEWEST = 2  # cards in a hand: the last is not played (AI-15)
LOWEST_TOP = 4  # with all suits, enough for every number of players


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


class TopRank(Whole):
    """The highest rank in play."""

    def examples(self, players: int) -> list[Json]:
        return [LOWEST_TOP, 6]


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
    top_rank: int = option("AI-1", TopRank(LOWEST_TOP, RANKS[-1]), RANKS[-1])
    split: tuple[tuple[int, int], ...] = option("AI-3", SPLIT, ((6, 1), (6, 2)))
    dice: int = option("AI-2", Whole(2, len(SUITS)), len(SUITS))
    hand: int | str = option("AI-4", AiceHand(("usual", *range(FEWEST, 12))), "usual")
    beginner: bool = option("AI-6", FLAG, False)
    exact_bid: int = option("AI-16", Whole(0, 100), 10)
    factors: tuple[int, ...] = option("AI-18", FACTORS, (3, 2, 1, 0))
    rounds: int = option("AI-20", Whole(1, 1000), 4)

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
        options = super().read(given, players)
        most = options.cards(players) // players
        if most < FEWEST:  # AI-15: without a trick to play there is no round
            cards = [(top, replace(options, top_rank=top).cards(players)) for top in range(LOWEST_TOP, RANKS[-1] + 1)]
            least = min(top for top, count in cards if count // players >= FEWEST)
            value, allowed = str(options.top_rank), f"{least}–{RANKS[-1]}"
            raise BadOption("AI-1", "bad-option", option="top_rank", value=value, allowed=allowed)
        if isinstance(options.hand, int) and options.hand > most:  # AI-4: there are enough cards to deal
            allowed = f'"usual" | {FEWEST}–{most}'
            raise BadOption("AI-4", "bad-option", option="hand", value=str(options.hand), allowed=allowed)
        return options

    def cards(self, players: int) -> int:
        """AI-1, AI-4: the size of the deck."""
        return self.suits * len(self.ranks(players))

    def ranks(self, players: int) -> range:
        """AI-1, AI-4: the ranks in play."""
        return range(RANKS[0] + (players == 3), self.top_rank + 1)

    def hand_size(self, players: int) -> int:
        """AI-4: the usual number, or as many as a smaller deck allows."""
        if self.hand != "usual":
            return int(self.hand)
        return min(11 if players == 3 else 10, self.cards(players) // players)

    def longest(self, players: int) -> int:
        """AI-5, AI-15: in each round, a bid and every card but the last."""
        return self.rounds * players * self.hand_size(players)

    def numbers(self, players: int) -> list[int] | None:
        """With fewer cards or dice: the cards, alone and with a die (AI-3), and bids (AI-5, AI-6)."""
        if self.suits == self.dice == len(SUITS) and self.top_rank == RANKS[-1]:
            return None
        cards = {suit * LANE + rank - RANKS[0]: rank for suit in range(self.suits) for rank in self.ranks(players)}
        bids = [self.beginner_bid(players)] if self.beginner else PIPS
        found = [*cards]
        for die in range(ON_DIE, (min(self.dice, self.suits) + 1) * ON_DIE, ON_DIE):
            found += [die + BID + number for number in bids]
            found += [die + card for card, rank in cards.items() if rank != RANKS[-1]]
            found += [die + card + ON_PART for card, rank in cards.items() if self._shows_two(rank)]
        return sorted(found)

    def _shows_two(self, rank: int) -> bool:
        """AI-3: whether a die may cover either of two different dice on a card."""
        return rank in SPLIT_RANKS and len({*self.split[SPLIT_RANKS.index(rank)]}) == 2

    def beginner_bid(self, players: int) -> int:
        """AI-6"""
        return 2 if players == 4 else 3

    def score_range(self, players: int) -> tuple[float, float]:
        """AI-16, AI-18"""
        return 0, self.rounds * ((self.hand_size(players) - 1) * max(self.factors[4 - players :]) + self.exact_bid)
