"""The OpenAPI description of the HTTP API, from the types of the package protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import msgspec

from parfait import __version__, games
from parfait.locale import LANGUAGES
from parfait.server.protocol import messages as p
from parfait.server.protocol import parties as pp
from parfait.server.protocol import reviewing as r
from parfait.server.workers.roster import LEVELS

TABLE = {
    "name": "table",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "pattern": "^[0-9A-Za-z]{8,32}$"},
}
STUDY = {"name": "study", "in": "path", "required": True, "schema": {"type": "string", "pattern": r"^[\w-]{1,60}$"}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"enum": list(games.names())}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"enum": list(LANGUAGES)}}
PART = {"name": "part", "in": "path", "required": True, "schema": {"type": "string"}}
SEAT = {"name": "seat", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0, "maximum": 15}}
STEP = {
    "name": "step",
    "in": "query",
    "description": "the step to begin after",
    "schema": {"type": "integer", "minimum": 0, "maximum": 10**9},
}
VIEWER = {
    "name": "seat",
    "in": "query",
    "description": "whose view; -1 for a spectator",
    "schema": {"type": "integer", "minimum": -1, "maximum": 15},
}
EFFORT = {
    "name": "effort",
    "in": "query",
    "description": "how closely to look",
    "schema": {"enum": list(get_args(r.EffortName)), "default": "usual"},
}
REVIEW = {"name": "review", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[0-9a-f]{32}$"}}
TOKEN: list[dict[str, list[str]]] = [{}, {"token": []}]
REASONS = {
    400: "not JSON",
    401: "a token that opens nothing here",
    403: "requested by a page of another site",
    404: "no such table, seat or game",
    409: "not possible now",
    413: "too large",
    415: "not sent as JSON",
    421: "requested under an unknown host name",
    422: "does not fit this description",
    429: "too many requests",
    503: "the database does not answer, or there are too many tables",
}
TYPES = (
    p.MovesToDescribe,
    p.DescribedMoves,
    p.LessonMoves,
    p.LessonPosition,
    p.NewTable,
    p.NewTableAnswer,
    p.SitDown,
    p.SitDownAnswer,
    p.OwnSeats,
    p.OwnSeatsAnswer,
    p.ConnectionInfo,
    p.Lobby,
    p.Games,
    p.Studies,
    p.TableInfo,
    p.Replay,
    r.AskReview,
    r.ReviewAnswer,
    r.PlayOn,
    r.PlayOnRecord,
    pp.NewParty,
    pp.PartyCode,
    pp.PartyFound,
    p.Problem,
)


# What the API does, each by the name of its method in api.py: its routes and its description are both made from this.
@dataclass(frozen=True)
class Operation:
    """A request of the API. `name` is the method of `Api` that answers it."""

    name: str
    path: str
    summary: str
    answer: type | None = None  # of the JSON; without one, `content` is a text
    content: str = "application/jsonl"
    status: int = 200
    parameters: Sequence[Mapping[str, object]] = ()
    body: type | None = None  # `str` for a record; without one, it is a GET
    errors: tuple[int, ...] = (503,)
    security: list[dict[str, list[str]]] | None = None

    @property
    def method(self) -> str:
        return "GET" if self.body is None else "POST"


OPERATIONS = [
    Operation(
        name="games",
        path="/api/games",
        summary="The games, their options, and the levels of bots",
        answer=p.Games,
    ),
    Operation(
        name="connection",
        path="/api/connection",
        summary="How this request arrived: the address it is counted under, how links begin, and the server's time",
        answer=p.ConnectionInfo,
    ),
    Operation(
        name="emblem",
        path="/api/games/{game}/emblem.svg",
        summary="A small picture of a game",
        parameters=[GAME],
        content="image/svg+xml",
        errors=(404,),
    ),
    Operation(
        name="words",
        path="/api/games/{game}/words/{language}",
        summary="A game's words in one language, as a Fluent catalogue",
        parameters=[GAME, LANGUAGE],
        content="text/plain",
        errors=(404,),
    ),
    Operation(
        name="rules",
        path="/api/games/{game}/rules/{language}",
        summary="The rules page of a game in one language, in Markdown",
        parameters=[GAME, LANGUAGE],
        content="text/markdown",
        errors=(404,),
    ),
    Operation(
        name="moves",
        path="/api/games/{game}/moves",
        summary="The names of moves, as events to put into words",
        parameters=[GAME],
        body=p.MovesToDescribe,
        answer=p.DescribedMoves,
        errors=(400, 404, 409, 413, 422),
    ),
    Operation(
        name="lesson_words",
        path="/api/games/{game}/lesson/words/{language}",
        summary="The words of a game's lesson in one language, as a Fluent catalogue",
        parameters=[GAME, LANGUAGE],
        content="text/plain",
        errors=(404,),
    ),
    Operation(
        name="lesson",
        path="/api/games/{game}/lesson/{part}",
        summary="A part of a game's lesson after the learner's moves; an illegal move is refused with its rule",
        parameters=[GAME, PART],
        body=p.LessonMoves,
        answer=p.LessonPosition,
        errors=(400, 404, 409, 413, 422),
    ),
    Operation(
        name="studies",
        path="/api/studies",
        summary="The studies of the lab in the data folder, and the rules that they tried",
        answer=p.Studies,
    ),
    Operation(
        name="report",
        path="/api/studies/{study}/{language}",
        summary="The report of a study, as a self-contained page",
        parameters=[STUDY, LANGUAGE],
        content="text/html",
        errors=(404,),
    ),
    Operation(
        name="lobby",
        path="/api/tables",
        summary="The lobby: listed tables that wait or play",
        answer=p.Lobby,
    ),
    Operation(
        name="own_seats",
        path="/api/seats",
        summary="The state of your own seats: whose turn it is, with whom, for how long",
        body=p.OwnSeats,
        answer=p.OwnSeatsAnswer,
        errors=(400, 413, 422, 503),
    ),
    Operation(
        name="create",
        path="/api/tables",
        summary="Create a table",
        body=p.NewTable,
        status=201,
        answer=p.NewTableAnswer,
        errors=(400, 409, 413, 422, 503),
    ),
    Operation(
        name="create_party",
        path="/api/parties",
        summary="Start a party",
        body=pp.NewParty,
        status=201,
        answer=pp.PartyFound,
        errors=(400, 404, 409, 413, 422, 503),
    ),
    Operation(
        name="find_party",
        path="/api/join",
        summary="Find a party by the code that somebody typed",
        body=pp.PartyCode,
        answer=pp.PartyFound,
        errors=(400, 404, 413, 422, 503),
    ),
    Operation(
        name="table",
        path="/api/tables/{table}",
        summary="The public information about a table",
        parameters=[TABLE],
        answer=p.TableInfo,
        errors=(404, 503),
    ),
    Operation(
        name="sit",
        path="/api/tables/{table}/seats/{seat}",
        summary="Take a seat: an open one or, with a ticket, the reserved one",
        parameters=[TABLE, SEAT],
        body=p.SitDown,
        status=201,
        answer=p.SitDownAnswer,
        errors=(400, 401, 404, 409, 413, 422, 503),
        security=TOKEN,
    ),
    Operation(
        name="record",
        path="/api/tables/{table}/record",
        summary="The record of a finished game, as parfait-record/1",
        parameters=[TABLE],
        errors=(404, 409, 503),
    ),
    Operation(
        name="log",
        path="/api/tables/{table}/log",
        summary="What the token's seat, or a spectator, has seen so far",
        parameters=[TABLE, STEP],
        answer=p.Replay,
        errors=(401, 404, 422, 503),
        security=TOKEN,
    ),
    Operation(
        name="replay",
        path="/api/tables/{table}/replay",
        summary="A finished game, step by step, from any seat",
        parameters=[TABLE, STEP, VIEWER],
        answer=p.Replay,
        errors=(404, 409, 422, 503),
    ),
    Operation(
        name="ask_review",
        path="/api/tables/{table}/review",
        summary="Start the review of a finished game, continue it, or stop it",
        parameters=[TABLE],
        body=r.AskReview,
        answer=r.ReviewAnswer,
        errors=(400, 404, 409, 413, 422, 503),
    ),
    Operation(
        name="review",
        path="/api/tables/{table}/review",
        summary="The progress of a review, and its results from a step on",
        parameters=[TABLE, STEP, EFFORT],
        answer=r.ReviewAnswer,
        errors=(404, 409, 422, 503),
    ),
    Operation(
        name="review_record",
        path="/api/reviews",
        summary="Start the review of a record in the request, or continue it",
        parameters=[EFFORT],
        body=str,
        answer=r.ReviewAnswer,
        errors=(409, 413, 422, 503),
    ),
    Operation(
        name="record_review",
        path="/api/reviews/{review}",
        summary="The progress of a record's review, and its results from a step on",
        parameters=[REVIEW, STEP, EFFORT],
        answer=r.ReviewAnswer,
        errors=(404, 409, 422, 503),
    ),
    Operation(
        name="play_on",
        path="/api/tables/{table}/play-on",
        summary="Create a table that continues a finished game from one of its steps",
        parameters=[TABLE],
        body=r.PlayOn,
        status=201,
        answer=p.NewTableAnswer,
        errors=(400, 404, 409, 413, 422, 503),
    ),
    Operation(
        name="play_on_record",
        path="/api/play-on",
        summary="Create a table that continues a record in the request from one of its steps",
        body=r.PlayOnRecord,
        status=201,
        answer=p.NewTableAnswer,
        errors=(400, 409, 413, 422, 503),
    ),
    Operation(
        name="replay_record",
        path="/api/replay",
        summary="A record in the request (one line of parfait-record/1), step by step, from any seat",
        parameters=[STEP, VIEWER],
        body=str,
        answer=p.Replay,
        errors=(409, 413, 422),
    ),
]


@cache
def description() -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    _name_what_there_is(components)
    named = dict(zip(TYPES, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Parfait",
            "version": __version__,
            "description": "The game itself is played over the WebSocket at /ws.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _name_what_there_is(components: dict[str, Any]) -> None:
    """Add the names of games and levels to the description, which the types leave open."""
    table, seat = components["NewTable"]["properties"], components["NewSeat"]["properties"]
    table["game"] = {"enum": list(games.names())}
    table["timeout_level"] = {"enum": list(LEVELS), "default": "random"}
    seat["bot"] = {"enum": [*LEVELS, None], "default": None}
    components["NewParty"]["properties"]["bots"] = {"enum": [*LEVELS, None], "default": None}
    for name in ("PlayOn", "PlayOnRecord"):
        components[name]["properties"]["bot"] = {"enum": list(LEVELS), "default": "3"}


def _operation(operation: Operation, named: dict[Any, Any]) -> dict[str, Any]:
    if operation.answer is not None:
        content = {"application/json": {"schema": named[operation.answer]}}
    else:
        content = {operation.content: {"schema": {"type": "string"}}}
    found: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": {str(operation.status): {"description": "done", "content": content}},
    }
    by_post = () if operation.body is None else (403, 415)
    for status in sorted({*operation.errors, *by_post, 421, 429}):
        found["responses"][str(status)] = {
            "description": REASONS[status],
            "content": {"application/json": {"schema": named[p.Problem]}},
        }
    if operation.parameters:
        found["parameters"] = operation.parameters
    if operation.body is not None:
        text = operation.body is str
        kinds = ("application/jsonl", "application/json") if text else ("application/json",)
        schema = {"type": "string"} if text else named[operation.body]
        found["requestBody"] = {"required": True, "content": {kind: {"schema": schema} for kind in kinds}}
    if operation.security is not None:
        found["security"] = operation.security
    return found
