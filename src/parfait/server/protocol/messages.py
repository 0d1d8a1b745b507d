"""Everything that goes over the wire, typed once. docs/protocol.md explains it; typescript.py and openapi.py use it.

Messages are JSON objects tagged by `type`. A message with a field that is not listed here is refused.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parfait.bots.advice import Outlook, Verdict
from parfait.core.prospects import Against

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "over", "closed"  # the status of a table
VERSION = 2
LONGEST_MESSAGE = 8192
LONGEST_CHAT = 500

TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[0-9A-Za-z]+$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
NewToken = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[0-9A-Za-z]+$")]  # room for 128 random bits
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
RawName = Annotated[str, Meta(max_length=200)]
Face = Annotated[str, Meta(pattern="^[a-z]{0,16}$")]  # a drawn head that clients know, or "" for the initial
RawChat = Annotated[str, Meta(max_length=2000)]
MoveText = Annotated[str, Meta(max_length=64)]
MoveId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Reaction = Literal["nice", "wow", "oops", "close", "thanks", "wait"]
StepNumber = Annotated[int, Meta(ge=0, le=2**31)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`bank` and `increment` for a live clock, or `turn` for so many seconds a turn (by correspondence)."""

    bank: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    turn: Annotated[int, Meta(ge=3600, le=30 * 86_400)] | None = None


# What a client sends over the WebSocket.


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    pass


class Join(Request, tag="join", frozen=True):
    """Come to a table: with a token to one's seat, with a ticket to one that is kept, with neither to watch.

    Who has both, since the answer to `take` was lost, is let in by whichever is good; a host without a seat gives the
    host's token as the ticket then. `step`: the last one seen before.
    """

    table: TableId
    token: Token | None = None
    ticket: Token | None = None
    step: StepNumber | None = None


class Take(Request, tag="take", frozen=True):
    """Sit down on an open seat, or on the one that the ticket in `join` is for; sent again, it does nothing again.

    `token` is the secret that will open the seat, made by the device for it; without one the server makes it, and also
    in place of one that the client came with.
    """

    seat: SeatNumber
    name: RawName
    token: NewToken | None = None
    face: Face = ""


class Leave(Request, tag="leave", frozen=True):
    """Get up. During the game the seat waits, and its owner may come back; after it, one does not play again."""


class Return(Request, tag="return", frozen=True):
    """Take one's seat back, also from a bot."""


class Arrange(Request, tag="arrange", frozen=True):
    """The host sets the table up before the start: what is given changes, all of it or nothing.

    `options` are all that differ from their defaults. With fewer players empty seats go first, then bots, never people.
    """

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET  # None: no limit
    timeout_level: Level | None = None
    hints: bool | None = None
    listed: bool | None = None
    title: RawName | None = None


class Start(Request, tag="start", frozen=True):
    """The host begins the game: when all seats are taken, with `bots` of a level on the open ones, or without those.

    `players`: how many the host sees at the table. Without the open seats a game begins with exactly so many.
    """

    players: SeatNumber | None = None
    bots: Level | None = None


class Move(Request, tag="move", frozen=True):
    """`step` is the number that the move answers; the same `id` sent again does nothing again."""

    id: MoveId
    step: StepNumber
    move: MoveText


class Hint(Request, tag="hint", frozen=True):
    step: StepNumber


class Say(Request, tag="say", frozen=True):
    text: RawChat


class React(Request, tag="react", frozen=True):
    """A word that everybody reads in their own language, for a moment at one's seat and in the chat."""

    reaction: Reaction


class Listen(Request, tag="listen", frozen=True):
    """Whether this connection wants the chat."""

    chat: bool


