"""`parfait restore`: replace a server's database with a backup."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.files import FileError, named, printable
from parfait.cli.serve import Database

EXAMPLES = """
parfait restore tables-2026-01-31.sqlite3
"""


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-file")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Check a backup and put it in the database's place. The old database is kept under another name."""
    from parfait.server.store import StoreError, restoring
    from parfait.server.store.open import default_database, file_of

    words = output.speak(lang)
    place = file_of(database or default_database())
    if place is None:
        raise StoreError("restore-with-pg-restore")
    if not file.is_file():
        with named(file):
            file.open("rb").close()
        raise FileError("not-a-file", file=printable(file))
    if place.exists() and file.samefile(place):
        raise UsageError("file-exists", file=printable(file))
    with named(place):
        done = restoring.restore(file, place)
    when = f"{datetime.fromtimestamp(done.newest):%Y-%m-%d %H:%M}" if done.tables else "–"
    print(words("restore-done", tables=done.tables, when=when, database=printable(place)))
    if done.aside is not None:
        print(words("restore-aside", file=printable(done.aside)))
