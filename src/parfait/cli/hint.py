"""Hints: the advice of a strong player who sees only what you see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from parfait.bots.advice import AdvisedMove, advise, rounded
from parfait.locale import Words
from parfait.play import Match

BAR = 20  # characters for a sure win
SIGNS = {1: ("+", "green"), -1: ("−", "red"), 0: ("·", "dim")}


class ShownHint:
    """What a strong player would do in place of the seat to act, in a sentence; and why, if asked.

    Moves are numbered as in the list that was shown last, so that a number can be typed; `numbers` holds these.
    """

    def __init__(self, match: Match, words: Words, said: Callable[[str], str], numbers: Mapping[str, int]) -> None:
        self.match = match
        self.words = words
        self.said = said
        self.numbers = numbers
        self.legal = match.legal_moves()
        self.advice = advise(match.view(match.turn)) if len(self.legal) > 1 else None

    def say(self) -> Iterator[RenderableType]:
        """The best move, and how things stand."""
        if self.advice is None:
            yield Text(self.words("hint-only-move", move=self.said(self.legal[0])))
            return
        moves = [self._named(advised) for advised in self.advice.moves]
        sentence = self.words(
            "hint-say", verdict=self.advice.verdict, move=moves[0], second=moves[min(1, len(moves) - 1)]
        )
        outlook = self.words("hint-outlook", outlook=self.advice.outlook)
        yield Text(self.words.sentences([sentence, outlook]), style="bold")
        yield Text(self.words("hint-type-why"), style="dim")

    def _named(self, advised: AdvisedMove) -> str:
        """A move in words, with the number to type."""
        move = self._written(advised)
        number = self.numbers.get(move)
        return self.said(move) if number is None else f"{self.said(move)} ({number})"

    def _written(self, advised: AdvisedMove) -> str:
        return self.match.game.notation.write_move(self.match.state, advised.action)

    def explain(self) -> Iterator[RenderableType]:
        """The best moves, how often each wins, and what sets them apart, line by line."""
        if self.advice is None:
            yield from self.say()
            return
        yield Text(self.words("hint-title"), style="bold")
        for advised in self.advice.moves:
            move = self._written(advised)
            wins = rounded(advised.value, advised.error)
            line = self.words("hint-move", move=self.said(move), wins=wins)
            yield Text.assemble((f"{self.numbers.get(move, ''):>2}", "bold"), f" {line}", (f"  {move}", "dim"))
            yield Text.assemble("   ", (bar(advised.value), "green"))
            for reason in advised.reasons:
                sign, style = SIGNS[reason.speaks]
                why = Text.assemble((sign, style), " ", self.words.reason(self.match.game.name, reason))
                yield Padding(why, (0, 0, 0, 3))
        yield Text(self.words(f"hint-{self.advice.verdict}"))


def bar(value: float) -> str:
    """The chance of winning as a bar."""
    filled = round(BAR * min(1.0, max(0.0, value)))
    return "█" * filled + "░" * (BAR - filled)
