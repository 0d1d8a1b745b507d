"""The HTTP API: everything before a WebSocket is open, and records. openapi.py describes it from the same types."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import TypeVar, get_args

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Match, Route

from parfait import games, pages
from parfait.core import WATCHER, Game, IllegalMove, ParfaitError, Unreadable
from parfait.core.options import OptionField
from parfait.locale import ENGLISH, LANGUAGES, words
from parfait.server.http import lessons, studies
from parfait.server.http.answers import answer, problem
from parfait.server.http.client import base_address
from parfait.server.http.finished_games import FinishedGames
from parfait.server.http.openapi import OPERATIONS, description
from parfait.server.http.security import Hosts
from parfait.server.http.uploads import Uploads
from parfait.server.parties.parties import Parties, PartyRoom
from parfait.server.protocol import messages as p
from parfait.server.protocol import parties as pp
from parfait.server.protocol import refusals
from parfait.server.protocol import reviewing as r
from parfait.server.protocol.messages import FINISHED
from parfait.server.protocol.refusals import Refused
from parfait.server.store import StorageUnavailable
from parfait.server.tables import commands, tokens
from parfait.server.tables.house import House
from parfait.server.tables.planning import plan
from parfait.server.tables.requests import AwaitedRequest
from parfait.server.tables.room import Room
from parfait.server.tables.summaries import news
from parfait.server.tables.table import Member, Table
from parfait.server.transport.address_limits import address_of
from parfait.server.updates import sent
from parfait.server.workers.replays import LONGEST_RECORD
from parfait.server.workers.roster import LEVELS

Body = TypeVar("Body")
JSON_TYPES = ("application/json", "application/jsonl", "application/x-ndjson")
ITEMS = 10  # moves or seats in a request that cost as much as the request itself
EFFORTS: tuple[r.EffortName, ...] = get_args(r.EffortName)
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"]
Endpoint = Callable[[Request], Awaitable[Response]]


async def http_problem(request: Request, error: Exception) -> Response:
    """Starlette's own errors in our format."""
    assert isinstance(error, HTTPException)
    answer = problem(Refused("bad-method" if error.status_code == 405 else "no-such-page", error.status_code))
    answer.headers.update(error.headers or {})
    return answer


async def content(request: Request, most: int) -> bytes:
    """The body of a request, up to a number of bytes."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Refused("too-large", 413, most=most)
    return bytes(found)


async def body(request: Request, kind: type[Body], most: int = p.LONGEST_MESSAGE) -> Body:
    """The JSON body, decoded as the expected type."""
    text = await content(request, most)
    try:
        if len(text) > p.LONGEST_MESSAGE:  # looking for whole numbers in all of it would take long
            return msgspec.json.decode(text, type=kind)
        return msgspec.convert(_whole(msgspec.json.decode(text)), kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", 422, reason=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refused("not-json-message", 400) from None


def _whole(value: object) -> object:
    """Convert 8.0 to 8: in JSON, both are whole numbers."""
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    return [_whole(item) for item in value] if isinstance(value, list) else value


def number(request: Request, name: str, low: int, high: int, default: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    written = len(text) <= 12 and text.isascii() and text.removeprefix("-").isdigit()
    if not written or not low <= (value := int(text)) <= high:
        raise Refused("bad-query", 422, name=name, low=low, high=high)
    return value


def effort(request: Request) -> r.EffortName:
    """The effort of a review, from the query."""
    text = request.query_params.get("effort", "usual")
    if text not in EFFORTS:
        raise Refused("unknown-effort", 422, effort=text[:20], allowed=tuple(EFFORTS))
    return text


def _known(request: Request) -> str:
    """The game that the address names, or 404."""
    name: str = request.path_params["game"]
    if name not in games.names():
        raise Refused("no-such-page", 404)
    return name


def _catalogue(request: Request, kind: str) -> Response:
    """One of the catalogues in a game's folder, in the requested language or else in English."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused("no-such-page", 404)
    said = games.catalogue(_known(request), kind, language) or games.catalogue(_known(request), kind, ENGLISH)
    if said is None:
        raise Refused("no-such-page", 404)
    return Response(said.encode(), 200, {"cache-control": "max-age=3600"}, "text/plain")


