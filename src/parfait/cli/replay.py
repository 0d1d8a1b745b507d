"""`parfait replay`: a recorded game, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from parfait import games
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.cli.files import named, printable
from parfait.cli.keyboard import Keyboard
from parfait.cli.saving import found
from parfait.cli.seats import read_seats, shown_names
from parfait.core import WATCHER, Event, ParfaitError
from parfait.core.errors import shorten
from parfait.locale import Words
from parfait.play import Match
from parfait.records import Record, RecordError, Step, given_alone, read_lines

EXAMPLES = """
parfait replay games.jsonl
parfait replay games.jsonl --game 3
parfait replay games.jsonl --step 12
parfait replay games.jsonl | less -R
"""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-records-file")],
    game: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    step: Annotated[str | None, typer.Option("--step", metavar="N", help="help-replay-step")] = None,
    lang: Language = None,
) -> None:
    """Show a recorded game step by step."""
    words = output.speak(lang)
    record = find_game(file, read_whole(game, "--game", 1, 10**9))
    console, keyboard = output.console(), Keyboard()
    last = len(record.steps) - 1
    at = 0 if step is None else read_whole(step, "--step", 0, max(last, 0))
    shown = ReplayedGame(record, words, console)
    console.rule(Text(words(f"{record.game.name}-title"), style="bold"), style="dim")
    while at <= last:
        shown.show(at)
        if at == last:
            break
        if keyboard.is_terminal and console.is_terminal:
            wanted = _asked_for(keyboard, words, at, last)
            if wanted is None:
                return
            at = wanted
        else:
            at += 1
    if record.result is None:
        console.print(words("cli-unfinished"))


class ReplayedGame:
    """A recorded game, shown at any of its steps. Steps are numbered as in a review of the game."""

    def __init__(self, record: Record, words: Words, console: Console) -> None:
        self.record = record
        self.words = words
        self.console = console
        self.names = player_names(record, words)
        self.terminal = games.part(record.game.name, "terminal")
        self.match = self._begin()

    def _begin(self) -> Match:
        return Match(Record(self.record.game, self.record.players, self.record.options))

    def show(self, index: int) -> None:
        if len(self.match.record.steps) > index:  # further back than the game is now
            self.match = self._begin()
        events: list[Event] = []
        while len(self.match.record.steps) <= index:
            events = self._advance(len(self.match.record.steps))
        game = self.record.game.name
        self.console.print(Text(self.words("cli-step", step=index, last=len(self.record.steps) - 1), style="dim"))
        self.console.print(output.listed(output.told(events, game, self.names, WATCHER)))
        for line in given(self.record, self.record.steps[index], self.names, self.words):
            self.console.print(line)
        self.console.print(self.terminal.draw(self.match.view(WATCHER), self.words, self.names))
        self.console.print()

    def _advance(self, index: int) -> list[Event]:
        try:
            return self.match.advance_told(self.record.steps[index], WATCHER)
        except ParfaitError as error:
            wrong = RecordError("bad-step", index, error)
            wrong.game = self.record.game.name
            raise wrong from error


def _asked_for(keyboard: Keyboard, words: Words, at: int, last: int) -> int | None:
    """The step to show next; None to stop."""
    while True:
        try:
            typed = keyboard.ask(words("cli-step-on") + " ").casefold()
        except EOFError:
            return None
        if typed in ("q", "quit"):
            return None
        if typed in ("", "b"):
            return at + 1 if typed == "" else max(0, at - 1)
        if typed.isdecimal() and len(typed) < 10 and int(typed) <= last:
            return int(typed)
        output.console().print(words("cli-no-such-step", last=last))


def find_game(file: Path, number: int) -> Record:
    count = 0
    with named(file):
        for _, record in read_lines(found(file)):
            count += 1
            if count == number:
                if isinstance(record, RecordError):
                    raise record
                return record
        if count == 0:
            raise RecordError("no-record")
    raise UsageError("no-such-game", file=printable(file), number=number, count=count)


def player_names(record: Record, words: Words) -> list[str]:
    """The names in the record, or else the kinds of players, or else numbers."""
    given, seats = record.extra.get("names"), record.extra.get("seats")
    if isinstance(given, list) and len(given) == record.players and all(isinstance(name, str) for name in given):
        return [shorten(name) for name in given]
    if isinstance(seats, list) and len(seats) == record.players:
        try:
            return shown_names(read_seats(seats), words, say_you=False)
        except UsageError:  # written by another program: what it means is not ours to say
            pass
    return [words("player", number=number) for number in range(1, record.players + 1)]


def given(record: Record, step: Step, names: list[str], words: Words) -> Iterator[Text]:
    """The cards that chance dealt to each seat in secret, shown once the game is over."""
    if record.result is not None:
        for seat, text in given_alone(record.game, step):
            yield Text(f"  {words.labelled(names[seat], text)}", style="dim")
