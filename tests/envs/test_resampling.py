"""A state that OpenSpiel draws for a seat holds nothing that the seat may not know: no past, no card, no pickle."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this platform")

import parfait.envs.open_spiel  # noqa: E402
from parfait import games  # noqa: E402
from parfait.core import State  # noqa: E402

SHORT = {"dozito": "rounds=1", "dokitto-ice": "trophies_to_win=1", "dessert-dice": "board=3", "aice": "rounds=1"}
OTHERWISE = [
    "parfait_dokitto_ice_v1(players=2,flavour_count=2,top_value=3,hand=2,trophies_to_win=1,first_player=0)",
    "parfait_dokitto_ice_v1(players=3,show_gathered=False,mixed_winner=led,trophies_to_win=1)",
    "parfait_dokitto_ice_v1(players=4,hand=3)",
    "parfait_dozito_v1(players=3,colours=3,jokers=1,rounds=1)",
    "parfait_dozito_v1(players=2,colours=2,last_turns_at=3,rounds=2)",
    "parfait_dessert_dice_v1(players=2,board=2)",
    "parfait_dessert_dice_v1(players=4,corners=True,tip_back=True)",
    "parfait_aice_v1(players=3,suits=2,dice=2,hand=3,rounds=2)",
    "parfait_aice_v1(players=4,beginner=True,rounds=1)",
]
EVERY = [
    f"parfait_{game.name.replace('-', '_')}_v1(players={players}{f',{SHORT[game.name]}' if game.name in SHORT else ''})"
    for game in games.games()
    for players in game.players
] + OTHERWISE


def positions(name: str, seed: int, most: int = 40) -> Iterator[Any]:
    """States of a random game: after every move, and in the middle of deals."""
    state, rng = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and most > 0:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
            if rng.rand() < 0.9:
                continue
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        most -= 1
        yield state


def sampler(seed: int) -> Callable[[], float]:
    return np.random.RandomState(seed).uniform


def everything(state: Any) -> list[Any]:
    """All that a program can get out of a state, its names of actions included."""
    players = range(state.num_players())
    told = [str(state), repr(state), state.to_string(), state.serialize(), pickle.dumps(state)]
    told += [state.history(), state.history_str(), [(one.player, one.action) for one in state.full_history()]]
    told += [pyspiel.serialize_game_and_state(state.get_game(), state), state.move_number(), state.returns()]
    told += [state.observation_string(seat) for seat in players]
    told += [list(state.information_state_tensor(seat)) for seat in players]
    if not state.is_terminal():
        told += [[state.action_to_string(action) for action in state.legal_actions()]]
    return told


def states_within(thing: Any) -> list[State]:
    """Every state of ours that can be reached from here, by whatever attribute."""
    found, waiting, known = [], [thing], set()
    while waiting:
        one = waiting.pop()
        if id(one) in known or isinstance(one, type | type(parfait)):
            continue
        known.add(id(one))
        if isinstance(one, State):
            found.append(one)
            continue
        if isinstance(one, FunctionType):  # not its module, from which everything can be reached
            waiting += [one.__closure__, one.__defaults__, one.__dict__]
            continue
        waiting += gc.get_referents(one)
        waiting += [getattr(one, name) for name in getattr(type(one), "__slots__", ()) if hasattr(one, name)]
    return found


@pytest.mark.parametrize("name", EVERY)
def test_nothing_of_a_resampled_state_depends_on_what_the_seat_may_not_know(name: str) -> None:
    """Two worlds that a seat cannot tell apart: all that is drawn for it from either is the same."""
    looked = 0
    for number, state in enumerate(positions(name, seed=3)):
        for seat in range(state.num_players()):
            twin = state.clone()
            twin.at = state.at.resampled(seat, sampler(100 + number))
            drawn = [one.resample_from_infostate(seat, sampler(number)) for one in (state, twin)]
            drawn[1].at.setting = drawn[0].at.setting  # one setting, so that pickles name it alike
            assert everything(drawn[0]) == everything(drawn[1])
            looked += str(state) != str(twin)
    assert looked > 0


@pytest.mark.parametrize("name", EVERY)
def test_no_history_copy_or_pickle_of_a_resampled_state_rebuilds_the_true_one(name: str) -> None:
    for number, state in enumerate(positions(name, seed=5, most=25)):
        seat = number % state.num_players()
        drawn = state.resample_from_infostate(seat, sampler(number))
        assert drawn.information_state_string(seat) == state.information_state_string(seat)
        game = state.get_game()
        for other in (
            drawn,
            drawn.clone(),
            copy.deepcopy(drawn),
            pickle.loads(pickle.dumps(drawn)),
            game.deserialize_state(drawn.serialize()),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, drawn))[1],
        ):
            assert str(other) == str(drawn)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.history() == []
            assert other.full_history() == []
            replayed = game.new_initial_state()
            for action in other.history():
                replayed.apply_action(action)
            assert str(replayed) != str(state) or str(state) == str(game.new_initial_state())
        own, start = drawn.at.state, drawn.at.setting.start
        assert all(one is own or one is start for one in states_within(drawn.at))


@pytest.mark.parametrize("name", EVERY)
def test_a_resampled_state_is_played_on(name: str) -> None:
    rng = np.random.RandomState(1)
    *_, state = positions(name, seed=2, most=6)
    drawn = state.resample_from_infostate(0, rng.uniform)
    made = 0
    while not drawn.is_terminal() and made < 30:
        action = drawn.legal_actions()[rng.randint(len(drawn.legal_actions()))]
        drawn.apply_action(action)
        made += 1
        assert drawn.history()[-1] == action
    assert len(drawn.history()) == made


def test_a_deal_that_is_not_complete_is_drawn_anew() -> None:
    """Otherwise the cards dealt so far would be those of the true game."""
    game = pyspiel.load_game("parfait_dokitto_ice_v1(players=4,first_player=0)")
    state = game.new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[-1])
    assert state.is_chance_node()
    drawn = [state.resample_from_infostate(0, sampler(seed)) for seed in range(5)]
    assert {len(one.at.given) for one in drawn} == {20}
    assert len({one.at.given for one in drawn}) == 5
    assert state.at.given not in {one.at.given for one in drawn}
    while drawn[0].is_chance_node():
        drawn[0].apply_action(0)
    assert drawn[0].legal_actions()
