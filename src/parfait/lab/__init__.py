"""The lab: bots play each other by the hundred, rules are changed to see what happens, and figures have intervals.

In a notebook or a script:

    from parfait import lab

    found = lab.run("dokitto-ice", players=4, bots=["random"], games=10_000, vary={"cone": [3, 4]})
    found.table()                          # an Arrow table, a row for each game; .to_pandas() and polars take it
    found.estimate("minutes", variant=1)   # with its interval
    plots.seats(found)                     # a matplotlib figure; from parfait.lab.study import plots
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parfait.core import ParfaitError

if TYPE_CHECKING:
    from parfait.lab.study.measures import Results
    from parfait.lab.study.run import Progress


def run(
    game: str,
    *,
    out: str | Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    report: Callable[[Progress], None] = lambda progress: None,
    **study: Any,
) -> Results:
    """Run a study, given as in its TOML file, and return what it found. Without `out`, nothing is kept on disk for
    longer than the results."""
    from parfait.lab.study import run as running
    from parfait.lab.study import study as studies
    from parfait.lab.study.measures import Results

    with in_words():
        wanted = studies.read({"game": game, **study})
        if out is not None:
            return Results(running.run(wanted, Path(out), workers, cluster, report))
        with tempfile.TemporaryDirectory() as folder:
            return Results(running.run(wanted, Path(folder) / "study", workers, cluster, report))


@contextmanager
def in_words() -> Iterator[None]:
    """Errors that leave the lab also say what is wrong in words: in the environment's language, below their key."""
    from parfait import locale

    try:
        yield
    except ParfaitError as error:
        error.add_note(locale.words(locale.from_environment()).error(error))
        raise


def results(folder: str | Path) -> Results:
    """The results of a run, from its folder."""
    from parfait.lab.study.folder import Folder
    from parfait.lab.study.measures import Results

    with in_words():
        return Results(Folder(Path(folder)))


def report(folder: str | Path, language: str = "en") -> Path:
    """Write the report of a run; the file."""
    from parfait.lab.study import report as reports
    from parfait.lab.study.folder import Folder

    with in_words():
        return reports.write(Folder(Path(folder)), language)
