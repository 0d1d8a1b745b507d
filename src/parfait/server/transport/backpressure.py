"""Backpressure: a connection is read no faster than it may send; the rest waits unparsed."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from enum import Enum
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState

from parfait.server.rates import Bucket
from parfait.server.settings import Settings
from parfait.server.transport.address_limits import HELD, Addresses, AddressLimits, AddressShare, limited_address

PIECES = 8  # that one connection gets done before it is the others' turn
PAUSE = 0.1  # seconds that a connection is not read when it alone was too fast
STRIKES = 50  # such pauses


class Reading(Enum):
    OPEN = 0
    BUSY = 1  # until the protocol says `ready`
    WAITING = 2  # until it is its turn


class Backpressure(asyncio.Protocol):
    """A mixin for uvicorn's protocols, which then get `data_received` piece by piece."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    limits: AddressLimits
    client: tuple[str, int] | None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)  # type: ignore[call-arg]
        self.addresses: Addresses = app_state.get("addresses") or Addresses(Settings())
        self.bucket: Bucket | None = None  # its own, besides its address's
        self.reading = Reading.OPEN
        self.rest = b""
        self.at = 0  # where the next piece begins
        self.held = 0  # bytes of it that count as its address's
        self.paused = False
        self.strikes = 0  # pauses for haste, one soon after the other

    # What a protocol says about itself

    @abstractmethod
    def size_of_piece(self, data: bytes, at: int) -> int:
        """How many bytes the message at this position has; 0 if more bytes are needed to know."""

    @abstractmethod
    def cost_of(self, size: int) -> int:
        """What a piece of this size costs the address."""

    @property
    @abstractmethod
    def share(self) -> AddressShare: ...

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether the next piece has to wait."""

    def take(self, piece: bytes) -> None:
        super().data_received(piece)

    def too_fast(self) -> None:
        """Handle a connection that has exceeded its limits for seconds."""

    # Reading

    def data_received(self, data: bytes) -> None:
        self.rest = self.rest[self.at :] + data if self.rest else data
        self.at = 0
        if self.reading is not Reading.OPEN and (self.reading is Reading.WAITING or self.busy):
            self._pause()
        elif self.share.waiting:
            self._wait_turn()
        else:
            self.go_on()

    def go_on(self) -> None:
        self.reading = Reading.OPEN
        for _ in range(PIECES):
            if self.transport.is_closing():
                self.forget()
                return
            size = self.size_of_piece(self.rest, self.at)
            if size == 0:
                self._resume()
                return
            if self.busy:
                self.reading = Reading.BUSY
                self._pause()
                return
            cost = self.cost_of(size)
            if self.bucket is not None and not self.bucket.take(self.loop.time()):
                self._wait_alone()
                return
            if not self.share.take(cost):
                self._wait_turn()
                return
            piece = self.rest if size == len(self.rest) else self.rest[self.at : self.at + size]
            self.at += size
            if self.at == len(self.rest):
                self.rest, self.at = b"", 0
            self.take(piece)
            if not self.rest:
                break
        if not self.rest:
            self._resume()
        elif self.reading is Reading.OPEN:
            self._wait_turn()
        else:
            self._pause()

    def charge(self, cost: float) -> None:
        """Charge more for a message that turned out to be expensive."""
        self.share.charge(cost)
        if self.bucket is not None:
            self.bucket.level -= cost

    def ready(self) -> None:
        """No longer busy."""
        if self.reading is Reading.BUSY:
            self.reading = Reading.WAITING
            self.loop.call_soon(self.go_on)

    def _wait_turn(self) -> None:
        self.reading = Reading.WAITING
        self._pause()
        self.share.wait(self)

    def _wait_alone(self) -> None:
        self.reading = Reading.WAITING
        self._pause()
        self.loop.call_later(PAUSE, self.go_on)
        self.strikes += 1
        if self.strikes > STRIKES:
            self.too_fast()

    def _pause(self) -> None:
        self.paused = True
        self.transport.pause_reading()
        self.hold(len(self.rest) - self.at)
        if self.limits.held > HELD:
            self.throw_out()

    def _resume(self) -> None:
        if self.paused:
            self.paused = False
            self.hold(0)
            self.transport.resume_reading()
        elif self.strikes and self.bucket is not None and self.bucket.full(self.loop.time()):
            self.strikes = 0

    def hold(self, size: int) -> None:
        self.limits.held += size - self.held
        self.held = size

    # Coming and going

    @property
    def idle(self) -> bool:
        return False

    def throw_out(self) -> None:
        self.transport.abort()

    def forget(self) -> None:
        self.rest, self.at = b"", 0
        self.hold(0)

    def peer(self) -> AddressLimits:
        return self.addresses.of(limited_address(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        self.addresses.leave(self)
        super().connection_lost(exc)
