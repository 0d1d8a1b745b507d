"""Dokitto! Ice, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import WATCHER, BadOption, BadOutcome, IllegalMove, Rng
from parfait.games.dokitto_ice.events import narrate
from parfait.games.dokitto_ice.options import DokittoIceOptions
from parfait.play import Match
from tests.games.dokitto_ice.table import MIXED_2, STRONG_0, Table, deal, deal_step, table

FOUR_SCOOPS = "S10 S1 S3 S5 C10 C1 C4 C6 M10 M1 M4 M7 V10 V1 V3 V6"  # of seat 0, in a STRONG_0 deal


def refused(at: Match, move: str) -> str:
    """The rule that forbids a move, which leaves everything as it was."""
    before = at.state.clone()
    with pytest.raises(IllegalMove) as caught:
        at.play(at.turn, move)
    assert at.state == before
    return caught.value.rule


def refused_deal(players: int, hands: str) -> str:
    """The rule that a deal breaks, which leaves everything as it was."""
    at = table(players)
    before = at.state.clone()
    with pytest.raises(BadOutcome) as caught:
        at.next_deal(hands)
    assert at.state == before
    return caught.value.rule


def play_a_round(players: int, seed: int, **options: Any) -> Table:
    at, rng = table(players, **options), Rng(seed)
    while not at.seen.round_over:
        if at.turn < 0:
            at.draw(rng)
        else:
            moves = at.legal_moves()
            at.play(at.turn, moves[rng.below(len(moves))])
    return at


# Material


@pytest.mark.rule("DI-1")
def test_a_deal_holds_each_of_the_forty_cards_once() -> None:
    deal(4, STRONG_0)
    assert refused_deal(4, STRONG_0.replace("S10", "S11")) == "DI-4"
    assert refused_deal(4, STRONG_0.replace("S10", "S1")) == "DI-4"
    assert refused_deal(4, STRONG_0.replace("S10", "B1")) == "DI-4"


@pytest.mark.rule("DI-2", "DI-12")
def test_ice_is_taken_in_the_order_1_1_2() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6")
    assert at.seen.cones[0] == (("S1", "S1"),)
    at.moves("S8 C1 C4 S7, take S")
    assert at.seen.cones[1] == (("S2",),)
    assert at.seen.stock == (0, 3, 3, 3)


@pytest.mark.rule("DI-3")
def test_trophies_carry_over_and_nothing_else_does() -> None:
    at = deal(4, STRONG_0).moves(FOUR_SCOOPS).next_deal(STRONG_0)
    assert at.seen.scores == (0, 1, 1, 1)
    assert at.seen.cones == (((),),) * 4
    assert at.seen.gathered == ((0, 0, 0, 0),) * 4
    assert at.seen.stock == (3, 3, 3, 3)
    assert at.seen.voids == ("",) * 4
    assert at.seen.fallen == at.seen.trick == ()
    assert at.seen.full_cone is None


# Players


@pytest.mark.rule("DI-4")
def test_four_players_hold_ten_cards_and_one_cone_each() -> None:
    at = deal(4, STRONG_0)
    assert at.seen.cards_left == (10, 10, 10, 10)
    assert [len(cones) for cones in at.seen.cones] == [1, 1, 1, 1]
    assert refused_deal(4, STRONG_0.replace("S10", "")) == "DI-4"


THREE = "S1 S2 S3 S4 S5 S6 S7 S8 S9 / C1 C2 C3 C4 C5 C6 C7 C8 C9 / M1 M2 M3 M4 M5 M6 M7 M8 M9 // S10 C10 M10"


@pytest.mark.rule("DI-5")
def test_three_players_use_three_flavours_and_lay_three_cards_aside() -> None:
    at = deal(3, THREE)
    assert at.seen.cards_left == (9, 9, 9)
    assert at.seen.in_play == ("S", "C", "M")
    assert at.seen.stock == (3, 3, 3, 0)
    assert refused_deal(3, THREE.replace("S10", "V10")) == "DI-5"
    assert refused_deal(3, THREE.replace("S10", "")) == "DI-5"


@pytest.mark.rule("DI-5")
def test_three_players_may_use_other_flavours() -> None:
    at = deal(3, THREE.replace("S", "V"), flavours=["V", "C", "M"])
    assert at.seen.in_play == ("C", "M", "V")
    assert at.seen.stock == (0, 3, 3, 3)
    for wrong in (["S", "C"], ["S", "S", "C"], ["S", "C", "X"], ["S", "C", "MV"], "SCM", ["S", "C", 1], None):
        with pytest.raises(BadOption, match="DI-5"):
            table(3, flavours=wrong)


@pytest.mark.rule("DI-5")
def test_the_cards_aside_come_back_for_the_next_round() -> None:
    at = play_a_round(3, seed=1)
    at.next_deal(THREE)
    assert at.seen.cards_left == (9, 9, 9)


@pytest.mark.rule("DI-6")
def test_two_players_use_values_1_to_6_and_have_two_cones() -> None:
    at = deal(2, MIXED_2)
    assert at.seen.cards_left == (10, 10)
    assert at.seen.cones == (((), ()), ((), ()))
    assert at.seen.stock == (3, 3, 3, 3)
    assert refused_deal(2, MIXED_2.replace("S6", "S7")) == "DI-6"


@pytest.mark.rule("DI-6")
def test_two_players_may_be_dealt_all_24_cards() -> None:
    all_cards = MIXED_2.replace(" / ", " C3 M4 / ").replace(" // C3 M4", "")
    assert deal(2, all_cards, hand=12).seen.cards_left == (12, 12)


@pytest.mark.rule("DI-6")
def test_the_hand_of_two_is_still_read_under_its_old_name() -> None:
    assert DokittoIceOptions.read({"two_player_hand": 12}, 2) == DokittoIceOptions(hand=12)
    assert DokittoIceOptions.read({"two_player_hand": 10}, 2) == DokittoIceOptions()
    assert DokittoIceOptions.read({"two_player_hand": 12, "flavour_count": 2}, 2).hand_size(2) == 6
    assert DokittoIceOptions.read({"two_player_hand": 12}, 3) == DokittoIceOptions()
    assert DokittoIceOptions.read({"two_player_hand": 12, "hand": 12}, 2).hand == 12
    for wrong in (11, 10.0, "12", True, None):
        with pytest.raises(BadOption, match="DI-6"):
            table(2, two_player_hand=wrong)


@pytest.mark.rule("DI-6")
@pytest.mark.parametrize(("hand", "old"), [(5, 12), (10, 12), (5, 10)])
def test_hand_takes_precedence_over_its_old_name_as_it_did_when_both_could_be_set(hand: int, old: int) -> None:
    assert DokittoIceOptions.read({"hand": hand, "two_player_hand": old}, 2) == DokittoIceOptions(hand=hand)
    assert DokittoIceOptions.read({"hand": "usual", "two_player_hand": old}, 2).hand_size(2) == old


# A trick


@pytest.mark.rule("DI-7")
def test_the_leader_plays_any_card_and_the_others_follow_clockwise() -> None:
    at = deal(4, STRONG_0, lead=2)
    assert at.turn == 2
    assert set(at.legal_moves()) == {"S3", "S4", "C4", "C5", "M4", "M5", "M6", "V3", "V4", "V5"}
    assert [at.moves(card).turn for card in ("M4", "M7", "M9")] == [3, 0, 1]
    assert refused(at, "M4") == "DI-7"
    assert refused(at, "take M") == "DI-7"


@pytest.mark.rule("DI-7")
def test_who_leads_first_is_drawn_by_lot_unless_an_option_says() -> None:
    by_lot = Match.new("dokitto-ice", 4)
    assert by_lot.state.chance_kind == "first"
    for nobody in (4, -1, True, "1", None):
        with pytest.raises(BadOutcome, match="DI-7"):
            by_lot.advance({"chance": "first", "seat": nobody})
    by_lot.advance({"chance": "first", "seat": 3})
    by_lot.advance(deal_step(STRONG_0))
    assert by_lot.turn == 3
    assert table(4, lead=1).state.chance_kind == "deal"
    with pytest.raises(BadOption, match="DI-7"):
        table(3, lead=3)


@pytest.mark.rule("DI-8")
def test_who_holds_the_led_flavour_must_play_it() -> None:
    at = deal(4, STRONG_0).moves("S10")
    assert set(at.legal_moves()) == {"S1", "S2"}
    assert refused(at, "C1") == "DI-8"


@pytest.mark.rule("DI-8")
def test_who_does_not_hold_it_may_play_any_card_and_is_known_to_lack_it() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6 S8")
    assert set(at.legal_moves()) == {"C1", "C2", "C3", "M1", "M2", "M3", "V1", "V2"}
    assert at.seen.voids == ("", "", "", "")
    at.moves("C1")
    assert at.seen.voids == ("", "S", "", "")


@pytest.mark.rule("DI-9")
def test_highest_card_wins_a_trick_of_one_flavour() -> None:
    assert deal(4, STRONG_0, lead=1).moves("S1 S3 S5 S10").seen.leader == 0
    assert deal(4, STRONG_0, lead=1).moves("S1 S3 S7 S8").seen.leader == 0


@pytest.mark.rule("DI-10")
def test_lowest_card_wins_a_mixed_trick_whatever_its_flavour() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6")
    assert at.moves("S8 M2 C4 S7").turn == 1


@pytest.mark.rule("DI-11")
def test_of_two_equal_lowest_cards_the_later_wins() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6")
    assert at.moves("S8 C3 V3 S7").turn == 2


@pytest.mark.rule("DI-12")
def test_after_a_mixed_trick_the_winner_chooses_among_the_flavours_played() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6 S8 C1 M4 S7")
    assert at.legal_moves() == ["take S", "take C", "take M"]
    assert refused(at, "take V") == "DI-12"
    assert refused(at, "C2") == "DI-12"
    assert at.moves("take M").seen.cones[1] == (("M1",),)


@pytest.mark.rule("DI-12")
def test_after_a_one_flavour_trick_three_or_four_players_take_without_a_choice() -> None:
    at = deal(4, STRONG_0).moves("C10 C1 C4 C6")
    assert at.seen.cones[0] == (("C1",),)
    assert not at.seen.choosing


def strawberry_sold_out(**options: Any) -> Table:
    """Two players; the three strawberry tiles stand on the cones of seat 0, who leads."""
    at = deal(2, MIXED_2, lead=1, **options)
    return at.moves("C4 S1, take S left, M1 S4, take S right, M2 S5, take S right")


@pytest.mark.rule("DI-13")
def test_nothing_is_taken_when_the_flavour_of_the_trick_is_sold_out() -> None:
    at = strawberry_sold_out().moves("S2 S6")
    assert at.turn == 1
    assert at.seen.cones[1] == ((), ())
    assert not at.seen.choosing


@pytest.mark.rule("DI-13")
def test_a_sold_out_flavour_may_be_chosen_after_a_mixed_trick() -> None:
    at = strawberry_sold_out().moves("S2 S6 C5 S3")
    assert set(at.legal_moves()) == {"take S", "take C left", "take C right"}
    before = at.seen.cones
    at.moves("take S")
    assert at.seen.cones == before
    assert at.turn == 0


@pytest.mark.rule("DI-13")
def test_an_option_forbids_choosing_a_sold_out_flavour_while_another_is_left() -> None:
    at = strawberry_sold_out(may_choose_empty=False).moves("S2 S6 C5 S3")
    assert set(at.legal_moves()) == {"take C left", "take C right"}
    assert refused(at, "take S") == "DI-13"
    at.state.restore({"taken": [3, 3, 0, 0]})
    assert set(at.legal_moves()) == {"take S", "take C"}


@pytest.mark.rule("DI-14")
def test_the_winner_gathers_the_cards_and_leads() -> None:
    at = deal(4, STRONG_0, lead=1).moves("S1 S3 S5 S10")
    assert at.seen.gathered[0] == (4, 0, 0, 0)
    assert at.seen.cards_left == (9, 9, 9, 9)
    assert at.turn == 0


@pytest.mark.rule("DI-15")
def test_with_two_players_the_winner_chooses_the_cone() -> None:
    at = deal(2, MIXED_2, lead=1).moves("V6 V1")
    assert set(at.legal_moves()) == {"take V left", "take V right"}
    assert refused(at, "take V") == "DI-15"
    at.moves("take V right")
    assert at.seen.cones[1] == ((), ("V1",))


@pytest.mark.rule("DI-15")
def test_a_full_cone_may_be_chosen() -> None:
    at = deal(2, MIXED_2, lead=1).moves("C4 S1, take S left, M1 S4, take S left, M2 S5, take M left, M3 C6")
    assert at.seen.cones[0] == (("S1", "S1", "M1"), ())
    assert set(at.legal_moves()) == {"take M left", "take M right", "take C left", "take C right"}


@pytest.mark.rule("DI-15")
def test_a_cone_is_named_only_by_two_players_and_only_for_a_tile() -> None:
    at = deal(4, STRONG_0).moves("S10 S1 S3 S5 S9 S2 S4 S6 S8 C1 C4 S7")
    assert refused(at, "take S left") == "DI-15"
    assert refused(strawberry_sold_out().moves("S2 S6 C5 S3"), "take S left") == "DI-15"


# End of a round


@pytest.mark.rule("DI-16")
def test_a_fourth_tile_ends_the_round_at_once() -> None:
    at = deal(4, STRONG_0).moves(FOUR_SCOOPS)
    assert at.seen.round_over
    assert at.seen.full_cone == (0, 0)
    assert at.seen.cards_left == (6, 6, 6, 6)


@pytest.mark.rule("DI-16")
def test_the_trick_of_the_fourth_tile_is_gathered_and_counts_for_the_other_cone() -> None:
    at = deal(2, MIXED_2, lead=1).moves("C4 S1, take S right, M1 S4, take S left, M2 S5, take M left, V4 V5")
    at.moves("take V left, C5 S2, take S left, M3 C6, take C left")
    assert at.seen.full_cone == (0, 0)
    assert at.seen.gathered[0][0] == 4  # S1, S4, S5 and S2: the last trick of strawberry is among them
    assert at.seen.vp[0] == 4


@pytest.mark.rule("DI-16")
def test_the_trick_of_the_fourth_tile_may_count_for_nobody() -> None:
    at = deal(2, MIXED_2, lead=1, count_last_trick=False)
    at.moves("C4 S1, take S right, M1 S4, take S left, M2 S5, take M left, V4 V5")
    at.moves("take V left, C5 S2, take S left, M3 C6")
    before = at.seen
    assert before.gathered[0] == (4, 3, 3, 0)
    at.moves("take C left")
    assert at.seen.full_cone == (0, 0)
    assert at.seen.gathered[0] == (4, 2, 2, 0)  # without M3 and C6
    told = narrate(before, at.record.steps[-1], at.seen)
    assert "dokitto-ice-last-trick-aside" in [event.key for event in told]


@pytest.mark.rule("DI-17")
@pytest.mark.parametrize(
    ("players", "hand", "tricks"), [(4, "usual", 10), (3, "usual", 9), (2, "usual", 10), (2, 12, 12)]
)
def test_otherwise_the_round_ends_with_the_last_card(players: int, hand: int | str, tricks: int) -> None:
    rounds = [play_a_round(players, seed, hand=hand).seen for seed in range(60)]
    played_out = [seen for seen in rounds if seen.full_cone is None]
    assert played_out
    assert {(seen.tricks, sum(seen.cards_left)) for seen in played_out} == {(tricks, 0)}


# Scoring a round


@pytest.mark.rule("DI-18", "DI-21")
def test_who_took_a_fourth_tile_is_out_and_nothing_is_enough_for_the_others() -> None:
    at = deal(4, STRONG_0).moves(FOUR_SCOOPS)
    assert at.seen.vp == (None, 0, 0, 0)
    assert at.seen.round_winners == (1, 2, 3)


@pytest.mark.rule("DI-19")
def test_lana_scores_15() -> None:
    """The rulebook's example: 3 chocolate × (1 + 2) and 6 matcha × 1."""
    at = deal(4, STRONG_0).last_trick([["C1 C2 M1"], [""], [""], [""]], ["C C C M M M M M M", "", "", ""])
    assert at.seen.vp[0] == 15
    assert at.seen.products[0] == (("C", 3, 3, 9), ("M", 6, 1, 6))


