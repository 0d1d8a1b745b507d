"""Search where all plausible moves are played in the same worlds, as brains that learned do it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parfait import games
from parfait.bots import Limit
from parfait.bots.search import Search
from parfait.bots.searcher import SearchBot, best_of, tempered
from parfait.core import Numbers, Rng, State
from parfait.core.brain import Brain
from tests.bots.positions import decisions
from tests.contract.play import Case

LEARNED = SearchBot(learned=True)
LEARNING = [name for name in games.names() if games.course(name) is not None]


def recalled(state: State, name: str) -> Brain:
    brain = games.brain(name)
    brain.recall(state.players, state.options)
    return brain


def positions(name: str) -> Iterator[tuple[State, Brain]]:
    for seed in range(6):
        for state in decisions(Case(games.find(name), 2, {}), seed, 20):
            yield state, recalled(state, name)


@pytest.mark.parametrize("name", LEARNING)
def test_only_plausible_moves_are_looked_at_and_each_in_as_many_worlds(name: str) -> None:
    left_out = 0
    for state, brain in positions(name):
        plausible = {action for action in state.legal_actions() if brain.plausible(state, action)}
        left_out += len(state.legal_actions()) - len(plausible)
        search = Search(brain, games.find(name).belief(state.view(state.turn)), Rng(1))
        search.run(10 * len(plausible))
        assert {action: visits for action, visits, _, _ in search.results()} == dict.fromkeys(plausible, 10)
    assert left_out > 20


@pytest.mark.parametrize("name", LEARNING)
def test_search_ends_when_one_move_is_left(name: str) -> None:
    decided = 0
    for state, brain in positions(name):
        search = Search(brain, games.find(name).belief(state.view(state.turn)), Rng(1))
        search.run(1)
        alone = sum(brain.plausible(state, action) for action in state.legal_actions()) == 1
        assert search.decided == alone
        if alone:
            decided += 1
            chosen = LEARNED.choose(state.view(state.turn), None, Rng(2))
            assert chosen == brain.suggestion(state, Rng(3), Numbers())
    assert decided > 5


@pytest.mark.parametrize("name", LEARNING)
def test_a_few_worlds_do_not_outweigh_what_was_learned(name: str) -> None:
    other_seems_best, other_is_chosen = 0, 0
    for state, brain in positions(name):
        suggested = brain.suggestion(state, Rng(3), Numbers())
        few, view = Limit(iterations=2 * len(state.legal_actions())), state.view(state.turn)
        search = Search(brain, games.find(name).belief(view), Rng(1))
        search.run(few.iterations or 0)
        other_seems_best += max(search.results(), key=lambda result: result[2])[0] != suggested
        other_is_chosen += LEARNED.choose(view, few, Rng(1)) != suggested
    assert other_seems_best > 5
    assert 4 * other_is_chosen < other_seems_best


@pytest.mark.parametrize("name", LEARNING)
def test_what_was_learned_decides_where_results_hardly_differ_and_only_there(name: str) -> None:
    near, far = 0, 0
    for state, brain in positions(name):
        suggested = brain.suggestion(state, Rng(3), Numbers())
        search = Search(brain, games.find(name).belief(state.view(state.turn)), Rng(1))
        search.run(200 * len(state.legal_actions()))
        values = {action: value for action, visits, value, _ in search.results() if visits >= 100}
        best = max(values, key=values.__getitem__)
        if best == suggested or suggested not in values:
            continue
        much = brain.opinion(state, suggested) - brain.opinion(state, best)
        gap = (values[best] - values[suggested]) / search.deviation()
        chosen = best_of(tempered(search, Rng(2)))[0]
        assert much > 0
        if gap < 0.6 * much:
            near += 1
            assert chosen != best
        elif gap > 1.6 * much + 0.05:
            far += 1
            assert chosen != suggested
    assert near > 3
    assert far > 0


@pytest.mark.parametrize("name", LEARNING)
def test_a_game_that_it_did_not_learn_is_played_as_before(name: str) -> None:
    most = max(games.find(name).players)
    state = games.find(name).new(most)
    brain = recalled(state, name)
    assert not brain.learned
    assert not brain.pairing
