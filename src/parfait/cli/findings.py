"""What `parfait doctor` finds: a line each, and what to do about it."""

from __future__ import annotations

from dataclasses import dataclass

GOOD, SLOW, BROKEN = ("✓", "green"), ("–", "yellow"), ("✗", "red")


@dataclass(frozen=True)
class Finding:
    sign: tuple[str, str]
    text: str
    remedy: str = ""
