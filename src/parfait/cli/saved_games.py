"""`parfait games --saved`: the saved games, and how to continue each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from parfait.cli import output
from parfait.cli.files import printable
from parfait.cli.replay import player_names
from parfait.cli.saving import saved_files, saves_folder
from parfait.locale import Words
from parfait.records import Record, RecordError, read_lines


def list_saved(words: Words, *, as_json: bool) -> None:
    """Show them, the latest first."""
    found = list(_readable())
    if as_json:
        print(json.dumps([_data(file, record, words) for file, record in found], ensure_ascii=False))
        return
    console = output.console()
    if not found:
        console.print(words("cli-saved-none"))
        return
    table = Table(box=None, pad_edge=False, header_style="dim", show_header=False)
    for column in ("file", "state", "when", "players"):
        table.add_column(column, overflow="fold", no_wrap=column != "players")
    for file, record in found:
        table.add_row(
            Text(printable(file.name), style="bold"),
            words("cli-saved-over" if record.result else "cli-saved-open"),
            Text(_when(file).strftime("%Y-%m-%d %H:%M"), style="dim"),
            words.listing(player_names(record, words)),
        )
    console.print(table)
    console.print()
    console.print(Text(words("cli-saved-how", folder=printable(saves_folder())), style="dim"))


def _readable() -> Iterator[tuple[Path, Record]]:
    """The files that hold a game; others are not mentioned."""
    for file in saved_files():
        for _, record in read_lines(file):
            if not isinstance(record, RecordError):
                yield file, record
            break


def _when(file: Path) -> datetime:
    return datetime.fromtimestamp(file.stat().st_mtime).astimezone()


def _data(file: Path, record: Record, words: Words) -> dict[str, object]:
    return {
        "file": str(file),
        "saved": _when(file).isoformat(timespec="seconds"),
        "game": record.game.name,
        "players": player_names(record, words),
        "steps": len(record.steps),
        "over": record.result is not None,
    }
