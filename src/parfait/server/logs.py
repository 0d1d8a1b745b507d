"""Structured logs on standard error: one line per event, as JSON unless it is a terminal. They hold no secrets."""

from __future__ import annotations

import logging
import secrets
import sys
from contextvars import ContextVar

import structlog

_request: ContextVar[str | None] = ContextVar("request", default=None)


def new_request() -> str:
    """A new ID for a request, or for a connection whose messages are numbered."""
    return secrets.token_hex(4)


def request() -> str | None:
    """The current request: everything logged until its commit carries its ID."""
    return _request.get()


class of_request:  # noqa: N801 (reads as what it is: with of_request(…))
    """A context in which a request is current. A class for speed, because every message uses it."""

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
