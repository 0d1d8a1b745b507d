"""One WebSocket: the client's messages, and the server's answers and updates."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from parfait import __version__
from parfait.core import WATCHER, ParfaitError
from parfait.server import logs
from parfait.server.parties import commands as party_commands
from parfait.server.protocol import messages as p
from parfait.server.protocol import parties as pp
from parfait.server.protocol import refusals
from parfait.server.protocol.messages import CLOSED
from parfait.server.protocol.parties import decode_message
from parfait.server.rates import Bucket
from parfait.server.store import StorageUnavailable
from parfait.server.tables import commands, handovers, requests, tokens
from parfait.server.tables.commands import Decision, Moment
from parfait.server.tables.hints import hinted
from parfait.server.tables.house import House
from parfait.server.tables.requests import AwaitedRequest, ClientRequest, Outcome, QueuedRequest
from parfait.server.tables.room import Room
from parfait.server.tables.table import STRANGER, Table
from parfait.server.tables.visits import Visit
from parfait.server.workers.jobs import Rank, Share

if TYPE_CHECKING:
    from parfait.server.parties.parties import Parties, PartyVisit
    from parfait.server.transport.websocket import WebSocketProtocol

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[object, None, None]]

SILENT = 30.0  # seconds within which a client has to come to a table
LONGEST_OUTBOX = 200  # messages that wait for a slow client
PENALTY = 10  # what a refused message costs beyond any other
MOST_MISSED = 200
MOVE = '{"type":"move",'  # how the text of one begins, as clients write it; those who do not lose a little time
TOO_SLOW, MISBEHAVED, GOING_AWAY = 1013, 1008, 1001


class Connection:
    def __init__(
        self,
        house: House,
        address: str,
        receive: Receive,
        send: Send,
        wire: WebSocketProtocol | None = None,
        parties: Parties | None = None,
    ) -> None:
        """`wire` is a faster path than `receive` and `send`, if there is one. A device has no parties."""
        self.house = house
        self.parties = parties
        self.address = address
        self.receive = receive
        self._send = send
        self._wire = wire
        self.visit: Visit | None = None  # to the table where the client is
        self.party: PartyVisit | None = None  # to a party
        self.listens = True
        self.free = False  # to do what the client asks at once, since nothing before it waits
        self.closed = False
        self.closing: tuple[int, str] | None = None
        self.outbox: list[bytes] = []
        self.sender: asyncio.Task[None] | None = None
        self.name = logs.new_request()
        self.heard_so_far = 0
        now = time.monotonic()
        settings = house.settings
        self.chat_rate = Bucket(settings.chat_per_minute / 60, max(5.0, settings.chat_per_minute / 4), now)

    async def run(self) -> None:
        """Serve the connection from the first message to the last."""
        silence = asyncio.get_running_loop().call_later(SILENT, self._silent)
        self.send_message(p.Welcome(p.VERSION, __version__))
        if self._wire is not None:
            self._wire.settle(self.heard)
        try:
            while self.closing is None:
                self.free = True
                message = await self.receive()
                self.free = False
                if message["type"] == "websocket.disconnect":
                    self.closed = True
                    return
                work = self.hear(message.get("text") or message.get("bytes") or "")
                if work is not None:
                    await work
        finally:
            silence.cancel()
            self._leave()
            await self._end()

    def _silent(self) -> None:
        if self.visit is None and self.party is None:
            self.close(MISBEHAVED, "silent")

    def close(self, code: int, reason: str) -> None:
        """Close the connection at the next opportunity."""
        if self.closing is None and not self.closed:
            self.closing = code, reason
            self.house.spawn(self._end())

    async def _end(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
        if self.closed:
            return
        self.closed = True
        self._leave()
        code, reason = self.closing or (GOING_AWAY, "")
        with suppress(Exception):  # it may be gone already
            await asyncio.wait_for(self._send({"type": "websocket.close", "code": code, "reason": reason}), 5)

    # To the client

    def send_message(self, message: p.ServerMessage) -> None:
        self.send(p.encode(message))

    def refuse(self, error: ParfaitError, request: p.Request | None = None) -> None:
        self.house.metrics.refused(error)
        if self._wire is not None:
            self._wire.charge(PENALTY)
        id = request.id if isinstance(request, p.Move) else None
        step = error.step if isinstance(error, commands.WrongStep) else None
        to = str(request.__struct_config__.tag) if request is not None else None
        self.send_message(refusals.message(error, id=id, to=to, step=step))

    def send(self, text: bytes) -> None:
        """Send now if the client keeps up; otherwise queue the message. Never blocks."""
        if self.closed or self.closing is not None:
            return
        self.house.metrics.messages_out += 1
        if self.sender is not None:
            self.outbox.append(text)
            if len(self.outbox) > LONGEST_OUTBOX:
                self.close(TOO_SLOW, "slow")
            return
        if self._wire is not None and self._wire.write(text):
            return
        sending = self._send({"type": "websocket.send", "text": text.decode()})
        try:
            waits_for = sending.send(None)  # usually runs to its end, which spares a task for every message
        except StopIteration:
            return
        except Exception:  # the client is gone; `receive` will say so
            self.closed = True
            return
        self.sender = asyncio.get_running_loop().create_task(self._send_rest(_Resumed(sending, waits_for)))

    async def _send_rest(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self.outbox:
                await self._send({"type": "websocket.send", "text": self.outbox.pop(0).decode()})
        except Exception:  # as above
            self.closed = True
        finally:
            self.sender = None

    # From the client

    def heard(self, text: str) -> bool:
        """Take a move straight from the socket. Other messages, and moves after an unfinished request, wait."""
        if not self.free or self.closing is not None or not text.startswith(MOVE):
            return False
        self.hear(text)
        return True

    def hear(self, text: str | bytes) -> Coroutine[object, None, None] | None:
        """Handle a message. Anything returned has to be awaited before the next one."""
        self.heard_so_far += 1
        with logs.of_request(f"{self.name}-{self.heard_so_far}"):
            return self._hear(text)

    def _hear(self, text: str | bytes) -> Coroutine[object, None, None] | None:
        metrics = self.house.metrics
        metrics.messages_in += 1
        request: p.Request | None = None
        try:
            try:
                request = decode_message(text)
            except msgspec.ValidationError as error:
                raise refusals.Refused("bad-message", reason=str(error)[:200]) from None
            except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
                raise refusals.Refused("not-json-message") from None
            work = HANDLERS[type(request)](self, request)
            return None if work is None else self.guarded(request, work, logs.request())
        except ParfaitError as error:
            self.refuse(error, request)
        except Exception as error:  # a fault of ours must end neither the connection nor the table
            self._at_fault(error, request, logs.request())
        return None

    def _at_table(self) -> Visit:
        if self.visit is None:
            raise refusals.Refused("no-table")
        return self.visit

    def _ask(self, request: p.Request) -> None:
        """Put a request into the room's queue."""
        visit = self._at_table()
        visit.room.ask(ClientRequest(visit, request))

    async def guarded(self, request: p.Request, work: Coroutine[object, None, None], name: str | None = None) -> None:
        """Run a request and report errors; `name` is the request's ID in the log."""
        try:
            with logs.of_request(name):
                await work
        except ParfaitError as error:
            self.refuse(error, request)
        except StorageUnavailable:
            self.refuse(refusals.away(), request)
        except Exception as error:
            self._at_fault(error, request, name)

    def _at_fault(self, error: Exception, request: p.Request | None, name: str | None) -> None:
        table = None if self.visit is None else self.visit.room.table.id
        self.house.fault("message", error, table=table, request=name)
        self.refuse(refusals.Refused("our-fault", 500), request)

    # Coming and going

    async def _join(self, request: p.Join) -> None:
        room = await self.house.room(request.table, self.address)
        if room is None:
            raise refusals.not_found()
        key = None if request.token is None else tokens.key_of(request.token)
        ticket = None if request.ticket is None else tokens.key_of(request.ticket)
        missed: list[p.Change] = []
        while True:
            came = commands.arrive(room.table, key, ticket)
            member = came.member
            step = room.table.step
            if request.step is None or not 0 < request.step < step:
                break
            missed = await self._missed(room, member.seat, request.step)
            if room.table.step == step:
                break
        if self.closed or self.closing is not None:
            return
        already_in = self.visit is not None and self.visit.room is room and self.visit.seat == member.seat
        if room.crowded(came, self.address) and not already_in:
            raise refusals.Refused("table-crowded", 503)
        self._leave_table()
        device = "" if request.device is None else room.table.device(request.device)
        self.visit = Visit(room, self, came.key, came.ticket, device)
        room.enter(self.visit, member)
        self.send_message(room.snapshot(self.visit, missed))

    def _leave_table(self) -> None:
        if self.visit is not None:
            self.visit.room.leave(self.visit)

    def _leave(self) -> None:
        self._leave_table()
        if self.party is not None:
            self.party.room.leave(self.party)

    # At a party

    async def _come_to_party(self, request: pp.ComeToParty) -> None:
        if self.parties is None:
            raise refusals.Refused("no-such-party", 404)
        visit = await self.parties.come(self, request)
        if self.closed or self.closing is not None:
            return
        if self.party is not None:
            self.party.room.leave(self.party)
        self.party = visit
        visit.room.enter(visit)

    def _ask_party(self, request: pp.PartyRequest) -> Coroutine[object, None, None]:
        if self.party is None:
            raise refusals.Refused("no-party")
        return self.party.room.request(self.party, request)

    async def _missed(self, room: Room, seat: int, start: int) -> list[p.Change]:
        if not self.house.limits.readings.take(self.address):  # when all come back at once, the whole view has to do
            return []
        start = max(start, room.table.step - MOST_MISSED)
        stretch = await self.house.histories.stretch(room.key, room.table, seat, start)
        return stretch.changes

    def _watch(self, request: p.Watch) -> None:
        visit = self._at_table()
        visit.room.ask(WatchRequest(visit, request))

    def _take(self, request: p.Take) -> None:
        visit = self._at_table()
        visit.room.ask(SeatRequest(visit, request))

    # At the table

    def _hint(self, request: p.Hint) -> None:
        visit = self._at_table()
        room, table = visit.room, visit.room.table
        member = table.member_of(visit.key) or STRANGER
        commands.check_hint(table, member, request.step)
        asked = table.step, member.seat
        if asked in room.advising:  # one hint after the other, by however many connections it is asked for
            raise refusals.Refused("too-fast", 429)
        room.advising.add(asked)
        self.house.spawn(self.guarded(request, self._advise(room, table, member.seat), logs.request()))

    async def _advise(self, room: Room, table: Table, seat: int) -> None:
        try:
            noted = AwaitedRequest(partial(commands.hinted, seat, table.step))
            room.ask(noted)  # everyone is told that there was one: first of all, it is noted
            await noted.done
            share = Share(Rank.HINT, self.address, table.id)
            advice = await self.house.workers.advise(table.position(seat).view(seat), share)
        finally:
            room.advising.discard((table.step, seat))
        if advice is None:
            raise refusals.Refused("no-hint", 503)
        self.send_message(hinted(table, seat, advice))

    def _say(self, request: p.Say | p.React) -> None:
        if not self.chat_rate.take(time.monotonic()) or not self.house.limits.chats.take(self.address):
            raise refusals.Refused("too-fast", 429)
        visit = self._at_table()
        if visit.seat == WATCHER and visit.device in visit.room.table.barred:
            raise refusals.Refused("kicked", 403)
        self._ask(request)

    def _listen(self, request: p.Listen) -> None:
        self.listens = request.chat

    def _rematch(self, request: p.Rematch) -> Coroutine[object, None, None] | None:
        visit = self._at_table()
        if not self.house.limits.creations.take(self.address):
            raise refusals.Refused("too-fast", 429)
        if visit.room.table.rematch is not None:
            return self._rematch_anew(visit, visit.room.table.rematch, request)
        visit.room.ask(RematchRequest(self, visit, request, None))
        return None

    async def _rematch_anew(self, visit: Visit, made: str, request: p.Rematch) -> None:
        next_room = await self.house.room(made)
        closed = made if next_room is None or next_room.table.status == CLOSED else None
        visit.room.ask(RematchRequest(self, visit, request, closed))

    async def _history(self, request: p.History) -> None:
        visit = self._at_table()
        room, member = visit.room, visit.room.table.member_of(visit.key) or STRANGER
        if not self.house.limits.readings.take(self.address):  # playing a long game again takes a while
            raise refusals.Refused("too-fast", 429)
        stretch = await self.house.histories.stretch(room.key, room.table, member.seat, request.step)
        self.send_message(p.Past(stretch.step, stretch.changes, stretch.more))

    def _ping(self, request: p.Ping) -> None:
        self.send_message(p.Pong(int(self.house.now() * 1000)))


