"""The interface of a database. Calls block; store.py keeps them off the event loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import LiteralString, NamedTuple, Protocol

from parfait.core import ParfaitError

SCHEMA = 6  # the version that this program writes; older ones are migrated at start, newer ones refused
NO_END = 2**31 - 1  # of a log


class StoreError(ParfaitError):
    """A database that cannot be used."""


class NewerSchema(StoreError):
    """A database that a newer Parfait has written."""


class StorageUnavailable(Exception):
    """The database does not answer at the moment; the request may or may not have been carried out."""


class Damaged(StorageUnavailable):
    """The database's file is broken, and will not mend by itself."""


class QueryFailed(Exception):
    """The database refused a query: a bug of ours, or tables that are not ours."""


class TooMany(Exception):
    """Someone has as many open tables as they may."""


class TableGone(QueryFailed):
    """Something was to be added to a table that has been deleted."""


class StoredTable(NamedTuple):
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
    row: StoredTable | None  # when it changed
    request: str | None = None  # at whose it is, for the log (logs.py)


class IdleTable(NamedTuple):
    """A table where nothing has happened for a while."""

    touched: float
    key: int
    id: str


class Listed(NamedTuple):
    id: str
    key: int
    status: str
    touched: float
    summary: bytes


class Rewritten(NamedTuple):
    """A table's log and row without names or chat."""

    n: int  # the number of the last entry, which says so
    entry: bytes
    changed: list[tuple[int, bytes]]  # earlier entries, by number
    summary: bytes
    erased: int  # how much is gone: erasure.py


class Counts(NamedTuple):
    """How much a database holds."""

    tables: int
    entries: int
    bytes: int  # of the entries
    pieces: int  # of reviews


class Reviewing(NamedTuple):
    """What the servers that share a database know of each other's reviews."""

    asked: float | None = None  # when somebody asked for it last
    worked: float | None = None  # when a server was at work last
    problem: bytes | None = None  # why it cannot be; empty when nothing is wrong


class Backend(Protocol):
    """One connection. Any call may raise `QueryFailed`, or `StorageUnavailable`: then the next call connects again."""

    def check(self) -> None:
        """Check the whole database for damage. Raises `Damaged` if there is any."""

    def migrate(self) -> None: ...

    def create(self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        """Begin a log, and return the table's number. `maker` stands for who made it (makers.py)."""

    def commit(self, units: Sequence[Unit], now: float) -> list[bool]:
        """Append durably; False for each unit whose place in its log is taken, or whose table is deleted."""

    def find(self, id: str) -> int | None: ...

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have, by table; those that do not exist are left out."""

    def summary(self, id: str) -> bytes | None: ...

    def log(self, key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        """The entries of a table's log, from one number up to another."""

    def review(self, key: int, effort: str, start: int = 0) -> list[bytes]:
        """The stored pieces of a table's review, in order, from a step on."""

    def keep_review(self, key: int, effort: str, step: int, piece: bytes) -> None:
        """Keep the piece that begins with a step; the first of them stays."""

    def opened_review(self, id: str, effort: str, start: int = 0) -> list[bytes]:
        """The same for an opened record."""

    def keep_opened(self, id: str, effort: str, step: int, piece: bytes, now: float) -> None: ...

    def forget_opened(self, before: float, most: int) -> None:
        """Delete what was kept of opened records before that time, and the oldest beyond so many bytes."""

    def reviewing(self, id: str, effort: str) -> Reviewing | None:
        """The shared state of a review."""

    def note_reviewing(self, id: str, effort: str, noted: Reviewing, now: float) -> None:
        """Update the shared state; None leaves a value unchanged."""

    def lobby(self, limit: int, share: int) -> list[bytes]:
        """The summaries of the listed tables that wait or play, the newest first.

        When there are too many, those go first of which their maker has no `share` newer ones.
        """

    def due(self, now: float, limit: int) -> list[str]: ...

    def idle(
        self, status: str, before: float, after: tuple[float, int], limit: int, *, unplayed: bool
    ) -> list[IdleTable]:
        """Tables with nothing due that were last touched before that time, in order, beginning after a touch and key.

        `unplayed`: only those where no person has moved.
        """

    def open_tables(self) -> int: ...

    def made_by(self, maker: int) -> int:
        """How many open tables someone has made."""

    def parties(self, maker: int | None = None) -> int:
        """How many parties are open, or how many someone has made."""

    def party(self, code: str) -> str | None:
        """The open party with this code, by the name of its row."""

    def idle_parties(self, before: float, limit: int) -> list[str]:
        """Open parties that were last touched before that time, the oldest first."""

    def old_parties(self, before: float, limit: int) -> list[str]:
        """The same for parties that have ended."""

    def seen(self) -> float | None:
        """When a server was last known to be running."""

    def beat(self, seen: float) -> None:
        """Note that a server was running then, unless a later time is noted."""

    def tables(self, statuses: Sequence[str], since: float, until: float) -> Iterator[Listed]:
        """The tables with one of these statuses that were last touched in that time, the newest first."""

    def ended(self, status: str, before: float, erased: int, limit: int) -> list[str]:
        """Tables that were last touched before that time, the oldest first, of which less than that is erased."""

    def delete(self, ids: Sequence[str]) -> list[str]:
        """Delete tables with everything that belongs to them, and return those that existed.

        Other servers are notified.
        """

    def erase(self, key: int, without: Rewritten) -> bool:
        """Replace a log with one without names or chat; False if it has grown meanwhile."""

    def scrub(self) -> None:
        """Leave no trace of deleted data in the database's files, as far as that is in our hands."""

    def changed(self) -> bool:
        """Whether someone else has written to the database since the last call, if only polling can tell."""

    def backup(self, path: str) -> None: ...

    def close(self) -> None: ...

    def exclusive(self) -> AbstractContextManager[None]:
        """Hold the database as its only server, where there can be only one."""


class CopyableBackend(Backend, Protocol):
    """The interface that copying needs from both databases (copying.py)."""

    def counts(self) -> Counts: ...

    def alone(self) -> AbstractContextManager[None]:
        """Make sure that no server uses the database; `StoreError` when one does."""

    def whole(self) -> AbstractContextManager[None]:
        """One transaction for everything that is done inside, which sees the database as of one moment."""

    def columns(self, table: LiteralString) -> list[LiteralString]: ...

    def keys(self, after: int, limit: int) -> list[int]:
        """The numbers of tables, in order."""

    def dump(
        self, table: LiteralString, columns: Sequence[LiteralString], first: int, last: int
    ) -> list[tuple[object, ...]]:
        """The rows that belong to the tables with these numbers."""

    def load(
        self, table: LiteralString, columns: Sequence[LiteralString], rows: Sequence[tuple[object, ...]]
    ) -> None: ...
