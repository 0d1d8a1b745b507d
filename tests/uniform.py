"""Whether samples are uniform over a set of worlds that was counted out one by one."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Hashable
from typing import TypeVar

World = TypeVar("World", bound=Hashable)


def assert_uniform(sample: Callable[[], World], worlds: Collection[World], each: int = 40) -> None:
    """Chi-square: draw `each` samples for every world; all worlds come up, no other does, none too often."""
    expected = set(worlds)
    assert len(expected) == len(worlds), "a world counted twice"
    counts = Counter(sample() for _ in range(each * len(expected)))
    assert counts.keys() <= expected, "a world that the view rules out"
    assert counts.keys() >= expected, "a world that is never drawn"
    statistic = sum((counts[world] - each) ** 2 / each for world in expected)
    freedom = len(expected) - 1
    if freedom:
        assert abs(statistic - freedom) < 4 * math.sqrt(2 * freedom) + 4, (
            f"chi-square {statistic:.0f} for {freedom} degrees"
        )
