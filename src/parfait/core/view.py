"""What leaves a state: views and events. Both are frozen and hold nothing that their seat may not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from parfait.core.options import Options


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat (or a `WATCHER`) may know: its whole information set. Subclassed by each game."""

    game: str
    players: int
    options: Options
    seat: int
    turn: int
    chance: str | None  # the kind of chance that is next
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def of(cls, shared: dict[str, Any], **own: Any) -> Self:
        """As the constructor with all these fields, and much faster: many seats are shown every step."""
        view = cls.__new__(cls)
        view.__dict__.update(shared, **own)
        return view


@dataclass(frozen=True)
class Event:
    """Something to tell, as a key of the catalogue and its arguments; `rule` where a numbered rule made it happen.

    The seat it is about, if any, is the argument `seat`; arguments named `card`, `cards`, `flavour`, … are notation.
    """

    key: str
    arguments: dict[str, Any] = field(default_factory=dict)
    rule: str | None = None
