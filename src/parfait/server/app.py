"""The ASGI application: Starlette handles pages and the API, our own code the WebSocket."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from parfait.build import build_id
from parfait.server import logs, probes
from parfait.server.connection import Connection, Message, Receive, Send
from parfait.server.http import client, site
from parfait.server.http.api import Api, http_problem
from parfait.server.http.security import HEADERS, Hosts, headers_of, strange_host
from parfait.server.http.studies import folder_of
from parfait.server.metrics import Metrics
from parfait.server.parties.codes import Guesses
from parfait.server.parties.parties import Parties
from parfait.server.probes import Probes
from parfait.server.rates import Limits
from parfait.server.settings import Settings
from parfait.server.shared_folder import SharedFolder
from parfait.server.store import Backend, StorageUnavailable, Store, open_backend
from parfait.server.store.open import default_database, is_postgresql
from parfait.server.tables import names
from parfait.server.tables.house import House
from parfait.server.transport.address_limits import Addresses, address_of
from parfait.server.transport.supervisor import end_with_supervisor

if TYPE_CHECKING:
    from parfait.server.cluster.peers import Cluster


log = structlog.get_logger()


def from_environment() -> App:
    """The app for uvicorn's own processes, from the environment."""
    end_with_supervisor()
    logs.set_up(os.environ.get("PARFAIT_LOG_LEVEL", "info"))
    return App(Settings.from_environment(), SharedFolder.from_environment())


class App:
    def __init__(self, settings: Settings, folder: SharedFolder | None = None) -> None:
        """`folder` is the folder that several processes of one server share."""
        self.settings = settings
        self.folder = folder
        self.metrics = Metrics()
        self.hosts = Hosts(settings.public_url, settings.origins)
        self.house: House | None = None
        self.web: Starlette | None = None

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await Starlette(lifespan=self._life)(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        assert self.web is not None
        host = None if scope["path"] in probes.PATHS else strange_host(self.hosts, scope)
        answer = self.web if host is None else client.strange_host(host, scope["path"])
        request = logs.new_request()
        with logs.of_request(request):
            began = time.perf_counter()
            await answer(scope, receive, _with_headers(send, request))
            log.debug("answered", method=scope["method"], path=scope["path"], seconds=time.perf_counter() - began)

    async def _socket(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        house = self.house
        assert house is not None
        status = 404 if scope["path"] != "/ws" else 403 if not self.hosts.allows(headers_of(scope)) else 0
        if status or house.stopping:
            await _deny(scope, send, status or 503)
            return
        house.metrics.connections += 1
        try:
            await send({"type": "websocket.accept"})
            wire = scope.get("extensions", {}).get("parfait.wire")
            await Connection(house, address_of(scope), receive, send, wire, self.parties).run()
        finally:
            house.metrics.connections -= 1

    @asynccontextmanager
    async def _life(self, _: Any) -> AsyncIterator[dict[str, Any]]:
        """Start and stop the house. The yielded values are also available to the protocols."""
        async with self.running():
            yield {"addresses": Addresses(self.settings)}

    @asynccontextmanager
    async def running(self) -> AsyncIterator[House]:
        url = self.settings.database or default_database()
        shared = is_postgresql(url)
        with ExitStack() as held:
            writer = open_backend(url)
            held.enter_context(writer.exclusive())
            with suppress(StorageUnavailable):  # run.py has migrated it; a process may start during an outage
                writer.migrate()
            name = secrets.token_hex(4)
            house = House(
                self.settings, Store(writer, open_backend(url), self.metrics), self.metrics, shared=shared, name=name
            )
            self.serve(house)
            await house.start()
            if self.folder is not None:
                house.limits = Limits(self.settings, self.folder.limits())
                self.parties.guesses = Guesses(shared=self.folder.limits())
                house.spawn(self.probes.share_figures())
            house.spawn(self.parties.run())
            house.spawn(asyncio.to_thread(build_id))  # of the files as they are now
            if not self.settings.public_url:
                house.spawn(self._learn_name())
            cluster = _cluster(house, writer, url) if shared else None
            names.load()
            gc.collect()
            gc.freeze()  # what is loaded by now stays; the collector need not look at it again
            gc.set_threshold(20_000, 20, 50)
            try:
                yield house
            finally:
                if cluster is not None:
                    await cluster.stop()
                await house.stop()
                if self.folder is not None:
                    self.folder.leave()

    async def _learn_name(self) -> None:
        """Look up this machine's full name, which may take a while."""
        self.hosts.know(await asyncio.to_thread(socket.getfqdn))

    def serve(self, house: House) -> None:
        """Answer requests with this house."""
        self.house = house
        self.parties = Parties(house)
        self.probes = Probes(house, self.folder)
        folder = site.find(self.settings.site)
        routes: list[BaseRoute] = [
            *self.probes.routes(),
            *site.routes(folder),
            *client.routes(house.summaries.info, self.settings.public_url),
            *Api(
                house,
                self.hosts,
                self.settings.public_url,
                folder_of(self.settings.database),
                self.settings.network_url,
                self.parties,
                site.size(folder),
            ).routes(),
        ]
        self.web = Starlette(routes=routes, exception_handlers={HTTPException: http_problem})


def _cluster(house: House, writer: Backend, url: str) -> Cluster:
    from parfait.server.cluster.peers import Cluster  # it needs the driver, which takes a while to load

    return Cluster(house, writer, url)


async def _deny(scope: Message, send: Send, status: int) -> None:
    if "websocket.http.response" in scope.get("extensions", {}):
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b""})
    else:
        await send({"type": "websocket.close", "code": 1008})


def _with_headers(send: Send, request: str) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = [*message.get("headers", []), (b"x-request-id", request.encode())]
            said = {name.lower() for name, _ in own}  # a page that is no part of the client says what it needs
            message["headers"] = [*own, *((name, value) for name, value in HEADERS if name not in said)]
        await send(message)

    return sending
