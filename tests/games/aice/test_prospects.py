"""What search counts after a move in AICE."""

from __future__ import annotations

from tests.bots.prospects import values
from tests.games.aice.table import DARK, EVEN, Table, deal


def last_trick(bid: int) -> Table:
    """Seat 0 is to lead, has won two tricks, and wins this one with a 9 that nobody has a die against."""
    at = deal(4, EVEN, bids=DARK)
    return at.to_last_trick(won=[2, 2, 2, 2], dice_on_hand=[3, 5, 6, 6], bids=[bid, 6, 6, 6])


def test_the_trick_and_an_exact_bid_that_are_sure() -> None:
    found = values(last_trick(3).state, "F9")
    assert (found["trick"], found["exact"], found["dice"]) == (1.0, 1.0, 3.0)


def test_a_bid_that_is_missed_for_sure() -> None:
    found = values(last_trick(2).state, "F9")
    assert (found["trick"], found["exact"]) == (1.0, 0.0)


def test_the_points_of_the_round() -> None:
    exact, missed = (values(last_trick(bid).state, "F9")["points"] for bid in (3, 2))
    assert missed == 3 * 3  # three tricks at three points, for the fewest dice
    assert exact > missed


def test_a_trick_that_is_lost_for_sure() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9 F7 F5")
    assert values(at.state, "F2")["trick"] == 0.0


def test_a_bid_is_no_trick() -> None:
    found = values(deal(4, EVEN).state, "bid 3 D")
    assert "trick" not in found
    assert 0 < found["exact"] < 1


def test_a_die_that_is_played_is_not_on_hand() -> None:
    """Whoever wins the trick gets its dice, so this is about one who does not."""
    at = deal(4, EVEN, bids=DARK).moves("F9 F7 F5")
    with_die, without = values(at.state, "F2+F", 2000), values(at.state, "F2", 2000)
    assert with_die["dice"] < without["dice"]
