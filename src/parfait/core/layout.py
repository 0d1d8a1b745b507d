"""How the parts of a view lie on a table: enough for a face that does not know the game to draw it with pieces.

A game lists it in `LAYOUT` of its view, in the order in which a player looks at things. A game without a `LAYOUT` gets
one that is guessed from the types of its fields.
"""

from __future__ import annotations

import types
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal, Union, get_args, get_origin, get_type_hints

Whose = Literal["own", "seats", "table"]


@dataclass(frozen=True)
class Part:
    """A field of the view.

    `whose`: "own" for the pieces of the seat that looks, "seats" for a field by seat, "table" for what is everyone's.
    `piece` is what its pieces are: "card" and "die" are drawn as such, anything else as a tile; it is also the term
    that puts their notation into words (`<game>-term-<piece>`). None among pieces is one that lies face down, or where
    `empty`, a place without a piece.
    `suits` are the first letters of the pieces' notation: each has a colour and a sign of its own.
    `label` is a key of the catalogue.
    """

    LIES: ClassVar[Literal["row", "grid", "pile", "number"]]

    field: str
    piece: str = ""
    whose: Whose = "table"
    suits: str = ""
    label: str = ""
    columns: int = 0  # of a grid
    empty: bool = False


class LayoutRow(Part):
    """Pieces side by side; several rows where the field is nested."""

    LIES = "row"


Row = LayoutRow  # as games write it


class Grid(Part):
    """Pieces in rows of `columns`."""

    LIES = "grid"


class Pile(Part):
    """Pieces on top of each other, of which the last one is seen."""

    LIES = "pile"


class Number(Part):
    """A number, or a word; no piece."""

    LIES = "number"


def guessed(view: type[object], names: Iterable[str], own: Collection[str]) -> Iterator[Part]:
    """A layout for these fields of a dataclass, guessed from their types."""
    hints = get_type_hints(view)
    for name in names:
        yield _guess(name, hints[name], name in own)


def _guess(name: str, hint: object, own: bool) -> Part:
    inner, optional = _without_none(hint)
    if get_origin(inner) is not tuple:
        return Number(name)
    item, _ = _without_none(get_args(inner)[0])
    if get_origin(item) is tuple:
        return LayoutRow(name, "piece", "seats")
    if item is str or own or optional:  # what a watcher does not have is a seat's own, whatever it is
        return LayoutRow(name, "piece", "own" if own or optional else "table")
    return Number(name, whose="seats")


def _without_none(hint: object) -> tuple[object, bool]:
    """`str | None` is str, and may be None."""
    if get_origin(hint) in (Union, types.UnionType):
        others = [one for one in get_args(hint) if one is not types.NoneType]
        if len(others) == 1:
            return others[0], True
    return hint, False
