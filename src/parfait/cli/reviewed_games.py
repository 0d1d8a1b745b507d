"""`parfait review --name`: one player's games over time: luck, mistakes by kind, and where to practise."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from rich.text import Text

from parfait.cli import output
from parfait.cli.arguments import UsageError
from parfait.cli.files import named, printable
from parfait.cli.replay import player_names
from parfait.core.errors import shorten
from parfait.lab.review import Effort, account
from parfait.lab.review import review as reviewed
from parfait.lab.review.judging import MARKS
from parfait.lab.review.telling import share, signed
from parfait.locale import Words
from parfait.records import Record, RecordError, read_lines

EVEN = 0.03  # luck that is hardly any
NAMED = {mark for _, mark in MARKS}


@dataclass
class Over:
    """One player's games of one kind."""

    won: list[bool] = field(default_factory=list)
    luck: list[float] = field(default_factory=list)
    losses: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by kind of move
    practise: list[tuple[Path, int, int, int]] = field(default_factory=list)  # file, game, seat, mistakes


def sum_up(place: Path, name: str, effort: Effort, words: Words) -> None:
    """A summary of a player's finished games in a file or a folder."""
    found: dict[str, Over] = defaultdict(Over)
    for file, number, record, seat in _games(place, name, words):
        review = reviewed(record, effort)
        over, whole = found[record.game.name], account(review, seat)
        over.won.append(whole.result > 0)
        over.luck.append(whole.luck)
        mistakes = 0
        for step in review.steps:
            if step.seat == seat and step.decision is not None and step.decision.mark in NAMED:
                over.losses[step.kind].append(step.decision.loss)
                mistakes += 1
        if mistakes:
            over.practise.append((file, number, seat, mistakes))
    if not found:
        raise UsageError("review-nobody", name=shorten(name), folder=printable(place))
    for game, over in found.items():
        _show(game, over, words)


def _games(place: Path, name: str, words: Words) -> Iterator[tuple[Path, int, Record, int]]:
    """The finished games of players with that name, with the file and the number of each."""
    for file in sorted(place.glob("*.jsonl")) if place.is_dir() else [place]:
        with named(file):
            for number, (_, record) in enumerate(read_lines(file), 1):
                if isinstance(record, RecordError) or record.result is None:
                    continue
                names = player_names(record, words)
                if name in names:
                    yield file, number, record, names.index(name)


def _show(game: str, over: Over, words: Words) -> None:
    console = output.console()
    luck = mean(over.luck)
    kind = "good" if luck > EVEN else "bad" if luck < -EVEN else "even"
    lines = (
        words("web-reviews-count", count=len(over.won), won=sum(over.won)),
        words("web-reviews-luck", luck=kind, share=signed(words, round(100 * luck))),
    )
    console.print(Text.assemble((words.labelled(words(f"{game}-title"), ""), "bold"), words.sentences(lines)))
    if not over.losses:
        console.print(words("review-no-marks"))
        return
    console.print(Text(words("web-reviews-kinds"), style="bold"))
    for label, losses in sorted(over.losses.items(), key=lambda one: -sum(one[1])):
        key = f"{game}-label-{label}"
        times = words("web-reviews-times", count=len(losses), share=share(words, sum(losses)))
        console.print(Text("  " + words.labelled(words(key) if key in words else label, times)))
    for file, number, seat, mistakes in over.practise:
        command = f"parfait practise {printable(file)} --game {number} --seat {seat + 1}"
        line = words.labelled(words("web-reviews-practise", count=mistakes), command)
        console.print(Text(f"  {line}"), soft_wrap=True)  # a command is copied whole
