"""Words in English, French and Japanese: Fluent catalogues for the browser, the terminal and everything else.

Common words are in locale/<language>.ftl, help in help.<language>.ftl, reports in lab.<language>.ftl, what
`parfait doctor --server` finds in doctor.<language>.ftl, the evening with friends in party.<language>.ftl, a game's in
games/<game>/words.<language>.ftl. Arguments are the ones that events and errors carry; `Words` turns the notation among
them into words:

- `seat` and `…_seat` become the player's name, and `$you` says whether `seat` is the reader; in an error they
  become the seat's number as people count, from 1;
- an argument NAME with a message `<game>-term-NAME` goes through it, as `$letter` (its first letter) and `$rest`, and
  as its words and numbers one by one: `bid 3x5` is `$part1` to `$part4`, bid, 3, x and 5;
- `chance` and `…_chance` become `<game>-chance-KIND`, or go through `term-chance`, which all games share;
- a tuple is said item by item and joined (`seats`: names).

A message that a language lacks is given in English. One that is missing everywhere, or lacks an argument, is logged;
with PARFAIT_STRICT, as in the tests, it raises.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from parfait.core import catalogues, folders
from parfait.core.errors import ParfaitError, RuleError
from parfait.core.prospects import Reason
from parfait.core.view import Event

LANGUAGES = ("en", "fr", "ja")
ENGLISH = LANGUAGES[0]
HERE = Path(__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")
PARTS = re.compile(r"\d+|[^\W\d_]+")  # of notation: its words and numbers
NO_RULE = "record"  # what stands for the rule's number in errors about the shape of a record
STRICT = bool(os.environ.get("PARFAIT_STRICT"))
LARGE = 1000  # from here on a number is written otherwise in each language
PLAIN = frozenset({str, int})
MOST_REMEMBERED = 4096  # texts of a language

log = logging.getLogger(__name__)


@contextmanager
def strict() -> Iterator[None]:
    """Whether words that are missing or do not fit raise `WordsError`."""
    global STRICT
    before, STRICT = STRICT, True
    try:
        yield
    finally:
        STRICT = before


class WordsError(Exception):
    """Words that are missing or do not fit: a bug in the catalogue or in the code that uses it."""


def sources(language: str) -> list[Path]:
    """The files that make up a language's catalogue."""
    own = [HERE / f"{name}{language}.ftl" for name in ("", "help.", "lab.", "doctor.", "party.")]
    games = [
        file
        for kind in ("words", "lesson")
        for folder in folders.GAMES
        for file in sorted(folder.glob(f"*/{kind}.{language}.ftl"))
    ]
    return [*own, *games]


