"""Bots by name: `random`, later `greedy` and the levels `1` to `5`, or `module:Class` for one of your own."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from parfait.bots.bot import Bot, Limit
from parfait.bots.greedy import GreedyBot
from parfait.bots.random import RandomBot
from parfait.bots.searcher import SearchBot
from parfait.core import ParfaitError
from parfait.core.errors import shorten

NAMES: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "1": lambda: SearchBot(Limit(iterations=30), noise=0.10),
    "2": lambda: SearchBot(Limit(iterations=150), noise=0.04),
    "3": lambda: SearchBot(Limit(iterations=700), noise=0.01),
    "4": lambda: SearchBot(Limit(iterations=4000)),
    "5": lambda: SearchBot(Limit(seconds=0.9)),
}


class UnknownBot(ParfaitError):
    """No bot of that name."""


def find(name: str) -> Bot:
    """The bot of that name, or `UnknownBot`."""
    if name in NAMES:
        return NAMES[name]()
    module, colon, cls = name.partition(":")
    if not colon:
        raise UnknownBot("unknown-bot", name=shorten(name), names=", ".join(NAMES))
    try:
        bot: Bot = getattr(importlib.import_module(module), cls)()
    except Exception as error:  # somebody else's code
        raise UnknownBot("bot-does-not-load", name=shorten(name), reason=shorten(str(error))) from error
    return bot
