"""The findings of `parfait doctor`: one line each, with advice."""

from __future__ import annotations

from dataclasses import dataclass

GOOD, SLOW, BROKEN = ("✓", "green"), ("–", "yellow"), ("✗", "red")


@dataclass(frozen=True)
class Finding:
    sign: tuple[str, str]
    text: str
    remedy: str = ""
