"""What search counts after a move in Dessert Dice."""

from __future__ import annotations

import math

import pytest

from parfait import games
from parfait.games.dessert_dice.notation import ACTIONS
from parfait.games.dessert_dice.rules import DessertDice
from tests.bots.prospects import values
from tests.games.dessert_dice.table import deal, last_die

ROWS = "IIIMM IIIMM SSSMM SSSJJ JJJJ."


def test_the_clusters_at_the_end_are_those_on_the_board() -> None:
    at, move = last_die(ROWS, "IM")
    found = values(at.state, move)
    assert found["cluster"] == 6


def test_a_rivals_cluster_is_that_of_any_dessert_they_may_have() -> None:
    at, move = last_die(ROWS, "IM")  # 6 Is against 6 Ms, Ss or Js
    assert values(at.state, move)["rival"] == pytest.approx(6, abs=0.5)


def test_a_larger_cluster_is_counted_as_one() -> None:
    at = deal("IM").play("place YI c3 S", "place BJ a1 I", "place YI c4 S", "place BJ e1 I")
    joined, apart = values(at.state, "place BI c2 J"), values(at.state, "place BI a5 J")
    assert joined["cluster"] > apart["cluster"] + 0.5


def test_a_blank_on_an_empty_board_tells_nothing() -> None:
    """Every dessert is as likely as before: one in four."""
    assert values(deal("IM").state, "place G c3")["told"] == pytest.approx(0.25)


def test_what_a_move_tells_depends_on_the_whole_board() -> None:
    """Reckoned anew here, from the clusters after every move that could be made instead."""
    at = deal("IM").play(
        "place YI c3 S", "place BM a1 J", "place YI c4 S", "place BM b1 J", "place OJ e5 M", "place PS e1 M"
    )
    for move in ("place BI c2 J", "place PM c1 I", "place G d4"):
        assert values(at.state, move)["told"] == pytest.approx(told(at.state, ACTIONS.index(move)))


def told(state: DessertDice, action: int) -> float:
    chances = []
    for own in range(4):
        likely = {other: math.exp(2.5 * worth(state, other, own)) for other in state.legal_actions()}
        chances.append(likely[action] / sum(likely.values()))
    return chances[0] / sum(chances)


def worth(state: DessertDice, action: int, own: int) -> float:
    """What the rules of thumb think of a move, for whoever owns a dessert."""
    after = state.clone()
    after.apply(action)
    stands = [after.cluster(i, 0).bit_count() + 0.3 * after.cluster(i, 1).bit_count() for i in range(4)]
    others = stands[:own] + stands[own + 1 :]
    return stands[own] - 0.1 * sum(others) - 0.8 * max(others)


def test_a_die_of_ones_own_dessert_tells_much_and_one_of_another_misleads() -> None:
    at = deal("IM")
    assert values(at.state, "place YI c3 S")["told"] > 0.6
    assert values(at.state, "place YS c3 I")["told"] < 0.1


@pytest.mark.parametrize("tiles", ["IM", "ISJ", "IMSJ"])
def test_what_a_move_tells_does_not_depend_on_who_else_plays(tiles: str) -> None:
    told = [values(deal(tiles).state, move)["told"] for move in ("place YI c3 S", "place YI a1 S")]
    assert told[0] == pytest.approx(told[1])
    assert told[0] == pytest.approx(values(deal("IM").state, "place YI c3 S")["told"])


@pytest.mark.rule("DD-4")
def test_which_way_round_a_die_is_placed_is_a_detail() -> None:
    prospects, at = games.prospects("dessert-dice"), deal("IM").play("place YI c3 S")
    variants: dict[int, set[str]] = {}
    for action in at.state.legal_actions():
        move = ACTIONS[action]
        variants.setdefault(prospects.variant_of(action), set()).add(move)
    for moves in variants.values():
        placed = {tuple(move.split()[:3]) for move in moves}
        assert len(placed) == 1
        assert len(moves) == (2 if next(iter(moves)).startswith("place") and "G" not in next(iter(moves)) else 1)
