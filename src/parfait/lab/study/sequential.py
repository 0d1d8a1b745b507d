"""When a run may stop: confidence sequences, which hold at every moment at once, however often one looks.

The predictable plug-in empirical Bernstein sequence of Waudby-Smith and Ramdas ("Estimating means of bounded random
variables by betting", 2024, theorem 2), for results between 0 and 1. It makes no assumption about their distribution.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column

LARGEST_BET = 0.5


def interval(values: Column, certainty: float) -> tuple[float, float]:
    """Where the mean lies after all these results, in their order; the chance that it is ever outside is at most
    1 - certainty, over all moments at which this is asked."""
    import numpy as np

    x = np.asarray(values, dtype=float)
    if len(x) == 0:
        return 0.0, 1.0
    alpha = 1 - certainty
    t = np.arange(1, len(x) + 1)
    means = (0.5 + np.cumsum(x)) / (t + 1)
    variances = (0.25 + np.cumsum((x - means) ** 2)) / (t + 1)
    before = np.concatenate(([0.5], means[:-1]))  # what was known before each result
    spread = np.concatenate(([0.25], variances[:-1]))
    bets = np.minimum(np.sqrt(2 * math.log(2 / alpha) / (spread * t * np.log(1 + t))), LARGEST_BET)
    cost = (-np.log1p(-bets) - bets) / 4
    total = np.cumsum(bets)
    centre = np.cumsum(bets * x) / total
    half = (math.log(2 / alpha) + np.cumsum(4 * (x - before) ** 2 * cost)) / total
    return max(0.0, float(np.max(centre - half))), min(1.0, float(np.min(centre + half)))  # all of them hold at once


def answered(low: float, high: float, due: float, margin: float) -> str | None:
    """`"more"` or `"less"` than the fair share, `"equal"` within the margin, or None while it is open."""
    if low > due:
        return "more"
    if high < due:
        return "less"
    if due - margin <= low and high <= due + margin:
        return "equal"
    return None
