"""Material and set-up: DD-1 to DD-6, and the options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parfait.core import BadOption, Outcome, Rng
from parfait.games.dessert_dice.notation import COLOURS, DESSERTS, DICE, squares_of
from parfait.games.dessert_dice.options import DessertDiceOptions
from tests.games.dessert_dice.table import TWO_OF_EACH, Table, deal


@pytest.mark.rule("DD-1")
def test_board_has_25_squares_from_a1_to_e5() -> None:
    squares = squares_of(5)
    assert squares[:6] == ("a1", "b1", "c1", "d1", "e1", "a2")
    assert squares[24] == "e5"
    assert {move.split()[2] for move in deal().moves()} == set(squares)


@pytest.mark.rule("DD-1")
@pytest.mark.parametrize("board", [1, 7, "5", 5.0, None, True])
def test_board_is_two_to_six_squares_wide_and_nothing_else(board: Any) -> None:
    with pytest.raises(BadOption) as refused:
        DessertDiceOptions.read({"board": board}, 2)
    assert refused.value.rule == "DD-1"


@pytest.mark.rule("DD-2")
def test_there_is_one_tile_of_each_of_four_desserts() -> None:
    assert DESSERTS == "IMSJ"
    assert Table(2).refused_chance({"tiles": ["I", "I"]}) == ("DD-2", "dessert-dice-tile-twice")
    assert Table(2).refused_chance({"tiles": ["I", "X"]}) == ("DD-2", "dessert-dice-no-such-dessert")


@pytest.mark.rule("DD-3")
def test_six_dice_of_each_colour_and_one_blank() -> None:
    supply = deal().state.view(0).supply
    assert Counter(die[0] for die in supply) == {"O": 6, "Y": 6, "B": 6, "P": 6, "G": 1}


@pytest.mark.rule("DD-3")
@pytest.mark.parametrize(("colour", "lacks"), [("O", "I"), ("Y", "M"), ("B", "S"), ("P", "J")])
def test_each_colour_lacks_one_dessert(colour: str, lacks: str) -> None:
    table = Table(2).chance(tiles=["I", "M"])
    tops = {**TWO_OF_EACH, colour: lacks + TWO_OF_EACH[colour][1:]}
    assert table.refused_chance({"tops": tops}) == ("DD-3", "dessert-dice-lacks")


@pytest.mark.rule("DD-4")
def test_die_lies_in_one_of_six_ways() -> None:
    for colour in COLOURS:
        ways = [die for die in DICE if die[0] == colour]
        assert len(set(ways)) == 6
        assert all(len(set(die[1:])) == 3 for die in ways)


@pytest.mark.rule("DD-5")
def test_each_player_gets_a_tile() -> None:
    table = Table(3).chance(tiles=["J", "I", "S"])
    assert [table.state.view(seat).tiles[seat] for seat in range(3)] == ["J", "I", "S"]


@pytest.mark.rule("DD-5")
@pytest.mark.parametrize("tiles", [["I"], ["I", "M", "S"], "IM", None, {"0": "I", "1": "M"}, ("I", "M")])
def test_deal_is_a_list_of_one_tile_a_player(tiles: Any) -> None:
    assert Table(2).refused_chance({"tiles": tiles}) == ("DD-5", "dessert-dice-tile-for-each-seat")


@pytest.mark.rule("DD-5")
@pytest.mark.parametrize("tile", ["i", "", "IM", 0, None, True, ["M"]])
def test_a_tile_is_a_letter(tile: Any) -> None:
    assert Table(2).refused_chance({"tiles": ["I", tile]}) == ("DD-2", "dessert-dice-no-such-dessert")


@pytest.mark.rule("DD-2", "DD-5")
@pytest.mark.parametrize(
    ("tiles", "rule", "key"),
    [
        ((0,), "DD-5", "tile-for-each-seat"),
        ((0, 1, 2), "DD-5", "tile-for-each-seat"),
        ((0, 0), "DD-2", "tile-twice"),
        ((0, 4), "DD-2", "no-such-dessert"),
        ((0, -1), "DD-2", "no-such-dessert"),
        ((0, True), "DD-2", "no-such-dessert"),
        ((0, "I"), "DD-2", "no-such-dessert"),
    ],
)
def test_impossible_deal_is_refused_as_an_outcome_too(tiles: tuple[Any, ...], rule: str, key: str) -> None:
    assert Table(2).refused_chance(Outcome("deal", tiles)) == (rule, f"dessert-dice-{key}")


@pytest.mark.rule("DD-6")
def test_all_dice_are_rolled_and_lie_open_in_the_supply() -> None:
    tops = {"O": "MMMMMM", "Y": "SJISJI", "B": "IIIIIJ", "P": "MISSSS"}
    supply = deal(tops=tops).state.view(1).supply
    assert Counter(supply) == Counter([c + top for c, six in tops.items() for top in six] + ["G"])


@pytest.mark.rule("DD-6")
@pytest.mark.parametrize(
    ("tops", "key"),
    [
        (None, "dessert-dice-tops-for-each-colour"),
        ([], "dessert-dice-tops-for-each-colour"),
        ({"O": "MMSSJJ"}, "dessert-dice-tops-for-each-colour"),
        ({**TWO_OF_EACH, "G": "......"}, "dessert-dice-tops-for-each-colour"),
        ({**TWO_OF_EACH, "O": "MMSSJ"}, "dessert-dice-six-tops"),
        ({**TWO_OF_EACH, "O": "MMSSJJJ"}, "dessert-dice-six-tops"),
        ({**TWO_OF_EACH, "O": list("MMSSJJ")}, "dessert-dice-six-tops"),
        ({**TWO_OF_EACH, "O": 6}, "dessert-dice-six-tops"),
    ],
)
def test_roll_names_six_tops_of_each_colour(tops: Any, key: str) -> None:
    table = Table(2).chance(tiles=["I", "M"])
    assert table.refused_chance({"tops": tops}) == ("DD-6", key)


@pytest.mark.rule("DD-3", "DD-6")
@pytest.mark.parametrize(
    ("last", "rule", "key"),
    [
        ((), "DD-6", "roll-all"),
        ((0, 0), "DD-6", "roll-all"),
        ((3,), "DD-3", "lacks"),
        ((4,), "DD-2", "no-such-dessert"),
        ((-1,), "DD-2", "no-such-dessert"),
        ((False,), "DD-2", "no-such-dessert"),
    ],
)
def test_impossible_roll_is_refused_as_an_outcome_too(last: tuple[Any, ...], rule: str, key: str) -> None:
    table = Table(2).chance(tiles=["I", "M"])
    others = (1,) * 6 + (0,) * 17
    assert table.refused_chance(Outcome("roll", others + last)) == (rule, f"dessert-dice-{key}")
    table.state.apply_chance(Outcome("roll", (*others, 0)))


@pytest.mark.rule("DD-6")
def test_lowercase_tops_are_refused() -> None:
    table = Table(2).chance(tiles=["I", "M"])
    assert table.refused_chance({"tops": {**TWO_OF_EACH, "O": "mmssjj"}}) == ("DD-2", "dessert-dice-no-such-dessert")


@pytest.mark.rule("DD-6")
def test_every_dessert_of_a_die_comes_up_as_often() -> None:
    table = Table(2).chance(tiles=["I", "M"])
    rng = Rng(5)
    tops = Counter((i // 6, top) for _ in range(500) for i, top in enumerate(table.state.sample_chance(rng).values))
    assert set(tops) == {(colour, dessert) for colour in range(4) for dessert in range(4) if colour != dessert}
    assert all(900 < count < 1100 for count in tops.values())


@pytest.mark.rule("DD-5")
def test_every_deal_is_as_likely() -> None:
    rng = Rng(6)
    deals = Counter(Table(2).state.sample_chance(rng).values for _ in range(6000))
    assert len(deals) == 12
    assert all(400 < count < 600 for count in deals.values())


@pytest.mark.rule("DD-1", "DD-7", "DD-12", "DD-16")
@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"first_player": 2}, "DD-7"),
        ({"first_player": True}, "DD-7"),
        ({"first_player": "0"}, "DD-7"),
        ({"max_tips_in_a_row": -1}, "DD-12"),
        ({"max_tips_in_a_row": 1001}, "DD-12"),
        ({"max_tips_in_a_row": False}, "DD-12"),
        ({"max_tips_in_a_row": 20.0}, "DD-12"),
        ({"max_tips_in_a_row": "null"}, "DD-12"),
        ({"tiebreak": "all"}, "DD-16"),
        ({"tiebreak": None}, "DD-16"),
    ],
)
def test_impossible_options_are_refused_with_their_rule(options: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadOption) as refused:
        DessertDiceOptions.read(options, 2)
    assert refused.value.rule == rule


@pytest.mark.rule("DD-1", "DD-7", "DD-12", "DD-16")
def test_defaults_are_the_published_game() -> None:
    options = DessertDiceOptions.read({"board": 5, "max_tips_in_a_row": 20, "tiebreak": "everyone"}, 4)
    assert options == DessertDiceOptions()
    assert options.write() == {}
