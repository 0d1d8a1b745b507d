"""The habits of the bots in Dessert Dice."""

from __future__ import annotations

import pytest

from parfait.core import OVER, Numbers, Rng
from parfait.games.dessert_dice.brain import DessertDiceBrain
from parfait.games.dessert_dice.notation import ACTIONS, SQUARES
from parfait.games.dessert_dice.rules import DessertDice
from tests.bots.brains import cases, horizons, shares_one_win
from tests.contract.play import Case
from tests.games.dessert_dice.table import Table, deal


def played(at: Table, seed: int = 1) -> str:
    return ACTIONS[DessertDiceBrain().greedy(at.state, Rng(seed), Numbers())]


def size(at: Table, dessert: int) -> int:
    """Of the largest cluster of I, M, S or J."""
    return at.state.cluster(dessert, 0).bit_count()


def test_its_own_cluster_grows() -> None:
    at = deal("IM").play("place YI c3 S", "place BJ a1 I", "place YI c4 S", "place BJ e1 I")
    assert size(at.play(played(at)), 0) == 3


def test_a_move_joins_two_clusters_of_its_own() -> None:
    at = deal("IM").play("place YI a1 S", "place PS e5 I", "place YI b1 S", "place PS e3 I")
    at.play("place BI d1 J", "place OJ a5 M")
    assert size(at.play(played(at)), 0) == 4


def test_a_rivals_cluster_is_broken_rather_than_left_to_win() -> None:
    at = deal("IM").play("place OS a5 M", "place BM b2 J", "place OS e5 M", "place BM c2 J", "place OJ a1 M")
    at.play("place PM d2 I", "place OJ e1 M", "place PM b3 I")
    before = size(at, 1)
    at.play(played(at))
    assert size(at, 1) < before or size(at, 0) > 0


def test_a_dessert_that_stands_well_is_taken_for_a_players_own() -> None:
    at = deal("IM").play("place OS a5 M", "place BM b2 J", "place OJ e5 M", "place BM c2 J")
    brain, world = DessertDiceBrain(), at.state.clone()
    weights = []
    for tile in (1, 2, 3):
        world.restore({"tiles": [0, tile, -1, -1]})
        weights.append(brain.weight(world))
    assert all(0 < weight <= 1 for weight in weights)
    assert weights[0] > weights[1] == weights[2]


def test_what_it_has_seen_before_changes_nothing() -> None:
    """It keeps how desserts stand, from board to board, and from edges to corners."""
    brain, rng, scratch = DessertDiceBrain(), Rng(7), Numbers()
    games = [Table(2).state, Table(3, corners=True).state]
    while any(state.turn != OVER for state in games):
        for state in games:
            if state.turn >= 0:
                assert habits(brain, state) == habits(DessertDiceBrain(), state)
                state.apply(brain.rollout(state, rng, scratch))
            elif state.turn != OVER:
                state.draw(rng, scratch)
                state.settle(scratch)


def habits(brain: DessertDiceBrain, state: DessertDice) -> list[float]:
    """All that a brain thinks of a position."""
    moves = [brain.greedy(state, Rng(1), Numbers()), brain.rollout(state, Rng(1), Numbers())]
    return [*moves, brain.weight(state), *shares_one_win(brain, state)]


@pytest.mark.parametrize("case", cases("dessert-dice"), ids=str)
def test_the_horizon_is_the_end_of_the_game(case: Case) -> None:
    brain = DessertDiceBrain()
    for state in horizons(case, brain, 3):
        assert state.turn == OVER
        chances = shares_one_win(brain, state)
        assert {seat for seat, chance in enumerate(chances) if chance > 0} == set(state.winners)


def test_a_larger_cluster_is_a_better_chance() -> None:
    at = deal("IM").play("place YI c3 S", "place BM a1 I", "place YI e3 S", "place BM e1 I")
    brain = DessertDiceBrain()
    apart = shares_one_win(brain, at.state)[0]
    d3 = SQUARES.index("d3")  # where the die on e3 goes
    at.state.restore({"board": [*at.state.board[:d3], at.state.board[d3 + 1], 0, *at.state.board[d3 + 2 :]]})
    at.state.restore({"empty": at.state.empty ^ 0b11 << d3})
    assert shares_one_win(brain, at.state)[0] > apart
