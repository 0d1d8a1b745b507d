"""Text from outside, made safe to show: names and chat. Markup stays as it is; whoever shows it shows it as text."""

from __future__ import annotations

import unicodedata

from parfait.core import ParfaitError
from parfait.server.protocol.messages import LONGEST_CHAT

LONGEST_NAME = 24
MARKS_ON_A_LETTER = 3
LOOKED_AT = 2000  # characters: putting a long row of marks in order takes long, by the square of its length
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction marks, zero-width characters, unassigned ones
BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"  # letters by their category, and yet nothing to see


class BadText(ParfaitError):
    """A name or a line of chat that cannot be taken."""


def clean(text: str) -> str:
    """The text without invisible characters, and with single spaces."""
    composed = unicodedata.normalize("NFC", text[:LOOKED_AT])
    visible = "".join(c if c.isprintable() or not c.isspace() else " " for c in composed)
    kept: list[str] = []
    marks = 0
    for c in visible:
        category = unicodedata.category(c)
        if category in UNSEEN or c in BLANKS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MARKS_ON_A_LETTER:
            kept.append(c)
    return " ".join("".join(kept).split())


def length(text: str) -> int:
    """As a reader counts: a letter with its marks is one."""
    return sum(unicodedata.category(c) not in ("Mn", "Me") for c in text)


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
