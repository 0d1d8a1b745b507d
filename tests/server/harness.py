"""A server inside the test: the real application, with a database in memory, and a clock and bots under control."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx

from parfait.bots import Limit, MoveAdvice, advise
from parfait.core import ParfaitError, Rng, View
from parfait.core.patterns import expanded
from parfait.records import legal_moves
from parfait.server.app import App
from parfait.server.connection import Message
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.store import Backend, Store
from parfait.server.tables import tokens
from parfait.server.tables.house import House
from parfait.server.tables.room import Room
from parfait.server.workers import process
from parfait.server.workers.jobs import Answer, Share
from parfait.server.workers.process import answer_of
from tests.patience import PATIENCE
from tests.server.memory import MemoryBackend

UNLIMITED: dict[str, Any] = {
    "messages_per_second": 1e9,
    "chat_per_minute": 1e9,
    "requests_per_second": 1e9,
    "readings_per_minute": 1e9,
    "table_burst": 1e9,
    "tables_per_address": 1_000_000_000,
}
HINT_LIMIT = Limit(iterations=1000)


class Alarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Bots:
    """In place of the workers: the test answers for them, or `answering` does."""

    def __init__(self) -> None:
        self.asked: list[tuple[View, str, Callable[[Any], None]]] = []
        self.waiting = 0
        self.answering: Callable[[View], int] | None = None
        self.review_seconds = 0.02  # for a piece

    async def choose(self, view: View, level: str, share: Share) -> int | None:
        if self.answering is not None:
            return self.answering(view)
        answer: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.asked.append((view, level, lambda action: None if answer.done() else answer.set_result(action)))
        return await answer

    async def advise(self, view: View, share: Share) -> MoveAdvice | None:
        return advise(view, HINT_LIMIT)

    async def replay(self, record: bytes, seat: int, start: int, address: str) -> bytes:
        return self._of_record("replay", record, seat, start)

    async def branch(self, record: bytes, step: int, seat: int | None, address: str) -> bytes:
        return self._of_record("branch", record, step, seat)

    def _of_record(self, kind: str, *arguments: Any) -> bytes:
        answer = answer_of(*process.answer(kind, arguments))
        if isinstance(answer, ParfaitError):
            raise answer
        return answer

    async def review(self, record: bytes, effort: str, start: int, address: str, table: str) -> Answer:
        answer = answer_of(*process.answer("review", (record, effort, start, self.review_seconds)))
        await asyncio.sleep(0.001)
        return answer

    async def stop(self) -> None:
        pass


class ControlledHouse(House):
    def __init__(self, settings: Settings, store: Store, metrics: Metrics, *, shared: bool = False) -> None:
        super().__init__(settings, store, metrics, shared=shared)
        self.time = 1_000_000.0
        self.rng = Rng(11)  # the same games on every run
        self.alarms: list[tuple[float, int, Alarm]] = []
        self.order = itertools.count()
        self.bots = Bots()
        self.workers = self.bots  # type: ignore[assignment]

    def now(self) -> float:
        return self.time

    def later(self, when: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        heapq.heappush(self.alarms, (when, next(self.order), alarm))
        return alarm

    def pass_time(self, seconds: float) -> None:
        """Let the time go by, and whatever is set for it happen."""
        until = self.time + seconds
        while self.alarms and self.alarms[0][0] <= until:
            when, _, alarm = heapq.heappop(self.alarms)
            self.time = max(self.time, when)
            if alarm.call is not None:
                alarm.call()
        self.time = until


class Client:
    """One WebSocket, inside the process."""

    def __init__(self, app: App, headers: dict[str, str] | None = None, address: str = "192.0.2.1") -> None:
        self.app = app
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[str] = []  # every message, as it went over the wire
        self.closed: int | None = None
        self.status: int | None = None
        self.accepted = False
        self.news = asyncio.Event()
        self.read = 0
        self.blocked: asyncio.Event | None = None  # set it, and the client reads no more
        self.made = itertools.count(1)
        self.token = ""
        scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
            "client": (address, 1),
            "extensions": {"websocket.http.response": {}},
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.get_running_loop().create_task(app(scope, self.incoming.get, self._send))

    async def _send(self, message: Message) -> None:
        if self.blocked is not None:
            await self.blocked.wait()
        if message["type"] == "websocket.send":
            self.sent.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.http.response.start":
            self.status = message["status"]
        self.news.set()

    def say(self, type: str, **fields: Any) -> None:
        self.say_raw(json.dumps({"type": type, **fields}))

    def say_raw(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        self.incoming.put_nowait({"type": "websocket.receive", key: text})

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types (any, without them)."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self.read < len(self.sent):
                    message: dict[str, Any] = json.loads(self.sent[self.read])
                    self.read += 1
                    if not types or message["type"] in types:
                        return message
                if self.closed is not None:
                    raise ConnectionError(self.closed)
                self.news.clear()
                await self.news.wait()

    async def join(
        self, table: str, token: str | None = None, step: int | None = None, ticket: str | None = None
    ) -> dict[str, Any]:
        given = {"token": token, "ticket": ticket, "step": step}
        self.say("join", table=table, **{name: value for name, value in given.items() if value is not None})
        return await self.hear("table", "error")

    def move(self, move: str, step: int, id: str | None = None) -> None:
        self.say("move", id=id or f"m{next(self.made)}", step=step, move=move)

    async def play(self, move: str, step: int) -> dict[str, Any]:
        """Make a move, and wait for the message that says it is made, or kept where several choose at once."""
        self.move(move, step)
        while True:
            answer = await self.hear("update", "ready", "error")
            assert answer["type"] != "error", answer
            if "id" in answer:
                return answer

    async def synced(self) -> None:
        """Until everything said so far is answered."""
        self.say("ping")
        await self.hear("pong")

    async def leave(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def until_closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            while self.closed is None:
                self.news.clear()
                await self.news.wait()
        return self.closed


class Server:
    def __init__(self, app: App, house: ControlledHouse, database: MemoryBackend) -> None:
        self.app = app
        self.house = house
        self.database = database
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://localhost")  # type: ignore[arg-type]

    def client(self, **options: Any) -> Client:
        return Client(self.app, **options)

    async def create(self, game: str = "dokitto-ice", **settings: Any) -> dict[str, Any]:
        answer = await self.http.post("/api/tables", json={"game": game, **settings})
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    async def sit(self, table: str, seat: int, name: str) -> str:
        answer = await self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})
        assert answer.status_code == 201, answer.text
        token: str = answer.json()["token"]
        return token

    def room(self, table: str) -> Room:
        return self.house.rooms[table]

    def mover(self, table: str) -> int:
        """The seat to act; where several choose at once, the first that has not."""
        return self.room(table).table.awaited[0]

    def legal(self, table: str) -> list[str]:
        now = self.room(table).table
        return legal_moves(now.game, now.position(now.awaited[0]) if now.awaited else now.state)

    async def settled(self) -> None:
        """Until the tasks that are ready have run: bots are asked, and their answers heard."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that the server does by itself."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.001)


