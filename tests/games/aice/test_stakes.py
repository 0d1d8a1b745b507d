"""AICE: what can come of a card is told before it is played."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from parfait.core import Event, State
from parfait.games.aice.stakes import stakes
from parfait.play.follow import happen
from tests.games.aice.table import DARK, EVEN, OWN_SUITS, Table, deal

FLAME_TRICK = "F8 F6+F F4+F"


def told(at: Table) -> dict[str, Event]:
    return stakes(at.seen_by(at.turn), at.legal_moves())


@pytest.mark.rule("AI-12")
def test_whoever_leads_is_told_strengths() -> None:
    at = deal(4, EVEN, bids=DARK).moves("F9 F7 F5 F3")
    assert told(at)["A9"] == Event("aice-stakes-lead", {"strength": "9"})
    assert told(at)["A8+A/6"] == Event("aice-stakes-lead", {"strength": "7–12"})
    assert told(at)["A8+A/2"] == Event("aice-stakes-lead", {"strength": "3–8"})


@pytest.mark.rule("AI-5")
def test_bids_have_no_stakes() -> None:
    assert told(deal(4, EVEN)) == {}


@pytest.mark.rule("AI-10", "AI-13")
def test_a_card_that_is_not_of_the_lead_suit_cannot_win() -> None:
    at = deal(4, OWN_SUITS, bids="1 T, 1 T, 1 T, 1 F").moves("F4")
    assert told(at)["A9"] == Event("aice-stakes-none", {"strength": "9"})
    assert told(at)["A6+F"] == Event("aice-stakes", {"strength": "7–12", "percent": 100})


@pytest.mark.rule("AI-13")
@pytest.mark.parametrize("move", ["F3", "F2+F", "F3+F"])
def test_the_chance_of_the_last_to_play_is_that_of_the_dice(move: str) -> None:
    """Every roll of the three dice, decided by the rules; those who have to roll again have equal chances."""
    at = deal(4, EVEN, bids=DARK).moves(FLAME_TRICK)
    event = told(at)[move]
    assert event.key == "aice-stakes-last"
    at.play(3, move)
    rolling = [1, 2, 3] if "+" in move else [1, 2]
    shares = [
        share_of_seat_3(at, dict(zip(rolling, dice, strict=True))) for dice in product(range(1, 7), repeat=len(rolling))
    ]
    assert event.arguments["percent"] == round(100 * sum(shares) / len(shares))


def share_of_seat_3(at: Table, dice: dict[int, int]) -> float:
    step = {"chance": "roll", "dice": {str(seat): face for seat, face in dice.items()}}
    after: State = happen(at.game, at.state, step).after
    seen: Any = at.game.views(after, (0,))[0]
    if seen.chance == "reroll":
        return (3 in seen.among) / len(seen.among)
    return float(seen.trick_winner == 3)
