"""A thread that listens to PostgreSQL's notifications between servers."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import structlog

from parfait.server.metrics import Metrics
from parfait.server.store.backend import StorageUnavailable
from parfait.server.store.postgresql import PostgresqlBackend

PATIENCE = 0.5  # seconds: between two tries, and until a request to stop is seen
LONGEST_PATIENCE = 30.0  # seconds between two tries, when each ends in a fault of ours
SILENCE = 15.0  # seconds without any news, even our own, after which the connection is taken for dead

log = structlog.get_logger()


class NewsListener:
    def __init__(
        self,
        backend: PostgresqlBackend,
        metrics: Metrics,
        heard: Callable[[str], None],
        missed: Callable[[], None],
    ) -> None:
        """`missed` is called whenever notifications may have been missed, so that tables are read again."""
        self.backend = backend
        self.metrics = metrics
        self.heard = heard
        self.missed = missed
        self.listening = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="news", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def _run(self) -> None:
        """Listen until asked to stop, whatever happens on the way."""
        patience = PATIENCE
        while not self._stopping.is_set():
            began = time.monotonic()
            try:
                self._listen()
            except StorageUnavailable as error:
                patience = PATIENCE
                if self.listening:
                    log.warning("news_lost", reason=str(error))
            except Exception as error:
                lasted = time.monotonic() - began
                patience = PATIENCE if lasted > LONGEST_PATIENCE else min(2 * patience, LONGEST_PATIENCE)
                self.metrics.fault("news", error)
            self.listening = False
            self.backend.close()
            self._stopping.wait(patience)

    def _listen(self) -> None:
        self.backend.listen()
        self.listening = True
        log.info("listening")
        self._call(self.missed)
        heard = time.monotonic()
        while not self._stopping.is_set():
            for payload in self.backend.news(PATIENCE):
                heard = time.monotonic()
                self._call(self.heard, payload)
            if time.monotonic() - heard > SILENCE:
                raise StorageUnavailable("not even our own news are heard")

    def _call(self, hearer: Callable[..., None], *arguments: str) -> None:
        try:
            self._loop.call_soon_threadsafe(hearer, *arguments)
        except RuntimeError:  # the loop is closed
            self._stopping.set()

    async def stop(self) -> None:
        self._stopping.set()
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
