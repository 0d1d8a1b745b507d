"""The folder of a run: what was asked, and a file for each batch that is done.

    study.json     the study, and the version of everything that its results depend on
    games/         Parquet, a row for each game
    facts/         Parquet, what the close look at some games found
    decisions/     Parquet, a row for each decision, where that was asked for
    records/       one game per line, where that was asked for
    traceback.txt  where a game failed, if one did
    stopped.json   where a run ended before its last batch, since its question was answered

A file is there whole or not at all, so a run that is killed loses only the batches in progress. The same study with
more games adds them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parfait import __version__, games
from parfait.core import ParfaitError, folders
from parfait.core.errors import shorten
from parfait.lab.study import study as studies
from parfait.lab.study.batch import Batch, BatchJob
from parfait.lab.study.study import Study

if TYPE_CHECKING:
    from parfait.lab.study.columns import Table

FORMAT = "parfait-study/1"
KINDS = {"games": ".parquet", "facts": ".parquet", "decisions": ".parquet", "records": ".jsonl"}
TRACEBACK = "traceback.txt"
LAST = "games"  # written last: where it is, the others are


@dataclass(frozen=True)
class ShareAnswer:
    """An answer to the study's question, about one share of the wins in one variant."""

    variant: int
    of: str  # whose share it is
    low: float
    high: float
    due: float  # the fair share
    answer: str | None  # "more", "less" or "equal"; None while nobody can say


@dataclass(frozen=True)
class StoppedRun:
    """Why a run ended early: the wave in which its question was answered, and the answers."""

    wave: int
    answers: list[ShareAnswer]


class BadFolder(ParfaitError):
    """A folder that does not belong to this run, or no longer does."""


