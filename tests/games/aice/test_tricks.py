"""AICE: a trick, card by card."""

from __future__ import annotations

import pytest

from parfait.core import CHANCE, BadOutcome, IllegalMove, Outcome
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, THREE, deal

# The rulebook's tie: seat 0 has flame 4, seat 1 no flame and aqua 4, seat 2 flame 8.
TIE_AT_EIGHT = """
    F4 F5 F6 F7 F9 A2 A3 A5 A6 A7 / A4 A8 A9 P2 P3 P4 P5 P6 P7 P8
    / F8 P9 T2 T3 T4 T5 T6 T7 T8 T9 / F2 F3 D2 D3 D4 D5 D6 D7 D8 D9
"""
# Seat 1 holds flame 3 and 8, and seat 2 no flame.
THREE_OR_EIGHT = """
    F2 F4 F5 F6 F7 F9 A2 A3 A4 A5 / F3 F8 A6 A7 A8 A9 P2 P3 P4 P5
    / P6 P7 P8 P9 T2 T3 T4 T5 T6 T7 / T8 T9 D2 D3 D4 D5 D6 D7 D8 D9
"""

# Lead and follow


@pytest.mark.rule("AI-7")
def test_the_leader_plays_any_card_with_any_die_that_is_left_or_none() -> None:
    at = deal(4, EVEN, bids=DARK)
    nines = {"F9", "A9", "P9", "T9", "D9"}
    eights = {f"{suit}8" for suit in "FAPTD"}
    with_die = {f"{card}+{die}/{part}" for card in eights for die in "FAPT" for part in (6, 2)}
    assert set(at.legal_moves()) == nines | eights | with_die
    assert at.refused("F7") == "AI-7"


@pytest.mark.rule("AI-7")
def test_the_lead_suit_is_the_suit_of_the_card() -> None:
    assert deal(4, EVEN, bids=DARK).moves("F8").seen.lead_suit == "F"


@pytest.mark.rule("AI-7", "AI-10")
def test_the_lead_suit_is_the_colour_of_the_die_if_there_is_one() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+A/6")
    assert at.seen.lead_suit == "A"
    assert set(at.legal_moves()) == {"A6", "A7", "A6+A", "A7+A/6", "A7+A/1"}


@pytest.mark.rule("AI-8")
def test_who_holds_the_lead_suit_must_play_it_here_the_3_or_the_8() -> None:
    at = deal(4, THREE_OR_EIGHT, bids="1 D, 1 F, 1 D, 1 D").moves("F4")
    assert set(at.legal_moves()) == {"F3", "F8"}
    assert at.refused("A6") == "AI-8"


@pytest.mark.rule("AI-8")
def test_who_holds_none_of_the_lead_suit_may_play_any_card() -> None:
    at = deal(4, THREE_OR_EIGHT, bids="1 D, 1 D, 1 F, 1 D").moves("F4 F3")
    assert set(at.legal_moves()) == {"P6", "P7", "P8", "P9", "T2", "T3", "T4", "T5", "T6", "T7"}


@pytest.mark.rule("AI-8", "AI-10")
def test_a_card_printed_in_the_lead_suit_must_be_played_even_where_a_die_could_colour_another() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9")
    assert at.refused("A6+F") == "AI-8"


@pytest.mark.rule("AI-8")
def test_the_others_follow_clockwise() -> None:
    at = deal(4, EVEN, lead=2, bids=DARK)
    turns = []
    for move in ("F4", "F2", "F8", "F6"):
        turns.append(at.turn)
        at.play(at.turn, move)
    assert turns == [2, 3, 0, 1]


@pytest.mark.rule("AI-9")
def test_a_follower_may_put_only_the_die_of_the_lead_suit() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9")
    assert set(at.legal_moves()) == {"F6", "F7", "F6+F", "F7+F/6", "F7+F/1"}
    assert at.refused("F6+A") == "AI-9"


@pytest.mark.rule("AI-9", "AI-10")
def test_a_card_of_another_suit_becomes_red_under_a_red_die() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F2 A6+F")
    assert at.refused("P6+P") == "AI-9"
    at.moves("P9 T9").roll("1:1")
    assert at.seen.trick_winner == 1


@pytest.mark.rule("AI-9")
def test_a_nine_of_another_suit_cannot_become_red() -> None:
    assert deal(4, OWN_SUITS, bids=DARK).moves("F2").refused("A9+F") == "AI-3"


