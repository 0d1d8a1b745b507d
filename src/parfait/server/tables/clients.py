"""A client as a room sees it: someone with a key to whom messages can be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from parfait.core import ParfaitError
from parfait.server.protocol import messages as p
from parfait.server.tables.table import Member

if TYPE_CHECKING:
    from parfait.server.tables.room import Room


class Client(Protocol):
    room: Room | None
    address: str
    key: str | None  # the hash of the token that the client came with
    ticket: str | None  # the hash of its ticket
    member: Member
    invited: int | None  # the seat that is kept for the ticket, as the client was told
    listens: bool  # to the chat

    def be(self, member: Member) -> None: ...

    def member_in(self, room: Room, key: str | None) -> Member: ...

    def tell(self, message: p.ServerMessage) -> None: ...

    def send(self, text: bytes) -> None:
        """Send an encoded message. Never blocks."""

    def refuse(self, error: ParfaitError, request: p.Request | None = None) -> None: ...