@cache
def catalogue() -> bytes:
    """The games, in the order in which they are offered, and the bots."""
    return p.encode(p.Games([_described(game) for game in games.games()], list(LEVELS)))


def _described(game: Game) -> p.GameInfo:
    options = [
        p.OptionInfo(info.name, info.rule, info.kind.write(info.default), _offered(game, info))
        for info in game.options.infos()
    ]
    layout = [p.PartInfo(lies=part.LIES, **asdict(part)) for part in games.view_class(game.name).layout()]
    return p.GameInfo(
        name=game.name,
        title=game.title,
        prefix=game.prefix,
        players=list(game.players),
        minutes=game.minutes,
        difficulty=game.difficulty,
        designers=game.designers,
        licence=game.licence,
        colour=game.colour,
        emblem=(games.folder(game.name) / "emblem.svg").exists(),
        options=options,
        layout=layout,
        lesson=[part.name for part in lesson.parts] if (lesson := games.lesson(game.name)) else [],
    )


def _offered(game: Game, info: OptionField) -> p.AnyOptionKind:
    """The values of an option that a table may have: all except those with which a game might never end."""
    kind: p.AnyOptionKind = msgspec.convert(info.kind.data(), p.AnyOptionKind)
    if isinstance(kind, p.WholeKind) and kind.unlimited and game.options(**{info.name: None}).endless():
        return msgspec.structs.replace(kind, unlimited=False)
    return kind


@cache
def openapi_text() -> bytes:
    return json.dumps(description(), ensure_ascii=False).encode()


