"""Queries that both databases share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, LiteralString

from parfait.server.store.backend import NO_END, IdleTable, Listed

NO_KEY = 2**62  # beyond all numbers of tables
PAGE: LiteralString = "1000"  # rows that are read at a time
PARTIES: LiteralString = "status IN ('party', 'party-over')"  # as in the index tables_parties
OPEN: LiteralString = "status IN ('waiting', 'playing')"


class Queries(ABC):
    @abstractmethod
    def _rows(self, query: LiteralString, *values: object) -> list[Any]:
        """The rows of a query with `?` for each value. Raises `StorageUnavailable` if there is no answer."""

    def find(self, id: str) -> int | None:
        rows = self._rows("SELECT key FROM tables WHERE id = ?", id)
        return rows[0][0] if rows else None

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        last: LiteralString = "(SELECT max(n) FROM log WHERE log.key = tables.key)"
        marks: LiteralString = ", ".join(["?"] * len(ids))
        rows = self._rows(f"SELECT id, {last} FROM tables WHERE id IN ({marks})", *ids) if ids else []
        return {id: n + 1 for id, n in rows}

    def summary(self, id: str) -> bytes | None:
        rows = self._rows("SELECT summary FROM tables WHERE id = ?", id)
        return bytes(rows[0][0]) if rows else None

    def log(self, key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        query: LiteralString = "SELECT entry FROM log WHERE key = ? AND n >= ? AND n < ? ORDER BY n"
        return [row[0] for row in self._rows(query, key, start, end)]

    def lobby(self, limit: int, share: int) -> list[bytes]:
        # who made a table is not always known: such tables are each somebody's own
        place: LiteralString = "row_number() OVER (PARTITION BY coalesce(maker, -key) ORDER BY key DESC)"
        rows = self._rows(
            f"SELECT key, summary FROM (SELECT key, summary, {place} AS place FROM tables WHERE {OPEN} AND listed)"
            " AS found ORDER BY CASE WHEN place > ? THEN 1 ELSE 0 END, key DESC LIMIT ?",
            share,
            limit,
        )
        return [summary for _, summary in sorted(rows, key=lambda row: -row[0])]

    def due(self, now: float, limit: int) -> list[str]:
        return [row[0] for row in self._rows("SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", now, limit)]

    def idle(
        self, status: str, before: float, after: tuple[float, int], limit: int, *, unplayed: bool
    ) -> list[IdleTable]:
        which: LiteralString = "AND NOT played" if unplayed else ""
        rows = self._rows(
            f"SELECT touched, key, id FROM tables WHERE {OPEN} AND status = ? AND due IS NULL AND touched < ? {which}"
            " AND (touched > ? OR (touched = ? AND key > ?)) ORDER BY touched, key LIMIT ?",
            status,
            before,
            after[0],
            *after,
            limit,
        )
        return [IdleTable(*row) for row in rows]

    def open_tables(self) -> int:
        count: int = self._rows(f"SELECT count(*) FROM tables WHERE {OPEN}")[0][0]
        return count

    def made_by(self, maker: int) -> int:
        count: int = self._rows(f"SELECT count(*) FROM tables WHERE {OPEN} AND maker = ?", maker)[0][0]
        return count

    def parties(self, maker: int | None = None) -> int:
        query: LiteralString = f"SELECT count(*) FROM tables WHERE {PARTIES} AND status = 'party'"
        rows = self._rows(query) if maker is None else self._rows(query + " AND maker = ?", maker)
        count: int = rows[0][0]
        return count

    def party(self, code: str) -> str | None:
        query: LiteralString = f"SELECT id FROM tables WHERE {PARTIES} AND status = 'party' AND id LIKE ?"
        rows = self._rows(query, f"party-{code}-%")
        return rows[0][0] if rows else None

    def idle_parties(self, before: float, limit: int) -> list[str]:
        return self._parties("party", before, limit)

    def old_parties(self, before: float, limit: int) -> list[str]:
        return self._parties("party-over", before, limit)

    def _parties(self, status: str, before: float, limit: int) -> list[str]:
        query: LiteralString = (
            f"SELECT id FROM tables WHERE {PARTIES} AND status = ? AND touched < ? ORDER BY touched LIMIT ?"
        )
        return [row[0] for row in self._rows(query, status, before, limit)]

    def seen(self) -> float | None:
        rows = self._rows("SELECT max(seen) FROM alive")
        return rows[0][0] if rows else None

    def tables(self, statuses: Sequence[str], since: float, until: float) -> Iterator[Listed]:
        marks: LiteralString = ", ".join(["?"] * len(statuses))
        query: LiteralString = (
            "SELECT id, key, status, touched, summary FROM tables"
            f" WHERE key < ? AND status IN ({marks}) AND touched >= ? AND touched < ? ORDER BY key DESC LIMIT {PAGE}"
        )
        last = NO_KEY
        while rows := self._rows(query, last, *statuses, since, until):
            yield from (Listed(*row) for row in rows)
            last = rows[-1][1]
