"""Everything that goes over the wire, typed once. docs/protocol.md explains it; typescript.py and openapi.py use it.

Messages are JSON objects tagged by `type`. A message with a field that is not listed here is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from parfait.bots.advice import Outlook, Verdict
from parfait.core.prospects import Against

if TYPE_CHECKING:
    from parfait.core.data import Json

    ViewFields = dict[str, object]
else:
    Json = Any  # msgspec knows no type that contains itself
    ViewFields = dict[str, Any]

WAITING, PLAYING, FINISHED, CLOSED = "waiting", "playing", "over", "closed"  # the status of a table
VERSION = 3
LONGEST_MESSAGE = 8192
LONGEST_CHAT = 500
CORRESPONDENCE = 3600  # seconds per turn from which on nobody is expected to sit at the table

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
    """A clock: `bank` and `increment`, or `turn` for seconds per turn (from an hour on, by correspondence)."""

    bank: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    turn: Annotated[int, Meta(ge=10, le=30 * 86_400)] | None = None

    @property
    def unhurried(self) -> bool:
        """Whether this is a game by correspondence."""
        return self.turn is not None and self.turn >= CORRESPONDENCE


# What a client sends over the WebSocket.


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    pass


class Join(Request, tag="join", frozen=True):
    """Come to a table:

    with a token to your seat, with a ticket to a reserved seat, with neither to watch. If the answer to `take` was
    lost, send both: whichever is valid counts. A host without a seat then sends the host's token as the ticket. `step`:
    the last one seen. `device`: a secret that the device keeps for good, by which a host can keep it out of a table.
    """

    table: TableId
    token: Token | None = None
    ticket: Token | None = None
    step: StepNumber | None = None
    device: NewToken | None = None


class Take(Request, tag="take", frozen=True):
    """Take an open seat, or the one that the ticket in `join` is for; sending it twice is harmless.

    `token` is a new secret, made by the device, that will open the seat. The server makes one if it is missing, or if
    it is the one that the client came with.
    """

    seat: SeatNumber
    name: RawName
    token: NewToken | None = None
    face: Face = ""


class Leave(Request, tag="leave", frozen=True):
    """Leave the seat.

    During the game it waits, and its owner may come back; after the game, this declines a rematch.
    """


class Return(Request, tag="return", frozen=True):
    """Take your seat back, also from a bot; or say that you are not idle."""


class Arrange(Request, tag="arrange", frozen=True):
    """The host sets the table up before the start:

    the given fields change, all or none. `options` lists every option that differs from its default. With fewer
    players, empty seats are removed first, then bots, never people.
    """

    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Json] | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET  # None: no limit
    timeout_level: Level | None = None
    hints: bool | None = None
    listed: bool | None = None
    title: RawName | None = None
    take_backs: bool | None = None


class Start(Request, tag="start", frozen=True):
    """The host starts the game:

    with all seats taken, with bots of the level `bots` on the open ones, or without those. `players`: how many the host
    sees at the table; without the open seats, the game starts with exactly that many.
    """

    players: SeatNumber | None = None
    bots: Level | None = None


class Move(Request, tag="move", frozen=True):
    """A move. `step` is the step it answers; sending the same `id` again is harmless."""

    id: MoveId
    step: StepNumber
    move: MoveText


class TakeBack(Request, tag="take_back", frozen=True):
    """Take back your last move. `step` is the table's. Answered by an `update`, or others are asked (`info.back`)."""

    step: StepNumber


class AnswerTakeBack(Request, tag="answer_take_back", frozen=True):
    """Whether `seat` may take back its last move. Whoever asked may say no as well: they no longer want to."""

    seat: SeatNumber
    agree: bool


class Hint(Request, tag="hint", frozen=True):
    step: StepNumber


class Say(Request, tag="say", frozen=True):
    text: RawChat


class React(Request, tag="react", frozen=True):
    """A reaction that everyone reads in their own language, shown briefly at the seat and in the chat."""

    reaction: Reaction


class Listen(Request, tag="listen", frozen=True):
    """Whether this connection wants the chat."""

    chat: bool


