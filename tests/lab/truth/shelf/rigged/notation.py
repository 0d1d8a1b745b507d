from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parfait.core import BadOutcome, Outcome, State, Unreadable

MOVES = ("go", "stay")


def write_move(state: State, action: int) -> str:
    return MOVES[action]


def read_move(state: State, text: str) -> int:
    if text not in MOVES:
        raise Unreadable("unreadable-move", move=text)
    return MOVES.index(text)


def write_outcome(state: State, outcome: Outcome) -> dict[str, Any]:
    return {"numbers": list(outcome.values)}


def read_outcome(state: State, step: Mapping[str, Any]) -> Outcome:
    if type(step.get("numbers")) is not list:
        raise BadOutcome("RG-1", "no-chance-now")
    return Outcome(step["chance"], tuple(step["numbers"]))
