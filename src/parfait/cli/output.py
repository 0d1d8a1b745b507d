"""Output: words in the chosen language, and consoles that print text as it is."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable
from contextlib import suppress

import rich._wrap
from rich.console import Console, RenderableType
from rich.table import Column, Table
from rich.text import Text

from parfait import locale
from parfait.cli.arguments import UsageError
from parfait.core import Event, ParfaitError
from parfait.core.errors import shorten
from parfait.locale import Words
from parfait.records import RecordError

_language = "en"

# Where a line may end. rich knows only white space, and takes a no-break space for it. Japanese has no spaces: a line
# may end after any letter, but begins with no closing mark and ends with no opening one.
GAP = r"[^\S\u00a0\u202f]*"
OPENING = "「『（［〈《"
CLOSING = "、。，．・：；！？…〜ー」』）］〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
JAPANESE = r"\u3001-\u30ff\u3400-\u9fff\uff00-\uffef"
LETTERS = rf"(?:[^\s{JAPANESE}]|[\u00a0\u202f])+"
rich._wrap.re_word = re.compile(
    rf"{GAP}(?:[{OPENING}]*(?:[{JAPANESE}](?<![{OPENING}])|{LETTERS})|[{OPENING}]+)[{CLOSING}]*{GAP}"
)


def begin() -> None:
    """Start in the environment's language, and never fail on a character that the terminal cannot show."""
    global _language
    _language = locale.from_environment()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def speak(language: str | None) -> Words:
    """The words of the chosen language. Errors use it too from now on."""
    global _language
    if language is not None:
        if language not in locale.LANGUAGES:
            raise UsageError("unknown-language", language=shorten(language), allowed=locale.LANGUAGES)
        _language = language
    return words()


def words() -> Words:
    return locale.words(_language)


def console(*, stderr: bool = False) -> Console:
    """A console that does not read markup in names and file names."""
    width, height = shutil.get_terminal_size() if is_dumb() else (None, None)  # of which rich would not ask the size
    return PlainConsole(stderr=stderr, markup=False, highlight=False, emoji=False, width=width, height=height)


def is_dumb() -> bool:
    """Whether the terminal can only show plain text."""
    return os.environ.get("TERM", "").lower() in ("dumb", "unknown")


class PlainConsole(Console):
    def on_broken_pipe(self) -> None:
        raise  # to where every other error of the system ends


def complain(line: str) -> None:
    """Print one line on standard error, if it is still open."""
    with suppress(OSError):
        print(line, file=sys.stderr, flush=True)


def what_is_wrong(error: ParfaitError, game: str = "") -> str:
    """An error in words: `step 17: AI-9: …`, with the step and the rule only if there are any."""
    if isinstance(error, RecordError):
        step = "" if error.step is None else f"step {error.step}: "  # programs look for it: the same in every language
        return step + (what_is_wrong(error.cause, error.game) if error.cause else _said(error, error.game))
    return _said(error, game)


def _said(error: ParfaitError, game: str) -> str:
    return re.sub(r"[ \t\r\n]+", " ", words().error(error, game))  # on one line, with its no-break spaces


def told(events: Iterable[Event], game: str, names: list[str], seat: int) -> list[Text]:
    """Events in words, each with the number of its rule."""
    return [
        Text.assemble(words().event(game, event, names, seat), (f"  {event.rule or ''}", "dim")) for event in events
    ]


def markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown  # slow to load, and seldom needed

    return Markdown(text)


def listed(lines: Iterable[Text]) -> Table:
    """Bulleted lines with a hanging indent."""
    table = Table.grid(Column(), Column(overflow="fold"), padding=(0, 1))
    for line in lines:
        line.rstrip()
        table.add_row(Text("•", style="dim"), line)
    return table
