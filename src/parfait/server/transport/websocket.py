"""uvicorn's WebSocket protocol, with a shortcut for the most frequent messages of a game server.

Over ASGI, every message costs a dict, a coroutine or a task's turn, and two system calls to pause and resume reading.
`scope["extensions"]["parfait.wire"]` is this object: an application that knows it may have moves handed over at once
(`hears`) and texts sent at once (`write`). Everything else uses ASGI as usual.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from parfait.server.protocol.messages import LONGEST_MESSAGE
from parfait.server.rates import Bucket
from parfait.server.transport.address_limits import AddressShare
from parfait.server.transport.backpressure import Backpressure

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

CRUMBS_A_SECOND, MOST_CRUMBS = 100.0, 1000.0  # pings, pongs and parts of messages from one connection
CRUMB = 4  # what such a frame costs beyond any other
FINAL, TEXT, MASKED = 0x80, 0x01, 0x80  # RFC 6455 section 5.2
LONG_HEAD = struct.Struct(">BBH").pack
Item = TypeVar("Item")
BURST = 4.0  # seconds' worth of messages that a connection may send at once


def size_of_frame(data: bytes, at: int) -> int:
    """The size of the frame at this position, or 0 if it is incomplete. A frame that is too long ends with the data."""
    have = len(data) - at
    if have < 2:
        return 0
    length = data[at + 1] & 0x7F
    size = 2 + 4 * (data[at + 1] >= MASKED)
    if length >= 126:
        digits = 2 if length == 126 else 8
        size += digits
        if have < size:
            return 0
        length = int.from_bytes(data[at + 2 : at + 2 + digits], "big")
        if length > LONGEST_MESSAGE:
            return have
    size += length
    return size if have >= size else 0


class Inbox(Generic[Item]):
    """Received messages. Like asyncio's queue for one reader, with far less memory."""

    __slots__ = ("messages", "reader")

    def __init__(self) -> None:
        self.messages: list[Item] = []
        self.reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.messages

    def put_nowait(self, message: Item) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Item:
        while not self.messages:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        self.reader = None
        return self.messages.pop(0)


class WebSocketProtocol(Backpressure, WebSocketsSansIOProtocol):
    patience = 15.0  # seconds, at the end, for a client to take what is still to be sent

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.inbox: Inbox[ASGIReceiveEvent] = Inbox()
        self.queue = self.inbox  # type: ignore[assignment]
        self.read_paused = True  # so uvicorn leaves it to the pacing to stop reading and to go on
        self.hears: Callable[[str], bool] | None = None  # takes a text at once, or says no
        rate = self.addresses.settings.messages_per_second
        self.bucket = Bucket(rate, rate * BURST, self.loop.time())
        self.taken = True  # its client takes what is sent; as `writable` says, without a call
        self.crumbs: Bucket | None = None  # for frames that are no message
        self.closing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits = self.peer()

    async def run_asgi(self) -> None:
        self.scope["extensions"]["parfait.wire"] = self  # type: ignore[assignment]
        try:
            await super().run_asgi()
        finally:
            self.hears = None
            self._close_for_good()

    def settle(self, hears: Callable[[str], bool]) -> None:
        """From now on texts go to `hears` first. What only the handshake needed is freed, which is a lot."""
        self.hears = hears
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    # Frame by frame

    @property
    def share(self) -> AddressShare:
        return self.limits.frames

    @property
    def busy(self) -> bool:
        """Whether to stop reading: an earlier message is still being handled, or the client does not read its answers.

        Never when closing.
        """
        return not self.close_sent and (bool(self.inbox.messages) or not self.taken)

    size_of_piece = staticmethod(size_of_frame)

    def cost_of(self, size: int) -> int:
        return 1 + (size >> 10)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:
            super().take(data)

    def take(self, piece: bytes) -> None:
        if self.hears is not None and not self.close_sent:
            if not piece[0] & FINAL:
                self.hears = None  # a message in parts: from here on the parser has to join them
            elif (text := text_of(piece)) is not None and self.hears(text):
                return
        super().take(piece)

    async def receive(self) -> ASGIReceiveEvent:
        message: ASGIReceiveEvent = await self.queue.get()
        self.ready()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.taken = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.taken = True
        self.ready()

    def too_fast(self) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self._end_for_haste()

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
        self.charge(CRUMB)
        if self.crumbs is None:
            self.crumbs = Bucket(CRUMBS_A_SECOND, MOST_CRUMBS, self.loop.time())
        if self.crumbs.take(self.loop.time()):
            return False
        self._end_for_haste()
        return True

    def _end_for_haste(self) -> None:
        self.conn.fail(1008, "too fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._close_for_good()

    # The end

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._close_for_good()

    def _close_for_good(self) -> None:
        """Abort the connection after a while, so that a client that never reads cannot hold it forever."""
        if not self.disconnected and self.closing is None:
            self.closing = self.loop.call_later(self.patience, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.closing is not None:
            self.closing.cancel()
        super().connection_lost(exc)

    def write(self, text: bytes) -> bool:
        """Send a text now; False when the connection is not open, or its client does not keep up."""
        if self.close_sent or not self.handshake_complete or not self.taken or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True


def frame(text: bytes) -> bytes:
    """One whole text message, RFC 6455 section 5.2."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return LONG_HEAD(FINAL | TEXT, 126, size) + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def text_of(data: bytes) -> str | None:
    """The text of one whole frame, or None for anything else."""
    if data[0] != FINAL | TEXT or not data[1] & MASKED:
        return None
    start = 6 if data[1] & 0x7F < 126 else 8
    length = data[1] & 0x7F if start == 6 else int.from_bytes(data[2:4], "big")
    if len(data) != start + length or length > LONGEST_MESSAGE:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
