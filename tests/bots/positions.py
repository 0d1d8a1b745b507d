"""Positions of random games in which somebody has something to decide."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core import State
from tests.contract.play import Case


def decisions(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The states of one random game in which a seat is to act, or every so many of them."""
    met = 0
    for state in case.positions(seed):
        if state.turn >= 0:
            if met % every == 0:
                yield state
            met += 1
