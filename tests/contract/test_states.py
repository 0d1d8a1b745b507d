"""The contract that every game keeps, for every game, number of players and option."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from parfait.core import CHANCE, OVER, BadOutcome, IllegalMove, Numbers, Outcome, Rng, State, Unreadable
from parfait.records import legal_moves
from tests.contract.play import Case, random_step, usual, with_options

ACTIONS = range(-1, 1024)


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_a_random_game_ends_with_winners_and_a_score_a_seat(case: Case) -> None:
    *_, last = case.positions(seed=1)
    assert last.turn == OVER
    assert last.legal_actions() == []
    assert last.winners
    assert list(last.winners) == sorted(set(last.winners))
    assert set(last.winners) <= set(range(case.players))
    assert len(last.scores) == case.players


@pytest.mark.parametrize("case", usual(), ids=str)
def test_nobody_has_won_before_the_end(case: Case) -> None:
    assert all(state.winners == () for state in case.positions(seed=2) if state.turn != OVER)


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_every_legal_action_has_one_name_and_is_read_back(case: Case) -> None:
    notation = case.game.notation
    for state in case.positions(seed=3):
        actions = state.legal_actions()
        assert len(set(actions)) == len(actions)
        assert (actions != []) == (state.turn >= 0)
        moves = legal_moves(case.game, state)
        assert len(set(moves)) == len(moves)
        assert [notation.read_move(state, move) for move in moves] == actions


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_refused_action_names_a_rule_and_changes_nothing(case: Case) -> None:
    prefix = case.game.prefix + "-"
    for state in sparse(case, seed=4):
        before, legal = state.clone(), set(state.legal_actions())
        for action in ACTIONS:
            if action in legal:
                continue
            with pytest.raises(IllegalMove) as caught:
                state.step(action)
            assert caught.value.rule.startswith(prefix)
        assert state == before


@pytest.mark.parametrize("case", usual(), ids=str)
def test_what_is_no_move_cannot_be_read(case: Case) -> None:
    state = next(state for state in case.positions(seed=5) if state.turn >= 0)
    for move in legal_moves(case.game, state):
        for wrong in (move + " ", " " + move, move.swapcase(), move + move, "", move.replace(" ", "  ") + "\n"):
            with pytest.raises(Unreadable):
                case.game.notation.read_move(state, wrong)


@pytest.mark.parametrize("case", usual(), ids=str)
def test_applying_is_stepping_without_the_check(case: Case) -> None:
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


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_a_clone_and_a_pickled_copy_live_their_own_lives(case: Case) -> None:
    rng = Rng(7)
    for state in sparse(case, seed=7):
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        for copy in copies:
            assert copy == state
            before = pickle.dumps(state)
            if copy.turn != OVER:
                random_step(copy, rng)
                assert copy != state
            assert pickle.dumps(state) == before


@pytest.mark.parametrize("case", usual(), ids=str)
def test_a_copy_goes_on_exactly_as_the_original(case: Case) -> None:
    positions = [state.clone() for state in case.positions(seed=8)]
    state = positions[len(positions) // 2]
    copies = [state, state.clone(), pickle.loads(pickle.dumps(state))]
    for copy in copies:
        rng = Rng(8)
        while copy.turn != OVER:
            random_step(copy, rng)
    assert copies[0] == copies[1] == copies[2]


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_every_outcome_of_chance_is_written_and_read_back(case: Case) -> None:
    notation, rng = case.game.notation, Rng(9)
    for state in case.positions(seed=9):
        if state.turn != CHANCE:
            continue
        outcome = state.sample_chance(rng)
        assert outcome.kind == state.chance_kind
        read = notation.read_outcome(state, notation.write_outcome(state, outcome))
        one, other = state.clone(), state.clone()
        one.apply_chance(outcome)
        other.apply_chance(read)
        assert one == other


@pytest.mark.parametrize("case", usual(), ids=str)
def test_an_impossible_outcome_is_refused_and_changes_nothing(case: Case) -> None:
    rng, refused = Rng(10), Counter[str]()
    for state in case.positions(seed=10):
        if state.turn != CHANCE:
            with pytest.raises(BadOutcome):
                state.apply_chance(Outcome("deal", ()))
            continue
        before, (kind, values) = state.clone(), state.sample_chance(rng)
        for wrong in (values[:-1], (*values, 0), (*values[:-1], -1), (*values[:-1], 99), (*values[:-1], 2**70), ()):
            with pytest.raises(BadOutcome) as caught:
                state.apply_chance(Outcome(kind, wrong))
            assert caught.value.rule.startswith(case.game.prefix)
            refused[kind] += 1
        with pytest.raises(BadOutcome):
            state.apply_chance(Outcome("storm", values))
        assert state == before
    assert refused


@pytest.mark.parametrize("case", usual(), ids=str)
def test_chance_draws_nothing_out_of_turn(case: Case) -> None:
    for state in case.positions(seed=11):
        if state.turn != CHANCE:
            with pytest.raises(BadOutcome):
                state.sample_chance(Rng(1))


def sparse(case: Case, seed: int, every: int = 7) -> list[State]:
    """Some positions of a random game, as copies."""
    return [state.clone() for i, state in enumerate(case.positions(seed)) if i % every == 0]


@pytest.mark.parametrize("case", with_options(), ids=str)
def test_a_random_action_is_any_of_the_legal_ones(case: Case) -> None:
    rng, scratch = Rng(12), Numbers()
    for state in sparse(case, seed=12, every=23):
        if state.turn >= 0:
            legal = set(state.legal_actions())
            drawn = {state.random_action(rng, scratch) for _ in range(20 * len(legal))}
            assert drawn == legal if len(legal) < 50 else drawn <= legal
