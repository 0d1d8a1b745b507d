"""The HTTP API: what is done before one has a WebSocket, and records. Described by openapi.py from the same types."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from parfait import games
from parfait.core import WATCHER, ParfaitError, UnknownGame
from parfait.server.bots.levels import LEVELS
from parfait.server.store import Away
from parfait.server.tables import commands, history, tokens
from parfait.server.tables.house import House
from parfait.server.tables.room import Ask, Room
from parfait.server.tables.table import FINISHED, Member, Table
from parfait.server.web import replays
from parfait.server.web.openapi import description
from parfait.server.wire import protocol as p
from parfait.server.wire import refusals
from parfait.server.wire.endpoint import address_of
from parfait.server.wire.refusals import Refused

Body = TypeVar("Body")
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
Endpoint = Callable[[Request], Awaitable[Response]]


def answer(found: Any, status: int = 200) -> Response:
    text = found if isinstance(found, bytes) else p.encode(found)
    return Response(text, status, {"cache-control": "no-store"}, "application/json")


def problem(error: ParfaitError) -> Response:
    """422 for what the description does not allow, 409 for what it allows and the game or the table does not."""
    status = error.status if isinstance(error, Refused) else 422 if isinstance(error, UnknownGame) else 409
    return answer(refusals.http(error), status)


async def http_problem(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself, as we say it."""
    assert isinstance(error, HTTPException)
    answer = problem(Refused("bad-method" if error.status_code == 405 else "no-such-page", error.status_code))
    answer.headers.update(error.headers or {})
    return answer


async def content(request: Request, most: int) -> bytes:
    """What was sent, up to so many bytes."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too-large", 413, most=most)
    return bytes(found)


async def body(request: Request, kind: type[Body]) -> Body:
    """The JSON that was sent, as what it has to be."""
    text = await content(request, p.LONGEST_MESSAGE)
    try:
        return msgspec.convert(_whole(msgspec.json.decode(text)), kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", 422, reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refused("not-json-message", 400) from None


def _whole(value: Any) -> Any:
    """8.0 is a whole number in JSON."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return [_whole(item) for item in value] if isinstance(value, list) else value


