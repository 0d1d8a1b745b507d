"""What a table's log holds. A table is what its entries, applied in order, make of it (table.py).

One entry is committed whole: a move stands with the outcomes of chance that follow it, so that no process can find a
deal half made. Entries are JSON in the database, tagged by `is`; fields may be added with a default, never renamed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, cast

import msgspec

from parfait.server.protocol.messages import Clock, Reaction

if TYPE_CHECKING:
    from parfait.core import Step
else:
    Step = dict[str, Any]  # of a TypedDict, msgspec would keep only the keys that all games share


class Entry(msgspec.Struct, tag_field="is", omit_defaults=True, frozen=True):
    at: float  # seconds since 1970


class SeatPlan(msgspec.Struct, omit_defaults=True, frozen=True):
    """A seat when the table is created."""

    name: str = ""
    bot: str | None = None  # a level
    key: str | None = None  # the hash of the token of whoever sits here
    ticket: str | None = None  # the hash of the one that an open seat is kept for
    face: str = ""  # the drawn head that its owner chose


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
    branched_from: dict[str, Any] | None = None  # as in a record: where this game branched off
    opening: list[Step] = []  # the steps with which the game begins, where it goes on from another one
    chat: list[Said] = []  # of the table that this is a rematch of


class Sat(Entry, tag="sat", frozen=True):
    """A person takes a seat; its ticket, if there was one, is used up."""

    seat: int
    name: str
    key: str
    founder: bool = False  # who made the table: this is their key from now on
    face: str = ""


class Left(Entry, tag="left", frozen=True):
    """Before the start the seat is open again; during the game it waits for its owner, or for a bot to stand in.

    After the game: its owner does not want to play again.
    """

    seat: int


class Back(Entry, tag="back", frozen=True):
    """The owner takes the seat back."""

    seat: int


class Absent(Entry, tag="absent", frozen=True):
    """A player (WATCHER: the host, who has no seat) has not been connected for so long that others need not wait."""

    seat: int
    since: float


class Present(Entry, tag="present", frozen=True):
    """An absent player is connected again. A bot that stands in keeps playing until the seat is taken back."""

    seat: int


class Filled(Entry, tag="filled", frozen=True):
    """A bot is put on a seat."""

    seat: int
    level: str


class Opened(Entry, tag="opened", frozen=True):
    """The host frees a seat before the start."""

    seat: int


class Invited(Entry, tag="invited", frozen=True):
    """The host reserves a seat for the holder of its link."""

    seat: int
    key: str  # the hash of the ticket


class Arranged(Entry, tag="arranged", frozen=True):
    """The host changes the setup before the start. Holds all settings as they are from now on."""

    players: int
    options: dict[str, Any]
    seats: list[int]  # for each seat the number it had before, -1 for a new one
    listed: bool
    clock: Clock | None
    timeout_level: str
    hints: bool
    title: str


class Started(Entry, tag="started", frozen=True):
    steps: list[Step]  # the outcomes of chance up to the first move
    arranged: Arranged | None = None  # without the open seats
    bots: str | None = None  # the level of those that take the open seats
    opened: bool = False  # the steps follow the table's opening; in older logs they begin with it


class Played(Entry, tag="played", frozen=True):
    steps: list[Step]  # the move, then the outcomes of chance up to the next
    id: str = ""  # the one that the client gave the move
    by: str = ""  # "" for the person, "bot", or "time" for a bot after a timeout


class Interrupted(Entry, tag="interrupted", frozen=True):
    """The server or its database was unavailable and nobody could move, so the clock of the seat to act did not run."""

    since: float
    until: float


class Said(Entry, tag="said", frozen=True):
    seat: int
    name: str
    text: str
    reaction: Reaction | None = None  # in place of a text


class Muted(Entry, tag="muted", frozen=True):
    """The host mutes or unmutes a seat (WATCHER: all spectators)."""

    seat: int
    muted: bool


class Again(Entry, tag="again", frozen=True):
    """After the game: a player wants to play again."""

    seat: int


class Rematched(Entry, tag="rematched", frozen=True):
    """The rematch is at that table."""

    table: str


class Closed(Entry, tag="closed", frozen=True):
    pass


class Erased(Entry, tag="erased", frozen=True):
    """Names or chat were taken out of the log (erasure.py); with neither, this stands where a line of chat was."""

    names: bool = False
    chat: bool = False


SeatEntry = Sat | Left | Back | Absent | Present | Filled | Opened | Invited | Muted | Again  # of one seat
CHANGES = (Sat, Left, Back, Filled, Opened, Invited, Muted, Again, Arranged)  # what people ask for, and may take back
AnyEntry = SeatEntry | Created | Arranged | Started | Played | Interrupted | Said | Rematched | Closed | Erased

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(text: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry


def nameless(seat: int) -> str:
    """The name shown for a player whose name was erased."""
    return f"Player {seat + 1}"


def of_steps(steps: Iterable[Step], now: float) -> Iterator[Started | Played]:
    """Entries that make these steps happen: every move with the chance that follows it."""
    group: list[Step] = []
    started = False
    for step in steps:
        if "seat" in step and "move" in step:
            yield Played(now, group) if started else Started(now, group)
            group, started = [], True
        group.append(cast(Step, {name: value for name, value in step.items() if name != "legal"}))
    if group or not started:
        yield Played(now, group) if started else Started(now, group)
