"""Options of a game: typed, validated, each with the numbered rule it belongs to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Self

from parfait.core.errors import BadOption, shorten


class Kind:
    """What values an option may have. `allowed` tells it in signs and numbers that need no translation."""

    allowed: str

    def read(self, value: Any, players: int) -> Any:
        """The JSON value as a frozen one; ValueError when it is not allowed."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """The frozen value as a JSON one."""
        return value

    def examples(self, players: int) -> list[Any]:
        """JSON values worth trying, such as the ends of a range: the contract tests play a game with each."""
        raise NotImplementedError


@dataclass(frozen=True)
class Choice(Kind):
    values: tuple[Any, ...]

    @property
    def allowed(self) -> str:  # type: ignore[override]
        return " | ".join(_json(value) for value in self.values)

    def read(self, value: Any, players: int) -> Any:
        for choice in self.values:
            if type(choice) is type(value) and choice == value:
                return choice
        raise ValueError

    def examples(self, players: int) -> list[Any]:
        return list(self.values)


FLAG = Choice((True, False))


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number in a range; or null, where `unlimited`."""

    low: int
    high: int
    unlimited: bool = False

    @property
    def allowed(self) -> str:  # type: ignore[override]
        return f"{self.low}–{self.high}" + (" | null" if self.unlimited else "")

    def read(self, value: Any, players: int) -> int | None:
        if value is None and self.unlimited:
            return None
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError
        return value

    def examples(self, players: int) -> list[Any]:
        return [self.low, self.low + 1, *([None] if self.unlimited else [])]


@dataclass(frozen=True)
class FirstPlayer(Kind):
    """Who starts: drawn by lot, or a seat."""

    allowed = '"random" | 0 | 1 | …'

    def read(self, value: Any, players: int) -> int | str:
        if value == "random" and isinstance(value, str):
            return "random"
        if type(value) is not int or not 0 <= value < players:
            raise ValueError
        return value

    def examples(self, players: int) -> list[Any]:
        return ["random", players - 1]


def option(rule: str, kind: Kind, default: Any) -> Any:
    """A field of an `Options` class."""
    return field(default=default, metadata={"rule": rule, "kind": kind})


@dataclass(frozen=True)
class OptionInfo:
    name: str
    rule: str
    kind: Kind
    default: Any


@dataclass(frozen=True)
class Options:
    """Subclassed by each game: one `option(…)` a field."""

    @classmethod
    def infos(cls) -> Iterator[OptionInfo]:
        for f in fields(cls):
            yield OptionInfo(f.name, f.metadata["rule"], f.metadata["kind"], f.default)

    @classmethod
    def read(cls, given: Mapping[str, Any], players: int) -> Self:
        """Options from JSON values by name; `BadOption` for one that does not exist or cannot be."""
        known = {info.name: info for info in cls.infos()}
        values = {}
        for name, value in given.items():
            if name not in known:
                raise BadOption("record", "unknown-option", option=shorten(name), allowed=tuple(known))
            info = known[name]
            try:
                values[name] = info.kind.read(value, players)
            except ValueError:
                raise BadOption(
                    info.rule, "bad-option", option=name, value=shorten(_json(value)), allowed=info.kind.allowed
                ) from None
        return cls(**values)

    def write(self) -> dict[str, Any]:
        """The options that differ from their defaults, as JSON values."""
        return {
            info.name: info.kind.write(getattr(self, info.name))
            for info in self.infos()
            if getattr(self, info.name) != info.default
        }

    def endless(self) -> bool:
        """Whether a game with these options may never end, so that nobody should leave it to bots alone."""
        return False


def _json(value: Any) -> str:
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return repr(value)
