"""Reviews in both databases: the pieces, also for opened records, and which server is at work."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import AbstractContextManager
from typing import Any, LiteralString

from parfait.server.store.backend import Reviewing
from parfait.server.store.queries import Queries


class ReviewQueries(Queries):
    @abstractmethod
    def _run(self, statement: LiteralString, *values: object) -> int:
        """Run a statement inside a transaction; return the number of changed rows."""

    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Any]: ...

    def review(self, key: int, effort: str, start: int = 0) -> list[bytes]:
        query: LiteralString = "SELECT piece FROM reviews WHERE key = ? AND effort = ? AND step >= ? ORDER BY step"
        return [bytes(row[0]) for row in self._rows(query, key, effort, start)]

    def keep_review(self, key: int, effort: str, step: int, piece: bytes) -> None:
        statement: LiteralString = (
            "INSERT INTO reviews (key, effort, step, piece) SELECT key, ?, ?, ? FROM tables WHERE key = ?"
            " ON CONFLICT DO NOTHING"
        )
        with self._transaction():
            self._run(statement, effort, step, piece, key)

    def opened_review(self, id: str, effort: str, start: int = 0) -> list[bytes]:
        query: LiteralString = "SELECT piece FROM opened WHERE id = ? AND effort = ? AND step >= ? ORDER BY step"
        return [bytes(row[0]) for row in self._rows(query, id, effort, start)]

    def keep_opened(self, id: str, effort: str, step: int, piece: bytes, now: float) -> None:
        statement: LiteralString = (
            "INSERT INTO opened (id, effort, step, piece, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        with self._transaction():
            self._run(statement, id, effort, step, piece, now)

    def forget_opened(self, before: float, most: int) -> None:
        with self._transaction():
            self._run("DELETE FROM opened WHERE at < ?", before)
            self._run("DELETE FROM reviewing WHERE noted < ?", before)
            for id, effort, size in self._rows(
                "SELECT id, effort, sum(length(piece)) FROM opened GROUP BY id, effort ORDER BY max(at) DESC"
            ):
                most -= size
                if most < 0:
                    self._run("DELETE FROM opened WHERE id = ? AND effort = ?", id, effort)

    def reviewing(self, id: str, effort: str) -> Reviewing | None:
        query: LiteralString = "SELECT asked, worked, problem FROM reviewing WHERE id = ? AND effort = ?"
        rows = self._rows(query, id, effort)
        return Reviewing(rows[0][0], rows[0][1], bytes(rows[0][2] or b"")) if rows else None

    def note_reviewing(self, id: str, effort: str, noted: Reviewing, now: float) -> None:
        statement: LiteralString = (
            "INSERT INTO reviewing (id, effort, asked, worked, problem, noted) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id, effort) DO UPDATE SET asked = coalesce(excluded.asked, reviewing.asked),"
            " worked = coalesce(excluded.worked, reviewing.worked),"
            " problem = coalesce(excluded.problem, reviewing.problem), noted = excluded.noted"
        )
        with self._transaction():
            self._run(statement, id, effort, *noted, now)
