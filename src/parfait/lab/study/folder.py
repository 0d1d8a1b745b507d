"""The folder of a run: what was asked, and a file for each batch that is done.

    study.json     the study, and the version of everything that its results depend on
    games/         Parquet, a row for each game
    facts/         Parquet, what the close look at some games found
    decisions/     Parquet, a row for each decision, where that was asked for
    records/       one game a line, where that was asked for
    stopped.json   where a run ended before its last batch, since its question was answered

A file is there whole or not at all, so a run that is killed loses the batches that were in hand, and no more.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from parfait import __version__, games
from parfait.core import ParfaitError, folders
from parfait.core.errors import shorten
from parfait.lab.study import study as studies
from parfait.lab.study.batch import Batch, Job
from parfait.lab.study.study import Study

FORMAT = "parfait-study/1"
KINDS = {"games": ".parquet", "facts": ".parquet", "decisions": ".parquet", "records": ".jsonl"}
LAST = "games"  # written last: where it is, the others are


class BadFolder(ParfaitError):
    """A folder that is not, or not any longer, that of this run."""


@cache
def version(game: str) -> str:
    """A digest of what results depend on: Parfait's version, and the sources of the game, the core and the bots."""
    package = folders.GAMES[0].parent
    sources = [games.folder(game), package / "core", package / "bots", package / "lab" / "study"]
    digest = blake2b(__version__.encode(), digest_size=8)
    for folder in sources:
        for path in sorted(folder.glob("*")):
            if path.suffix in (".py", ".json") and path.name not in REPORTING:
                digest.update(path.name.encode() + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()}"


REPORTING = {
    "report.py",
    "plots.py",
    "measures.py",
    "page.py",
    "tune.py",
    "sentences.py",
    "sections.py",
    "dask.py",
    "tables.py",
}


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path

    def begin(self, study: Study, made_by: str) -> None:
        """Make the folder, or go on in the one that an earlier run of the same study left."""
        variants = [{"options": variant.options, "varied": variant.varied} for variant in study.variants()]
        about = {"format": FORMAT, "version": made_by, "study": study.write(), "variants": variants}
        file = self.path / "study.json"
        if file.exists():
            found = self._about()
            if found["study"] != about["study"]:
                raise BadFolder("study-other-study", folder=shorten(self.path.name))
            if found["version"] != made_by:
                raise BadFolder("study-other-version", folder=shorten(self.path.name), version=found["version"])
        else:
            if self.path.exists() and any(self.path.iterdir()):
                raise BadFolder("study-folder-taken", folder=shorten(self.path.name))
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(file, (json.dumps(about, indent=1, ensure_ascii=False) + "\n").encode())
        for kind in KINDS:
            (self.path / kind).mkdir(exist_ok=True)
            for half in (self.path / kind).glob(".*.part"):  # of a run that was killed
                half.unlink()

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

    def has(self, job: Job) -> bool:
        return self.file(LAST, job.name).exists()

    def put_damaged_aside(self, jobs: Iterable[Job]) -> Iterator[Path]:
        """Files that cannot be read get another name, and their batches are played again."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        for job in jobs:
            for kind, suffix in KINDS.items():
                file = self.file(kind, job.name)
                if suffix != ".parquet" or not file.exists():
                    continue
                try:
                    pq.read_table(file)
                except (pa.ArrowException, OSError, ValueError):
                    os.replace(file, file.with_suffix(".damaged"))
                    self.file(LAST, job.name).unlink(missing_ok=True)
                    yield file

    def drop(self, jobs: Iterable[Job]) -> None:
        """Take back batches that came after the one at which the run stopped."""
        for job in jobs:
            for kind in KINDS:
                self.file(kind, job.name).unlink(missing_ok=True)

    def stop(self, answer: dict[str, Any]) -> None:
        write_whole(self.path / "stopped.json", (json.dumps(answer, indent=1) + "\n").encode())

    def stopped(self) -> dict[str, Any] | None:
        file = self.path / "stopped.json"
        try:
            found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except ValueError:
            raise BadFolder("study-damaged", file=f"{shorten(self.path.name)}/{file.name}") from None
        return found

    def count(self) -> int:
        """How many games were played."""
        import pyarrow.parquet as pq

        return sum(pq.read_metadata(file).num_rows for file in (self.path / "games").glob("*.parquet"))

    def table(self, kind: str = "games") -> Any:
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


def write_whole(path: Path, data: bytes) -> None:
    """All of it, or nothing."""
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
