"""Dozito: the end of a round, the score and the end of the game."""

from __future__ import annotations

import pytest

from parfait.core import CHANCE, Rng
from tests.games.dozito.table import Table, deal, deal_step, printed, refused, refused_chance

# Twelve places of which the last is face down, and under it a card that goes nowhere else.
ALMOST = "+R*1 +B2 +G3 +V4 +Y5 +R6 +B7 +G8 +V9 +Y10 +R11 B12"

# End of a round


@pytest.mark.rule("DZ-19")
def test_when_all_twelve_are_face_up_every_other_player_has_one_last_turn() -> None:
    at = deal(3, grids=f". / {ALMOST}", draw="R1 G12").pass_turns(1)
    at.moves("draw, place 12")
    assert at.seen.closer is None  # it is at the end of the turn that it counts
    at.moves("discard left")
    assert at.seen.closer == 1
    assert at.turn == 2
    at.pass_turns(1)
    assert at.turn == 0
    at.pass_turns(1)
    assert at.turn == CHANCE
    assert at.seen.round_over


@pytest.mark.rule("DZ-19")
def test_another_full_grid_changes_nothing() -> None:
    other = "+Y*1 +V2 +R3 +B4 +G5 +V6 +Y7 +R8 +B9 +G10 +V11 Y12"
    at = deal(3, grids=f"{ALMOST} / {other}", draw="G12 R12").moves("draw, place 12, discard left, draw, place 12")
    at.moves("discard left")
    assert (at.seen.closer, at.turn) == (0, 2)
    assert at.pass_turns(1).seen.round_over


@pytest.mark.rule("DZ-19")
def test_extra_turns_are_part_of_the_turn_that_fills_the_grid() -> None:
    at = deal(2, grids=ALMOST, draw="G12", deck=printed(replay="B12")).moves("draw, place 12, discard left")
    assert (at.turn, at.seen.closer) == (0, None)
    at.pass_turns(1)
    assert (at.turn, at.seen.closer) == (1, 0)
    assert at.pass_turns(1).seen.round_over


@pytest.mark.rule("DZ-19")
def test_extra_turns_are_part_of_the_last_turn() -> None:
    at = deal(2, grids=ALMOST, draw="G12 V1 V2", deck=printed(replay="V1")).moves("draw, place 12, discard left")
    at.pass_turns(1)
    assert (at.turn, at.seen.round_over) == (1, False)
    assert at.pass_turns(1).seen.round_over


@pytest.mark.rule("DZ-20")
def test_cards_still_face_down_stay_so_and_count_for_nothing() -> None:
    at = deal(grids="+R1 R2 +R3", deck=printed(suns="R2"), max_idle_turns=1).pass_turns(1)
    assert at.seen.round_over
    assert at.seen.grids[0][1] is None
    assert at.seen.scores == (0, 0)


@pytest.mark.rule("DZ-27")
def test_a_hundred_turns_without_a_card_turned_up_end_the_round() -> None:
    at, rng = deal(2), Rng(1)
    for turn in range(100):
        if at.turn == CHANCE:
            at.draw(rng)
        assert (at.seen.idle_turns, at.seen.round_over) == (turn, False)
        at.pass_turns(1)
    assert at.seen.round_over


@pytest.mark.rule("DZ-27")
def test_a_card_turned_up_starts_the_count_again_and_replacing_does_not() -> None:
    at = deal(grids="+B1 B2", draw="V1 R1 R2 V2", max_idle_turns=3).pass_turns(1)
    at.pass_turns(1)
    assert at.seen.idle_turns == 2
    at.moves("draw, place 2, discard left")
    assert at.seen.idle_turns == 0
    at.pass_turns(1).moves("take left, place 2, discard left")
    assert at.seen.idle_turns == 2


@pytest.mark.rule("DZ-27")
def test_replay_turns_count_and_the_turn_that_would_follow_is_not_played() -> None:
    at = deal(draw="R1 R2 R3", deck=printed(replay="R1 R2 R3"), max_idle_turns=3).pass_turns(2)
    assert (at.turn, at.seen.idle_turns) == (0, 2)
    assert at.pass_turns(1).seen.round_over


@pytest.mark.rule("DZ-27", "DZ-19")
def test_last_turns_too_fall_to_the_count() -> None:
    at = deal(3, grids=ALMOST, draw="G12", max_idle_turns=1).moves("draw, place 12, discard left")
    assert (at.turn, at.seen.idle_turns) == (1, 0)
    assert at.pass_turns(1).seen.round_over


