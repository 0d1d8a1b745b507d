"""`parfait verify`: are these records right?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from parfait.cli import output
from parfait.cli.arguments import Language
from parfait.cli.files import FileError, named, printable
from parfait.core import ParfaitError
from parfait.records import RecordError, read_lines

EXAMPLES = """
parfait verify games.jsonl
parfait verify records/*.jsonl
"""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="help-verify-files")],
    lang: Language = None,
) -> None:
    """Check every record in the files; exit code 1 if one is invalid."""
    words = output.speak(lang)
    right = wrong = 0
    for file in files:
        for place, error in checked(file):
            right += error is None
            wrong += error is not None
            if error is not None:
                where = "" if isinstance(error, FileError) else f"{printable(file)}{place}: "
                print(where + output.what_is_wrong(error))
    output.complain(words("cli-verified", right=right, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def checked(file: Path) -> Iterator[tuple[str, ParfaitError | None]]:
    """Each record's place in the file (":12"), and what is wrong with it; the file itself where it has none."""
    found = False
    try:
        with named(file):
            for number, record in read_lines(file):
                found = True
                if isinstance(record, RecordError):
                    yield f":{number}", record
                    continue
                try:
                    record.verify()
                except RecordError as error:
                    yield f":{number}", error
                else:
                    yield f":{number}", None
    except ParfaitError as error:
        yield "", error
        return
    if not found:
        yield "", RecordError("no-record")
