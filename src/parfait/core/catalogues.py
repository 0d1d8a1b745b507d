"""English messages that games say without a file of their own, in Fluent. `parfait.locale` reads them from here."""

from __future__ import annotations

ADDED: list[str] = []
