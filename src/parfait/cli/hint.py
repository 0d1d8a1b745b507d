"""What a strong player would tell you, seeing what you see."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from rich.text import Text

from parfait import bots
from parfait.bots import Estimate
from parfait.core import Rng
from parfait.locale import Words
from parfait.play import Match

ADVISER = "5"
MOST_MOVES = 3


def hint(match: Match, words: Words, rng: Rng, said: Callable[[str], str]) -> Iterator[Text]:
    """The best moves of the seat to act with what may be expected of them, line by line."""
    legal = match.legal_moves()
    if len(legal) == 1:
        yield Text(words("hint-only-move", move=said(legal[0])))
        return
    estimates = bots.find(ADVISER).analyse(match.view(match.turn), None, rng)
    shown = [estimate for estimate in estimates[:MOST_MOVES] if estimate.visits > 0]
    yield Text(words("hint-title"), style="bold")
    for number, estimate in enumerate(shown, 1):
        move = match.game.notation.write_move(match.state, estimate.action)
        wins, error = round(100 * estimate.value), max(1, math.ceil(100 * estimate.error))
        line = words("hint-move", move=said(move), wins=wins, error=error)
        yield Text.assemble((f"{number:>2}", "bold"), f" {line}", (f"  {move}", "dim"))
    yield Text(f"{words('hint-outlook', outlook=outlook(shown[0].value, match.state.players))} {words(verdict(shown))}")


def verdict(shown: list[Estimate]) -> str:
    """How much better the first move is than the second."""
    if len(shown) < 2:
        return "hint-clear"
    lead = shown[0].value - shown[1].value
    doubt = math.hypot(shown[0].error, shown[1].error)
    if lead > max(2 * doubt, 0.02):
        return "hint-clear"
    return "hint-close" if lead > 0.01 else "hint-alike"


def outlook(value: float, players: int) -> str:
    """How good the expected result is, for a table of so many: an even share of the wins is neither good nor bad."""
    odds = value * (players - 1) / max(1e-9, 1.0 - value)
    for bound, name in ((4.0, "winning"), (1.4, "ahead"), (0.7, "even"), (0.25, "behind")):
        if odds >= bound:
            return name
    return "losing"
