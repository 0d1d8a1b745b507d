"""English messages of games that have no file for them, in Fluent. `parfait.locale` reads them from here."""

from __future__ import annotations

ADDED: list[str] = []
