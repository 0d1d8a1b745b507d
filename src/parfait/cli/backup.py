"""`parfait backup`: a copy of a server's database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from parfait.cli import speech
from parfait.cli.arguments import Language
from parfait.cli.files import named, printable
from parfait.cli.serve import Database
from parfait.cli.tables import opened


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy; it is replaced if there.")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy a server's database to a file, as of one moment, also while the server runs.

    To go back to it: stop the server, put the file in the database's place, start the server.
    A PostgreSQL database is backed up with pg_dump.

    Examples:
      $ parfait backup tables-2026-01-31.sqlite3
    """
    words = speech.speak(lang)
    part = file.with_name(file.name + ".part")
    with opened(database) as backend, named(file):
        part.unlink(missing_ok=True)
        try:
            backend.backup(str(part))
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)
    print(words("backup-done", file=printable(file)))
