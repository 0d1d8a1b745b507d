"""Bots by name: `random`, `greedy`, the levels `1` to `5`, or `module:Class` for one of your own."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial

from parfait.bots.bot import Bot
from parfait.bots.greedy import GreedyBot
from parfait.bots.levels import LEVELS
from parfait.bots.random import RandomBot
from parfait.core import ParfaitError
from parfait.core.errors import one_line, shorten

NAMES: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LEVELS.__getitem__, name) for name in LEVELS},
}


class UnknownBot(ParfaitError):
    """No bot of that name."""


def check_name(name: str) -> None:
    """Raise `UnknownBot` for an impossible name. Only `find` checks whether a `module:Class` exists."""
    module, colon, cls = name.partition(":")
    if name not in NAMES and not (colon and module and cls):
        raise UnknownBot("unknown-bot", name=shorten(name), names=tuple(NAMES))


def find(name: str) -> Bot:
    """The bot of that name, or `UnknownBot`."""
    check_name(name)
    if name in NAMES:
        return NAMES[name]()
    module, _, cls = name.partition(":")
    try:
        bot: Bot = getattr(importlib.import_module(module), cls)()
    except BaseException as error:  # somebody else's code
        raise UnknownBot("bot-does-not-load", name=shorten(name), reason=one_line(error)) from error
    return bot
