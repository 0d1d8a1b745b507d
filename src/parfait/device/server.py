"""The house, its rooms and its HTTP API, for the pages of one browser. No port, no process, no file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from parfait.device.backend import DeviceBackend, RowChange
from parfait.device.store import DeviceStore, Keep
from parfait.device.workers import DeviceWorkers, PythonWorker
from parfait.server.connection import Connection, Message
from parfait.server.http.api import Api, http_problem
from parfait.server.http.security import Hosts
from parfait.server.metrics import Metrics
from parfait.server.protocol.messages import FINISHED
from parfait.server.settings import Settings
from parfait.server.store import Backend
from parfait.server.tables import archive
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
        bots: PythonWorker,
        reviewer: PythonWorker,
        send: Send,
        settings: Settings = SETTINGS,
    ) -> None:
        """`kept` is what the browser has saved so far; `keep` saves more."""
        metrics = Metrics()
        self.store = DeviceStore(DeviceBackend(kept), keep, metrics)
        self.send = send
        workers = DeviceWorkers(settings, metrics, bots, reviewer)
        self.house = House(settings, self.store, metrics, shared=False, name=NAME, workers=workers)
        self.incoming: dict[str, asyncio.Queue[Message]] = {}
        self.levels = workers.levels
        own = [Route("/api/levels", self._levels), Route("/api/records", self._records)]
        routes = [*own, *Api(self.house, Hosts(origins=["*"]), "", NO_STUDIES).routes()]
        self.web = Starlette(routes=routes, exception_handlers={HTTPException: http_problem})

    async def _levels(self, request: Request) -> JSONResponse:
        """How much of their usual thinking the bots have managed on this device, by game and level."""
        return JSONResponse(self.levels.listed())

    async def _records(self, request: Request) -> Response:
        """All finished games, the newest first, as a file of records."""
        lines = []
        for id in await self.store.read(_finished):
            try:
                lines.append(await self.store.read(partial(_record, id)))
            except Exception as error:  # a damaged one must not keep the others from being saved
                self.house.fault("records", error, table=id)
        return Response("".join(lines), media_type="application/jsonl")

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

        try:
            await self.web(_scope(method, address, headers), receive, send)
        except Exception as error:  # the page must hear of it, or it would wait for ever
            self.house.fault("request", error)
            sent = sent or [{"status": 500, "headers": []}]
        start, parts = sent[0], sent[1:]
        pairs = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in start["headers"]]
        return ApiAnswer(start["status"], pairs, b"".join(part.get("body", b"") for part in parts))


def _finished(database: Backend) -> list[str]:
    return [info.table for info, _ in archive.tables(database, archive.Filter(statuses=(FINISHED,)))]


def _record(id: str, database: Backend) -> str:
    return archive.export(database, id).write() + "\n"


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
