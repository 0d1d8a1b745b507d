"""AICE: who sees what, and which worlds that leaves open."""

from __future__ import annotations

from itertools import combinations

import pytest

from parfait.core import WATCHER, Rng
from parfait.core.arrays import members
from parfait.games.aice.belief import AiceBelief
from parfait.games.aice.notation import CARD_OF
from parfait.games.aice.rules import Aice
from parfait.games.aice.view import named
from parfait.records import Step
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, THREE, Table, deal, table
from tests.uniform import assert_uniform


@pytest.mark.rule("AI-21")
def test_a_hand_is_its_owners_alone() -> None:
    at = deal(3, THREE, bids="1 D, 2 D, 3 D")
    assert at.seen.hand is None
    for seat in range(3):
        for other in at.seen_by(seat).hand or ():
            told = [text for text in repr(at.seen_by((seat + 1) % 3)).split("'") if text == other]
            assert told == []


@pytest.mark.rule("AI-21")
def test_cards_aside_and_other_hands_change_no_view() -> None:
    usual = deal(3, THREE, bids="1 D, 2 D, 3 D")
    swapped = deal(3, THREE.replace("D9", "X").replace("F3", "D9").replace("X", "F3"), bids="1 D, 2 D, 3 D")
    assert usual.seen_by(0) == swapped.seen_by(0)
    assert usual.seen == swapped.seen
    assert usual.seen_by(2) != swapped.seen_by(2)


@pytest.mark.rule("AI-21", "AI-5")
def test_a_bid_is_secret_and_a_card_is_not() -> None:
    at = deal(4, EVEN)
    assert all(at.state.secret(action) for action in at.state.legal_actions())
    at.bids(DARK)
    assert not any(at.state.secret(action) for action in at.state.legal_actions())


@pytest.mark.rule("AI-21", "AI-8")
def test_who_does_not_follow_shows_to_hold_none_of_the_lead_suit() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F2 A2+F P2 T2").roll("1:6")
    assert at.seen.voids == ("", "F", "F", "F")


@pytest.mark.rule("AI-21", "AI-8")
def test_the_lead_suit_that_is_missing_is_the_colour_of_the_die() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F2+A A2 P2 T2").roll("0:6")
    assert at.seen.voids == ("", "", "A", "A")  # the leader shows nothing, and under no die is a card another suit


@pytest.mark.rule("AI-21", "AI-8")
def test_a_void_is_of_the_printed_suit_even_if_a_die_made_the_card_follow() -> None:
    at = deal(4, OWN_SUITS, bids=DARK).moves("F2 A2+F")
    assert at.seen.voids == ("", "F", "", "")


@pytest.mark.rule("AI-21")
def test_dice_left_rolls_tricks_and_dice_taken_are_open() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F8+F/6 F6+F F4 F2").roll("0:6 1:1")
    for seat in (WATCHER, 0, 1, 2, 3):
        view = at.seen_by(seat)
        assert view.dice == ("APT", "APT", "FAPT", "FAPT")
        assert view.rolls == (6, 1, None, None)
        assert view.won == (1, 0, 0, 0)
        assert view.taken == (2, 0, 0, 0)


# Worlds


@pytest.mark.rule("AI-21")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [{}, {"beginner": True, "split": {"7": [3, 4], "8": [4, 4]}}])
def test_a_world_drawn_from_a_view_gives_that_view_again(players: int, options: dict[str, object]) -> None:
    at, rng = table(players, "random", rounds=2, **options), Rng(5)
    while not at.over:
        for seat in (WATCHER, *range(players)):
            view = at.seen_by(seat)
            assert AiceBelief(view).sample(rng).view(seat) == view
        random_step(at, rng)


