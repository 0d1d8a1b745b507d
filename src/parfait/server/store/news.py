"""The news that PostgreSQL carries between servers, heard by a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

from parfait.server.store.backend import Away
from parfait.server.store.postgresql import PostgresqlBackend

PATIENCE = 0.5  # seconds: between two tries, and until a request to stop is seen


class News:
    def __init__(self, backend: PostgresqlBackend, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """`missed` is called whenever something may have been missed: read again."""
        self.backend = backend
        self.heard = heard
        self.missed = missed
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="news", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def _listen(self) -> None:
        while not self._stopping.is_set():
            try:
                self.backend.listen()
                self._tell(self.missed)
                while not self._stopping.is_set():
                    for payload in self.backend.news(PATIENCE):
                        self._tell(self.heard, payload)
            except Away:
                self._stopping.wait(PATIENCE)
        self.backend.close()

    def _tell(self, hearer: Callable[..., None], *arguments: str) -> None:
        try:
            self._loop.call_soon_threadsafe(hearer, *arguments)
        except RuntimeError:  # the loop is closed
            self._stopping.set()

    async def stop(self) -> None:
        self._stopping.set()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
