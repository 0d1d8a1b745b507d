"""What happened. No event names RG-99, of which this line speaks; nor RG-10, a rule for two, at a table of three."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parfait.core import Event

from .view import RiggedView


def describe(move: str) -> Event:
    return Event(f"rigged-move-{move}")


def narrate(before: RiggedView, step: Mapping[str, Any], after: RiggedView) -> list[Event]:
    if step.get("chance") == "first":
        return [Event("first", {"seat": after.starter}, "RG-2")]
    if "move" in step:
        return []
    told = [Event("game-ends", {"seats": after.winners, "count": 1}, "RG-1")]
    if after.rang:
        told.append(Event("rigged-bell", {}, "RG-4"))
    if after.options.flag:
        told.append(Event("rigged-flag", {}, "RG-7"))
    if after.players == 2:
        told.append(Event("rigged-two", {}, "RG-10"))
    return told