HANDLERS: dict[type[p.Request], Callable[[Connection, Any], Coroutine[object, None, None] | None]] = {
    **dict.fromkeys(requests.DECIDE, Connection._ask),
    p.Wish: Connection._ask,
    p.Watch: Connection._watch,
    p.Join: Connection._join,
    p.Take: Connection._take,
    p.Hint: Connection._hint,
    p.Say: Connection._say,
    p.React: Connection._say,
    p.Listen: Connection._listen,
    p.Rematch: Connection._rematch,
    p.History: Connection._history,
    p.Ping: Connection._ping,
    pp.ComeToParty: Connection._come_to_party,
    pp.PlayNext: Connection._ask_party,
    **dict.fromkeys(party_commands.DECIDE, Connection._ask_party),
}


class RematchRequest(ClientRequest):
    """A client wants a rematch; as the host, perhaps without waiting for others."""

    def __init__(self, connection: Connection, visit: Visit, request: p.Rematch, closed: str | None) -> None:
        super().__init__(visit, request)
        self.connection = connection
        self.wish = request
        self.closed = closed

    def decide(self, table: Table, moment: Moment) -> Outcome:
        member = table.member_of(self.visit.key) or STRANGER
        return commands.rematch(table, member, self.wish, moment, self.closed)

    def granted(self, table: Table) -> None:
        self._go_on()

    def answer(self, message: p.ServerMessage) -> None:
        super().answer(message)
        self._go_on()

    def _go_on(self) -> None:
        if self.wish.start:
            house = self.connection.house
            house.spawn(self.connection.guarded(self.request, house.rematch(self.visit.room)))


