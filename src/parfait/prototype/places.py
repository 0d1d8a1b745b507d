"""What a prototype consists of, field by field, and who sees each field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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
    """One for the whole table, seen by all: `pot = public(0)`, `trick = public([], deck=CARDS)`."""
    return _place("public", start, **said)


def each(start: Value = 0, **said: Value) -> Value:
    """One for each seat, seen by all: `score = each(0)`."""
    return _place("each", start, **said)


def own(start: Value = None, **said: Value) -> Value:
    """One for each seat, seen by that seat alone: `hand = own([], deck=CARDS)`, `bid = own(None, values=range(11))`.

    The others see how much is in it: how many cards, or whether there is a bid.
    """
    return _place("own", start, **said)


def hidden(start: Value = None, **said: Value) -> Value:
    """One for the whole table, seen by nobody: `stock = hidden([], deck=CARDS)`. All see how much is in it."""
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
    """A number from a lowest to a highest, one of several words, or yes and no: `setting(True)`."""
    if isinstance(default, bool) and not allowed:
        return Setting(default, FLAG, label)
    if isinstance(default, int) and not isinstance(default, bool) and len(allowed) == 2:
        low, high = allowed
        if isinstance(low, int) and isinstance(high, int) and low <= default <= high:
            return Setting(default, Whole(low, high), label)
    if isinstance(default, str) and default in allowed:
        return Setting(default, Choice(tuple(allowed)), label)
    raise PrototypeError(
        "a setting is setting(50, 20, 200) for a number from 20 to 200, setting('a', 'a', 'b') for one of these "
        f"words, or setting(True); this one is setting{(default, *allowed)!r}"
    )


def cards(suits: str, ranks: Iterable[int]) -> list[str]:
    """A deck: `cards("RG", range(1, 3))` is R1, R2, G1, G2."""
    ranks = list(ranks)
    return [f"{suit}{rank}" for suit in suits for rank in ranks]


# Values: what a field holds, as a view shows it


def frozen(value: Value, depth: int = 3) -> Value:
    """A field's value as a view shows it: plain things and tuples of them. TypeError for what a view cannot hold."""
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
    """What `frozen` made, as lists again."""
    return [thawed(item) for item in value] if type(value) is tuple else value


def copied(value: object) -> Value:
    """A copy that shares no list."""
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
