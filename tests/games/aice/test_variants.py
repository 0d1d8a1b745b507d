"""AICE with the options that a designer would turn."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from parfait.core import CHANCE, OVER, BadOption, Rng
from tests.games.aice.table import EVEN, THREE, deal, table


@pytest.mark.rule("AI-2", "AI-5")
def test_with_three_dice_only_the_first_three_colours_may_be_bid_with() -> None:
    at = deal(4, EVEN, dice=3)
    assert at.seen.dice == ("FAP",) * 4
    assert {move.split()[2] for move in at.legal_moves()} == set("FAP")
    assert at.refused("bid 1 D") == "AI-5"


@pytest.mark.rule("AI-2", "AI-17")
def test_dice_on_hand_sum_to_the_dice_that_are_left_after_the_bids() -> None:
    at = deal(4, EVEN, dice=3).play_out(5)
    assert sum(at.seen.dice_on_hand) == 2 * 4


@pytest.mark.rule("AI-2")
def test_a_die_of_a_colour_that_is_not_in_the_game_cannot_be_played() -> None:
    at = deal(4, EVEN, bids="1 F, 1 F, 1 F, 1 F", dice=2)
    assert at.refused("F8+D/6") == "AI-2"


@pytest.mark.rule("AI-1", "AI-2", "AI-4")
@pytest.mark.parametrize(("players", "given", "each"), [(4, {}, 4), (3, {}, 4), (3, {"hand": 2}, 2)])
def test_with_two_suits_there_are_fewer_cards_and_dice(players: int, given: dict[str, Any], each: int) -> None:
    at = table(players, suits=2, **given)
    at.draw(Rng(1))
    dealt: Any = at.record.steps[-1]
    assert {card[0] for card in chain(*dealt["hands"], dealt["aside"])} == set("FA")
    assert [len(hand) for hand in dealt["hands"]] == [each] * players
    assert at.seen.dice == ("FA",) * players


@pytest.mark.rule("AI-1", "AI-4")
@pytest.mark.parametrize(
    ("players", "given", "ranks", "each"), [(4, {}, "2345", 5), (3, {}, "345", 5), (3, {"suits": 2}, "345", 2)]
)
def test_with_a_lower_top_rank_there_are_fewer_cards(
    players: int, given: dict[str, Any], ranks: str, each: int
) -> None:
    at = table(players, top_rank=5, **given)
    at.draw(Rng(1))
    dealt: Any = at.record.steps[-1]
    assert {card[1] for card in chain(*dealt["hands"], dealt["aside"])} == set(ranks)
    assert [len(hand) for hand in dealt["hands"]] == [each] * players


@pytest.mark.rule("AI-1", "AI-15")
@pytest.mark.parametrize(("players", "allowed"), [(3, "5–9"), (4, "5–9")])
def test_a_deck_too_small_for_two_cards_each_is_refused_with_those_that_are_not(players: int, allowed: str) -> None:
    with pytest.raises(BadOption) as caught:
        table(players, suits=2, top_rank=4)
    assert (caught.value.rule, caught.value.arguments["option"]) == ("AI-1", "top_rank")
    assert caught.value.arguments["allowed"] == allowed


@pytest.mark.rule("AI-4", "AI-15")
def test_a_hand_of_two_cards_plays_one_trick() -> None:
    at = table(4, hand=2, rounds=1)
    at.draw(Rng(1))
    while at.turn != OVER:
        if at.turn == CHANCE:
            at.draw(Rng(1))
        else:
            at.play(at.turn, at.legal_moves()[0])
    assert at.seen.tricks == 1


@pytest.mark.rule("AI-16")
@pytest.mark.parametrize("exact", [0, 7, 100])
def test_an_exact_bid_scores_what_the_option_says(exact: int) -> None:
    at = deal(4, EVEN, exact_bid=exact).last_trick(won=[3, 3, 2, 1], dice_on_hand=[4, 4, 4, 4], bids=[3, 2, 3, 1])
    without_bids = [3 * won for won in (3, 3, 2, 1)]
    assert [points - w for points, w in zip(at.seen.round_points, without_bids, strict=True)] == [exact, 0, 0, exact]


@pytest.mark.rule("AI-18")
def test_tricks_score_by_rank_as_the_option_says() -> None:
    at = deal(4, EVEN, factors=[9, 5, 2, 1]).last_trick(won=[3, 3, 2, 1], dice_on_hand=[2, 4, 4, 6])
    assert at.seen.per_trick == (9, 5, 5, 1)
    assert at.seen.round_points == (27, 15, 10, 1)


@pytest.mark.rule("AI-18")
def test_three_players_use_the_last_three_factors() -> None:
    at = deal(3, THREE, factors=[9, 5, 2, 1]).last_trick(won=[4, 3, 3], dice_on_hand=[2, 4, 6])
    assert at.seen.per_trick == (5, 2, 1)


@pytest.mark.rule("AI-1", "AI-2", "AI-4", "AI-16", "AI-18")
@pytest.mark.parametrize(
    "options",
    [{"dice": 1}, {"dice": 6}, {"exact_bid": -1}, {"factors": [3, 2, 1]}, {"suits": 1}, {"hand": 11}, {"top_rank": 3}],
)
def test_what_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        table(4, **options)
