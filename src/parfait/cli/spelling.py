"""Guesses what a mistyped word was meant to be."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LIKE = 0.6


def closest(typed: str, known: Iterable[str]) -> str:
    """The word most like the one typed, or the only one that begins so; empty if none is like it."""
    words = [word for word in known if len(word) > 1]
    begun = [word for word in words if len(typed) > 1 and word.startswith(typed)]
    found = begun if len(begun) == 1 else get_close_matches(typed, words, 1, LIKE)
    return found[0] if found else ""
