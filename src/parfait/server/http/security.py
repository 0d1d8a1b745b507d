"""Security headers, the host names that we answer to, and the pages that may make requests."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.types import Scope

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Hosts:
    """The names that this server answers to, and the sites whose pages may use it.

    An attacker can point a name of their own at this machine, and then their page seems to be ours: so unknown names
    are refused. An IP address cannot be pointed elsewhere.
    """

    def __init__(self, public_url: str = "", origins: Iterable[str] = ()) -> None:
        self.origins = tuple(origin.rstrip("/") for origin in (*origins, public_url) if origin)
        self.anyone = "*" in self.origins
        self.addresses = not public_url
        self.names = {_hostname(urlsplit(origin).netloc) for origin in self.origins if origin != "*"}
        if not public_url:
            self.know(socket.gethostname())

    def know(self, *names: str) -> None:
        """Add names of this machine."""
        for name in filter(None, names):
            self.names |= {name.lower().rstrip("."), f"{name.lower().partition('.')[0]}.local"}

    def knows(self, host: str) -> bool:
        if self.anyone or (name := _hostname(host)) in self.names:
            return True
        if name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return False
        return self.addresses or address.is_loopback

    def allows(self, headers: Mapping[str, str]) -> bool:
        """Whether a page may make requests: one from this host or on the list, or a program that names no page."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") != "cross-site"
        if origin in self.origins or self.anyone:
            return True
        host = headers.get("host", "")
        try:
            return urlsplit(origin).netloc.lower() == host.lower() != "" and self.knows(host)
        except ValueError:  # half an IPv6 address, say
            return False


def _hostname(host: str) -> str:
    """The host without its port."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def strange_host(hosts: Hosts, scope: Scope) -> str | None:
    """The requested host name if we do not know it, else None. Programs may leave it out."""
    given: list[str] = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return next((host for host in given if not hosts.knows(host)), None)
