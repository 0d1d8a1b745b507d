"""A turn: DD-7 to DD-12."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import CHANCE, BadOutcome, IllegalMove, Outcome
from parfait.games.dessert_dice.options import DessertDiceOptions
from tests.games.dessert_dice.table import TWO_OF_EACH, Table, deal, explained


@pytest.mark.rule("DD-7")
def test_turns_go_clockwise() -> None:
    table = deal("IMS", first=1)
    assert table.state.turn == 1
    moves = ("place OM a1 S", "place G a2", "place OM e5 S", "tip e5 w")
    assert [table.play(move).state.turn for move in moves] == [2, 0, 1, 2]


@pytest.mark.rule("DD-7")
def test_first_player_is_drawn_by_lot_after_the_roll() -> None:
    table = Table(3).chance(tiles=["I", "M", "S"])
    assert table.state.chance_kind == "roll"
    table.chance(tops=TWO_OF_EACH)
    assert (table.state.turn, table.state.chance_kind) == (CHANCE, "first")
    assert table.chance(seat=2).state.turn == 2


@pytest.mark.rule("DD-7")
@pytest.mark.parametrize("seat", [3, -1, True, "0", None])
def test_lot_falls_on_a_seat(seat: Any) -> None:
    table = Table(3).chance(tiles=["I", "M", "S"]).chance(tops=TWO_OF_EACH)
    assert table.refused_chance({"seat": seat}) == ("DD-7", "bad-first")
    assert table.refused_chance(Outcome("first", (seat,))) == ("DD-7", "bad-first")


@pytest.mark.rule("DD-7")
def test_chance_and_players_act_in_turn() -> None:
    table = Table(2)
    with pytest.raises(IllegalMove) as early:
        table.state.step(0)
    assert early.value.rule == "DD-7"
    with pytest.raises(BadOutcome) as late:
        deal().state.apply_chance(Outcome("deal", (0, 1)))
    assert late.value.rule == "DD-7"
    with pytest.raises(BadOutcome) as other:
        table.state.apply_chance(Outcome("roll", (1,) * 24))
    assert other.value.rule == "DD-7"


@pytest.mark.rule("DD-7")
def test_one_places_or_tips_and_cannot_pass() -> None:
    table = deal().play("place G c3")
    assert {move.split()[0] for move in table.moves()} == {"place", "tip"}
    for action in (-1, 1020, 4000):
        with pytest.raises(IllegalMove) as refused:
            table.state.step(action)
        assert explained(refused.value) == ("DD-7", "dessert-dice-place-or-tip")


@pytest.mark.rule("DD-8")
def test_any_die_of_the_supply_goes_to_any_empty_square() -> None:
    table = deal()
    assert len(table.moves()) == 25 * (12 * 2 + 1)
    assert table.play("place OM c3 S").die("c3") == "OMSJ"
    assert not any(move.split()[2] == "c3" for move in table.moves() if move.startswith("place"))
    assert table.refusal("place YS c3 J") == ("DD-8", "dessert-dice-square-taken")


@pytest.mark.rule("DD-8")
def test_placed_die_leaves_the_supply() -> None:
    table = deal().play("place OM a1 S", "place OM b1 J")
    assert "OM" not in table.state.view(0).supply
    assert table.refusal("place OM c1 S") == ("DD-8", "dessert-dice-not-in-supply")


@pytest.mark.rule("DD-8")
def test_die_keeps_its_top_and_may_be_turned_on_the_spot() -> None:
    table = deal()
    assert {move for move in table.moves() if move.startswith("place OM c3")} == {"place OM c3 S", "place OM c3 J"}
    assert table.play("place OM c3 S", "place OM d3 J").die("d3") == "OMJS"


@pytest.mark.rule("DD-8")
def test_only_tops_that_were_rolled_can_be_placed() -> None:
    table = deal(tops={**TWO_OF_EACH, "O": "MMMMMM"})
    assert table.refusal("place OS c3 M") == ("DD-8", "dessert-dice-not-in-supply")


@pytest.mark.rule("DD-9")
@pytest.mark.parametrize(
    ("direction", "square", "die"),
    [("n", "c4", "OSMJ"), ("s", "c2", "OSMJ"), ("e", "d3", "OJSM"), ("w", "b3", "OJSM")],
)
def test_tipping_brings_up_the_dessert_of_its_axis(direction: str, square: str, die: str) -> None:
    table = deal().play("place OM c3 S", f"tip c3 {direction}")
    assert table.die("c3") is None
    assert table.die(square) == die


@pytest.mark.rule("DD-9")
@pytest.mark.parametrize("die", ["YSJI", "YSIJ", "BJIM", "BIMJ", "PMSI", "PSIM"])
def test_two_tips_the_same_way_bring_the_top_back(die: str) -> None:
    for direction, target in (("n", "c3"), ("e", "e1")):
        table = deal().play(f"place {die[:2]} c1 {die[2]}", f"tip c1 {direction}")
        table.play(f"tip {'c2' if direction == 'n' else 'd1'} {direction}")
        assert table.die(target) == die


@pytest.mark.rule("DD-9")
def test_round_trip_of_four_tips_changes_the_top() -> None:
    table = deal().play("place OM c3 S", "tip c3 n", "tip c4 e", "tip d4 s", "tip d3 w")
    assert table.die("c3") == "OSJM"


@pytest.mark.rule("DD-9")
def test_anyones_die_may_be_tipped() -> None:
    table = deal("IMS").play("place OM a1 S", "place G e5")
    assert {move for move in table.moves() if move.startswith("tip")} == {
        "tip a1 n",
        "tip a1 e",
        "tip e5 s",
        "tip e5 w",
    }


@pytest.mark.rule("DD-9")
@pytest.mark.parametrize(("square", "direction"), [("e3", "e"), ("a3", "w"), ("c5", "n"), ("c1", "s"), ("e1", "e")])
def test_no_die_leaves_the_board(square: str, direction: str) -> None:
    table = deal().play(f"place OM {square} S")
    assert table.refusal(f"tip {square} {direction}") == ("DD-9", "dessert-dice-off-the-board")


@pytest.mark.rule("DD-9")
def test_die_is_tipped_into_an_empty_square_only() -> None:
    table = deal().play("place OM c3 S", "place YS c4 J")
    assert table.refusal("tip c3 n") == ("DD-9", "dessert-dice-no-room")
    assert table.refusal("tip d3 n") == ("DD-9", "dessert-dice-nothing-to-tip")


@pytest.mark.rule("DD-9")
def test_die_hemmed_in_cannot_be_tipped() -> None:
    table = deal().play("place OM a1 S", "place YS a2 J", "place BJ b1 I")
    assert not any(move.startswith("tip a1") for move in table.moves())


@pytest.mark.rule("DD-10")
def test_blank_die_is_placed_and_tipped_and_shows_nothing() -> None:
    table = deal().play("place G c3")
    assert "G" not in table.state.view(0).supply
    assert table.refusal("place G a1") == ("DD-8", "dessert-dice-not-in-supply")
    table.play("tip c3 n", "tip c4 e")
    assert table.die("d4") == "G"
    assert table.state.view(0).clusters == ((), (), (), ())


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize("die", ["OM c3 S", "G c3"])
def test_last_tip_may_not_be_undone(die: str) -> None:
    table = deal().play(f"place {die}", "tip c3 n")
    assert table.refusal("tip c4 s") == ("DD-11", "dessert-dice-undo")
    assert {move for move in table.moves() if move.startswith("tip")} == {"tip c4 n", "tip c4 e", "tip c4 w"}


@pytest.mark.rule("DD-11")
def test_tip_may_be_undone_after_another_action() -> None:
    assert deal().play("place OM c3 S", "tip c3 n", "place G a1", "tip c4 s").die("c3") == "OMSJ"
    assert deal().play("place OM c3 S", "place G a1", "tip c3 n", "tip a1 n", "tip c4 s").die("c3") == "OMSJ"


@pytest.mark.rule("DD-11")
def test_another_die_may_take_the_square_that_was_left() -> None:
    table = deal().play("place OM c3 S", "place G b3", "tip c3 n", "tip b3 e")
    assert table.die("c3") == "G"


@pytest.mark.rule("DD-12")
def test_after_20_tips_in_a_row_a_die_must_be_placed() -> None:
    table = deal().play("place OM c3 S")
    table.play(*["tip c3 n", "tip c4 e", "tip d4 s", "tip d3 w"] * 5)
    assert all(move.startswith("place") for move in table.moves())
    assert table.refusal("tip c3 n") == ("DD-12", "dessert-dice-only-placing")
    assert "tip c3 n" in table.play("place G a1").moves()


@pytest.mark.rule("DD-12")
def test_placing_begins_the_count_anew() -> None:
    table = deal(max_tips_in_a_row=2).play("place OM c3 S", "tip c3 n", "place G a1", "tip c4 e")
    assert "tip d4 s" in table.moves()
    assert table.play("tip d4 s").refusal("tip d3 w") == ("DD-12", "dessert-dice-only-placing")


@pytest.mark.rule("DD-12")
def test_limit_of_zero_forbids_tipping() -> None:
    table = deal(max_tips_in_a_row=0).play("place OM c3 S")
    assert all(move.startswith("place") for move in table.moves())
    assert table.refusal("tip c3 n") == ("DD-12", "dessert-dice-only-placing")


@pytest.mark.rule("DD-12")
def test_without_a_limit_tipping_may_go_on_for_ever() -> None:
    table = deal(max_tips_in_a_row=None).play("place OM c3 S")
    table.play(*["tip c3 n", "tip c4 e", "tip d4 s", "tip d3 w"] * 50)
    assert "tip c3 n" in table.moves()
    assert DessertDiceOptions.read({"max_tips_in_a_row": None}, 2).endless()
    assert not DessertDiceOptions().endless()
