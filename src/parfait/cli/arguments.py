"""Values read from the command line. Raises `UsageError` for anything that makes no sense."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, TypeVar

import typer

from parfait.bots import BadLimit, Limit
from parfait.bots.bot import MOST_ITERATIONS, MOST_SECONDS
from parfait.core import ParfaitError, Rng
from parfait.core.data import Json
from parfait.core.errors import shorten

Number = TypeVar("Number", int, float)

# Options that several commands share.
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|ja", help="help-lang")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="help-seed"),
]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help="help-players")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="help-option",
    ),
]
Iterations = Annotated[
    str | None,
    typer.Option("--iterations", metavar="I", help="help-iterations"),
]
Seconds = Annotated[str | None, typer.Option("--seconds", metavar="S", help="help-seconds")]


class UsageError(ParfaitError):
    """A command line that makes no sense."""


def read_whole(text: str, option: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise UsageError("not-a-number", option=option, value=shorten(text)) from None
    if not low <= number <= high:
        raise UsageError("number-out-of-range", option=option, value=shorten(text), low=str(low), high=str(high))
    return number


def read_seed(text: str | None) -> int | None:
    return None if text is None else read_whole(text, "--seed", -(2**63), 2**64 - 1)


def read_players(text: str | None) -> int | None:
    """A whole number; the game checks whether it allows that many players."""
    return None if text is None else read_whole(text, "--players", 0, 10**9)


def read_limit(iterations: str | None, seconds: str | None) -> Limit | None:
    """A limit in iterations or seconds, or none. Raises `BadLimit` for one that no bot can keep."""
    if iterations is None and seconds is None:
        return None
    whole = None if iterations is None else _read_as(int, iterations, "limit-iterations", MOST_ITERATIONS)
    real = None if seconds is None else _read_as(float, seconds, "limit-seconds", MOST_SECONDS)
    return Limit(iterations=whole, seconds=real)


def _read_as(kind: type[Number], text: str, wrong: str, most: float) -> Number:
    try:
        return kind(text)
    except ValueError:
        raise BadLimit(wrong, given=shorten(text), most=most) from None


def read_time(text: str) -> float:
    """A positive number of seconds."""
    seconds = _read_as(float, text, "limit-seconds", MOST_SECONDS)
    Limit(seconds=seconds)
    return seconds


def randomness(seed: int | None, stream: int) -> Rng:
    """A random stream, repeatable with a seed and unpredictable without one."""
    return Rng.system() if seed is None else Rng(seed, stream)


def read_options(given: Sequence[str] | None) -> dict[str, Json]:
    """`name=value`, with the value in JSON; a single word needs no quotes."""
    options = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise UsageError("option-without-value", option=shorten(text))
        try:
            options[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            options[name.strip()] = value.strip()
    return options