class Mute(Request, tag="mute", frozen=True):
    """The host mutes or unmutes a seat (-1: all spectators)."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    muted: bool


class Fill(Request, tag="fill", frozen=True):
    """Put a bot on a seat.

    The host may do so on an open seat, anyone seated on the seat of a player who left, is away or is idle. For such a
    player it plays at a level of the server's choice, not at this one.
    """

    seat: SeatNumber
    level: Level


class Open(Request, tag="open", frozen=True):
    """The host frees a seat before the start. `bar`: the person who sat there stays out of this table."""

    seat: SeatNumber
    bar: bool = False


class Invite(Request, tag="invite", frozen=True):
    """The host creates a link to an open seat, which replaces an earlier link."""

    seat: SeatNumber


class Renew(Request, tag="renew", frozen=True):
    """Give a new link to the seat of a person who has lost their device.

    The host can do so alone. Otherwise two players have to ask for it, and the second gets the link; one, where only
    two people play. Answered by `invited`, or by `info` if another player is still needed.
    """

    seat: SeatNumber


class Object(Request, tag="object", frozen=True):
    """You still have your device: the new link to your seat is worth nothing."""


class Watch(Request, tag="watch", frozen=True):
    """Watch under a name, which everyone sees; without one, anonymously again. `waits`: you would like a seat.

    `token` is a new secret, made by the device: it is what opens the seat that you may get.
    """

    name: RawName
    token: NewToken
    face: Face = ""
    waits: bool = False


class Wish(Request, tag="wish", frozen=True):
    """Ask, as one who watches under a name, for the seat of a person who has left for good; or no longer."""

    seat: SeatNumber
    withdraw: bool = False


class Vote(Request, tag="vote", frozen=True):
    """Agree that a seat is given to the one who asks for it, or do not. One no is enough to refuse."""

    seat: SeatNumber
    yes: bool


class Rematch(Request, tag="rematch", frozen=True):
    """Agree to a rematch, which begins once everyone present agrees; `start`: the host waits for nobody else."""

    start: bool = False


class Close(Request, tag="close", frozen=True):
    """The host ends the table for good."""


class History(Request, tag="history", frozen=True):
    """Ask what this seat has seen from a step on."""

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
    | TakeBack
    | AnswerTakeBack
    | Hint
    | Say
    | React
    | Listen
    | Mute
    | Fill
    | Open
    | Invite
    | Renew
    | Object
    | Watch
    | Wish
    | Vote
    | Rematch
    | Close
    | History
    | Ping
)


# What the server sends.


class GameEvent(Struct, omit_defaults=True, frozen=True):
    """An event: a key of the catalogue, its arguments, and the numbered rule behind it."""

    key: str
    args: dict[str, Json] = {}
    rule: str | None = None


class Change(Struct, omit_defaults=True, frozen=True):
    """One step as the seat sees it. `view` holds the fields of its view that changed."""

    seat: int | None = None  # who moved
    move: str | None = None  # None when it is not known to this seat
    chance: str | None = None
    by: str | None = None  # "bot", or "time" for a bot after a timeout
    events: list[GameEvent] = []
    view: ViewFields = {}
    hint: bool = False  # the player had asked for a hint
    back: int = 0  # `seat` took back its last move: so many steps of the game are undone


class ClockState(Struct, omit_defaults=True, frozen=True):
    """Milliseconds left by seat, as of the last step.

    The clock of the seat to act has been running since then, unless it is a bot. `ran` is how long ago that was, for
    clients that come in the middle of a turn.
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
    idle: int | None = None  # since when its owner, connected, could have moved, once others may let a bot play
    vouched: list[int] = []  # the players who say that its owner needs a new link
    renewed: int | None = None  # such a link was given, and works from then on: milliseconds since 1970


class WatcherInfo(Struct, omit_defaults=True, frozen=True):
    """Somebody who watches under a name."""

    name: str
    face: str = ""
    waits: bool = False  # for a seat


class WishInfo(Struct, omit_defaults=True, frozen=True):
    """A seat that somebody who watches asks for: who has agreed, and who is still to be asked."""

    seat: int
    name: str
    agreed: list[int] = []
    asked: list[int] = []


class BackInfo(Struct, omit_defaults=True, frozen=True):
    """A player would like to take back their last move."""

    seat: int
    move: str | None = None  # None if it was made in secret
    agreed: list[int] = []
    asked: list[int] = []  # who have yet to answer


class TableInfo(Struct, omit_defaults=True, frozen=True):
    """A table's public information, apart from the game itself."""

    table: str
    game: str
    players: int
    options: dict[str, Json]
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
    take_backs: bool = False  # moves may be taken back although there is a clock
    back: BackInfo | None = None
    watching: list[WatcherInfo] = []  # those who gave a name, the first in line first
    wishes: list[WishInfo] = []  # seats that some of them ask for


class ServerMessage(Struct, tag_field="type", omit_defaults=True, frozen=True):
    pass


class Welcome(ServerMessage, tag="welcome", frozen=True):
    protocol: int
    version: str


