"""The house, its rooms and its HTTP API, for the pages of one browser. No port, no process, no file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from parfait.device.backend import DeviceBackend, RowChange
from parfait.device.store import DeviceStore, Keep
from parfait.device.workers import DeviceWorkers, Restart, Think
from parfait.server.connection import Connection, Message
from parfait.server.http.api import Api, http_problem
from parfait.server.http.security import Hosts
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.tables.house import House

Send = Callable[[str, str | None], None]  # a socket's name and a message, or None when the server closes the socket
NAME = "this-device"
NO_STUDIES = Path("no-studies")  # a folder that is not there
UNLIMITED = 1e9
# Nobody floods their own device. Their tables stay, however long nobody plays: nobody else pays for the room.
SETTINGS = Settings(
    bot_workers=1,
    messages_per_second=UNLIMITED,
    requests_per_second=UNLIMITED,
    readings_per_minute=UNLIMITED,
    chat_per_minute=UNLIMITED,
    tables_per_minute=UNLIMITED,
    table_burst=UNLIMITED,
    tables_per_address=10_000,
    waiting_hours=24 * 3650,
    unplayed_days=3650,
    idle_days=3650,
)


class ApiAnswer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class DeviceServer:
    def __init__(
        self,
        kept: Sequence[RowChange],
        keep: Keep,
        think: Think,
        restart: Restart,
        send: Send,
        settings: Settings = SETTINGS,
    ) -> None:
        """`kept` is what the browser has saved so far; `keep` saves more, `think` and `restart` reach the bots."""
        metrics = Metrics()
        self.store = DeviceStore(DeviceBackend(kept), keep, metrics)
        self.send = send
        workers = DeviceWorkers(settings, metrics, think, restart)
        self.house = House(settings, self.store, metrics, shared=False, name=NAME, workers=workers)
        self.incoming: dict[str, asyncio.Queue[Message]] = {}
        self.levels = workers.levels
        routes = [Route("/api/levels", self._levels), *Api(self.house, Hosts(origins=["*"]), "", NO_STUDIES).routes()]
        self.web = Starlette(routes=routes, exception_handlers={HTTPException: http_problem})

    async def _levels(self, request: Request) -> JSONResponse:
        """How much of their usual thinking the bots have managed on this device, by game and level."""
        return JSONResponse(self.levels.listed())

    async def start(self) -> None:
        await self.store.write(lambda backend: backend.migrate())
        await self.house.start()

    async def stop(self) -> None:
        await self.house.stop()

    # Sockets, by names that the pages give them

    def open(self, name: str) -> None:
        self.incoming[name] = asyncio.Queue()
        self.house.spawn(self._serve(name, self.incoming[name]))

    async def _serve(self, name: str, incoming: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            self.send(name, message["text"] if message["type"] == "websocket.send" else None)

        self.house.metrics.connections += 1
        try:
            await Connection(self.house, NAME, incoming.get, send).run()
        finally:
            self.house.metrics.connections -= 1
            if self.incoming.get(name) is incoming:
                del self.incoming[name]

    def hear(self, name: str, text: str) -> None:
        """A page sends a message; one for a socket that the server has closed is dropped."""
        if name in self.incoming:
            self.incoming[name].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, name: str) -> None:
        if name in self.incoming:
            self.incoming.pop(name).put_nowait({"type": "websocket.disconnect", "code": 1001})

    # HTTP

    async def request(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> ApiAnswer:
        """The answer of the HTTP API to a request for an address such as `/api/tables?game=aice`."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            sent.append(message)

        await self.web(_scope(method, address, headers), receive, send)
        start, parts = sent[0], sent[1:]
        pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        return ApiAnswer(start["status"], pairs, b"".join(part.get("body", b"") for part in parts))


def _scope(method: str, address: str, headers: Mapping[str, str]) -> dict[str, Any]:
    path, _, query = address.partition("?")
    given = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", NAME.encode()), *given],
        "client": (NAME, 0),
        "server": (NAME, 80),
        "extensions": {},
    }
