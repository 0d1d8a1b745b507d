"""How much of the results chance explains, from the games that were looked at closely (docs/luck.md)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from parfait.lab.statistics import student
from parfait.lab.study.measures import ALL_CHANCE, CONFIDENCE, MeanEstimate, Results, win_shares

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column

FEWEST = 10  # deals that have a say in it
NOTHING_APART = 1e-9  # rounding


def luck(results: Results, variant: int, confidence: float = CONFIDENCE) -> dict[str, MeanEstimate]:
    """How much of the spread of results each kind of chance explains, and all of them together (`ALL_CHANCE`), between
    nothing and all of it. Nothing where no game was looked at closely, or all of them ended alike.

    By kind, what its luck and the result have in common: their covariance over the variance of results, all seats
    together. The noise of the estimates has nothing to do with the result, and drops out. Intervals are those of a
    ratio of two means over deals.
    """
    import numpy as np

    found = results.facts
    if not found:
        return {}
    chosen = (found["variant"] == variant) & (found["what"] == "luck")
    keys = [str(key).rpartition(":") for key in found["key"][chosen]]
    kinds = sorted({kind for kind, _, _ in keys})
    deals = np.array(results.deals_watched(variant))  # also those in which no chance came up
    if not kinds or len(deals) < 2:
        return {}
    rows, tables = results.rows(variant), results.lineups[0].games_of_deal()
    worth = np.zeros((len(kinds), len(deals), tables, results.players))
    at = np.searchsorted(deals, found["deal"][chosen])
    for (kind, _, seat), deal, table, amount in zip(
        keys, at, found["table"][chosen], found["amount"][chosen], strict=True
    ):
        worth[kinds.index(kind), deal, table, int(seat)] = amount
    first = np.searchsorted(rows["deal"], deals)
    games = (first[:, None] + np.arange(tables)).ravel()
    shares = win_shares({"winners": rows["winners"][games]}, results.players).reshape(len(deals), tables, -1)
    apart = shares - shares.mean(axis=(0, 1))
    spread = (apart**2).sum(axis=(1, 2))
    if spread.sum() < NOTHING_APART:
        return {}
    common = (worth * apart).sum(axis=(2, 3))  # by kind and deal
    common = np.vstack([common, common.sum(axis=0)])
    return {kind: _ratio(common[n], spread, confidence) for n, kind in enumerate([*kinds, ALL_CHANCE])}


def _ratio(common: Column, spread: Column, confidence: float) -> MeanEstimate:
    """Where most games are drawn alike, the others alone have a say: it is known no better than from so few."""
    ratio, count = float(common.sum() / spread.sum()), len(spread)
    off = (common - ratio * spread) / spread.mean()
    worth = float(spread.sum() ** 2 / (spread**2).sum())
    half = math.inf
    if worth >= FEWEST:
        scatter = math.sqrt(float((off**2).sum()) / count * worth / (worth - 1))
        half = student(round(worth) - 1, confidence) * scatter / math.sqrt(count)
    mean, low, high = (min(1.0, max(0.0, end)) for end in (ratio, ratio - half, ratio + half))
    return MeanEstimate(mean, low, high, count)
