"""Worlds that fit a view, drawn as search draws them."""

from __future__ import annotations

from parfait.core import Belief, Rng, State
from parfait.core.brain import Brain


def draw_world(brain: Brain, belief: Belief, rng: Rng) -> State:
    """A world that fits; where what players did tells something, one of a few, by how well it fits that."""
    chosen = belief.sample(rng)
    if brain.candidates > 1:
        weights = brain.weight(chosen)
        for _ in range(brain.candidates - 1):
            world = belief.sample(rng)
            weight = brain.weight(world)
            weights += weight
            if rng.fraction() * weights < weight:
                chosen = world
    return chosen
