"""`parfait verify`: check records."""

from __future__ import annotations

import json
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
    as_json: Annotated[bool, typer.Option("--json", help="help-verify-json")] = False,
    lang: Language = None,
) -> None:
    """Check every record in the files; exit code 1 if one is invalid."""
    words = output.speak(lang)
    right = wrong = 0
    problems = []
    for file in files:
        for place, error in checked(file):
            right += error is None
            wrong += error is not None
            if error is not None and as_json:
                line = int(place[1:]) if place else None
                problems.append({"file": printable(file), "line": line, "problem": output.what_is_wrong(error)})
            elif error is not None:
                where = "" if isinstance(error, FileError) else f"{printable(file)}{place}: "
                print(where + output.what_is_wrong(error))
    if as_json:
        print(json.dumps({"right": right, "wrong": wrong, "problems": problems}, ensure_ascii=False))
    else:
        output.complain(words("cli-verified", right=right, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def checked(file: Path) -> Iterator[tuple[str, ParfaitError | None]]:
    """The line of each record (":12") and what is wrong with it, or the file's own error."""
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
