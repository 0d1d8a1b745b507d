"""Parties on the wire, typed as messages.py types tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from parfait.server.protocol.messages import (
    AnyServerMessage,
    ClientMessage,
    Face,
    Level,
    NewToken,
    RawName,
    Request,
    ServerMessage,
    TableId,
    Token,
)

PartyLink = Annotated[str, Meta(min_length=22, max_length=22, pattern="^[0-9A-Za-z]+$")]  # the code, and a secret
PersonNumber = Annotated[int, Meta(ge=0, le=255)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Picks = Literal["vote", "host"]  # who chooses the next game


# What a client sends over the WebSocket.


class ComeToParty(Request, tag="party", frozen=True):
    """Come to a party: with your key as the person you are, without one to watch, as a television does."""

    party: PartyLink
    key: Token | None = None


class EnterParty(Request, tag="enter", frozen=True):
    """Say who you are. `key` is a secret, made by the device, that stands for you; send it again for a new name."""

    name: RawName
    key: NewToken
    face: Face = ""


class DepartParty(Request, tag="depart", frozen=True):
    """Leave the party; or, as the host, remove somebody, who cannot come back with the same key."""

    person: PersonNumber | None = None


class SitOut(Request, tag="sit-out", frozen=True):
    """Say that you only watch the next games, or that you play again."""

    resting: bool


class ArrangeParty(Request, tag="arrange-party", frozen=True):
    """The host changes the settings: the given fields change."""

    title: RawName | None = None
    picks: Picks | None = None
    bots: Level | msgspec.UnsetType | None = msgspec.UNSET  # their level on seats that nobody takes; None: no bots


class VoteForGame(Request, tag="vote-game", frozen=True):
    """Vote for the next game; None takes your vote back."""

    game: GameName | None


class PlayNext(Request, tag="play-next", frozen=True):
    """The host begins the next game; `setup`: at a table that waits for the host to set it up."""

    game: GameName
    setup: bool = False


class CallOff(Request, tag="call-off", frozen=True):
    """The host moves on without the current game. Its table stays, but it does not count."""

    table: TableId


class EndParty(Request, tag="end-party", frozen=True):
    """The host ends the party: the code stops working, and the tally is final."""


PartyRequest = (
    ComeToParty | EnterParty | DepartParty | SitOut | ArrangeParty | VoteForGame | PlayNext | CallOff | EndParty
)
AnyRequest = ClientMessage | PartyRequest


# What the server sends.


class PersonInfo(Struct, omit_defaults=True, frozen=True):
    name: str
    face: str = ""
    resting: bool = False  # watches for now
    gone: bool = False  # has left the party
    played: int = 0  # games that count
    wins: int = 0
    points: float = 0.0
    vote: str | None = None  # the game that they want to play next


class PartyGame(Struct, omit_defaults=True, frozen=True):
    """A game of the evening. `seats` holds the number of the person on each seat, None for a bot."""

    table: str
    game: str
    began: int
    seats: list[int | None]
    status: Literal["playing", "over", "dropped"]
    scores: list[int] = []  # by seat, as the rest
    places: list[int] = []  # from 1; equal places are shared
    points: list[float] = []  # for the tally


class EveningTitle(Struct, omit_defaults=True, frozen=True):
    """A title of the evening: `<game>-feat-<name>` in the catalogue, or `party-title-<name>` for any game's."""

    name: str
    person: int
    value: float
    game: str | None = None  # whose own title it is
    table: str | None = None  # where it was earned


class PartyInfo(Struct, omit_defaults=True, frozen=True):
    """What everybody at a party may know. Persons are numbered in the order in which they came."""

    title: str
    code: str
    picks: Picks
    people: list[PersonInfo]
    games: list[PartyGame]
    bots: str | None = None
    table: str | None = None  # where the game is that is being played
    line: list[int] = []  # who play next, in this order, as far as there are seats
    titles: list[EveningTitle] = []
    ended: bool = False


class HostRights(Struct, frozen=True):
    """What whoever acts as the host may do now, of what a host may not always do."""

    end: bool  # end the party
    remove: list[int]  # the people whom they may remove


class PartyShown(ServerMessage, tag="party", frozen=True):
    """The whole party, after coming."""

    info: PartyInfo
    here: list[int]  # who is connected
    watchers: int
    host: int | None  # the person who acts as the host
    host_may: HostRights
    you: int | None = None


class PartyChanged(ServerMessage, tag="party-info", frozen=True):
    info: PartyInfo


class PartyPresence(ServerMessage, tag="party-presence", frozen=True):
    here: list[int]
    watchers: int
    host: int | None
    host_may: HostRights


PartyMessage = PartyShown | PartyChanged | PartyPresence
AnyAnswer = AnyServerMessage | PartyMessage


# What goes over HTTP.


class NewParty(Struct, forbid_unknown_fields=True, frozen=True):
    """A party, and who founds it: `key` is the secret of their device."""

    name: RawName
    key: NewToken
    face: Face = ""
    title: RawName = ""
    picks: Picks = "vote"
    bots: Level | None = None


class PartyCode(Struct, forbid_unknown_fields=True, frozen=True):
    code: Annotated[str, Meta(max_length=40)]  # as somebody types it


class PartyFound(Struct, frozen=True):
    party: str  # what `party` takes, and the link ends with
    code: str
    link: str
    title: str = ""


decode_message = msgspec.json.Decoder(AnyRequest).decode
