"""Endpoints for monitoring: `/healthz` and `/metrics`."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from parfait import __version__
from parfait.build import build_id
from parfait.server.http.answers import problem
from parfait.server.http.security import headers_of
from parfait.server.protocol.refusals import Refused
from parfait.server.shared_folder import SharedFolder
from parfait.server.store import StorageUnavailable
from parfait.server.tables.house import House

PATHS = ("/healthz", "/metrics")  # asked by address, whatever our name is
TEXT = "text/plain; version=0.0.4; charset=utf-8"
SHARING = 2.0  # seconds after which a process writes its figures for the others again
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


class Probes:
    def __init__(self, house: House, folder: SharedFolder | None = None) -> None:
        """`folder` is the folder that several processes share."""
        self.house = house
        self.metrics = house.metrics
        self.folder = folder

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.healthz), Route("/metrics", self.figures)]

    async def healthz(self, request: Request) -> Response:
        """200 while the database answers, can be written to and is not damaged."""
        health = self.metrics.health
        away = health.status != "ok"
        if not away:
            try:
                await asyncio.wait_for(self.house.store.read(lambda db: db.find("")), 5)
            except (StorageUnavailable, TimeoutError):
                away = True
            except Exception as error:
                self.house.fault("health", error)
                away = True
        build = await asyncio.to_thread(build_id)
        status = "ok" if not away else "damaged" if health.damage else "away"
        return JSONResponse({"status": status, "version": __version__, "build": build}, 503 if away else 200)

    async def figures(self, request: Request) -> Response:
        """The metrics of all processes of this server."""
        if self.house.settings.metrics == "local" and not local(request.scope):
            return problem(Refused("metrics-local", 403))
        await asyncio.to_thread(build_id)  # which is then known
        others = {} if self.folder is None else await asyncio.to_thread(self.folder.other_figures)
        text = self.metrics.text() if self.folder is None else self.metrics.text_with(others)
        return PlainTextResponse(text, media_type=TEXT)

    async def share_figures(self) -> None:
        """Write our figures for the other processes, again and again."""
        assert self.folder is not None
        while True:
            try:
                await asyncio.to_thread(self.folder.write_figures, self.metrics.text())
            except FileNotFoundError:
                return  # the folder went with the supervisor, and so shall we
            except OSError as error:
                self.house.fault("figures", error)
            await asyncio.sleep(SHARING)


def local(scope: Scope) -> bool:
    """Whether the request was made by a program on this machine.

    A proxy on this machine passes on other people's requests, which shows in the headers it adds, in the host name, or
    in the old version of HTTP that nginx uses by default.
    """
    headers, client = headers_of(scope), scope.get("client")
    if client is None or scope.get("http_version") == "1.0" or any(name in headers for name in FORWARDED):
        return False
    name = headers.get("host", "localhost").lower()
    name = name[1:].partition("]")[0] if name.startswith("[") else name.partition(":")[0]
    return _loopback(str(client[0])) and (name == "localhost" or _loopback(name))


def _loopback(text: str) -> bool:
    try:
        address = ip_address(text)
    except ValueError:
        return False
    return ((isinstance(address, IPv6Address) and address.ipv4_mapped) or address).is_loopback
