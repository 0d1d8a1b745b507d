"""Saving games in one place, and reading them back."""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path

from parfait.cli.arguments import UsageError
from parfait.cli.files import FileError, named, printable, quoted
from parfait.core import OVER, ParfaitError
from parfait.core.system import data_folder
from parfait.records import Record, RecordError, read_lines, replacing

LAST = "last"  # the game saved last


class SavedGame:
    """The file that a game is saved to: chosen, resumed from, or the first free name."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.steps = -1  # how many steps are safe there

    def save(self, record: Record, file: Path | None = None) -> Path:
        """Write the record, but never over the file of another game."""
        target = file or self.file or free_file(saves_folder(), record.game.name)
        if file is None and self.file is None:
            with named(target.parent):
                target.parent.mkdir(parents=True, exist_ok=True)
        if target != self.file and target.exists():
            raise UsageError("file-exists", file=printable(target))
        with named(target), replacing(target) as out:
            out.write(record.write() + "\n")
        self.file, self.steps = target, len(record.steps)
        return target

    def save_somewhere(self, record: Record) -> Path:
        """Save in the first place that works: the usual folder, the current one, the home folder, or that of temporary
        files."""
        failures: list[ParfaitError] = []
        for folder in (None, Path(), Path.home(), Path(tempfile.gettempdir())):
            try:
                return self.save(record, None if folder is None else free_file(folder, record.game.name))
            except ParfaitError as error:
                failures.append(error)
            except OSError as error:
                failures.append(FileError.of(error))
        raise failures[0]


def saves_folder() -> Path:
    """Where games are saved unless a file is named."""
    return data_folder() / "saves"


def saved_files() -> list[Path]:
    """The games saved there, the latest first."""
    if not saves_folder().is_dir():
        return []
    return sorted(saves_folder().glob("*.jsonl"), key=lambda file: (-file.stat().st_mtime, file.name))


def found(file: Path) -> Path:
    """The file; or, if there is none, the saved game of that name, or the latest for `last`."""
    if file.name != str(file) or file.exists():
        return file
    if str(file) == LAST and (saved := saved_files()):
        return saved[0]
    return kept if (kept := saves_folder() / file).exists() else file


def named_shortly(file: Path) -> Path:
    """The shortest name by which `found` finds this file: a saved game needs no folder."""
    return Path(file.name) if file.parent == saves_folder() and not Path(file.name).exists() else file


def free_file(folder: Path, game: str) -> Path:
    """`parfait-dozito-1.jsonl`, or the same with the next free number."""
    return next(file for n in count(1) if not (file := folder / f"parfait-{game}-{n}.jsonl").exists())


def read_saved(file: Path) -> Record:
    """The only unfinished game in a file."""
    with named(file):
        records = [record for _, record in read_lines(found(file))]
        if not records:
            raise RecordError("no-record")
        record = records[0]
        if len(records) > 1:
            raise FileError("not-one-game", file=printable(file), count=len(records))
        if isinstance(record, RecordError):
            raise record
        if record.replay().turn == OVER:
            raise FileError("already-over", file=quoted(file))
        return record
