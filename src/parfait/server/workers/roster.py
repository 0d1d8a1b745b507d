"""Bots as tables name them: by level. A level that this program does not have yet plays as `random`."""

from __future__ import annotations

from dataclasses import replace

from parfait import bots
from parfait.bots.searcher import IterationCount, SearchBot
from parfait.core import speed
from parfait.server.protocol.refusals import Refused

STAND_IN = "3"  # the level of a bot that plays for somebody who is not there
GLANCE_NAME = "glance"  # the effort of a quick review on a device
LEVELS = ("random", "greedy", "1", "2", "3", "4", "5")

# Seconds that a move of each level gets, forced or not: as long as most take. Without compiled rules all take long.
SHARES = {"random": 0.005, "greedy": 0.005, "1": 0.03, "2": 0.03, "3": 0.03, "4": 0.03, "5": 0.5}
PLAIN_SHARES = {"random": 0.02, "greedy": 0.02}
LONGEST_SHARE = 0.5
SHORTEST_SHARE = 0.01  # however many wait


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("unknown-level", 422, level=level, allowed=LEVELS)


def bot_of(level: str, seconds: float | None = None, count: IterationCount | None = None) -> bots.Bot:
    """The bot of a level, within its time limit; `count` counts how far it thinks."""
    bot = bots.find(level if level in bots.NAMES else "random")
    if isinstance(bot, SearchBot) and seconds is not None:
        return replace(bot, longest=seconds, count=count)
    return bot


def shares() -> dict[str, float]:
    return SHARES if speed.is_compiled("parfait.bots.search") else dict.fromkeys(LEVELS, LONGEST_SHARE) | PLAIN_SHARES
