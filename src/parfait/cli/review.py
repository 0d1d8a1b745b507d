"""`parfait review`: a finished game reviewed, in the terminal or as one page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from parfait.cli import decisions as decision_table
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.cli.files import named, printable
from parfait.cli.replay import find_game, player_names
from parfait.cli.reviewed_games import sum_up
from parfait.core.errors import shorten
from parfait.lab.review import Effort, Review, ReviewWalk, account, turning_points
from parfait.lab.review import review as reviewed
from parfait.lab.review.decisions import decisions
from parfait.lab.review.judging import EFFORTS
from parfait.lab.review.page import page
from parfait.lab.review.telling import happenings, item, items, remark, report, sentences
from parfait.lab.samples import Values
from parfait.locale import Words
from parfait.records import replacing

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of the graph

EXAMPLES = """
parfait review games.jsonl
parfait review games.jsonl --html review.html
parfait review games.jsonl --game 3 --effort fine --json
parfait review games.jsonl --decisions --seat 1
parfait review games --name Anna
"""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-records-file")],
    game: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    html: Annotated[Path | None, typer.Option("--html", metavar="OUT", help="help-review-html")] = None,
    effort: Annotated[str, typer.Option("--effort", metavar="E", help="help-review-effort")] = "usual",
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
    only_decisions: Annotated[bool, typer.Option("--decisions", help="help-review-decisions")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="help-review-seat")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-review-name")] = None,
    lang: Language = None,
) -> None:
    """Review a finished game, or sum up those of a player."""
    words = output.speak(lang)
    looks = read_effort(effort)
    if name is not None:
        sum_up(file, name, looks, words)
        return
    if file.is_dir():
        raise UsageError("review-whose", folder=printable(file))
    record = find_game(file, read_whole(game, "--game", 1, 10**9))
    names = player_names(record, words)
    if only_decisions or seat is not None:
        if html is not None:
            raise UsageError("decisions-or-page")
        chosen = None if seat is None else read_whole(seat, "--seat", 1, record.players) - 1
        with named(file):
            judged = list(decisions(record, chosen, looks))
        if as_json:
            print(json.dumps(decision_table.report(record, judged), ensure_ascii=False))
        else:
            decision_table.show(record, judged, names, words)
        return
    with (
        named(file),
        show_progress(words, lambda: _chances(ReviewWalk(record, looks).sketch(), names, words)) as progress,
    ):
        found = reviewed(record, looks, progress)
    if html is not None:
        with named(html), replacing(html) as out:
            out.write(page(found, names, words.language))
        output.complain(words("review-written", file=printable(html)))
    if as_json:
        print(json.dumps(report(found), ensure_ascii=False))
    elif html is None:
        _show(found, names, words)


def read_effort(name: str) -> Effort:
    if name not in EFFORTS:
        raise UsageError("unknown-effort", effort=shorten(name), allowed=tuple(EFFORTS))
    return EFFORTS[name]


@contextmanager
def show_progress(
    words: Words, above: Callable[[], RenderableType] | None = None
) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, with the results so far above it."""
    console = output.console(stderr=True)
    if not console.is_terminal:
        yield lambda done, total: None
        return
    progress = Progress(console=console)
    task = progress.add_task(words("review-progress"))
    with Live(Group(*([above()] if above else []), progress), console=console, transient=True):
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _show(found: Review, names: list[str], words: Words) -> None:
    console = output.console()
    for seat, name in enumerate(names):
        console.print(Text.assemble((words.labelled(name, ""), "bold"), words.sentences(sentences(words, found, seat))))
    console.print()
    console.print(_chances(found.values, names, words))
    console.print()
    console.print(Text(words("web-why"), style="bold"))
    console.print(_accounts(found, names, words))
    for meaning in _meanings(found, words):
        console.print(meaning)
    events = happenings(words, found, names)
    if points := turning_points(found):
        console.print()
        console.print(Text(words("review-turning-points"), style="bold"))
        for point in points:
            console.print(Text.assemble((f"{point:>4}  ", "dim"), words.sentences(events[point][:2])))
    console.print()
    console.print(Text(words("review-marks"), style="bold"))
    marked = [step for step in found.steps if remark(words, found, step, names)]
    if not marked:
        console.print(words("review-no-marks"))
    for step in marked:
        console.print(Text.assemble((f"{step.step:>4}  ", "dim"), words.sentences(events[step.step][:1])))
        for line in remark(words, found, step, names):
            console.print(Text(f"      {line}"))


def _chances(values: Sequence[Values], names: list[str], words: Words) -> Table:
    """The chance of winning over the game, for every seat."""
    table = Table(
        box=None,
        pad_edge=False,
        title=words("review-chances"),
        title_justify="left",
        title_style="bold",
        show_header=False,
    )
    width = min(WIDTH, len(values))
    for seat, name in enumerate(names):
        columns = (values[i * len(values) // width][seat] for i in range(width - 1))
        drawn = "".join(
            HEIGHTS[min(len(HEIGHTS) - 1, int(value * len(HEIGHTS)))] for value in (*columns, values[-1][seat])
        )
        table.add_row(name, drawn)
    return table


def _accounts(found: Review, names: list[str], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    accounts = [account(found, seat) for seat in range(len(names))]
    for part in items(accounts):
        table.add_row(words(f"review-{part}"), *(item(words, one, part) for one in accounts))
    return table


def _meanings(found: Review, words: Words) -> Iterator[Text]:
    """What each row of the accounts means, in a line."""
    for part in items([account(found, seat) for seat in range(found.record.players)])[:-1]:
        yield Text(words.labelled(words(f"review-{part}"), words(f"review-{part}-more")), style="dim")
