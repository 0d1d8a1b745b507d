"""SQLite: one file, one server. WAL with full sync: a commit is on the disk when it returns."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, LiteralString, TypeVar

from parfait.core.system import lock
from parfait.server.store.backend import (
    SCHEMA,
    Damaged,
    NewerSchema,
    QueryFailed,
    StorageUnavailable,
    StoredTable,
    StoreError,
    TableGone,
    Unit,
)
from parfait.server.store.upkeep import Upkeep

# The log is in order of arrival, so that a commit of many tables touches few pages; the index keeps each one's order.
MIGRATIONS = [
    """
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        listed INTEGER NOT NULL,
        status TEXT NOT NULL,
        due REAL,
        touched REAL NOT NULL,
        summary BLOB NOT NULL
    );
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_open ON tables (status, listed, key) WHERE status IN ('waiting', 'playing');
    CREATE TABLE log (
        key INTEGER NOT NULL REFERENCES tables,
        n INTEGER NOT NULL,
        entry BLOB NOT NULL
    );
    CREATE UNIQUE INDEX log_order ON log (key, n);
    """,
    """
    CREATE TABLE reviews (
        key INTEGER NOT NULL REFERENCES tables,
        effort TEXT NOT NULL,
        step INTEGER NOT NULL,
        piece BLOB NOT NULL,
        PRIMARY KEY (key, effort, step)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN maker INTEGER;
    ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 1;
    CREATE INDEX tables_maker ON tables (maker) WHERE status IN ('waiting', 'playing');
    CREATE TABLE alive (seen REAL NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_ended ON tables (status, touched) WHERE status IN ('over', 'closed');
    CREATE TABLE last_deleted (key INTEGER NOT NULL);
    """,
    """
    CREATE TABLE opened (
        id TEXT NOT NULL,
        effort TEXT NOT NULL,
        step INTEGER NOT NULL,
        piece BLOB NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (id, effort, step)
    );
    CREATE TABLE reviewing (
        id TEXT NOT NULL,
        effort TEXT NOT NULL,
        asked REAL,
        worked REAL,
        problem BLOB,
        noted REAL NOT NULL,
        PRIMARY KEY (id, effort)
    );
    """,
    """
    CREATE INDEX tables_parties ON tables (status, touched) WHERE status IN ('party', 'party-over');
    """,
]
assert len(MIGRATIONS) == SCHEMA
Item = TypeVar("Item")
# The number of a table that was deleted is never given again: a server may still have that table in memory.
NEXT_KEY = "1 + max(coalesce((SELECT max(key) FROM tables), 0), coalesce((SELECT max(key) FROM last_deleted), 0))"
APPEND = "INSERT OR IGNORE INTO log (key, n, entry) VALUES (?, ?, ?)"
# Every statement hands the interpreter's lock to the event loop and waits to get it back, so that a batch is written in
# few statements: of these sizes, each prepared once.
CHUNKS = (64, 16, 4, 1)
# Results that tell of the file, its disk or its other users; any other is about what was asked.
AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_READONLY,
}
PRIVATE = 0o600  # hands are in there, and names, chat, and who may sit where
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
TOUCH_MANY = (
    "WITH given (key, status, due, summary, listed, played) AS (VALUES {rows})"
    " UPDATE tables SET status = given.status, due = given.due, summary = given.summary, listed = given.listed,"
    " played = given.played, touched = ?,"
    " maker = CASE WHEN given.status IN ('waiting', 'playing', 'party') THEN maker END"
    " FROM given WHERE tables.key = given.key"
)


class SqliteBackend(Upkeep):
    def __init__(self, path: str) -> None:
        self.path = path
        self._version: int | None = None
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            _make_private(path)
        try:
            self.db = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
            self.db.execute("PRAGMA foreign_keys = ON")
            self.db.execute("PRAGMA wal_autocheckpoint = 4000")
            self.db.execute("PRAGMA secure_delete = ON")
            self.db.execute("PRAGMA cache_size = -500")  # in kB: a log is only appended to
        except sqlite3.Error as error:
            raise StoreError("database-unusable", database=path, reason=str(error)) from error
        self._place = _place_of(path)

    def check(self) -> None:
        found = self._rows("PRAGMA quick_check(1)")[0][0]
        if found != "ok":
            raise Damaged(" ".join(str(found).split()))

    def migrate(self) -> None:
        if self._rows("PRAGMA user_version")[0][0] == SCHEMA:
            return  # nothing to write: it can be looked at and copied on a full disk too
        with self._transaction():
            version = self.db.execute("PRAGMA user_version").fetchone()[0]
            if version > SCHEMA:
                raise NewerSchema("database-newer", database=self.path, found=version, known=SCHEMA)
            for number in range(version, SCHEMA):
                for statement in MIGRATIONS[number].split(";"):
                    self.db.execute(statement)
            self.db.execute(f"PRAGMA user_version = {SCHEMA}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            self._check_place()
            self.db.execute("BEGIN IMMEDIATE")
            try:
                yield
            except BaseException:
                if self.db.in_transaction:  # a full disk, say, has ended it already
                    self.db.execute("ROLLBACK")
                raise
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            raise _translated(error) from error

    def _check_place(self) -> None:
        """Check that the file is still there: SQLite would keep writing to a deleted or replaced file."""
        if self._place != _place_of(self.path):
            raise StorageUnavailable("its file was moved or deleted")

    def create(self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        with self._transaction():
            key = self.db.execute(
                "INSERT INTO tables (key, id, listed, status, due, touched, summary, played, maker)"
                f" VALUES ({NEXT_KEY}, ?, ?, ?, ?, ?, ?, ?, ?)",
                (id, row.listed, row.status, row.due, now, row.summary, row.played, maker),
            ).lastrowid
            assert key is not None
            self.db.executemany(APPEND, [(key, n, entry) for n, entry in enumerate(log)])
        return key

    def _append(self, units: Sequence[Unit], now: float) -> list[bool]:
        with self._transaction():
            done = [True] * len(units) if self._append_all(units) else self._append_each(units)
            touched = [
                (u.key, *u.row) for u, appended in zip(units, done, strict=True) if appended and u.row is not None
            ]
            for chunk in _chunks(touched):
                rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(chunk))
                self.db.execute(TOUCH_MANY.format(rows=rows), [*(value for row in chunk for value in row), now])
        return done

    def beat(self, seen: float) -> None:
        with self._transaction():
            if not self.db.execute("UPDATE alive SET seen = max(seen, ?)", (seen,)).rowcount:
                self.db.execute("INSERT INTO alive VALUES (?)", (seen,))

    def _append_all(self, units: Sequence[Unit]) -> bool:
        """Append all of them, or none when a place is taken."""
        self.db.execute("SAVEPOINT appending")
        for chunk in _chunks(units):
            rows = ", ".join(["(?, ?, ?)"] * len(chunk))
            values = [value for unit in chunk for value in (unit.key, unit.n, unit.entry)]
            appended = self.db.execute(f"INSERT OR IGNORE INTO log (key, n, entry) VALUES {rows}", values).rowcount
            if appended != len(chunk):
                self.db.execute("ROLLBACK TO appending")
                return False
        return True

    def _append_each(self, units: Sequence[Unit]) -> list[bool]:
        return [self.db.execute(APPEND, (unit.key, unit.n, unit.entry)).rowcount == 1 for unit in units]

    def _rows(self, query: LiteralString, *values: object) -> list[Any]:
        try:
            self._check_place()
            return self.db.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise _translated(error) from error

    def _run(self, statement: LiteralString, *values: object) -> int:
        return self.db.execute(statement, values).rowcount

    def whole(self) -> AbstractContextManager[None]:
        return self._transaction()

    def _deleted(self, keys: Sequence[int]) -> None:
        if keys:
            self.db.execute("INSERT INTO last_deleted (key) VALUES (?)", (max(keys),))
            self.db.execute("DELETE FROM last_deleted WHERE key < (SELECT max(key) FROM last_deleted)")

    def _notify(self, keys: Sequence[int]) -> None:
        """Do nothing: a server checks whether its file has changed."""

    def scrub(self) -> None:
        """Deleted rows are overwritten at once, but copies that SQLite made when it moved them are not."""
        self._rows("VACUUM")
        self._rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def columns(self, table: LiteralString) -> list[LiteralString]:
        return [row[1] for row in self._rows(f"PRAGMA table_info({table})")]

    def load(self, table: LiteralString, columns: Sequence[LiteralString], rows: Sequence[tuple[object, ...]]) -> None:
        marks = ", ".join(["?"] * len(columns))
        self.db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    def changed(self) -> bool:
        before, self._version = self._version, self._rows("PRAGMA data_version")[0][0]
        return before is not None and before != self._version

    def backup(self, path: str) -> None:
        """Make a consistent copy, even while a server writes."""
        _make_private(path)
        try:
            with closing(sqlite3.connect(path)) as target:
                self.db.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise StoreError("database-unusable", database=path, reason=str(error)) from error

    def close(self) -> None:
        self.db.close()

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        if self.path == ":memory:":
            yield
            return
        with held(self.path):
            yield

    def alone(self) -> AbstractContextManager[None]:
        return self.exclusive()


@contextmanager
def held(path: str) -> Iterator[None]:
    """Hold a file's place as its only server."""
    place = os.path.realpath(path)  # whichever name it was found by
    with open(place + ".lock", "wb", opener=_private) as file:
        if not lock(file.fileno()):
            raise StoreError("database-in-use", database=path)
        for name in (place, *(place + end for end in ("-wal", "-shm", ".lock"))):
            with suppress(OSError):  # none there, or not ours
                os.chmod(name, PRIVATE)
        yield


def _translated(error: sqlite3.Error) -> StorageUnavailable | QueryFailed:
    code = getattr(error, "sqlite_errorcode", None)  # an extended one, and none where the driver itself objects
    if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return TableGone(str(error))
    kind = None if code is None else code & 0xFF
    if kind in DAMAGED:
        return Damaged(str(error))
    return StorageUnavailable(str(error)) if kind in AWAY else QueryFailed(str(error))


def _chunks(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    start = 0
    for size in CHUNKS:
        while len(items) - start >= size:
            yield items[start : start + size]
            start += size


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def _make_private(path: str) -> None:
    """Create the file if there is none, readable only by us; SQLite gives those next to it the same permissions.

    An existing one must not be opened: closing it again would drop the locks that SQLite holds on it here.
    """
    with suppress(OSError):  # it is there; or SQLite will say in its words why it cannot be
        os.close(_private(path, os.O_CREAT | os.O_EXCL | os.O_RDWR))


def _place_of(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:  # in memory, or gone
        return None
    return found.st_dev, found.st_ino