class Mute(Request, tag="mute", frozen=True):
    """The host lets a seat (-1: all who watch) chat or not."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    muted: bool


class Fill(Request, tag="fill", frozen=True):
    """Put a bot on a seat: the host on an open one, anybody who is seated on one whose player left or is away.

    For a player who is away it plays at a level of the server's choice, and not at this one.
    """

    seat: SeatNumber
    level: Level


class Open(Request, tag="open", frozen=True):
    """The host frees a seat before the start."""

    seat: SeatNumber


class Invite(Request, tag="invite", frozen=True):
    """The host makes a link to one open seat, in place of an earlier link."""

    seat: SeatNumber


class Rematch(Request, tag="rematch", frozen=True):
    """Play again: it begins once all who are there want to; `start`: the host waits for nobody else."""

    start: bool = False


class Close(Request, tag="close", frozen=True):
    """The host ends the table for good."""


class History(Request, tag="history", frozen=True):
    """What this seat saw happen, from a step on."""

    step: StepNumber = 0


class Ping(Request, tag="ping", frozen=True):
    pass


ClientMessage = (
    Join
    | Take
    | Leave
    | Return
    | Arrange
    | Start
    | Move
    | Hint
    | Say
    | React
    | Listen
    | Mute
    | Fill
    | Open
    | Invite
    | Rematch
    | Close
    | History
    | Ping
)


# What the server sends.


class GameEvent(Struct, omit_defaults=True, frozen=True):
    """An event: a key of the catalogue, its arguments, and the numbered rule behind it."""

    key: str
    args: dict[str, Any] = {}
    rule: str | None = None


class Change(Struct, omit_defaults=True, frozen=True):
    """One step as the seat sees it. `view` holds the fields of its view that changed."""

    seat: int | None = None  # who moved
    move: str | None = None  # None when it is not known to this seat
    chance: str | None = None
    by: str | None = None  # "bot", or "time" for a bot after a timeout
    events: list[GameEvent] = []
    view: dict[str, Any] = {}


class ClockState(Struct, omit_defaults=True, frozen=True):
    """Milliseconds left by seat, as of the last step; the clock of the seat to act runs since then, unless it is a bot.

    `ran` is how long that was ago when this was sent: for one who comes in the middle of a turn.
    """

    left: list[int | None]
    ran: int = 0


class SeatInfo(Struct, omit_defaults=True, frozen=True):
    name: str = ""
    bot: str | None = None  # its level; together with a name, it stands in for that person
    taken: bool = False
    kept: bool = False  # for whoever has the link
    left: bool = False
    muted: bool = False
    away: int | None = None  # since when, in seconds since 1970; told once others may let a bot play
    face: str = ""  # the drawn head that its owner chose


class TableInfo(Struct, omit_defaults=True, frozen=True):
    """A table's public information, apart from the game itself."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    status: str  # "waiting", "playing", "over", "closed"
    seats: list[SeatInfo]
    listed: bool
    hints: bool
    timeout_level: str
    created: int
    clock: Clock | None = None
    title: str = ""
    rematch: str | None = None  # the table where the same people go on
    rematch_of: str | None = None
    watchers_muted: bool = False
    host: int = -1  # the seat of who acts as the host; -1: who made the table has no seat
    again: list[int] = []  # the seats that want to play again
    plays_on_from: int | None = None  # the step of another game with which this one begins


class ServerMessage(Struct, tag_field="type", omit_defaults=True, frozen=True):
    pass


class Welcome(ServerMessage, tag="welcome", frozen=True):
    protocol: int
    version: str


class Snapshot(ServerMessage, tag="table", frozen=True):
    """Everything, on joining: forget what you had."""

    info: TableInfo
    step: int
    seat: int | None  # yours; None for one who watches
    host: bool  # whether you made the table; who acts as its host is in `info`
    here: list[int]  # the seats whose people are connected
    watchers: int
    now: int  # the server's time, in milliseconds since 1970
    view: dict[str, Any] | None = None  # None before the start
    legal: list[str] | None = None
    asked: GameEvent | None = None
    stakes: dict[str, GameEvent] = {}
    clock: ClockState | None = None
    missed: list[Change] = []  # since the step that `join` named
    chat: list[Chat] = []
    invited: int | None = None  # the seat that is kept for your ticket


class Update(ServerMessage, tag="update", frozen=True):
    """What happened. `step` is the number after it.

    `legal`, what is `asked` and what can come of a move (`stakes`) are there for the seat to act alone.
    """

    step: int
    changes: list[Change]
    legal: list[str] | None = None
    asked: GameEvent | None = None
    stakes: dict[str, GameEvent] = {}
    clock: ClockState | None = None
    id: str | None = None  # of the move that made it, for the seat that made it: committed


class Done(ServerMessage, tag="done", frozen=True):
    """A move that had been made before: its answer again."""

    id: str
    step: int


class Info(ServerMessage, tag="info", frozen=True):
    """The table's seats or status changed."""

    info: TableInfo


class Seated(ServerMessage, tag="seated", frozen=True):
    """Your seat. Its token opens it on any device: keep it secret. Empty: the one that you came with or gave."""

    seat: int
    token: str


class TicketMade(ServerMessage, tag="invited", frozen=True):
    """A ticket to a seat, for a link: one device can sit down with it, once."""

    seat: int
    ticket: str


class Presence(ServerMessage, tag="presence", frozen=True):
    here: list[int]
    watchers: int


