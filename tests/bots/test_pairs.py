"""Search where all plausible moves are played in the same worlds, as brains that learned do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parfait import games
from parfait.bots import Limit, searcher
from parfait.bots.search import Search
from parfait.bots.searcher import SearchBot, tempered
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
    assert 3 * other_is_chosen < other_seems_best


@pytest.mark.parametrize("name", LEARNING)
def test_what_was_expected_of_a_move_counts_as_much_as_fifty_worlds(name: str) -> None:
    apart = 0
    for state, brain in positions(name):
        search = Search(brain, games.find(name).belief(state.view(state.turn)), Rng(1))
        search.run(6 * len(state.legal_actions()))
        for action, visits, value, worth in tempered(search, Rng(2)):
            expected = brain.expectation(state, action)
            assert 0 <= expected <= 1
            assert worth == pytest.approx((visits * value + 50 * expected) / (visits + 50))
            apart += abs(expected - value) > 0.01
    assert apart > 20


@pytest.mark.parametrize("name", LEARNING)
def test_some_worlds_are_judged_after_a_few_turns_and_the_others_played_to_their_end(name: str) -> None:
    judged, played_out = 0, 0
    for state, brain in positions(name):
        for seed in range(8):
            world, scratch = state.clone(), Numbers()
            brain.play_out(world, Rng(seed), scratch)
            judged += not brain.horizon(world)
            played_out += brain.horizon(world)
            brain.evaluate(world)
            assert sum(brain.values[: world.players]) == pytest.approx(1)
    assert judged > 50
    assert played_out > 50


@pytest.mark.parametrize("name", LEARNING)
def test_all_moves_of_a_world_are_judged_alike(name: str) -> None:
    """Or the two ways of judging would tell them apart."""
    state, brain = next(positions(name))  # the beginning of a round, which does not end within a few turns
    ways = set()
    for seed in range(8):
        judged = set()
        for action in state.legal_actions():
            world = state.clone()
            world.step(action)
            brain.play_out(world, Rng(seed), Numbers())
            judged.add(not brain.horizon(world))
        assert len(judged) == 1
        ways |= judged
    assert ways == {True, False}


@pytest.mark.parametrize("name", LEARNING)
def test_a_game_that_it_did_not_learn_is_played_as_before(name: str) -> None:
    most = max(games.find(name).players)
    state = games.find(name).new(most)
    brain = recalled(state, name)
    assert not brain.learned
    assert not brain.pairing


@pytest.mark.parametrize("name", LEARNING)
def test_without_a_compiler_what_was_learned_is_asked_only_by_one_who_can_wait(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bool] = []
    begin = SearchBot._begin

    def noted(self: SearchBot, view: Any, rng: Rng, *, explained: bool, learned: bool = False) -> Search:
        begun.append(learned)
        return begin(self, view, rng, explained=explained, learned=learned)

    monkeypatch.setattr(SearchBot, "_begin", noted)
    state, _ = next(positions(name))
    for quick, limit, learned in (
        (True, Limit(seconds=0.001), True),
        (False, Limit(seconds=0.001), False),
        (False, Limit(iterations=4), True),
    ):
        monkeypatch.setattr(searcher, "QUICK", quick)
        LEARNED.choose(state.view(state.turn), limit, Rng(1))
        assert begun.pop() is learned