class Snapshot(ServerMessage, tag="table", frozen=True):
    """The whole table, after joining: discard your previous state."""

    info: TableInfo
    step: int
    seat: int | None  # yours; None for one who watches
    host: bool  # whether you made the table; who acts as its host is in `info`
    here: list[int]  # the seats whose people are connected
    watchers: int
    now: int  # the server's time, in milliseconds since 1970
    view: ViewFields | None = None  # None before the start
    legal: list[str] | None = None
    asked: GameEvent | None = None
    stakes: dict[str, GameEvent] = {}
    clock: ClockState | None = None
    missed: list[Change] = []  # since the step that `join` named
    chat: list[Chat] = []
    invited: int | None = None  # the seat that is kept for your ticket
    watcher: str = ""  # the name under which you watch
    lost: str = ""  # why your token no longer opens a seat: the key of an error
    choosing: list[int] = []  # as in `Update`
    ready: list[int] = []  # those of them who have answered
    answer: str | None = None  # your own answer, if you have


class Update(ServerMessage, tag="update", frozen=True):
    """What happened.

    `step` is the number after it. Only the seats to act get `legal`, `asked` (the prompt) and `stakes` (what can come
    of a move). `choosing`: the seats that choose now at the same time, if several do.
    """

    step: int
    changes: list[Change]
    legal: list[str] | None = None
    asked: GameEvent | None = None
    stakes: dict[str, GameEvent] = {}
    clock: ClockState | None = None
    id: str | None = None  # of the move that made it, for the seat that made it: committed
    choosing: list[int] = []


class Ready(ServerMessage, tag="ready", frozen=True):
    """Who has answered, where several choose at once.

    The seat that has just answered gets its own answer, too, and the `id` of the move: it is committed.
    """

    step: int
    ready: list[int]
    clock: ClockState | None = None
    answer: str | None = None
    id: str | None = None


class Done(ServerMessage, tag="done", frozen=True):
    """The answer to a move that had already been made."""

    id: str
    step: int


class Info(ServerMessage, tag="info", frozen=True):
    """The table's seats or status changed."""

    info: TableInfo


class Seated(ServerMessage, tag="seated", frozen=True):
    """Your seat. Its token opens it on any device: keep it secret. Empty: the one that you sent."""

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
    """A reason for a move:

    how much of a measure follows it, and how much follows the moves it is compared with (`against`). The words are in
    the catalogue as `<game>-why-<measure>`, and `hint-why-<against>`. A `chance` is in percent.
    """

    measure: str
    chance: bool
    value: float
    other: float
    against: Against
    speaks: int  # 1 for the move, -1 against it, 0 for neither


class Advice(Struct, frozen=True):
    """A bot's estimate of one move, from 0 (lost) to 1 (won), with its standard error and the reasons."""

    move: str
    value: float
    error: float
    why: list[Why]


class Hinted(ServerMessage, tag="hint", frozen=True):
    """A hint. `verdict` states how much better the first move is, `outlook` how good the position is."""

    step: int
    moves: list[Advice]  # the best few, the best of them first
    verdict: Verdict
    outlook: Outlook


class Past(ServerMessage, tag="history", frozen=True):
    """Past changes. `step` is the number before the first one; `more`: further ones follow."""

    step: int
    changes: list[Change]
    more: bool = False


class Error(ServerMessage, tag="error", frozen=True):
    """An error. `key` is in the catalogue as `error-<key>`; `rule` is the number of the rule that a move broke."""

    key: str
    args: dict[str, Json] = {}
    rule: str | None = None
    id: str | None = None  # of the move that is refused
    to: str | None = None  # the type of the message that is refused
    step: int | None = None  # where the table is, when the message was for another step


class Pong(ServerMessage, tag="pong", frozen=True):
    now: int


AnyServerMessage = (
    Welcome
    | Snapshot
    | Update
    | Ready
    | Done
    | Info
    | Seated
    | TicketMade
    | Presence
    | Chat
    | Hinted
    | Past
    | Error
    | Pong
)


# What goes over HTTP.


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table: open, or a bot's."""

    bot: Level | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Json] = {}
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
    take_backs: bool = False  # also with a clock; without one, moves may always be taken back


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
    """One of the client's own seats: its table, and the token that opens it."""

    table: TableId
    token: Token


class OwnSeats(Struct, forbid_unknown_fields=True, frozen=True):
    seats: Annotated[list[SeatKey], Meta(max_length=40)]


class SeatNews(Struct, omit_defaults=True, frozen=True):
    """The state of one's seat: what a glance at the table from there would show."""

    info: TableInfo
    seat: int | None = None  # yours; None for a host without one
    turn: int | None = None  # the seat to act
    left: int | None = None  # milliseconds until its time is up
    began: bool = False  # there was a game: a table may be closed before
    winners: list[int] = []  # once it is over


