"""The numbered rules pages: inside an installed package, or in docs/rules of the source tree."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from parfait import games
from parfait.core import ParfaitError
from parfait.core.errors import shorten
from parfait.locale import typeset

HERE = Path(__file__).parent
FOLDERS = (HERE / "pages" / "rules", HERE.parents[1] / "docs" / "rules")
ENGLISH = "en"
NUMBER = re.compile(r"([a-z]+)[-\s]?0*(\d{1,4})", re.IGNORECASE)
ITEM = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* .*(?:\n(?![-#\n]).*)*", re.MULTILINE)  # with its continuation lines


class NoPage(ParfaitError):
    """A rules page or a numbered rule that does not exist."""


@cache
def page(game: str, language: str = ENGLISH) -> str:
    """The rules of a game, in Markdown; in English where nobody has translated them."""
    games.find(game)
    for name, spoken in ((f"{language}/{game}.md", language), (f"{game}.md", ENGLISH)):
        for folder in FOLDERS:
            if (folder / name).is_file():
                return typeset((folder / name).read_text(encoding="utf-8"), spoken)
    raise NoPage("no-page", game=game)


@cache
def _rules(game: str, language: str = ENGLISH) -> dict[str, str]:
    return {item[1]: item[0].removeprefix("- ") for item in ITEM.finditer(page(game, language))}


def numbers(game: str) -> tuple[str, ...]:
    """The numbers of a game's rules, in the order of its page."""
    return tuple(_rules(game))


def rule(number: str, language: str = ENGLISH) -> str:
    """One rule in Markdown, by a number such as "DI-11" (or "di-11", "di11")."""
    asked = NUMBER.fullmatch(number.strip())
    for game in games.games():
        if asked and asked[1].upper() == game.prefix:
            found = _rules(game.name, language).get(f"{game.prefix}-{asked[2]}")
            if found is None:
                listed = sorted(numbers(game.name), key=_count)
                raise NoPage("no-rule", number=shorten(number), first=listed[0], last=listed[-1])
            return found
    prefixes = tuple(f"{game.prefix}-1…" for game in games.games())
    raise NoPage("no-such-rule", number=shorten(number), prefixes=prefixes)


def _count(number: str) -> int:
    """11 of "DI-11". A page may have its rules in another order."""
    return int(number.rpartition("-")[2])
