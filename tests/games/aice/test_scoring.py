"""AICE: the score of a round, the rounds and the end."""

from __future__ import annotations

import pytest

from parfait.core import CHANCE, OVER, BadOption, BadOutcome, IllegalMove, Outcome
from tests.games.aice.table import EVEN, OWN_SUITS, THREE, deal, table


@pytest.mark.rule("AI-16")
def test_exactly_the_bid_is_ten_points_and_anything_else_none() -> None:
    at = deal(4, EVEN).last_trick(won=[3, 3, 2, 1], dice_on_hand=[4, 4, 4, 4], bids=[3, 2, 3, 1])
    without_bids = [3 * won for won in (3, 3, 2, 1)]
    assert [points - w for points, w in zip(at.seen.round_points, without_bids, strict=True)] == [10, 0, 0, 10]


@pytest.mark.rule("AI-16")
def test_a_bid_is_hit_by_the_last_trick_too() -> None:
    at = deal(4, EVEN).to_last_trick(won=[1, 3, 3, 1], dice_on_hand=[7, 0, 0, 9], bids=[2, 4, 4, 4])
    assert at.seen.round_points[0] == 1 * 1
    at.moves("F9 F8 F7 F6")
    assert at.seen.won[0] == 2
    assert at.seen.round_points[0] == 10 + 2 * 1


@pytest.mark.rule("AI-17")
def test_dice_on_hand_2_4_4_6_rank_1_2_2_4() -> None:
    """The rulebook's table, by play: seat 0 plays two dice and seat 3 takes them."""
    at = deal(4, OWN_SUITS, bids="1 A, 1 A, 1 A, 1 A").moves("F2+T A2 P2 T9").roll("0:1")
    at.moves("D9 D2+D D4 D6").roll("0:6")
    assert at.seen.won == (0, 0, 0, 2)
    assert at.seen.dice_on_hand == (2, 4, 4, 6)
    assert at.seen.ranks == (1, 2, 2, 4)


@pytest.mark.rule("AI-17")
@pytest.mark.parametrize(("players", "hands"), [(4, EVEN), (3, THREE)])
def test_dice_on_hand_leave_out_the_dice_of_the_bids(players: int, hands: str) -> None:
    for seed in range(5):
        at = deal(players, hands).play_out(seed)
        assert sum(at.seen.dice_on_hand) == 4 * players
        left = [len(dice) for dice in at.seen.dice]
        assert [t + n for t, n in zip(at.seen.taken, left, strict=True)] == list(at.seen.dice_on_hand)


@pytest.mark.rule("AI-17")
@pytest.mark.parametrize(
    ("dice", "ranks"),
    [
        ([4, 4, 4, 4], (1, 1, 1, 1)),
        ([0, 0, 0, 16], (1, 1, 1, 4)),
        ([6, 2, 6, 2], (3, 1, 3, 1)),
        ([7, 5, 3, 1], (4, 3, 2, 1)),
        ([1, 5, 5, 5], (1, 2, 2, 2)),
    ],
)
def test_players_with_as_many_dice_share_the_better_rank(dice: list[int], ranks: tuple[int, ...]) -> None:
    assert deal(4, EVEN).last_trick(won=[3, 2, 2, 2], dice_on_hand=dice).seen.ranks == ranks


@pytest.mark.rule("AI-18")
def test_four_players_get_3_2_1_0_a_trick() -> None:
    at = deal(4, EVEN).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7])
    assert at.seen.per_trick == (3, 2, 1, 0)
    assert at.seen.round_points == at.seen.scores == (6, 6, 3, 0)


@pytest.mark.rule("AI-18")
def test_three_players_get_2_1_0_a_trick() -> None:
    at = deal(3, THREE).last_trick(won=[3, 3, 4], dice_on_hand=[7, 4, 1])
    assert at.seen.per_trick == (0, 1, 2)
    assert at.seen.round_points == at.seen.scores == (0, 3, 8)


@pytest.mark.rule("AI-18", "AI-17")
def test_a_shared_rank_is_paid_in_full_and_the_next_is_skipped() -> None:
    at = deal(4, EVEN).last_trick(won=[3, 2, 2, 2], dice_on_hand=[2, 4, 4, 6])
    assert at.seen.per_trick == (3, 2, 2, 0)
    assert at.seen.scores == (9, 4, 4, 0)


@pytest.mark.rule("AI-16", "AI-18")
def test_points_add_up_over_the_rounds() -> None:
    at = deal(4, EVEN).last_trick([2, 3, 3, 1], [1, 3, 5, 7], bids=[2, 6, 6, 1], points=[10, 20, 30, 40])
    assert at.seen.round_points == (16, 6, 3, 10)
    assert at.seen.scores == (26, 26, 33, 50)