class Api:
    def __init__(
        self,
        house: House,
        hosts: Hosts,
        public_url: str,
        lab: Path,
        network_url: str = "",
        parties: Parties | None = None,
        site: int = 0,
    ) -> None:
        self.lab = lab  # where studies are
        self.parties = parties  # none on a device
        self.house = house
        self.hosts = hosts
        self.uploads = Uploads(house.workers)
        self.finished_games = FinishedGames(house)
        self.public_url = public_url
        self.site = site
        self.network_url = network_url

    def routes(self) -> list[Route]:
        return [
            *(
                Route(operation.path, self._guard(getattr(self, operation.name)), methods=[operation.method])
                for operation in OPERATIONS
            ),
            Route("/api/openapi.json", self._guard(self.openapi), methods=["GET"]),
            Route("/{anything:path}", self._guard(self.nothing), methods=METHODS),
        ]

    def _guard(self, endpoint: Endpoint) -> Endpoint:
        async def guarded(request: Request) -> Response:
            try:
                if request.method == "POST":
                    self._check_sender(request)
                return await endpoint(request)
            except ParfaitError as error:
                self.house.metrics.refused(error)
                return problem(error)
            except StorageUnavailable:
                return problem(refusals.away())
            except ClientDisconnect:
                return Response(status_code=400)  # to nobody
            except Exception as error:
                self.house.fault("api", error)
                return problem(Refused("our-fault", 500))

        return guarded

    def _check_sender(self, request: Request) -> None:
        """Refuse changes from pages that are not ours: any site's form could post here, but not as JSON."""
        if not self.hosts.allows(request.headers):
            raise Refused("foreign-page", 403)
        kind = request.headers.get("content-type")
        if kind is None and "origin" not in request.headers:
            return  # a program
        if (kind or "").partition(";")[0].strip().lower() not in JSON_TYPES:
            raise Refused("not-json-type", 415)

    async def nothing(self, request: Request) -> Response:
        """The answer to an unknown address or method."""
        found = [route for route in request.app.routes if route.matches(request.scope)[0] is Match.PARTIAL]
        if not found:
            raise Refused("no-such-page", 404)
        answer = problem(Refused("bad-method", 405))
        answer.headers["allow"] = ", ".join(sorted({method for route in found for method in route.methods}))
        return answer

    # Before the game

    async def games(self, request: Request) -> Response:
        return answer(catalogue())

    async def connection(self, request: Request) -> Response:
        """How the request arrived, for hosts who check their proxy; strangers only learn their own address."""
        client = request.client
        # uvicorn gives no port to an address that a proxy told it; a client that connects has one.
        forwarded = client is not None and client.port == 0
        base = base_address(request, self.public_url)
        address = address_of(request.scope)
        return answer(p.ConnectionInfo(address, forwarded, base, self.network_url, time.time(), self.site))

    async def studies(self, request: Request) -> Response:
        self._reading(request)
        return answer(await asyncio.to_thread(studies.studies, self.lab))

    async def report(self, request: Request) -> Response:
        """A report that the host has put into the server's folder."""
        found = await asyncio.to_thread(
            studies.report, self.lab, request.path_params["study"], request.path_params["language"]
        )
        return Response(
            found, 200, {"content-security-policy": studies.POLICY, "cache-control": "no-cache"}, "text/html"
        )

    async def emblem(self, request: Request) -> Response:
        """A small picture of a game, from its folder."""
        file = games.folder(_known(request)) / "emblem.svg"
        if not file.exists():
            raise Refused("no-such-page", 404)
        return Response(file.read_bytes(), 200, {"cache-control": "max-age=3600"}, "image/svg+xml")

    async def words(self, request: Request) -> Response:
        """A game's words in one language, or else in English: for a client that was built without that game."""
        return _catalogue(request, "words")

    async def rules(self, request: Request) -> Response:
        """The rules page of a game in one language: for a client that was built without that game."""
        game, language = _known(request), request.path_params["language"]
        if language not in LANGUAGES or not pages.is_there(game, language):
            raise Refused("no-such-page", 404)
        return Response(pages.page(game, language), 200, {"cache-control": "max-age=3600"}, "text/markdown")

    async def moves(self, request: Request) -> Response:
        """The names of moves, read in a new game so that they cannot depend on any table."""
        game = games.find(_known(request))
        given = await body(request, p.MovesToDescribe)
        self._charge(request, len(given.moves) * (1 if given.language is None else 2))
        state = game.new(given.players, given.options)
        found, said = {}, {}
        for move in given.moves:
            with contextlib.suppress(Unreadable, IllegalMove):
                game.notation.read_move(state, move)
                event = game.describe(move)
                found[move] = sent(event)
                if given.language is not None:
                    said[move] = words(given.language).event(game.name, event, ())
        return answer(p.DescribedMoves(found, said))

    def _charge(self, request: Request, items: int) -> None:
        """Count a request that takes long as several, by its content: the next one of its address has to wait."""
        addresses = request.scope.get("state", {}).get("addresses")
        if addresses is not None:  # not in a test without a transport
            addresses.of(address_of(request.scope)).requests.charge(items / ITEMS)

    async def lesson_words(self, request: Request) -> Response:
        """The words of a game's lesson, separate from the words that every visitor loads."""
        return _catalogue(request, "lesson")

    async def lesson(self, request: Request) -> Response:
        """A part of a lesson. It is stateless: the learner's page sends the moves made so far."""
        name = _known(request)
        lesson = games.lesson(name)
        part = lesson.part(request.path_params["part"]) if lesson else None
        if lesson is None or part is None:
            raise Refused("no-such-page", 404)
        given = await body(request, p.LessonMoves)
        self._charge(
            request, len(given.moves) * ITEMS
        )  # all of them are made again, and those of the bots between them
        return answer(await asyncio.to_thread(lessons.position, lesson, part, given.moves))

    async def lobby(self, request: Request) -> Response:
        return answer(await self.house.lobby())

    async def own_seats(self, request: Request) -> Response:
        """The state of the client's own seats, by their tokens."""
        given = await body(request, p.OwnSeats)
        self._charge(request, len(given.seats))
        tables = await self.house.summaries.tables((seat.table for seat in given.seats), lambda: self._reading(request))
        now = self.house.now()
        found = [
            news(tables[seat.table], seat.token, now) if seat.table in tables else await self._public_news(seat.table)
            for seat in given.seats
        ]
        return answer(p.OwnSeatsAnswer(found))

    async def _public_news(self, id: str) -> p.SeatNews | None:
        """What everybody may know of a table that cannot be read; None for one that does not exist."""
        info = await self.house.summaries.info(id)
        return None if info is None else p.SeatNews(info)

    async def create(self, request: Request) -> Response:
        given = await body(request, p.NewTable)
        address = address_of(request.scope)
        if not self.house.limits.creations.take(address):
            raise Refused("too-fast", 429)
        token = tokens.new_token()
        room = await self.house.create(plan(given, tokens.key_of(token), self.house.now()), address, start=given.start)
        id = room.table.id
        link = self._link(request, id)
        return answer(p.NewTableAnswer(id, token, given.seat, link, f"{link}#{token}"), 201)

    def _link(self, request: Request, id: str, page: str = "t") -> str:
        return f"{base_address(request, self.public_url)}/{page}/{id}"

    # Parties

    async def create_party(self, request: Request) -> Response:
        given = await body(request, pp.NewParty)
        if self.parties is None:
            raise Refused("no-such-page", 404)
        return self._party(request, await self.parties.create(given, address_of(request.scope)), 201)

    async def find_party(self, request: Request) -> Response:
        """The party with a code that somebody typed."""
        given = await body(request, pp.PartyCode)
        if self.parties is None:
            raise Refused("no-such-page", 404)
        return self._party(request, await self.parties.by_code(given.code, address_of(request.scope)))

    def _party(self, request: Request, room: PartyRoom, status: int = 200) -> Response:
        party = room.party
        id = str(party.link)
        return answer(pp.PartyFound(id, party.link.code, self._link(request, id, "p"), party.title), status)

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        return answer(room.table.info())

    async def _room(self, request: Request) -> Room:
        id = request.path_params["table"]
        room = await self.house.room(id, address_of(request.scope)) if tokens.may_be_table(id) else None
        if room is None:
            raise refusals.not_found()
        return room

    def _member(self, request: Request, table: Table) -> tuple[Member, str | None]:
        """The member whose token is in `Authorization: Bearer …`."""
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
        _, came_with = self._member(request, room.table)
        token = given.token if given.token not in (None, came_with) else None
        token = token or tokens.new_token()
        known, ticket = (None if one is None else tokens.key_of(one) for one in (came_with, given.ticket))
        who = commands.Sitter(known, tokens.key_of(token), ticket)

        def decide(table: Table, moment: commands.Moment) -> commands.Decision | p.Seated:
            if table.member_of(known) is None:  # they sat down meanwhile
                raise Refused("bad-token", 401)
            return commands.sit(table, seat, given.name, who, moment, given.face)

        ask = AwaitedRequest(decide, address_of(request.scope))
        room.ask(ask)
        await ask.done
        id = room.table.id
        if came_with is not None and room.table.member_of(who.new) is None:
            token = came_with  # it is their seat already
        return answer(p.SitDownAnswer(id, seat, token, f"{self._link(request, id)}#{token}"), 201)

    # After it, and while it runs

    def _reading(self, request: Request) -> None:
        """Count a request that replays a game against the address's limit."""
        if not self.house.limits.readings.take(address_of(request.scope)):
            raise Refused("too-fast", 429)

    async def record(self, request: Request) -> Response:
        """The full record, once the game is over."""
        self._reading(request)
        room = await self._room(request)
        if room.table.status != FINISHED:
            raise Refused("game-not-over")
        names = [seat.name or f"bot {seat.bot}" for seat in room.table.seats]
        line = await self.house.histories.record(room.key, room.table, names)
        headers = {"content-disposition": f'attachment; filename="{room.table.settings.game}-{room.table.id}.jsonl"'}
        return Response(line + b"\n", 200, headers, "application/jsonl")

    async def log(self, request: Request) -> Response:
        """What the token's seat (or a spectator) has seen so far."""
        room = await self._room(request)
        member, _ = self._member(request, room.table)
        return await self._stretch(request, room, member.seat)

    async def replay(self, request: Request) -> Response:
        """A game that is over, from any seat."""
        room = await self._room(request)
        if room.table.status != FINISHED:
            raise Refused("game-not-over")
        seat = number(request, "seat", WATCHER, room.table.settings.players - 1, WATCHER)
        if room.table.taken_back:
            return await self._replay_what_stands(request, room, seat)
        return await self._stretch(request, room, seat)

    async def _replay_what_stands(self, request: Request, room: Room, seat: int) -> Response:
        """The game without the moves that were taken back, step by step as in its record."""
        self._reading(request)
        start, names = number(request, "step", 0, 10**9, 0), [seat.name for seat in room.table.seats]
        record = await self.house.histories.record(room.key, room.table, names)
        text = await self.house.workers.replay(record, seat, start, address_of(request.scope))
        replay = msgspec.json.decode(text, type=p.Replay)
        return answer(msgspec.structs.replace(replay, info=room.table.info()))

    async def _stretch(self, request: Request, room: Room, seat: int) -> Response:
        start = number(request, "step", 0, 10**9, 0)
        self._reading(request)
        table = room.table
        found = await self.house.histories.stretch(room.key, table, seat, start)
        return answer(p.Replay(table.info(), seat, found.step, found.view, found.changes, found.more))

    async def replay_record(self, request: Request) -> Response:
        """A record in the request, step by step from any seat."""
        seat = number(request, "seat", WATCHER, 15, WATCHER)
        start = number(request, "step", 0, 10**9, 0)
        self._reading(request)
        address = address_of(request.scope)
        with self.uploads.admitted(address, request.headers.get("content-length")):
            text = await content(request, LONGEST_RECORD)
            return answer(await self.uploads.replay(text, seat, start, address))

    # Reviews, and playing on from a game that is over: finished_games.py

    async def ask_review(self, request: Request) -> Response:
        asked = await body(request, r.AskReview)
        self._reading(request)
        room = await self._room(request)
        return answer(await self.finished_games.review_table(room, asked, address_of(request.scope)))

    async def review(self, request: Request) -> Response:
        room = await self._room(request)
        return await self._reviewed(request, room.table.id, room.key)

    async def review_record(self, request: Request) -> Response:
        self._reading(request)
        address = address_of(request.scope)
        with self.uploads.admitted(address, request.headers.get("content-length")):
            text = await content(request, LONGEST_RECORD)
            return answer(await self.finished_games.review_record(text.strip(), effort(request), address))

    async def record_review(self, request: Request) -> Response:
        id = request.path_params["review"]
        if not tokens.may_be_table(id):
            raise Refused("no-review", 404)
        return await self._reviewed(request, id, None)

    async def _reviewed(self, request: Request, id: str, key: int | None) -> Response:
        start = number(request, "step", 0, 10**9, 0)
        return answer(await self.finished_games.review_of(id, key, effort(request), start))

    async def play_on(self, request: Request) -> Response:
        """A new table from a step of a game that is over."""
        asked = await body(request, r.PlayOn)
        room = await self._room(request)
        record = await self.finished_games.record_of(room)
        return await self._played_on(request, record, asked)

    async def play_on_record(self, request: Request) -> Response:
        """The same from a record in the request."""
        self._reading(request)
        with self.uploads.admitted(address_of(request.scope), request.headers.get("content-length")):
            asked = await body(request, r.PlayOnRecord, LONGEST_RECORD)
            return await self._played_on(request, asked.record.strip().encode(), asked)

    async def _played_on(self, request: Request, record: bytes, asked: r.PlayOn) -> Response:
        address = address_of(request.scope)
        if not self.house.limits.creations.take(address):
            raise Refused("too-fast", 429)
        token = tokens.new_token()
        made = await self.finished_games.play_on(record, asked, tokens.key_of(token), address)
        link = self._link(request, made.table.id)
        return answer(p.NewTableAnswer(made.table.id, token, asked.seat, link, f"{link}#{token}"), 201)

    async def openapi(self, request: Request) -> Response:
        return answer(openapi_text())
