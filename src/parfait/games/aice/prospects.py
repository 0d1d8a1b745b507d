"""What a move in AICE leads to. Plain Python; prospects.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core.prospects import NOT_HERE, Measure, Prospects
from parfait.core.state import State
from parfait.games.aice.rules import Aice

TRICK = 0
EXACT = 1
POINTS = 2
DICE = 3
UNKNOWN = NOT_HERE  # with a C type of its own


class AiceProspects(Prospects):
    MEASURES = (
        Measure("trick", 0),
        Measure("exact", 1),
        Measure("points", 1, 6.0),
        Measure("dice", -1, 3.0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.bidding = False
        self.tricks = 0  # that are over before the move
        self.won = 0  # and how many of them are the seat's

    def begin(self, world: State, action: int) -> None:
        assert isinstance(world, Aice)
        aice = world
        self.seat = aice.turn
        self.bidding = aice.bids_made < aice.players
        self.tricks = aice.tricks
        self.won = aice.won[self.seat]
        self.put(TRICK, UNKNOWN)

    def look(self, world: State) -> bool:
        """Look on until the trick is over."""
        assert isinstance(world, Aice)
        aice = world
        if self.bidding:
            return False
        if aice.tricks == self.tricks:
            return True
        self.put(TRICK, aice.won[self.seat] - self.won)
        return False

    def finish(self, world: State) -> None:
        assert isinstance(world, Aice)
        aice = world
        if not self.bidding and self.tricks == aice.hand_size - 2:  # a roll that ends the round is not looked at
            self.put(TRICK, aice.won[self.seat] - self.won)
        self.put(EXACT, 1.0 if aice.won[self.seat] == aice.bids[self.seat] else 0.0)
        self.put(POINTS, aice.round_points(self.seat))
        self.put(DICE, aice.dice_on_hand[self.seat])


PROSPECTS = AiceProspects
