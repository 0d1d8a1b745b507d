"""A database in memory, for tests that are not about databases."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from parfait.server.store import StorageUnavailable, StoredTable, StoreError, Unit
from parfait.server.store.backend import NO_END, IdleTable, Listed, Reviewing, Rewritten


class MemoryBackend:
    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.rows: dict[int, StoredTable] = {}
        self.logs: dict[int, list[bytes]] = {}
        self.reviews: dict[tuple[int, str], dict[int, bytes]] = {}
        self.makers: dict[int, int | None] = {}
        self.numbers = itertools.count(1)
        self.opened: dict[tuple[str, str], dict[int, bytes]] = {}
        self.noted: dict[tuple[str, str], Reviewing] = {}
        self.alive: float | None = None
        self.away = False

    def check(self) -> None:
        pass

    def migrate(self) -> None:
        pass

    def seen(self) -> float | None:
        self._check()
        return self.alive

    def beat(self, seen: float) -> None:
        self._check()
        self.alive = seen if self.alive is None else max(self.alive, seen)

    def _check(self) -> None:
        if self.away:
            raise StorageUnavailable

    def create(self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None) -> int:
        self._check()
        key = self.ids[id] = next(self.numbers)
        self.rows[key], self.logs[key], self.makers[key] = row, list(log), maker
        return key

    def commit(self, units: Sequence[Unit], now: float) -> list[bool]:
        self._check()
        done = []
        for unit in units:
            fits = unit.n == len(self.logs.get(unit.key, ()))
            if fits:
                self.logs[unit.key].append(unit.entry)
                self.rows[unit.key] = unit.row or self.rows[unit.key]
            done.append(fits)
        return done

    def find(self, id: str) -> int | None:
        self._check()
        return self.ids.get(id)

    def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        self._check()
        return {id: len(self.logs[self.ids[id]]) for id in ids if id in self.ids}

    def summary(self, id: str) -> bytes | None:
        self._check()
        return self.rows[self.ids[id]].summary if id in self.ids else None

    def log(self, key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        self._check()
        return self.logs.get(key, [])[start:end]

    def review(self, key: int, effort: str, start: int = 0) -> list[bytes]:
        self._check()
        return [piece for step, piece in sorted(self.reviews.get((key, effort), {}).items()) if step >= start]

    def opened_review(self, id: str, effort: str, start: int = 0) -> list[bytes]:
        self._check()
        return [piece for step, piece in sorted(self.opened.get((id, effort), {}).items()) if step >= start]

    def keep_opened(self, id: str, effort: str, step: int, piece: bytes, now: float) -> None:
        self._check()
        self.opened.setdefault((id, effort), {}).setdefault(step, piece)

    def forget_opened(self, before: float, most: int) -> None:
        self._check()

    def reviewing(self, id: str, effort: str) -> Reviewing | None:
        self._check()
        return self.noted.get((id, effort))

    def note_reviewing(self, id: str, effort: str, noted: Reviewing, now: float) -> None:
        self._check()
        given = {name: value for name, value in noted._asdict().items() if value is not None}
        self.noted[id, effort] = self.noted.get((id, effort), Reviewing())._replace(**given)

    def keep_review(self, key: int, effort: str, step: int, piece: bytes) -> None:
        self._check()
        self.reviews.setdefault((key, effort), {}).setdefault(step, piece)

    def lobby(self, limit: int, share: int) -> list[bytes]:
        open_ones = [key for key, row in self.rows.items() if row.status in ("waiting", "playing") and row.listed]
        return [self.rows[key].summary for key in reversed(open_ones)][:limit]

    def due(self, now: float, limit: int) -> list[str]:
        self._check()
        return [id for id, key in self.ids.items() if (due := self.rows[key].due) is not None and due <= now][:limit]

    def idle(
        self, status: str, before: float, after: tuple[float, int], limit: int, *, unplayed: bool
    ) -> list[IdleTable]:
        return []

    def open_tables(self) -> int:
        self._check()
        return sum(row.status in ("waiting", "playing") for row in self.rows.values())

    def made_by(self, maker: int) -> int:
        self._check()
        open_ones = [key for key, row in self.rows.items() if row.status in ("waiting", "playing")]
        return sum(self.makers[key] == maker for key in open_ones)

    def parties(self, maker: int | None = None) -> int:
        self._check()
        open_ones = [key for key, row in self.rows.items() if row.status == "party"]
        return sum(maker is None or self.makers[key] == maker for key in open_ones)

    def party(self, code: str) -> str | None:
        self._check()
        found = (id for id, key in self.ids.items() if self.rows[key].status == "party" and f"-{code}-" in id)
        return next(found, None)

    def idle_parties(self, before: float, limit: int) -> list[str]:
        return []

    def old_parties(self, before: float, limit: int) -> list[str]:
        return []

    def tables(self, statuses: Sequence[str], since: float, until: float) -> Iterator[Listed]:
        return iter(())

    def ended(self, status: str, before: float, erased: int, limit: int) -> list[str]:
        return []

    def delete(self, ids: Sequence[str]) -> list[str]:
        self._check()
        found = [id for id in ids if id in self.ids]
        for id in found:
            key = self.ids.pop(id)
            del self.rows[key], self.logs[key]
        return found

    def erase(self, key: int, without: Rewritten) -> bool:
        raise NotImplementedError

    def scrub(self) -> None:
        pass

    def changed(self) -> bool:
        return False

    def backup(self, path: str) -> None:
        raise StoreError("no-backup")

    def close(self) -> None:
        pass

    @contextmanager
    def exclusive(self) -> Iterator[None]:
        yield
