"""The database that a URL names."""

from __future__ import annotations

import re
from pathlib import Path

from parfait import extras
from parfait.core.errors import shorten
from parfait.core.system import data_folder
from parfait.server.store.backend import CopyableBackend, Damaged, QueryFailed, StorageUnavailable, StoreError

POSTGRESQL = ("postgresql://", "postgres://")
LIBPQ = re.compile(  # how PostgreSQL's own tools are told where a database is, as an alternative to a URL
    r"\s*(host|hostaddr|port|dbname|user|password|passfile|service|sslmode|options|application_name)\s*="
)
PLACE = re.compile(r"([^:@/]*|\[[0-9a-fA-F:.]+\])(:\d+)?(/[^@]*)?")  # host, port and database
LONGEST_REASON = 200


def is_postgresql(url: str) -> bool:
    return url.startswith(POSTGRESQL)


def file_of(url: str) -> Path | None:
    """The file that a URL of SQLite names."""
    return None if is_postgresql(url) else Path(url.removeprefix("sqlite:").removeprefix("//"))


def named(url: str) -> str:
    """A URL that is safe to show: without user and password, wherever they appear."""
    scheme, slashes, rest = url.partition("://")
    if not slashes:
        return url.removeprefix("sqlite:")
    place, _, query = rest.partition("?")
    place = place.rpartition("@")[2]
    shown = PLACE.fullmatch(place) and ("@" in rest.partition("?")[0] or "@" not in query)
    return f"{scheme}://{place if shown else '…'}"


def unusable(url: str, error: StorageUnavailable | QueryFailed) -> StoreError:
    """The error for an unusable database. A URL may contain a password, so it is not shown."""
    file, reason = file_of(url), shorten(str(error), LONGEST_REASON)
    if isinstance(error, Damaged):
        return StoreError("database-damaged", database=str(file), reason=reason)
    if file is None and isinstance(error, StorageUnavailable):
        return StoreError("database-unreachable", reason=reason)
    return StoreError("database-unusable", database="PostgreSQL" if file is None else str(file), reason=reason)


def open_backend(url: str) -> CopyableBackend:
    """Open `sqlite:PATH`, a plain path, or `postgresql://…`."""
    if is_postgresql(url):
        extras.require("postgresql")
        try:
            from parfait.server.store.postgresql import PostgresqlBackend
        except ImportError as error:
            raise StoreError("no-postgresql-driver", reason=shorten(str(error))) from error
        return PostgresqlBackend(url)
    path = url.removeprefix("sqlite:").removeprefix("//")
    if LIBPQ.match(path):
        raise StoreError("database-not-url")
    if "://" in path or not path:
        raise StoreError("unknown-database", database=shorten(named(url)))
    from parfait.server.store.sqlite import SqliteBackend  # a device has no SQLite

    return SqliteBackend(path)


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:{data_folder() / 'tables.sqlite3'}"
