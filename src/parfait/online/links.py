"""A link to a table or to a seat, as people send it to each other."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from parfait.core import ParfaitError
from parfait.core.errors import shorten
from parfait.server.tables.tokens import TICKET

TABLE = re.compile(r"(?P<prefix>.*)/t/(?P<table>[0-9A-Za-z]{8,32})/?")
SOCKETS = {"http": "ws", "https": "wss"}


class BadLink(ParfaitError):
    """A link that does not lead to a table."""


@dataclass(frozen=True)
class Link:
    page: str  # the table's page, for anyone
    socket: str  # where its server speaks the protocol
    table: str
    token: str | None = None  # of a seat
    ticket: str | None = None  # to a seat that is kept

    @classmethod
    def read(cls, text: str) -> Link:
        """Read `https://games.example.org/t/TABLE`, with a token or ticket after a `#`.

        Raises `BadLink` for anything else.
        """
        try:
            parts = urlsplit(text.strip())
            host = parts.hostname and parts.netloc
            parts.port  # noqa: B018  (a ValueError where it is no number)
        except ValueError:
            raise BadLink("bad-link", link=_open_part(text)) from None
        found = TABLE.fullmatch(parts.path)
        if parts.scheme not in SOCKETS or not host or found is None:
            raise BadLink("bad-link", link=_open_part(text))
        base = f"://{host}{found['prefix']}"
        secret = parts.fragment or None
        is_ticket = secret is not None and secret.startswith(TICKET)
        return cls(
            page=f"{parts.scheme}{base}/t/{found['table']}",
            socket=f"{SOCKETS[parts.scheme]}{base}/ws",
            table=found["table"],
            token=None if is_ticket else secret,
            ticket=secret if is_ticket else None,
        )

    def to_seat(self, token: str) -> str:
        """The link that opens a seat on any device."""
        return f"{self.page}#{token}"


def _open_part(text: str) -> str:
    """The link without its secret part."""
    return shorten(text.partition("#")[0])
