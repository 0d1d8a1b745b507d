"""Options of a game: typed, validated, each with the numbered rule it belongs to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self

from parfait.core.data import Json
from parfait.core.errors import BadOption, shorten

Frozen = Any  # the value of an option as a game has it: its kind knows the type


class Kind:
    """The values that an option may have: one of the classes below, or a subclass for a special form."""

    @property
    def allowed(self) -> str:
        """The allowed values, in symbols and numbers that need no translation."""
        raise NotImplementedError

    def data(self) -> dict[str, Json]:
        """The allowed values, as JSON tagged by `kind`: clients use it to draw and check the input field."""
        raise NotImplementedError

    def read(self, value: Json, players: int) -> Frozen:
        """The JSON value as a frozen one; ValueError when it is not allowed."""
        raise NotImplementedError

    def write(self, value: Frozen) -> Json:
        """The frozen value as a JSON one."""
        plain: Json = value
        return plain

    def examples(self, players: int) -> list[Json]:
        """JSON values worth trying, such as the ends of a range: the contract tests play a game with each."""
        raise NotImplementedError


@dataclass(frozen=True)
class Flag(Kind):
    """Yes or no."""

    @property
    def allowed(self) -> str:
        return "true | false"

    def data(self) -> dict[str, Json]:
        return {"kind": "flag"}

    def read(self, value: Json, players: int) -> bool:
        if type(value) is not bool:
            raise ValueError
        return value

    def examples(self, players: int) -> list[Json]:
        return [True, False]


FLAG = Flag()


@dataclass(frozen=True)
class Whole(Kind):
    """A whole number in a range or, if `unlimited`, null."""

    low: int
    high: int
    unlimited: bool = False

    @property
    def allowed(self) -> str:
        low = f"−{-self.low}" if self.low < 0 else str(self.low)
        return f"{low}–{self.high}" + (" | null" if self.unlimited else "")

    def data(self) -> dict[str, Json]:
        return {"kind": "whole", "low": self.low, "high": self.high, "unlimited": self.unlimited}

    def read(self, value: Json, players: int) -> int | None:
        if value is None and self.unlimited:
            return None
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError
        return value

    def examples(self, players: int) -> list[Json]:
        return [self.low, self.low + 1, *([None] if self.unlimited else [])]


@dataclass(frozen=True)
class Choice(Kind):
    """One of these values or, with `seats`, any seat of the table."""

    values: tuple[Frozen, ...]
    seats: bool = False

    @property
    def allowed(self) -> str:
        return " | ".join([*map(_json, self.values), *(["0", "1", "…"] if self.seats else [])])

    def data(self) -> dict[str, Json]:
        return {"kind": "choice", "values": list(self.values), "seats": self.seats}

    def read(self, value: Json, players: int) -> Frozen:
        for choice in self.values:
            if type(choice) is type(value) and choice == value:
                return choice
        if self.seats and type(value) is int and 0 <= value < players:
            return value
        raise ValueError

    def examples(self, players: int) -> list[Json]:
        return [*self.values, *([players - 1] if self.seats else [])]


@dataclass(frozen=True)
class FirstPlayer(Choice):
    """Who starts: chosen at random, or a seat."""

    values: tuple[Frozen, ...] = ("random",)
    seats: bool = True


@dataclass(frozen=True)
class Subset(Kind):
    """A number of different values out of these. Their order means nothing: they are kept in the order given here."""

    values: tuple[str, ...]
    count: int

    @property
    def allowed(self) -> str:
        return f"[{self.count} × {' | '.join(map(_json, self.values))}]"

    def data(self) -> dict[str, Json]:
        return {"kind": "subset", "values": list(self.values), "count": self.count}

    def read(self, value: Json, players: int) -> tuple[str, ...]:
        if type(value) is not list or len(value) != self.count or not all(type(one) is str for one in value):
            raise ValueError
        if len(set(value)) != self.count or not set(value) <= set(self.values):
            raise ValueError
        return tuple(sorted(value, key=self.values.index))

    def write(self, value: Frozen) -> list[str]:
        return list(value)

    def examples(self, players: int) -> list[Json]:
        return [list(self.values[: self.count]), list(reversed(self.values))[: self.count]]


@dataclass(frozen=True)
class ListOf(Kind):
    """A list of a fixed number of values of one kind; whole numbers may have to add up to `total`."""

    item: Kind
    length: int
    total: int | None = None

    @property
    def allowed(self) -> str:
        total = "" if self.total is None else f", Σ = {self.total}"
        return f"[{self.length} × {self.item.allowed}{total}]"

    def data(self) -> dict[str, Json]:
        return {"kind": "list", "item": self.item.data(), "length": self.length, "total": self.total}

    def read(self, value: Json, players: int) -> tuple[Frozen, ...]:
        if type(value) is not list or len(value) != self.length:
            raise ValueError
        items = tuple(self.item.read(item, players) for item in value)
        if self.total is not None and sum(items) != self.total:
            raise ValueError
        return items

    def write(self, value: Frozen) -> list[Json]:
        return [self.item.write(item) for item in value]

    def examples(self, players: int) -> list[Json]:
        return [] if self.total is not None else [[item] * self.length for item in self.item.examples(players)]


@dataclass(frozen=True)
class RecordOf(Kind):
    """A value of its own kind for each of these names."""

    fields: tuple[tuple[str, Kind], ...]

    @property
    def allowed(self) -> str:
        return "{" + ", ".join(f"{_json(name)}: {kind.allowed}" for name, kind in self.fields) + "}"

    def data(self) -> dict[str, Json]:
        return {"kind": "record", "fields": {name: kind.data() for name, kind in self.fields}}

    def read(self, value: Json, players: int) -> tuple[Frozen, ...]:
        if type(value) is not dict or set(value) != {name for name, _ in self.fields}:
            raise ValueError
        return tuple(kind.read(value[name], players) for name, kind in self.fields)

    def write(self, value: Frozen) -> dict[str, Json]:
        return {name: kind.write(one) for (name, kind), one in zip(self.fields, value, strict=True)}

    def examples(self, players: int) -> list[Json]:
        values = [kind.examples(players) for _, kind in self.fields]
        names = [name for name, _ in self.fields]
        return [dict(zip(names, some, strict=True)) for some in zip(*values, strict=False)]


@dataclass(frozen=True)
class TableOf(Kind):
    """A value of one kind for each of these rows, by name."""

    rows: tuple[str, ...]
    row: Kind

    @property
    def allowed(self) -> str:
        return f"{len(self.rows)} × {{{_json(self.rows[0])}: {self.row.allowed}, …}}"

    def data(self) -> dict[str, Json]:
        return {"kind": "table", "rows": list(self.rows), "row": self.row.data()}

    def read(self, value: Json, players: int) -> tuple[Frozen, ...]:
        if type(value) is not dict or set(value) != set(self.rows):
            raise ValueError
        return tuple(self.row.read(value[name], players) for name in self.rows)

    def write(self, value: Frozen) -> dict[str, Json]:
        return {name: self.row.write(one) for name, one in zip(self.rows, value, strict=True)}

    def examples(self, players: int) -> list[Json]:
        return [dict.fromkeys(self.rows, one) for one in self.row.examples(players)]


def option(rule: str, kind: Kind, default: object) -> Any:
    """A field of an `Options` class."""
    return field(default=default, metadata={"rule": rule, "kind": kind})


@dataclass(frozen=True)
class OptionField:
    name: str
    rule: str
    kind: Kind
    default: object


@dataclass(frozen=True)
class Options:
    """A game's options. Each game subclasses this, with one `option(…)` per field."""

    @classmethod
    def infos(cls) -> Iterator[OptionField]:
        for f in fields(cls):
            yield OptionField(f.name, f.metadata["rule"], f.metadata["kind"], f.default)

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
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

    def write(self) -> dict[str, Json]:
        """The options that differ from their defaults, as JSON values."""
        return {
            info.name: info.kind.write(getattr(self, info.name))
            for info in self.infos()
            if getattr(self, info.name) != info.default
        }

    def endless(self) -> bool:
        """Whether a game with these options may never end, so that bots must not play it by themselves."""
        return False

    def longest(self, players: int) -> int | None:
        """The most moves that a game with these options can have; None if there is no limit or it is unknown."""
        return None

    def numbers(self, players: int) -> Sequence[int] | None:
        """In a game with other pieces than usual: the numbers of all actions there can be, in order; or None.

        Environments number the actions of such a game by their place in this list.
        """
        return None

    def score_range(self, players: int) -> tuple[float, float] | None:
        """Bounds for the score of a seat; None if unknown."""
        return None


def _json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return repr(value)