def number(request: Request, name: str, low: int, high: int, default: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    written = len(text) <= 12 and text.isascii() and text.removeprefix("-").isdigit()
    if not written or not low <= (value := int(text)) <= high:
        raise Refused("bad-query", 422, name=name, low=low, high=high)
    return value


class Api:
    def __init__(self, house: House, public_url: str) -> None:
        self.house = house
        self.public_url = public_url.rstrip("/")

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self._guard(self.games), methods=["GET"]),
            Route("/api/tables", self._guard(self.lobby), methods=["GET"]),
            Route("/api/tables", self._guard(self.create), methods=["POST"]),
            Route("/api/tables/{table}", self._guard(self.table), methods=["GET"]),
            Route("/api/tables/{table}/seats/{seat}", self._guard(self.sit), methods=["POST"]),
            Route("/api/tables/{table}/record", self._guard(self.record), methods=["GET"]),
            Route("/api/tables/{table}/log", self._guard(self.log), methods=["GET"]),
            Route("/api/tables/{table}/replay", self._guard(self.replay), methods=["GET"]),
            Route("/api/replay", self._guard(self.replay_record), methods=["POST"]),
            Route("/api/openapi.json", self._guard(self.openapi), methods=["GET"]),
            Route("/{anything:path}", self._guard(self.nothing), methods=METHODS),
        ]

    def _guard(self, endpoint: Endpoint) -> Endpoint:
        async def guarded(request: Request) -> Response:
            try:
                if not self.house.requests.take(address_of(request.scope)):
                    raise Refused("too-fast", 429)
                return await endpoint(request)
            except ParfaitError as error:
                self.house.metrics.refused(error)
                return problem(error)
            except Away:
                return problem(refusals.away())
            except ClientDisconnect:
                return Response(status_code=400)  # to nobody
            except Exception as error:
                self.house.fault("api", error)
                return problem(Refused("our-fault", 500))

        return guarded

    async def nothing(self, request: Request) -> Response:
        """No such address, or not by this method."""
        found = [route for route in request.app.routes if route.matches(request.scope)[0] is Match.PARTIAL]
        if not found:
            raise Refused("no-such-page", 404)
        answer = problem(Refused("bad-method", 405))
        answer.headers["allow"] = ", ".join(sorted({method for route in found for method in route.methods}))
        return answer

    # Before the game

    async def games(self, request: Request) -> Response:
        found = [
            p.GameInfo(
                game.name,
                game.title,
                list(game.players),
                game.minutes,
                game.designers,
                game.licence,
                [
                    p.OptionInfo(info.name, info.rule, info.kind.write(info.default), info.kind.allowed)
                    for info in game.options.infos()
                ],
            )
            for game in games.games()
        ]
        return answer(p.Games(found, list(LEVELS)))

    async def lobby(self, request: Request) -> Response:
        return answer(await self.house.lobby())

    async def create(self, request: Request) -> Response:
        given = await body(request, p.NewTable)
        if not self.house.creations.take(address_of(request.scope)):
            raise Refused("too-fast", 429)
        token = tokens.new_token()
        room = await self.house.create(self.house.plan(given, tokens.key_of(token)), start=given.start)
        id = room.table.id
        link = self._link(request, id)
        return answer(p.NewTableAnswer(id, token, given.seat, link, f"{link}#{token}"), 201)

    def _link(self, request: Request, table: str) -> str:
        base = self.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        return f"{base}/t/{table}"

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        return answer(room.table.info())

    async def _room(self, request: Request) -> Room:
        id = request.path_params["table"]
        room = await self.house.room(id) if id.isascii() and id.isalnum() and len(id) <= 32 else None
        if room is None:
            raise refusals.not_found()
        return room

    def _member(self, request: Request, table: Table) -> tuple[Member, str | None]:
        """Who asks, by the token in `Authorization: Bearer …`."""
        given = request.headers.get("authorization")
        token = None
        if given is not None:
            scheme, _, token = given.partition(" ")
            if scheme.lower() != "bearer":
                raise Refused("bad-token", 401)
        member = table.member(token)
        if member is None:
            raise Refused("bad-token", 401)
        return member, token

    async def sit(self, request: Request) -> Response:
        given = await body(request, p.SitDown)
        room = await self._room(request)
        text = request.path_params["seat"]
        if not (text.isascii() and text.isdigit() and len(text) <= 2):
            raise Refused("no-such-seat", 404, seat=text[:10])
        seat = int(text)
        _, given_token = self._member(request, room.table)
        token = given_token or given.token or tokens.new_token()
        key = tokens.key_of(token)
        ticket = None if given.ticket is None else tokens.key_of(given.ticket)
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def decide(table: Table) -> commands.Decision | p.Seated:
            return commands.sit(table, seat, given.name, key, ticket, self.house.now())

        room.ask(Ask(decide, future.set_exception, future.set_result, future.set_result))
        await future
        id = room.table.id
        return answer(p.SitDownAnswer(id, seat, token, f"{self._link(request, id)}#{token}"), 201)

    # After it, and while it runs

    def _reading(self, request: Request) -> None:
        """Playing a long game again takes a while: not too often."""
        if not self.house.readings.take(address_of(request.scope)):
            raise Refused("too-fast", 429)

    async def record(self, request: Request) -> Response:
        """The full record, once the game is over."""
        self._reading(request)
        room = await self._room(request)
        if room.table.status != FINISHED:
            raise Refused("game-not-over")
        names = [seat.name or f"bot {seat.bot}" for seat in room.table.seats]
        line = await self.house.store.read(lambda db: history.record(db.log(room.key), names).write())
        headers = {"content-disposition": f'attachment; filename="{room.table.settings.game}-{room.table.id}.jsonl"'}
        return Response(line + "\n", 200, headers, "application/jsonl")

    async def log(self, request: Request) -> Response:
        """What the seat of the token (or one who watches) saw happen so far."""
        room = await self._room(request)
        member, _ = self._member(request, room.table)
        return await self._stretch(request, room, member.seat)

    async def replay(self, request: Request) -> Response:
        """A game that is over, from any seat."""
        room = await self._room(request)
        if room.table.status != FINISHED:
            raise Refused("game-not-over")
        seat = number(request, "seat", WATCHER, room.table.settings.players - 1, WATCHER)
        return await self._stretch(request, room, seat)

    async def _stretch(self, request: Request, room: Room, seat: int) -> Response:
        start = number(request, "step", 0, 10**9, 0)
        self._reading(request)
        table = room.table
        found = await self.house.store.read(lambda db: history.stretch(db.log(room.key), seat, start, table.step))
        return answer(p.Replay(table.info(), seat, found.step, found.view, found.changes, found.more))

    async def replay_record(self, request: Request) -> Response:
        """A record that somebody brings along, from any seat."""
        seat = number(request, "seat", WATCHER, 15, WATCHER)
        start = number(request, "step", 0, 10**9, 0)
        self._reading(request)
        text = await content(request, replays.LONGEST_RECORD)
        return answer(await asyncio.to_thread(replays.replay, text, seat, start))

    async def openapi(self, request: Request) -> Response:
        return answer(json.dumps(description(), ensure_ascii=False).encode())
