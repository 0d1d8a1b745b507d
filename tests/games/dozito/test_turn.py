"""Dozito: a turn and the marked cards."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import CHANCE
from tests.games.dozito.table import Table, deal, printed, refused, refused_chance

# A turn


@pytest.mark.rule("DZ-6")
def test_a_turn_begins_by_taking_a_card_from_one_of_three_piles() -> None:
    at = deal(discards="R5 B2", draw="G1")
    assert at.turn == 0
    assert set(at.legal_moves()) == {"draw", "take left", "take right"}
    assert refused(at, "place 1") == "DZ-6"
    assert refused(at, "discard left") == "DZ-6"
    assert at.moves("take right").seen.held == "B2"
    assert at.seen.discard_sizes == (1, 0)
    assert at.seen.discards == ("R5", None)


@pytest.mark.rule("DZ-6")
def test_turns_go_clockwise() -> None:
    at = deal(3)
    assert [at.pass_turns(1).turn for _ in range(4)] == [1, 2, 0, 1]
    assert refused_chance(at, {"chance": "deal"}) == "DZ-6"


@pytest.mark.rule("DZ-7")
def test_a_drawn_card_may_be_placed_or_discarded() -> None:
    at = deal(draw="R5").moves("draw")
    assert set(at.legal_moves()) == {"place 5", "discard left", "discard right"}
    assert refused(at, "draw") == "DZ-7"
    assert refused(at, "take left") == "DZ-7"


@pytest.mark.rule("DZ-7")
def test_a_card_taken_from_a_discard_must_be_placed() -> None:
    at = deal(discards="R5 B2").moves("take left")
    assert at.legal_moves() == ["place 5"]
    assert refused(at, "discard left") == "DZ-7"
    assert refused(at, "discard right") == "DZ-7"


@pytest.mark.rule("DZ-8")
@pytest.mark.parametrize("side", ["left", "right"])
def test_discarding_goes_on_either_discard_and_ends_the_turn(side: str) -> None:
    at = deal(discards="R5 B2", draw="G1").moves(f"draw, discard {side}")
    assert at.seen.discards == (("G1", "B2") if side == "left" else ("R5", "G1"))
    assert sorted(at.seen.discard_sizes) == [1, 2]
    assert at.turn == 1


@pytest.mark.rule("DZ-8")
def test_an_empty_discard_must_be_filled() -> None:
    at = deal(grids=". . . . G7", discards="R5 B2").moves("take left, place 5")
    assert set(at.legal_moves()) == {"place 7", "discard left"}
    assert refused(at, "discard right") == "DZ-8"
    right = deal(grids=". . . . G7", discards="B2 R5").moves("take right, place 5")
    assert set(right.legal_moves()) == {"place 7", "discard right"}
    assert refused(right, "discard left") == "DZ-8"
    assert right.moves("discard right").seen.discard_sizes == (1, 1)


@pytest.mark.rule("DZ-9")
def test_a_numbered_card_goes_on_its_own_place() -> None:
    at = deal(draw="R12").moves("draw")
    assert [refused(at, f"place {place}") for place in range(1, 12)] == ["DZ-9"] * 11
    assert at.moves("place 12").seen.grids[0][11] == "R12"


@pytest.mark.rule("DZ-9")
def test_a_joker_goes_on_any_place() -> None:
    at = deal(grids="+R1 +R2", draw="V*2").moves("draw")
    assert at.legal_moves() == [f"place {place}" for place in range(1, 13)] + ["discard left", "discard right"]
    assert at.moves("place 9").seen.grids[0][8] == "V*2"


@pytest.mark.rule("DZ-10")
def test_a_face_up_card_that_is_replaced_is_discarded() -> None:
    at = deal(grids="+B1", draw="R1").moves("draw, place 1")
    assert at.seen.grids[0][0] == "R1"
    assert (at.seen.held, at.seen.origin) == ("B1", "replaced")
    assert set(at.legal_moves()) == {"discard left", "discard right"}
    assert refused(at, "place 1") == "DZ-10"
    assert at.moves("discard left").turn == 1
    assert at.seen.discards[0] == "B1"


@pytest.mark.rule("DZ-11")
def test_a_face_down_card_is_turned_up_and_goes_on_as_often_as_it_happens() -> None:
    """The rulebook's example: a 2 is placed, the 6 of blue is turned up, and may be discarded or placed on 6."""
    at = deal(grids=". B6 . . . G3", draw="R2").moves("draw, place 2")
    assert (at.seen.held, at.seen.origin) == ("B6", "turned")
    assert set(at.legal_moves()) == {"place 6", "discard left", "discard right"}
    at.moves("place 6")
    assert at.seen.held == "G3"
    assert set(at.legal_moves()) == {"place 3", "discard left", "discard right"}
    assert refused(at, "place 6") == "DZ-9"
    assert at.moves("discard right").turn == 1


@pytest.mark.rule("DZ-11")
def test_a_card_turned_up_may_be_discarded_though_the_chain_began_at_a_discard() -> None:
    at = deal(grids=". B6", discards="R2 .").moves("take left, place 2, discard left")
    assert at.seen.discards[0] == "B6"
    assert at.turn == 1


@pytest.mark.rule("DZ-11")
def test_a_joker_turned_up_goes_anywhere() -> None:
    at = deal(grids="G*1", draw="R1").moves("draw, place 1")
    assert len(at.legal_moves()) == 14
    at.moves("place 1")
    assert at.seen.grids[0][0] == "G*1"
    assert (at.seen.held, at.seen.origin) == ("R1", "replaced")


@pytest.mark.rule("DZ-7", "DZ-10", "DZ-11")
def test_arthurs_complete_turn() -> None:
    """The rulebook's example, with its four pictures A to D."""
    at = deal(grids=". +R2 G11 . +B5 . . . . . R5 .", discards="R3 .")
    at.moves("take left, place 3")
    assert at.seen.groups[0] == (("R", (2, 3), 2), ("B", (5,), 0))  # A
    assert at.seen.held == "G11"
    at.moves("place 11")  # B
    assert at.seen.held == "R5"
    assert set(at.legal_moves()) == {"place 5", "discard left"}  # C
    at.moves("place 5")
    assert at.seen.held == "B5"
    assert at.legal_moves() == ["discard left"]
    at.moves("discard left")  # D
    assert at.turn == 1
    assert at.seen.discards[0] == "B5"
    assert [card for card in at.seen.grids[0] if card] == ["R2", "R3", "R5", "G11"]


@pytest.mark.rule("DZ-8", "DZ-12")
def test_maelles_joker_is_discarded_where_the_discard_is_empty() -> None:
    """The rulebook's example: a face-up joker gives way to the 3 of blue, and does not move."""
    at = deal(grids=". +B2 +V*1 . . . +B7", discards="B3 .").moves("take left, place 3")
    assert at.seen.groups[0] == (("B", (2, 3, 7), 5),)
    assert at.seen.held == "V*1"
    assert at.legal_moves() == ["discard left"]
    assert refused(at, "place 4") == "DZ-12"
    assert refused(at, "discard right") == "DZ-8"
    assert at.moves("discard left").turn == 1
    assert at.seen.discards[0] == "V*1"


def empty_pile(**options: Any) -> Table:
    """Five players: the thirteen cards of the draw pile, but for the last, lie on the left discard."""
    piled = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"
    return deal(5, discards="B1 B2", draw=f"{piled} R*1", **options).pass_turns(12)


