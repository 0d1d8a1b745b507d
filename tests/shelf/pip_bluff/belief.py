"""The worlds that a view leaves open: any pips on the dice that are not seen."""

from __future__ import annotations

from parfait.core import WATCHER, Belief, Rng

from .rules import PipBluff
from .view import PipBluffView


class PipBluffBelief(Belief):
    def __init__(self, view: PipBluffView) -> None:
        self.view = view
        self.rolled = view.turn >= 0 or view.shown is not None

    def sample(self, rng: Rng) -> PipBluff:
        view, world = self.view, PipBluff(self.view.players, self.view.options)
        dice = [1 + rng.below(6) if self.rolled else 0 for _ in range(view.players)]
        if view.shown is not None:
            dice = [int(die[1:]) for die in view.shown]
        elif view.die is not None and view.seat != WATCHER:
            dice[view.seat] = int(view.die[1:])
        world.restore(
            {
                "turn": view.turn,
                "dice": dice,
                "shown": view.shown is not None,
                "bid": view.bid,
                "bidder": view.bidder,
                "starter": view.starter,
                "points": list(view.scores),
            }
        )
        return world
