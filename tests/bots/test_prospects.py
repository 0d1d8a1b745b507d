"""What holds of the prospects of every game."""

from __future__ import annotations

import json
import math
import os
import pickle
import subprocess
import sys
from typing import Any

import pytest

from parfait import games
from parfait.bots import Limit
from parfait.bots.search import Search
from parfait.bots.searcher import SearchBot
from parfait.core import Rng
from parfait.core.errors import BrokenRules
from parfait.core.prospects import MOST_MEASURES, Measure, Prospects
from parfait.core.speed import compiled
from parfait.locale import LANGUAGES, words
from tests.bots.positions import decisions
from tests.contract.play import Case, usual, with_options

SOME = Limit(iterations=150)

# A process that is given views on standard input, and writes what is counted after each move.
ELSEWHERE = """
import json, pickle, sys
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import Rng
def counted(view):
    estimates = SearchBot().explain(view, Limit(iterations=60), Rng(3))
    return [[e.action, e.visits, [[p.measure.name, p.value, p.error] for p in e.prospects]] for e in estimates]
print(json.dumps([counted(view) for view in pickle.load(sys.stdin.buffer)]))
"""


def positions(most: int) -> list[Any]:
    """For every game and number of players, up to so many views, spread over one random game."""
    found = []
    for case in usual():
        views = [state.view(state.turn) for state in decisions(case, 8)]
        found += views[:: math.ceil(len(views) / most)]
    return found


@pytest.mark.parametrize("case", usual(), ids=str)
def test_counting_changes_no_result(case: Case) -> None:
    for state in decisions(case, 2, every=30):
        view = state.view(state.turn)
        found = []
        for counting in (False, True):
            search = Search(games.brain(view.game), case.game.belief(view), Rng(7))
            if counting:
                search.count(games.prospects(view.game))
            search.run(200)
            found.append(search.results())
        assert found[0] == found[1]


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_what_is_counted_can_be(case: Case) -> None:
    """With every number of players and every option: chances from 0 to 1, and for every move the same measures."""
    for state in decisions(case, 5, every=60):
        tried = [e for e in SearchBot().explain(state.view(state.turn), SOME, Rng(1)) if e.visits]
        assert len({tuple(p.measure for p in estimate.prospects) for estimate in tried}) == 1
        assert tried[0].prospects
        for prospect in (prospect for estimate in tried for prospect in estimate.prospects):
            assert prospect.error > 0
            if prospect.measure.is_chance:
                assert -1e-9 <= prospect.value <= 1 + 1e-9


def test_compiled_and_plain_count_the_same() -> None:
    if not compiled():
        pytest.skip("nothing to compare: the compiled modules are not built here (no C compiler)")
    views = positions(most=5)
    counted = []
    for environment in ({}, {"PARFAIT_PLAIN": "1"}):
        done = subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            input=pickle.dumps(views),
            env={**os.environ, **environment},
            capture_output=True,
            check=True,
        )
        counted.append(json.loads(done.stdout))
    for one, other in zip(*counted, strict=True):
        assert flat(one) == pytest.approx(flat(other))


def flat(found: Any) -> list[float]:
    if isinstance(found, list):
        return [number for part in found for number in flat(part)]
    return [] if isinstance(found, str) else [found]


@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_best_few_moves_are_known_well_enough_to_compare(case: Case) -> None:
    for state in decisions(case, 4, every=60):
        estimates = SearchBot().explain(state.view(state.turn), Limit(iterations=1000), Rng(1))
        assert sum(estimate.visits for estimate in estimates) <= 1000
        for estimate in estimates[: min(3, len(state.legal_actions()))]:
            assert estimate.visits >= 29


@pytest.mark.parametrize("name", games.names())
def test_every_measure_has_words(name: str) -> None:
    measures = games.prospects(name).MEASURES
    assert 1 <= len(measures) <= MOST_MEASURES
    for language in LANGUAGES:
        say = words(language)
        assert [m.name for m in measures if f"{name}-why-{m.name}" not in say and f"why-{m.name}" not in say] == []


def test_a_game_that_names_nothing_is_counted_by_its_score() -> None:
    """Played to the end of the match by a bot that knows the rules alone."""
    case = Case(games.find("dokitto-ice"), 3)
    state = next(decisions(case, 3))
    best = SearchBot(plain=True).explain(state.view(state.turn), SOME, Rng(1))[0]
    (score,) = best.prospects
    assert score.measure.name == "score"
    assert 0 < score.value <= 3


def test_more_measures_than_there_is_room_for_are_refused() -> None:
    class Endless(Prospects):
        MEASURES = tuple(Measure(f"measure-{number}", 0) for number in range(MOST_MEASURES + 1))

    view = positions(most=1)[0]
    search = Search(games.brain(view.game), games.find(view.game).belief(view), Rng(1))
    with pytest.raises(BrokenRules, match="9 measures"):
        search.count(Endless())


@pytest.mark.parametrize("number", [-1, MOST_MEASURES, 10**6])
def test_nothing_is_written_beside_the_measures(number: int) -> None:
    prospects = Prospects()
    prospects.put(number, 1.0)
    assert list(prospects.values) == [0.0] * MOST_MEASURES
