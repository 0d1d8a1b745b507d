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
    from parfait.core.data import Json
else:
    Json = Any  # msgspec knows no type that contains itself
    Step = dict[str, Any]  # of a TypedDict, msgspec would keep only the keys that all games share


Made = tuple[str, bool]  # how a step was made: `by` and `hinted` of `Played`


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
    options: dict[str, Json]
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
    take_backs: bool = False  # moves may be taken back although there is a clock
    first: str = ""  # the first of a row of rematches, if this is a later one
    barred: list[str] = []  # the devices that were kept out of the tables before this one
    party: str | None = None  # the party whose game this is, by the name of its row


class Sat(Entry, tag="sat", frozen=True):
    """A person takes a seat; its ticket, if there was one, is used up."""

    seat: int
    name: str
    key: str
    founder: bool = False  # who made the table: this is their key from now on
    face: str = ""
    device: str = ""  # the hash of the secret that tells this device from others, at this row of tables alone
    watched: str = ""  # the hash of the token with which they watched under a name until now


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


class Idle(Entry, tag="idle", frozen=True):
    """A player is connected and has not moved for so long that others need not wait."""

    seat: int
    since: float  # when it became their turn


class Filled(Entry, tag="filled", frozen=True):
    """A bot is put on a seat."""

    seat: int
    level: str


class Opened(Entry, tag="opened", frozen=True):
    """The host frees a seat before the start."""

    seat: int
    barred: bool = False  # whoever sat there stays out of this table


class Invited(Entry, tag="invited", frozen=True):
    """The host reserves a seat for the holder of its link."""

    seat: int
    key: str  # the hash of the ticket


class Vouched(Entry, tag="vouched", frozen=True):
    """A player reports that the owner of a seat has lost their device and needs a new link."""

    seat: int
    by: int


class Renewed(Entry, tag="renewed", frozen=True):
    """A seat whose owner has lost their device gets a new ticket. Once it is used, the old token opens nothing."""

    seat: int
    key: str  # the hash of the ticket
    by: int  # the player who gave it; WATCHER for a host without a seat
    opens: float  # from when on it can be used: an owner who is there has time to object


class Objected(Entry, tag="objected", frozen=True):
    """The owner of a seat still has the device: the new ticket is void."""

    seat: int


class Watching(Entry, tag="watching", frozen=True):
    """A spectator gives a name, or changes it. An empty name takes it back."""

    key: str  # the hash of the token of their device
    name: str = ""
    face: str = ""
    waits: bool = False  # for a seat


class Wished(Entry, tag="wished", frozen=True):
    """A spectator asks for the seat of somebody who has left for good, or withdraws the request."""

    seat: int
    key: str
    withdrawn: bool = False


class Voted(Entry, tag="voted", frozen=True):
    """A player agrees that the seat is given to the one who asks for it, or does not."""

    seat: int  # that is asked for
    by: int
    yes: bool


class TookOver(Entry, tag="took_over", frozen=True):
    """All agreed: the seat and its hand are somebody else's from now on."""

    seat: int
    name: str
    key: str
    face: str = ""


class Arranged(Entry, tag="arranged", frozen=True):
    """The host changes the setup before the start. Holds all settings as they are from now on."""

    players: int
    options: dict[str, Json]
    seats: list[int]  # for each seat the number it had before, -1 for a new one
    listed: bool
    clock: Clock | None
    timeout_level: str
    hints: bool
    title: str
    take_backs: bool = False


class Started(Entry, tag="started", frozen=True):
    steps: list[Step]  # the outcomes of chance up to the first move
    arranged: Arranged | None = None  # without the open seats
    bots: str | None = None  # the level of those that take the open seats
    opened: bool = False  # the steps follow the table's opening; in older logs they begin with it


class Played(Entry, tag="played", frozen=True):
    steps: list[Step]  # the move, then the outcomes of chance up to the next
    id: str = ""  # the one that the client gave the move
    by: str = ""  # "" for the person, "bot", or "time" for a bot after a timeout
    hinted: bool = False  # the player had asked for a hint
    seat: int | None = None  # where several chose at once: whose answer was the last
    answers: list[str] = []  # where several chose at once: `by` for each of their moves, in order
    helped: list[bool] = []  # likewise: `hinted`

    def made(self) -> list[Made]:
        """How each step was made."""
        rest = ("" if self.answers else self.by, self.hinted and not self.answers)
        chosen = list(zip(self.answers, self.helped, strict=True))
        return [*chosen, *[rest] * (len(self.steps) - len(chosen))]


class Answered(Entry, tag="answered", frozen=True):
    """A seat's choice, where several choose at once: secret until the last one is made (`Played`).

    A second answer of the same seat takes the place of the first.
    """

    seat: int
    move: str
    id: str = ""  # as in `Played`
    by: str = ""
    hinted: bool = False


class HintTaken(Entry, tag="hinted", frozen=True):
    """A player to move asks for a hint."""

    seat: int


class BackAsked(Entry, tag="back_asked", frozen=True):
    """A player asks the others whether they may take back their last move."""

    seat: int


class BackAnswered(Entry, tag="back_answered", frozen=True):
    """Another player agrees, or does not: then the question is settled."""

    seat: int
    agrees: bool


class TookBack(Entry, tag="took_back", frozen=True):
    """A player's last move is taken back with all that followed it: the table is as it was before.

    The undone steps stay in the log, and are in no record.
    """

    seat: int
    steps: int  # of the game, that are undone


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
    """Names or chat were taken out of the log (erasure.py); with neither, this replaces a line of chat."""

    names: bool = False
    chat: bool = False


SeatEntry = (  # of one seat
    Sat
    | Left
    | Back
    | Absent
    | Present
    | Idle
    | Filled
    | Opened
    | Invited
    | Muted
    | Again
    | Vouched
    | Renewed
    | Objected
    | TookOver
)
WatcherEntry = Watching | Wished | Voted  # of those who watch
CHANGES = (  # what people ask for, and may take back
    Sat,
    Left,
    Back,
    Filled,
    Opened,
    Invited,
    Muted,
    Again,
    Arranged,
    Vouched,
    Renewed,
    Objected,
    Watching,
    Wished,
    Voted,
    BackAsked,
    BackAnswered,
    TookBack,
)
AnyEntry = (
    SeatEntry
    | WatcherEntry
    | Created
    | Arranged
    | Started
    | Played
    | Answered
    | BackAsked
    | BackAnswered
    | TookBack
    | HintTaken
    | Interrupted
    | Said
    | Rematched
    | Closed
    | Erased
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(text: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(text)
    return entry


NAMELESS_WATCHER = "Watcher"


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
