"""The requests of `parfait doctor --server`: plain HTTP without following redirects, and a WebSocket."""

from __future__ import annotations

import http.client
import ipaddress
import json
import socket
import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from parfait.cli.arguments import UsageError
from parfait.core.errors import shorten

SECONDS = 10.0  # until a server that says nothing is given up
MOST = 1_000_000  # bytes of an answer


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Mapping[str, str]  # their names in small letters
    body: bytes
    own: str = ""  # the address that we asked from
    peer: str = ""  # the address that answered

    @property
    def content(self) -> dict[str, Any]:
        """The JSON object in the answer, or an empty one."""
        try:
            found = json.loads(self.body)
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


@dataclass(frozen=True)
class Address:
    """The address of a server: `https://games.example.org`."""

    scheme: str
    host: str
    port: int
    url: str = field(compare=False)

    @classmethod
    def read(cls, text: str) -> Address:
        try:
            parts = urlsplit(text if "://" in text else f"https://{text}")
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise UsageError("not-a-server", url=shorten(text)) from None
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
            raise UsageError("not-a-server", url=shorten(text))
        return cls(parts.scheme, parts.hostname, port, f"{parts.scheme}://{parts.netloc}")

    @property
    def secure(self) -> bool:
        return self.scheme == "https"

    @property
    def plain(self) -> Address:
        """The same server without TLS, on the usual port."""
        return Address("http", self.host, 80, f"http://{urlsplit(self.url).hostname}")

    @contextmanager
    def connected(self) -> Iterator[http.client.HTTPConnection]:
        if self.secure:
            context = ssl.create_default_context()
            asking: http.client.HTTPConnection = http.client.HTTPSConnection(
                self.host, self.port, timeout=SECONDS, context=context
            )
        else:
            asking = http.client.HTTPConnection(self.host, self.port, timeout=SECONDS)
        try:
            asking.connect()
            yield asking
        finally:
            asking.close()

    def ask(self, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """Send a request. Raises `OSError` or `HTTPException` if there is no answer."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        with self.connected() as asking:
            own, peer = (name[0] for name in (asking.sock.getsockname(), asking.sock.getpeername()))
            asking.request("GET" if body is None else "POST", path, body, sent)
            got = asking.getresponse()
            named = {name.lower(): value for name, value in got.getheaders()}
            return Answer(got.status, named, got.read(MOST), own, peer)

    def certificate(self) -> dict[str, Any]:
        """The server's certificate. Raises `ssl.SSLError` if it is not valid."""
        context = ssl.create_default_context()
        with (
            socket.create_connection((self.host, self.port), SECONDS) as plain,
            context.wrap_socket(plain, server_hostname=self.host) as wrapped,
        ):
            return wrapped.getpeercert() or {}

    def say(self, text: str) -> Iterator[str]:
        """Send a message over a WebSocket, as the server's own pages do, and return the answer."""
        from websockets.sync.client import connect
        from websockets.typing import Origin

        url = f"{'wss' if self.secure else 'ws'}{self.url.removeprefix(self.scheme)}/ws"
        with connect(url, origin=Origin(self.url), open_timeout=SECONDS, close_timeout=1, proxy=None) as opened:
            opened.send(text)
            while True:
                yield str(opened.recv(SECONDS))


def is_loopback(address: str) -> bool:
    return bool(address) and ipaddress.ip_address(address.partition("%")[0]).is_loopback


def is_global(address: str) -> bool:
    """Whether an address is on the internet; also for half an IPv6 address, which stands for a household."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return address[:1] in ("2", "3")
