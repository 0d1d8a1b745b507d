"""How a server is set up: by `parfait serve`'s options, or by environment variables (PARFAIT_PORT=8080)."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any, Self

from parfait.core import ParfaitError
from parfait.core.errors import shorten

PREFIX = "PARFAIT_"
MAY_BE_NONE = (  # of the numbers, these may be 0
    "bot_workers",
    "bot_delay",
    "chat_per_minute",
    "tables_per_minute",
    "keep_finished_days",
    "keep_abandoned_days",
    "keep_names_days",
    "keep_chat_days",
)
ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/]+(/\S*)?")  # of a page


# Read elsewhere: by `parfait serve`, by other commands, by the build and the tests.
OTHERS = (
    "HOST",
    "PORT",
    "WORKERS",
    "PROXIES",
    "LOG_LEVEL",
    "GAMES",
    "PLAIN",
    "COMPILING",
    "REQUIRE",
    "SKIP",
    "STRICT",
    "CHROMIUM",
    "SHARED",
    "SOCKET",
)
NO_SETTINGS = ("PARFAIT_TEST", "PARFAIT_OTHER_DEALS")  # how such names begin


class BadServerSetting(ParfaitError):
    """A setting with an impossible value."""


@dataclass(frozen=True)
class Settings:
    database: str = ""  # the user's data folder, when empty
    public_url: str = ""  # as friends see it, behind a reverse proxy
    network_url: str = ""  # as the local network sees it; found at the start where we listen there
    site: str = ""  # the folder of the static site that devices may keep; found by itself after `make site`
    origins: tuple[str, ...] = ()  # pages on other hosts that may connect
    bot_workers: int = 0  # 0: one less than there are cores, and at least one
    bot_delay: float = 0.3  # seconds after which a bot moves, from the start of its turn or the end of a clock
    bot_seconds: float = 20.0  # after which it is given up
    idle_after: float = 120.0  # seconds without a move, at a table without a clock, after which others need not wait
    away_after: float = 60.0  # seconds without a connection after which others need not wait for a player
    max_tables: int = 10_000  # waiting or playing
    tables_per_address: int = 1_000  # of these
    max_connections: int = 5_000
    connections_per_address: int = 1_000
    messages_per_second: float = 200.0  # by connection; an address may send 50 times as many
    tables_per_minute: float = 30.0  # by address
    table_burst: float = 250.0
    chat_per_minute: float = 30.0  # by connection
    requests_per_second: float = 200.0  # over HTTP, by address
    readings_per_minute: float = 120.0  # of logs, replays and records, by address
    waiting_hours: float = 24.0  # until a table that never started is closed
    metrics: str = "local"  # who may read /metrics: programs on this machine, or "all"
    unplayed_days: float = 7.0  # until a game that began, but in which no person has moved, is closed
    idle_days: float = 60.0  # until a game that nobody plays on is closed
    keep_finished_days: float = 0.0  # until a game that is over is deleted; here and below, 0: never
    keep_abandoned_days: float = 0.0  # until one that was closed before its end is
    keep_names_days: float = 0.0  # until the names and the chat of either are erased
    keep_chat_days: float = 0.0  # until their chat is

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: object) -> Self:
        """Settings from the arguments, then the environment, then the defaults."""
        values: dict[str, Any] = {}
        for field in fields(cls):
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif (text := environment.get(PREFIX + field.name.upper())) is not None:
                values[field.name] = _read(field.name, text, type(field.default))
        for name, value in values.items():
            _check(name, value)
        return cls(**values)

    def to_environment(self) -> dict[str, str]:
        """The settings as environment variables, for other processes of this server."""
        texts = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if value != field.default:
                texts[PREFIX + field.name.upper()] = ",".join(value) if isinstance(value, tuple) else str(value)
        return texts


def mistyped(environment: Mapping[str, str] = os.environ) -> list[tuple[str, str]]:
    """Environment variables that look like settings but are not, each with the most similar setting, or ""."""
    known = [PREFIX + name.upper() for name in (*(field.name for field in fields(Settings)), *OTHERS)]
    unknown = [
        name
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in known and not name.startswith(NO_SETTINGS)
    ]
    return [(name, next(iter(get_close_matches(name, known, 1, 0.75)), "")) for name in unknown]


def _read(name: str, text: str, kind: type) -> object:
    if kind is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return kind(text)
    except ValueError:
        raise _bad(name, text) from None


def _check(name: str, value: Any) -> None:
    if isinstance(value, int | float) and not _suits(name, value):
        raise _bad(name, value)
    if name == "metrics" and value not in ("local", "all"):
        raise _bad(name, value)
    addresses = value if name == "origins" else (value,) if name in ("public_url", "network_url") and value else ()
    for address in addresses:
        if address != "*" and not ADDRESS.fullmatch(address):
            raise _bad(name, address)


def _suits(name: str, value: float) -> bool:
    return math.isfinite(value) and (value > 0 or (value == 0 and name in MAY_BE_NONE))


def _bad(name: str, value: object) -> BadServerSetting:
    return BadServerSetting("bad-setting", name=PREFIX + name.upper(), value=shorten(str(value)))
