"""The options of Dokitto! Ice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.options import FLAG, Choice, FirstPlayer, Kind, Options, Whole, option

FLAVOURS = "SCMV"


@dataclass(frozen=True)
class ThreeFlavours(Kind):
    allowed = '["S", "C", "M"]: S C M V, 3×'

    def read(self, value: Any, players: int) -> tuple[str, ...]:
        if type(value) is not list or len(value) != 3 or not all(type(f) is str for f in value):
            raise ValueError
        if not all(f in FLAVOURS and len(f) == 1 for f in value) or len(set(value)) != 3:
            raise ValueError
        return tuple(sorted(value, key=FLAVOURS.index))

    def write(self, value: Any) -> list[str]:
        return list(value)

    def examples(self, players: int) -> list[Any]:
        return [["S", "C", "M"], ["V", "S", "C"]]


@dataclass(frozen=True)
class DokittoIceOptions(Options):
    first_player: int | str = option("DI-7", FirstPlayer(), "random")
    flavours: tuple[str, ...] = option("DI-5", ThreeFlavours(), ("S", "C", "M"))
    two_player_hand: int = option("DI-6", Choice((10, 12)), 10)
    may_choose_empty: bool = option("DI-13", FLAG, True)
    trophies_to_win: int = option("DI-23", Whole(1, 1000), 3)
    show_gathered: bool = option("DI-24", FLAG, True)
