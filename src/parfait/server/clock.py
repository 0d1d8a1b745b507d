"""The time of day for tables: it never goes back, even if the machine's clock does."""

from __future__ import annotations

import time
from collections.abc import Callable

SLOWER = 0.01  # how much slower than real time it runs while it is ahead of the machine's clock


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.last = wall()
        self.looked = monotonic()

    def now(self) -> float:
        """Seconds since 1970. If the machine's clock is set back, ours continues more slowly until the two agree."""
        wall, looked = self.wall(), self.monotonic()
        passed = looked - self.looked
        self.last = max(wall, self.last + passed * (1.0 - SLOWER))
        self.looked = looked
        return self.last
