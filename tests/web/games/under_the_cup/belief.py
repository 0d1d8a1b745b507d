from __future__ import annotations

from parfait.core.rng import Rng
from parfait.core.state import Belief

from .rules import DICE, SEATS, Cup
from .view import CupView


class CupBelief(Belief):
    def __init__(self, view: CupView) -> None:
        self.view = view

    def sample(self, rng: Rng) -> Cup:
        view = self.view
        dice = [0] * (SEATS * DICE)
        for seat, faces in enumerate(view.dice):
            for i, seen in enumerate(faces):
                dice[seat * DICE + i] = seen or rng.below(6) + 1
        many, _, face = (view.bid or "0×0").partition("×")
        world = Cup(view.players, view.options)
        world.restore(
            {
                "turn": view.turn,
                "dice": dice,
                "lives": list(view.lives),
                "bid": 6 * (int(many) - 1) + int(face) if view.bid else 0,
                "bidder": -1 if view.bidder is None else view.bidder,
                "shown": view.shown,
                "starter": view.starter,
            }
        )
        return world
