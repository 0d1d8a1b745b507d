from __future__ import annotations

from dataclasses import dataclass

from parfait.core.options import Options, Whole, option


@dataclass(frozen=True)
class CupOptions(Options):
    lives: int = option("UC-1", Whole(1, 5), 2)