def typeset(text: str, language: str) -> str:
    """Put no-break spaces before French punctuation: U+202F before ; ! ?, U+00A0 elsewhere."""
    if language != "fr":
        return text
    text = re.sub(r"(?<=«) | (?=[:»%](?!-))", "\u00a0", text)  # :- is the edge of a table in Markdown
    text = re.sub(
        r"(?<=\}) (?=(?:min|s|h|j|PV|pts)\b)|(?<=±) (?=\{)|(?<=nº) (?=\{)", "\u00a0", text
    )  # a number, its unit
    return re.sub(r" (?=[;!?])", "\u202f", text)


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
    def __init__(self, language: str, files: Iterable[Path], english: Words | None = None) -> None:
        """The messages of some catalogues; missing ones are taken from `english`.

        Each message is parsed when it is first used, because a run of the command needs few of them.
        """
        self.language = language
        self.english = english
        self.bundle = FluentBundle([language], use_isolating=False)
        self.complained: set[str] = set()
        self.remembered: dict[tuple[object, ...] | None, str] = {}  # what was said, by its key and arguments
        self.messages: dict[str, str] = {}
        self.added = 0  # of the messages in core/catalogues.py, those that are among ours
        for file in files:
            try:
                text = typeset(file.read_text(encoding="utf-8"), language)
            except (OSError, UnicodeDecodeError) as error:
                self._complain(str(file), error)
            else:
                self.messages = {found[1]: found[0] for found in MESSAGE.finditer(text)} | self.messages

    def __contains__(self, key: str) -> bool:
        return self._has(key) or (self.english is not None and key in self.english)

    def _has(self, key: str) -> bool:
        """Whether there is such a message. Games without a file of words may have been found since."""
        if key not in self.messages and self.english is None and self.added < len(catalogues.ADDED):
            for text in catalogues.ADDED[self.added :]:
                self.messages = {found[1]: found[0] for found in MESSAGE.finditer(text)} | self.messages
            self.added = len(catalogues.ADDED)
        return key in self.messages

    def _parse(self, key: str) -> None:
        """Parse a message, and those it refers to."""
        if self._has(key) and not self.bundle.has_message(key):
            self.bundle.add_resource(FluentResource(self.messages[key]))
            for other in REFERENCE.findall(self.messages[key]):
                self._parse(other)

    def __call__(self, key: str, **arguments: object) -> str:
        # Text and whole numbers alone: what else is equal (1, True and 1.0) may be said differently.
        asked = (key, *arguments.items()) if PLAIN.issuperset(map(type, arguments.values())) else None
        if asked in self.remembered:
            return self.remembered[asked]
        self._parse(key)
        if not self.bundle.has_message(key) and self.english is not None:
            return self.english(key, **arguments)
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            self._complain(key, "no such message")
            return key
        text, errors = self.bundle.format_pattern(pattern, arguments)
        for error in errors:
            self._complain(key, error)
        if asked is not None and not errors:
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[asked] = str(text)
        return str(text)

    def _complain(self, key: str, wrong: object) -> None:
        """Log what is wrong with a message, once, without its arguments: they may be secret."""
        line = f"words ({self.language}): {key}: {wrong}"
        if STRICT:
            raise WordsError(line)
        if key not in self.complained:
            self.complained.add(key)
            log.error(line)

    def term(self, game: str, name: str, value: str) -> str:
        """One piece of notation in words: `term("dokitto-ice", "card", "S7")` is "Strawberry 7"."""
        key = f"{game}-term-{name}"
        if key not in self:
            return value
        parts = {f"part{n}": _number_or_text(part) for n, part in enumerate(PARTS.findall(value), 1)}
        return self(key, letter=_number_or_text(value[:1]), rest=_number_or_text(value[1:]), **parts)

    def chance(self, game: str, kind: str) -> str:
        """A kind of chance in words: the game's own, or else the common ones."""
        own = f"{game}-chance-{kind}"
        return self(own) if own in self else self("term-chance", kind=kind)

    def labelled(self, label: str, value: object) -> str:
        """A label and its value, with the colon between them."""
        return self("labelled", label=label, value=str(value))

    def listing(self, items: Iterable[str]) -> str:
        """A list of things, with the language's separator."""
        return self("list-separator").join(items)

    def sentences(self, sentences: Iterable[str]) -> str:
        """Joined sentences, without spaces in Japanese."""
        return self("sentence-separator").join(sentences)

    def event(self, game: str, event: Event, names: Sequence[str], seat: int | None = None) -> str:
        """An event in words for `seat` (None: for nobody in particular)."""
        return self(event.key, **self._spoken(game, event.arguments, names, seat))

    def reason(self, game: str, reason: Reason) -> str:
        """A reason for a move: what follows it, compared with other moves."""

        def said(amount: float) -> str:
            return self("percent", value=round(amount)) if reason.is_chance else self("decimal", value=amount)

        own = f"{game}-why-{reason.measure}"
        fact = self(own if own in self else f"why-{reason.measure}", value=said(reason.value))
        contrast = self(f"hint-why-{reason.against}", other=said(reason.other), more="yes" if reason.more else "no")
        return self("hint-why", fact=fact, contrast=contrast)

    def error(self, error: ParfaitError, game: str = "") -> str:
        """An error in words, with the rule's number in front if there is one."""
        arguments = {
            name: value + 1 if _is("seat", name) and type(value) is int else value
            for name, value in error.arguments.items()
        }
        text = self(f"error-{error.key}", **self._spoken(game, arguments, (), None))
        return self.labelled(error.rule, text) if isinstance(error, RuleError) and error.rule != NO_RULE else text

    def _spoken(
        self, game: str, arguments: Mapping[str, object], names: Sequence[str], seat: int | None
    ) -> dict[str, object]:
        spoken: dict[str, object] = {"you": "no"}
        for name, value in arguments.items():
            if name == "seat" and names:
                spoken["you"] = "yes" if value == seat else "no"
            spoken[name] = self._say(game, name, value, names)
        return spoken

    def _say(self, game: str, name: str, value: object, names: Sequence[str]) -> object:
        if isinstance(value, tuple | list):
            return self.listing(str(self._say(game, name.removesuffix("s"), item, names)) for item in value)
        if isinstance(value, int) and names and _is("seat", name):
            return names[value]
        if isinstance(value, str):
            return self.chance(game, value) if _is("chance", name) else self.term(game, name, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | float) else str(value)


def _is(kind: str, name: str) -> bool:
    """Whether an argument called `name` is of this kind: `seat` and `expected_seat` are seats."""
    return name == kind or name.endswith(f"_{kind}")


def _number_or_text(text: str) -> int | str:
    """Digits as a number, which a message can select by (`[7]`), if they are its usual spelling."""
    return int(text) if text.isdecimal() and str(int(text)) == text and int(text) < LARGE else text
