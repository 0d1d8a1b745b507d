"""Views from a server's messages: the same objects that a bot gets anywhere else."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import get_type_hints

import msgspec
from rich.console import Console

from parfait import games
from parfait.bots.bot import legal_actions
from parfait.core import ParfaitError, Rng, View
from parfait.core.errors import shorten
from parfait.locale import words
from parfait.server.protocol.messages import TableInfo
from parfait.server.updates import CONSTANT

COLUMNS = 84  # of a table as text


class BadNews(ParfaitError):
    """A server sent something that this version of Parfait does not understand."""


def view_of(info: TableInfo, seat: int, fields: Mapping[str, object]) -> View:
    """A seat's view from a server's message.

    Raises `UnknownGame` or `BadNews` if this version does not understand it.
    """
    game = games.find(info.game)
    kinds = _kinds(info.game)
    missing = kinds.keys() - fields.keys()
    if missing:
        raise BadNews("view-lacks-field", game=game.title, field=min(missing))
    try:
        changing = {name: msgspec.convert(fields[name], kind) for name, kind in kinds.items()}
    except msgspec.ValidationError as error:
        raise BadNews("view-not-understood", game=game.title, reason=shorten(str(error))) from error
    options = game.options.read(info.options, info.players)
    return games.view_class(info.game).of(changing, game=game.name, players=info.players, options=options, seat=seat)


def text_of(view: View, language: str = "en", names: Sequence[str] = ()) -> str:
    """The table as plain text, as a terminal shows it: all that this seat may know."""
    shown = names or [f"player {seat + 1}" for seat in range(view.players)]
    console = Console(width=COLUMNS, force_terminal=False, color_system=None, file=io.StringIO())
    console.print(games.part(view.game, "terminal").draw(view, words(language), list(shown)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moves_of(view: View, language: str = "en") -> dict[str, str]:
    """The legal moves of the seat to act, in notation and in words, made only from its view."""
    game, rng, said = games.find(view.game), Rng(0), words(language)
    actions = legal_actions(view, rng)
    world = game.determinize(view, rng)
    moves = [game.notation.write_move(world, action) for action in actions]
    return {move: said.event(game.name, game.describe(move), ()) for move in moves}


@cache
def _kinds(game: str) -> dict[str, object]:
    """The fields of a game's views that a server sends, by name, with their types."""
    cls = games.view_class(game)
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls) if field.name not in CONSTANT}
