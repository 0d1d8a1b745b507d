"""Dessert Dice with the options that a designer would turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parfait.core import OVER, BadOption, Rng
from parfait.games.dessert_dice.notation import ACTION_OF, FILES, RANKS, SQUARES, TIP, squares_of
from parfait.games.dessert_dice.options import DessertDiceOptions
from tests.games.dessert_dice.table import Table, deal, full_board

TOPS = {"O": "M", "Y": "S", "B": "J", "P": "I"}
CHECKERED = "IMIMI MIMIM IMIMI MIMIM .JSJS"


def rolled(board: int, **options: Any) -> Table:
    """A board of that side with the dice that belong to it, each colour showing one dessert."""
    table = Table(2, first_player=0, board=board, **options).chance(tiles=["I", "M"])
    dice = table.state.options.dice
    return table.chance(tops={colour: TOPS[colour] * count for colour, count in zip("OYBP", dice[:4], strict=True)})


@pytest.mark.rule("DD-1")
@pytest.mark.parametrize(
    ("board", "off", "dice"),
    [(2, "c1", 25), (3, "a4", 25), (4, "e1", 25), (5, "f1", 25), (5, "a6", 25), (6, "", 37)],
)
def test_a_board_has_its_side_squared_and_the_game_ends_when_it_is_full(board: int, off: str, dice: int) -> None:
    table, rng, placed = rolled(board), Rng(1), 0
    if off:
        assert table.refusal(f"place G {off}") == ("DD-1", "dessert-dice-no-such-square")
    squares = {f"{file}{rank}" for file in "abcdef"[:board] for rank in "123456"[:board]}
    assert {move.split()[2] for move in table.moves()} == squares
    while table.state.turn != OVER:
        places = [action for action in table.state.legal_actions() if action < TIP]
        table.state.step(places[rng.below(len(places))])
        placed += 1
    assert placed == board**2
    assert len(table.state.view(0).board) == board**2
    assert len(table.state.view(0).supply) == dice - board**2


@pytest.mark.rule("DD-1", "DD-9")
def test_a_die_is_tipped_across_the_largest_board_and_not_off_it() -> None:
    for way, back, start, end in (("e", "w", "a3", "f3"), ("n", "s", "d1", "d6")):
        table = rolled(6).play(f"place G {start}")
        square = start
        for _ in range(5):
            table.play(f"tip {square} {way}")
            square = next(name for name in squares_of(6) if table.die(name))
        assert square == end
        assert table.refusal(f"tip {end} {way}") == ("DD-9", "dessert-dice-off-the-board")
        assert table.refusal(f"tip {end} {back}") == ("DD-11", "dessert-dice-undo")


@pytest.mark.rule("DD-9", "DD-14")
def test_on_every_board_squares_touch_their_neighbours_alone() -> None:
    for square, name in enumerate(SQUARES):
        for direction, (east, north) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            file, rank = FILES.index(name[0]) + east, RANKS.index(name[1]) + north
            beside = f"{FILES[file]}{RANKS[rank]}" if 0 <= file < 6 and 0 <= rank < 6 else None
            tip = f"tip {name} {'nesw'[direction]}"
            assert (tip in ACTION_OF) == (beside is not None)
            if beside is not None:
                die = rolled(6, max_tips_in_a_row=1).play(f"place G {name}", tip).die(beside)
                assert (die, square) == ("G", SQUARES.index(name))


@pytest.mark.rule("DD-3")
def test_a_board_of_six_has_nine_dice_of_each_colour_unless_others_are_asked_for() -> None:
    assert DessertDiceOptions.read({"board": 6}, 2).dice == (9, 9, 9, 9, 1)
    assert DessertDiceOptions.read({"board": 6}, 2).write()["dice"] == {"O": 9, "Y": 9, "B": 9, "P": 9, "G": 1}
    others = {"O": 12, "Y": 12, "B": 12, "P": 0, "G": 0}
    assert DessertDiceOptions.read({"board": 6, "dice": others}, 2).dice == (12, 12, 12, 0, 0)


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
@pytest.mark.parametrize("board", [4, 5, 6])
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
