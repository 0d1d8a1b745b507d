"""Dozito with the options that a designer would turn."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import BadOption, Rng
from parfait.games.dozito.options import DozitoOptions
from tests.games.dozito.table import deal, printed, table

ALMOST = "+R*1 +B2 +G3 +V4 +Y5 +R6 +B7 +G8 +V9 Y10 R11 B12"


@pytest.mark.rule("DZ-1")
@pytest.mark.parametrize(("jokers", "cards"), [(0, 60), (1, 65), (2, 70), (3, 75)])
def test_a_deal_has_as_many_jokers_a_colour_as_the_option_says(jokers: int, cards: int) -> None:
    at = table(2, jokers=jokers)
    at.draw(Rng(3))
    step: Any = at.record.steps[-1]
    dealt = [card for grid in step["grids"] for card in grid] + step["discards"] + step["draw"]
    assert len(dealt) == cards
    assert sum("*" in card for card in dealt) == 5 * jokers


@pytest.mark.rule("DZ-1")
def test_five_players_need_jokers_or_nothing_is_left_to_draw() -> None:
    with pytest.raises(BadOption, match="jokers"):
        table(5, jokers=0)
    at = table(5, jokers=1)
    at.draw(Rng(3))
    assert at.seen.draw_size == 3


@pytest.mark.rule("DZ-1")
@pytest.mark.parametrize(("players", "colours", "jokers"), [(2, 2, 3), (2, 3, 0), (3, 3, 1), (4, 4, 3), (5, 5, 1)])
def test_a_deck_may_have_fewer_colours_as_long_as_a_card_is_left_to_draw(
    players: int, colours: int, jokers: int
) -> None:
    at = table(players, colours=colours, jokers=jokers)
    at.draw(Rng(3))
    step: Any = at.record.steps[-1]
    dealt = [card for grid in step["grids"] for card in grid] + step["discards"] + step["draw"]
    assert {card[0] for card in dealt} == set("RBGVY"[:colours])
    assert len(dealt) == colours * (12 + jokers)
    assert step["draw"]
    with pytest.raises(BadOption, match="colours"):
        table(players, colours=colours - 1, jokers=jokers)


@pytest.mark.rule("DZ-15")
@pytest.mark.parametrize(("stops", "origin"), [(7, "turned"), (8, "stopped")])
def test_stop_counts_only_up_to_the_number_that_the_option_says(stops: int, origin: str) -> None:
    at = deal(2, draw="R8", stops=stops, deck=printed(stop="R8")).moves("draw, place 8")
    assert at.seen.origin == origin


@pytest.mark.rule("DZ-16")
@pytest.mark.parametrize(("replays", "turn"), [(7, 1), (8, 0)])
def test_play_again_counts_only_up_to_the_number_that_the_option_says(replays: int, turn: int) -> None:
    at = deal(2, draw="R8", replays=replays, deck=printed(replay="R8")).moves("draw, discard left")
    assert at.turn == turn


@pytest.mark.rule("DZ-15", "DZ-16")
def test_marks_of_jokers_count_whatever_the_numbers() -> None:
    options = DozitoOptions.read({"stops": 0, "replays": 0, "deck": printed(stop="R*1 R1", replay="B*1 B1")}, 2)
    assert [options.mark(card) for card in ("R*1", "R1", "B*1", "B1")] == ["STOP", None, "REPLAY", None]


@pytest.mark.rule("DZ-19")
def test_the_last_turns_begin_with_as_many_face_up_cards_as_the_option_says() -> None:
    at = deal(3, grids=ALMOST, draw="G10", last_turns_at=10).moves("draw, place 10, discard left")
    assert (at.seen.closer, at.turn) == (0, 1)
    at.pass_turns(2)
    assert at.seen.round_over
    assert at.seen.grids[0].count(None) == 2


@pytest.mark.rule("DZ-22")
@pytest.mark.parametrize("sun_points", [-2, 0, 3])
def test_a_sun_scores_what_the_option_says(sun_points: int) -> None:
    at = deal(2, grids="+R1 +B2", sun_points=sun_points, deck=printed(suns="R1 R1 B2"))
    assert at.seen.suns[0] == 3
    assert at.seen.points[0] == 3 * sun_points
