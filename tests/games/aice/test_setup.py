"""AICE: material, players and bids."""

from __future__ import annotations

import pytest

from parfait.core import CHANCE, WATCHER, BadOption, BadOutcome, BadPlayers, Outcome
from parfait.play import Match
from tests.games.aice.table import EVEN, OWN_SUITS, THREE, deal, deal_step, table

ALL_AQUA = "2 A, 2 A, 2 A, 2 A"

# Material


@pytest.mark.rule("AI-1")
def test_a_deal_holds_each_of_the_forty_cards_once() -> None:
    at = table(4)
    assert at.refused_chance(deal_step(EVEN.replace("F9", "F10"))) == "AI-4"
    assert at.refused_chance(deal_step(EVEN.replace("F9", "F1"))) == "AI-4"
    assert at.refused_chance(deal_step(EVEN.replace("F9", "X9"))) == "AI-4"
    assert at.refused_chance(deal_step(EVEN.replace("F9", "F2"))) == "AI-4"
    at.next_deal(EVEN)
    assert at.seen_by(0).hand == ("F8", "F9", "A8", "A9", "P8", "P9", "T8", "T9", "D8", "D9")


@pytest.mark.rule("AI-2")
def test_each_player_has_a_die_of_each_colour() -> None:
    assert deal(4, EVEN).seen.dice == ("FAPTD",) * 4
    assert deal(3, THREE).seen.dice == ("FAPTD",) * 3


@pytest.mark.rule("AI-2", "AI-4")
def test_all_five_dice_and_all_cards_come_back_for_the_next_round() -> None:
    at = deal(4, EVEN).play_out(seed=3)
    if at.seen.chance == "first":
        at.first(at.seen.among[0])
    at.next_deal(OWN_SUITS)
    assert at.seen.round == 2
    assert at.seen.dice == ("FAPTD",) * 4
    assert at.seen.cards_left == (10,) * 4
    assert at.seen.dice_on_hand == (5,) * 4
    assert at.seen.bids == at.seen.rolls == at.seen.rerolls == (None,) * 4
    assert at.seen.bid_dice == (None,) * 4
    assert at.seen.won == at.seen.taken == (0,) * 4
    assert at.seen.fallen == at.seen.trick == ()
    assert at.seen.voids == ("",) * 4


@pytest.mark.rule("AI-3")
def test_two_to_six_take_a_die_in_one_way_and_seven_and_eight_in_two() -> None:
    at = deal(4, OWN_SUITS, bids=ALL_AQUA)
    with_plant_die = {move for move in at.legal_moves() if "+P" in move}
    bare = {"F2+P", "F3+P", "F4+P", "F5+P", "F6+P", "D2+P", "D3+P"}
    assert with_plant_die == bare | {"F7+P/6", "F7+P/1", "F8+P/6", "F8+P/2"}


@pytest.mark.rule("AI-3")
def test_a_nine_takes_no_die() -> None:
    at = deal(4, OWN_SUITS, bids=ALL_AQUA)
    assert "F9" in at.legal_moves()
    assert at.refused("F9+F") == "AI-3"
    assert at.moves("F2").seen.lead_suit == "F"


@pytest.mark.rule("AI-3")
def test_seven_and_eight_may_be_split_in_other_ways() -> None:
    at = deal(4, OWN_SUITS, bids=ALL_AQUA, split={"7": [3, 4], "8": [4, 4]})
    covered = {move for move in at.legal_moves() if move.startswith(("F7+P", "F8+P"))}
    assert covered == {"F7+P/4", "F7+P/3", "F8+P/4"}  # two equal parts: one way only
    at.moves("F7+P/3 A2 P2 T2").roll("0:2")
    assert at.seen.strengths[0] == 5


@pytest.mark.rule("AI-3")
def test_the_order_of_the_two_parts_means_nothing() -> None:
    assert table(4, split={"7": [1, 6], "8": [2, 6]}).aice.options == table(4).aice.options
    assert table(4, split={"7": [2, 5], "8": [3, 5]}).aice.options.write()["split"] == {"7": [5, 2], "8": [5, 3]}


@pytest.mark.rule("AI-3")
@pytest.mark.parametrize(
    "wrong",
    [
        {"7": [6, 1]},
        {"7": [6, 1], "8": [6, 2], "9": [6, 3]},
        {"7": [6, 2], "8": [6, 2]},
        {"7": [7, 0], "8": [6, 2]},
        {"7": [6, 1], "8": [7, 1]},
        {"7": [6, 1], "8": [6, 1, 1]},
        {"7": [6, True], "8": [6, 2]},
        {"7": [6.0, 1.0], "8": [6, 2]},
        {"7": "61", "8": [6, 2]},
        [[6, 1], [6, 2]],
        None,
    ],
)
def test_a_split_that_no_card_could_show_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption, match="AI-3"):
        table(4, split=wrong)


# Players


@pytest.mark.rule("AI-4")
def test_four_players_hold_ten_cards_each_and_nothing_lies_aside() -> None:
    assert deal(4, EVEN).seen.cards_left == (10, 10, 10, 10)
    at = table(4)
    assert at.refused_chance(deal_step(EVEN.replace("D3", "") + "// D3")) == "AI-4"
    assert at.refused_chance(deal_step(EVEN.replace("D3", ""))) == "AI-4"
    assert at.refused_chance({"chance": "deal", "hands": deal_step(EVEN)["hands"]}) == "AI-4"
    assert at.refused_chance({"chance": "deal", "hands": None, "aside": []}) == "AI-4"


