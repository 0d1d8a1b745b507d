"""What is wrong with a prototype, in one line that names its file and line."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parfait.core.errors import BrokenRules, told
from parfait.core.timeout import Limited, TooLong


class PrototypeError(BrokenRules):
    """`pig.py:23: …`: a fault in a prototype's code, for whoever writes it."""


def file_of(kind: type) -> Path:
    return Path(inspect.getfile(kind))


def line_of(kind: type, name: str) -> int:
    """Where a class says what `name` is; where the class begins if it does not say."""
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
    """What is wrong with a field or a method."""
    return PrototypeError(f"{file_of(kind).name}:{line_of(kind, name)}: {message}")


def ask(kind: type, call: str, method: Callable[..., Any], *arguments: Any) -> Any:
    """Run a method of a prototype. Whatever it raises becomes a line that says where."""
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
    except Exception as error:
        raise PrototypeError(f"{_raised_at(kind, call, error)}: in {call}: {told(error)}") from error


def _raised_at(kind: type, call: str, error: BaseException) -> str:
    """The last line of the prototype's own file on the way to an error; where there is none, that of the method."""
    file = file_of(kind)
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == file]
    return f"{file.name}:{lines[-1] if lines else line_of(kind, call.partition('(')[0])}"
