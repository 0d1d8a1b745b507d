"""Dozito: material, options and the set-up of a round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parfait.core import CHANCE
from parfait.games.dozito.options import CARDS, DozitoOptions
from tests.games.dozito.table import Table, deal, deal_step, printed, refused_chance, refused_option, table

# Material


@pytest.mark.rule("DZ-1")
def test_there_are_75_cards_five_colours_of_twelve_numbers_and_three_jokers() -> None:
    assert len(set(CARDS)) == 75
    for colour in "RBGVY":
        numbers = [f"{colour}{number}" for number in range(1, 13)]
        assert [card for card in CARDS if card[0] == colour] == [*numbers, f"{colour}*1", f"{colour}*2", f"{colour}*3"]


@pytest.mark.rule("DZ-1")
def test_a_deal_holds_each_card_once() -> None:
    step = deal_step(2, draw="R1 R2")
    assert refused_chance(table(), {**step, "draw": ["R2", *step["draw"][1:]]}) == "DZ-1"
    assert refused_chance(table(), {**step, "draw": step["draw"][1:]}) == "DZ-1"


@pytest.mark.rule("DZ-2")
def test_the_reference_deck() -> None:
    usual = DozitoOptions()
    # number 1: k = 0…4 are blue, green, violet, yellow, red
    assert [(usual.mark(card), usual.suns(card)) for card in ("B1", "G1", "V1", "Y1", "R1")] == [
        ("STOP", 2),
        (None, 2),
        ("REPLAY", 0),
        (None, 1),
        (None, 1),
    ]
    assert [usual.mark(card) for card in ("R5", "R10", "G12", "R8")] == ["STOP", "STOP", "STOP", "REPLAY"]
    assert [card for card in CARDS if "*" in card and (usual.mark(card) or usual.suns(card))] == []
    assert sum(usual.suns(card) for card in CARDS) == 12 * 6
    assert Counter(usual.mark(card) for card in CARDS) == {"STOP": 12, "REPLAY": 12, None: 51}


@pytest.mark.rule("DZ-2")
def test_another_deck_may_be_given_whole() -> None:
    deck = printed(stop="R1", replay="B2", suns="G3 G3 G3")
    options = DozitoOptions.read({"deck": deck}, players=2)
    assert (options.mark("R1"), options.mark("B2"), options.mark("G3")) == ("STOP", "REPLAY", None)
    assert (options.suns("G3"), options.suns("R1")) == (3, 0)
    assert options.write() == {"deck": deck}
    assert DozitoOptions().write() == {}


@pytest.mark.rule("DZ-2")
@pytest.mark.parametrize(
    "wrong",
    [
        {"mark": "stop", "suns": 0},
        {"mark": "", "suns": 0},
        {"mark": False, "suns": 0},
        {"mark": ["STOP"], "suns": 0},
        {"mark": None, "suns": -1},
        {"mark": None, "suns": 1.0},
        {"mark": None, "suns": True},
        {"mark": None, "suns": None},
        {"mark": None},
        {"suns": 0},
        {"mark": None, "suns": 0, "name": "x"},
        None,
    ],
)
def test_a_card_has_a_mark_or_null_and_a_number_of_suns(wrong: Any) -> None:
    assert refused_option(deck={**printed(), "R1": wrong}) == "DZ-2"


@pytest.mark.rule("DZ-2")
def test_a_deck_has_exactly_the_75_cards() -> None:
    short = {card: value for card, value in printed().items() if card != "Y*3"}
    assert refused_option(deck=short) == "DZ-2"
    assert refused_option(deck={**printed(), "Y*4": {"mark": None, "suns": 0}}) == "DZ-2"
    assert refused_option(deck={**short, "y*3": {"mark": None, "suns": 0}}) == "DZ-2"
    assert refused_option(deck=list(printed())) == "DZ-2"
    assert refused_option(deck=None) == "DZ-2"


@pytest.mark.rule("DZ-3")
def test_group_points_are_eleven_numbers() -> None:
    table(group_points=[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    table(group_points=[-1, *[0] * 10])
    for no_number in (1.5, True, "1", None, 10**7):
        assert refused_option(group_points=[*[0] * 10, no_number]) == "DZ-3"
    for wrong in ([0] * 10, [0] * 12, "0", 11, None):
        assert refused_option(group_points=wrong) == "DZ-3"


@pytest.mark.rule("DZ-15", "DZ-23", "DZ-24", "DZ-27")
@pytest.mark.parametrize(
    ("name", "rule", "good", "wrong"),
    [
        ("stop_from_discard", "DZ-15", [True, False], [1, 0, None, "true"]),
        ("first_player", "DZ-23", ["random", 0, 1], [2, -1, True, "0", None]),
        ("rounds", "DZ-24", [1, 3, 12], [0, -1, 1.0, "3", True, None]),
        ("max_idle_turns", "DZ-27", [1, 100, None], [0, -1, 100.0, "100", True, False]),
    ],
)
def test_an_option_has_its_type_and_its_rule(name: str, rule: str, good: list[Any], wrong: list[Any]) -> None:
    for value in good:
        assert getattr(table(**{name: value}).state.options, name) == value
    for value in wrong:
        assert refused_option(**{name: value}) == rule


# Set-up of a round


@pytest.mark.rule("DZ-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_has_twelve_face_down_cards(players: int) -> None:
    at = deal(players)
    assert at.seen.grids == ((None,) * 12,) * players
    assert at.seen.draw_size == 75 - 12 * players - 2


@pytest.mark.rule("DZ-4", "DZ-21")
def test_the_grid_is_three_rows_of_four() -> None:
    def joined(one: int, other: int) -> bool:
        grid = ["."] * 12
        grid[one - 1], grid[other - 1] = "+R*1", "+R*2"
        return deal(grids=" ".join(grid)).seen.points[0] == 2

    neighbours = [(one, other) for one in range(1, 13) for other in range(one + 1, 13) if joined(one, other)]
    rows = [(one, one + 1) for one in (1, 2, 3, 5, 6, 7, 9, 10, 11)]
    columns = [(one, one + 4) for one in range(1, 9)]
    assert neighbours == sorted(rows + columns)


@pytest.mark.rule("DZ-4")
def test_a_deal_gives_twelve_cards_to_each_seat() -> None:
    step = deal_step(2)
    grids = step["grids"]
    for wrong in (grids[:1], [*grids, []], [grids[0], grids[1][:11]], [grids[0], "R1"], grids[0], None):
        assert refused_chance(table(), {**step, "grids": wrong}) == "DZ-4"
    for name in ("R13", "r1", "R0", "R*4", "R*", "R 1", "X1", "", 7, None, ["R1"]):
        assert refused_chance(table(), {**step, "grids": [[name, *grids[0][1:]], grids[1]]}) == "DZ-4"


@pytest.mark.rule("DZ-5")
def test_two_cards_start_the_discards_and_the_rest_is_the_draw_pile() -> None:
    at = deal(3, discards="R5 B2", draw="G1 V7")
    assert at.seen.discards == ("R5", "B2")
    assert at.seen.discard_sizes == (1, 1)
    assert at.seen.draw_size == 37
    assert at.moves("draw").seen.held == "G1"
    assert at.moves("discard left, draw, discard left").seen.discards[0] == "V7"


@pytest.mark.rule("DZ-5")
def test_a_deal_without_two_discards_or_a_draw_pile_is_refused() -> None:
    step = deal_step(2)
    for wrong in (step["discards"][:1], [*step["discards"], "R1"], "R1 R2", None, ["R1", "R99"]):
        assert refused_chance(table(), {**step, "discards": wrong}) == "DZ-5"
    for wrong in (None, {"R1": 1}, [1], "R1"):
        assert refused_chance(table(), {**step, "draw": wrong}) == "DZ-5"


@pytest.mark.rule("DZ-23")
def test_who_starts_the_first_round_is_drawn_by_lot_unless_an_option_says() -> None:
    by_lot = table(3, first_player="random")
    assert by_lot.state.chance_kind == "first"
    for nobody in (3, -1, True, "1", None, 1.0):
        assert refused_chance(by_lot, {"chance": "first", "seat": nobody}) == "DZ-23"
    by_lot.advance({"chance": "first", "seat": 2})
    assert by_lot.next_deal().turn == 2
    assert table(3, first_player=1).next_deal().turn == 1


@pytest.mark.rule("DZ-4")
def test_a_new_round_starts_anew_but_for_the_totals() -> None:
    deck = printed(suns="R1 R1")
    at: Table = deal(grids="R1 / .", discards="R*1 .", max_idle_turns=1, deck=deck, rounds=2)
    at.moves("take left, place 1, place 1, discard left").pass_turns(1)
    assert at.turn == CHANCE
    assert at.seen.round_over
    assert at.seen.scores == (2, 0)
    assert at.seen.grids[0][0] == "R1"  # the position stays in sight until the next deal
    at.next_deal(discards="B1 B2")
    assert at.seen.grids == ((None,) * 12,) * 2
    assert (at.seen.discards, at.seen.discard_sizes, at.seen.draw_size) == (("B1", "B2"), (1, 1), 49)
    assert (at.seen.idle_turns, at.seen.closer, at.seen.origin, at.seen.round) == (0, None, None, 2)
    assert at.seen.scores == (2, 0)
