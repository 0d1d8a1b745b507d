"""The decisions of a recorded game as a table, for `parfait review --decisions`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from parfait.cli import output
from parfait.lab.review.decisions import DecisionOfStep
from parfait.locale import Words
from parfait.records import Record


def report(record: Record, found: Sequence[DecisionOfStep]) -> dict[str, object]:
    """All of them as JSON."""
    return {
        "game": record.game.name,
        "players": record.players,
        "decisions": [{"step": one.step, "seat": one.seat, **asdict(one.decision)} for one in found],
    }


def show(record: Record, found: Sequence[DecisionOfStep], names: list[str], words: Words) -> None:
    console = output.console()
    if not found:
        console.print(words("analysis-none"))
        return
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words("analysis-step"), justify="right")
    for column in ("player", "played", "best"):
        table.add_column(words(f"analysis-{column}"))
    table.add_column(words("analysis-loss"), justify="right")
    table.add_column(words("analysis-why"))
    for one in found:
        made = one.decision
        loss, error = (words("decimal", value=100 * share) for share in (made.loss, made.error))
        cost = "–" if made.played == made.best else f"{loss} ± {error}"
        why = "\n".join(words.reason(record.game.name, reason) for reason in made.reasons)
        table.add_row(str(one.step), names[one.seat], made.played, made.best, cost, why)
    console.print(table)
    console.print()
    for seat in sorted({one.seat for one in found}):
        own = [one.decision for one in found if one.seat == seat]
        best = sum(made.played == made.best for made in own)
        mean = words("decimal", value=100 * sum(made.loss for made in own) / len(own))
        console.print(words("analysis-total", name=names[seat], count=len(own), best=best, loss=mean))
