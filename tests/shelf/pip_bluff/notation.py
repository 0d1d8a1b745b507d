"""Text ↔ action and record step ↔ outcome."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from parfait.core import BadOutcome, Outcome, State, Unreadable
from parfait.core.errors import shorten

from .options import CALL


def write_move(state: State, action: int) -> str:
    return "call" if action == CALL else f"bid {action}"


def read_move(state: State, text: str) -> int:
    if text == "call":
        return CALL
    bid = re.fullmatch(r"bid ([1-9][0-9]?)", text)
    if bid is None:
        raise Unreadable("unreadable-move", move=shorten(text))
    return int(bid[1])


def write_outcome(state: State, outcome: Outcome) -> dict[str, Any]:
    return {"dice": list(outcome.values)}


def read_outcome(state: State, step: Mapping[str, Any]) -> Outcome:
    dice = step.get("dice")
    if type(dice) is not list or not all(type(pips) is int for pips in dice):
        raise BadOutcome("PB-1", "pip-bluff-bad-roll", players=state.players)
    return Outcome("roll", tuple(dice))
