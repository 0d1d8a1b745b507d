"""Whether the database answers, judging by each read and write. May be called in any thread."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

READ, WRITE = "read", "write"
QUIET = 3.0  # seconds without a failure until all is well again: on a full disk, now and then something fits
SAID_AGAIN = 60.0  # seconds after which a damage is logged again, while it is met

log = structlog.get_logger()


class Health:
    def __init__(self) -> None:
        self.now: Callable[[], float] = time.time
        self.failing: dict[str, Exception] = {}  # what does not work: reading, or writing
        self.worked: dict[str, float] = {}  # when each worked last
        self.failed = 0.0  # when something did not work last
        self.since = 0.0  # the last time that all was well, while it is not
        self.damage = ""  # of the file: what SQLite said
        self.damaged = 0  # how often that was met
        self._said = float("-inf")

    @property
    def away(self) -> bool:
        return bool(self.failing)

    @property
    def status(self) -> str:
        return "damaged" if self.damage else "away" if self.failing else "ok"

    def well(self, kind: str) -> None:
        """A read or write succeeded. A read does not end an outage of writes."""
        self.worked[kind] = now = self.now()
        if kind in self.failing and now - self.failed >= QUIET:
            del self.failing[kind]
            if not self.failing:
                log.warning("storage_back")

    def ill(self, kind: str, error: Exception, *, damaged: bool = False) -> None:
        if damaged:
            self._met_damage(error)
        if not self.failing:
            self.since = self.worked.get(kind, self.now())
            log.warning("storage_away", reason=str(error), while_=kind)
        self.failing[kind] = error
        self.failed = self.now()

    def _met_damage(self, error: Exception) -> None:
        self.damage = str(error)
        self.damaged += 1
        if time.monotonic() - self._said > SAID_AGAIN:
            self._said = time.monotonic()
            log.error("storage_damaged", reason=self.damage, times=self.damaged)
