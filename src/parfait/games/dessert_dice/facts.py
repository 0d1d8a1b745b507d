"""Facts that a designer would count in a game of Dessert Dice: (chart, category, how many). For the lab."""

from __future__ import annotations

from collections.abc import Iterator

from parfait.core.view import Step
from parfait.games.dessert_dice.options import DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice
from parfait.games.dessert_dice.view import DessertDiceView


def facts(before: DessertDiceView, step: Step, after: DessertDiceView) -> Iterator[tuple[str, str, float]]:
    if "move" in step:
        yield "actions", "tip" if step["move"].startswith("tip ") else "place", 1
        if step["move"].startswith("place ") and before.tips:
            yield "tips-in-a-row", str(min(before.tips, 10)), 1
    if after.winners and not before.winners:
        yield "winning-cluster", str(max(after.scores)), 1
        yield "decided-by", "last-die" if after.by_last_die else "tiebreak" if after.set_aside else "cluster", 1


def feats(before: DessertDiceView, step: Step, after: DessertDiceView) -> Iterator[tuple[str, int, float]]:
    """Feats for the titles of an evening: (name, seat, amount)."""
    if after.winners and not before.winners:
        for seat, score in enumerate(after.scores):
            yield "largest-cluster", seat, score


def label(view: DessertDiceView, move: str) -> str:
    return "place-blank" if move.startswith("place G") else move.split()[0]


def starter(state: DessertDice) -> int:
    return state.turn  # DD-7: before the first move


def begins_turn(state: DessertDice, action: int) -> bool:
    return True


def round_of(state: DessertDice) -> int:
    return 1


def rules(players: int, options: DessertDiceOptions) -> Iterator[str]:
    """The rules that events can name to a watcher."""
    yield from ("DD-5", "DD-6", "DD-7", "DD-8", "DD-13", "DD-15", "DD-16", "DD-17")
    if options.max_tips_in_a_row != 0:
        yield "DD-9"
    if options.dice[-1]:
        yield "DD-10"
    if options.max_tips_in_a_row:
        yield "DD-12"