# Dice


@pytest.mark.rule("AI-10", "AI-13")
def test_all_these_cards_are_red() -> None:
    """A red card, a red card under a red die, and cards of other suits under red dice."""
    at = deal(4, TIE_AT_EIGHT, bids="1 D, 1 D, 1 D, 1 A").moves("F4 P2+F F8+F/6 F2+F").roll("1:6 2:1 3:6")
    assert at.seen.strengths == (4, 8, 7, 8)
    assert at.seen.chance == "reroll"
    assert at.seen.among == (1, 3)


@pytest.mark.rule("AI-11")
def test_dice_are_rolled_when_all_have_played() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6 F4+F")
    assert at.seen.rolls == (None,) * 4
    assert at.turn == 3
    at.moves("F2")
    assert at.turn == CHANCE
    assert at.seen.chance == "roll"
    assert at.seen.among == (0, 2)
    assert at.seen.strengths == (None, 6, None, 2)


@pytest.mark.rule("AI-11")
def test_nothing_is_rolled_when_no_die_was_played() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8 F6 F4 F2")
    assert at.turn == 0
    assert at.seen.tricks == 1


@pytest.mark.rule("AI-11")
def test_only_those_who_put_a_die_roll_and_each_rolls_one_to_six() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6 F4+F F2")
    for wrong in ("0:4", "0:4 1:2 2:6", "0:4 2:7", "0:0 2:6", "0:4 3:6"):
        assert at.refused_chance(at.roll_step(wrong)) == "AI-11"
    for nonsense in (None, [4, 6], {"0": 4, "2": "6"}, {"0": 4, "2": True}, {"0": 4, "two": 6}, {"0": 4, "02": 6}):
        assert at.refused_chance({"chance": "roll", "dice": nonsense}) == "AI-11"
    for values in ((4, 0, 6), (4, 0, 6, 0, 0), (4, 0, 7, 0), (-1, 0, 6, 0), (4, 1, 6, 0)):
        with pytest.raises(BadOutcome, match="AI-11"):
            at.state.apply_chance(Outcome("roll", values))
    assert at.refused_chance({"chance": "reroll", "dice": {"0": 4, "2": 6}}) == "AI-11"
    with pytest.raises(IllegalMove, match="AI-11"):
        at.state.step(0)
    at.roll("0:4 2:6")


@pytest.mark.rule("AI-12")
def test_strength_is_the_rank_without_a_die() -> None:
    assert deal(4, EVEN, bids=DARK).moves("F8 F6 F4 F2").seen.strengths == (8, 6, 4, 2)


@pytest.mark.rule("AI-12")
def test_strength_is_the_rank_and_the_roll_on_two_to_six() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9 F6+F F4+F F2+F").roll("1:1 2:6 3:5")
    assert at.seen.strengths == (9, 7, 10, 7)
    assert at.seen.trick_winner == 2


@pytest.mark.rule("AI-12")
@pytest.mark.parametrize(("card", "strength"), [("F8+F/6", 9), ("F8+F/2", 5)])
def test_strength_is_the_uncovered_part_and_the_roll_on_an_eight(card: str, strength: int) -> None:
    at = deal(4, EVEN, bids=DARK).moves(f"{card} F6 F4 F2").roll("0:3")
    assert at.seen.strengths[0] == strength


@pytest.mark.rule("AI-12")
@pytest.mark.parametrize(("card", "strength"), [("F7+F/6", 12), ("F7+F/1", 7)])
def test_strength_is_the_uncovered_part_and_the_roll_on_a_seven(card: str, strength: int) -> None:
    at = deal(4, EVEN, bids=DARK).moves(f"F8 {card} F4 F2").roll("1:6")
    assert at.seen.strengths[1] == strength


# Who wins


@pytest.mark.rule("AI-13")
def test_the_strongest_in_the_lead_suit_wins() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F2 A9 P9 T9")
    assert at.seen.trick_winner == 0


@pytest.mark.rule("AI-13", "AI-10")
def test_a_lead_card_under_another_die_is_beaten_in_the_dies_suit() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F6+T A9 P9 T8").roll("0:1")
    assert at.seen.strengths == (7, 9, 9, 8)
    assert at.seen.trick_winner == 3


@pytest.mark.rule("AI-13")
def test_the_higher_die_on_the_card_breaks_a_tie() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9 F6+F F4+F F2").roll("1:4 2:6")
    assert at.seen.strengths == (9, 10, 10, 2)
    assert at.seen.trick_winner == 2


