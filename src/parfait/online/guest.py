"""A bot that plays a seat on a server, from the link to the end of the game."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from parfait import games
from parfait.bots import Bot, Limit
from parfait.core import IllegalMove, ParfaitError, Rng
from parfait.core.errors import shorten
from parfait.lab.play_fixture import Fault, ask
from parfait.locale import ENGLISH, words
from parfait.online.links import Link
from parfait.online.thinker import Thinker
from parfait.online.views import BadNews, view_of
from parfait.play import asked_position
from parfait.server.protocol import messages as p
from parfait.server.tables.tokens import new_token

FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds between two attempts to connect
BUSY_WAIT = 0.5  # before a request is sent again that the server had no time for
LONGEST_ANSWER = 16 * 2**20
NAMES = 9  # Bot, Bot 2, …, of which one is free
BUSY = ("storage-away", "table-busy", "too-fast")
NAME_IN_USE = ("name-taken", "name-alike")

_decode = msgspec.json.Decoder(p.AnyServerMessage).decode


class Unreachable(ParfaitError):
    """There is no server, or it does not speak our protocol."""


class ServerRefused(ParfaitError):
    """The server refused a request and gave a reason."""


class BotFailed(ParfaitError):
    """The bot raised an error, or chose an illegal move."""


@dataclass(frozen=True)
class Result:
    seats: list[p.SeatInfo]
    seat: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Guest:
    """Plays a bot at a table. `report` gets keys of the catalogue with arguments, to report what happens."""

    def __init__(
        self,
        link: Link,
        bot: Bot,
        name: str,
        *,
        limit: Limit | None = None,
        rng: Rng | None = None,
        patience: float = 60.0,  # seconds for which it tries to come back to a server that does not answer
        report: Callable[..., None] = lambda key, **arguments: None,
    ) -> None:
        self.link = link
        self.bot = bot
        self.name = name
        self.limit = limit
        self.rng = rng or Rng.system()
        self.patience = patience
        self.report = report
        self.token = link.token or new_token()
        self.asked: str | None = None  # the token of a seat that we asked for with somebody else's link
        self.thinker: Thinker[str] = Thinker()
        self.attempt = 1  # at a name that nobody has
        self.welcomed = False  # by a server, once
        self.info: p.TableInfo | None = None
        self.seat: int | None = None
        self.taking = False
        self.step = 0
        self.fields: dict[str, object] | None = None  # the view's fields
        self.to_act = asyncio.Event()
        self.pending: p.Move | None = None  # sent, and not yet acknowledged

    async def play(self) -> Result:
        """Sit down and play to the end. Raises a `ParfaitError` if that is not possible."""
        lost, wait = time.monotonic(), FIRST_WAIT
        while True:
            try:
                async with connect(self.link.socket, max_size=LONGEST_ANSWER) as socket:
                    try:
                        return await self._visit(socket)
                    finally:
                        if self.info is not None:
                            lost, wait = time.monotonic(), FIRST_WAIT
            except (InvalidHandshake, InvalidURI) as error:
                if not self.welcomed:
                    raise Unreachable("no-parfait-server", link=self.link.page, reason=shorten(str(error))) from error
            except (OSError, TimeoutError, WebSocketException) as error:
                if not self.welcomed:
                    raise Unreachable("server-unreachable", link=self.link.page, reason=shorten(str(error))) from error
            if time.monotonic() - lost > self.patience:
                raise Unreachable("server-went-away", link=self.link.page, seconds=round(self.patience))
            self.report("join-reconnecting")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _visit(self, socket: ClientConnection) -> Result:
        """One connection, until the game is over or the connection breaks."""
        self.taking = False
        self.to_act.clear()
        hearing = asyncio.create_task(self._hear(socket))
        acting = asyncio.create_task(self._act(socket))
        try:
            done, _ = await asyncio.wait((hearing, acting), return_when=asyncio.FIRST_COMPLETED)
            failed = [task for task in done if task.exception() is not None]
            if acting in failed:
                await self._get_up(socket)
            (failed or [hearing])[0].result()
            return hearing.result()
        finally:
            hearing.cancel()
            acting.cancel()
            await asyncio.gather(hearing, acting, return_exceptions=True)

    async def _get_up(self, socket: ClientConnection) -> None:
        """Leave the seat, so that the others can let one of the server's bots play on."""
        if self.seat is not None:
            await self._say(socket, p.Leave())

    async def _say(self, socket: ClientConnection, message: p.Request) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    # What the server says

    async def _hear(self, socket: ClientConnection) -> Result:
        async for text in socket:
            try:
                message = _decode(text)
            except msgspec.MsgspecError as error:
                if not self.welcomed:
                    raise Unreachable("no-parfait-server", link=self.link.page, reason=shorten(str(error))) from error
                continue  # news of a later version, perhaps; what we need to know we know
            await self._take_in(socket, message)
            if self.info is not None and self.info.status == "closed":
                raise ServerRefused("table-closed")
            if self._is_over():
                return self._result()
        raise ConnectionError  # closed in good order, and yet the game is not over

    async def _take_in(self, socket: ClientConnection, message: p.ServerMessage) -> None:
        match message:
            case p.Welcome():
                await self._come_in(socket, message)
            case p.Snapshot():
                await self._arrive(socket, message)
            case p.Update():
                await self._look(socket, message)
            case p.Ready():
                if message.id is not None:
                    self._acknowledge(message.id)
            case p.Info():
                self.info = message.info
            case p.Seated():
                self._sit(message.seat)
            case p.Done():
                self._acknowledge(message.id)
            case p.Error():
                await self._heed(socket, message)

    async def _come_in(self, socket: ClientConnection, message: p.Welcome) -> None:
        if message.protocol != p.VERSION:
            raise Unreachable("other-protocol", link=self.link.page, theirs=message.protocol, ours=p.VERSION)
        self.welcomed = True
        await self._join(socket)

    async def _join(self, socket: ClientConnection) -> None:
        token = self.token if self.link.token or self.seat is not None or self.link.ticket else None
        if self.asked is not None:
            await self._say(socket, p.Join(self.link.table, self.asked, self.token))
        else:
            await self._say(socket, p.Join(self.link.table, token, self.link.ticket))

    async def _arrive(self, socket: ClientConnection, news: p.Snapshot) -> None:
        """After a `table` message: take a seat if we have none, resend a move that may have been lost, or think."""
        self.info, self.step, self.fields = news.info, news.step, news.view
        games.find(news.info.game)
        if news.seat is None:
            await self._take_seat(socket, news)
            return
        self._sit(news.seat)
        if news.info.seats[news.seat].bot is not None or news.info.seats[news.seat].left:
            await self._say(socket, p.Return())  # a bot stood in for us
        if self.pending is not None:
            await self._say(socket, self.pending)
        elif news.legal and news.answer is None:
            self.to_act.set()

    async def _take_seat(self, socket: ClientConnection, news: p.Snapshot) -> None:
        info = news.info
        if news.invited is not None:
            seat = news.invited
        elif info.status != "waiting":
            raise ServerRefused("started-already")
        else:
            free = [i for i, seat in enumerate(info.seats) if not (seat.taken or seat.kept or seat.bot)]
            if not free:
                raise ServerRefused("table-full")
            seat = free[0]
        name = self.name if self.attempt == 1 else f"{self.name} {self.attempt}"
        self.taking = True
        if self.link.token is not None and self.asked is None:
            self.asked = new_token()
        await self._say(socket, p.Take(seat, name, self.asked or self.token))

    def _sit(self, seat: int) -> None:
        assert self.info is not None
        if self.asked is not None:
            self.token, self.asked = self.asked, None
        if self.seat is None:
            self.report(
                "join-seated", seat=seat + 1, game=games.find(self.info.game).title, link=self.link.to_seat(self.token)
            )
        self.seat = seat
        self.taking = False

    async def _look(self, socket: ClientConnection, news: p.Update) -> None:
        if self.fields is None or news.step - len(news.changes) != self.step:
            await self._join(socket)  # the game has just begun, or we missed something
            return
        self.step = news.step
        for change in news.changes:
            self.fields.update(change.view)
        if news.id is not None:
            self._acknowledge(news.id)
        if news.legal and self.seat is not None:
            self.to_act.set()
        else:
            self.to_act.clear()

    def _acknowledge(self, move: str) -> None:
        if self.pending is not None and self.pending.id == move:
            self.pending = None

    async def _heed(self, socket: ClientConnection, error: p.Error) -> None:
        """Handle a refusal: try again, try another way, or give up."""
        if error.key in BUSY:
            await asyncio.sleep(BUSY_WAIT)
            await self._join(socket)  # what is pending is sent again with it
        elif error.to == "take" and error.key == "seat-taken" and self.link.ticket is None:
            await self._join(socket)  # somebody was quicker: look for another seat
        elif error.to == "take" and error.key in NAME_IN_USE and self.attempt < NAMES:
            self.attempt += 1
            await self._join(socket)
        elif error.to == "move" and error.key == "wrong-step":
            self.pending = None  # the table has gone on without it
            await self._join(socket)
        elif error.to == "move" and error.key == "bot-stands-in":
            await self._say(socket, p.Return())
            await self._join(socket)
        elif error.to != "return":  # which may have been answered twice
            raise refusal(error)

    # What we do

    async def _act(self, socket: ClientConnection) -> None:
        """Play on every turn of ours while the connection lasts."""
        while True:
            await self.to_act.wait()
            self.to_act.clear()
            if self.pending is not None or self.info is None or self.fields is None or self.seat is None:
                continue
            step = self.step
            move = await self.thinker.think(self._thought(self.info, self.seat, dict(self.fields)))
            if self.step == step:  # else the table went on while the bot thought
                self.pending = p.Move(secrets.token_hex(8), step, move)
                await self._say(socket, self.pending)

    def _thought(self, info: p.TableInfo, seat: int, fields: dict[str, object]) -> Callable[[], str]:
        def choose() -> str:
            game = games.find(info.game)
            view = view_of(info, seat, fields)
            world = game.determinize(view, Rng.system())  # all of them agree on what is legal and what it is called
            if world.turn != seat:  # several choose at once, and others come before us in the order of the rules
                world = asked_position(world, seat)
                view = world.view(seat)
            try:
                action = ask(self.bot, view, world.legal_actions(), self.limit, self.rng)
            except Fault as fault:
                raise BotFailed(f"guest-{fault.reason}", details=fault.details) from fault
            return game.notation.write_move(world, action)

        return choose

    # The end

    def _is_over(self) -> bool:
        return (
            self.info is not None and self.info.status == "over" and self.seat is not None and self.fields is not None
        )

    def _result(self) -> Result:
        assert self.info is not None
        assert self.seat is not None
        assert self.fields is not None
        view = view_of(self.info, self.seat, self.fields)
        return Result(self.info.seats, self.seat, view.winners, view.scores)


def refusal(error: p.Error) -> ParfaitError:
    """The server's refusal in our words, if we have them."""
    if f"error-{error.key}" in words(ENGLISH):
        return (
            IllegalMove(error.rule, error.key, **error.args) if error.rule else ServerRefused(error.key, **error.args)
        )
    return BadNews("unknown-refusal", reason=shorten(error.key))