# Rounds and end


@pytest.mark.rule("AI-19")
def test_the_fewest_points_in_total_start_the_next_round() -> None:
    at = deal(4, EVEN).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7], points=[10, 0, 9, 30])
    assert at.seen.scores == (16, 6, 12, 30)
    assert at.turn == CHANCE
    assert at.seen.chance == "deal"
    assert at.next_deal(OWN_SUITS).turn == 1


@pytest.mark.rule("AI-19")
def test_a_tie_for_the_fewest_points_is_broken_by_lot() -> None:
    at = deal(4, EVEN).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7], points=[0, 0, 9, 30])
    assert at.seen.scores == (6, 6, 12, 30)
    assert at.seen.chance == "first"
    assert at.seen.among == (0, 1)
    assert at.refused_chance({"chance": "first", "seat": 2}) == "AI-19"
    for wrong in ((), (4,), (-1,), (0, 1), (2**70,)):
        with pytest.raises(BadOutcome, match="AI-19"):
            at.state.apply_chance(Outcome("first", wrong))
    assert at.first(1).next_deal(OWN_SUITS).turn == 1


@pytest.mark.rule("AI-19", "AI-20")
def test_a_round_that_is_over_stays_in_sight_until_the_next_deal() -> None:
    at = deal(4, EVEN).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7])
    assert at.seen.round_over
    assert at.seen.trick == ("F9", "F8", "F7", "F6")
    assert at.seen.trick_winner == 0
    assert at.seen.won == (2, 3, 3, 1)
    assert at.seen.bids == (6, 6, 6, 6)


@pytest.mark.rule("AI-20")
def test_the_most_points_win_after_four_rounds() -> None:
    at = deal(4, EVEN)
    for played in range(1, 5):
        assert at.seen.round == played
        assert at.seen.winners == ()
        at.last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7], points=[0, 0, 9, 20])
        if played < 4:
            at.first(0).next_deal(EVEN)
    assert at.turn == OVER
    assert at.seen.winners == (3,)
    assert at.record.result == {"winners": [3], "scores": [6, 6, 12, 20]}
    with pytest.raises(IllegalMove, match="AI-20"):
        at.state.step(0)
    with pytest.raises(BadOutcome, match="AI-20"):
        at.state.apply_chance(Outcome("deal", ()))


@pytest.mark.rule("AI-20")
def test_a_game_may_have_another_number_of_rounds() -> None:
    at = deal(4, EVEN, rounds=1).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7], points=[1, 0, 0, 0])
    assert at.seen.winners == (0,)
    for wrong in (0, -1, 1001, 2.0, True, "4", None):
        with pytest.raises(BadOption, match="AI-20"):
            table(4, rounds=wrong)


@pytest.mark.rule("AI-20")
def test_the_most_dice_on_hand_break_a_tie_for_the_most_points() -> None:
    at = deal(4, EVEN, rounds=1).last_trick(won=[2, 3, 3, 1], dice_on_hand=[1, 3, 5, 7])
    assert at.seen.scores == (6, 6, 3, 0)
    assert at.seen.winners == (1,)


@pytest.mark.rule("AI-20")
def test_those_still_tied_roll_for_the_game() -> None:
    at = deal(4, EVEN, rounds=1).last_trick(won=[2, 2, 2, 3], dice_on_hand=[4, 4, 4, 4], points=[3, 3, 3, 0])
    assert at.seen.scores == (9, 9, 9, 9)
    assert at.seen.chance == "rolloff"
    assert at.seen.among == (0, 1, 2, 3)
    again = at.roll("0:5 1:2 2:5 3:5").seen
    assert again.chance == "rolloff"
    assert again.among == (0, 2, 3)
    for wrong in ("0:5 2:1", "0:5 1:2 2:1 3:1", "0:5 2:1 3:0"):
        assert at.refused_chance(at.roll_step(wrong)) == "AI-20"
    at.roll("0:1 2:6 3:2")
    assert at.turn == OVER
    assert at.seen.winners == (2,)


@pytest.mark.rule("AI-20")
def test_only_those_with_the_most_points_and_dice_roll() -> None:
    at = deal(4, EVEN, rounds=1).last_trick(won=[2, 2, 1, 4], dice_on_hand=[3, 3, 3, 7], points=[3, 3, 0, 9])
    assert at.seen.scores == (9, 9, 3, 9)
    assert at.seen.winners == (3,)
    at = deal(4, EVEN, rounds=1).last_trick(won=[2, 2, 1, 4], dice_on_hand=[5, 5, 1, 5], points=[5, 5, 0, 0])
    assert at.seen.scores == (9, 9, 3, 8)
    assert at.seen.among == (0, 1)
