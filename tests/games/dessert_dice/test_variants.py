"""Dessert Dice with the options that a designer would turn."""

from __future__ import annotations

from collections import Counter

import pytest

from parfait.core import OVER, BadOption, Rng
from tests.games.dessert_dice.table import Table, deal, full_board

CHECKERED = "IMIMI MIMIM IMIMI MIMIM .JSJS"


@pytest.mark.rule("DD-1")
def test_a_board_of_four_has_sixteen_squares_and_ends_when_they_are_full() -> None:
    table, rng, placed = deal("IM", board=4), Rng(1), 0
    assert table.refusal("place OM e1 S") == ("DD-1", "dessert-dice-no-such-square")
    assert {move.split()[2] for move in table.moves()} == {f"{file}{rank}" for file in "abcd" for rank in "1234"}
    while table.state.turn != OVER:
        places = [action for action in table.state.legal_actions() if action < 625]
        table.state.step(places[rng.below(len(places))])
        placed += 1
    assert placed == 16
    assert len(table.state.view(0).board) == 16
    assert len(table.state.view(0).supply) == 25 - 16


@pytest.mark.rule("DD-1", "DD-9")
def test_a_die_is_not_tipped_off_a_smaller_board() -> None:
    table = deal("IM", board=4).play("place OM d4 S")
    assert table.refusal("tip d4 n") == ("DD-9", "dessert-dice-off-the-board")
    assert table.refusal("tip d4 e") == ("DD-9", "dessert-dice-off-the-board")
    table.play("tip d4 w")


@pytest.mark.rule("DD-3", "DD-6")
def test_the_dice_are_as_many_of_each_colour_as_the_option_says() -> None:
    table = Table(2, first_player=0, dice={"O": 12, "Y": 0, "B": 5, "P": 6, "G": 2}).chance(tiles=["I", "M"])
    rng = Rng(2)
    table.state.apply_chance(table.state.sample_chance(rng))
    assert Counter(die[0] for die in table.state.view(0).supply) == {"O": 12, "B": 5, "P": 6, "G": 2}


@pytest.mark.rule("DD-3")
@pytest.mark.parametrize("board", [4, 5])
def test_dice_that_do_not_fill_the_board_are_refused(board: int) -> None:
    few = {"O": 3, "Y": 3, "B": 3, "P": 3, "G": 3}
    with pytest.raises(BadOption, match="dice"):
        Table(2, board=board, dice=few)
    Table(2, board=4, dice={**few, "G": 4})


@pytest.mark.rule("DD-6")
def test_a_roll_has_a_top_for_each_die_of_its_colour() -> None:
    table = Table(2, first_player=0, dice={"O": 7, "Y": 6, "B": 6, "P": 6, "G": 0}).chance(tiles=["I", "M"])
    tops = {"O": "MMMMMM", "Y": "SSSSSS", "B": "JJJJJJ", "P": "IIIIII"}
    assert table.refused_chance({"tops": tops}) == ("DD-6", "dessert-dice-six-tops")
    table.chance(tops={**tops, "O": "MMMMMMM"})


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize("tip_back", [False, True])
def test_the_option_allows_tipping_straight_back(tip_back: bool) -> None:
    table = deal("IM", tip_back=tip_back).play("place OM c3 S", "tip c3 n")
    assert ("tip c4 s" in table.moves()) == tip_back


@pytest.mark.rule("DD-14")
@pytest.mark.parametrize(("corners", "size"), [(False, 1), (True, 10)])
def test_with_corners_dice_that_touch_at_a_corner_are_joined(corners: bool, size: int) -> None:
    assert full_board(CHECKERED, "IM", corners=corners).state.scores[0] == size
