"""The table in a terminal, for a game that draws none of its own: made from its view's layout, as in the browser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from parfait.core.layout import Number, Part
from parfait.core.view import View
from parfait.locale import Words
from parfait.pieces import INK, WHITE, chip, grid, row, turn_marker

COLOURS = (
    ("#d23f6b", WHITE),
    ("#1f6f8b", WHITE),
    ("#7daf45", INK),
    ("#f6e3a6", INK),
    ("#5a3419", WHITE),
    ("#7b4fa3", WHITE),
)
PLAIN = ("#55606b", WHITE)


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    return Group(*_lines(view, words, names))


def _lines(view: View, words: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    parts = view.layout()
    by_seat = [part for part in parts if part.whose == "seats" and not _is_empty(view, part)]
    points = f"{view.game}-points" if f"{view.game}-points" in words else "web-points"
    table = grid("", "", words(points), *(label_of(part, words) for part in by_seat))
    for seat in range(view.players):
        table.add_row(
            turn_marker(view.turn == seat),
            Text(names[seat], style="bold" if seat == view.seat else ""),
            str(view.scores[seat]),
            *(_drawn(part, getattr(view, part.field)[seat]) for part in by_seat),
        )
    yield table
    for part in parts:
        if part.whose == "table" and not _is_empty(view, part):
            yield _labelled(part, _spoken(view, part, words, names), words)
    for part in parts:
        if part.whose == "own" and view.seat >= 0:
            yield _labelled(part, _spoken(view, part, words, names), words)


def _spoken(view: View, part: Part, words: Words, names: Sequence[str]) -> object:
    """A seat as its player's name; other notation that is not a piece, in words."""
    value = getattr(view, part.field)
    if not isinstance(part, Number) or not part.piece:
        return value
    if part.piece == "seat" and type(value) is int:
        return names[value] if 0 <= value < len(names) else None
    return words.term(view.game, part.piece, value) if isinstance(value, str) else value


def label_of(part: Part, words: Words) -> str:
    """What a part is called: by its label, or by the name of its field."""
    name = part.field.replace("_", " ")
    return words(part.label) if part.label else name[:1].upper() + name[1:]


def _is_empty(view: View, part: Part) -> bool:
    return getattr(view, part.field) is None


def _labelled(part: Part, value: object, words: Words) -> Text:
    return row([Text(label_of(part, words), style="dim"), _drawn(part, value)], gap="  ")


def _drawn(part: Part, value: object) -> Text:
    """A part's pieces as chips, side by side; numbers and words as they are."""
    if isinstance(part, Number):
        return Text(_said(value))
    if not isinstance(value, tuple):
        return _piece(part, value)
    if any(isinstance(item, tuple) for item in value):
        return row((_drawn(part, item) for item in value), gap="  |  ")
    columns = part.columns if part.LIES == "grid" else 0
    shown = value[-1:] if part.LIES == "pile" else value
    if not shown:
        return Text("–", style="dim")
    if columns:
        return Text("\n").join(
            row(_piece(part, item) for item in shown[i : i + columns]) for i in range(0, len(shown), columns)
        )
    return row(_piece(part, item) for item in shown)


def _piece(part: Part, value: object) -> Text:
    if value is None:
        return Text("–" if part.empty else " ? ", style="dim")
    suit = part.suits.find(str(value)[:1]) if part.suits and str(value) else -1
    return chip(_said(value), *(COLOURS[suit % len(COLOURS)] if suit >= 0 else PLAIN))


def _said(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return ", ".join(map(_said, value)) if isinstance(value, tuple) else str(value)
