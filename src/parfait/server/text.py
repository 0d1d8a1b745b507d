"""Names and chat from outside, made safe to show. Markup is left alone: it is always displayed as text."""

from __future__ import annotations

import unicodedata

from parfait.core import ParfaitError
from parfait.server.protocol.messages import LONGEST_CHAT

LONGEST_NAME = 24
MARKS_ON_A_LETTER = 3
LOOKED_AT = 2000  # characters: putting a long row of marks in order takes long, by the square of its length
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction marks, zero-width characters, unassigned ones
JOINER = "\u200d"  # makes one picture of several emoji
BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"  # letters by their category, and yet nothing to see


class BadText(ParfaitError):
    """An invalid name or line of chat."""


def clean(text: str) -> str:
    """The text without invisible characters, and with single spaces."""
    composed = unicodedata.normalize("NFC", text[:LOOKED_AT])
    visible = "".join(c if c.isprintable() or not c.isspace() else " " for c in composed)
    kept: list[str] = []
    marks = 0
    for at, c in enumerate(visible):
        category = unicodedata.category(c)
        if c == JOINER and kept and _joins(kept[-1], visible[at + 1 : at + 2]):
            kept.append(c)
            continue
        if category in UNSEEN or c in BLANKS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS_ON_A_LETTER:
            kept.append(c)
    return " ".join("".join(kept).split())


def _joins(before: str, after: str) -> bool:
    """Whether a joiner between these makes one emoji of two. Anywhere else it would be there to deceive."""
    return _is_picture(after) and (_is_picture(before) or _is_tone(before) or before == "\ufe0f")


def _is_picture(c: str) -> bool:
    return c != "" and unicodedata.category(c) == "So"


def _is_tone(c: str) -> bool:
    return "\U0001f3fb" <= c <= "\U0001f3ff"


def _is_flag(c: str) -> bool:
    """One of the letters of which two make a flag."""
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def characters(text: str) -> list[str]:
    """The characters as readers count them: a letter with its marks is one, and so is a joined emoji or a flag."""
    found: list[str] = []
    for c in text:
        last = found[-1] if found else ""
        goes_on = unicodedata.category(c) in ("Mn", "Me") or c == JOINER or _is_tone(c) or last.endswith(JOINER)
        if last and (goes_on or (_is_flag(c) and len(last) == 1 and _is_flag(last))):
            found[-1] += c
        else:
            found.append(c)
    return found


def length(text: str) -> int:
    return len(characters(text))


def shortened(text: str, most: int = LONGEST_NAME) -> str:
    """The first so many characters; none of them is cut in two."""
    return "".join(characters(text)[:most])


def clean_name(text: str) -> str:
    name = clean(text)
    if not 1 <= length(name) <= LONGEST_NAME or unicodedata.category(name[0]) in ("Mn", "Me"):
        raise BadText("bad-player-name", most=LONGEST_NAME)
    return name


def clean_title(text: str) -> str:
    """A table's title: as a name, and it may be empty."""
    return clean_name(text) if clean(text) else ""


def clean_chat(text: str) -> str:
    line = clean(text)
    if not line:
        raise BadText("empty-chat")
    if len(line) > LONGEST_CHAT:
        raise BadText("long-chat", most=LONGEST_CHAT)
    return line
