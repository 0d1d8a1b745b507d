"""What a designer would count in a game of Dessert Dice: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dessert_dice.view import DessertDiceView


def facts(before: DessertDiceView, step: Step, after: DessertDiceView) -> Iterator[tuple[str, str, float]]:
    if "move" in step:
        yield "actions", "tip" if step["move"].startswith("tip ") else "place", 1
        if step["move"].startswith("place ") and before.tips:
            yield "tips-in-a-row", str(min(before.tips, 10)), 1
    if after.winners and not before.winners:
        yield "winning-cluster", str(max(after.scores)), 1
        yield "decided-by", "last-die" if after.by_last_die else "tiebreak" if after.set_aside else "cluster", 1


def label(view: DessertDiceView, move: str) -> str:
    return "place-blank" if move.startswith("place G") else move.split()[0]