class SeatRequest(QueuedRequest):
    """A client asks for a seat. Its device's new token, or else one of ours, opens the seat from then on."""

    def __init__(self, visit: Visit, request: p.Take) -> None:
        self.visit = visit
        self.address = visit.client.address
        self.request = request
        given = None if request.token is None else tokens.key_of(request.token)
        # Clients of older versions give the token that they came with: it may have been in a link.
        self.made = tokens.new_token() if given is None or given == visit.key else ""
        self.new = tokens.key_of(self.made) if self.made or given is None else given

    def decide(self, table: Table, moment: Moment) -> Outcome:
        visit, request = self.visit, self.request
        ticket = visit.ticket if visit.ticket is not None else visit.key  # whoever was first in line has no other
        who = commands.Sitter(visit.key, self.new, ticket, visit.device)
        decision = commands.sit(table, request.seat, request.name, who, moment, request.face)
        if not isinstance(decision, Decision) and not visit.over:
            if table.member_of(self.new) is not None:
                visit.key = self.new
            visit.room.place(visit)
        return decision

    def committed(self) -> None:
        self.visit.key = self.new

    def granted(self, table: Table) -> None:
        self.visit.client.send_message(p.Seated(self.request.seat, self.made))

    def answer(self, message: p.ServerMessage) -> None:
        self.visit.client.send_message(message)

    def refuse(self, error: ParfaitError) -> None:
        self.visit.client.refuse(error, self.request)


