"""Checks of states, moves and chance."""

from __future__ import annotations

import contextlib
import pickle

import pytest

from parfait.core import CHANCE, OVER, BadOutcome, IllegalMove, Numbers, Outcome, Rng, State, Unreadable
from parfait.core.limits import MOST_ACTIONS
from parfait.records import legal_moves, write_chance
from tests.contract.checks import check, check_with_options
from tests.contract.play import Case, random_step

ACTIONS = range(-1, MOST_ACTIONS)


@check_with_options
def a_random_game_ends_with_winners(case: Case) -> None:
    *_, last = case.positions(seed=1)
    assert last.turn == OVER
    assert last.legal_actions() == []
    assert last.winners
    assert list(last.winners) == sorted(set(last.winners))
    assert set(last.winners) <= set(range(case.players))


@check_with_options
def turn_and_scores_are_in_range(case: Case) -> None:
    for state in case.positions(seed=2):
        assert state.players == case.players
        assert state.turn in (CHANCE, OVER, *range(case.players))
        assert (state.chance_kind in state.CHANCES) if state.turn == CHANCE else state.chance_kind is None
        assert len(state.scores) == case.players
        assert all(type(score) is int for score in state.scores)
        assert state.turn == OVER or state.winners == (), "nobody has won before the end"


@check_with_options
def legal_actions_are_in_range(case: Case) -> None:
    for state in case.positions(seed=3):
        actions = state.legal_actions()  # raises when there are too many
        assert (actions != []) == (state.turn >= 0)
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < case.game.actions for action in actions)


@check_with_options
def every_legal_action_has_one_name_and_is_read_back(case: Case) -> None:
    notation = case.game.notation
    for state in case.positions(seed=3):
        moves = legal_moves(case.game, state)
        assert len(set(moves)) == len(moves)
        assert not any(move.isdecimal() for move in moves), "digits alone choose from a list"
        assert [notation.read_move(state, move) for move in moves] == state.legal_actions()


@check
def a_move_has_no_other_spelling(case: Case) -> None:
    state = next(state for state in case.positions(seed=5) if state.turn >= 0)
    notation = case.game.notation
    for move in legal_moves(case.game, state):
        for other in (move + " ", " " + move, move.swapcase(), move + move, "", move.replace(" ", "  ") + "\n"):
            with contextlib.suppress(Unreadable):
                assert notation.write_move(state, notation.read_move(state, other)) == other


@check
def a_refused_action_changes_nothing(case: Case) -> None:
    for state in case.some_positions(seed=4):
        before, legal = state.clone(), set(state.legal_actions())
        assert [action for action in ACTIONS if action not in legal and not is_refused(state, action)] == []
        assert state == before


def is_refused(state: State, action: int) -> bool:
    """Without `pytest.raises`, which takes longer than the refusal: there are hundreds of thousands of them."""
    try:
        state.step(action)
    except IllegalMove:
        return True
    return False


@check
def applying_is_stepping_without_the_check(case: Case) -> None:
    state, rng = case.new(), Rng(6)
    while state.turn != OVER:
        if state.turn == CHANCE:
            random_step(state, rng)
            continue
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        unchecked = state.clone()
        unchecked.apply(action)
        state.step(action)
        assert unchecked == state


@check_with_options
def a_clone_and_a_pickled_copy_live_their_own_lives(case: Case) -> None:
    rng = Rng(7)
    for state in case.some_positions(seed=7):
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        for copy in copies:
            assert copy == state
            before = pickle.dumps(state)
            if copy.turn != OVER:
                random_step(copy, rng)
                assert copy != state
            assert pickle.dumps(state) == before


@check
def a_copy_goes_on_exactly_as_the_original(case: Case) -> None:
    positions = [state.clone() for state in case.positions(seed=8)]
    state = positions[len(positions) // 2]
    copies = [state, state.clone(), pickle.loads(pickle.dumps(state))]
    for copy in copies:
        rng = Rng(8)
        while copy.turn != OVER:
            random_step(copy, rng)
    assert copies[0] == copies[1] == copies[2]


@check_with_options
def every_outcome_of_chance_is_written_and_read_back(case: Case) -> None:
    notation, rng = case.game.notation, Rng(9)
    for state in case.positions(seed=9):
        if state.turn != CHANCE:
            continue
        outcome = state.sample_chance(rng)
        assert outcome.kind == state.chance_kind
        read = notation.read_outcome(state, write_chance(case.game, state, outcome))
        one, other = state.clone(), state.clone()
        one.apply_chance(outcome)
        other.apply_chance(read)
        assert one == other


@check
def an_impossible_outcome_is_refused_and_changes_nothing(case: Case) -> None:
    rng = Rng(10)
    for state in case.positions(seed=10):
        before = state.clone()
        if state.turn != CHANCE:
            with pytest.raises(BadOutcome):
                state.apply_chance(Outcome(state.CHANCES[0] if state.CHANCES else "storm", ()))
            with pytest.raises(BadOutcome):
                state.sample_chance(Rng(1))
            continue
        kind, values = state.sample_chance(rng)
        for wrong in ((*values[:-1], -1), (*values[:-1], 2**70), (*values, -1)):
            with pytest.raises(BadOutcome):
                state.apply_chance(Outcome(kind, wrong))
        with pytest.raises(BadOutcome):
            state.apply_chance(Outcome("storm", values))
        assert state == before
        for doubtful in (values[:-1], (*values, 0), (*values[:-1], 99), ()):  # in some game one of them may happen
            copy = state.clone()
            try:
                copy.apply_chance(Outcome(kind, doubtful))
            except BadOutcome:
                assert copy == state
            else:
                written = write_chance(case.game, state, Outcome(kind, doubtful))
                again = state.clone()
                again.apply_chance(case.game.notation.read_outcome(state, written))
                assert again == copy


@check_with_options
def a_random_action_is_any_of_the_legal_ones(case: Case) -> None:
    rng, scratch = Rng(12), Numbers()
    for state in case.some_positions(seed=12):
        if state.turn >= 0:
            legal = set(state.legal_actions())
            drawn = {state.random_action(rng, scratch) for _ in range(20 * len(legal))}
            assert drawn == legal if len(legal) < 50 else drawn <= legal