@pytest.mark.rule("DZ-27", "DZ-14")
def test_a_round_that_ends_needs_no_new_draw_pile() -> None:
    at = deal(5, max_idle_turns=13).pass_turns(13)
    assert at.seen.draw_size == 0
    assert at.seen.round_over
    assert at.state.chance_kind == "first"


@pytest.mark.rule("DZ-27")
def test_an_option_takes_the_limit_away() -> None:
    at, rng = deal(2, max_idle_turns=None), Rng(1)
    for _ in range(250):
        if at.turn == CHANCE:
            at.draw(rng)
        at.pass_turns(1)
    assert not at.seen.round_over


# Score


@pytest.mark.rule("DZ-3")
@pytest.mark.parametrize(
    ("size", "points"),
    [(1, 0), (2, 2), (3, 5), (4, 10), (5, 16), (6, 25), (7, 35), (8, 45), (9, 55), (10, 65), (11, 75)],
)
def test_a_group_scores_by_its_size(size: int, points: int) -> None:
    grid = " ".join(f"+R{number}" for number in range(1, size + 1))
    assert deal(grids=grid).seen.points[0] == points


@pytest.mark.rule("DZ-3")
def test_an_option_sets_the_points_of_groups() -> None:
    own = [1, 3, 7, 9, 9, 9, 9, 9, 9, 9, 20]
    assert deal(grids="+R1 +R2 +R3 +B4", group_points=own).seen.points[0] == 7 + 1


@pytest.mark.rule("DZ-21", "DZ-22", "DZ-20")
def test_arthur_scores_27() -> None:
    """The rulebook's example: three red, four blue and two green cards, a 6 of green that touches those only at a
    corner, a card still face down, and ten suns."""
    suns = "R1 R2 R2 B3 B4 B7 B8 G6 G12 Y9 R*1"  # R*1 is the one face down
    at = deal(
        grids="+R1 +R2 +B3 +B4 +R5 +G6 +B7 +B8 +Y9 R*1 +G11 +G12", deck=printed(suns=suns), max_idle_turns=1
    ).pass_turns(1)
    assert at.seen.groups[0] == (
        ("R", (1, 2, 5), 5),
        ("B", (3, 4, 7, 8), 10),
        ("G", (6,), 0),
        ("G", (11, 12), 2),
        ("Y", (9,), 0),
    )
    assert at.seen.suns[0] == 10
    assert at.seen.points[0] == at.seen.scores[0] == 27


@pytest.mark.rule("DZ-21")
def test_there_may_be_several_groups_of_a_colour() -> None:
    at = deal(grids="+R1 +R2 +B3 +R4 +B5 +B6 . +R8 +R9 +R10 +R11 +R12")
    assert at.seen.groups[0] == (("R", (1, 2), 2), ("R", (4, 8, 9, 10, 11, 12), 25), ("B", (3,), 0), ("B", (5, 6), 2))


@pytest.mark.rule("DZ-21")
def test_corners_and_the_ends_of_rows_do_not_join() -> None:
    assert deal(grids="+R1 . . . . +R6").seen.points[0] == 0
    assert deal(grids=". . . +R4 +R5").seen.points[0] == 0


@pytest.mark.rule("DZ-22")
def test_every_sun_on_a_face_up_card_scores() -> None:
    deck = printed(suns="R1 R2 R2 B12 B12 B12 V7")
    assert deal(grids="+R1 +R2 . . . . V7 . . . . +B12", deck=deck).seen.points[0] == 2 + 1 + 2 + 3


@pytest.mark.rule("DZ-23")
def test_the_fewest_points_in_total_start_the_next_round() -> None:
    at = deal(3, grids="+R1 +R2 / . / +B1 +B2", max_idle_turns=1).pass_turns(1)
    assert at.state.chance_kind == "deal"
    assert at.next_deal("/ +R1 +R2 +R3").turn == 1
    at.pass_turns(1)
    assert at.seen.scores == (2, 5, 2)


@pytest.mark.rule("DZ-23")
def test_a_tie_for_the_fewest_points_is_drawn_by_lot() -> None:
    at = deal(3, grids=". / +R1 +R2 / .", max_idle_turns=1).pass_turns(1)
    assert at.state.chance_kind == "first"
    assert refused_chance(at, {"chance": "first", "seat": 1}) == "DZ-23"
    assert refused_chance(at, {"chance": "first", "seat": 3}) == "DZ-23"
    at.advance({"chance": "first", "seat": 2})
    assert at.next_deal().turn == 2


