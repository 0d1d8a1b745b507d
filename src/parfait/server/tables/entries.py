"""What a table's log holds. A table is what its entries, applied in order, make of it (table.py).

One entry is committed whole: a move stands with the outcomes of chance that follow it, so that no process can find a
deal half made. Entries are JSON in the database, tagged by `is`; fields may be added with a default, never renamed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from parfait.server.wire.protocol import Clock, Reaction


class Entry(msgspec.Struct, tag_field="is", omit_defaults=True, frozen=True):
    at: float  # seconds since 1970


class SeatPlan(msgspec.Struct, omit_defaults=True, frozen=True):
    """A seat when the table is created."""

    name: str = ""
    bot: str | None = None  # a level
    key: str | None = None  # the hash of the token of whoever sits here


class Created(Entry, tag="created", frozen=True):
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str  # the hash of the host's token
    listed: bool = False
    clock: Clock | None = None
    timeout_level: str = "random"  # of the bot that moves for someone out of time
    hints: bool = False
    title: str = ""
    rematch_of: str | None = None


class Sat(Entry, tag="sat", frozen=True):
    """Somebody takes a seat; the ticket to it, if there was one, is used up."""

    seat: int
    name: str
    key: str


class Left(Entry, tag="left", frozen=True):
    """Before the start the seat is open again; afterwards it waits for its owner, or for a bot to stand in."""

    seat: int


class Back(Entry, tag="back", frozen=True):
    """The owner takes the seat back."""

    seat: int


class Filled(Entry, tag="filled", frozen=True):
    """The host puts a bot on a seat."""

    seat: int
    level: str


class Opened(Entry, tag="opened", frozen=True):
    """The host frees a seat before the start."""

    seat: int


class Invited(Entry, tag="invited", frozen=True):
    """The host keeps a seat for whoever has the link."""

    seat: int
    key: str  # the hash of the ticket


class Started(Entry, tag="started", frozen=True):
    steps: list[dict[str, Any]]  # the outcomes of chance before the first move


class Played(Entry, tag="played", frozen=True):
    steps: list[dict[str, Any]]  # the move, then the outcomes of chance up to the next
    id: str = ""  # the one that the client gave the move
    by: str = ""  # "" for the person, "bot", or "time" for a bot after a timeout


class Said(Entry, tag="said", frozen=True):
    seat: int
    name: str
    text: str
    reaction: Reaction | None = None  # in place of a text


class Muted(Entry, tag="muted", frozen=True):
    """The host lets a seat (WATCHER: all who watch) chat or not."""

    seat: int
    muted: bool


class Rematched(Entry, tag="rematched", frozen=True):
    table: str


class Closed(Entry, tag="closed", frozen=True):
    pass


SeatEntry = Sat | Left | Back | Filled | Opened | Invited | Muted  # of one seat
AnyEntry = (
    Created | Sat | Left | Back | Filled | Opened | Invited | Started | Played | Said | Muted | Rematched | Closed
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(text: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry
