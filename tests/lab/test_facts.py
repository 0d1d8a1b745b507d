"""What games say of themselves to the lab."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from parfait import games
from parfait.core import OVER, Rng
from parfait.lab.study.facts import facts_of
from parfait.lab.study.reading import read_game
from parfait.records import let_chance_act


def played(name: str, players: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int]]:
    game, rng = games.find(name), Rng(seed)
    state = game.new(players, options)
    steps = []
    while state.turn != OVER:
        if state.chance_kind is not None:
            steps.append(let_chance_act(game, state, rng))
            continue
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        yield state, action
        steps.append({"seat": state.turn, "move": game.notation.write_move(state, action)})
        state.step(action)
    yield (game, steps, state), -1


TABLES = [
    ("dokitto-ice", 2, {}),
    ("dokitto-ice", 4, {"mixed_winner": "led"}),
    ("dokitto-ice", 3, {"trophies_to_win": 1}),
    ("dozito", 2, {"stops": 0, "replays": 0}),
    ("dozito", 3, {"jokers": 0}),
    ("dessert-dice", 3, {"max_tips_in_a_row": 0}),
    ("dessert-dice", 2, {"dice": {"O": 7, "Y": 6, "B": 6, "P": 6, "G": 0}}),
    ("aice", 3, {"beginner": True}),
    ("aice", 4, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_rule_that_comes_up_is_one_that_can(name: str, players: int, options: dict[str, Any]) -> None:
    says, game = facts_of(name), games.find(name)
    assert says.rules is not None
    can = set(says.rules(players, game.options.read(options, players)))
    for seed in range(6):
        *_, (last, _) = played(name, players, options, seed)
        _, steps, _ = last
        met = {fact.key for fact in read_game(game, game.new(players, options), steps) if fact.what == "rule"}
        assert met <= can, met - can


def test_rules_of_other_tables_cannot_come_up() -> None:
    def can(name: str, players: int, **options: Any) -> set[str]:
        says = facts_of(name).rules
        assert says is not None
        return set(says(players, games.find(name).options.read(options, players)))

    assert "DI-20" not in can("dokitto-ice", 4)
    assert "AI-6" not in can("aice", 4)
    assert "AI-10" not in can("aice", 4)  # in every game, and in no event
    assert "DZ-15" not in can("dozito", 2, stops=0)
    assert "DZ-26" not in can("dozito", 2)  # who may see what


def test_a_turn_of_dozito_begins_with_taking_a_card() -> None:
    says = facts_of("dozito").begins_turn
    assert says is not None
    game = games.find("dozito")
    for state, action in played("dozito", 2, {"rounds": 1}, 3):
        if action >= 0:
            takes = game.notation.write_move(state, action).split()[0] in ("draw", "take")
            assert says(state, action) == takes


def test_the_start_player_of_aice_is_the_leader_and_not_the_first_to_bid() -> None:
    says = facts_of("aice").starter
    assert says is not None
    for first in range(4):
        state, _ = next(played("aice", 4, {"first_player": first}, 1))
        assert says(state) == first