# End of the game


def last_round(before: tuple[int, ...], best: tuple[int, ...], grids: str = "") -> Table:
    """The third round is over; these were the totals and the best rounds before it."""
    at = deal(len(before), grids=grids, max_idle_turns=1)
    at.state.restore({"round": 3, "totals": [*before, *[0] * (5 - len(before))]})
    at.state.restore({"best_round": [*best, *[0] * (5 - len(best))]})
    return at.pass_turns(1)


@pytest.mark.rule("DZ-24")
def test_after_three_rounds_the_most_points_win() -> None:
    at = deal(grids="+R1 +R2", max_idle_turns=1).pass_turns(1)
    at.next_deal(". / +R1 +R2 +R3").pass_turns(1)
    assert (at.seen.scores, at.seen.winners) == ((2, 5), ())
    at.next_deal("+R1 +R2").pass_turns(1)
    assert at.over
    assert at.record.result == {"winners": [1], "scores": [4, 5]}
    assert at.seen.best_round == (2, 5)
    assert refused(at, "draw") == "DZ-24"
    assert refused_chance(at, deal_step(2)) == "DZ-24"


@pytest.mark.rule("DZ-24")
def test_an_option_sets_the_number_of_rounds() -> None:
    at = deal(grids=". / +R1 +R2", max_idle_turns=1, rounds=1).pass_turns(1)
    assert at.seen.winners == (1,)


@pytest.mark.rule("DZ-24")
def test_a_tie_goes_to_the_highest_score_in_one_round() -> None:
    assert last_round((20, 20, 10), (11, 12, 10)).seen.winners == (1,)
    assert last_round((20, 20), (11, 12)).seen.winners == (1,)


@pytest.mark.rule("DZ-24")
def test_the_last_round_counts_in_a_tie() -> None:
    at = last_round((20, 15), (4, 3), grids=". / +R1 +R2 +R3")
    assert at.seen.scores == (20, 20)
    assert at.seen.winners == (1,)


@pytest.mark.rule("DZ-24")
def test_still_tied_the_victory_is_shared() -> None:
    assert last_round((20, 30, 30), (20, 12, 12)).seen.winners == (1, 2)


# A chain: each card of red lies where the one before it goes; the joker is last.
RED_CHAIN = "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R*1"


@pytest.mark.rule("DZ-25")
def test_twelve_cards_of_one_colour_win_at_once() -> None:
    at = deal(grids=RED_CHAIN, discards="R1 .", deck=printed(suns=" ".join(f"R{n}" for n in range(1, 13))))
    at.state.restore({"totals": [3, 40, 0, 0, 0]})
    at.moves("take left" + "".join(f", place {number}" for number in range(1, 12)))
    assert not at.over
    at.moves("place 12")
    assert at.over
    assert at.record.result == {"winners": [0], "scores": [3, 40]}
    assert at.seen.one_colour == 0
    assert not at.seen.round_over
    assert (at.seen.held, at.seen.discard_sizes) == ("R*1", (0, 1))  # no discard follows
    assert refused(at, "discard left") == "DZ-25"


@pytest.mark.rule("DZ-25")
def test_a_joker_counts_and_a_face_up_card_may_be_the_one_replaced() -> None:
    one_blue = "+R1 +R2 +R3 +B4 +R5 +R6 +R7 +R8 +R9 +R10 +R11 +R12"
    at = deal(grids=f". / {one_blue}", draw="V1 R*2").pass_turns(1).moves("draw, place 4")
    assert at.seen.winners == (1,)
    assert at.seen.held == "B4"


@pytest.mark.rule("DZ-25")
def test_twelve_cards_with_one_face_down_do_not_win() -> None:
    at = deal(grids="+R1 +R2 +R3 +R4 +R5 +R6 +R7 +R8 +R9 +R*3 R10 +R12", draw="R*1").moves("draw, place 1")
    assert not at.over


@pytest.mark.rule("DZ-25")
def test_a_card_that_is_only_turned_up_under_a_stop_card_does_not_hinder_it() -> None:
    last = "+R1 +R2 +R3 +R4 +R5 +R6 +R7 +R8 +R9 +R10 +R11 B4"
    assert deal(grids=last, draw="R12", deck=printed(stop="R12")).moves("draw, place 12").seen.winners == (0,)
