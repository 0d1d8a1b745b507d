"""Names at one table must look different: "Аnna" with a Cyrillic А cannot sit next to Anna."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files

from parfait.core.limits import MOST_SEATS
from parfait.locale import LANGUAGES, words
from parfait.server.protocol.refusals import Refused
from parfait.server.text import clean, clean_name, shortened


def new_name(text: str, others: Iterable[str]) -> str:
    """A cleaned name. Raises `Refused` if it looks like another one at the table."""
    name = clean_name(text)
    if any(alike(name, reserved) for reserved in _reserved()):
        raise Refused("name-reserved", name=name)
    for other in others:
        if other.casefold() == name.casefold():
            raise Refused("name-taken", name=name)
        if other and alike(name, other):
            raise Refused("name-alike", name=name, other=other)
    return name


def distinct_names(names: Iterable[str]) -> list[str]:
    """The names in a record, each with its seat's number if it could be confused with another."""
    shown: list[str] = []
    for seat, text in enumerate(names):
        name = shortened(clean(text)) or f"Seat {seat}"
        shown.append(f"{name} ({seat})" if any(alike(name, other) for other in shown) else name)
    return shown


def alike(name: str, other: str) -> bool:
    return any(one == another for one, another in zip(_looks(name), _looks(other), strict=True))


@lru_cache(maxsize=1024)
def _looks(name: str) -> tuple[str, str]:
    """What a name looks like, in any case: I is l to the eye (AIice), and i in small letters (ALICE)."""
    return skeleton(name).casefold(), skeleton(name.casefold())


def skeleton(text: str) -> str:
    """By Unicode's confusables (UTS 39): equal for texts that look alike. Accents stay, spaces do not count."""
    like = _prototypes()
    letters = unicodedata.normalize("NFKD", text)
    mapped = "".join(like.get(letter, letter) for letter in letters)
    return "".join(unicodedata.normalize("NFKD", mapped).split())


def load() -> None:
    """Load the tables for comparing names now, not when the first table is created."""
    _prototypes()
    _reserved()


@cache
def _prototypes() -> dict[str, str]:
    """The letter, or the letters, that each confusable one stands for.

    The data lists for every letter those that look like it. Unicode makes one of them the prototype of all: the one
    that is linked to several, or that is several letters (m looks like rn). If there are only two, either will do.
    """
    text = files("homoglyphs_fork").joinpath("confusables.json").read_text(encoding="utf-8")
    data: dict[str, list[str]] = json.loads(text.replace(r"\u200e", ""))  # direction marks around Hebrew and Arabic
    found = {}
    for letter, others in data.items():
        if len(letter) > 1 or len(others) > 1:
            continue  # a prototype
        other = others[0]
        if len(other) > 1 or len(data[other]) > 1 or other < letter:
            found[letter] = other
    return found


@cache
def _reserved() -> tuple[str, ...]:
    """The names that pages use for bots and spectators, in every language."""
    names = []
    for language in LANGUAGES:
        say = words(language)
        names += [say("web-watcher"), *(say("bot", number=seat + 1) for seat in range(MOST_SEATS))]
    return tuple(names)
