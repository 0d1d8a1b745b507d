"""What the game says of itself. The tests take this file away to see that a report then claims less."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from .options import RiggedOptions
from .rules import Rigged
from .view import RiggedView


def facts(before: RiggedView, step: Mapping[str, Any], after: RiggedView) -> Iterator[tuple[str, str, float]]:
    if after.winners and not before.winners:
        yield "card", "red" if after.red else "black", 1
        yield "prize", "points", after.options.prize


def label(view: RiggedView, move: str) -> str:
    return move


def starter(state: Rigged) -> int:
    return state.starter


def begins_turn(state: Rigged, action: int) -> bool:
    return state.made % 2 == 0


def round_of(state: Rigged) -> int:
    return state.round


def rules(players: int, options: RiggedOptions) -> Iterator[str]:
    yield from ("RG-1", "RG-2")
    if options.bell:
        yield "RG-4"
    if options.flag:
        yield "RG-7"
    if players == 2:
        yield "RG-10"
