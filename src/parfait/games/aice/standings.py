"""The value of a standing between two rounds, and of a card in a hand that is to bid.

Both as measured by `python -m bench.fit_standings aice` (standings.json).

A seat's share of the win goes with the exponential of its points, over a spread that grows as the root of the rounds
left; and each place after the leader of the next round is worth some points ahead. A hand should win as many tricks as
its cards are good for, by their ranks.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TypedDict


class Fitted(TypedDict):
    """What standings.json holds for a number of players."""

    spread: float
    head_start: list[float]
    tricks: list[float]


GUESS: Fitted = {  # until it is measured
    "spread": 7.0,
    "head_start": [0.0, 0.0, 0.0, 0.0],
    "tricks": [0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7],
}


@cache
def _measured() -> dict[str, Fitted]:
    path = Path(__file__).with_name("standings.json")
    found: dict[str, Fitted] = json.loads(path.read_text()) if path.exists() else {}
    return found


def fitted(players: int) -> Fitted:
    """The spread of one round, in points; what each place after the leader is worth; and each rank, in tricks."""
    return _measured().get(str(players), GUESS)
