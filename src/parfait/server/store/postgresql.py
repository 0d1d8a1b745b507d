"""PostgreSQL: any number of servers on one database, which orders the entries and notifies the servers."""

from __future__ import annotations

import re
import selectors
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, LiteralString

import psycopg
from psycopg.pq import PipelineStatus, TransactionStatus

from parfait.server.store.backend import (
    SCHEMA,
    NewerSchema,
    QueryFailed,
    StorageUnavailable,
    StoredTable,
    StoreError,
    TableGone,
    Unit,
)
from parfait.server.store.upkeep import TABLES, Upkeep

LOST = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.errors.ReadOnlySqlTransaction)
CHANNEL = "parfait"
APPLICATION = "parfait"  # of our sessions
QUOTED = re.compile(r'".*"')
MIGRATION_LOCK = 0x70617266
PAYLOAD = 7000  # PostgreSQL takes up to 8000 bytes

MIGRATIONS: list[LiteralString] = [
    """
    CREATE TABLE tables (
        key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        listed BOOLEAN NOT NULL,
        status TEXT NOT NULL,
        due DOUBLE PRECISION,
        touched DOUBLE PRECISION NOT NULL,
        summary BYTEA NOT NULL
    );
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_open ON tables (status, listed, key) WHERE status IN ('waiting', 'playing');
    CREATE TABLE log (
        key BIGINT NOT NULL REFERENCES tables,
        n INTEGER NOT NULL,
        entry BYTEA NOT NULL,
        PRIMARY KEY (key, n)
    );
    """,
    """
    CREATE TABLE reviews (
        key BIGINT NOT NULL REFERENCES tables,
        effort TEXT NOT NULL,
        step INTEGER NOT NULL,
        piece BYTEA NOT NULL,
        PRIMARY KEY (key, effort, step)
    );
    """,
    """
    ALTER TABLE tables ADD COLUMN maker INTEGER;
    ALTER TABLE tables ADD COLUMN played BOOLEAN NOT NULL DEFAULT true;
    CREATE INDEX tables_maker ON tables (maker) WHERE status IN ('waiting', 'playing');
    CREATE TABLE alive (seen DOUBLE PRECISION NOT NULL);
    """,
    """
    ALTER TABLE tables ADD COLUMN erased INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_ended ON tables (status, touched) WHERE status IN ('over', 'closed');
    """,
    """
    CREATE TABLE opened (
        id TEXT NOT NULL,
        effort TEXT NOT NULL,
        step INTEGER NOT NULL,
        piece BYTEA NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (id, effort, step)
    );
    CREATE TABLE reviewing (
        id TEXT NOT NULL,
        effort TEXT NOT NULL,
        asked DOUBLE PRECISION,
        worked DOUBLE PRECISION,
        problem BYTEA,
        noted DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (id, effort)
    );
    """,
    """
    CREATE INDEX tables_parties ON tables (status, touched) WHERE status IN ('party', 'party-over');
    """,
]
assert len(MIGRATIONS) == SCHEMA

# Sorted by table, so that two servers never wait for each other in a circle.
APPEND = """
    INSERT INTO log (key, n, entry)
    SELECT * FROM unnest(%s::bigint[], %s::int[], %s::bytea[]) AS given (key, n, entry) ORDER BY key
    ON CONFLICT DO NOTHING RETURNING key
"""
TOUCH = """
    UPDATE tables
    SET status = given.status, due = given.due, summary = given.summary, listed = given.listed,
        played = given.played, touched = %s,
        maker = CASE WHEN given.status IN ('waiting', 'playing', 'party') THEN maker END
    FROM unnest(%s::bigint[], %s::text[], %s::float8[], %s::bytea[], %s::bool[], %s::bool[])
        AS given (key, status, due, summary, listed, played)
    WHERE tables.key = given.key
"""


