"""The store as the event loop sees it: one thread commits for many tables, another one reads.

Group commit: everything that has arrived while the last commit was being written goes into the next one. A unit's
callback is called on the event loop once its outcome is known.
"""

from __future__ import annotations

import asyncio
import enum
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import structlog

from parfait.server.health import READ, WRITE
from parfait.server.metrics import Metrics
from parfait.server.store.backend import NO_END, Backend, Damaged, StorageUnavailable, StoredTable, TooMany, Unit

log = structlog.get_logger()
LARGEST_BATCH = 500
IDLE_TICK = 1.0
BUSY = 10  # entries in a commit from which on the next one waits for a few more: fewer commits, less CPU
BREATH = 0.01
Result = TypeVar("Result")
Answer = TypeVar("Answer")


class CommitResult(enum.Enum):
    DONE = "done"
    TAKEN = "taken"  # someone else's entry has that number
    AWAY = "away"  # unknown, or failed by a fault of ours: read the log again before going on


Callback = Callable[[CommitResult], None]
Job = Callable[[Backend], None]


class Storage(Protocol):
    """What a house keeps its tables in: `Store`, or the store of a device (device/store.py)."""

    on_change: Callable[[], None]

    def start(self) -> None: ...

    def append(self, unit: Unit, callback: Callback) -> None:
        """Append an entry to a log; the callback is called once the outcome is known."""

    async def read(self, work: Callable[[Backend], Result]) -> Result:
        """Read something; `StorageUnavailable` if that is impossible."""

    async def write(self, work: Callable[[Backend], Result]) -> Result:
        """Change something, after all earlier changes."""

    async def create(
        self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None, most: int = NO_END
    ) -> int:
        """Create a log, and return the table's number. Raises `TooMany` if its maker already has `most` open tables."""

    async def stop(self) -> None: ...


class Store:
    def __init__(self, writer: Backend, reader: Backend, metrics: Metrics) -> None:
        self.writer = writer
        self.reader = reader
        self.metrics = metrics
        self.health = metrics.health
        self.on_change: Callable[[], None] = lambda: None  # someone else wrote, and nobody said to which table
        self._pending: queue.SimpleQueue[tuple[Unit, Callback] | Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "read")
        self._thread = threading.Thread(target=self._write, name="commit", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._look_for_changes()  # what others write from here on is noticed
        self._thread.start()

    def append(self, unit: Unit, callback: Callback) -> None:
        self._pending.put((unit, callback))

    def _write(self) -> None:
        looked = 0.0
        while True:
            batch: list[tuple[Unit, Callback]] = []
            last = self._gather(batch)
            if batch:
                self._commit(batch)
            if len(batch) >= BUSY:
                time.sleep(BREATH)
            if last is None:
                return
            last(self.writer)
            if time.monotonic() - looked > IDLE_TICK:
                looked = time.monotonic()
                self._look_for_changes()

    def _gather(self, batch: list[tuple[Unit, Callback]]) -> Job | None:
        """Wait for units and take all there are, then the next task (None: stop)."""
        try:
            item = self._pending.get(timeout=IDLE_TICK)
            while isinstance(item, tuple):
                batch.append(item)
                if len(batch) == LARGEST_BATCH:
                    break
                item = self._pending.get_nowait()
            else:
                return item
        except queue.Empty:
            pass
        return _nothing

    def _commit(self, batch: Sequence[tuple[Unit, Callback]]) -> None:
        began = time.perf_counter()
        try:
            appended = self.writer.commit([unit for unit, _ in batch], time.time())
            outcomes = [CommitResult.DONE if done else CommitResult.TAKEN for done in appended]
            self.health.well(WRITE)
        except StorageUnavailable as error:
            outcomes = [CommitResult.AWAY] * len(batch)
            self._ill(WRITE, error)
        except Exception as error:
            if len(batch) > 1:  # one table's entry must not keep the others from theirs
                for one in batch:
                    self._commit([one])
                return
            unit = batch[0][0]
            self.metrics.fault("commit", error, table_key=unit.key, request=unit.request)
            outcomes = [CommitResult.AWAY]
        self.metrics.committed(len(batch), time.perf_counter() - began)
        for (unit, _), outcome in zip(batch, outcomes, strict=True):
            if unit.request is not None:
                log.debug("committed", request=unit.request, table_key=unit.key, n=unit.n, outcome=outcome.value)
        self._call([(callback, outcome) for (_, callback), outcome in zip(batch, outcomes, strict=True)])

    def _call(self, calls: list[tuple[Callback, CommitResult]]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_call_all, calls)

    def _look_for_changes(self) -> None:
        try:
            changed = self.writer.changed()
        except StorageUnavailable:
            return
        except Exception as error:
            self.metrics.fault("changes", error)
            return
        if changed and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self.on_change)

    async def read(self, work: Callable[[Backend], Result]) -> Result:
        """Run a function with the reading connection. Raises `StorageUnavailable` if the database does not answer."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._noting, READ, work, self.reader)

    def _noting(self, kind: str, work: Callable[[Backend], Result], backend: Backend) -> Result:
        """Run a function, and note whether the database answered."""
        try:
            result = work(backend)
        except StorageUnavailable as error:
            self._ill(kind, error)
            raise
        self.health.well(kind)
        return result

    def _ill(self, kind: str, error: StorageUnavailable) -> None:
        damaged = isinstance(error, Damaged)
        self.metrics.errors["fault"] += damaged
        self.health.ill(kind, error, damaged=damaged)

    async def create(
        self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None, most: int = NO_END
    ) -> int:
        """Create a log, and return the table's number. Raises `TooMany` if its maker already has `most` open tables."""

        def creating(writer: Backend) -> int:
            if maker is not None and writer.made_by(maker) >= most:
                raise TooMany
            return writer.create(id, row, log, now, maker)

        return await self.write(creating)

    async def write(self, work: Callable[[Backend], Result]) -> Result:
        """Run a function with the writing connection, after everything queued before."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        def job(writer: Backend) -> None:
            try:
                result = self._noting(WRITE, work, writer)
            except Exception as error:
                self._answer(future, future.set_exception, error)
            else:
                self._answer(future, future.set_result, result)

        self._pending.put(job)
        return await future

    def _answer(self, future: asyncio.Future[Result], answer: Callable[[Answer], None], value: Answer) -> None:
        """Answer the caller, if it is still waiting."""
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(lambda: None if future.done() else answer(value))

    async def stop(self) -> None:
        """Commit what is pending, then close the database."""
        self._pending.put(None)
        if self._thread.is_alive():
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._readers.shutdown(wait=True)
        self.writer.close()
        self.reader.close()


def _nothing(writer: Backend) -> None:
    pass


def _call_all(calls: list[tuple[Callback, CommitResult]]) -> None:
    for callback, outcome in calls:
        callback(outcome)