@pytest.mark.rule("AI-21", "AI-8")
@pytest.mark.parametrize("seed", range(8))
def test_worlds_near_the_end_are_all_deals_that_fit_what_was_shown(seed: int) -> None:
    """Counted out: every deal of the unseen cards, less those in which someone would have had to follow."""
    at, rng = deal(3, THREE), Rng(seed)
    while at.seen.tricks < 9 or at.seen.chance:
        random_step(at, rng)
    view = at.seen_by(0)
    belief = AiceBelief(view)
    cards = set(CARD_OF) - {f"{suit}2" for suit in "FAPTD"} - set(view.fallen) - set(view.hand or ())
    shown = shown_missing(at.record.steps, first=0)
    worlds = [
        (one, other)
        for one in combinations(sorted(cards), view.cards_left[1])
        if not shown[1] & {card[0] for card in one}
        for other in combinations(sorted(cards - set(one)), view.cards_left[2])
        if not shown[2] & {card[0] for card in other}
    ]

    def sample() -> tuple[tuple[str, ...], tuple[str, ...]]:
        world = belief.sample(rng)
        assert isinstance(world, Aice)
        return sorted_hand(world, 1), sorted_hand(world, 2)

    assert_uniform(sample, worlds)


def shown_missing(steps: list[Step], first: int) -> list[set[str]]:
    """By seat, the suits that it did not follow: told from the record alone, for three players."""
    missing: list[set[str]] = [set(), set(), set()]
    plays = [step for step in steps if "move" in step and not step["move"].startswith("bid")]
    for i, step in enumerate(plays):
        move = step["move"]
        if i % 3 == 0:
            lead = move[3] if "+" in move else move[0]
        elif move[0] != lead:
            missing[step["seat"]].add(lead)
    return missing


def sorted_hand(world: Aice, seat: int) -> tuple[str, ...]:
    return tuple(sorted(named(world.hands[seat])))


@pytest.mark.rule("AI-21", "AI-5")
def test_a_hidden_bid_may_be_any() -> None:
    at = deal(4, EVEN)
    at.play(0, "bid 3 D")
    at.play(1, "bid 2 F")
    belief, rng = AiceBelief(at.seen_by(2)), Rng(1)

    def sample() -> tuple[int, int]:
        world = belief.sample(rng)
        assert isinstance(world, Aice)
        assert world.dice[1] == 0b11111 & ~(1 << world.bid_dice[1])
        return world.bids[1], world.bid_dice[1]

    assert_uniform(sample, [(number, die) for number in range(1, 7) for die in range(5)])
    own = AiceBelief(at.seen_by(1)).sample(rng)
    assert isinstance(own, Aice)
    assert (own.bids[1], own.bid_dice[1]) == (2, 0)


@pytest.mark.rule("AI-21", "AI-6")
def test_hidden_dice_of_beginners_are_independent() -> None:
    at = deal(4, EVEN, beginner=True)
    at.play(0, "bid 2 D")
    at.play(1, "bid 2 F")
    belief, rng = AiceBelief(at.seen), Rng(2)

    def sample() -> tuple[int, int]:
        world = belief.sample(rng)
        assert isinstance(world, Aice)
        assert list(world.bids) == [2, 2, 0, 0]
        return world.bid_dice[0], world.bid_dice[1]

    assert_uniform(sample, [(one, other) for one in range(5) for other in range(5)])


@pytest.mark.rule("AI-21", "AI-4")
def test_worlds_deal_every_unseen_card_once() -> None:
    at, rng = deal(3, THREE, bids="1 D, 2 D, 3 D"), Rng(3)
    belief = AiceBelief(at.seen_by(1))
    for _ in range(50):
        world = belief.sample(rng)
        assert isinstance(world, Aice)
        assert named(world.hands[1]) == at.seen_by(1).hand
        hands = [set(named(world.hands[seat])) for seat in range(3)]
        assert [len(hand) for hand in hands] == [11, 11, 11]
        assert len(set.union(*hands)) == 33
        assert not any(world.hands[seat] & members(range(0, 40, 8)) for seat in range(3))


def random_step(at: Table, rng: Rng) -> None:
    if at.turn < 0:
        at.draw(rng)
    else:
        moves = at.legal_moves()
        at.play(at.turn, moves[rng.below(len(moves))])
