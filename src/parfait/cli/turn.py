"""One turn of someone at the keyboard: what is asked, what may be done, and what they type until a move is made."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from parfait import pages
from parfait.cli import output
from parfait.cli.hint import ShownHint
from parfait.cli.moves import LONGEST_LIST, UNREADABLE, MoveChoice, choices, matching, refusal, shared_start
from parfait.cli.rules import asked_rules
from parfait.core import Event, ParfaitError
from parfait.core.errors import shorten

if TYPE_CHECKING:
    from parfait.cli.room import TerminalRoom


class LeaveGame(Exception):
    """A player leaves the table and may continue another time."""

    def __init__(self, *, keep: bool) -> None:
        super().__init__(keep)
        self.keep = keep


class Turn:
    def __init__(self, session: TerminalRoom, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.words = session.words
        self.console = session.console
        self.view = session.match.view(seat)
        self.legal = session.match.legal_moves()
        stakes = session.match.game.stakes
        self.stakes = {} if stakes is None else stakes(self.view, self.legal)
        self.offered: list[MoveChoice] = []
        self.hint: ShownHint | None = None  # once it was asked for
        self.commands = {
            "?": self._help,
            "help": self._help,
            "hint": self._hint,
            "why": self._why,
            "rules": self._rules,
            "save": self._save,
            "log": self._log,
            "quit": self._quit,
        }

    def ask(self) -> str:
        """The chosen move; EOFError at the end of input."""
        self._show()
        while True:
            move = self._understood(self.session.keyboard.ask(self.words("cli-your-move") + " "))
            if move is not None:
                return move

    def _show(self) -> None:
        self.session.tell(self.seat)
        self.session.title(self.session.turn_title(self.seat))
        self.session.draw(self.seat)
        self.console.print()
        self.console.print(Text(self._told(self.view.progress()), style="dim"))
        asked = self._told(self.session.match.game.asked(self.view))
        self.console.print(Text(asked[:1].upper() + asked[1:], style="bold"))
        self._offer(self.legal)

    def _told(self, event: Event) -> str:
        return self.words.event(self.session.game, event, self.session.names, self.seat)

    def _understood(self, typed: str) -> str | None:
        """The move that was typed, if it was one; otherwise whatever was asked for has been done."""
        if not typed:
            self._show()
            return None
        command, *rest = typed.split(maxsplit=1)
        typed = unicodedata.normalize("NFKC", typed)  # Japanese keyboards type wide letters, too
        if (named := unicodedata.normalize("NFKC", command).casefold()) in self.commands:
            self.commands[named]("".join(rest))
            return None
        found = self._numbered(typed) if typed.isdecimal() else matching(self.legal, typed)
        if len(found) == 1:
            return found[0]
        if found:
            self._offer(found)
        elif not typed.isdecimal():
            self._refuse(typed)
        return None

    def _numbered(self, typed: str) -> Sequence[str]:
        shown = self.offered[:LONGEST_LIST]
        if len(typed) <= 4 and 1 <= int(typed) <= len(shown):
            return shown[int(typed) - 1].moves
        self.console.print(self.words("cli-no-such-number", last=len(shown)))
        return ()

    def _refuse(self, typed: str) -> None:
        error = refusal(self.session.match.game, self.session.match.state, typed)
        if error.key == UNREADABLE:
            self.console.print(self.words("cli-not-a-move", move=shorten(typed)))
            return
        self.console.print(Text(output.what_is_wrong(error, self.session.game), style="bold red"))
        try:
            rule = pages.rule(error.rule, self.words.language)
        except pages.NoPage:
            return
        self.console.print(Padding(output.markdown(pages.for_players(rule)), (0, 0, 0, 2)), style="dim")

    # The numbered list

    def _offer(self, moves: Sequence[str]) -> None:
        self.offered = choices(moves)
        lines = [self._line(number, choice) for number, choice in enumerate(self.offered[:LONGEST_LIST], 1)]
        self.console.print(Columns(lines, padding=(0, 3), equal=True, column_first=True))
        beyond = len(self.offered) - LONGEST_LIST
        if beyond > 0:
            self.console.print(self.words("cli-more-moves", count=beyond, example=self.offered[-1].text))
        elif not all(choice.is_move for choice in self.offered):
            several = next(choice for choice in self.offered if not choice.is_move)
            self.console.print(Text(self.words("cli-many-moves", example=several.moves[0]), style="dim"))

    def _line(self, number: int, choice: MoveChoice) -> Text:
        said = shared_start([self._said(move) for move in choice.moves])
        line = Text.assemble((f"{number:>2}", "bold"), " ", said or choice.text)
        if said and said.casefold() != choice.text.casefold():
            line.append(f"  {choice.text}", "dim")
        if not choice.is_move:
            line.append(" … ").append(self.words("cli-moves", count=len(choice.moves)), "dim")
        elif choice.moves[0] in self.stakes:
            line.append(f"  {self._told(self.stakes[choice.moves[0]])}", "dim italic")
        return line

    def _said(self, move: str) -> str:
        return self._told(self.session.match.game.describe(move))

    # Commands

    def _help(self, rest: str) -> None:
        self.console.print(self.words("cli-help-moves"))
        for command in ("hint", "why", "rules", "log", "save", "quit"):
            self.console.print(self.words(f"cli-help-{command}"))

    def _hint(self, rest: str) -> None:
        self._print(self._hinted().say())

    def _why(self, rest: str) -> None:
        self._print(self._hinted().explain())

    def _hinted(self) -> ShownHint:
        shown = enumerate(self.offered[:LONGEST_LIST], 1)
        numbers = {choice.moves[0]: number for number, choice in shown if choice.is_move}
        if self.hint is None:
            self.hint = ShownHint(self.session.match, self.words, self._said, numbers)
        self.hint.numbers = numbers
        return self.hint

    def _print(self, lines: Iterable[RenderableType]) -> None:
        for line in lines:
            self.console.print(line)

    def _rules(self, rest: str) -> None:
        try:
            text = asked_rules(self.session.game, rest or None, self.words.language)
        except ParfaitError as error:
            self.console.print(output.what_is_wrong(error))
            return
        self.console.print(output.markdown(pages.for_players(text)))

    def _log(self, rest: str) -> None:
        self.session.log(self.seat)

    def _save(self, rest: str) -> None:
        self.session.save(rest)

    def _quit(self, rest: str) -> None:
        if self.session.all_saved:
            raise LeaveGame(keep=True)
        answer = self.session.keyboard.ask(self.words("cli-save-first") + " ")
        raise LeaveGame(keep=answer.casefold() not in self.words("cli-no-words").split())
