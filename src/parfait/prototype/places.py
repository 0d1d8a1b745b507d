"""The fields of a prototype, and who sees each of them."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from parfait.core.options import FLAG, Choice, Kind, Whole
from parfait.prototype.errors import PrototypeError

Seen = Literal["public", "each", "own", "hidden"]
Scalar = str | int | bool | None
Value = Any  # a number, a word, a piece, or lists of them: whatever a prototype, which has no types, puts in a field


@dataclass(frozen=True)
class Place:
    """A field: what it holds at first, and who sees it."""

    start: object
    seen: Seen
    deck: tuple[str, ...] | None = None  # the pieces it may hold, each as often as it is here
    values: tuple[Scalar, ...] | None = None  # or what each of its entries may be, whatever the others are
    label: str = ""
    seat: bool = False  # whether its number is a seat, which has a name
    pause: bool = False  # whether all look at it for a while when it is shown

    @property
    def by_seat(self) -> bool:
        return self.seen in ("each", "own")

    @property
    def is_list(self) -> bool:
        return isinstance(self.start, list)


def public(start: Value = None, **said: Value) -> Value:
    """A field for the whole table that everyone sees: `pot = public(0)`, `trick = public([], deck=CARDS)`."""
    return _place("public", start, **said)


def each(start: Value = 0, **said: Value) -> Value:
    """A field for each seat that everyone sees: `score = each(0)`."""
    return _place("each", start, **said)


def own(start: Value = None, **said: Value) -> Value:
    """A field for each seat that only this seat sees:

    `hand = own([], deck=CARDS)`, `bid = own(None, values=range(11))`. The others see how much is in it: how many cards,
    or whether there is a bid.
    """
    return _place("own", start, **said)


def hidden(start: Value = None, **said: Value) -> Value:
    """A field for the whole table that nobody sees: `stock = hidden([], deck=CARDS)`. Everyone sees its size."""
    return _place("hidden", start, **said)


def _place(
    seen: Seen,
    start: Value,
    *,
    deck: Sequence[str] | None = None,
    values: Iterable[Value] | None = None,
    label: str = "",
    seat: bool = False,
    pause: bool = False,
) -> Place:
    if isinstance(start, tuple | range):
        start = list(start)
    pieces = None if deck is None else tuple(deck)
    return Place(start, seen, pieces, None if values is None else tuple(values), label, seat, pause)


@dataclass(frozen=True)
class Setting:
    """Something that can be set for a table: `goal = setting(50, 20, 200)` is 50 unless set, from 20 to 200."""

    default: Value
    kind: Kind
    label: str = ""


def setting(default: object, *allowed: object, label: str = "") -> Value:
    """A setting: a number in a range, one of several words, or yes or no (`setting(True)`)."""
    if isinstance(default, bool) and not allowed:
        return Setting(default, FLAG, label)
    if isinstance(default, int) and not isinstance(default, bool) and len(allowed) == 2:
        low, high = allowed
        if isinstance(low, int) and isinstance(high, int) and low <= default <= high:
            return Setting(default, Whole(low, high), label)
    if isinstance(default, str) and default in allowed:
        return Setting(default, Choice(tuple(allowed)), label)
    line = inspect.stack()[1]
    raise PrototypeError(
        f"{Path(line.filename).name}:{line.lineno}: a setting is setting(50, 20, 200) for a number from 20 to 200, "
        "setting('a', 'a', 'b') for one of these words, or setting(True); this one is "
        f"setting{(default, *allowed)!r}"
    )


def cards(suits: str, ranks: Iterable[int]) -> list[str]:
    """A deck: `cards("RG", range(1, 3))` is R1, R2, G1, G2."""
    ranks = list(ranks)
    return [f"{suit}{rank}" for suit in suits for rank in ranks]


# Values: what a field holds, as a view shows it


def frozen(value: Value, depth: int = 3) -> Value:
    """A field's value as views hold it: plain values and tuples. Raises TypeError for anything else."""
    if value is None or type(value) in (int, str, bool):
        return value
    if type(value) in (list, tuple) and depth:
        return tuple([item if type(item) in (int, str) else frozen(item, depth - 1) for item in value])
    raise TypeError(_unfit(value))


def _unfit(value: object) -> str:
    name = type(value).__name__
    instead = {
        "float": "whole numbers only, so count in halves or cents",
        "set": "a list instead",
        "dict": "a list, or a field with each(…), instead",
        "range": "list(range(…)) instead",
        "list": "lists in lists, and no deeper",
        "tuple": "lists in lists, and no deeper",
        "method": "the result of the call: the brackets () are missing",
    }.get(name, "numbers, words, True and False, None, and lists of these")
    return f"holds a {name}, {value!r:.40}; a field holds {instead}"


def thawed(value: Value) -> Value:
    """A value made by `frozen`, with lists again."""
    return [thawed(item) for item in value] if type(value) is tuple else value


def copied(value: object) -> Value:
    """A deep copy of lists."""
    if type(value) is not list:
        return value
    return [copied(item) if type(item) is list else item for item in value]


def pieces_in(value: Value) -> list[Value]:
    """The pieces in a field, by seat or not, one or a list."""
    if type(value) in (list, tuple):
        return [piece for item in value for piece in pieces_in(item)]
    return [] if value is None else [value]


def how_many(value: object) -> int:
    """How many pieces are in a field, by seat or not, one or a list."""
    if type(value) is not list:
        return int(value is not None)
    return sum([len(item) if type(item) is list else item is not None for item in value])
