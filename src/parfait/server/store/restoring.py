"""Restoring a backup of an SQLite database, after checking it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from parfait.server.store.backend import SCHEMA, NewerSchema, StoreError
from parfait.server.store.sqlite import held

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside its file
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
BROKEN: str = (  # logs with a hole, or without a beginning
    "SELECT count(*) FROM tables LEFT JOIN"
    " (SELECT key, count(*) AS entries, max(n) AS last FROM log GROUP BY key) AS logs ON logs.key = tables.key"
    " WHERE entries IS NULL OR entries != last + 1"
)


class Restored(NamedTuple):
    tables: int
    newest: float  # when a table was last changed
    aside: Path | None  # where the database is that was there before


def restore(backup: Path, place: Path) -> Restored:
    """Replace a database with a copy of a backup. The old database is kept; no server may be running."""
    place = Path(os.path.realpath(place))
    place.parent.mkdir(parents=True, exist_ok=True)
    with held(str(place)):
        copy = place.with_name(place.name + ".restoring")
        try:
            tables, newest = _checked_copy(backup, copy)
            aside = _put_aside(place)
            os.replace(copy, place)
        finally:
            for suffix in ("", *BESIDE):
                copy.with_name(copy.name + suffix).unlink(missing_ok=True)
        _sync(place.parent)
    return Restored(tables, newest, aside)


def _checked_copy(backup: Path, copy: Path) -> tuple[int, float]:
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            found = _check(target, backup)
    except sqlite3.Error as error:
        raise StoreError("backup-unusable", file=str(backup), reason=str(error)) from error
    with copy.open("rb+") as file:
        os.fsync(file.fileno())
    return found


def _check(db: sqlite3.Connection, backup: Path) -> tuple[int, float]:
    """Check that it is a complete database of ours; return its number of tables and last change."""
    [version] = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA:
        raise NewerSchema("database-newer", database=str(backup), found=version, known=SCHEMA)
    problem = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise StoreError("backup-unusable", file=str(backup), reason=problem.splitlines()[-1])
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if version < 1 or not {"tables", "log"} <= names:
        raise StoreError("backup-not-ours", file=str(backup))
    [broken] = db.execute(BROKEN).fetchone()
    if broken:
        raise StoreError("backup-incomplete", file=str(backup), tables=broken)
    tables, newest = db.execute("SELECT count(*), coalesce(max(touched), 0) FROM tables").fetchone()
    return tables, newest


def _put_aside(place: Path) -> Path | None:
    """Keep the old database under another name, and leave no file that SQLite would take for the new one's."""
    if not place.exists():
        for suffix in BESIDE:
            place.with_name(place.name + suffix).unlink(missing_ok=True)
        return None
    aside = _free(place.with_name(f"{place.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))
    copies = []
    for suffix in BESIDE:  # SQLite throws away what it cannot use, and somebody may want to look at it
        copy = aside.with_name(aside.name + suffix)
        with suppress(FileNotFoundError):
            shutil.copy2(place.with_name(place.name + suffix), copy)
            copies.append(copy)
    readable = True  # then nothing of it is left beside it
    try:
        readable = _settle(place)
    finally:
        for copy in copies if readable else ():
            copy.unlink()
    for suffix in BESIDE:
        place.with_name(place.name + suffix).unlink(missing_ok=True)
    try:
        os.link(place, aside)  # so there is a database in its place at every moment
    except OSError:  # not on every file system
        os.replace(place, aside)
    return aside


def _settle(place: Path) -> bool:
    """Merge a database's write-ahead log into its file; False if it cannot be read."""
    if not place.stat().st_size:
        return False
    try:
        with closing(sqlite3.connect(place, timeout=1)) as db:
            return bool(db.execute("PRAGMA journal_mode = DELETE").fetchone()[0] == "delete")
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in BUSY:
            raise StoreError("database-in-use", database=str(place)) from error
        return False


def _free(path: Path) -> Path:
    """That name, or the next free one."""
    number = 1
    found = path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def _sync(folder: Path) -> None:
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
