"""Storage of logs: SQLite by default, or PostgreSQL. Both order the entries of a table by number."""

from parfait.server.store.backend import (
    Backend,
    CopyableBackend,
    Damaged,
    NewerSchema,
    QueryFailed,
    StorageUnavailable,
    StoredTable,
    StoreError,
    TableGone,
    TooMany,
    Unit,
)
from parfait.server.store.open import open_backend
from parfait.server.store.store import CommitResult, Storage, Store

__all__ = [
    "Backend",
    "CommitResult",
    "CopyableBackend",
    "Damaged",
    "NewerSchema",
    "QueryFailed",
    "Storage",
    "StorageUnavailable",
    "Store",
    "StoreError",
    "StoredTable",
    "TableGone",
    "TooMany",
    "Unit",
    "open_backend",
]
