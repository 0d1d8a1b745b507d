"""What search counts after a move in Dokitto! Ice."""

from __future__ import annotations

import pytest

from tests.bots.prospects import followed, values
from tests.games.dokitto_ice.table import MIXED_2, STRONG_0, Table, deal, standing


def last_to_play(lead: int, cards: str) -> Table:
    return deal(4, STRONG_0, lead).moves(cards)


def test_a_trick_that_is_won_for_sure_counts_each_time() -> None:
    at = last_to_play(1, "S1 S3 S5")
    for move in ("S8", "S9", "S10"):
        assert values(at.state, move)["trick"] == 1.0


def test_a_trick_that_is_lost_for_sure_never_counts() -> None:
    at = last_to_play(3, "S5 S10 S1")
    assert values(at.state, "S3")["trick"] == 0.0


def test_a_trick_that_others_decide_counts_now_and_then() -> None:
    assert 0 < values(deal(4, STRONG_0).state, "S8")["trick"] < 1


@pytest.mark.rule("DI-18")
def test_a_fourth_scoop_that_is_sure_counts_each_time() -> None:
    """All follow in strawberry, of which there is ice, and the winner's cone is full."""
    at = standing(last_to_play(1, "S1 S3 S5"), ["C1 M1 V1", "", "", ""], ["C M V"], taken=[0, 1, 1, 1])
    found = values(at.state, "S8")
    assert found == {"trick": 1.0, "trophy": 0.0, "points": 0.0, "out": 1.0}


def test_a_fourth_scoop_of_another_seat_does_not_count() -> None:
    at = standing(last_to_play(3, "S5 S10 S1"), ["C1 M1 V1", "", "", ""], ["C M V"], taken=[0, 1, 1, 1])
    assert values(at.state, "S3")["out"] == 0.0


@pytest.mark.rule("DI-20")
def test_two_players_fill_a_cone_and_may_win_by_it() -> None:
    """The right cone scores, and the trick was over before."""
    at = standing(
        deal(2, MIXED_2).moves("M1 C4"), ["S1 V1 S1", "M1 M1 M2", "", ""], ["M M M M C", ""], taken=[2, 0, 3, 1]
    )
    full = values(at.state, "take C left")
    assert full == {"trophy": 1.0, "points": 4 * 4, "full-cone": 1.0}


def test_what_is_counted_has_an_error() -> None:
    at = deal(4, STRONG_0)
    few, many = (followed(at.state, "S8", iterations)["points"].error for iterations in (50, 800))
    assert 0 < many < few