RESHUFFLED = ["B1", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12"]


@pytest.mark.rule("DZ-14")
def test_an_empty_draw_pile_is_made_anew_from_all_but_the_tops() -> None:
    at = empty_pile()
    assert at.seen.draw_size == 1
    at.pass_turns(1)
    assert (at.turn, at.state.chance_kind, at.seen.player) == (CHANCE, "reshuffle", 3)
    assert not at.seen.round_over
    at.advance({"chance": "reshuffle", "draw": RESHUFFLED[::-1]})
    assert at.turn == 3
    assert (at.seen.discards, at.seen.discard_sizes, at.seen.draw_size) == (("R*1", "B2"), (1, 1), 13)
    assert at.moves("draw, discard left").seen.discards[0] == "R12"


@pytest.mark.rule("DZ-14")
def test_the_pile_may_run_out_during_a_turn_that_goes_on() -> None:
    at = empty_pile().moves("draw")
    assert at.seen.draw_size == 0
    assert at.turn == 2
    assert "place 7" in at.legal_moves()


@pytest.mark.rule("DZ-14")
def test_a_new_draw_pile_holds_what_lay_under_the_tops() -> None:
    at = empty_pile().pass_turns(1)
    first, *others = RESHUFFLED
    for wrong in (others, [*RESHUFFLED, "B2"], ["R*1", *others], ["R1", *others], [], None, first, ["?", *others]):
        assert refused_chance(at, {"chance": "reshuffle", "draw": wrong}) == "DZ-14"
    assert refused_chance(at, {"chance": "deal"}) == "DZ-6"


@pytest.mark.rule("DZ-14", "DZ-16")
def test_a_replay_turn_too_begins_with_a_draw_pile() -> None:
    at = empty_pile(deck=printed(replay="R*1")).pass_turns(1)
    assert at.state.chance_kind == "reshuffle"
    at.advance({"chance": "reshuffle", "draw": RESHUFFLED})
    assert at.turn == 2


# Marked cards


@pytest.mark.rule("DZ-15")
def test_a_stop_card_may_be_placed_and_what_it_turns_up_is_discarded() -> None:
    at = deal(grids=". B6", draw="R2", deck=printed(stop="R2")).moves("draw")
    assert set(at.legal_moves()) == {"place 2", "discard left", "discard right"}
    at.moves("place 2")
    assert (at.seen.held, at.seen.origin) == ("B6", "stopped")
    assert set(at.legal_moves()) == {"discard left", "discard right"}
    assert refused(at, "place 6") == "DZ-15"
    assert at.moves("discard left").turn == 1


@pytest.mark.rule("DZ-15")
def test_a_stop_card_may_be_discarded() -> None:
    assert deal(draw="R2", deck=printed(stop="R2")).moves("draw, discard left").turn == 1


@pytest.mark.rule("DZ-15")
def test_a_stop_card_that_is_turned_up_may_be_placed_and_stops() -> None:
    at = deal(grids=". B6 . . . G7", draw="R2", deck=printed(stop="B6")).moves("draw, place 2, place 6")
    assert (at.seen.held, at.seen.origin) == ("G7", "stopped")
    assert set(at.legal_moves()) == {"discard left", "discard right"}


@pytest.mark.rule("DZ-15")
def test_a_joker_or_a_stop_card_turned_up_under_a_stop_card_is_discarded_too() -> None:
    for under in ("G*1", "B6"):
        at = deal(grids=f". {under}", draw="R2", deck=printed(stop="R2 B6")).moves("draw, place 2")
        assert set(at.legal_moves()) == {"discard left", "discard right"}
        assert refused(at, "place 6") == "DZ-15"


@pytest.mark.rule("DZ-15")
def test_a_stop_card_taken_from_a_discard_stops_unless_an_option_says_otherwise() -> None:
    def turned_up(**options: Any) -> Table:
        at = deal(grids=". B6 . . . G7", discards="R2 .", deck=printed(stop="R2 B6"), **options)
        return at.moves("take left, place 2")

    assert turned_up().legal_moves() == ["discard left"]
    assert refused(turned_up(), "place 6") == "DZ-15"
    goes_on = turned_up(stop_from_discard=False)
    assert set(goes_on.legal_moves()) == {"place 6", "discard left"}
    assert goes_on.moves("place 6").legal_moves() == ["discard left"]  # the STOP card that was turned up does stop


@pytest.mark.rule("DZ-16")
def test_discarding_a_replay_card_brings_another_turn() -> None:
    at = deal(grids=". B6", draw="R1 R2", deck=printed(replay="R1 B6"))
    assert at.moves("draw, discard left").turn == 0
    assert set(at.legal_moves()) == {"draw", "take left", "take right"}
    assert at.moves("draw, place 2, discard right").turn == 0
    assert at.moves("take left, place 1, discard left").turn == 1


@pytest.mark.rule("DZ-16")
def test_placing_a_replay_card_brings_none() -> None:
    assert deal(draw="R1", deck=printed(replay="R1")).moves("draw, place 1, discard left").turn == 1


@pytest.mark.rule("DZ-17")
def test_a_replay_card_replaced_by_a_stop_card_brings_another_turn() -> None:
    deck = printed(stop="R2", replay="B2")
    assert deal(grids=". +B2", draw="R2", deck=deck).moves("draw, place 2, discard left").turn == 0
    assert deal(grids=". B2", draw="R2", deck=deck).moves("draw, place 2, discard left").turn == 0
    assert deal(grids=". +B2", discards="R2 .", deck=deck).moves("take left, place 2, discard left").turn == 0


@pytest.mark.rule("DZ-18")
def test_a_joker_counts_in_its_own_colour() -> None:
    assert deal(grids="+R1 +R*3 +R3 +B*1").seen.groups[0] == (("R", (1, 2, 3), 5), ("B", (4,), 0))
