"""Checks that views hide what they must, and that beliefs draw the worlds that a view leaves open."""

from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

from parfait.core import WATCHER, Options, Rng, View
from parfait.play import asked_position, check_together
from tests.contract.checks import check, check_with_options
from tests.contract.play import Case


def seats(case: Case) -> list[int]:
    return [WATCHER, *range(case.players)]


@check_with_options
def a_world_drawn_from_a_view_gives_that_view_again(case: Case) -> None:
    rng = Rng(1)
    for i, state in enumerate(case.positions(seed=1)):
        if case.options and i % 5:
            continue
        for seat in seats(case):
            view = state.view(seat)
            assert case.game.determinize(view, rng).view(seat) == view


@check
def what_a_seat_may_not_know_does_not_change_its_view(case: Case) -> None:
    """Two states that differ only in what a seat cannot see look the same to it, and to a watcher."""
    rng = Rng(2)
    for state in case.positions(seed=2):
        for seat in range(case.players):
            world = case.game.determinize(state.view(seat), rng)
            assert world.view(seat) == state.view(seat)
            assert world.view(WATCHER) == state.view(WATCHER), "a watcher knows more than a player"


@check
def the_legal_moves_of_the_seat_to_act_follow_from_its_view(case: Case) -> None:
    rng = Rng(3)
    for state in case.positions(seed=3):
        if state.turn >= 0:
            world = case.game.determinize(state.view(state.turn), rng)
            assert world.turn == state.turn
            assert world.legal_actions() == state.legal_actions()


@check_with_options
def who_chooses_together_sees_and_may_do_the_same_whatever_the_others_choose(case: Case) -> None:
    """And each of them can be asked from its own view alone."""
    rng = Rng(6)
    for state in case.positions(seed=6):
        check_together(state, rng)
        for seat in state.together()[1:]:
            asked = asked_position(state, seat)
            world = asked_position(case.game.determinize(state.view(seat), rng), seat)
            assert world.view(seat) == asked.view(seat)
            assert world.legal_actions() == asked.legal_actions()


@check
def the_same_seed_draws_the_same_world(case: Case) -> None:
    for state in case.some_positions(seed=4):
        view = state.view(0)
        assert case.game.determinize(view, Rng(5)) == case.game.determinize(view, Rng(5))


@check
def a_view_is_frozen_plain_and_tells_its_seat(case: Case) -> None:
    for state in case.some_positions(seed=5):
        for seat in seats(case):
            view = state.view(seat)
            assert (view.game, view.players, view.seat, view.turn) == (case.game.name, case.players, seat, state.turn)
            assert (view.scores, view.winners, view.chance) == (state.scores, state.winners, state.chance_kind)
            assert_plain(view)
            assert pickle.loads(pickle.dumps(view)) == view
            with pytest.raises(dataclasses.FrozenInstanceError):
                setattr(view, "turn", 9)  # noqa: B010


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


@check
def views_of_several_seats_are_those_of_each(case: Case) -> None:
    for state in case.some_positions(seed=7):
        views = case.game.views(state, seats(case))
        assert views == [state.view(seat) for seat in seats(case)]
        assert all(set(vars(view)) == {field.name for field in dataclasses.fields(view)} for view in views)


@check
def what_is_not_a_seats_own_is_the_same_for_everyone(case: Case) -> None:
    """Where a game names no fields of a seat's own, any field may be."""
    for state in case.some_positions(seed=7):
        views = case.game.views(state, seats(case))
        if views[0].OWN is None:
            return
        own = {"seat", *views[0].OWN}
        shared = [{key: value for key, value in vars(view).items() if key not in own} for view in views]
        assert all(fields == shared[0] for fields in shared)
