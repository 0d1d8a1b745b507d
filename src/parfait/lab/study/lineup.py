"""Who sits at the table, and in which batches the deals are played.

Batches begin with one deal and grow, so that something is kept soon however slow a game is. Where they begin and end
depends on nothing but the study, and a study with more games begins with the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

SEARCH_GAMES = 4  # of a bot that searches, in a batch at most,
GREEDY_GAMES = 40
RANDOM_GAMES = 5000
WATCHED_GAMES = 4  # and of games that are looked at closely


@dataclass(frozen=True)
class Lineup:
    """One bot on every seat, or several that change seats until each has played every seat."""

    bots: tuple[str, ...]
    games: int  # of each variant, at least

    def tables(self, players: int) -> list[tuple[str, ...]]:
        """Every seating of a deal, by seat."""
        turned = range(len(self.bots))
        return [tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(players)) for turn in turned]

    def games_of_deal(self) -> int:
        return len(self.bots)

    def deals(self) -> int:
        return -(-self.games // self.games_of_deal())

    def largest(self) -> int:
        """The games in a large batch: enough that handing it out costs little, few enough that losing it does, too."""
        if all(name == "random" for name in self.bots):
            return RANDOM_GAMES
        return GREEDY_GAMES if all(name in ("random", "greedy") for name in self.bots) else SEARCH_GAMES

    def batches(self, watched: int, read: int) -> Iterator[tuple[int, int]]:
        """The first deal of each batch, and how many deals it has."""
        first, size, last = 0, 1, self.deals()
        while first < last:
            most = WATCHED_GAMES if first < watched else GREEDY_GAMES if first < read else RANDOM_GAMES
            size = max(1, min(size, min(most, self.largest()) // self.games_of_deal()))
            yield first, min(size, last - first)
            first, size = first + size, size * 2
