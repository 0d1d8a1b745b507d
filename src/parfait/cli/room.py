"""A game, a lesson or practice at the keyboard: a match, its table as drawn, and the screen they are shown on."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from parfait import games
from parfait.cli import output
from parfait.cli.keyboard import Keyboard
from parfait.core import Event
from parfait.play import Match

QUIT = ("q", "quit")


class TerminalRoom:
    """On a capable terminal, the table is drawn again in place, so that it stays on the screen with the prompt."""

    match: Match
    names: list[str]
    teaches = False  # what was said last is an instruction, and stays in sight

    def __init__(self) -> None:
        self.words = output.words()
        self.console = output.console()
        self.keyboard = Keyboard()
        self.in_place = self.keyboard.is_terminal and self.console.is_terminal and not output.is_dumb()
        self.said: list[RenderableType] = []  # since the last move

    @property
    def game(self) -> str:
        return self.match.game.name

    # The screen

    def drawn(self, seat: int) -> RenderableType:
        drawing: RenderableType = games.part(self.game, "terminal").draw(self.match.view(seat), self.words, self.names)
        return drawing

    def draw(self, seat: int) -> None:
        self.console.print(self.drawn(seat))

    def rule(self, text: str) -> RenderableType:
        return Rule(Text(f"{self.words(f'{self.game}-title')} · {text}", style="bold"), style="dim")

    def title(self, text: str) -> None:
        self.console.print()
        self.console.print(self.rule(text))

    def turn_title(self, seat: int) -> str:
        return self.words.event(self.game, Event("turn-of", {"seat": seat}), self.names, seat).rstrip(".。")

    def say(self, line: RenderableType) -> None:
        """Show something that stays in sight until the next move."""
        self.console.print(line)
        self.said.append(line)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines of the screen they take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def clear(self) -> None:
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * self.console.height)

    def redraw(self, news: Sequence[RenderableType], *screen: RenderableType) -> None:
        """Show a screen in place, and above it the latest news that there is room for."""
        room = self.console.height - 1 - self.lines(*screen)  # the last line is for the prompt
        shown: list[RenderableType] = []
        for line in reversed(news):
            room -= self.lines(line)
            if room < 0:
                break
            shown.insert(0, line)
        self.clear()
        self.console.print(Group(*shown, *screen))

    # What a turn asks for; where nothing is kept, there is nothing to save or to take back.

    def recent(self, seat: int) -> Sequence[RenderableType]:
        """What has happened since a seat's last move, for a screen that is drawn in place."""
        return self.said

    def tell(self, seat: int) -> None:
        """Show a seat the events it has not seen yet."""

    def log(self, seat: int) -> list[RenderableType]:
        """The whole log, for a seat."""
        return []

    def save(self, name: str) -> Text:
        raise NotImplementedError

    @property
    def all_saved(self) -> bool:
        return True

    def may_take_back(self, seat: int) -> bool:
        return False
