from __future__ import annotations

from parfait.core import Belief, Rng

from .rules import Rigged
from .view import RiggedView


class RiggedBelief(Belief):
    """One world: nothing is hidden."""

    def __init__(self, view: RiggedView) -> None:
        self.view = view

    def sample(self, rng: Rng) -> Rigged:
        view = self.view
        world = Rigged(view.players, view.options)
        open_to_all = ("turn", "starter", "made", "winner", "rang", "red")
        world.restore({name: getattr(view, name) for name in open_to_all})
        world.chance = world.CHANCES.index(view.chance) if view.chance else 0
        return world
