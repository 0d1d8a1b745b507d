"""One turn at the keyboard: the prompt, the possible moves, and the input until a move is made."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.styled import Styled
from rich.text import Text

from parfait import pages
from parfait.cli import output
from parfait.cli.hint import ShownHint
from parfait.cli.moves import LONGEST_LIST, UNREADABLE, MoveChoice, choices, distinct, matching, refusal, shared
from parfait.cli.rules import asked_rules
from parfait.cli.spelling import closest
from parfait.core import Event, ParfaitError
from parfait.core.errors import shorten

if TYPE_CHECKING:
    from parfait.cli.room import TerminalRoom

ASKED = 2  # lines for what is asked, and for the prompt


class LeaveGame(Exception):
    """A player leaves the table, and may continue later."""

    def __init__(self, *, keep: bool) -> None:
        super().__init__(keep)
        self.keep = keep


class UndoMove(Exception):
    """A player takes back their last move."""


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
            "undo": self._undo,
            "q": self._quit,
            "quit": self._quit,
        }

    def ask(self) -> str:
        """The chosen move; EOFError at the end of input."""
        self._show(self.legal)
        while True:
            move = self._understood(self.session.keyboard.ask(self.words("cli-your-move") + " "))
            if move is not None:
                self.session.said.clear()
                return move

    def _show(self, moves: Sequence[str], *notice: RenderableType) -> None:
        """The table, what is asked and these moves; in place, with a notice below them."""
        self.offered = choices(moves)
        asked = self._words(self.session.match.game.asked(self.view))
        question = Text(asked[:1].upper() + asked[1:], style="bold")
        progress = Text(self._words(self.view.progress()), style="dim")
        title = self.session.turn_title(self.seat)
        if not self.session.in_place:
            self.session.tell(self.seat)
            self.session.title(title)
            self.session.draw(self.seat)
            self._print([Text(), progress, question, *self._list(None), *notice])
            return
        news, table = self.session.recent(self.seat), self.session.drawn(self.seat)
        kept = (table, question, *notice, *(news if self.session.teaches else ()))
        room = self.session.console.height - 1 - self.session.lines(*kept)
        listed = self._list(room - 1)
        spare = room - self.session.lines(*listed)
        head = [self.session.rule(title)] if spare > 0 else []
        needed = 1 + self.session.lines(progress)
        above = [part for part, least in ((Text(), needed + 1), (progress, needed)) if spare >= least]
        self.session.redraw(news, *head, table, *above, question, *listed, *notice)

    def _say(self, *lines: RenderableType) -> None:
        """Answer what was typed: in place if there is room next to the table, otherwise below."""
        room = self.session
        if room.in_place and room.lines(room.drawn(self.seat), *self._list(0), *lines) + ASKED <= room.console.height:
            self._show([move for choice in self.offered for move in choice.moves], *lines)
        else:
            self._print(lines)

    def _words(self, event: Event) -> str:
        return self.words.event(self.session.game, event, self.session.names, self.seat)

    def _understood(self, typed: str) -> str | None:
        """The typed move, or None after carrying out a command."""
        if not typed:
            self._show(self.legal)
            return None
        command, *rest = typed.split(maxsplit=1)
        typed = unicodedata.normalize("NFKC", typed)  # Japanese keyboards type wide letters, too
        named = unicodedata.normalize("NFKC", command).casefold()
        if named in self.commands and not (named == "q" and matching(self.legal, typed)):
            self.commands[named]("".join(rest))
            return None
        found = self._numbered(typed) if typed.isdecimal() else matching(self.legal, typed)
        if len(found) == 1:
            return found[0]
        if found:
            self._narrow(found)
        elif not typed.isdecimal():
            self._refuse(typed)
        return None

    def _numbered(self, typed: str) -> Sequence[str]:
        shown = self.offered[:LONGEST_LIST]
        if len(typed) <= 4 and 1 <= int(typed) <= len(shown):
            return shown[int(typed) - 1].moves
        self._say(Text(self.words("cli-no-such-number", last=len(shown))))
        return ()

    def _refuse(self, typed: str) -> None:
        error = refusal(self.session.match.game, self.session.match.state, typed)
        if error.key == UNREADABLE:
            self._say(Text(self._not_a_move(typed)))
            return
        wrong = Text(output.what_is_wrong(error, self.session.game), style="bold red")
        try:
            rule = pages.rule(error.rule, self.words.language)
        except pages.NoPage:
            self._say(wrong)
            return
        shown = Styled(Padding(output.markdown(pages.for_players(rule)), (0, 0, 0, 2)), "dim")
        self._say(wrong, shown)

    def _not_a_move(self, typed: str) -> str:
        if meant := closest(typed.split()[0].casefold(), self.commands):
            return self.words("cli-not-a-move-but", move=shorten(typed), meant=meant)
        return self.words("cli-not-a-move", move=shorten(typed))

    # The numbered list

    def _narrow(self, moves: Sequence[str]) -> None:
        """Show only these moves."""
        if self.session.in_place:
            self._show(moves)
        else:
            self.offered = choices(moves)
            self._print(self._list(None))

    def _list(self, room: int | None) -> list[RenderableType]:
        """The moves on offer, as fully as there are lines for them."""
        beyond = len(self.offered) - LONGEST_LIST
        below: list[RenderableType] = []
        if beyond > 0:
            below = [Text(self.words("cli-more-moves", count=beyond, example=self.offered[-1].text))]
        elif not all(choice.is_move for choice in self.offered):
            several = next(choice for choice in self.offered if not choice.is_move)
            below = [Text(self.words("cli-many-moves", example=several.moves[0]), style="dim")]
        ways = [[*listed, *more] for more in (below, []) for listed in self._lists()]
        if room is None:
            return ways[0]
        return next((way for way in ways if self.session.lines(*way) <= room), None) or min(
            ways, key=lambda way: self.session.lines(*way)
        )

    def _lists(self) -> Iterator[list[RenderableType]]:
        """The moves in words, with their notation and what can come of them; what differs between them; notation."""
        shown = self.offered[:LONGEST_LIST]
        yield [_columns([self._line(number, choice) for number, choice in enumerate(shown, 1)])]
        around, inner = distinct([self._named(choice) for choice in shown])
        short = [Text.assemble((f"{number:>2}", "bold"), " ", text) for number, text in enumerate(inner, 1)]
        yield [*([Text(around, style="dim")] if around else []), _columns(short)]
        yield [_columns([Text.assemble((f"{n:>2}", "bold"), " ", choice.text) for n, choice in enumerate(shown, 1)])]

    def _line(self, number: int, choice: MoveChoice) -> Text:
        named = self._named(choice)
        line = Text.assemble((f"{number:>2}", "bold"), " ", named)
        if choice.text.casefold() not in (named.casefold(), named.casefold().removesuffix(" …")):
            line.append(f"  {choice.text}", "dim")
        if not choice.is_move:
            line.append("  ").append(self.words("cli-moves", count=len(choice.moves)), "dim")
        elif choice.text in self.stakes:
            line.append(f"  {self._words(self.stakes[choice.text])}", "dim italic")
        return line

    def _named(self, choice: MoveChoice) -> str:
        """In words: a move, or what several moves share."""
        if choice.is_move:
            return self._said(choice.moves[0])
        return shared([self._said(move) for move in choice.moves]) or f"{choice.text} …"

    def _said(self, move: str) -> str:
        return self._words(self.session.match.game.describe(move))

    # Commands

    def _help(self, rest: str) -> None:
        commands = ("hint", "why", "rules", "log", "undo", "save", "quit")
        self._say(*(Text(self.words(f"cli-help-{command}")) for command in ("moves", *commands)))

    def _hint(self, rest: str) -> None:
        self._say(*self._hinted().say())

    def _why(self, rest: str) -> None:
        self._say(*self._hinted().explain())

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
            self._say(Text(output.what_is_wrong(error)))
            return
        self._say(output.markdown(pages.for_players(text)))

    def _log(self, rest: str) -> None:
        self._say(*self.session.log(self.seat))

    def _save(self, rest: str) -> None:
        self._say(self.session.save(rest))

    def _undo(self, rest: str) -> None:
        if self.session.may_take_back(self.seat):
            raise UndoMove
        self._say(Text(self.words("cli-undo-too-late")))

    def _quit(self, rest: str) -> None:
        if self.session.all_saved:
            raise LeaveGame(keep=True)
        answer = self.session.keyboard.ask(self.words("cli-save-first") + " ")
        raise LeaveGame(keep=answer.casefold() not in self.words("cli-no-words").split())


def _columns(lines: Sequence[Text]) -> Columns:
    return Columns(lines, padding=(0, 3), equal=True, column_first=True)
