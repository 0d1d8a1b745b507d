"""A client at a table: the key it came with, and the seat it sees the table from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from parfait.core import WATCHER, ParfaitError
from parfait.server.protocol import messages as p

if TYPE_CHECKING:
    from parfait.server.tables.room import Room


class Client(Protocol):
    """Someone to whom messages can be sent."""

    address: str
    listens: bool  # to the chat
    visit: Visit | None

    def send_message(self, message: p.ServerMessage) -> None: ...

    def send(self, text: bytes) -> None:
        """Send an encoded message. Never blocks."""

    def refuse(self, error: ParfaitError, request: p.Request | None = None) -> None: ...


class Visit:
    """A client at a table. Its rights are looked up for each request; `seat` is the seat it was last shown."""

    __slots__ = ("client", "device", "founder", "invited", "key", "room", "seat", "ticket", "watcher")

    def __init__(self, room: Room, client: Client, key: str | None, ticket: str | None, device: str = "") -> None:
        self.room = room
        self.client = client
        self.key = key  # the hash of the client's token
        self.ticket = ticket  # the hash of its ticket
        self.device = device  # what is stored of its device's secret
        self.watcher = ""  # the name under which it watches
        self.seat = WATCHER
        self.founder = False
        self.invited: int | None = None  # the seat that is kept for the ticket

    @property
    def over(self) -> bool:
        """Whether the client has left, perhaps for another table."""
        return self.client.visit is not self
