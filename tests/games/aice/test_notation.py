"""AICE in text: moves and outcomes as a record has them."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import Numbers, Outcome, Rng, Unreadable
from parfait.games.aice import notation
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, THREE, Table, deal, deal_step, table


@pytest.mark.rule("AI-5", "AI-7")
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "F", "4F", "f4", "F04", "F1", "F10", "X4", "F4 ", " F4", "F4\n", "Ｆ4"),
        *("F4+", "F4+a", "F4+X", "F4 +A", "F4+A+A", "F4+AA", "F4+A/4", "F4/4"),
        *("F7+A", "F7+A/", "F7+A/7", "F7+A/5", "F7/6", "F8+A", "F8+A/1", "F7+A/06"),
        *("bid", "bid 3", "bid 0 D", "bid 7 D", "bid 3 X", "bid 3D", "bid  3 D", "Bid 3 D", "bid 03 D", "bid 3 D "),
    ],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    for at in (deal(4, EVEN), deal(4, EVEN, bids=DARK)):
        with pytest.raises(Unreadable):
            notation.read_move(at.aice, text)


@pytest.mark.rule("AI-3")
def test_parts_are_named_as_the_cards_are_split() -> None:
    at = deal(4, EVEN, bids=DARK, split={"7": [4, 3], "8": [4, 4]})
    assert notation.read_move(at.aice, "F8+A/4") in at.aice.legal_actions()
    for text in ("F8+A/6", "F8+A/2", "F7+A/6"):
        with pytest.raises(Unreadable):
            notation.read_move(at.aice, text)


@pytest.mark.rule("AI-3", "AI-5", "AI-7")
def test_every_action_has_one_text() -> None:
    texts = notation.actions(((6, 1), (6, 2)))
    bids, bare, one_way, two_ways, nines = 30, 40, 5 * 25, 2 * 5 * 10, 5 * 5  # a die on a 9 can be read, and is refused
    assert len(texts) == len(set(texts.values())) == bids + bare + one_way + two_ways + nines
    assert notation.action_of(((6, 1), (6, 2)))["F9+A"] not in deal(4, EVEN, bids=DARK).aice.legal_actions()


@pytest.mark.rule("AI-4")
def test_a_deal_is_written_hand_by_hand() -> None:
    at = table(3)
    step = deal_step(THREE)
    outcome = notation.read_outcome(at.aice, step)
    written: dict[str, Any] = notation.write_outcome(at.aice, outcome)
    assert [set(hand) for hand in written["hands"]] == [set(hand) for hand in step["hands"]]
    assert set(written["aside"]) == {"F3", "D3"}
    assert notation.write_outcome(table(4).aice, notation.read_outcome(table(4).aice, deal_step(EVEN)))["aside"] == []


@pytest.mark.rule("AI-11", "AI-13")
def test_rolls_are_written_by_seat() -> None:
    at = deal(3, THREE, bids=DARK, lead=2).moves("P4+F F4+F A4")
    outcome = notation.read_outcome(at.aice, {"chance": "roll", "dice": {"2": 5, "0": 5}})
    assert outcome == Outcome("roll", (5, 0, 5))
    assert notation.write_outcome(at.aice, outcome) == {"dice": {"0": 5, "2": 5}}
    at.roll("0:5 2:5")
    outcome = notation.read_outcome(at.aice, {"chance": "reroll", "dice": {"0": 1, "2": 6}})
    assert outcome == Outcome("reroll", (1, 0, 6))


@pytest.mark.rule("AI-5", "AI-7", "AI-9")
@pytest.mark.parametrize(("players", "hands"), [(4, OWN_SUITS), (4, EVEN), (3, THREE)])
def test_a_random_action_is_one_of_the_legal_ones_by_its_number(players: int, hands: str) -> None:
    """The fast way of drawing a move counts what the slow way lists."""
    at, rng = deal(players, hands), Rng(7)
    while not at.seen.round_over:
        if at.turn < 0:
            at.draw(rng)
            continue
        legal, seed = at.aice.legal_actions(), rng.word()
        assert at.aice.random_action(Rng(seed), Numbers()) == legal[Rng(seed).below(len(legal))]
        at.play(at.turn, notation.write_move(at.aice, legal[rng.below(len(legal))]))


@pytest.mark.rule("AI-3", "AI-7")
@pytest.mark.parametrize("action", [-1, 40, 47, 63, 64 * 6, 512, 512 + 64, 895, 1023, 1024, 2**31, 2**70, -(2**70)])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    for at in (deal(4, EVEN), deal(4, EVEN, bids=DARK)):
        assert refused_number(at, action).startswith("AI-")


def refused_number(at: Table, action: int) -> str:
    before = at.aice.clone()
    error = at.aice.refusal(action)
    with pytest.raises(type(error)):
        at.aice.step(action)
    assert at.aice == before
    return error.rule
