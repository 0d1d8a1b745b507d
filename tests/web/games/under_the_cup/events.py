from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from parfait.core.view import Event

from .view import CupView


def describe(move: str) -> Event:
    if move == "call":
        return Event("under-the-cup-move-call")
    _, many, face = move.split()
    return Event("under-the-cup-move-bid", {"many": int(many), "face": int(face)})


def asked(view: CupView) -> Event:
    if view.bid is None:
        return Event("under-the-cup-asked-first")
    return Event("under-the-cup-asked", {"bid": view.bid})


def narrate(before: CupView, step: Mapping[str, Any], after: CupView) -> list[Event]:
    return list(_narrate(before, step, after))


def _narrate(before: CupView, step: Mapping[str, Any], after: CupView) -> Iterator[Event]:
    if "chance" in step:
        yield Event("under-the-cup-rolled", {"seat": after.starter}, "UC-1")
        return
    move = describe(step["move"])
    yield Event(move.key.replace("move-", ""), {"seat": step["seat"], **move.arguments}, "UC-2")
    for seat, lives in enumerate(after.lives):
        if lives < before.lives[seat]:
            yield Event("under-the-cup-loses", {"seat": seat, "lives": lives}, "UC-3")
    if after.winners:
        yield Event("game-ends", {"seats": after.winners, "count": 1}, "UC-4")
