"""The options of Dozito."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from parfait.core.data import Json
from parfait.core.errors import BadOption
from parfait.core.options import FLAG, Choice, FirstPlayer, ListOf, Options, RecordOf, TableOf, Whole, option

COLOURS = "RBGVY"
CARDS = tuple(f"{colour}{what}" for colour in COLOURS for what in (*range(1, 13), "*1", "*2", "*3"))  # DZ-1
MARKS = (None, "STOP", "REPLAY")  # DZ-2
MOST = 1_000_000  # suns on a card, points for a group

Printed = tuple[str, str | None, int]  # a card, its mark and its suns


def reference_deck() -> tuple[Printed, ...]:
    """DZ-2: the deck of docs/rules/dozito.md."""
    by_k = (("STOP", 2), (None, 2), ("REPLAY", 0), (None, 1), (None, 1))
    printed: dict[str, tuple[str | None, int]] = dict.fromkeys(CARDS, (None, 0))
    for number in range(1, 13):
        for k in range(5):
            printed[f"{COLOURS[(number + k) % 5]}{number}"] = by_k[k]
    return tuple((card, mark, suns) for card, (mark, suns) in printed.items())


class Deck(TableOf):
    """The print on each card."""

    def read(self, value: Json, players: int) -> tuple[Printed, ...]:
        return tuple((card, *printed) for card, printed in zip(CARDS, super().read(value, players), strict=True))

    def write(self, value: Any) -> dict[str, Json]:
        return super().write([printed for _, *printed in value])

    def examples(self, players: int) -> list[Json]:
        """Every third card STOP, every third REPLAY, jokers too; and a deck with nothing on it."""
        marked = {card: {"mark": MARKS[i % 3], "suns": i % 4} for i, card in enumerate(CARDS)}
        return [marked, {card: {"mark": None, "suns": 0} for card in CARDS}]


class GroupPoints(ListOf):
    """The score of a group of 1, 2, … 11 cards."""

    def examples(self, players: int) -> list[Json]:
        return [[0] * 11, list(range(11, 0, -1))]


class Jokers(Whole):
    """DZ-1: with five players, without jokers no card would be left to draw."""

    def read(self, value: Json, players: int) -> int | None:
        if players == 5 and value == 0:
            raise ValueError
        return super().read(value, players)

    def examples(self, players: int) -> list[Json]:
        return [1] if players == 5 else [0, 1]


class Colours(Whole):
    """How many of the colours are used."""

    def examples(self, players: int) -> list[Json]:
        return [least_colours(players, 3)]


def least_colours(players: int, jokers: int) -> int:
    """DZ-1: with fewer, nothing would be left to draw after the deal (DZ-4, DZ-5)."""
    return -(-(12 * players + 3) // (12 + jokers))


DECK = Deck(CARDS, RecordOf((("mark", Choice(MARKS)), ("suns", Whole(0, MOST)))))
GROUP_POINTS = GroupPoints(Whole(-MOST, MOST), 11)


@dataclass(frozen=True)
class DozitoOptions(Options):
    first_player: int | str = option("DZ-23", FirstPlayer(), "random")
    deck: tuple[Printed, ...] = option("DZ-2", DECK, reference_deck())
    colours: int = option("DZ-1", Colours(2, len(COLOURS)), len(COLOURS))
    jokers: int = option("DZ-1", Jokers(0, 3), 3)
    stops: int = option("DZ-15", Whole(0, 12), 12)
    replays: int = option("DZ-16", Whole(0, 12), 12)
    group_points: tuple[int, ...] = option("DZ-3", GROUP_POINTS, (0, 2, 5, 10, 16, 25, 35, 45, 55, 65, 75))
    stop_from_discard: bool = option("DZ-15", FLAG, True)
    last_turns_at: int = option("DZ-19", Whole(1, 12), 12)
    sun_points: int = option("DZ-22", Whole(-100, 100), 1)
    rounds: int = option("DZ-24", Whole(1, 1000), 3)
    show_drawn: bool = option("DZ-26", FLAG, False)
    max_idle_turns: int | None = option("DZ-27", Whole(1, 1_000_000, unlimited=True), 100)

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
        options = super().read(given, players)
        least = least_colours(players, options.jokers)
        if options.colours < least:
            allowed = f"{least}–{len(COLOURS)}"
            raise BadOption("DZ-1", "bad-option", option="colours", value=str(options.colours), allowed=allowed)
        return options

    def endless(self) -> bool:
        return self.max_idle_turns is None  # DZ-27

    def mark(self, card: str) -> str | None:
        """DZ-15, DZ-16: the mark on a card, if it counts."""
        mark = self.deck[CARDS.index(card)][1]
        if mark is None or card[1] == "*":
            return mark
        return mark if int(card[1:]) <= (self.stops if mark == "STOP" else self.replays) else None

    def suns(self, card: str) -> int:
        return self.deck[CARDS.index(card)][2]

    def longest(self, players: int) -> int | None:
        """A turn in which a card is turned up comes before `max_idle_turns` others have passed (DZ-27).

        A turn has at most three moves, and one more for each card that is turned up (DZ-11).
        """
        if self.max_idle_turns is None:
            return None
        cards = 12 * players
        turns = (cards + 1) * self.max_idle_turns
        return self.rounds * (3 * turns + cards)

    def round_range(self) -> tuple[int, int]:
        """The lowest and highest possible points of a round: DZ-21, DZ-22."""
        low, high = [0] * 13, [0] * 13  # of groups with so many cards together
        for cards in range(1, 13):
            sizes = range(1, min(cards, 11) + 1)
            low[cards] = min(0, *(self.group_points[size - 1] + low[cards - size] for size in sizes))
            high[cards] = max(0, *(self.group_points[size - 1] + high[cards - size] for size in sizes))
        suns = sum(sorted(count for _, _, count in self.deck)[-12:]) * self.sun_points
        return min(low) + min(0, suns), max(high) + max(0, suns)

    def score_range(self, players: int) -> tuple[float, float]:
        low, high = self.round_range()
        return self.rounds * low, self.rounds * high
