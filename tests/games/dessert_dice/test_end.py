"""End and winner: DD-13 to DD-17."""

from __future__ import annotations

import pytest

from parfait.core import OVER, BadOutcome, IllegalMove, Outcome
from tests.games.dessert_dice.table import Table, deal, full_board, last_die

THREE_EIGHTS = """
    IIIII
    III.M
    SSMMM
    SSMMM
    SSSSM
"""
# I 5 1, M 5 1, S 4 3, J 3 1 1
TIE_AT_FIVE = """
    IIIII
    SSSSJ
    MMMMM
    JI.JJ
    SSSJM
"""
# The same, with M 5 2
SECOND_CLUSTER_DECIDES = """
    IIIII
    SSSSJ
    MMMMM
    JI.JJ
    SSSMM
"""


def sizes(table: Table) -> dict[str, list[int]]:
    clusters = table.state.view(0).clusters
    return {dessert: [len(squares) for squares in clusters[i]] for i, dessert in enumerate("IMSJ")}


@pytest.mark.rule("DD-13")
def test_game_ends_when_the_board_is_full() -> None:
    table, move = last_die(THREE_EIGHTS, "IM")
    assert (table.state.turn, table.state.winners) == (0, ())
    table.play(move)
    assert table.state.turn == OVER
    assert table.state.legal_actions() == []
    with pytest.raises(IllegalMove) as refused:
        table.state.step(0)
    assert refused.value.rule == "DD-13"
    with pytest.raises(BadOutcome) as no_chance:
        table.state.apply_chance(Outcome("deal", (0, 1)))
    assert no_chance.value.rule == "DD-13"


@pytest.mark.rule("DD-13")
def test_tipping_goes_on_while_one_square_is_empty() -> None:
    table, move = last_die(THREE_EIGHTS, "IM")
    assert {text.split()[0] for text in table.moves()} == {"place", "tip"}
    table.play("tip d1 e")
    assert table.state.turn == 1
    with pytest.raises(IllegalMove):
        table.play(move)


@pytest.mark.rule("DD-14")
def test_cluster_is_joined_by_edges_and_not_by_corners() -> None:
    table = deal().play("place OM a1 S", "place OM b2 S", "place BM c2 J")
    assert table.state.view(0).clusters[1] == (("b2", "c2"), ("a1",))


@pytest.mark.rule("DD-14")
def test_cluster_is_connected_through_other_dice() -> None:
    table = full_board(THREE_EIGHTS, "IM")
    assert sizes(table) == {"I": [8], "M": [8], "S": [8], "J": []}


@pytest.mark.rule("DD-14")
def test_cluster_does_not_wrap_round_the_edge_of_the_board() -> None:
    table = deal().play("place OM e1 S", "place OM a2 S")
    assert sizes(table)["M"] == [1, 1]


@pytest.mark.rule("DD-14")
def test_lone_die_is_a_cluster_of_one() -> None:
    assert sizes(full_board(TIE_AT_FIVE, "IM")) == {"I": [5, 1], "M": [5, 1], "S": [4, 3], "J": [3, 1, 1]}


@pytest.mark.rule("DD-15")
def test_largest_cluster_of_ones_own_dessert_wins() -> None:
    table = full_board(TIE_AT_FIVE, "SIJ")
    assert table.state.scores == (4, 5, 3)
    assert table.state.winners == (1,)


@pytest.mark.rule("DD-15")
def test_clusters_of_a_dessert_that_nobody_has_count_for_nobody() -> None:
    table = full_board(TIE_AT_FIVE, "SJ")
    assert table.state.scores == (4, 3)
    assert table.state.winners == (0,)


@pytest.mark.rule("DD-16")
def test_next_cluster_breaks_a_tie() -> None:
    table = full_board(SECOND_CLUSTER_DECIDES, "IM")
    assert table.state.scores == (5, 5)
    assert table.state.winners == (1,)
    assert table.state.set_aside == 1


@pytest.mark.rule("DD-16")
def test_everyone_goes_on_after_a_tie_and_one_who_was_not_tied_may_win() -> None:
    table = full_board(TIE_AT_FIVE, "IMS")
    assert table.state.scores == (5, 5, 4)
    assert table.state.winners == (2,)


@pytest.mark.rule("DD-16")
def test_only_those_tied_go_on_where_the_option_says_so() -> None:
    table = full_board(SECOND_CLUSTER_DECIDES, "IMS", tiebreak="tied")
    assert table.state.winners == (1,)
    table = full_board(SECOND_CLUSTER_DECIDES, "IMS", tiebreak="everyone")
    assert table.state.winners == (2,)


@pytest.mark.rule("DD-16")
def test_one_of_two_equal_clusters_is_set_aside_and_the_other_counts_next() -> None:
    two_fours_against_four_and_three = """
        IIIIM
        JJJJM
        IIIIM
        SS.SM
        MMMSS
    """
    table = full_board(two_fours_against_four_and_three, "MI")
    assert sizes(table) == {"I": [4, 4], "M": [4, 3], "S": [3, 2], "J": [4]}
    assert table.state.scores == (4, 4)
    assert table.state.winners == (1,)


@pytest.mark.rule("DD-16")
def test_tie_may_last_several_clusters() -> None:
    threes_then_twos = """
        IIIJM
        JJJJM
        II.SM
        SSSSJ
        MMJIS
    """
    table = full_board(threes_then_twos, "IM")
    assert sizes(table)["I"] == [3, 2, 1]
    assert sizes(table)["M"] == [3, 2]
    assert (table.state.winners, table.state.set_aside) == ((0,), 2)


@pytest.mark.rule("DD-16", "DD-17")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_three_way_tie_at_8_leaves_no_dice_and_goes_to_whoever_placed_the_last(first: int) -> None:
    table = full_board(THREE_EIGHTS, "IMS", first=first)
    assert table.state.scores == (8, 8, 8)
    assert table.state.winners == (first,)
    assert table.state.by_last_die


@pytest.mark.rule("DD-17")
def test_last_die_wins_for_anyone_when_everyone_goes_on() -> None:
    table = full_board(THREE_EIGHTS, "IMSJ", first=3)
    assert table.state.scores == (8, 8, 8, 0)
    assert table.state.winners == (3,)


@pytest.mark.rule("DD-17")
def test_last_to_place_among_those_tied_wins_where_only_they_go_on() -> None:
    table = full_board(THREE_EIGHTS, "IMSJ", first=3, tiebreak="tied")
    assert table.state.winners == (2,)


@pytest.mark.rule("DD-17")
def test_those_still_tied_share_the_win_when_none_of_them_placed_a_die() -> None:
    table, move = last_die(THREE_EIGHTS, "IMSJ", first=3, tiebreak="tied")
    table.state.restore({"last_placed": [0, 0, 0, 24]})
    table.play(move)
    assert table.state.winners == (0, 1, 2)


@pytest.mark.rule("DD-17")
def test_last_die_wins_when_no_die_shows_anyones_dessert() -> None:
    """Two players may well share nothing but zeroes: neither dessert was ever left on top."""
    neither = """
        MMMMM
        MMMMM
        MM.SS
        SSSSS
        SSSSS
    """
    table = full_board(neither, "IJ", first=1)
    assert table.state.scores == (0, 0)
    assert table.state.winners == (1,)
