"""Answers of the HTTP API, good and bad."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from parfait.core import ParfaitError, UnknownGame
from parfait.server.protocol import messages as p
from parfait.server.protocol import refusals
from parfait.server.protocol.refusals import Refused


def answer(found: Any, status: int = 200) -> Response:
    text = found if isinstance(found, bytes) else p.encode(found)
    return Response(text, status, {"cache-control": "no-store"}, "application/json")


def problem(error: ParfaitError) -> Response:
    """422 for what the description does not allow, 409 for what it allows and the game or the table does not."""
    status = error.status if isinstance(error, Refused) else 422 if isinstance(error, UnknownGame) else 409
    return answer(refusals.http(error), status)
