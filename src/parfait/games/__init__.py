"""The games, found by folder: one whose `__init__.py` holds a `GAME` is a game, and nobody imports one by name."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from types import ModuleType

from parfait.core import Game, UnknownGame
from parfait.core.brain import Brain
from parfait.core.errors import shorten


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game:
    """The game of that name, or `UnknownGame`."""
    if name not in names():
        raise UnknownGame("unknown-game", game=shorten(name), games=names())
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    game: Game = module.GAME
    return game


def part(name: str, module: str) -> ModuleType:
    """A module of a game's folder that not every face needs, such as "terminal"."""
    find(name)
    return importlib.import_module(f"{__name__}.{name.replace('-', '_')}.{module}")


def brain(name: str) -> Brain:
    """What the bots know about a game: its own brain.py, or what holds for every game."""
    folder = f"{__name__}.{find(name).name.replace('-', '_')}"
    if importlib.util.find_spec(f"{folder}.brain") is None:
        return Brain()
    made: Brain = importlib.import_module(f"{folder}.brain").BRAIN()
    return made


def games() -> tuple[Game, ...]:
    """All games."""
    return tuple(find(name) for name in names())
