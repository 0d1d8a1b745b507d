"""Chance as a tree of choices: each outcome as likely as when it is drawn."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, Numbers, Rng, State
from parfait.envs import chance


def ends(state: State, given: tuple[int, ...] = (), likely: float = 1.0) -> dict[str, float]:
    """Every position in which chance can leave a table, with its probability."""
    choice = chance.next_choice(state, given)
    if choice is None:
        after = state.clone()
        chance.settle(after, given)
        return {repr(after.snapshot()): likely}
    assert abs(sum(choice.probabilities) - 1) < 1e-12
    found: dict[str, float] = {}
    for option, share in enumerate(choice.probabilities):
        if choice.deals:
            after = state.clone()
            chance.settle_deal(after, choice.deals[option])
            reached = {repr(after.snapshot()): likely * share}
        else:
            reached = ends(state, (*given, option), likely * share)
        for end, chance_of_it in reached.items():
            found[end] = found.get(end, 0.0) + chance_of_it
    return found


def at_chance(name: str, players: int, kind: str, **options: Any) -> State:
    """The first position of a random game in which chance of this kind is next."""
    state: State = games.find(name).new(players, options)
    rng, scratch = Rng(3), Numbers()
    while state.chance_kind != kind:
        assert state.turn != OVER
        if state.turn == CHANCE:
            state.draw(rng, scratch)
            state.settle(scratch)
        else:
            state.apply(state.random_action(rng, scratch))
    return state


SMALL: list[tuple[str, int, str, dict[str, Any]]] = [
    ("dokitto-ice", 4, "first", {}),
    ("dokitto-ice", 2, "deal", {"flavour_count": 2, "top_value": 3}),
    ("dokitto-ice", 3, "deal", {"flavour_count": 2, "top_value": 3, "hand": 1}),
    ("dessert-dice", 2, "deal", {}),
    ("dessert-dice", 2, "roll", {"board": 2, "dice": {"O": 2, "Y": 1, "B": 1, "P": 0, "G": 0}}),
    ("aice", 3, "roll", {}),
]


@pytest.mark.parametrize(("name", "players", "kind", "options"), SMALL)
def test_the_tree_has_every_outcome_and_its_probability(
    name: str, players: int, kind: str, options: dict[str, Any]
) -> None:
    state = at_chance(name, players, kind, **options)
    expected = ends(state)
    rng, scratch, drawn, draws = Rng(7), Numbers(), Counter[str](), 4000
    for _ in range(draws):
        after = state.clone()
        after.draw(rng, scratch)
        after.settle(scratch)
        drawn[repr(after.snapshot())] += 1
    assert drawn.keys() <= expected.keys()
    squared = sum((drawn[end] - draws * likely) ** 2 / (draws * likely) for end, likely in expected.items())
    freedom = len(expected) - 1
    assert squared < freedom + 5 * (2 * freedom) ** 0.5 + 5  # chi square, within five deviations


def test_a_small_deal_is_one_choice_among_those_that_differ() -> None:
    state = at_chance("dokitto-ice", 2, "deal", flavour_count=2, top_value=3)
    choice = chance.next_choice(state, ())
    assert choice is not None
    assert len(choice.deals) == comb(6, 3)


def test_a_large_deal_goes_card_by_card() -> None:
    state = at_chance("aice", 4, "deal")
    given: tuple[int, ...] = ()
    sizes = []
    while (choice := chance.next_choice(state, given)) is not None:
        sizes.append(len(choice.probabilities))
        given = (*given, len(choice.probabilities) - 1)
    assert sizes == list(range(40, 1, -1))
    before = state.clone()
    chance.settle(state, given)
    assert before != state
    assert state.turn >= 0
