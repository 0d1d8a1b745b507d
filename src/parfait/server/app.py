"""The ASGI application: pages and API by Starlette, the WebSocket by itself."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from parfait import __version__
from parfait.build import build_id
from parfait.server import logs
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.store import Away, Backend, Store, open_backend
from parfait.server.store.open import default_database, is_postgresql
from parfait.server.supervisor import end_with_supervisor
from parfait.server.tables import names
from parfait.server.tables.house import House
from parfait.server.web import client
from parfait.server.web.api import Api, http_problem
from parfait.server.web.security import HEADERS, Hosts, strange_host
from parfait.server.web.studies import folder_of
from parfait.server.wire.connection import Message, Receive, Send
from parfait.server.wire.endpoint import Sockets
from parfait.server.wire.visitors import Visitors

if TYPE_CHECKING:
    from parfait.server.tables.news_desk import NewsDesk


PROBES = ("/healthz", "/metrics")  # asked by address, whatever our name is


def from_environment() -> App:
    """For uvicorn's own processes."""
    end_with_supervisor()
    logs.set_up(os.environ.get("PARFAIT_LOG_LEVEL", "info"))
    return App(Settings.from_environment())


class App:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.hosts = Hosts(settings.public_url, settings.origins)
        self.house: House | None = None
        self.web: Starlette | None = None
        self.sockets: Sockets | None = None

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await Starlette(lifespan=self._life)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            assert self.sockets is not None
            await self.sockets(scope, receive, send)
            return
        assert self.web is not None
        host = None if scope["path"] in PROBES else strange_host(self.hosts, scope)
        answer = self.web if host is None else client.strange_host(host, scope["path"])
        await answer(scope, receive, _with_headers(send))

    @asynccontextmanager
    async def _life(self, _: Any) -> AsyncIterator[dict[str, Any]]:
        """What is yielded is known to the protocols, too, that serve us."""
        async with self.running():
            yield {"visitors": Visitors(self.settings)}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[House]:
        url = self.settings.database or default_database()
        shared = is_postgresql(url)
        with ExitStack() as held:
            writer = open_backend(url)
            held.enter_context(writer.exclusive())
            with suppress(Away):  # it was brought up to date before (run.py), and a process may begin while it is away
                writer.migrate()
            name = secrets.token_hex(4)
            house = House(
                self.settings, Store(writer, open_backend(url), self.metrics), self.metrics, shared=shared, name=name
            )
            self.serve(house)
            await house.start()
            house.spawn(asyncio.to_thread(build_id))  # of the files as they are now
            if not self.settings.public_url:
                house.spawn(self._learn_name())
            desk = _news_desk(house, writer, url) if shared else None
            names.load()
            gc.collect()
            gc.freeze()  # what is loaded by now stays; the collector need not look at it again
            gc.set_threshold(20_000, 20, 50)
            try:
                yield house
            finally:
                if desk is not None:
                    await desk.stop()
                await house.stop()

    async def _learn_name(self) -> None:
        """This machine's full name, which the network may take its time to tell."""
        self.hosts.know(await asyncio.to_thread(socket.getfqdn))

    def serve(self, house: House) -> None:
        """Answer requests with this house."""
        self.house = house
        self.sockets = Sockets(house, self.hosts)
        routes: list[BaseRoute] = [
            Route("/healthz", self._healthz),
            Route("/metrics", self._metrics),
            *client.routes(house.glances.info, self.settings.public_url),
            *Api(house, self.hosts, self.settings.public_url, folder_of(self.settings.database)).routes(),
        ]
        self.web = Starlette(routes=routes, exception_handlers={HTTPException: http_problem})

    async def _healthz(self, request: Request) -> Response:
        """200 while the database answers, can be written to and is whole."""
        assert self.house is not None
        health = self.metrics.health
        away = health.status != "ok"
        if not away:
            try:
                await asyncio.wait_for(self.house.store.read(lambda db: db.find("")), 5)
            except (Away, TimeoutError):
                away = True
            except Exception as error:
                self.house.fault("health", error)
                away = True
        build = await asyncio.to_thread(build_id)
        status = "ok" if not away else "damaged" if health.damage else "away"
        return JSONResponse({"status": status, "version": __version__, "build": build}, 503 if away else 200)

    async def _metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _news_desk(house: House, writer: Backend, url: str) -> NewsDesk:
    from parfait.server.tables.news_desk import NewsDesk  # it needs the driver, which takes a while to load

    return NewsDesk(house, writer, url)


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            said = {name.lower() for name, _ in own}  # a page that is no part of the client says what it needs
            message["headers"] = [*own, *((name, value) for name, value in HEADERS if name not in said)]
        await send(message)

    return sending