class OwnSeatsAnswer(Struct, frozen=True):
    seats: list[SeatNews | None]  # in the same order; None where the token opens nothing


class Lobby(Struct, frozen=True):
    tables: list[TableInfo]


class ConnectionInfo(Struct, frozen=True):
    """How a request arrived, and where others reach this server: for `parfait doctor --server` and for invitations."""

    address: str  # whose limits count: the sender's, where proxies say so
    forwarded: bool  # whether a proxy that is trusted said so
    base: str  # what links begin with
    network: str  # what they begin with in the local network, if we listen there; else ""
    time: float  # by this server's clock
    site: int = 0  # bytes to load for playing without this server, under /device/; 0 where that is not offered


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
    """A list of `count` different values out of `values`, in any order."""

    values: list[str]
    count: int


class ListKind(OptionKind, tag="list", frozen=True):
    """A list of `length` values of one kind, which add up to `total` if that is given."""

    item: AnyOptionKind
    length: int
    total: int | None


class RecordKind(OptionKind, tag="record", frozen=True):
    """An object with exactly these fields, each with its own kind."""

    fields: dict[str, AnyOptionKind]


class TableKind(OptionKind, tag="table", frozen=True):
    """An object with exactly these keys, all of one kind."""

    rows: list[str]
    row: AnyOptionKind


AnyOptionKind = FlagKind | WholeKind | ChoiceKind | SubsetKind | ListKind | RecordKind | TableKind


class OptionInfo(Struct, frozen=True):
    name: str
    rule: str
    default: Json
    kind: AnyOptionKind


class PartInfo(Struct, omit_defaults=True, frozen=True):
    """How a field of the view is laid out on a table (core/layout.py), for clients that do not draw this game."""

    field: str
    lies: Literal["row", "grid", "pile", "number"]
    whose: Literal["own", "seats", "table"]
    piece: str = ""  # what its pieces are: "card", "die", …
    suits: str = ""  # first letters of the pieces' notation, each with a colour of its own
    label: str = ""  # a key of the catalogue
    columns: int = 0  # of a grid
    empty: bool = False  # null is a place without a piece; otherwise it is a piece face down
    reveals: bool = False  # what comes to light there is looked at before the game goes on


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
    varied: dict[str, Json]  # what the study varies, with its values here
    options: dict[str, Json]  # of a table that plays by it


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
    """Moves in notation, for a number of players and options."""

    moves: Annotated[list[MoveText], Meta(max_length=1024)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Json] = {}
    language: Literal["en", "fr", "ja"] | None = None  # to be told in words, too


class DescribedMoves(Struct, omit_defaults=True, frozen=True):
    """The name of each move; texts that are not moves of the game are left out."""

    moves: dict[str, GameEvent]
    words: dict[str, str] = {}  # in the language asked for


class LessonMoves(Struct, forbid_unknown_fields=True, frozen=True):
    """The moves that a learner has made at a table of a lesson. The last is new: it may be refused, or declined.

    A part may continue the one before it, at the same table: then its moves come after those. If only the first of them
    are given, the part begins as if the learner had made the moves that were asked for.
    """

    moves: Annotated[list[MoveText], Meta(max_length=200)]


class LessonRemark(Struct, omit_defaults=True, frozen=True):
    """A remark to the learner: a key of the lesson's catalogue, its arguments, and the rules behind it."""

    key: str
    args: dict[str, Json] = {}
    rules: list[str] = []


class LessonPosition(Struct, frozen=True):
    """Where the learner is: the view before their last move, and what has happened since.

    A move that is legal, but not what is to be learned here, is declined: nothing happened, and the remarks say why.
    """

    info: TableInfo
    seat: int
    step: int  # before the changes
    view: ViewFields
    changes: list[Change]
    remarks: list[LessonRemark]
    declined: bool
    done: bool  # on to the next part
    legal: list[str]  # as patterns
    asked: GameEvent | None
    expected: str | None  # the move that is to be found, for one who does not find it
    moves: list[str]  # that the learner has made at this table, those in earlier parts included
    carries_on: bool  # the next part begins where this one ends; otherwise at a new table


class Replay(Struct, frozen=True):
    """A part of a game as one seat (-1:

    a spectator) sees it: the view before it, then its changes. While the game is running, neither has fields of the
    view: the past is sent as moves and events.
    """

    info: TableInfo
    seat: int
    step: int
    view: ViewFields
    changes: list[Change]
    more: bool


class Problem(Struct, omit_defaults=True, frozen=True):
    """An error over HTTP; `key` is in the catalogue as `error-<key>`."""

    key: str
    args: dict[str, Json] = {}
    rule: str | None = None


encode = msgspec.json.Encoder(order=None).encode
