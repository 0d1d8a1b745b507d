"""uvicorn's WebSocket protocol, with a straight way in and out for what a server of games does most.

By ASGI every message costs a dict, a coroutine or a task's turn, and two system calls to stop reading and to go on.
`scope["extensions"]["parfait.wire"]` is this object: an application that knows it may have moves handed over at once
(`hears`) and texts sent at once (`write`). Everything else goes by ASGI as ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from parfait.server.wire.protocol import LONGEST_MESSAGE
from parfait.server.wire.rates import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

CRUMBS_A_SECOND, MOST_CRUMBS = 100.0, 1000.0  # pings, pongs and parts of messages from one connection
FINAL, TEXT, MASKED = 0x80, 0x01, 0x80  # RFC 6455 section 5.2


class Inbox:
    """What came in and was not asked for yet. Does for one reader what asyncio's queue does, in far less memory."""

    __slots__ = ("messages", "reader")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        self.reader = None
        return self.messages.pop(0)


class Wire(WebSocketsSansIOProtocol):
    patience = 15.0  # seconds, at the end, for a client to take what is still to be sent

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.hears: Callable[[str], bool] | None = None  # takes a text at once, or says no
        self.crumbs: Bucket | None = None  # for frames that are no message
        self.closing: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"]["parfait.wire"] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            self.hears = None
            self._close_for_good()

    def settle(self, hears: Callable[[str], bool]) -> None:
        """From now on texts go to `hears` first. What only the handshake needed is let go: it is no small part."""
        self.hears = hears
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        if self.hears is not None and not self.close_sent:
            if not whole_frames(data):
                self.hears = None  # a frame in pieces: from here on we do not know where one begins
            elif self.queue.empty() and (text := text_of(data)) is not None and self.hears(text):
                return
        super().data_received(data)

    # Frames that are no message and so are not counted as one

    def handle_ping(self) -> None:
        if not self._too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or not self._too_many():
            super().handle_cont(event)

    def _too_many(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return True
        if self.crumbs is None:
            self.crumbs = Bucket(CRUMBS_A_SECOND, MOST_CRUMBS, self.loop.time())
        if self.crumbs.take(self.loop.time()):
            return False
        self.conn.fail(1008, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._close_for_good()
        return True

    # The end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close_for_good()

    def _close_for_good(self) -> None:
        """Who reads nothing keeps what is still to be sent, and the connection with it, for as long as they like."""
        if not self.disconnected and self.closing is None:
            self.closing = self.loop.call_later(self.patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.closing is not None:
            self.closing.cancel()
        super().connection_lost(exc)

    def write(self, text: bytes) -> bool:
        """Send a text now; False when the connection is not open, or its client does not keep up."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """One whole text message, RFC 6455 section 5.2."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def whole_frames(data: bytes) -> bool:
    """Whether these are frames from the first byte to the last, none of them a part of a longer message."""
    at, size = 0, len(data)
    while at + 6 <= size:
        length = data[at + 1] & 0x7F
        if not data[at] & FINAL or not data[at + 1] & MASKED or length == 127:
            return False
        if length == 126:
            length = int.from_bytes(data[at + 2 : at + 4], "big") + 2
        at += 6 + length
    return at == size


def text_of(data: bytes) -> str | None:
    """The text of one frame, or None for anything else."""
    if data[0] != FINAL | TEXT:
        return None
    start = 6 if data[1] & 0x7F < 126 else 8
    length = data[1] & 0x7F if start == 6 else int.from_bytes(data[2:4], "big")
    if len(data) != start + length or length > LONGEST_MESSAGE:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
