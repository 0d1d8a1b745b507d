"""Levels err as people do: often a little, never absurdly."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import islice

import pytest

from parfait import bots, games
from parfait.bots import LEVELS, Bot, Limit, searcher
from parfait.bots.searcher import SearchBot
from parfait.core import Rng, View
from tests.bots.positions import decisions
from tests.bots.test_limits import Clock
from tests.contract.play import Case

WEAK = ("1", "2", "3")
USUAL = [Case(game, max(game.players)) for game in games.games()]
DEEP = Limit(iterations=1500)


def losses(bot: Bot, view: View) -> list[float]:
    """What is given away by the moves that a bot makes now and then."""

    def worth(action: int) -> float:
        return SearchBot().weigh(view, action, DEEP, Rng(1)).value

    best = worth(SearchBot().analyse(view, DEEP, Rng(1))[0].action)
    return [best - worth(action) for action in {bot.choose(view, None, Rng(seed)) for seed in range(12)}]


def test_a_brain_names_the_iterations_of_a_level_that_takes_others() -> None:
    usual = {bot.limit.iterations for bot in LEVELS.values()}
    for game in games.games():
        assert {*games.brain(game.name).ITERATIONS} <= usual, game.name


def test_a_level_takes_as_many_iterations_as_the_brain_says() -> None:
    level = LEVELS["4"]
    for name in ("dozito", "dokitto-ice"):
        state = next(decisions(Case(games.find(name), 2), 1))
        taken = sum(estimate.visits for estimate in level.analyse(state.view(state.turn), None, Rng(1)))
        usual = level.limit.iterations or 0
        assert taken == games.brain(name).ITERATIONS.get(usual, usual)


@pytest.mark.parametrize(
    ("game", "players", "seed", "number"),
    [
        *[("dokitto-ice", 2, 1, 111), ("dokitto-ice", 2, 10, 102), ("dokitto-ice", 2, 10, 108)],
        *[("aice", 3, 4, 126), ("aice", 3, 6, 93), ("aice", 3, 6, 123)],
    ],
)
def test_a_second_look_shows_what_would_throw_the_game_away(game: str, players: int, seed: int, number: int) -> None:
    """Late positions, in which much hangs on one move and fifteen iterations do not tell which."""
    state = list(islice(decisions(Case(games.find(game), players), seed), number + 1))[-1]
    view, newcomer = state.view(state.turn), bots.LEVELS["1"]
    assert max(losses(replace(newcomer, again=0), view)) > 0.35
    assert max(losses(newcomer, view)) < 0.25


@pytest.mark.parametrize("name", WEAK)
def test_a_second_look_takes_no_more_time_than_a_move_may(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so slow that hardly anything can be looked at."""
    state = next(state for case in USUAL for state in decisions(case, 2) if len(state.legal_actions()) > 1)
    clock = Clock(0.1)
    monkeypatch.setattr(searcher, "time", clock)
    assert bots.find(name).choose(state.view(state.turn), None, Rng(1)) in state.legal_actions()
    assert clock.now < 2


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize("case", USUAL, ids=str)
def test_a_level_plays_the_same_again(case: Case, name: str) -> None:
    bot = replace(LEVELS[name], longest=math.inf)  # on a busy machine, too
    for number, state in enumerate(decisions(case, 9, every=25)):
        view = state.view(state.turn)
        assert bot.choose(view, None, Rng(number)) == bot.choose(view, None, Rng(number))
