"""The habits of the bots in AICE."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, Numbers, Rng, State
from parfait.core.arrays import padded
from parfait.games.aice.brain import AiceBrain
from parfait.games.aice.notation import write_move
from tests.bots.brains import cases, horizons, shares_one_win
from tests.contract.play import Case
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, THREE, Table, deal, table

CASES = cases("aice")


def played(at: Table) -> str:
    return write_move(at.aice, AiceBrain().greedy(at.state, Rng(1), Numbers()))


def won(at: Table, *tricks: int) -> Table:
    at.state.restore({"won": padded(tricks, 4)})
    return at


def test_bids_high_on_high_cards_and_low_on_low_ones() -> None:
    assert played(deal(4, EVEN)).startswith("bid 5")
    assert played(deal(4, EVEN, lead=3)).startswith("bid 1")


def test_bids_with_the_die_of_its_longest_suit() -> None:
    assert played(deal(4, OWN_SUITS)).endswith("F")
    assert played(deal(4, OWN_SUITS, lead=2)).endswith("P")


def test_leads_a_card_that_nobody_can_beat_while_it_is_short_of_its_bid() -> None:
    assert played(deal(4, EVEN, bids=DARK)) == "F8"  # it holds the F9 itself
    assert played(deal(4, OWN_SUITS, lead=3, bids=DARK)).startswith("T")


def test_leads_with_a_die_when_too_many_cards_beat_its_own() -> None:
    assert played(deal(4, EVEN, lead=3, bids=DARK)) == "F3+F"


def test_leads_what_others_beat_once_it_has_its_bid() -> None:
    at = won(deal(4, EVEN, lead=2, bids=DARK), 0, 0, 1, 0)
    assert played(at) == "D5"  # no higher card is beaten by more


def test_wins_as_cheaply_as_it_can_when_it_plays_last() -> None:
    assert played(deal(4, EVEN, lead=1, bids=DARK).moves("F6 F4 F2")) == "F8"


def test_throws_its_highest_loser_once_it_has_its_bid() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9")
    assert played(won(at, 0, 1, 0, 0)).startswith("F7")


def test_gives_a_die_away_on_a_trick_that_is_lost() -> None:
    assert played(won(deal(4, EVEN, bids=DARK).moves("F9"), 0, 1, 0, 0)) == "F7+F/1"


def test_uses_a_die_to_win_a_suit_that_it_lacks() -> None:
    assert played(deal(4, OWN_SUITS, bids=DARK).moves("F7")).endswith("+F")


def test_throws_off_a_high_card_rather_than_win_too_much() -> None:
    at = deal(3, THREE, bids="1 A, 1 F, 1 F").moves("F4")
    assert played(won(at, 0, 1, 0)) == "A9"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_looks_ahead_to_the_end_of_a_round_and_shares_out_the_match(case: Case) -> None:
    brain = games.brain("aice")
    for state in horizons(case, brain, seed=5):
        assert state.turn == OVER or (state.turn == CHANCE and state.chance_kind in {"first", "deal"})
        shares_one_win(brain, state)


def between_rounds(players: int, points: list[int], played: int, rounds: int, leader: int = 0) -> State:
    at = table(players, leader, rounds=rounds)
    at.state.restore({"points": padded(points, 4), "round": played})
    return at.state


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("after", "rounds"), [(1, 4), (3, 4), (0, 1000), (500, 1000), (999, 1000)])
def test_more_points_are_a_better_chance(players: int, after: int, rounds: int) -> None:
    brain = AiceBrain()
    others = [20 * after // 2] * (players - 1)
    steps = [others[0] + off for off in (-100, -30, -10, -3, -1, 0, 1, 3, 10, 30, 100)]
    chances = [shares_one_win(brain, between_rounds(players, [own, *others], after, rounds))[0] for own in steps]
    assert chances == sorted(chances)
    assert chances[0] < 1 / players < chances[-1]


def test_fewer_rounds_left_make_points_count_more() -> None:
    brain = AiceBrain()
    early, late = (shares_one_win(brain, between_rounds(4, [20, 10, 10, 10], n, 4))[0] for n in (1, 3))
    assert early < late


def test_a_hand_that_fits_its_bid_is_likelier() -> None:
    at = deal(4, EVEN, bids="5 D, 3 D, 2 D, 1 D")
    high, low = at.aice.clone(), at.aice.clone()
    high.turn = low.turn = 1
    low.restore({"hands": [at.aice.hands[3], at.aice.hands[1], at.aice.hands[2], at.aice.hands[0]]})
    assert 0 < AiceBrain().weight(low) < AiceBrain().weight(high) <= 1
