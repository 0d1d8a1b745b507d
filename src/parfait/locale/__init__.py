"""Words in English, French and Japanese: one Fluent catalogue for every face of Parfait.

Common words stand in locale/<language>.ftl, a game's own in games/<game>/words.<language>.ftl. Arguments are the ones
that events and errors carry; `Words` turns the notation among them into words:

- `seat` and `…_seat` become the player's name, and `$you` says whether `seat` is the one being told;
- an argument NAME with a message `<game>-term-NAME` goes through it, as `$letter` (its first letter) and `$rest`;
- a tuple is said item by item and joined (`seats`: names).

What a language does not say is said in English. A message that is nowhere, or that lacks an argument, is logged; with
PARFAIT_STRICT, as in the tests, it raises.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parfait.core import folders
from parfait.core.errors import ParfaitError, RuleError
from parfait.core.view import Event

LANGUAGES = ("en", "fr", "ja")
ENGLISH = LANGUAGES[0]
HERE = Path(__file__).parent
STRICT = bool(os.environ.get("PARFAIT_STRICT"))
LARGE = 1000  # from here on a number is written otherwise in each language

log = logging.getLogger(__name__)


@contextmanager
def strict() -> Iterator[None]:
    """Words that are missing or do not fit raise `WordsError` here."""
    global STRICT
    before, STRICT = STRICT, True
    try:
        yield
    finally:
        STRICT = before


class WordsError(Exception):
    """Words that are missing or do not fit what is to be said: a fault of the catalogue or of who uses it."""


def sources(language: str) -> list[Path]:
    """The files that make up a language's catalogue."""
    games = [file for folder in folders.GAMES for file in sorted(folder.glob(f"*/words.{language}.ftl"))]
    return [HERE / f"{language}.ftl", *games]


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


@cache
def words(language: str) -> Words:
    return Words(language, sources(language), None if language == ENGLISH else words(ENGLISH))


class Words:
    def __init__(
        self, language: str, files: Iterable[Path], english: Words | None = None, only: Sequence[str] = ()
    ) -> None:
        """The messages of some catalogues; what they lack is said in `english`.

        With `only`, just these messages, each a line: a whole catalogue takes a while to read.
        """
        self.language = language
        self.english = english
        self.bundle = FluentBundle([language], use_isolating=False)
        self.complained: set[str] = set()
        for file in files:
            try:
                text = file.read_text(encoding="utf-8")
                if only:
                    text = "\n".join(line for line in text.splitlines() if line.partition(" =")[0] in only)
                self.bundle.add_resource(FluentResource(text))
            except (OSError, UnicodeDecodeError) as error:
                self._complain(str(file), error)

    def __contains__(self, key: str) -> bool:
        return self.bundle.has_message(key) or (self.english is not None and key in self.english)

    def __call__(self, key: str, **arguments: Any) -> str:
        if not self.bundle.has_message(key) and self.english is not None:
            return self.english(key, **arguments)
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            self._complain(key, "no such message")
            return key
        text, errors = self.bundle.format_pattern(pattern, arguments)
        for error in errors:
            self._complain(key, error)
        return str(text)

    def _complain(self, key: str, wrong: object) -> None:
        """Say what is wrong with a message, once. (What is said with it may be secret, and is not told.)"""
        line = f"words ({self.language}): {key}: {wrong}"
        if STRICT:
            raise WordsError(line)
        if key not in self.complained:
            self.complained.add(key)
            log.error(line)

    def term(self, game: str, name: str, value: str) -> str:
        """One piece of notation in words: `term("dokitto-ice", "card", "S7")` is "Strawberry 7"."""
        key = f"{game}-term-{name}"
        return self(key, letter=_number_or_text(value[:1]), rest=_number_or_text(value[1:])) if key in self else value

    def listing(self, items: Iterable[str]) -> str:
        """Several things side by side."""
        return self("list-separator").join(items)

    def event(self, game: str, event: Event, names: Sequence[str], seat: int | None = None) -> str:
        """Tell an event to `seat` (None: to nobody in particular)."""
        return self(event.key, **self._spoken(game, event.arguments, names, seat))

    def error(self, error: ParfaitError, game: str = "") -> str:
        """What is wrong, with the rule's number in front where there is one."""
        text = self(f"error-{error.key}", **self._spoken(game, error.arguments, (), None))
        return f"{error.rule}: {text}" if isinstance(error, RuleError) else text

    def _spoken(
        self, game: str, arguments: Mapping[str, Any], names: Sequence[str], seat: int | None
    ) -> dict[str, Any]:
        spoken: dict[str, Any] = {"you": "no"}
        for name, value in arguments.items():
            if name == "seat" and names:
                spoken["you"] = "yes" if value == seat else "no"
            spoken[name] = self._say(game, name, value, names)
        return spoken

    def _say(self, game: str, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, tuple | list):
            return self.listing(str(self._say(game, name.removesuffix("s"), item, names)) for item in value)
        if isinstance(value, int) and names and (name == "seat" or name.endswith("_seat")):
            return names[value]
        if isinstance(value, str):
            return self.term(game, name, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | float) else str(value)


def _number_or_text(text: str) -> int | str:
    """Digits as a number, which a message can choose by (`[7]`), if it is written as these digits."""
    return int(text) if text.isdecimal() and str(int(text)) == text and int(text) < LARGE else text
