"""Copying a database: every row with its number, so that links and seats stay valid."""

from __future__ import annotations

from parfait.server.store.backend import CopyableBackend, Counts, StoreError
from parfait.server.store.upkeep import TABLES

PAGE = 200  # tables that are copied at a time


def copy(source: CopyableBackend, target: CopyableBackend) -> Counts:
    """Copy everything or nothing while no server uses either database; return the counts."""
    with source.alone(), target.alone(), source.whole(), target.whole():
        if target.counts() != Counts(0, 0, 0, 0):
            raise StoreError("database-not-empty")
        columns = {table: source.columns(table) for table in TABLES}
        last = 0
        while keys := source.keys(last, PAGE):
            first, last = keys[0], keys[-1]
            for table in TABLES:
                target.load(table, columns[table], source.dump(table, columns[table], first, last))
        copied = target.counts()
        if copied != source.counts():
            raise StoreError("copy-differs")
    return copied
