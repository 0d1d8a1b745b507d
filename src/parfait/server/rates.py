"""Rate limits: token buckets, and the limits made of them."""

from __future__ import annotations

import time
from collections.abc import Callable

from parfait.server.settings import Settings
from parfait.server.shared_folder import SharedLimits

FORGET = 10_000  # addresses remembered
LOADS_A_SECOND = 20.0  # of tables that are not in memory
CHANGES_A_SECOND = 20.0  # of seats and settings, at all tables together


class Bucket:
    """A token bucket: holds at most `burst` and gains `rate` per second; each use takes one."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.since = now

    def take(self, now: float) -> bool:
        level = self.level + (now - self.since) * self.rate
        if level > self.burst:  # by hand, here and in `Share`: every message comes by
            level = self.burst
        self.since = now
        if level < 1.0:
            self.level = level
            return False
        self.level = level - 1.0
        return True

    def spend(self, now: float, cost: float) -> bool:
        """Like `take`, for requests that cost more; allowed while anything is left."""
        if not self.take(now):
            return False
        self.level -= cost - 1.0
        return True

    def full(self, now: float) -> bool:
        return self.level + (now - self.since) * self.rate >= self.burst


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= FORGET:
                self.buckets = {a: b for a, b in self.buckets.items() if not b.full(now)}
                if len(self.buckets) >= FORGET:
                    return False
            bucket = self.buckets[address] = Bucket(self.rate, self.burst, now)
        return bucket.spend(now, cost)

    def charge(self, address: str, cost: float) -> None:
        """Charge the extra cost of a request after `take`."""
        if (bucket := self.buckets.get(address)) is not None:
            bucket.level -= cost


class SharedBuckets(Buckets):
    """As `Buckets`, for all processes of a server together."""

    def __init__(self, limits: SharedLimits, kind: int, alone: Buckets) -> None:
        super().__init__(alone.rate, alone.burst, alone.clock)
        self.limits = limits
        self.kind = kind

    def take(self, address: str, cost: float = 1.0) -> bool:
        return self.limits.take(self.kind, address, self.rate, self.burst, self.clock(), cost)

    def charge(self, address: str, cost: float) -> None:
        self.limits.charge(self.kind, address, cost)


class Limits:
    """How often one address may chat, create, load, read and change tables, at this process or all that share a folder.

    Messages, requests and connections are limited before they get here (transport/address_limits.py).
    """

    def __init__(self, settings: Settings, shared: SharedLimits | None = None) -> None:
        clock = time.monotonic
        chats = settings.chat_per_minute * 10
        self.chats = Buckets(chats / 60, max(50.0, chats / 4), clock)
        self.creations = Buckets(settings.tables_per_minute / 60, settings.table_burst, clock)
        self.readings = Buckets(settings.readings_per_minute / 60, max(50.0, settings.readings_per_minute), clock)
        self.loads = Buckets(LOADS_A_SECOND, LOADS_A_SECOND * 20, clock)
        self.changes = Buckets(CHANGES_A_SECOND, CHANGES_A_SECOND * 20, clock)
        if shared is not None:
            for kind, name in enumerate(("chats", "creations", "readings")):
                setattr(self, name, SharedBuckets(shared, kind, getattr(self, name)))
