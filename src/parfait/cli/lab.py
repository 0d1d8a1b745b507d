"""`parfait lab`: change a rule, and see what it does to the game."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from parfait import extras, games
from parfait.cli import output
from parfait.cli.arena import INTERRUPTED, interrupted_once, read_bots
from parfait.cli.arguments import (
    GameOptions,
    Iterations,
    Language,
    Players,
    Seed,
    UsageError,
    read_options,
    read_players,
    read_seed,
    read_whole,
)
from parfait.cli.files import named, printable
from parfait.core.errors import shorten
from parfait.lab.study import study as studies
from parfait.lab.study.folder import Folder
from parfait.lab.study.run import Progress, run
from parfait.lab.study.study import Study
from parfait.locale import Words

SAID_EVERY = 60.0  # seconds
ACTIONS = ("run", "report", "tune", "worker")
EXAMPLES = """
parfait lab run cones.toml --out cones
parfait lab run dokitto-ice --players 4 --bots random --games 10000 --vary cone=3,4 --out cones
parfait lab run cones --games 20000
parfait lab report cones --lang fr
parfait lab tune cones.toml --out search
parfait lab worker tcp://10.0.0.1:8786
"""


def lab(
    action: Annotated[str, typer.Argument(metavar="run|report|tune|worker", help="help-lab-action")],
    given: Annotated[str, typer.Argument(metavar="STUDY", help="help-lab-given")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="help-lab-out")] = None,
    players: Players = None,
    names: Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT,…", help="help-arena-bots")] = None,
    number: Annotated[str | None, typer.Option("--games", metavar="K", help="help-lab-games")] = None,
    option: GameOptions = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="NAME=VALUE,VALUE", help="help-lab-vary")] = None,
    ladder: Annotated[str | None, typer.Option("--ladder", metavar="BOT,BOT,…", help="help-lab-ladder")] = None,
    watch: Annotated[str | None, typer.Option("--watch", metavar="K", help="help-lab-watch")] = None,
    iterations: Iterations = None,
    seed: Seed = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="N", help="help-arena-workers")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help="help-lab-cluster")] = None,
    lang: Language = None,
) -> None:
    """Run a study, write its report, search for rules that meet a goal, or work for a cluster."""
    words = output.speak(lang)
    if action not in ACTIONS:
        raise UsageError("unknown-action", action=shorten(action), allowed=ACTIONS)
    if action == "worker":
        extras.require("cluster")
    extras.require("lab")
    if action == "worker":
        work(given, None if workers is None else read_whole(workers, "--workers", 1, 256), words)
        return
    if action == "report":
        with named(Path(given)):
            folder = Folder(Path(given))
            from parfait.lab.study import report

            print(words("lab-report-written", file=printable(report.write(folder, words.language, out))))
        return
    if out is None and is_run(given):
        out = Path(given)
    if out is None:
        raise UsageError("missing-argument", name="--out", see="parfait lab --help")
    changed = changes(players, names, number, option, vary, ladder, watch, iterations, seed)
    study = read_study(given, changed)
    processes = None if workers is None else read_whole(workers, "--workers", 1, 256)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # where a module:Class of one's own is looked for first
    with interrupted_once():
        if action == "run":
            carry_out(study, out, processes, cluster, words)
        else:
            search(study, out, processes, cluster, words)


def changes(
    players: str | None,
    names: str | None,
    number: str | None,
    option: list[str] | None,
    vary: list[str] | None,
    ladder: str | None,
    watch: str | None,
    iterations: str | None,
    seed: str | None,
) -> dict[str, object]:
    """The command's options as keys of a study."""
    found: dict[str, object] = {}
    if players is not None:
        found["players"] = read_players(players)
    if names is not None:
        found["bots"] = read_bots(names)
    if number is not None:
        found["games"] = read_whole(number, "--games", 1, studies.MOST_GAMES)
    if option:
        found["options"] = read_options(option)
    if vary:
        found["vary"] = {name: values for text in vary for name, values in read_varied(text)}
    if ladder is not None:
        found["ladder"] = read_bots(ladder)
    if watch is not None:
        found["watch"] = read_whole(watch, "--watch", 0, studies.MOST_GAMES)
    if iterations is not None:
        found["iterations"] = read_whole(iterations, "--iterations", 1, 10**8)
    if seed is not None:
        found["seed"] = read_seed(seed)
    return found


