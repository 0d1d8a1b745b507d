"""What a game defines for the lab in its `facts.py`. Every part is optional; a report claims nothing that rests on a
missing part:

    facts(before, step, after)    (chart, category, amount): what a designer would count
    label(view, move)             the kind of a move, in a word
    starter(state)                the seat that starts the game; -1 before that is decided, and then it is asked again
    begins_turn(state, action)    whether a turn begins with this move
    round_of(state)               the number of the round; whichever comes first is the first
    rules(players, options)       the numbered rules that events can name to a watcher at such a table

Besides, `feats(before, step, after)` yields (name, seat, amount) for the titles of an evening (server/parties).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from parfait import games
from parfait.core import Options, State, View
from parfait.records import Step

Teller = Callable[[View, Step, View], Sequence[tuple[str, str, float]]]
Labeller = Callable[[View, str], str]


class GameFacts:
    """The parts of a game's facts.py, or None for those it does not have."""

    def __init__(self, module: Any) -> None:
        self.facts: Teller | None = getattr(module, "facts", None)
        self.label: Labeller = getattr(module, "label", _first_word)
        self.starter: Callable[[State], int] | None = getattr(module, "starter", None)
        self.begins_turn: Callable[[State, int], bool] | None = getattr(module, "begins_turn", None)
        self.round_of: Callable[[State], int] | None = getattr(module, "round_of", None)
        self.rules: Callable[[int, Options], Iterable[str]] | None = getattr(module, "rules", None)


def _first_word(view: View, move: str) -> str:
    return move.split()[0]


@cache
def facts_of(game: str) -> GameFacts:
    return GameFacts(games.part(game, "facts") if games.has_part(game, "facts") else games.find(game).facts)
