"""Levels err as people do: often a little, never absurdly."""

from __future__ import annotations

import pytest

from parfait import bots, games
from parfait.bots import Limit, searcher
from parfait.bots.searcher import SearchBot
from parfait.core import Rng, View
from tests.bots.positions import decisions
from tests.bots.test_limits import Clock
from tests.contract.play import Case

WEAK = ("1", "2", "3")
USUAL = [Case(game, max(game.players)) for game in games.games()]
DEEP = Limit(iterations=1500)


def worth(view: View, action: int) -> float:
    return SearchBot().weigh(view, action, DEEP, Rng(1)).value


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_no_level_throws_the_game_away(case: Case, name: str) -> None:
    for number, state in enumerate(decisions(case, 8, every=9)):
        if len(state.legal_actions()) > 1 and number < 12:
            view = state.view(state.turn)
            best = SearchBot().analyse(view, DEEP, Rng(number))[0].action
            chosen = bots.find(name).choose(view, None, Rng(number))
            assert worth(view, best) - worth(view, chosen) < 0.25


@pytest.mark.parametrize("name", WEAK)
def test_a_second_look_takes_no_more_time_than_a_move_may(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so slow that hardly anything can be looked at."""
    state = next(state for state in decisions(USUAL[0], 2) if len(state.legal_actions()) > 1)
    clock = Clock(0.1)
    monkeypatch.setattr(searcher, "time", clock)
    assert bots.find(name).choose(state.view(state.turn), None, Rng(1)) in state.legal_actions()
    assert clock.now < 2


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_level_plays_the_same_again(case: Case, name: str) -> None:
    for number, state in enumerate(decisions(case, 9, every=25)):
        view = state.view(state.turn)
        assert bots.find(name).choose(view, None, Rng(number)) == bots.find(name).choose(view, None, Rng(number))
