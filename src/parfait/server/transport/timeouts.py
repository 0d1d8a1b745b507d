"""uvicorn's HTTP protocol with read and write timeouts and a limit on the size of request heads, so a slow client
cannot hold a connection open."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD = 32 * 1024  # bytes, as far as they are kept while the rest of them is awaited
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class TimedHttp(HttpToolsProtocol):
    asking = 30.0  # seconds for a request, from its first byte (or from the connection's beginning) to its last
    answering = 120.0  # seconds for its answer, until the client has taken it

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of a head that has not come to its end; 0 between heads

    def _wait(self, seconds: float) -> None:
        self._wait_no_more()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self.transport.is_closing() or self._answering:
            self.transport.abort()
        else:
            self.transport.write(TOO_SLOW)
            self.transport.close()

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    # From connection to connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.asking)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._wait_no_more()
        super().handle_websocket_upgrade()

    # From request to request

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._wait(self.asking)
        super().data_received(data)
        if self._head:
            self._head += len(data)
            if self._head > LONGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 1
        self._wait(self.asking)

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(self.answering if self._answering else self.asking)  # it may be answered before it was whole

    def on_response_complete(self) -> None:
        self._wait_no_more()  # from here on the time for keeping it alive runs
        super().on_response_complete()
