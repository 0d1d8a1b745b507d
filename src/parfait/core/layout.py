"""How the parts of a view lie on a table: enough for a client that does not know the game to draw it with pieces.

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
    that puts their notation into words (`<game>-term-<piece>`). A number whose piece is "seat" is shown as a name. None
    among pieces is a face-down piece or, with `empty`, a place without one.
    `suits` are the first letters of the pieces' notation: each has a colour and a sign of its own.
    `label` is a key of the catalogue.
    `reveals`: this field brings hidden things to light, so clients pause on it before the game continues.
    """

    LIES: ClassVar[Literal["row", "grid", "pile", "number"]]

    field: str
    piece: str = ""
    whose: Whose = "table"
    suits: str = ""
    label: str = ""
    columns: int = 0  # of a grid
    empty: bool = False
    reveals: bool = False


class LayoutRow(Part):
    """Pieces side by side; several rows where the field is nested."""

    LIES = "row"


Row = LayoutRow  # as games write it


class Grid(Part):
    """Pieces in rows of `columns`."""

    LIES = "grid"


class Pile(Part):
    """Pieces on top of each other, with only the last one visible."""

    LIES = "pile"


class Number(Part):
    """A number, or a word; no piece."""

    LIES = "number"


# What the names of fields say, in a view that does not say how it lies on a table.
SEATS = {"seat", "player", "leader", "starter", "dealer", "bidder", "caller", "doubter", "challenger", "roller"}
SEATS |= {"chooser", "declarer", "winner", "loser", "closer", "holder", "owner"}
HELD = {"hand", "rack"}  # one's own, whatever its type
DICE = {"die", "dice", "roll", "rolled"}
PIECES = {*DICE, "card", "cards", "tile", "tiles", "piece", "pieces", "row", "market", "trick", "table", "discards"}


def guessed(view: type[object], names: Iterable[str], own: Collection[str]) -> Iterator[Part]:
    """A layout for these fields of a dataclass, guessed from their types."""
    hints = get_type_hints(view)
    for name in names:
        yield _guess(name, hints[name], name in own)


def _guess(name: str, hint: object, own: bool) -> Part:
    """A field whose owner is unclear lies on the table, where nobody takes it for a seat's.

    The name of a field is also the term that puts its notation into words, if the game has that term.
    """
    inner, optional = _without_none(hint)
    words = name.split("_")
    if get_origin(inner) is not tuple:
        return Number(name, "seat" if inner is int and words[-1] in SEATS else name if inner is str else "")
    piece = "die" if words[-1] in DICE else "piece"
    item, _ = _without_none(get_args(inner)[0])
    if get_origin(item) is tuple:
        return LayoutRow(name, piece, "seats", reveals=optional)  # open to all, now and then
    if own or optional or words[-1] in HELD:  # what a watcher does not have is a seat's own, whatever it is
        return LayoutRow(name, piece, "own")
    if item is str or words[-1] in PIECES:
        return LayoutRow(name, piece)
    return Number(name, whose="seats")


def _without_none(hint: object) -> tuple[object, bool]:
    """`str | None` is str, and may be None."""
    if get_origin(hint) in (Union, types.UnionType):
        others = [one for one in get_args(hint) if one is not types.NoneType]
        if len(others) == 1:
            return others[0], True
    return hint, False
