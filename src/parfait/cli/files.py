"""Errors about files that cannot be read or written, by the name that the user gave."""

from __future__ import annotations

import errno
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parfait.cli import output
from parfait.core import ParfaitError
from parfait.core.errors import shorten
from parfait.records import RecordError


class FileError(ParfaitError):
    """A file that cannot be read or written, or does not hold what it should."""

    @classmethod
    def of(cls, error: OSError, file: str | Path | None = None) -> FileError:
        named = file if file is not None else error.filename
        problem = errno.errorcode.get(error.errno or 0, "other")
        reason = error.strerror or type(error).__name__
        return cls("file", file=printable(named or "stdout"), problem=problem, reason=reason)


@contextmanager
def named(file: Path) -> Iterator[None]:
    """Report errors inside as errors of this file (except a closed pipe)."""
    try:
        yield
    except OSError as error:
        if error.errno == errno.EPIPE:
            raise
        raise FileError.of(error, file) from error
    except RecordError as error:
        raise FileError("bad-record", file=printable(file), problem=output.what_is_wrong(error)) from error


def quoted(file: Path | None) -> str:
    """A file's name, quoted for a shell."""
    return shlex.quote(printable(file))


def printable(file: str | Path | object) -> str:
    """A file's name on one line, whatever characters it contains."""
    text = str(file).encode("utf-8", "replace").decode()
    return text if text.isprintable() else shorten(text)