@pytest.mark.rule("DI-20")
def test_with_two_players_a_cone_of_four_counts_for_nothing_and_the_other_counts() -> None:
    at = deal(2, MIXED_2).last_trick([["C1 C1 C2 M1", "M1 M2"], ["V1", ""]], ["C C C M M", "V V"])
    assert at.seen.vp == (6, 2)
    assert at.seen.products == ((("M", 2, 3, 6),), (("V", 2, 1, 2),))
    assert at.seen.round_winners == (0,)


@pytest.mark.rule("DI-20")
def test_both_cones_multiply_the_same_cards() -> None:
    at = deal(2, MIXED_2).last_trick([["C1", "C2"], ["", ""]], ["C C C", ""])
    assert at.seen.vp == (9, 0)


@pytest.mark.rule("DI-20", "DI-21")
def test_in_a_tie_only_the_cones_that_count_are_counted() -> None:
    at = deal(2, MIXED_2).last_trick([["V1 V1 V2 M1", "C1"], ["C1", "M1"]], ["C C", "C C"])
    assert at.seen.vp == (2, 2)
    assert at.seen.round_winners == (1,)


@pytest.mark.rule("DI-21")
def test_most_vp_wins_a_trophy() -> None:
    at = deal(4, STRONG_0).last_trick([["C1"], ["C1"], ["M1"], ["V1"]], ["C C", "C C C", "M", "V"])
    assert at.seen.round_winners == (1,)
    assert at.seen.scores == (0, 1, 0, 0)