class Chat(ServerMessage, tag="chat", frozen=True):
    seat: int | None  # None for one who watches
    name: str
    text: str
    at: int
    reaction: Reaction | None = None  # in place of a text


class Why(Struct, frozen=True):
    """What sets a move apart: how much of a measure follows it, and how much follows those that it is set `against`.

    The words are in the catalogue as `<game>-why-<measure>`, and `hint-why-<against>`. A `chance` is in percent.
    """

    measure: str
    chance: bool
    value: float
    other: float
    against: Against
    speaks: int  # 1 for the move, -1 against it, 0 for neither


class Advice(Struct, frozen=True):
    """What a bot expects of one move, from 0 (lost) to 1 (won), give or take its standard error; and why."""

    move: str
    value: float
    error: float
    why: list[Why]


class Hinted(ServerMessage, tag="hint", frozen=True):
    """`verdict` tells how much better the first move is, `outlook` how things stand."""

    step: int
    moves: list[Advice]  # the best few, the best of them first
    verdict: Verdict
    outlook: Outlook


class Past(ServerMessage, tag="history", frozen=True):
    """`step` is the number before the first change; `more` that further ones follow."""

    step: int
    changes: list[Change]
    more: bool = False


class Error(ServerMessage, tag="error", frozen=True):
    """`key` is in the catalogue as `error-<key>`; `rule` is the number of the rule that a move broke."""

    key: str
    args: dict[str, Any] = {}
    rule: str | None = None
    id: str | None = None  # of the move that is refused
    to: str | None = None  # the type of the message that is refused
    step: int | None = None  # where the table is, when the message was for another step


class Pong(ServerMessage, tag="pong", frozen=True):
    now: int


AnyServerMessage = (
    Welcome | Snapshot | Update | Done | Info | Seated | TicketMade | Presence | Chat | Hinted | Past | Error | Pong
)


# What goes over HTTP.


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: open, or a bot's."""

    bot: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None
    name: RawName | None = None  # with a seat: sit down at once
    seat: SeatNumber | None = None
    face: Face = ""
    listed: bool = False
    clock: Clock | None = None
    timeout_level: Level = "random"
    hints: bool = False
    title: RawName = ""
    start: bool = False  # at once, when nobody else is waited for


class NewTableAnswer(Struct, frozen=True):
    table: str
    token: str  # the host's, and of the host's seat
    seat: int | None
    link: str  # for anyone
    seat_link: str  # for one's own other devices: it holds the token


class SitDown(Struct, forbid_unknown_fields=True, frozen=True):
    name: RawName
    ticket: Token | None = None  # to a seat that is kept
    token: NewToken | None = None  # as in `take`
    face: Face = ""


class SitDownAnswer(Struct, frozen=True):
    table: str
    seat: int
    token: str
    seat_link: str


