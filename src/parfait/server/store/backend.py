"""What a database has to do for us. Calls block; store.py keeps them off the event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from parfait.core import ParfaitError

SCHEMA = 3  # the version that this program writes; older ones are migrated at start, newer ones refused
NO_END = 2**31 - 1  # of a log


class StoreError(ParfaitError):
    """A database that cannot be used."""


class NewerSchema(StoreError):
    """A database that a newer Parfait has written."""


class Away(Exception):
    """The database does not answer for now, and what was asked may or may not have been done."""


class QueryFailed(Exception):
    """The database answered that it cannot do what was asked: a mistake of ours, or tables that are not ours."""


class TooMany(Exception):
    """Someone has as many open tables as they may."""


class Row(NamedTuple):
    """What is known of a table without reading its log."""

    status: str
    due: float | None  # when a server has to act here by itself
    summary: bytes  # a protocol.TableInfo
    listed: bool = False  # in the lobby
    played: bool = True  # whether a person has made a move


class Unit(NamedTuple):
    """One entry to append, whole or not at all."""

    key: int  # the table's number in this database
    n: int  # the entry's number in the table's log
    entry: bytes
    row: Row | None  # when it changed


class Idle(NamedTuple):
    """A table where nothing has happened for a while."""

    touched: float
    key: int
    id: str


class Listed(NamedTuple):
    id: str
    key: int
    entries: int
    status: str
    touched: float
    summary: bytes


class Backend(Protocol):
    """One connection. Any call may raise `Away`, after which the next one connects again, or `QueryFailed`."""

    def migrate(self) -> None: ...

    def create(self, id: str, row: Row, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        """Begin a log, and return the table's number. `maker` stands for who made it (makers.py)."""

    def commit(self, units: Sequence[Unit], now: float) -> list[bool]:
        """Append durably; False for each unit whose place in its log is taken."""

    def find(self, id: str) -> int | None: ...

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have, by table; those that do not exist are left out."""

    def summary(self, id: str) -> bytes | None: ...

    def log(self, key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        """The entries of a table's log, from one number up to another."""

    def review(self, key: int, effort: str) -> list[bytes]:
        """The pieces that are kept of a table's review, in order."""

    def keep_review(self, key: int, effort: str, step: int, piece: bytes) -> None:
        """Keep the piece that begins with a step; the first of them stays."""

    def lobby(self, limit: int, share: int) -> list[bytes]:
        """The summaries of the listed tables that wait or play, the newest first.

        When there are too many, those go first of which their maker has no `share` newer ones.
        """

    def due(self, now: float, limit: int) -> list[str]: ...

    def idle(self, status: str, before: float, after: tuple[float, int], limit: int, *, unplayed: bool) -> list[Idle]:
        """Tables with nothing due that were last touched before that time, in order, beginning after a touch and key.

        `unplayed`: only those where no person has moved.
        """

    def open_tables(self) -> int: ...

    def made_by(self, maker: int) -> int:
        """How many open tables someone has made."""

    def tables(self) -> Iterator[Listed]: ...

    def changed(self) -> bool:
        """Whether someone else wrote to the database since the last call, where only asking can tell."""

    def backup(self, path: str) -> None: ...

    def close(self) -> None: ...

    def exclusive(self) -> AbstractContextManager[None]:
        """Hold the database as its only server, where there can be only one."""
