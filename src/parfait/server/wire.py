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

from parfait.server.protocol import LONGEST_MESSAGE

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

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
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.hears: Callable[[str], bool] | None = None  # takes a text at once, or says no

    async def run_asgi(self) -> None:
        self.scope["extensions"]["parfait.wire"] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            self.hears = None

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