def read_varied(text: str) -> Iterator[tuple[str, list[object]]]:
    """`cone=3,4`, or a value in JSON with brackets of its own: `tile_vp=[[1,1,2,2,2],[1,2,3,3,3]]`."""
    name, equals, values = text.partition("=")
    if not equals:
        raise UsageError("option-without-value", option=shorten(text))
    whole = read_options([text])[name.strip()]
    if isinstance(whole, list):
        yield name.strip(), whole
    else:
        yield name.strip(), [read_options([f"{name}={value}"])[name.strip()] for value in values.split(",")]


def is_run(given: str) -> bool:
    """Whether this is the folder of a run, rather than a game's name or a file."""
    return given not in games.names() and (Path(given) / "study.json").is_file()


def read_study(given: str, changed: dict[str, object]) -> Study:
    """A TOML file, the folder of a run, or the name of a game; the command's options take precedence."""
    if is_run(given):
        return studies.read({**Folder(Path(given)).study().write(), **changed})
    if given.endswith(".toml"):
        path = Path(given)
        with named(path):
            return studies.read({**studies.load_values(path), **changed})
    games.find(given)
    return studies.read({"game": given, **changed})


def carry_out(study: Study, out: Path, workers: int | None, cluster: str | None, words: Words) -> None:
    reached = Progress()
    with named(out), progress(words(f"{study.game}-title"), words) as show:

        def heard(progress: Progress) -> None:
            nonlocal reached
            reached = progress
            show(progress)

        try:
            folder = run(study, out, workers, cluster, heard, lambda file: complain(file, words))
        except KeyboardInterrupt:
            output.complain(words("lab-interrupted", games=reached.games, wanted=reached.wanted))
            raise typer.Exit(INTERRUPTED) from None
    if folder.stopped() is not None:
        print(words("lab-stopped-early", games=folder.count(), wanted=wanted(study)))
    print(words("lab-done", games=folder.count(), folder=printable(out)))


def wanted(study: Study) -> int:
    return sum(lineup.deals() * lineup.games_of_deal() for lineup in study.lineups()) * len(study.variants())


def complain(file: Path, words: Words) -> None:
    output.complain(words("lab-damaged", file=printable(file)))


@contextmanager
def progress(title: str, words: Words) -> Iterator[Callable[[Progress], None]]:
    """A bar with an estimate of the time left, at the pace so far. Without a terminal, a line now and then."""
    console = output.console(stderr=True)
    if not console.is_terminal:
        said = time.monotonic()

        def say(progress: Progress) -> None:
            nonlocal said
            if time.monotonic() - said >= SAID_EVERY:
                said = time.monotonic()
                output.complain(words("lab-so-far", games=progress.games, wanted=progress.wanted))

        yield say
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=None, left="")

        def show(progress: Progress) -> None:
            seconds = progress.seconds_left()
            left = words("lab-left-unknown") if seconds is None else words("lab-left", time=clock(seconds))
            bar.update(task, total=progress.wanted, completed=progress.games, left=left)

        yield show


def clock(seconds: float) -> str:
    hours, rest = divmod(round(seconds), 3600)
    return f"{hours}:{rest // 60:02d}:{rest % 60:02d}"


def search(study: Study, out: Path, workers: int | None, cluster: str | None, words: Words) -> None:
    from parfait.lab.study.tune import tune, verdict_text

    with named(out):
        verdict = tune(study, out, workers, cluster, lambda line: print(line, flush=True), words)
    print(verdict_text(verdict, words))
    if not verdict.met:
        raise typer.Exit(1)


def work(address: str, workers: int | None, words: Words) -> None:
    from parfait.lab.study.executors import look_for_cluster, serve_cluster

    look_for_cluster(address)
    output.complain(words("lab-worker-starts", address=shorten(address)))
    raise typer.Exit(serve_cluster(address, workers))
