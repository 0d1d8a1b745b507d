"""`parfait backup`: a copy of a server's database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.files import named, printable
from parfait.cli.serve import Database
from parfait.cli.tables import opened

EXAMPLES = """
parfait backup tables-2026-01-31.sqlite3
"""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")],
    database: Database = None,
    lang: Language = None,
) -> None:
    """Copy a database to a file."""
    words = output.speak(lang)
    _check_target(file, database)
    part = file.with_name(file.name + ".part")
    with opened(database) as backend, named(file):
        part.unlink(missing_ok=True)
        try:
            backend.backup(str(part))
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)
    print(words("backup-done", file=printable(file)))


def _check_target(file: Path, database: str | None) -> None:
    """Refuse to overwrite the database itself, or anything that is not a file. An older copy may be replaced."""
    from parfait.server.store.open import default_database, file_of

    if not file.exists() or file.is_dir():  # a folder is told when it is written to
        return
    source = file_of(database or default_database())
    if not file.is_file() or (source is not None and source.exists() and file.samefile(source)):
        raise UsageError("file-exists", file=printable(file))
