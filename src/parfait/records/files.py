"""Files of records, read line by line, and written so that nothing already there is lost."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO

from parfait.records.record import LONGEST_LINE, Record, RecordError, read_record

STANDARD_INPUT = Path("-")


def read_lines(path: Path) -> Iterator[tuple[int, Record | RecordError]]:
    """Every record in a file with its line number, or the error in that line. Empty lines are skipped.

    The file `-` is standard input.
    """
    with nullcontext(sys.stdin.buffer) if path == STANDARD_INPUT else path.open("rb") as file:
        number = 0
        while line := file.readline(LONGEST_LINE + 1):
            number += 1
            if len(line) > LONGEST_LINE:
                while not line.endswith(b"\n") and (line := file.readline(LONGEST_LINE)):
                    pass
                yield number, RecordError("line-too-long", limit=LONGEST_LINE)
                continue
            if number == 1:
                line = line.removeprefix(b"\xef\xbb\xbf")
            if line.strip():
                try:
                    yield number, read_record(line)
                except RecordError as error:
                    yield number, error


@contextmanager
def replacing(path: Path) -> Iterator[IO[str]]:
    """A file to write to that replaces `path` once everything is written, and otherwise leaves nothing behind."""
    if path.exists() and not path.is_file():  # a device or a pipe, such as /dev/stdout
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        return
    target = path.resolve()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, target.stat().st_mode if target.exists() else 0o666 & ~_umask())
        os.replace(name, target)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
