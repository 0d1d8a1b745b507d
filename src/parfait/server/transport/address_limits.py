"""The connections of each address, from the first byte on, and how much it may ask of the server.

Nobody is refused here for being too fast: requests beyond an address's share wait unread, and the connections of one
address take turns. Only the number of open connections is limited; when the limit is reached, idle ones make room.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address
from typing import Protocol

import structlog
from starlette.types import Scope

from parfait.core.system import PORTABLE
from parfait.server.settings import Settings

if sys.platform == "win32" or sys.platform == "emscripten":  # a device has no descriptors to limit
    resource = None
else:
    import resource

log = structlog.get_logger()
TURN = 0.01  # seconds within which an address gets only so much done, however much it has saved up
REMEMBERED = 10_000  # addresses
RESERVED = 100  # descriptors for the database, the bots' processes and files
FEWEST = 16  # connections, however few descriptors there are
HELD = 24 * 1024 * 1024  # bytes that one address has sent too early


class Waiter(Protocol):
    def go_on(self) -> None:
        """Process a little, then wait again for the rest."""


class LimitedConnection(Waiter, Hashable, Protocol):
    """A connection."""

    limits: AddressLimits

    @property
    def idle(self) -> bool:
        """Whether the connection is idle."""

    def throw_out(self) -> None: ...


class AddressShare:
    """What an address may do: `rate` per second, `burst` after a long quiet time, `most` within a turn."""

    __slots__ = ("began", "burst", "clock", "left", "level", "most", "rate", "since", "timer", "waiting")

    def __init__(self, rate: float, burst: float, most: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = self.level = burst
        self.most = self.left = max(1.0, most)
        self.clock = clock
        self.since = self.began = clock()
        self.waiting: deque[Waiter] = deque()
        self.timer: asyncio.Handle | None = None

    def available(self) -> bool:
        now = self.clock()
        level = self.level + (now - self.since) * self.rate
        self.level = level if level < self.burst else self.burst
        self.since = now
        if now - self.began >= TURN:
            self.began = now
            self.left = self.most
        return self.left > 0.0 and self.level > 0.0

    def take(self, cost: float) -> bool:
        """Take some of the allowance, if any is left."""
        if not self.available():
            return False
        self.left -= cost
        self.level -= cost
        return True

    def charge(self, cost: float) -> None:
        self.left -= cost
        self.level -= cost

    @property
    def full(self) -> bool:
        return self.available() and self.level >= self.burst

    def wait(self, waiter: Waiter) -> None:
        """Let it continue when its turn comes."""
        self.waiting.append(waiter)
        if self.timer is None:
            self._wake()

    def _wake(self) -> None:
        loop = asyncio.get_running_loop()
        if self.available():
            self.timer = loop.call_soon(self._serve)
        else:
            self.timer = loop.call_later(max(TURN, -self.level / self.rate), self._serve)

    def _serve(self) -> None:
        """Serve everyone who waits once, as far as the allowance goes."""
        for _ in range(len(self.waiting)):
            if not self.available():
                break
            self.waiting.popleft().go_on()
        self.timer = None
        if self.waiting:
            self._wake()


class AddressLimits:
    """One address."""

    __slots__ = ("frames", "guests", "held", "requests")

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        messages, requests = settings.messages_per_second, settings.requests_per_second
        self.frames = AddressShare(messages * 50, messages * 100, messages * 50 * TURN, clock)
        self.requests = AddressShare(requests, requests * 10, requests * 4 * TURN, clock)
        self.guests: dict[LimitedConnection, None] = {}  # the oldest first
        self.held = 0  # bytes that were read and wait

    @property
    def forgettable(self) -> bool:
        return not self.guests and self.frames.full and self.requests.full


class Addresses:
    """All addresses, and how many connections there may be."""

    def __init__(self, settings: Settings, clock: Callable[[], float] | None = None) -> None:
        self.settings = settings
        self.clock = clock or asyncio.get_running_loop().time
        self.by_address: dict[str, AddressLimits] = {}
        self.open = 0
        self.most = most_connections(settings.max_connections)
        if self.most < settings.max_connections:
            log.warning("few_descriptors", connections=self.most, wanted=settings.max_connections)

    def of(self, address: str) -> AddressLimits:
        limits = self.by_address.get(address)
        if limits is None:
            if len(self.by_address) >= REMEMBERED:
                self.by_address = {a: v for a, v in self.by_address.items() if not v.forgettable}
            limits = self.by_address[address] = AddressLimits(self.settings, self.clock)
        return limits

    def enter(self, guest: LimitedConnection, limits: AddressLimits, *, limited: bool = True) -> bool:
        """Whether there is room for one more; `limited`: it counts as its address's own, not as a proxy's."""
        guest.limits = limits
        crowded = limited and len(limits.guests) >= self.settings.connections_per_address
        if crowded and not self._send_away(limits):
            return False
        if self.open >= self.most and not self._make_room(limits):
            return False
        limits.guests[guest] = None
        self.open += 1
        return True

    def leave(self, guest: LimitedConnection) -> None:
        if guest in guest.limits.guests:
            del guest.limits.guests[guest]
            self.open -= 1

    def move(self, guest: LimitedConnection, limits: AddressLimits) -> None:
        """Move the connection to another address: it came from a proxy."""
        if guest.limits is not limits and guest in guest.limits.guests:
            del guest.limits.guests[guest]
            guest.limits = limits
            limits.guests[guest] = None

    def replace(self, guest: LimitedConnection, successor: LimitedConnection) -> None:
        """Replace a connection's protocol object."""
        self.leave(guest)
        successor.limits = guest.limits
        guest.limits.guests[successor] = None
        self.open += 1

    def _make_room(self, newcomer: AddressLimits) -> bool:
        """Close an idle connection of the address with the most or, for one with far fewer, any connection."""
        greediest = max(self.by_address.values(), key=lambda limits: len(limits.guests))
        if self._send_away(greediest):
            return True
        if len(greediest.guests) < 2 * (len(newcomer.guests) + 1):
            return False
        self._throw_out(next(reversed(greediest.guests)))
        return True

    def _send_away(self, limits: AddressLimits) -> bool:
        idle = next((guest for guest in limits.guests if guest.idle), None)
        if idle is None:
            return False
        self._throw_out(idle)
        return True

    def _throw_out(self, guest: LimitedConnection) -> None:
        self.leave(guest)
        guest.throw_out()


def most_connections(wanted: int) -> int:
    """The most connections: as many as configured, or as there are file descriptors for."""
    return min(wanted, max(FEWEST, descriptors(wanted + RESERVED) - RESERVED))


def descriptors(wanted: int) -> int:
    """Raise the limit of file descriptors as far as needed and possible; return it."""
    if resource is None or PORTABLE:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft == unlimited or soft >= wanted:
        return wanted
    granted = wanted if hard == unlimited else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    except (OSError, ValueError):
        return soft
    return granted


def address_of(scope: Scope) -> str:
    """The address whose limits count."""
    return limited_address(scope.get("client"))


def limited_address(client: tuple[str, int] | None) -> str:
    """A household shares its IPv6 prefix, so more addresses gain nothing."""
    address = client[0] if client else "unknown"
    return _prefix(address) if ":" in address else address


@lru_cache(1024)
def _prefix(address: str) -> str:
    """The first half of an IPv6 address, however it is written."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped is not None else found.exploded[:19]
