"""A game's options as parameters of OpenSpiel, which have one type each: bool, int or str."""

from __future__ import annotations

import json
from typing import Any

from parfait.core import Game
from parfait.core.options import Choice, Flag, Kind, Whole

WORD = -1  # how a word, or null, is written where an option also takes numbers


def parameter(kind: Kind, default: Any) -> Any:
    """An option's default as a parameter."""
    if isinstance(kind, Flag):
        return default
    if _takes_numbers(kind):
        return default if isinstance(default, int) else WORD
    return default if isinstance(kind, Choice) else ""


def _takes_numbers(kind: Kind) -> bool:
    return isinstance(kind, Whole) or (
        isinstance(kind, Choice) and (kind.seats or any(isinstance(v, int) for v in kind.values))
    )


def read_parameters(game: Game, given: dict[str, object]) -> dict[str, object]:
    """The options as in a record, without defaults."""
    options = {}
    for info in game.options.infos():
        value = given.get(info.name, parameter(info.kind, info.default))
        if value == parameter(info.kind, info.default):
            continue
        options[info.name] = _read(info.kind, value)
    return options


def _read(kind: Kind, value: object) -> object:
    if _takes_numbers(kind) and value == WORD:
        words = [one for one in kind.values if not isinstance(one, int)] if isinstance(kind, Choice) else [None]
        return words[0]
    if isinstance(value, str) and not isinstance(kind, Choice):
        try:
            return json.loads(value.replace(" ", ","))
        except ValueError:
            return value  # for the game to refuse
    return value