class WatchRequest(QueuedRequest):
    """A client gives the name under which it watches, and the token by which it is known from then on."""

    def __init__(self, visit: Visit, request: p.Watch) -> None:
        self.visit = visit
        self.address = visit.client.address
        self.request = request

    def decide(self, table: Table, moment: Moment) -> Outcome:
        if self.visit.device in table.barred or (table.barred and not self.visit.device):
            raise refusals.Refused("kicked", 403)  # the first in line is given a seat
        member = table.member_of(self.visit.key) or STRANGER
        outcome = handovers.watch(table, member, self.request, moment)
        if not isinstance(outcome, Decision) and not self.visit.over:
            self.committed()
            self.visit.room.place(self.visit)
        return outcome

    def committed(self) -> None:
        self.visit.key = tokens.key_of(self.request.token) if self.request.name.strip() else None

    def answer(self, message: p.ServerMessage) -> None:
        self.visit.client.send_message(message)

    def refuse(self, error: ParfaitError) -> None:
        self.visit.client.refuse(error, self.request)


class _Resumed:
    """A coroutine that has been run to its first wait, to be awaited from there."""

    def __init__(self, coroutine: Coroutine[object, None, None], waits_for: object) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[object, None, None]:
        waits_for = self.waits_for
        while True:
            answer = yield waits_for
            try:
                waits_for = self.coroutine.send(answer)
            except StopIteration:
                return
