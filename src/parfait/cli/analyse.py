"""`parfait analyse`: a recorded game looked at again, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from parfait import bots
from parfait.bots import Limit
from parfait.cli import output
from parfait.cli.arguments import Iterations, Language, Seconds, Seed, read_limit, read_seed, read_whole
from parfait.cli.files import named
from parfait.cli.replay import find_game, player_names
from parfait.lab.analysis import JudgedMove, decisions
from parfait.locale import Words
from parfait.records import Record

ANALYST = "5"
USUAL_LIMIT = Limit(iterations=5000)

EXAMPLES = """
parfait analyse games.jsonl
parfait analyse games.jsonl --seat 1 --seconds 1
parfait analyse games.jsonl --game 3 --json
"""


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-records-file")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="S", help="help-analyse-seat")] = None,
    game: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    iterations: Iterations = None,
    seconds: Seconds = None,
    seed: Seed = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-analyse-json")] = False,
    lang: Language = None,
) -> None:
    """Compare each decision of a recorded game with the search's."""
    words = output.speak(lang)
    record = find_game(file, read_whole(game, "--game", 1, 10**9))
    chosen = None if seat is None else read_whole(seat, "--seat", 1, record.players) - 1
    limit = read_limit(iterations, seconds) or USUAL_LIMIT
    with named(file):
        found = list(decisions(record, chosen, bots.LEVELS[ANALYST], limit, read_seed(seed) or 0))
    if as_json:
        print(json.dumps(report(record, found), ensure_ascii=False))
    else:
        _show(record, found, words)


def report(record: Record, found: Iterable[JudgedMove]) -> dict[str, object]:
    return {
        "game": record.game.name,
        "players": record.players,
        "decisions": [
            {
                "step": decision.step,
                "seat": decision.seat,
                "played": decision.played,
                "best": decision.best,
                "played_value": round(decision.played_estimate.value, 4),
                "best_value": round(decision.best_estimate.value, 4),
                "loss": round(decision.loss, 4),
                "error": round(decision.error, 4),
                "why": [asdict(reason) for reason in decision.reasons],
            }
            for decision in found
        ],
    }


def _show(record: Record, found: list[JudgedMove], words: Words) -> None:
    console = output.console()
    if not found:
        console.print(words("analysis-none"))
        return
    names = player_names(record, words)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words("analysis-step"), justify="right")
    for column in ("player", "played", "best"):
        table.add_column(words(f"analysis-{column}"))
    table.add_column(words("analysis-loss"), justify="right")
    table.add_column(words("analysis-why"))
    for decision in found:
        loss, error = (words("decimal", value=100 * share) for share in (decision.loss, decision.error))
        cost = "–" if decision.played == decision.best else f"{loss} ± {error}"
        why = "\n".join(words.reason(record.game.name, reason) for reason in decision.reasons)
        table.add_row(str(decision.step), names[decision.seat], decision.played, decision.best, cost, why)
    console.print(table)
    console.print()
    for seat in sorted({decision.seat for decision in found}):
        own = [decision for decision in found if decision.seat == seat]
        best = sum(decision.played == decision.best for decision in own)
        mean = words("decimal", value=100 * sum(decision.loss for decision in own) / len(own))
        console.print(words("analysis-total", name=names[seat], count=len(own), best=best, loss=mean))
