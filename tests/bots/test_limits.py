"""How long a bot may think."""

from __future__ import annotations

from typing import Any

import pytest

from parfait import bots
from parfait.bots import BadLimit, Limit, UnknownBot, searcher
from parfait.bots.searcher import SearchBot
from parfait.core import Rng
from tests.bots.positions import decisions
from tests.contract.play import Case, usual


@pytest.mark.parametrize(
    "limit",
    [
        {"iterations": 0},
        {"iterations": -1},
        {"iterations": 10**12},
        {"iterations": 10**400},
        {"iterations": 1.5},
        {"iterations": True},
        {"iterations": "100"},
        {"seconds": 0},
        {"seconds": 0.0},
        {"seconds": -0.1},
        {"seconds": 1e9},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"seconds": True},
        {},
        {"iterations": 1, "seconds": 1.0},
    ],
    ids=lambda limit: str(limit)[:30],
)
def test_a_limit_that_cannot_be_kept_is_refused(limit: dict[str, Any]) -> None:
    with pytest.raises(BadLimit):
        Limit(**limit)


@pytest.mark.parametrize("iterations", [1, 2, 3, 1000])
@pytest.mark.parametrize("case", usual(), ids=str)
def test_any_number_of_iterations_will_do(case: Case, iterations: int) -> None:
    state = next(state for state in decisions(case, 2) if len(state.legal_actions()) > 1)
    view = state.view(state.turn)
    for name in ("1", "5"):
        bot = bots.find(name)
        assert bot.choose(view, Limit(iterations=iterations), Rng(1)) in state.legal_actions()
        estimates = bot.analyse(view, Limit(iterations=iterations), Rng(1))
        assert sum(estimate.visits for estimate in estimates) == iterations


class Clock:
    """A clock that goes on by a tick at every look."""

    def __init__(self, tick: float) -> None:
        self.now = 0.0
        self.tick = tick

    def perf_counter(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("case", usual(), ids=str)
def test_search_ends_with_its_time(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in decisions(case, 2) if len(state.legal_actions()) > 1)
    clock = Clock(searcher.BATCH_SECONDS)
    monkeypatch.setattr(searcher, "time", clock)
    estimates = SearchBot().analyse(state.view(state.turn), Limit(seconds=0.05), Rng(1))
    assert sum(estimate.visits for estimate in estimates) > 0
    assert 0.05 <= clock.now <= 0.05 + 4 * searcher.BATCH_SECONDS


def test_a_clock_that_jumps_leaves_time_for_one_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """However short the time, there is an answer."""
    state = next(state for state in decisions(usual()[0], 2) if len(state.legal_actions()) > 1)
    monkeypatch.setattr(searcher, "time", Clock(100.0))
    assert SearchBot().choose(state.view(state.turn), Limit(seconds=0.001), Rng(1)) in state.legal_actions()
    assert SearchBot(noise=0.1).choose(state.view(state.turn), Limit(seconds=0.001), Rng(1)) in state.legal_actions()


@pytest.mark.parametrize("name", ["0", "6", "", "level 1", "Random", "5 ", "a:", ":b"])
def test_an_unknown_level_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bots.find(name)
    assert caught.value.arguments["names"] == ("random", "greedy", "1", "2", "3", "4", "5")


@pytest.mark.parametrize(
    "name", ["no.such.module:Bot", "json:Bot", "parfait.bots.search:Search", "tests.lab.strangers:Broken"]
)
def test_a_class_that_does_not_load_is_named(name: str) -> None:
    with pytest.raises(UnknownBot, match="bot-does-not-load"):
        bots.find(name)