@pytest.mark.rule("DI-21")
def test_a_tie_goes_to_the_most_tiles() -> None:
    at = deal(4, STRONG_0).last_trick([["C2"], ["M1 V1"], [""], [""]], ["C", "M M", "", ""])
    assert at.seen.vp[:2] == (2, 2)
    assert at.seen.round_winners == (1,)


@pytest.mark.rule("DI-21")
def test_a_further_tie_goes_to_the_most_1_vp_tiles() -> None:
    at = deal(4, STRONG_0).last_trick([["C2 M1"], ["V1 M1"], [""], [""]], ["C", "V V", "", ""])
    assert at.seen.vp[:2] == (2, 2)
    assert at.seen.round_winners == (1,)


@pytest.mark.rule("DI-21")
def test_a_full_tie_brings_each_a_trophy() -> None:
    at = deal(4, STRONG_0).last_trick([["C1"], ["V1"], [""], [""]], ["C C", "V V", "", ""])
    assert at.seen.round_winners == (0, 1)


@pytest.mark.rule("DI-22")
def test_whoever_won_the_last_trick_leads_the_next_round_even_when_out() -> None:
    at = deal(4, STRONG_0, lead=3).moves("S5 S10 S1 S3").moves("C10 C1 C4 C6 M10 M1 M4 M7 V10 V1 V3 V6")
    assert at.seen.full_cone == (0, 0)
    assert at.next_deal(STRONG_0).turn == 0


