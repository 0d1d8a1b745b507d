"""Our HTTP protocol: with timeouts, one request per connection at a time, and limits per address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from parfait.server.transport.address_limits import AddressLimits, AddressShare, limited_address
from parfait.server.transport.backpressure import Backpressure, Reading
from parfait.server.transport.timeouts import TimedHttp

PIECE = 16 * 1024  # bytes of a body that cost as much as a request
HANDSHAKE = 3  # what it costs to open a WebSocket, in requests
END_OF_HEAD = b"\r\n\r\n"
CROWDED = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Flow(FlowControl):
    """Flow control that leaves pausing and resuming to the backpressure."""

    def __init__(self, http: HttpProtocol) -> None:
        super().__init__(http.transport)
        self.http: HttpProtocol | None = http

    def pause_reading(self) -> None:
        self.read_paused = True

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            if self.http is not None:
                self.http.ready()


class HttpProtocol(Backpressure, TimedHttp):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.waiting: Callable[[], None] | None = None  # the answer to a request whose turn has not come
        self.proxies: Any = getattr(self.app, "trusted_hosts", ())  # whose word about the client's address is taken
        self.behind_proxy = False

    # Who it is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(self)
        self.behind_proxy = self.client is not None and self.client[0] in self.proxies
        if not self.addresses.enter(self, self.peer(), limited=not self.behind_proxy):
            transport.write(CROWDED)
            transport.close()

    def on_headers_complete(self) -> None:
        if self.behind_proxy:
            self._belong_to(self._forwarded() or self.peer())
        super().on_headers_complete()

    def _belong_to(self, limits: AddressLimits) -> None:
        self.hold(0)
        self.addresses.move(self, limits)

    def _forwarded(self) -> AddressLimits | None:
        """The client that a proxy asks for, as uvicorn reads it."""
        values = [value for name, value in self.headers if name == b"x-forwarded-for"]
        if not values:
            return None
        client = self.proxies.get_trusted_client_address(b", ".join(values).decode("latin-1"))
        return self.addresses.of(limited_address(client)) if client[0] else None

    @property
    def idle(self) -> bool:
        return self.waiting is None and (self.cycle is None or self.cycle.response_complete)

    # One request after the other

    @property
    def share(self) -> AddressShare:
        return self.limits.requests

    @property
    def busy(self) -> bool:
        return self.waiting is not None or self.flow.read_paused or self._answering

    def size_of_piece(self, data: bytes, at: int) -> int:
        """Up to the end of a head (or what looks like one), so that no two requests are parsed at once."""
        end = data.find(END_OF_HEAD, at, at + PIECE)
        return end + len(END_OF_HEAD) - at if end >= 0 else min(PIECE, len(data) - at)

    def cost_of(self, size: int) -> int:
        return size // PIECE

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.behind_proxy:  # the next request may be another's
            self._belong_to(self.peer())
        self.ready()

    # What costs most waits for its turn

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._in_turn(partial(super()._start_asgi_task, cycle, app), 1)

    def handle_websocket_upgrade(self) -> None:
        self._in_turn(self._upgrade, HANDSHAKE)

    def _upgrade(self) -> None:
        self.forget()
        super().handle_websocket_upgrade()
        self.addresses.replace(self, self.transport.get_protocol())  # type: ignore[arg-type]
        self._let_go()

    def _in_turn(self, start: Callable[[], None], cost: int) -> None:
        if self.share.take(cost):
            start()
        else:
            self.waiting = partial(self._in_turn, start, cost)
            self.reading = Reading.WAITING
            self.share.wait(self)

    def go_on(self) -> None:
        start, self.waiting = self.waiting, None
        if start is not None and not self.transport.is_closing():
            start()
        if self.waiting is None:
            super().go_on()

    # The end

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Break reference cycles, so that memory is freed at once."""
        if isinstance(self.flow, Flow):
            self.flow.http = None
        self.parser = None  # type: ignore[assignment]
        self.waiting = None


__all__ = ["HttpProtocol"]
