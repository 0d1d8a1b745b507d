"""Views hide what they must, and beliefs draw the worlds that a view leaves open."""

from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

from parfait.core import WATCHER, Options, Rng, State, View
from tests.contract.play import Case, usual, with_options


def seats(case: Case) -> list[int]:
    return [WATCHER, *range(case.players)]


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_a_world_drawn_from_a_view_gives_that_view_again(case: Case) -> None:
    rng = Rng(1)
    for i, state in enumerate(case.positions(seed=1)):
        if case.options and i % 5:
            continue
        for seat in seats(case):
            view = state.view(seat)
            assert case.game.determinize(view, rng).view(seat) == view


@pytest.mark.parametrize("case", usual(), ids=str)
def test_what_a_seat_may_not_know_does_not_change_its_view(case: Case) -> None:
    """Two states that differ only in what a seat cannot see look the same to it, and to a watcher."""
    rng, different = Rng(2), 0
    for state in case.positions(seed=2):
        for seat in range(case.players):
            world = case.game.determinize(state.view(seat), rng)
            different += world != state
            assert world.view(seat) == state.view(seat)
            assert world.view(WATCHER) == state.view(WATCHER)
    assert different > 10


@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_legal_moves_of_the_seat_to_act_follow_from_its_view(case: Case) -> None:
    rng = Rng(3)
    for state in case.positions(seed=3):
        if state.turn >= 0:
            world = case.game.determinize(state.view(state.turn), rng)
            assert world.turn == state.turn
            assert world.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("case", usual(), ids=str)
def test_the_same_seed_draws_the_same_world(case: Case) -> None:
    for state in list(case.positions(seed=4))[::9]:
        view = state.view(0)
        assert case.game.determinize(view, Rng(5)) == case.game.determinize(view, Rng(5))


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_view_is_frozen_plain_and_tells_its_seat(case: Case) -> None:
    for state in list(case.positions(seed=5))[::9]:
        for seat in seats(case):
            view = state.view(seat)
            assert (view.game, view.players, view.seat, view.turn) == (case.game.name, case.players, seat, state.turn)
            assert (view.scores, view.winners, view.chance) == (state.scores, state.winners, state.chance_kind)
            assert_plain(view)
            assert pickle.loads(pickle.dumps(view)) == view
            with pytest.raises(dataclasses.FrozenInstanceError):
                view.turn = 9


def assert_plain(value: Any) -> None:
    """Only frozen dataclasses, tuples and what JSON knows: nothing that could smuggle the state out."""
    if isinstance(value, View | Options):
        for field in dataclasses.fields(value):
            assert_plain(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            assert_plain(item)
    else:
        assert value is None or type(value) in (str, int, bool), type(value)


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_seat_that_only_watches_knows_no_more_than_any_player(case: Case) -> None:
    """Whatever world a player holds possible, a watcher does too."""
    rng = Rng(6)
    for state in list(case.positions(seed=6))[::5]:
        worlds: list[State] = [case.game.determinize(state.view(seat), rng) for seat in range(case.players)]
        assert {id(w) for w in worlds if w.view(WATCHER) != state.view(WATCHER)} == set()
