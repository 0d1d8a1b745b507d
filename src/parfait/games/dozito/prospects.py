"""What a move in Dozito leads to. Plain Python; prospects.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core.prospects import Measure, Prospects
from parfait.core.state import State
from parfait.games.dozito.rules import Dozito

GROUPS = 0
SUNS = 1
CLOSING = 2


class DozitoProspects(Prospects):
    MEASURES = (
        Measure("groups", 1, 12.0),
        Measure("suns", 1, 4.0),
        Measure("closing", 0),
    )

    def finish(self, world: State) -> None:
        assert isinstance(world, Dozito)
        game = world
        suns = game.suns(self.seat)
        self.put(GROUPS, game.points(self.seat) - suns)
        self.put(SUNS, suns)
        self.put(CLOSING, 1.0 if game.closer == self.seat else 0.0)


PROSPECTS = DozitoProspects
