"""The store of a device: one change at a time, each saved by the browser before anyone is told about it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from parfait.device.backend import DeviceBackend, RowChange
from parfait.server.health import READ, WRITE
from parfait.server.metrics import Metrics
from parfait.server.store.backend import NO_END, Backend, StorageUnavailable, StoredTable, TooMany, Unit
from parfait.server.store.store import Callback, CommitResult

Result = TypeVar("Result")
Keep = Callable[[list[RowChange]], Awaitable[None]]


class DeviceStore:
    """The `Storage` of a device."""

    def __init__(self, backend: DeviceBackend, keep: Keep, metrics: Metrics) -> None:
        """`keep` returns when the browser has the changes on its disk, and raises `OSError` if it cannot keep them."""
        self.backend = backend
        self.keep = keep
        self.metrics = metrics
        self.health = metrics.health
        self.on_change: Callable[[], None] = lambda: None  # nobody else writes here
        self._units: list[tuple[Unit, Callback]] = []
        self._committing: asyncio.Task[None] | None = None
        self._changing = asyncio.Lock()

    def start(self) -> None:
        """Do nothing: there is nothing to start."""

    async def stop(self) -> None:
        """Wait for the changes in progress."""
        if self._committing is not None:
            await self._committing
        async with self._changing:
            pass

    def append(self, unit: Unit, callback: Callback) -> None:
        self._units.append((unit, callback))
        if self._committing is None:
            self._committing = asyncio.get_running_loop().create_task(self._commit_all())

    async def _commit_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._units:
            batch, self._units = self._units, []
            outcomes = await self._commit([unit for unit, _ in batch])
            for (_, callback), outcome in zip(batch, outcomes, strict=True):
                loop.call_soon(callback, outcome)
        self._committing = None

    async def _commit(self, units: Sequence[Unit]) -> list[CommitResult]:
        began = time.perf_counter()
        try:
            appended = await self.write(lambda backend: backend.commit(units, time.time()))
        except StorageUnavailable:
            return [CommitResult.AWAY] * len(units)
        except Exception as error:
            self.metrics.fault("commit", error)
            return [CommitResult.AWAY] * len(units)
        self.metrics.committed(len(units), time.perf_counter() - began)
        return [CommitResult.DONE if done else CommitResult.TAKEN for done in appended]

    async def read(self, work: Callable[[Backend], Result]) -> Result:
        """Read what is saved, after any change in progress."""
        async with self._changing:
            result = work(self.backend)
        self.health.well(READ)
        return result

    async def write(self, work: Callable[[Backend], Result]) -> Result:
        """Change something.

        Raises `StorageUnavailable` if the browser cannot keep it, and then nothing has changed. Cancelling the caller
        does not stop the change halfway.
        """
        return await asyncio.shield(asyncio.get_running_loop().create_task(self._change(work)))

    async def _change(self, work: Callable[[Backend], Result]) -> Result:
        async with self._changing:
            try:
                result = work(self.backend)
                if changes := self.backend.changes():
                    await self.keep(changes)
            except OSError as error:
                self.backend.take_back()
                away = StorageUnavailable(str(error))
                self.health.ill(WRITE, away, damaged=False)
                raise away from error
            except BaseException:
                self.backend.take_back()
                raise
            self.backend.settle()
        self.health.well(WRITE)
        return result

    async def create(
        self, id: str, row: StoredTable, log: Sequence[bytes], now: float, maker: int | None = None, most: int = NO_END
    ) -> int:
        """Create a log, and return the table's number. Raises `TooMany` if its maker already has `most` open tables."""

        def creating(backend: Backend) -> int:
            if maker is not None and backend.made_by(maker) >= most:
                raise TooMany
            return backend.create(id, row, log, now, maker)

        return await self.write(creating)
