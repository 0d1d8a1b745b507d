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

    def send_receive_event_to_app(self) -> None:
        if not self._heard():
            super().send_receive_event_to_app()

    def _heard(self) -> bool:
        """Whether the text that is complete by now was taken; not while an earlier message waits."""
        if self.hears is None or self.close_sent or self.curr_msg_data_type != "text" or not self.queue.empty():
            return False
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            return False
        if not self.hears(text):
            return False
        self.frames = []
        return True

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
