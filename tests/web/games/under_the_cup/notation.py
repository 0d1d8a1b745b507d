from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from parfait.core.errors import BadOutcome, Unreadable, shorten
from parfait.core.state import Outcome

BID = re.compile(r"bid ([1-9]|1\d|2[0-5]) ([1-6])")


def write_move(state: Any, action: int) -> str:
    return f"bid {(action - 1) // 6 + 1} {(action - 1) % 6 + 1}" if action else "call"


def read_move(state: Any, text: str) -> int:
    if text == "call":
        return 0
    found = BID.fullmatch(text)
    if found is None:
        raise Unreadable("unreadable-move", move=shorten(text))
    return 6 * (int(found[1]) - 1) + int(found[2])


def write_outcome(state: Any, outcome: Outcome) -> dict[str, Any]:
    return {"dice": [list(outcome.values[seat * 5 : seat * 5 + 5]) for seat in range(state.players)]}


def read_outcome(state: Any, step: Mapping[str, Any]) -> Outcome:
    try:
        return Outcome("roll", tuple(int(face) for dice in step["dice"] for face in dice))
    except (KeyError, TypeError, ValueError):
        raise BadOutcome("UC-1", "under-the-cup-five-dice") from None