@pytest.mark.rule("AI-4")
def test_three_players_do_without_the_twos_and_lay_two_cards_aside() -> None:
    at = deal(3, THREE)
    assert at.seen.cards_left == (11, 11, 11)
    empty = table(3)
    assert empty.refused_chance(deal_step(THREE.replace("F3", "F2"))) == "AI-4"
    assert empty.refused_chance(deal_step(THREE.replace("F3", ""))) == "AI-4"
    assert empty.refused_chance(deal_step(THREE.replace("F3", "F4"))) == "AI-4"


@pytest.mark.rule("AI-4")
@pytest.mark.parametrize("wrong", [(), (0,) * 40, tuple(range(1, 41)), tuple(range(39)), (*range(39), -1), (2**70,)])
def test_a_deal_of_other_numbers_is_refused(wrong: tuple[int, ...]) -> None:
    at = table(4)
    with pytest.raises(BadOutcome, match="AI-4"):
        at.state.apply_chance(Outcome("deal", wrong))
    assert at.state == table(4).state


@pytest.mark.rule("AI-4")
def test_the_game_is_for_three_or_four() -> None:
    for players in (1, 2, 5):
        with pytest.raises(BadPlayers):
            Match.new("aice", players)


# Bid


@pytest.mark.rule("AI-5")
def test_a_bid_is_one_to_six_with_any_of_the_five_dice() -> None:
    at = deal(4, EVEN)
    assert set(at.legal_moves()) == {f"bid {number} {die}" for number in range(1, 7) for die in "FAPTD"}
    assert at.refused("F8") == "AI-5"


@pytest.mark.rule("AI-5")
def test_bids_are_asked_from_the_starting_player_on() -> None:
    at = deal(4, EVEN, lead=2)
    turns = []
    for bid in ("bid 1 F", "bid 2 A", "bid 3 P", "bid 6 T"):
        turns.append(at.turn)
        at.play(at.turn, bid)
    assert turns == [2, 3, 0, 1]
    assert at.seen.bids == (3, 6, 1, 2)
    assert at.seen.bid_dice == ("P", "T", "F", "A")
    assert at.turn == 2


@pytest.mark.rule("AI-5")
def test_the_die_of_the_bid_is_not_played_in_the_round() -> None:
    at = deal(4, EVEN, bids="3 F, 2 A, 2 F, 2 P")
    assert at.seen.dice == ("APTD", "FPTD", "APTD", "FATD")
    assert not any("+F" in move for move in at.legal_moves())
    assert at.refused("A8+F/6") == "AI-5"
    at.moves("F8 F6+F")
    assert at.refused("F4+F") == "AI-5"


@pytest.mark.rule("AI-5", "AI-7")
def test_nothing_is_bid_once_all_bids_are_made() -> None:
    assert deal(4, EVEN, bids=ALL_AQUA).refused("bid 3 F") == "AI-7"


@pytest.mark.rule("AI-5", "AI-21")
def test_nobody_sees_a_bid_before_all_are_made() -> None:
    at = deal(4, EVEN)
    at.play(0, "bid 3 D")
    at.play(1, "bid 2 F")
    assert at.seen_by(0).bids == (3, None, None, None)
    assert at.seen_by(0).bid_dice == ("D", None, None, None)
    assert at.seen_by(0).dice == ("FAPT", "FAPTD", "FAPTD", "FAPTD")
    for seat in (WATCHER, 2, 3):
        assert at.seen_by(seat).bids == (None,) * 4
        assert at.seen_by(seat).bid_dice == (None,) * 4
        assert at.seen_by(seat).dice == ("FAPTD",) * 4
        assert at.seen_by(seat).has_bid == (True, True, False, False)
    at.play(2, "bid 1 A")
    at.play(3, "bid 1 A")
    for seat in (WATCHER, 0, 1, 2, 3):
        assert at.seen_by(seat).bids == (3, 2, 1, 1)
        assert at.seen_by(seat).bid_dice == ("D", "F", "A", "A")


@pytest.mark.rule("AI-6")
@pytest.mark.parametrize(("players", "hands", "number"), [(4, EVEN, 2), (3, THREE, 3)])
def test_beginners_all_bid_the_same_and_pick_the_die(players: int, hands: str, number: int) -> None:
    at = deal(players, hands, beginner=True)
    assert set(at.legal_moves()) == {f"bid {number} {die}" for die in "FAPTD"}
    assert at.refused("bid 1 F") == "AI-6"
    assert at.refused("F8") == "AI-5"


@pytest.mark.rule("AI-6")
@pytest.mark.parametrize("wrong", [1, 0, "true", None])
def test_beginner_is_yes_or_no(wrong: object) -> None:
    with pytest.raises(BadOption, match="AI-6"):
        table(4, beginner=wrong)


# Who starts


@pytest.mark.rule("AI-19")
def test_who_starts_the_first_round_is_drawn_by_lot() -> None:
    at = table(4, lead="random")
    assert at.turn == CHANCE
    assert at.seen.chance == "first"
    assert at.seen.among == (0, 1, 2, 3)
    for wrong in (4, -1, True, "1", None):
        assert at.refused_chance({"chance": "first", "seat": wrong}) == "AI-19"
    assert at.first(2).next_deal(EVEN).turn == 2


@pytest.mark.rule("AI-19")
def test_who_starts_the_first_round_may_be_chosen() -> None:
    assert deal(4, EVEN, lead=3).turn == 3
    for wrong in (4, -1, "0", True, None):
        with pytest.raises(BadOption, match="AI-19"):
            Match.new("aice", 4, {"first_player": wrong})
    with pytest.raises(BadOption, match="AI-19"):
        Match.new("aice", 3, {"first_player": 3})
