"""Errors in a prototype, in one line that names its file and line."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parfait.core.errors import BrokenRules, one_line
from parfait.core.timeout import Limited, TooLong


class PrototypeError(BrokenRules):
    """`pig.py:23: …`: an error in a prototype's code, for its author."""


def file_of(kind: type) -> Path:
    return Path(inspect.getfile(kind))


def line_of(kind: type, name: str) -> int:
    """The line that defines `name` in a class, or else the line where the class begins."""
    found = getattr(kind, name, None)
    if inspect.isfunction(found) and Path(found.__code__.co_filename) == file_of(kind):
        return found.__code__.co_firstlineno
    try:
        lines, first = inspect.getsourcelines(kind)
    except (OSError, TypeError):
        return 1
    for number, line in enumerate(lines):
        if line.strip().startswith((f"{name} =", f"{name}:", f"{name}=")):
            return first + number
    return first


def wrong(kind: type, name: str, message: str) -> PrototypeError:
    """An error in a field or a method."""
    return PrototypeError(f"{file_of(kind).name}:{line_of(kind, name)}: {message}")


def ask(kind: type, call: str, method: Callable[..., Any], *arguments: Any) -> Any:
    """Run a method of a prototype. Any error becomes one line that names the place."""
    try:
        with Limited():
            return method(*arguments)
    except PrototypeError as error:
        if ":" in str(error).partition(" ")[0]:
            raise
        raise PrototypeError(f"{_raised_at(kind, call, error)}: {error}") from error
    except TooLong as error:
        raise PrototypeError(f"{_raised_at(kind, call, error)}: in {call}: {error}") from None
    except RecursionError as error:
        raise PrototypeError(f"{_raised_at(kind, call, error)}: in {call}: it calls itself without end") from None
    except SystemExit as error:
        raise PrototypeError(f"{_raised_at(kind, call, error)}: in {call}: it ends the whole program") from None
    except Exception as error:
        raise PrototypeError(f"{_raised_at(kind, call, error)}: in {call}: {one_line(error)}") from error


def _raised_at(kind: type, call: str, error: BaseException) -> str:
    """The last line of the prototype's own file in a traceback, or else the line of the method."""
    file = file_of(kind)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == file]
    return f"{file.name}:{lines[-1] if lines else line_of(kind, call.partition('(')[0])}"
