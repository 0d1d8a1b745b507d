"""What leaves a state: views and events. Both are frozen and hold nothing that their seat may not know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, NotRequired, Self, TypedDict, TypeVar, final

from parfait.core.layout import Part, guessed
from parfait.core.options import Options

Item = TypeVar("Item")


@final
class MoveStep(TypedDict):
    """A move, as JSON."""

    seat: int
    move: str  # None in a step that a seat sees of another seat's secret move (`State.secret`)
    legal: NotRequired[list[str]]


@final
class ChanceStep(TypedDict):
    """An outcome of chance, as JSON. Each game has further keys of its own, such as `hands`: read them with `get`."""

    chance: str


Step = MoveStep | ChanceStep  # whole, as a record has it, or as a seat sees it


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat (or a `WATCHER`) may know: its whole information set. Subclassed by each game."""

    # The fields that are not the same for everyone, besides `seat`; None for any of them. A game that names its own is
    # told of much faster: what lies open is compared once for all. `narrate` may then tell a seat of a field of its own
    # only in its own moves, and when that field changes.
    OWN: ClassVar[tuple[str, ...] | None] = None

    # How its fields lie on a table, for a face that has no drawing of this game's own.
    LAYOUT: ClassVar[tuple[Part, ...]] = ()

    game: str
    players: int
    options: Options  # in JSON all of them, the defaults too
    seat: int  # -1 (WATCHER) for one who watches
    turn: int  # a seat, -1 (CHANCE), or -2 (OVER)
    chance: str | None  # the kind of chance that is next
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def layout(cls) -> tuple[Part, ...]:
        """The layout of its fields: its own `LAYOUT`, or one guessed from their types."""
        common = {field.name for field in fields(View)}
        names = [field.name for field in fields(cls) if field.name not in common]
        return cls.LAYOUT or tuple(guessed(cls, names, cls.OWN or ()))

    def progress(self) -> Event:
        """The goal and the progress of the game, made only from public fields: the same for every seat."""
        return Event(f"{self.game}-tagline")

    @classmethod
    def of(cls, shared: dict[str, object], **own: object) -> Self:
        """Like the constructor with all these fields, but much faster: every step makes views for many seats."""
        view = cls.__new__(cls)
        fields = shared.copy()
        fields.update(own)
        object.__setattr__(view, "__dict__", fields)
        return view


@dataclass(frozen=True, init=False)
class Event:
    """Something that happened: a key of the catalogue, its arguments, and the numbered rule behind it, if there is one.

    The seat it is about, if any, is the argument `seat`; arguments named `card`, `cards`, `flavour`, … are notation.
    """

    key: str
    arguments: dict[str, Any]
    rule: str | None

    def __init__(self, key: str, arguments: dict[str, Any] | None = None, rule: str | None = None) -> None:
        """Like that of a frozen dataclass, but much faster: every step creates events."""
        fields = self.__dict__
        fields["key"] = key
        fields["arguments"] = {} if arguments is None else arguments
        fields["rule"] = rule


def subsets(items: Iterable[Item]) -> list[tuple[Item, ...]]:
    """All subsets of a few things, indexed by their bits."""
    found: list[tuple[Item, ...]] = [()]
    for item in items:
        found += [(*others, item) for others in found]
    return found
