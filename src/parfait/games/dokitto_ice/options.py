"""The options of Dokitto! Ice."""

from __future__ import annotations

from dataclasses import dataclass

from parfait.core.options import FLAG, Choice, FirstPlayer, Options, Subset, Whole, option

FLAVOURS = "SCMV"


@dataclass(frozen=True)
class DokittoIceOptions(Options):
    first_player: int | str = option("DI-7", FirstPlayer(), "random")
    flavours: tuple[str, ...] = option("DI-5", Subset(tuple(FLAVOURS), 3), ("S", "C", "M"))
    two_player_hand: int = option("DI-6", Choice((10, 12)), 10)
    may_choose_empty: bool = option("DI-13", FLAG, True)
    trophies_to_win: int = option("DI-23", Whole(1, 1000), 3)
    show_gathered: bool = option("DI-24", FLAG, True)