class SeatKey(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of one's own: its table, and the token that opens it."""

    table: TableId
    token: Token


class OwnSeats(Struct, forbid_unknown_fields=True, frozen=True):
    seats: Annotated[list[SeatKey], Meta(max_length=40)]


class SeatNews(Struct, omit_defaults=True, frozen=True):
    """How things stand at one's seat: what a glance at the table from there would tell."""

    info: TableInfo
    seat: int | None = None  # yours; None for a host without one
    turn: int | None = None  # the seat to act
    left: int | None = None  # milliseconds until its time is up


class OwnSeatsAnswer(Struct, frozen=True):
    seats: list[SeatNews | None]  # in the same order; None where the token opens nothing


class Lobby(Struct, frozen=True):
    tables: list[TableInfo]


class ConnectionInfo(Struct, frozen=True):
    """How a request came here, told to whoever sent it: for `parfait doctor --server`."""

    address: str  # whose limits count: the sender's, where proxies say so
    forwarded: bool  # whether a proxy that is trusted said so
    base: str  # what links begin with
    time: float  # by this server's clock


class OptionKind(Struct, tag_field="kind", frozen=True):
    pass


class FlagKind(OptionKind, tag="flag", frozen=True):
    """true or false."""


class WholeKind(OptionKind, tag="whole", frozen=True):
    """A whole number from `low` to `high`; or null, where `unlimited`."""

    low: int
    high: int
    unlimited: bool


class ChoiceKind(OptionKind, tag="choice", frozen=True):
    """One of `values`; or the number of any seat of the table, where `seats`."""

    values: list[str | int | bool | None]
    seats: bool


class SubsetKind(OptionKind, tag="subset", frozen=True):
    """A list of `count` different ones of `values`, in any order."""

    values: list[str]
    count: int


class ListKind(OptionKind, tag="list", frozen=True):
    """A list of `length` values of one kind, which add up to `total` if that is given."""

    item: AnyOptionKind
    length: int
    total: int | None


class RecordKind(OptionKind, tag="record", frozen=True):
    """An object with exactly these fields, each of a kind of its own."""

    fields: dict[str, AnyOptionKind]


class TableKind(OptionKind, tag="table", frozen=True):
    """An object with exactly these keys, all of one kind."""

    rows: list[str]
    row: AnyOptionKind


AnyOptionKind = FlagKind | WholeKind | ChoiceKind | SubsetKind | ListKind | RecordKind | TableKind


class OptionInfo(Struct, frozen=True):
    name: str
    rule: str
    default: Any
    kind: AnyOptionKind


class PartInfo(Struct, omit_defaults=True, frozen=True):
    """How a field of the view lies on a table (core/layout.py), for a client without a drawing of this game's own."""

    field: str
    lies: Literal["row", "grid", "pile", "number"]
    whose: Literal["own", "seats", "table"]
    piece: str = ""  # what its pieces are: "card", "die", …
    suits: str = ""  # first letters of the pieces' notation, each with a colour of its own
    label: str = ""  # a key of the catalogue
    columns: int = 0  # of a grid
    empty: bool = False  # null is a place without a piece; otherwise it is a piece face down


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    prefix: str  # of its rule numbers
    players: list[int]
    minutes: int
    difficulty: int  # 1 easy, 2 some thought, 3 hard
    designers: str
    licence: str | None
    colour: str  # of its cover
    emblem: bool  # whether /api/games/NAME/emblem.svg is there
    options: list[OptionInfo]
    layout: list[PartInfo]
    lesson: list[str]  # the parts of its lesson, in order; empty where it has none


class Games(Struct, frozen=True):
    games: list[GameInfo]  # in the order in which they are offered
    levels: list[str]  # of bots


class VariantInfo(Struct, frozen=True):
    varied: dict[str, Any]  # what the study varies, with its values here
    options: dict[str, Any]  # of a table that plays by it


class StudyInfo(Struct, frozen=True):
    """A study of the lab, in the server's data folder."""

    name: str
    game: str
    players: int
    variants: list[VariantInfo]  # the rulebook first
    reports: list[str]  # the languages of its reports: /api/studies/NAME/LANGUAGE


class Studies(Struct, frozen=True):
    studies: list[StudyInfo]


class MovesToDescribe(Struct, forbid_unknown_fields=True, frozen=True):
    """Moves in notation, at a table of so many players with these options."""

    moves: Annotated[list[MoveText], Meta(max_length=1024)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    language: Literal["en", "fr", "ja"] | None = None  # to be told in words, too


class DescribedMoves(Struct, omit_defaults=True, frozen=True):
    """What each move is called; one that is no move of the game is left out."""

    moves: dict[str, GameEvent]
    words: dict[str, str] = {}  # in the language asked for


class LessonMoves(Struct, forbid_unknown_fields=True, frozen=True):
    """The moves that a learner has made in a part of a lesson. The last is new: it may be refused, or declined."""

    moves: Annotated[list[MoveText], Meta(max_length=200)]


class LessonRemark(Struct, omit_defaults=True, frozen=True):
    """What is said to the learner: a key of the lesson's catalogue, its arguments, and the rules behind it."""

    key: str
    args: dict[str, Any] = {}
    rules: list[str] = []


class LessonPosition(Struct, frozen=True):
    """Where the learner is: the view before their last move, and what has happened since.

    A move that is legal, but not what is to be learned here, is declined: nothing happened, and the remarks say why.
    """

    info: TableInfo
    seat: int
    step: int  # before the changes
    view: dict[str, Any]
    changes: list[Change]
    remarks: list[LessonRemark]
    declined: bool
    done: bool  # on to the next part
    legal: list[str]  # as patterns
    asked: GameEvent | None
    expected: str | None  # the move that is to be found, for one who does not find it


class Replay(Struct, frozen=True):
    """A stretch of a game as one seat (-1: one who watches) sees it: the view before it, then its changes.

    While the game runs, neither has fields of the view: the past is told as moves and events.
    """

    info: TableInfo
    seat: int
    step: int
    view: dict[str, Any]
    changes: list[Change]
    more: bool


class Problem(Struct, omit_defaults=True, frozen=True):
    """An error over HTTP; `key` is in the catalogue as `error-<key>`."""

    key: str
    args: dict[str, Any] = {}
    rule: str | None = None


decode_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder(order=None).encode
