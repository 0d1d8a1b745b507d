"""Encoded positions of random games, for tests of what a field means."""

from __future__ import annotations

from collections.abc import Iterator

from parfait import games
from parfait.core import View
from tests.contract.play import Case

Named = dict[str, list[float]]


def encoded(game: str, players: int, seed: int = 1) -> Iterator[tuple[View, Named]]:
    """What every seat sees in a random game, and the same as numbers."""
    case = Case(games.find(game), players)
    encoding = case.encoding()
    for state in case.some_positions(seed, most=60):
        for seat in range(players):
            yield state.view(seat), encoding.named(encoding.array(state, seat))


def seats_from(view: View) -> list[int]:
    """Round the table, from the seat that looks."""
    return [(view.seat + i) % view.players for i in range(view.players)]


def near(found: list[float], wanted: list[float]) -> bool:
    return len(found) == len(wanted) and all(abs(a - b) < 1e-6 for a, b in zip(found, wanted, strict=True))


def marked(numbers: list[float], names: list[str]) -> list[str]:
    """The names that have a 1."""
    return [name for name, number in zip(names, numbers, strict=True) if number == 1]
