"""What a move in Dokitto! Ice leads to. Plain Python; prospects.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.prospects import NOT_HERE, Measure, Prospects
from parfait.core.state import State
from parfait.games.dokitto_ice.rules import DokittoIce

TRICK = 0
TROPHY = 1
POINTS = 2
OUT = 3
FULL_CONE = 4
UNKNOWN = NOT_HERE  # with a C type of its own


class DokittoIceProspects(Prospects):
    MEASURES = (
        Measure("trick", 0),
        Measure("trophy", 1),
        Measure("points", 1, 8.0),
        Measure("out", -1),
        Measure("full-cone", 0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.tricks = 0  # that are over before the move
        self.taking = False  # ice: the trick is over

    def begin(self, world: State, action: int) -> None:
        assert isinstance(world, DokittoIce)
        ice = world
        self.seat = ice.turn
        self.tricks = ice.tricks
        self.taking = ice.choosing
        self.put(TRICK, UNKNOWN)

    def look(self, world: State) -> bool:
        """Look on until the trick is over."""
        assert isinstance(world, DokittoIce)
        ice = world
        if self.taking:
            return False
        if ice.tricks == self.tricks:
            return True
        self.put(TRICK, 1.0 if ice.leader == self.seat else 0.0)
        return False

    def finish(self, world: State) -> None:
        assert isinstance(world, DokittoIce)
        ice = world
        self.put(TROPHY, 1.0 if ice.round_winners & bits.bit(self.seat) else 0.0)
        self.put(POINTS, ice.vp(self.seat))
        own_is_full = ice.full >= 0 and ice.full // (2 if ice.players == 2 else 1) == self.seat
        overfilled = 1.0 if own_is_full else 0.0
        self.put(OUT, UNKNOWN if ice.players == 2 else overfilled)  # DI-18
        self.put(FULL_CONE, overfilled if ice.players == 2 else UNKNOWN)  # DI-20


PROSPECTS = DokittoIceProspects
