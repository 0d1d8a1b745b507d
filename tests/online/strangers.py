"""Bots of somebody else's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parfait.bots import Limit
from parfait.bots.greedy import GreedyBot
from parfait.core import Rng, View


class Polite(GreedyBot):
    """Notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[View] = []
        self.moves = 0
        self.call: Callable[[], None] | None = None
        self.called = False

    def after(self, moves: int, call: Callable[[], None]) -> None:
        """Have something happen while it thinks about its next move."""
        self.moves, self.call = moves, call

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        self.shown.append(view)
        if self.call is not None and len(self.shown) > self.moves:
            self.call()
            self.call, self.called = None, True
        return super().choose(view, limit, rng)


class Clumsy(GreedyBot):
    """Raises at its first move."""

    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        raise RuntimeError("out of ideas")


class Cheat(GreedyBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        return 1023
