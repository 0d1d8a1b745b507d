"""Structured logs on standard error: one line an event, as JSON when nobody is at the terminal. Never a secret."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up(level: str = "info") -> None:
    chain: list[structlog.typing.Processor] = [
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