@cache
def version(game: str) -> str:
    """A digest of what results depend on: Parfait's version, and the sources of the game, the core and the bots."""
    package = folders.GAMES[0].parent
    sources = [games.folder(game), package / "core", package / "bots", package / "lab" / "study", package / "prototype"]
    digest = blake2b(__version__.encode(), digest_size=8)
    for folder in sources:
        for path in sorted(folder.glob("*")) if folder.is_dir() else [folder]:
            if path.suffix in (".py", ".json") and path.name not in REPORTING:
                digest.update(path.name.encode() + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"


REPORTING = {
    "answers.py",
    "chance.py",
    "changes.py",
    "measures.py",
    "naming.py",
    "plots.py",
    "report.py",
    "run.py",
    "executors.py",
    "folder.py",
    "sections.py",
    "sentences.py",
    "sequential.py",
    "tune.py",
}


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, study: Study, made_by: str) -> None:
        """Make the folder, or continue in the one that an earlier run of the same study left."""
        variants = [{"options": variant.options, "varied": variant.varied} for variant in study.variants()]
        about = {"format": FORMAT, "version": made_by, "study": study.write(), "variants": variants}
        file = self.path / "study.json"
        if file.exists():
            self._grow(study, about)
        else:
            if self.path.exists() and any(self.path.iterdir()):
                raise BadFolder("study-folder-taken", folder=shorten(self.path.name))
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(file, _json(about))
        for kind in KINDS:
            (self.path / kind).mkdir(exist_ok=True)
            for half in (self.path / kind).glob(".*.part"):  # of a run that was killed
                half.unlink()

    def _grow(self, study: Study, about: dict[str, Any]) -> None:
        """Take note of more games, or of another title; `BadFolder` when it is not the same study."""
        found, folder = self._about(), shorten(self.path.name)
        before = studies.read(found["study"])
        if before.fixed() != study.fixed():
            raise BadFolder("study-other-study", folder=folder)
        if found["version"] != about["version"]:
            raise BadFolder("study-other-version", folder=folder, version=found["version"])
        for name in ("games", "ladder_games"):
            if getattr(study, name) < getattr(before, name):
                raise BadFolder("study-fewer-games", folder=folder, name=name, games=getattr(before, name))
        if found["study"] != about["study"]:
            if (before.games, before.ladder_games) != (study.games, study.ladder_games):
                (self.path / "stopped.json").unlink(missing_ok=True)  # the question is asked again, of more games
            write_whole(self.path / "study.json", _json(about))

    def _about(self) -> dict[str, Any]:
        try:
            found: dict[str, Any] = json.loads((self.path / "study.json").read_text(encoding="utf-8"))
            if found["format"] != FORMAT or type(found["version"]) is not str or type(found["study"]) is not dict:
                raise ValueError
        except FileNotFoundError:
            raise BadFolder("study-no-study", folder=shorten(self.path.name)) from None
        except (ValueError, KeyError, TypeError):
            raise BadFolder("study-unreadable", folder=shorten(self.path.name)) from None
        return found

    def study(self) -> Study:
        """The study of the run that was made here."""
        return studies.read(self._about()["study"])

    def version(self) -> str:
        return str(self._about()["version"])

    # Batches

    def file(self, kind: str, name: str) -> Path:
        return self.path / kind / f"{name}{KINDS[kind]}"

    def keep(self, batch: Batch) -> None:
        for kind, data in sorted(batch.files.items(), key=lambda item: item[0] == LAST):
            write_whole(self.file(kind, batch.name), data)

    def has(self, job: BatchJob) -> bool:
        """Whether all games of a batch are there; a study that has grown may want more of it."""
        import pyarrow.parquet as pq

        file = self.file(LAST, job.name)
        return file.exists() and pq.read_metadata(file).num_rows == job.deals * len(job.tables)

    def put_damaged_aside(self, jobs: Iterable[BatchJob]) -> Iterator[Path]:
        """Files that cannot be read, or lack games, get another name, and their batches are played again."""
        for job in jobs:
            last = self.file(LAST, job.name)
            rows = _rows(last) if last.exists() else 0
            for kind, suffix in KINDS.items():
                file = self.file(kind, job.name)
                wanted = kind == LAST or (kind == "records" and job.records)
                if rows is not None and not file.exists() and wanted and last.exists():
                    last.unlink()  # without its records, a batch is not done
                elif file.exists() and (_rows(file) is None if suffix == ".parquet" else not _is_whole(file, rows)):
                    os.replace(file, file.with_suffix(".damaged"))
                    last.unlink(missing_ok=True)
                    yield file

    def drop(self, jobs: Iterable[BatchJob]) -> None:
        """Take back batches that came after the one at which the run stopped."""
        for job in jobs:
            for kind in KINDS:
                self.file(kind, job.name).unlink(missing_ok=True)

    def note_traceback(self, trace: str) -> Path:
        """For the author of the game: where it failed."""
        write_whole(self.path / TRACEBACK, trace.encode())
        return self.path / TRACEBACK

    def stop(self, stopped: StoppedRun) -> None:
        write_whole(self.path / "stopped.json", (json.dumps(asdict(stopped), indent=1) + "\n").encode())

    def stopped(self) -> StoppedRun | None:
        file = self.path / "stopped.json"
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
            return StoppedRun(found["wave"], [ShareAnswer(**answer) for answer in found["answers"]])
        except FileNotFoundError:
            return None
        except (ValueError, KeyError, TypeError):
            raise BadFolder("study-damaged", file=f"{shorten(self.path.name)}/{file.name}") from None

    def count(self) -> int:
        """How many games were played."""
        import pyarrow.parquet as pq

        return sum(pq.read_metadata(file).num_rows for file in (self.path / "games").glob("*.parquet"))

    def table(self, kind: str = "games") -> Table:
        """All rows of a kind, by variant, lineup and deal, as an Arrow table; None if there are none."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        files = sorted((self.path / kind).glob("*.parquet"))
        tables = []
        for file in files:
            try:
                tables.append(pq.read_table(file))
            except (pa.ArrowException, OSError, ValueError):
                raise BadFolder("study-damaged", file=f"{kind}/{file.name}") from None
        return pa.concat_tables(tables) if tables else None


def _rows(file: Path) -> int | None:
    """How many rows a Parquet file has; None if it cannot be read."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return int(pq.read_table(file).num_rows)
    except (pa.ArrowException, OSError, ValueError):
        return None


def _is_whole(file: Path, games: int | None) -> bool:
    """Whether a file of records has as many games as there are, the last of them to its end."""
    lines = file.read_bytes().split(b"\n")
    return lines[-1] == b"" and games in (None, len(lines) - 1)


def _json(about: dict[str, Any]) -> bytes:
    return (json.dumps(about, indent=1, ensure_ascii=False) + "\n").encode()


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
