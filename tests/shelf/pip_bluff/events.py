"""What happened, told from two views of one seat; and what a move is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parfait.core import Event

from .view import PipBluffView


def describe(move: str) -> Event:
    if move == "call":
        return Event("pip-bluff-move-call")
    return Event("pip-bluff-move-bid", {"pips": int(move.split()[1])})


def asked(view: PipBluffView) -> Event:
    return Event("pip-bluff-asked")


def narrate(before: PipBluffView, step: Mapping[str, Any], after: PipBluffView) -> list[Event]:
    if "chance" in step:
        rolled = Event("pip-bluff-roll", {"seat": after.starter}, "PB-2")
        return [rolled] if after.die is None else [rolled, Event("pip-bluff-own", {"die": after.die})]
    if after.shown is None:
        return [Event("pip-bluff-bid", {"seat": step["seat"], "pips": after.bid})]
    total = sum(int(die[1:]) for die in after.shown)
    [winner] = [seat for seat, points in enumerate(after.scores) if points > before.scores[seat]]
    return [
        Event("pip-bluff-call", {"seat": step["seat"], "dice": after.shown, "total": total}),
        Event("pip-bluff-point", {"seat": winner}, "PB-6"),
    ]