# End of the game


@pytest.mark.rule("DI-23")
def test_three_trophies_win_and_several_may_win_together() -> None:
    at = deal(4, STRONG_0).moves(FOUR_SCOOPS)
    at.next_deal(STRONG_0).moves(FOUR_SCOOPS)
    assert at.seen.winners == ()
    at.next_deal(STRONG_0).moves(FOUR_SCOOPS)
    assert at.over
    assert at.record.result == {"winners": [1, 2, 3], "scores": [0, 3, 3, 3]}
    assert refused(at, "S1") == "DI-23"
    with pytest.raises(BadOutcome, match="DI-23"):
        at.next_deal(STRONG_0)


@pytest.mark.rule("DI-23")
def test_an_option_sets_how_many_trophies_win() -> None:
    assert deal(4, STRONG_0, trophies_to_win=1).moves(FOUR_SCOOPS).seen.winners == (1, 2, 3)
    for wrong in (0, -1, 1.0, "3", True, None):
        with pytest.raises(BadOption, match="DI-23"):
            table(4, trophies_to_win=wrong)


# Who sees what


@pytest.mark.rule("DI-24")
def test_a_hand_is_its_owners_alone_and_the_cards_aside_are_nobodys() -> None:
    swapped = THREE.replace("M9", "x").replace("C10", "M9").replace("x", "C10")  # seat 2 and the cards aside
    one, other = deal(3, THREE), deal(3, swapped)
    assert [one.view(seat) == other.view(seat) for seat in (0, 1, 2, WATCHER)] == [True, True, False, True]
    assert one.view(WATCHER).hand is None  # type: ignore[attr-defined]


@pytest.mark.rule("DI-24")
def test_gathered_cards_are_known_to_all_whether_or_not_they_are_shown() -> None:
    for show in (True, False):
        at = deal(4, STRONG_0, show_gathered=show).moves("S10 S1 S3 S5")
        assert {at.view(seat).gathered for seat in range(-1, 4)} == {((4, 0, 0, 0),) + ((0,) * 4,) * 3}  # type: ignore[attr-defined]