class PostgresqlBackend(Upkeep):
    LOCKED = "FOR UPDATE"

    def __init__(self, url: str, origin: str = "") -> None:
        self.url = url
        self.origin = origin  # who says so, in the news
        self._db: psycopg.Connection[Any] | None = None

    @property
    def db(self) -> psycopg.Connection[Any]:
        if self._db is not None and not self._db.closed and ended(self._db):
            self.close()
        if self._db is None or self._db.closed:
            try:
                self._db = psycopg.connect(
                    self.url,
                    autocommit=True,
                    connect_timeout=5,
                    keepalives_idle=10,
                    keepalives_interval=3,
                    keepalives_count=3,
                    fallback_application_name=APPLICATION,
                    options="-c statement_timeout=15000 -c lock_timeout=10000",
                )
            except psycopg.Error as error:
                raise self._translated(error) from error
        return self._db

    @contextmanager
    def _transaction(self) -> Iterator[psycopg.Connection[Any]]:
        db = self.db
        try:
            with db.transaction():
                yield db
        except psycopg.Error as error:
            raise self._translated(error) from None

    def _translated(self, error: psycopg.Error) -> StorageUnavailable | QueryFailed:
        """Our error for one of PostgreSQL's, without its details, which may quote rows with secrets."""
        reason = error.diag.message_primary or cause_of(str(error))
        lost = self._db is None or self._db.closed  # or never there
        if not lost and isinstance(error, psycopg.errors.ForeignKeyViolation):
            return TableGone(reason)
        if not lost and not isinstance(error, LOST):
            return QueryFailed(f"{type(error).__name__}: {reason}")
        self.close()
        return StorageUnavailable(reason)

    def check(self) -> None:
        pass  # PostgreSQL sees to its own files

    def migrate(self) -> None:
        with self._transaction() as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATION_LOCK,))
            db.execute("CREATE TABLE IF NOT EXISTS parfait_schema (version INTEGER NOT NULL)")
            found = db.execute("SELECT version FROM parfait_schema").fetchone()
            version = found[0] if found else 0
            if version > SCHEMA:
                raise NewerSchema("database-newer", database="PostgreSQL", found=version, known=SCHEMA)
            for number in range(version, SCHEMA):
                db.execute(MIGRATIONS[number])
            if version != SCHEMA:
                db.execute("DELETE FROM parfait_schema")
                db.execute("INSERT INTO parfait_schema VALUES (%s)", (SCHEMA,))

    def create(self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        with self._transaction() as db:
            found = db.execute(
                "INSERT INTO tables (id, listed, status, due, touched, summary, played, maker)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) RETURNING key",
                (id, row.listed, row.status, row.due, now, row.summary, row.played, maker),
            ).fetchone()
            assert found is not None
            key: int = found[0]
            db.execute(APPEND, ([key] * len(log), list(range(len(log))), list(log)))
        return key

    def _append(self, units: Sequence[Unit], now: float) -> list[bool]:
        with self._transaction() as db, db.pipeline():
            cursor = db.execute(APPEND, ([u.key for u in units], [u.n for u in units], [u.entry for u in units]))
            appended = {row[0] for row in cursor.fetchall()}
            touched = sorted((u.key, *u.row) for u in units if u.row is not None and u.key in appended)
            if touched:
                db.execute(TOUCH, (now, *map(list, zip(*touched, strict=True))))
            self._notify(sorted(appended))
        return [u.key in appended for u in units]

    def beat(self, seen: float) -> None:
        with self._transaction() as db:
            if not db.execute("UPDATE alive SET seen = greatest(seen, %s)", (seen,)).rowcount:
                db.execute("INSERT INTO alive VALUES (%s)", (seen,))

    def _payloads(self, keys: Sequence[int]) -> Iterator[str]:
        step = PAYLOAD // 20
        for i in range(0, len(keys), step):
            yield f"log {self.origin} {','.join(map(str, keys[i : i + step]))}"

    def announce(self, texts: Sequence[str]) -> None:
        """Send the other servers a message that is not stored."""
        self._rows("SELECT pg_notify(?, text) FROM unnest(?::text[]) AS given (text)", CHANNEL, list(texts))

    def listen(self) -> None:
        try:
            self.db.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error as error:
            raise self._translated(error) from None

    def news(self, seconds: float) -> Iterator[str]:
        """What servers announced since `listen` was called on this connection and, for so long, what they announce.

        Use this connection for nothing else: drivers before 3.2.4 drop notifications that arrive with an answer.
        """
        if self._db is None:
            raise StorageUnavailable("the connection is lost")  # a new one would not listen
        try:
            for notice in self._db.notifies(timeout=seconds):
                yield notice.payload
        except psycopg.Error as error:
            raise self._translated(error) from None

    def _rows(self, query: LiteralString, *values: object) -> list[Any]:
        try:
            return self.db.execute(query.replace("?", "%s"), values).fetchall()
        except psycopg.Error as error:
            raise self._translated(error) from None

    def _run(self, statement: LiteralString, *values: object) -> int:
        return self.db.execute(statement.replace("?", "%s"), values).rowcount

    @contextmanager
    def whole(self) -> Iterator[None]:
        with self._transaction() as db:
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            yield

    def _deleted(self, keys: Sequence[int]) -> None:
        """Do nothing: a sequence never reuses a number."""

    def _notify(self, keys: Sequence[int]) -> None:
        for payload in self._payloads(keys):
            self.db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def scrub(self) -> None:
        """PostgreSQL frees space and reuses it by itself; this speeds it up."""
        for table in TABLES:
            try:
                self.db.execute(f"VACUUM {table}")
            except psycopg.Error as error:
                raise self._translated(error) from None

    def columns(self, table: LiteralString) -> list[LiteralString]:
        query: LiteralString = (
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position"
        )
        return [row[0] for row in self._rows(query, table)]

    def load(self, table: LiteralString, columns: Sequence[LiteralString], rows: Sequence[tuple[object, ...]]) -> None:
        with self.db.cursor() as cursor, cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)
        if table == "tables":  # the numbers come with the rows
            self.db.execute("SELECT setval(pg_get_serial_sequence('tables', 'key'), (SELECT max(key) FROM tables))")

    def changed(self) -> bool:
        return False

    def backup(self, path: str) -> None:
        raise StoreError("backup-with-pg-dump")

    def close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        yield

    @contextmanager
    def alone(self) -> Iterator[None]:
        sessions = self._rows(
            "SELECT 1 FROM pg_stat_activity"
            " WHERE datname = current_database() AND application_name = ? AND pid <> pg_backend_pid()",
            APPLICATION,
        )
        if sessions:
            raise StoreError("database-in-use", database="PostgreSQL")
        yield


def ended(db: psycopg.Connection[Any]) -> bool:
    """Whether PostgreSQL has ended the session while it was idle, as when it restarts.

    Checked before each query, so that a new session can be used for it.
    """
    if db.info.transaction_status != TransactionStatus.IDLE or db.info.pipeline_status != PipelineStatus.OFF:
        return False
    with selectors.DefaultSelector() as selector:
        selector.register(db.fileno(), selectors.EVENT_READ)
        if not selector.select(0):  # nobody has said anything
            return False
    try:
        db.execute("SELECT 1")
    except psycopg.Error:
        return True
    return False


def cause_of(text: str) -> str:
    """Why a connection failed: the driver gives the cause at the end of its first line, after the address.

    If it could not read a URL, it quotes the faulty part, which may be a password: that is left out.
    """
    line = " ".join(text.partition("\n")[0].split())
    if "URI" in line or "percent-encoded" in line:
        return QUOTED.sub('"…"', line)
    where, failed, cause = line.rpartition(" failed: ")
    where = where.rpartition("connection to ")[2]
    cause = cause.removeprefix("connection is bad: ").removeprefix("FATAL: ")
    return f"{cause} ({where})" if failed else cause
