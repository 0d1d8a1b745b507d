"""The studies of the lab in the server's data folder: what was varied, to be tried at a table, and the reports.

The host puts these files there (`parfait lab run … --out DATA/lab/NAME`), so they are trusted like the rest of the
server.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parfait import games
from parfait.locale import LANGUAGES
from parfait.server.protocol import messages as p
from parfait.server.protocol.refusals import Refused
from parfait.server.store.open import default_database, file_of

NAME = re.compile(r"[\w-]{1,60}")
# A report is a page by itself: it loads nothing and runs nothing.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " sandbox"
)


def folder_of(database: str) -> Path:
    """The folder `lab` next to the database or, if that is not a file, in the user's data folder."""
    file = file_of(database or default_database()) or file_of(default_database())
    assert file is not None
    return file.parent / "lab"


def studies(folder: Path) -> p.Studies:
    return p.Studies(list(_found(folder)))


def _found(folder: Path) -> Iterator[p.StudyInfo]:
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if NAME.fullmatch(path.name) and (info := _read(path)) is not None:
            yield info


def _read(path: Path) -> p.StudyInfo | None:
    """Read a study; None if it is not one, or if its game is missing or has another version."""
    try:
        about: dict[str, Any] = json.loads((path / "study.json").read_text(encoding="utf-8"))
        game = games.find(about["study"]["game"])
        players = about["study"]["players"] or game.players[-1]
        variants = [
            p.VariantInfo(dict(variant["varied"]), game.options.read(variant["options"], players).write())
            for variant in about["variants"]
        ]
    except Exception:  # a file of whatever kind
        return None
    reports = [language for language in LANGUAGES if (path / f"report.{language}.html").is_file()]
    return p.StudyInfo(path.name, game.name, players, variants, reports)


def report(folder: Path, name: str, language: str) -> bytes:
    file = folder / name / f"report.{language}.html"
    if not NAME.fullmatch(name) or language not in LANGUAGES or not file.is_file():
        raise Refused("no-such-page", 404)
    return file.read_bytes()
