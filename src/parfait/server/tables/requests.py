"""What waits in a room's queue: requests of clients, of the HTTP API and of the server itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from parfait.core import ParfaitError
from parfait.server.protocol import messages as p
from parfait.server.tables import commands
from parfait.server.tables.clients import Client
from parfait.server.tables.commands import Decision
from parfait.server.tables.table import Table

if TYPE_CHECKING:
    from parfait.server.tables.room import Room

Decide = Callable[[Table], Decision | p.ServerMessage | None]


class QueuedRequest:
    """A request in a room's queue, and what becomes of it."""

    tries = 0  # how often someone else's entry was first
    address: str | None = None  # of whoever asks; None for the server itself
    origin: str | None = None  # the request that it comes of, by its name in the log

    def decide(self, table: Table) -> Decision | p.ServerMessage | None:
        """An entry to commit, an answer, or nothing; a `ParfaitError` to refuse. Called again if someone was first."""
        raise NotImplementedError

    def refuse(self, error: ParfaitError) -> None:
        pass

    def answer(self, message: p.ServerMessage) -> None:
        pass

    def committed(self) -> None:
        """The entry is in the log; no client has been notified yet."""

    def granted(self, table: Table) -> None:
        """The entry is in the log, and the table has become what it makes of it."""


class ClientRequest(QueuedRequest):
    """What a client asks for, decided as what the client is in this room."""

    def __init__(self, room: Room, client: Client, request: p.Request) -> None:
        self.room = room
        self.client = client
        self.request = request
        self.key = client.key
        self.address = client.address

    def decide(self, table: Table) -> Decision | p.ServerMessage | None:
        return commands.decide(table, self.client.member_in(self.room, self.key), self.request, self.room.moment())

    def refuse(self, error: ParfaitError) -> None:
        self.client.refuse(error, self.request)

    def answer(self, message: p.ServerMessage) -> None:
        self.client.tell(message)


class ServerRequest(QueuedRequest):
    """What the server does by itself: it waits its turn like everyone's request."""

    def __init__(self, decide: Decide, refuse: Callable[[ParfaitError], None] | None = None) -> None:
        self._decide = decide
        self._refuse = refuse

    def decide(self, table: Table) -> Decision | p.ServerMessage | None:
        return self._decide(table)

    def refuse(self, error: ParfaitError) -> None:
        if self._refuse is not None:
            self._refuse(error)


class AwaitedRequest(QueuedRequest):
    """A request whose end somebody awaits: `done` has the answer, None when its entry is in the log, or the refusal."""

    def __init__(self, decide: Decide, address: str | None = None) -> None:
        self._decide = decide
        self.address = address
        self.done: asyncio.Future[p.ServerMessage | None] = asyncio.get_running_loop().create_future()

    def decide(self, table: Table) -> Decision | p.ServerMessage | None:
        return self._decide(table)

    def refuse(self, error: ParfaitError) -> None:
        self.done.set_exception(error)

    def answer(self, message: p.ServerMessage) -> None:
        self.done.set_result(message)

    def granted(self, table: Table) -> None:
        self.done.set_result(None)
