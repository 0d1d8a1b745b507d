"""The numbered rules pages: in the installed package, in docs/rules of the source tree, or next to a game's folder.

A rule is an item that begins with its number. Items below it are rulings and options (docs/rules/README.md).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from parfait import games
from parfait.core import ParfaitError, folders
from parfait.core.errors import shorten
from parfait.locale import typeset

HERE = Path(__file__).parent
FOLDERS = (HERE / "pages" / "rules", HERE.parents[1] / "docs" / "rules", *folders.GAMES)
ENGLISH = "en"
NUMBER = re.compile(r"([a-z]+)[-\s]?0*(\d{1,4})", re.IGNORECASE)
OPTION = re.compile(r"^  - (?:Option|オプション)\s*`(\w+)`.*(?:\n    .*)*\n?", re.MULTILINE)  # below a rule
ITEM = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* .*(?:\n(?![-#\n]).*)*", re.MULTILINE)  # with its continuation lines


class NoPage(ParfaitError):
    """A rules page or a numbered rule that does not exist."""


@cache
def page(game: str, language: str = ENGLISH) -> str:
    """The rules of a game, in Markdown; in English where nobody has translated them."""
    known = games.find(game)
    spoken = language if is_there(game, language) else ENGLISH
    file = _file(game, spoken)
    if file is None and not known.page:
        raise NoPage("no-page", game=game)
    return known.page if file is None else typeset(file.read_text(encoding="utf-8"), spoken)


def is_there(game: str, language: str = ENGLISH) -> bool:
    """Whether the rules of a game are written in this language. Those of a game from one file are in that file."""
    return _file(game, language) is not None or (language == ENGLISH and bool(games.find(game).page))


def _file(game: str, language: str) -> Path | None:
    name = f"{game}.md" if language == ENGLISH else f"{language}/{game}.md"
    return next((folder / name for folder in FOLDERS if (folder / name).is_file()), None)


@cache
def _rules(game: str, language: str = ENGLISH) -> dict[str, str]:
    return {item[1]: item[0].removeprefix("- ") for item in ITEM.finditer(page(game, language))}


def for_players(text: str) -> str:
    """A page or a rule without the names and values of options, which are for files."""
    return OPTION.sub("", text).rstrip("\n") + ("\n" if text.endswith("\n") else "")


def numbers(game: str) -> tuple[str, ...]:
    """The numbers of a game's rules, in the order of its page."""
    return tuple(_rules(game))


def place(number: str) -> int:
    """The 11 of DI-11."""
    return int(number.rpartition("-")[2])


def rule(number: str, language: str = ENGLISH) -> str:
    """One rule in Markdown, by a number such as "DI-11" (or "di-11", "di11")."""
    asked = NUMBER.fullmatch(number.strip())
    for game in games.games():
        if asked and asked[1].upper() == game.prefix:
            found = _rules(game.name, language).get(f"{game.prefix}-{asked[2]}")
            if found is None:
                listed = sorted(numbers(game.name), key=place)
                raise NoPage("no-rule", number=shorten(number), first=listed[0], last=listed[-1])
            return found
    prefixes = tuple(f"{game.prefix}-1…" for game in games.games())
    raise NoPage("no-such-rule", number=shorten(number), prefixes=prefixes)
