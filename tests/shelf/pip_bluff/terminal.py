"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from parfait.locale import Words
from parfait.pieces import chip, grid, turn_marker

from .view import PipBluffView


def draw(view: PipBluffView, words: Words, names: Sequence[str]) -> RenderableType:
    table = grid("", "", words("pip-bluff-points"), words("pip-bluff-die"))
    for seat in range(view.players):
        die = view.shown[seat] if view.shown else view.die if seat == view.seat else None
        table.add_row(turn_marker(view.turn == seat), names[seat], str(view.scores[seat]), chip(die or "?", "#555555"))
    return Group(table, Text(words("pip-bluff-last-bid", pips=view.bid)))
