"""The tables of one device, in memory, with a journal of every change for the browser to keep.

What is kept has the form of the server's database: a row per table, entry, piece of a review and so on, each under a
key and encoded as JSON. Since everything is in memory, the queries are plain loops.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import NamedTuple

import msgspec

from parfait.server.store.backend import (
    NO_END,
    SCHEMA,
    IdleTable,
    Listed,
    NewerSchema,
    QueryFailed,
    Reviewing,
    Rewritten,
    StoredTable,
    Unit,
)

TABLES, LOG, REVIEWS, OPENED, REVIEWING, ABOUT = "tables", "log", "reviews", "opened", "reviewing", "about"
KINDS = (TABLES, LOG, REVIEWS, OPENED, REVIEWING, ABOUT)
OPEN_STATUSES = ("waiting", "playing")
ENDED_STATUSES = ("over", "closed")

Key = tuple[int | str, ...]


class RowChange(NamedTuple):
    """A row as it is now; None for one that is gone."""

    kind: str
    key: Key
    value: bytes | None


class TableRow(msgspec.Struct, frozen=True):
    id: str
    status: str
    due: float | None
    touched: float
    summary: bytes
    listed: bool
    played: bool
    maker: int | None
    erased: int = 0


class OpenedPiece(msgspec.Struct, frozen=True):
    piece: bytes
    at: float


class NotedReview(msgspec.Struct, frozen=True):
    asked: float | None
    worked: float | None
    problem: bytes | None
    noted: float


TYPES: dict[str, type] = {
    TABLES: TableRow,
    LOG: bytes,
    REVIEWS: bytes,
    OPENED: OpenedPiece,
    REVIEWING: NotedReview,
    ABOUT: float,
}
Value = TableRow | bytes | OpenedPiece | NotedReview | float


class DeviceBackend:
    """The `Backend` of a device. Changes are pending until the store has had them saved, or rolls them back."""

    def __init__(self, kept: Sequence[RowChange] = ()) -> None:
        self.rows: dict[str, dict[Key, Value]] = {kind: {} for kind in KINDS}
        self.lengths_: dict[int, int] = {}
        self.pending: list[tuple[str, Key, Value | None]] = []  # what was there before, in order
        self.unreadable: set[int] = set()  # tables that are damaged: left alone, as the browser has them
        self._read(kept)

    def _read(self, kept: Sequence[RowChange]) -> None:
        """Load what can be read, but no table that is incomplete."""
        entries: Counter[int] = Counter()
        last = 0
        for kind, key, value in kept:
            if kind in (TABLES, LOG):
                last = max(last, int(key[0]))
            if kind not in self.rows or value is None:
                continue
            try:
                self._set(kind, key, msgspec.json.decode(value, type=TYPES[kind]))
            except msgspec.MsgspecError:
                continue
            if kind == LOG:
                entries[int(key[0])] += 1
        tables = {int(key[0]) for key in self.rows[TABLES]}
        self.unreadable = {
            key
            for key in tables | set(entries)
            if key not in tables or not 0 < self.lengths_.get(key, 0) == entries[key]
        }
        for kind in (REVIEWS, LOG, TABLES):
            self.rows[kind] = {key: row for key, row in self.rows[kind].items() if key[0] not in self.unreadable}
        if last > self._last():  # the number of a damaged table is not given to another one
            self.rows[ABOUT]["last",] = float(last)

    # Changes

    def _set(self, kind: str, key: Key, value: Value | None) -> None:
        if value is None:
            self.rows[kind].pop(key, None)
        else:
            self.rows[kind][key] = value
        if kind == LOG:
            table, n = int(key[0]), int(key[1])
            self.lengths_[table] = n if value is None else max(self.lengths_.get(table, 0), n + 1)

    def _put(self, kind: str, key: Key, value: Value | None) -> None:
        self.pending.append((kind, key, self.rows[kind].get(key)))
        self._set(kind, key, value)

    def changes(self) -> list[RowChange]:
        """The pending changes, each row once."""
        keys = dict.fromkeys((kind, key) for kind, key, _ in self.pending)
        return [RowChange(kind, key, self._encoded(kind, key)) for kind, key in keys]

    def _encoded(self, kind: str, key: Key) -> bytes | None:
        value = self.rows[kind].get(key)
        return None if value is None else msgspec.json.encode(value)

    def everything(self) -> list[RowChange]:
        """All current rows, pending changes included."""
        return [RowChange(kind, key, self._encoded(kind, key)) for kind in KINDS for key in self.rows[kind]]

    def settle(self) -> None:
        """The changes have been saved."""
        self.pending.clear()

    def take_back(self) -> None:
        """The changes could not be saved: undo them."""
        for kind, key, before in reversed(self.pending):
            self._set(kind, key, before)
        self.pending.clear()

    # Set-up

    def check(self) -> None:
        """Do nothing: the browser looks after its own storage."""

    def migrate(self) -> None:
        found = self.rows[ABOUT].get(("schema",))
        if isinstance(found, float) and found > SCHEMA:
            raise NewerSchema("database-newer", database="this device", found=int(found), known=SCHEMA)
        if found != SCHEMA:
            self._put(ABOUT, ("schema",), float(SCHEMA))

    # Tables and their logs

    def _table(self, key: int) -> TableRow | None:
        found = self.rows[TABLES].get((key,))
        assert found is None or isinstance(found, TableRow)
        return found

    def _tables(self) -> Iterator[tuple[int, TableRow]]:
        for key, row in self.rows[TABLES].items():
            assert isinstance(row, TableRow)
            yield int(key[0]), row

    def _open(self) -> Iterator[tuple[int, TableRow]]:
        return ((key, row) for key, row in self._tables() if row.status in OPEN_STATUSES)

    def _last(self) -> int:
        """The highest number that a table has had."""
        last = self.rows[ABOUT].get(("last",), 0.0)
        assert isinstance(last, float)
        return int(last)

    def create(self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        key = self._last() + 1
        self._put(ABOUT, ("last",), float(key))
        self._put(TABLES, (key,), TableRow(id, row.status, row.due, now, row.summary, row.listed, row.played, maker))
        for n, entry in enumerate(log):
            self._put(LOG, (key, n), entry)
        return key

    def commit(self, units: Sequence[Unit], now: float) -> list[bool]:
        return [self._append(unit, now) for unit in units]

    def _append(self, unit: Unit, now: float) -> bool:
        table = self._table(unit.key)
        if table is None or (unit.key, unit.n) in self.rows[LOG]:
            return False
        self._put(LOG, (unit.key, unit.n), unit.entry)
        if unit.row is not None:
            row = unit.row
            maker = table.maker if row.status in OPEN_STATUSES else None
            changed = TableRow(table.id, row.status, row.due, now, row.summary, row.listed, row.played, maker)
            self._put(TABLES, (unit.key,), msgspec.structs.replace(changed, erased=table.erased))
        return True

    def find(self, id: str) -> int | None:
        return next((key for key, row in self._tables() if row.id == id), None)

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        return {row.id: self.lengths_[key] for key, row in self._tables() if row.id in ids}

    def summary(self, id: str) -> bytes | None:
        return next((row.summary for _, row in self._tables() if row.id == id), None)

    def log(self, key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        entries = self.rows[LOG]
        return [_bytes(entries[key, n]) for n in range(start, min(end, self.lengths_.get(key, 0)))]

    def lobby(self, limit: int, share: int) -> list[bytes]:
        newest = sorted(((key, row) for key, row in self._open() if row.listed), reverse=True, key=lambda one: one[0])
        return [row.summary for _, row in newest[:limit]]

    def due(self, now: float, limit: int) -> list[str]:
        found = sorted((row.due, row.id) for _, row in self._tables() if row.due is not None and row.due <= now)
        return [id for _, id in found[:limit]]

    def idle(
        self, status: str, before: float, after: tuple[float, int], limit: int, *, unplayed: bool
    ) -> list[IdleTable]:
        found = sorted(
            IdleTable(row.touched, key, row.id)
            for key, row in self._open()
            if row.status == status and row.due is None and row.touched < before and not (unplayed and row.played)
        )
        return [one for one in found if (one.touched, one.key) > after][:limit]

    def open_tables(self) -> int:
        return sum(1 for _ in self._open())

    def made_by(self, maker: int) -> int:
        return sum(row.maker == maker for _, row in self._open())

    def parties(self, maker: int | None = None) -> int:
        return 0  # a device has none

    def party(self, code: str) -> str | None:
        return None

    def idle_parties(self, before: float, limit: int) -> list[str]:
        return []

    def old_parties(self, before: float, limit: int) -> list[str]:
        return []

    def seen(self) -> float | None:
        found = self.rows[ABOUT].get(("seen",))
        assert found is None or isinstance(found, float)
        return found

    def beat(self, seen: float) -> None:
        self._put(ABOUT, ("seen",), max(seen, self.seen() or seen))

    def tables(self, statuses: Sequence[str], since: float, until: float) -> Iterator[Listed]:
        for key, row in sorted(self._tables(), reverse=True, key=lambda one: one[0]):
            if row.status in statuses and since <= row.touched < until:
                yield Listed(row.id, key, row.status, row.touched, row.summary)

    def ended(self, status: str, before: float, erased: int, limit: int) -> list[str]:
        found = sorted(
            (row.touched, row.id)
            for _, row in self._tables()
            if row.status == status and status in ENDED_STATUSES and row.touched < before and row.erased < erased
        )
        return [id for _, id in found[:limit]]

    def delete(self, ids: Sequence[str]) -> list[str]:
        found = [(key, row.id) for key, row in self._tables() if row.id in ids]
        for key, id in found:
            for kind in (REVIEWING, OPENED):
                self._delete(kind, id)
            for kind in (REVIEWS, LOG, TABLES):
                self._delete(kind, key)
        return [id for _, id in found]

    def _delete(self, kind: str, first: int | str) -> None:
        """The rows of this kind whose key begins with this text."""
        for key in sorted((key for key in self.rows[kind] if key[0] == first), reverse=True):
            self._put(kind, key, None)

    def erase(self, key: int, without: Rewritten) -> bool:
        table = self._table(key)
        if table is None or (key, without.n) in self.rows[LOG]:
            return False
        self._put(LOG, (key, without.n), without.entry)
        for n, entry in without.changed:
            self._put(LOG, (key, n), entry)
        self._put(TABLES, (key,), msgspec.structs.replace(table, summary=without.summary, erased=without.erased))
        return True

    # Reviews

    def review(self, key: int, effort: str, start: int = 0) -> list[bytes]:
        return [_bytes(piece) for _, piece in self._pieces(REVIEWS, key, effort, start)]

    def _pieces(self, kind: str, of: int | str, effort: str, start: int) -> list[tuple[Key, Value]]:
        found = ((key, value) for key, value in self.rows[kind].items() if key[:2] == (of, effort))
        return sorted((one for one in found if int(one[0][2]) >= start), key=lambda one: one[0][2])

    def keep_review(self, key: int, effort: str, step: int, piece: bytes) -> None:
        if self._table(key) is not None and (key, effort, step) not in self.rows[REVIEWS]:
            self._put(REVIEWS, (key, effort, step), piece)

    def opened_review(self, id: str, effort: str, start: int = 0) -> list[bytes]:
        pieces = [value for _, value in self._pieces(OPENED, id, effort, start)]
        return [one.piece for one in pieces if isinstance(one, OpenedPiece)]

    def keep_opened(self, id: str, effort: str, step: int, piece: bytes, now: float) -> None:
        if (id, effort, step) not in self.rows[OPENED]:
            self._put(OPENED, (id, effort, step), OpenedPiece(piece, now))

    def forget_opened(self, before: float, most: int) -> None:
        newest = sorted(self.rows[OPENED].items(), key=lambda one: getattr(one[1], "at", 0.0), reverse=True)
        for key, value in newest:
            assert isinstance(value, OpenedPiece)
            most -= len(value.piece)
            if value.at < before or most < 0:
                self._put(OPENED, key, None)
        for key, noted in list(self.rows[REVIEWING].items()):
            if isinstance(noted, NotedReview) and noted.noted < before:
                self._put(REVIEWING, key, None)

    def reviewing(self, id: str, effort: str) -> Reviewing | None:
        found = self.rows[REVIEWING].get((id, effort))
        return Reviewing(found.asked, found.worked, found.problem or b"") if isinstance(found, NotedReview) else None

    def note_reviewing(self, id: str, effort: str, noted: Reviewing, now: float) -> None:
        before = self.reviewing(id, effort) or Reviewing()
        asked = before.asked if noted.asked is None else noted.asked
        worked = before.worked if noted.worked is None else noted.worked
        problem = before.problem if noted.problem is None else noted.problem
        self._put(REVIEWING, (id, effort), NotedReview(asked, worked, problem, now))

    # Nobody else writes here

    def scrub(self) -> None:
        """The browser decides when it frees the space of a row that is gone."""

    def changed(self) -> bool:
        return False

    def backup(self, path: str) -> None:
        raise QueryFailed("a device has no files: export its games as records")

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def exclusive(self) -> AbstractContextManager[None]:
        """Do nothing: the page holds a lock in the browser (web/src/device/serving.ts)."""
        return nullcontext()


def _bytes(value: Value) -> bytes:
    assert isinstance(value, bytes)
    return value
