"""What can be set in Pip Bluff."""

from __future__ import annotations

from dataclasses import dataclass

from parfait.core.options import Options, Whole, option

CALL = 0  # the other actions are bids: so many pips


@dataclass(frozen=True)
class PipBluffOptions(Options):
    points: int = option("PB-7", Whole(1, 100), 3)
