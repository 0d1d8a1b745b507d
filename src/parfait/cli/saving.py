"""Saving games and reading them back."""

from __future__ import annotations

import tempfile
from itertools import count
from pathlib import Path

from parfait.cli.arguments import UsageError
from parfait.cli.files import FileError, named, printable, quoted
from parfait.core import OVER, ParfaitError
from parfait.records import Record, RecordError, read_lines, replacing


class SavedGame:
    """The file that a game is saved to: chosen, resumed from, or the first free name."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.steps = -1  # how many steps are safe there

    def save(self, record: Record, file: Path | None = None) -> Path:
        """Write the record down; never over a file that is not this game's."""
        target = file or self.file or free_file(Path(), record.game.name)
        if target != self.file and target.exists():
            raise UsageError("file-exists", file=printable(target))
        with named(target), replacing(target) as out:
            out.write(record.write() + "\n")
        self.file, self.steps = target, len(record.steps)
        return target

    def save_somewhere(self, record: Record) -> Path:
        """Save where it can be saved: the usual place, else at home, else among the temporary files."""
        failures: list[ParfaitError] = []
        for folder in (None, Path.home(), Path(tempfile.gettempdir())):
            try:
                return self.save(record, None if folder is None else free_file(folder, record.game.name))
            except ParfaitError as error:
                failures.append(error)
            except OSError as error:
                failures.append(FileError.of(error))
        raise failures[0]


def free_file(folder: Path, game: str) -> Path:
    """`parfait-dozito-1.jsonl`, or with the next number that is not taken."""
    return next(file for n in count(1) if not (file := folder / f"parfait-{game}-{n}.jsonl").exists())


def read_saved(file: Path) -> Record:
    """The only unfinished game in a file."""
    with named(file):
        records = [record for _, record in read_lines(file)]
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