@pytest.mark.rule("AI-13")
def test_no_die_is_lower_than_any() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9 F7 F4 F3+F").roll("3:6")
    assert at.seen.strengths == (9, 7, 4, 9)
    assert at.seen.trick_winner == 3


@pytest.mark.rule("AI-13")
def test_three_reds_of_strength_8_of_which_two_show_a_4_and_roll_again() -> None:
    """The rulebook's example."""
    at = deal(4, TIE_AT_EIGHT, bids=DARK).moves("F4+F A4+F F8 F2").roll("0:4 1:4")
    assert at.seen.strengths == (8, 8, 8, 2)
    assert at.seen.chance == "reroll"
    assert at.seen.among == (0, 1)
    for wrong in ("0:4", "0:4 1:3 2:6", "0:4 1:0"):
        assert at.refused_chance(at.roll_step(wrong)) == "AI-13"
    at.roll("0:4 1:3")
    assert at.seen.trick_winner == 0
    assert at.seen.rolls == (4, 4, None, None)
    assert at.seen.rerolls == (4, 3, None, None)
    assert at.turn == 0


@pytest.mark.rule("AI-13")
def test_they_roll_again_as_often_as_needed_and_only_those_still_tied() -> None:
    at = deal(3, THREE, bids=DARK, lead=2).moves("P4+F F4+F A4+F").roll("0:5 1:5 2:5")
    at.roll("0:6 1:2 2:6")
    assert at.seen.chance == "reroll"
    assert at.seen.among == (0, 2)
    assert at.refused_chance(at.roll_step("0:1 1:6 2:2")) == "AI-13"
    at.roll("0:3 2:3").roll("0:1 2:2")
    assert at.seen.trick_winner == 2
    assert at.seen.rerolls == (1, None, 2)


@pytest.mark.rule("AI-13", "AI-12")
def test_a_roll_to_break_a_tie_changes_no_strength() -> None:
    at = deal(4, TIE_AT_EIGHT, bids=DARK).moves("F4+F A4+F F8 F2").roll("0:4 1:4").roll("0:1 1:6")
    assert at.seen.strengths == (8, 8, 8, 2)
    assert at.seen.trick_winner == 1


# What the winner takes


@pytest.mark.rule("AI-14")
def test_the_winner_takes_one_trick_and_every_die_on_it_and_leads() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/2 F6+F F4 F2+F").roll("0:1 1:6 3:1")
    assert at.seen.won == (0, 1, 0, 0)
    assert at.seen.taken == (0, 3, 0, 0)
    assert at.seen.dice_on_hand == (3, 6, 4, 3)
    assert at.turn == at.seen.leader == 1


@pytest.mark.rule("AI-14")
def test_a_die_is_played_once_in_a_round() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6+F F4 F2").roll("0:6 1:1")
    assert at.seen.taken == (2, 0, 0, 0)
    assert at.seen.dice == ("APT", "APT", "FAPT", "FAPT")
    assert at.refused("A8+F/6") == "AI-14"
    at.moves("F9")
    assert at.refused("F7+F/6") == "AI-14"


@pytest.mark.rule("AI-14")
def test_the_next_lead_clears_the_table() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6+F F4 F2").roll("0:6 1:1").moves("A9")
    assert at.seen.trick == ("A9",)
    assert at.seen.rolls == (None,) * 4
    assert at.seen.trick_winner is None
    assert at.seen.fallen == ("F2", "F4", "F6", "F8", "A9")


@pytest.mark.rule("AI-15")
@pytest.mark.parametrize(("players", "hands", "tricks"), [(4, EVEN, 9), (3, THREE, 10)])
def test_the_round_ends_when_everyone_has_one_card_left(players: int, hands: str, tricks: int) -> None:
    for seed in range(5):
        at = deal(players, hands).play_out(seed)
        assert at.seen.tricks == sum(at.seen.won) == tricks
        assert at.seen.cards_left == (1,) * players
        assert len(at.seen.fallen) == tricks * players
        assert at.turn == CHANCE


@pytest.mark.rule("AI-15", "AI-21")
def test_the_last_card_goes_back_unseen() -> None:
    at = deal(4, EVEN).play_out(seed=1)
    for seat in range(4):
        last = at.seen_by(seat).hand
        assert last is not None
        assert len(last) == 1
        assert last[0] not in at.seen.fallen
