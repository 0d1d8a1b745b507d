"""The options of Dozito."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.options import FLAG, FirstPlayer, Kind, Options, Whole, option

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


@dataclass(frozen=True)
class Deck(Kind):
    """What is printed on each card."""

    allowed = f'75 × {{"R1": {{"mark": null | "STOP" | "REPLAY", "suns": 0–{MOST}}}, …}}'

    def read(self, value: Any, players: int) -> tuple[Printed, ...]:
        if type(value) is not dict or set(value) != set(CARDS):
            raise ValueError
        return tuple((card, *_printed(value[card])) for card in CARDS)

    def write(self, value: Any) -> dict[str, dict[str, Any]]:
        return {card: {"mark": mark, "suns": suns} for card, mark, suns in value}

    def examples(self, players: int) -> list[Any]:
        """Every third card STOP, every third REPLAY, jokers too; and a deck with nothing on it."""
        marked = {card: {"mark": MARKS[i % 3], "suns": i % 4} for i, card in enumerate(CARDS)}
        return [marked, {card: {"mark": None, "suns": 0} for card in CARDS}]


def _printed(given: Any) -> tuple[str | None, int]:
    if type(given) is not dict or set(given) != {"mark", "suns"}:
        raise ValueError
    mark, suns = given["mark"], given["suns"]
    if not (mark is None or type(mark) is str) or mark not in MARKS:
        raise ValueError
    if type(suns) is not int or not 0 <= suns <= MOST:
        raise ValueError
    return mark, suns


@dataclass(frozen=True)
class GroupPoints(Kind):
    """What a group of 1, 2, … 11 cards scores."""

    allowed = f"[0, 2, 5, …]: 11 × −{MOST}–{MOST}"

    def read(self, value: Any, players: int) -> tuple[int, ...]:
        if type(value) is not list or len(value) != 11:
            raise ValueError
        if not all(type(points) is int and abs(points) <= MOST for points in value):
            raise ValueError
        return tuple(value)

    def write(self, value: Any) -> list[int]:
        return list(value)

    def examples(self, players: int) -> list[Any]:
        return [[0] * 11, list(range(11, 0, -1))]


@dataclass(frozen=True)
class DozitoOptions(Options):
    first_player: int | str = option("DZ-23", FirstPlayer(), "random")
    deck: tuple[Printed, ...] = option("DZ-2", Deck(), reference_deck())
    group_points: tuple[int, ...] = option("DZ-3", GroupPoints(), (0, 2, 5, 10, 16, 25, 35, 45, 55, 65, 75))
    stop_from_discard: bool = option("DZ-15", FLAG, True)
    rounds: int = option("DZ-24", Whole(1, 1000), 3)
    max_idle_turns: int | None = option("DZ-27", Whole(1, 1_000_000, unlimited=True), 100)

    def endless(self) -> bool:
        return self.max_idle_turns is None  # DZ-27

    def mark(self, card: str) -> str | None:
        return self.deck[CARDS.index(card)][1]

    def suns(self, card: str) -> int:
        return self.deck[CARDS.index(card)][2]
