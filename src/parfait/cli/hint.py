"""The advice of a strong player who sees only what you see."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from parfait.bots.advice import AdvisedMove, advise
from parfait.locale import Words
from parfait.play import Match

BAR = 20  # characters for a sure win
SIGNS = {1: ("+", "green"), -1: ("−", "red"), 0: ("·", "dim")}


def hint(
    match: Match, words: Words, said: Callable[[str], str], numbers: Mapping[str, int]
) -> Iterator[RenderableType]:
    """The best moves of the seat to act, what may be expected of them and why, line by line.

    A move is numbered as in the list that was shown last, so that its number can be typed; `numbers` has these.
    """
    legal = match.legal_moves()
    if len(legal) == 1:
        yield Text(words("hint-only-move", move=said(legal[0])))
        return
    advice = advise(match.view(match.turn))
    yield Text(words("hint-title"), style="bold")
    for advised in advice.moves:
        move = match.game.notation.write_move(match.state, advised.action)
        wins, error = chances(advised)
        line = words("hint-move", move=said(move), wins=wins, error=error)
        yield Text.assemble((f"{numbers.get(move, ''):>2}", "bold"), f" {line}", (f"  {move}", "dim"))
        yield Text.assemble("   ", (bar(advised.value), "green"))
        for reason in advised.reasons:
            sign, style = SIGNS[reason.speaks]
            why = Text.assemble((sign, style), " ", words.reason(match.game.name, reason))
            yield Padding(why, (0, 0, 0, 3))
    yield Text(words.sentences([words("hint-outlook", outlook=advice.outlook), words(f"hint-{advice.verdict}")]))


def chances(advised: AdvisedMove) -> tuple[int, int]:
    """Of a hundred such games: how many would be won, and give or take how many."""
    return round(100 * advised.value), max(1, math.ceil(100 * advised.error))


def bar(value: float) -> str:
    """The chance of winning, drawn."""
    filled = round(BAR * min(1.0, max(0.0, value)))
    return "█" * filled + "░" * (BAR - filled)