@asynccontextmanager
async def server(
    database: Backend | None = None,
    *,
    reader: Backend | None = None,
    shared: bool = False,
    at: float = 1_000_000.0,
    **settings: Any,
) -> AsyncIterator[Server]:
    """`reader`: a second connection to a real database, since a store writes and reads in two threads.

    `shared`: one of several on that database, to which no news of the others comes unless the test brings it.
    """
    database = database or MemoryBackend()
    chosen = Settings(**{"bot_delay": 1.0, **UNLIMITED, **settings})
    app = App(chosen)
    house = ControlledHouse(chosen, Store(database, reader or database, app.metrics), app.metrics, shared=shared)
    house.time = at
    app.serve(house)
    await house.start()
    running = Server(app, house, cast(MemoryBackend, database))
    try:
        yield running
    finally:
        await running.http.aclose()
        await house.stop()


async def seated(
    running: Server, game: str = "dokitto-ice", players: int = 4, **settings: Any
) -> tuple[str, list[Client]]:
    """A started game with a client on every seat; the first is the host."""
    made = await running.create(game, players=players, seat=0, name="Seat 0", **settings)
    table = made["table"]
    keys = [made["token"]] + [await running.sit(table, seat, f"Seat {seat}") for seat in range(1, players)]
    clients = [running.client() for _ in keys]
    for client, token in zip(clients, keys, strict=True):
        assert (await client.join(table, token))["type"] == "table"
        client.token = token
    clients[0].say("start")
    for client in clients:
        await client.hear("update")
        await client.hear("info")
    return table, clients


def first_move(update: dict[str, Any]) -> str:
    return expanded(update["legal"])[0]


def numbered_tokens() -> Callable[[], str]:
    """Tokens and tables that are the same on every run."""
    numbers = itertools.count(1)
    return lambda: f"{next(numbers):028d}"


__all__ = ["Client", "Server", "first_move", "numbered_tokens", "seated", "server", "tokens"]
