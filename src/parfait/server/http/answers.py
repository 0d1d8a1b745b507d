"""Answers of the HTTP API, including errors."""

from __future__ import annotations

from starlette.responses import Response

from parfait.core import ParfaitError, UnknownGame
from parfait.server.protocol import messages as p
from parfait.server.protocol import refusals
from parfait.server.protocol.refusals import Refused


def answer(found: object, status: int = 200) -> Response:
    text = found if isinstance(found, bytes) else p.encode(found)
    return Response(text, status, {"cache-control": "no-store"}, "application/json")


def problem(error: ParfaitError) -> Response:
    """An error answer:

    422 if the request does not fit the description, 409 if the game or the table does not allow it.
    """
    status = error.status if isinstance(error, Refused) else 422 if isinstance(error, UnknownGame) else 409
    return answer(refusals.http(error), status)
