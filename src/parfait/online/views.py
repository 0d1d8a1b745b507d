"""Views from the wire: the same objects that a bot is given anywhere else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

import msgspec

from parfait import games
from parfait.core import ParfaitError, View
from parfait.core.errors import shorten
from parfait.server.tables.updates import CONSTANT
from parfait.server.wire.protocol import TableInfo


class BadNews(ParfaitError):
    """A server tells something that this version of Parfait does not understand."""


def view_of(info: TableInfo, seat: int, told: Mapping[str, Any]) -> View:
    """What a seat was told, as its game's view; `UnknownGame` or `BadNews` where this version knows no such thing."""
    game = games.find(info.game)
    kinds = _kinds(info.game)
    missing = kinds.keys() - told.keys()
    if missing:
        raise BadNews("view-lacks-field", game=game.title, field=min(missing))
    try:
        changing = {name: msgspec.convert(told[name], kind) for name, kind in kinds.items()}
    except msgspec.ValidationError as error:
        raise BadNews("view-not-understood", game=game.title, reason=shorten(str(error))) from error
    options = game.options.read(info.options, info.players)
    return games.view_class(info.game).of(changing, game=game.name, players=info.players, options=options, seat=seat)


@cache
def _kinds(game: str) -> dict[str, Any]:
    """The fields of a game's views that a server tells, by name, with their types."""
    cls = games.view_class(game)
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls) if field.name not in CONSTANT}
