"""Structured logs on standard error: one line an event, as JSON when nobody is at the terminal. Never a secret."""

from __future__ import annotations

import logging
import secrets
import sys
from contextvars import ContextVar

import structlog

_request: ContextVar[str | None] = ContextVar("request", default=None)


def new_request() -> str:
    """A name for a request, or for a connection whose messages are counted."""
    return secrets.token_hex(4)


def request() -> str | None:
    """What is being done at the request of somebody: whatever is logged meanwhile says so, up to the commit."""
    return _request.get()


class of_request:  # noqa: N801 (reads as what it is: with of_request(…))
    """While this is done, it is at that request. A class, since every message comes by."""

    __slots__ = ("name", "token")

    def __init__(self, name: str | None) -> None:
        self.name = name

    def __enter__(self) -> None:
        self.token = _request.set(self.name)

    def __exit__(self, *_: object) -> None:
        _request.reset(self.token)


def add_request(logger: object, method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    if (name := _request.get()) is not None:
        event.setdefault("request", name)
    return event


def set_up(level: str = "info") -> None:
    chain: list[structlog.typing.Processor] = [
        add_request,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if sys.stderr.isatty():
        # the usual formatter would show the values of variables, cards among them
        chain.append(structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback))
    else:
        chain += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    number = logging.getLevelName(level.upper())
    structlog.configure(
        processors=chain,
        wrapper_class=structlog.make_filtering_bound_logger(number if isinstance(number, int) else logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.ERROR)
