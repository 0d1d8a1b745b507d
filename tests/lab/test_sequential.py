"""A run that stops when its question is answered errs no more often than it says, however often it looks."""

from __future__ import annotations

import numpy as np
import pytest

from parfait.lab.study.sequential import answered, interval

RUNS = 200


@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
def test_the_interval_holds_at_every_moment_at_once(share: float) -> None:
    """Looked at a dozen times in 1,000 results, over 200 runs: at 90 % it may be wrong in 20 of them."""
    rng, wrong = np.random.default_rng(1), 0
    for _ in range(RUNS):
        results = (rng.random(1000) < share).astype(float)
        looks = (interval(results[:n], 0.9) for n in range(10, 1001, 90))
        wrong += any(not low <= share <= high for low, high in looks)
    assert wrong <= 0.1 * RUNS


def test_the_interval_narrows_with_what_is_seen() -> None:
    rng = np.random.default_rng(2)
    results = (rng.random(20_000) < 0.25).astype(float)
    widths = [high - low for low, high in (interval(results[:n], 0.95) for n in (100, 1000, 20_000))]
    assert widths[0] > widths[1] > widths[2]
    assert widths[2] < 0.04


def test_an_answer_is_more_less_or_equal_up_to_the_margin() -> None:
    assert answered(0.26, 0.30, 0.25, 0.01) == "more"
    assert answered(0.20, 0.24, 0.25, 0.01) == "less"
    assert answered(0.245, 0.255, 0.25, 0.01) == "equal"
    assert answered(0.20, 0.30, 0.25, 0.01) is None


def test_without_results_nothing_is_known() -> None:
    assert interval(np.array([]), 0.95) == (0.0, 1.0)
