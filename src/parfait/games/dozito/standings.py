"""The value of a standing between two rounds, from standings.json and the options."""

from __future__ import annotations

import json
import math
from functools import cache, lru_cache
from pathlib import Path
from typing import TypedDict

from parfait.games.dozito.options import DozitoOptions, reference_deck

REFERENCE_POINTS = (0, 2, 5, 10, 16, 25, 35, 45, 55, 65, 75)


class Measured(TypedDict):
    """What standings.json holds."""

    groups: list[float]
    units: dict[str, float]
    head_starts: dict[str, float]


USUAL: Measured = {"groups": [1.0] * 11, "units": {}, "head_starts": {}}


@cache
def measured() -> Measured:
    """The values found by fitting.py or, without the file, a guess."""
    path = Path(__file__).with_name("standings.json")
    found: Measured = json.loads(path.read_text(encoding="utf-8")) if path.exists() else USUAL
    return found


def unit(players: int) -> float:
    """How many points of lead, with one round to go, make the odds of winning e to 1."""
    return float(measured()["units"].get(str(players), 9.0))


def head_start(players: int) -> float:
    """How many points it is worth to start a round."""
    return float(measured()["head_starts"].get(str(players), 0.0))


@lru_cache(maxsize=64)
def spread(options: DozitoOptions) -> float:
    """The spread of a round's scores, relative to the reference deck and score card."""
    return math.sqrt(
        _variance(options.group_points, options.deck, options.sun_points)
        / _variance(REFERENCE_POINTS, reference_deck(), 1)
    )


def _variance(group_points: tuple[int, ...], deck: tuple[tuple[str, str | None, int], ...], sun_points: int) -> float:
    """The variance of a round's score, for the usual frequency of group sizes and twelve random cards."""
    groups: float = sum(often * points**2 for often, points in zip(measured()["groups"], group_points, strict=True))
    suns: list[int] = [count * sun_points for _, _, count in deck]
    mean = sum(suns) / len(suns)
    return groups + 12 * sum((count - mean) ** 2 for count in suns) / len(suns)
