"""`parfait replay`: a game told again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from parfait import games
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.cli.files import named, printable
from parfait.cli.keyboard import Keyboard
from parfait.cli.seats import read_seats, shown_names
from parfait.core import WATCHER, ParfaitError
from parfait.core.errors import shorten
from parfait.locale import Words
from parfait.play import Match
from parfait.records import Record, RecordError, Step, read_lines

EXAMPLES = """
parfait replay games.jsonl
parfait replay games.jsonl --game 3
parfait replay games.jsonl | less -R
"""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-records-file")],
    game: Annotated[str, typer.Option("--game", metavar="K", help="help-number-in-file")] = "1",
    lang: Language = None,
) -> None:
    """Show a recorded game step by step."""
    words = output.speak(lang)
    record = find_game(file, read_whole(game, "--game", 1, 10**9))
    console, keyboard = output.console(), Keyboard()
    stepping = keyboard.is_terminal and console.is_terminal
    names = player_names(record, words)
    terminal = games.part(record.game.name, "terminal")
    match = Match(Record(record.game, record.players, record.options))
    console.rule(Text(words(f"{record.game.name}-title"), style="bold"), style="dim")
    for index, step in enumerate(record.steps):
        try:
            events = match.advance_told(step, WATCHER)
        except ParfaitError as error:
            wrong = RecordError("bad-step", index, error)
            wrong.game = record.game.name
            raise wrong from error
        console.print(output.listed(output.told(events, record.game.name, names, WATCHER)))
        for line in given(record, step, names, words):
            console.print(line)
        console.print(terminal.draw(match.view(WATCHER), words, names))
        console.print()
        if stepping and not match.over and not _goes_on(keyboard, words):
            return
    if record.result is None:
        console.print(words("cli-unfinished"))


def _goes_on(keyboard: Keyboard, words: Words) -> bool:
    try:
        return keyboard.ask(words("cli-step-on") + " ").casefold() not in ("q", "quit")
    except EOFError:
        return False


def find_game(file: Path, number: int) -> Record:
    count = 0
    with named(file):
        for _, record in read_lines(file):
            count += 1
            if count == number:
                if isinstance(record, RecordError):
                    raise record
                return record
        if count == 0:
            raise RecordError("no-record")
    raise UsageError("no-such-game", file=printable(file), number=number, count=count)


def player_names(record: Record, words: Words) -> list[str]:
    """The names that the record gives, else who sat there, else numbers."""
    given, seats = record.extra.get("names"), record.extra.get("seats")
    if isinstance(given, list) and len(given) == record.players and all(isinstance(name, str) for name in given):
        return [shorten(name) for name in given]
    if isinstance(seats, list) and len(seats) == record.players:
        try:
            return shown_names(read_seats(seats), words, told_as_you=False)
        except UsageError:  # written by another program: what it means is not ours to say
            pass
    return [words("player", number=number) for number in range(1, record.players + 1)]


def given(record: Record, step: Step, names: list[str], words: Words) -> Iterator[Text]:
    """What chance gave to each seat alone, when the game is over and nobody minds any more."""
    if record.result is None or "chance" not in step:
        return
    for by_seat in (step[key] for key in record.game.given if key in step):
        for name, pieces in zip(names, by_seat, strict=True):
            text = " ".join(map(str, pieces)) if isinstance(pieces, list) else str(pieces)
            yield Text(f"  {words.labelled(name, text)}", style="dim")
