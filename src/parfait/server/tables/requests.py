"""The requests in a room's queue: from clients, the HTTP API and the server itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parfait.core import ParfaitError
from parfait.server.protocol import messages as p
from parfait.server.tables import commands, handovers
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.table import STRANGER, Table
from parfait.server.tables.visits import Visit

Outcome = Decision | p.ServerMessage | None
Decide = Callable[[Table, Moment], Outcome]
DECIDE = commands.DECIDE | handovers.DECIDE


class QueuedRequest:
    """A request in a room's queue, and its outcome."""

    tries = 0  # how often someone else's entry was first
    address: str | None = None  # of whoever asks; None for the server itself
    origin: str | None = None  # the request that caused this one, by its name in the log

    def decide(self, table: Table, moment: Moment) -> Outcome:
        """An entry to commit, an answer, or nothing; a `ParfaitError` to refuse. Called again if another entry came
        first."""
        raise NotImplementedError

    def refuse(self, error: ParfaitError) -> None:
        pass

    def answer(self, message: p.ServerMessage) -> None:
        pass

    def committed(self) -> None:
        """The entry is in the log; no client has been notified yet."""

    def granted(self, table: Table) -> None:
        """The entry is in the log, and everyone has been sent the table after it."""


class ClientRequest(QueuedRequest):
    """A client's request, decided by what its key may do at this table."""

    def __init__(self, visit: Visit, request: p.Request) -> None:
        self.visit = visit
        self.request = request
        self.address = visit.client.address

    def decide(self, table: Table, moment: Moment) -> Outcome:
        member = table.member_of(self.visit.key) or STRANGER
        if isinstance(self.request, p.Wish):
            return handovers.wish(table, self.visit.key, self.request, moment)
        return DECIDE[type(self.request)](table, member, self.request, moment)

    def refuse(self, error: ParfaitError) -> None:
        self.visit.client.refuse(error, self.request)

    def answer(self, message: p.ServerMessage) -> None:
        self.visit.client.send_message(message)


class ServerRequest(QueuedRequest):
    """Something the server does by itself: it waits its turn like everyone's request."""

    def __init__(self, decide: Decide, refuse: Callable[[ParfaitError], None] | None = None) -> None:
        self._decide = decide
        self._refuse = refuse

    def decide(self, table: Table, moment: Moment) -> Outcome:
        return self._decide(table, moment)

    def refuse(self, error: ParfaitError) -> None:
        if self._refuse is not None:
            self._refuse(error)


class AwaitedRequest(QueuedRequest):
    """A request with a waiting caller: `done` gets the answer, None once its entry is committed, or the refusal."""

    def __init__(self, decide: Decide, address: str | None = None) -> None:
        self._decide = decide
        self.address = address
        self.done: asyncio.Future[p.ServerMessage | None] = asyncio.get_running_loop().create_future()

    def decide(self, table: Table, moment: Moment) -> Outcome:
        return self._decide(table, moment)

    def refuse(self, error: ParfaitError) -> None:
        self.done.set_exception(error)

    def answer(self, message: p.ServerMessage) -> None:
        self.done.set_result(message)

    def granted(self, table: Table) -> None:
        self.done.set_result(None)
