from __future__ import annotations

from dataclasses import dataclass

from parfait.core.options import Choice, FirstPlayer, Options, Whole, option


@dataclass(frozen=True)
class DessertDiceOptions(Options):
    first_player: int | str = option("DD-7", FirstPlayer(), "random")
    board: int = option("DD-1", Choice((5,)), 5)
    max_tips_in_a_row: int | None = option("DD-12", Whole(0, 1000, unlimited=True), 20)
    tiebreak: str = option("DD-16", Choice(("everyone", "tied")), "everyone")

    def endless(self) -> bool:
        return self.max_tips_in_a_row is None  # DD-12
