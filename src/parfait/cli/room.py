"""A game, a lesson or practice at the keyboard: a match and its table as drawn."""

from __future__ import annotations

from rich.text import Text

from parfait import games
from parfait.cli import output
from parfait.cli.keyboard import Keyboard
from parfait.core import Event
from parfait.play import Match


class TerminalRoom:
    match: Match
    names: list[str]

    def __init__(self) -> None:
        self.words = output.words()
        self.console = output.console()
        self.keyboard = Keyboard()

    @property
    def game(self) -> str:
        return self.match.game.name

    def draw(self, seat: int) -> None:
        terminal = games.part(self.game, "terminal")
        self.console.print(terminal.draw(self.match.view(seat), self.words, self.names))

    def title(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(f"{self.words(f'{self.game}-title')} · {text}", style="bold"), style="dim")

    def turn_title(self, seat: int) -> str:
        return self.words.event(self.game, Event("turn-of", {"seat": seat}), self.names, seat).rstrip(".。")

    # What a turn asks for; where nothing is kept, there is nothing to save.

    def tell(self, seat: int) -> None:
        """Show a seat the events it has not seen yet."""

    def log(self, seat: int) -> None:
        """Show a seat the whole log again."""

    def save(self, name: str) -> bool:
        return False

    @property
    def all_saved(self) -> bool:
        return True
