"""Bots as tables name them: by level. A level that this program does not have yet plays as `random`."""

from __future__ import annotations

from parfait import bots
from parfait.server.wire.refusals import Refused

LEVELS = ("random", "greedy", "1", "2", "3", "4", "5")


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("unknown-level", 422, level=level, allowed=LEVELS)


def bot_of(level: str) -> bots.Bot:
    return bots.find(level if level in bots.NAMES else "random")
