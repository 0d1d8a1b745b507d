"""What a party's log holds: JSON tagged by `is`, as at tables. Fields may be added with a default, never renamed."""

from __future__ import annotations

import msgspec

from parfait.server.protocol.parties import Picks


class PartyEntry(msgspec.Struct, tag_field="is", omit_defaults=True, frozen=True):
    at: float  # seconds since 1970


class PartyFounded(PartyEntry, tag="founded", frozen=True):
    code: str
    secret: str  # the rest of the link
    key: str  # the hash of the founder's key
    name: str
    face: str = ""
    title: str = ""
    picks: Picks = "vote"
    bots: str | None = None


class PersonCame(PartyEntry, tag="came", frozen=True):
    """Somebody says who they are: for the first time, under another name, or after they had left."""

    key: str
    name: str
    face: str = ""


class PersonWent(PartyEntry, tag="went", frozen=True):
    person: int
    removed: bool = False  # by the host: the same key cannot come back


class PersonMoved(PartyEntry, tag="moved", frozen=True):
    """Somebody has another device: they got their seat back with a new ticket, and its key is theirs here too."""

    person: int
    key: str


class PersonRested(PartyEntry, tag="rested", frozen=True):
    person: int
    resting: bool


class PartyArranged(PartyEntry, tag="arranged", frozen=True):
    title: str
    picks: Picks
    bots: str | None


class PersonVoted(PartyEntry, tag="voted", frozen=True):
    person: int
    game: str | None


class GameBegan(PartyEntry, tag="began", frozen=True):
    """The next game is at this table. All votes are used up."""

    table: str
    game: str
    seats: list[int | None]  # the person on each seat; None for a bot


class SeatResult(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a seat did in a game that is over: from what everybody could see."""

    score: int
    place: int
    points: float
    moves: int = 0
    seconds: float = 0.0  # that its moves took together
    behind: float = 0.0  # for which part of the game it was in the last place
    feats: dict[str, float] = {}  # by name: what the game's own titles go by


class GameEnded(PartyEntry, tag="ended", frozen=True):
    """A game is over; without results it was given up, and does not count."""

    table: str
    seats: list[SeatResult] = []
    people: list[int | None] = []  # who was on each seat in the end; a table that was set up anew has other seats


class PartyClosed(PartyEntry, tag="closed", frozen=True):
    pass


AnyPartyEntry = (
    PartyFounded
    | PersonCame
    | PersonWent
    | PersonMoved
    | PersonRested
    | PartyArranged
    | PersonVoted
    | GameBegan
    | GameEnded
    | PartyClosed
)

write = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyPartyEntry)


def read(text: bytes) -> AnyPartyEntry:
    entry: AnyPartyEntry = _decoder.decode(text)
    return entry
