"""English messages, in Fluent, of games without a file of words. `parfait.locale` reads them from here."""

from __future__ import annotations

ADDED: list[str] = []
