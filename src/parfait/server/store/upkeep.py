"""SQL that both databases share: deleting tables, erasing names and chat, copying."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import LiteralString

from parfait.server.store.backend import Counts, Rewritten, TableGone, Unit
from parfait.server.store.reviews import ReviewQueries

ENDED: LiteralString = "status IN ('over', 'closed')"  # as in the index tables_ended
TABLES: tuple[LiteralString, ...] = ("tables", "log", "reviews")  # in the order in which they can be filled


class Upkeep(ReviewQueries):
    LOCKED: LiteralString = ""  # after a query for the row of a table, where others could change it meanwhile

    @abstractmethod
    def _append(self, units: Sequence[Unit], now: float) -> list[bool]:
        """Like `commit`, but raises `TableGone` if one of the tables is gone."""

    @abstractmethod
    def _deleted(self, keys: Sequence[int]) -> None:
        """Called inside the transaction that deletes these tables."""

    @abstractmethod
    def _notify(self, keys: Sequence[int]) -> None:
        """Called inside a transaction that changes the logs of these tables, to notify other servers."""

    def commit(self, units: Sequence[Unit], now: float) -> list[bool]:
        try:
            return self._append(units, now)
        except TableGone:
            there = {unit.key for unit in units if self._rows("SELECT 1 FROM tables WHERE key = ?", unit.key)}
            left = [unit for unit in units if unit.key in there]
            if len(left) == len(units):
                raise
            done = iter(self.commit(left, now) if left else ())
            return [unit.key in there and next(done) for unit in units]

    def ended(self, status: str, before: float, erased: int, limit: int) -> list[str]:
        query: LiteralString = (
            f"SELECT id FROM tables WHERE {ENDED} AND status = ? AND touched < ? AND erased < ?"
            " ORDER BY touched LIMIT ?"
        )
        return [row[0] for row in self._rows(query, status, before, erased, limit)]

    def delete(self, ids: Sequence[str]) -> list[str]:
        keys = {key: id for id in ids if (key := self.find(id)) is not None}
        there: LiteralString = f"SELECT 1 FROM tables WHERE key = ? {self.LOCKED}"
        with self._transaction():
            found = [key for key in sorted(keys) if self._rows(there, key)]
            self._deleted(found)
            for key in found:
                self._run("DELETE FROM reviewing WHERE id = ?", keys[key])
                self._run("DELETE FROM reviews WHERE key = ?", key)
                self._run("DELETE FROM log WHERE key = ?", key)
                self._run("DELETE FROM tables WHERE key = ?", key)
            self._notify(found)
        return [keys[key] for key in found]

    def erase(self, key: int, without: Rewritten) -> bool:
        with self._transaction():
            statement: LiteralString = (
                "INSERT INTO log (key, n, entry) SELECT key, ?, ? FROM tables WHERE key = ? ON CONFLICT DO NOTHING"
            )
            if self._run(statement, without.n, without.entry, key) != 1:
                return False
            for n, entry in without.changed:
                self._run("UPDATE log SET entry = ? WHERE key = ? AND n = ?", entry, key, n)
            self._run("UPDATE tables SET summary = ?, erased = ? WHERE key = ?", without.summary, without.erased, key)
            self._notify([key])
        return True

    # Copies

    def counts(self) -> Counts:
        tables = self._rows("SELECT count(*) FROM tables")[0][0]
        entries, size = self._rows("SELECT count(*), coalesce(sum(length(entry)), 0) FROM log")[0]
        return Counts(tables, entries, int(size), self._rows("SELECT count(*) FROM reviews")[0][0])

    def keys(self, after: int, limit: int) -> list[int]:
        return [row[0] for row in self._rows("SELECT key FROM tables WHERE key > ? ORDER BY key LIMIT ?", after, limit)]

    def dump(
        self, table: LiteralString, columns: Sequence[LiteralString], first: int, last: int
    ) -> list[tuple[object, ...]]:
        names: LiteralString = ", ".join(columns)
        return self._rows(f"SELECT {names} FROM {table} WHERE key >= ? AND key <= ? ORDER BY key", first, last)
