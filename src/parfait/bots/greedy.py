"""A bot that follows each game's rules of thumb, without looking ahead."""

from __future__ import annotations

from parfait import games
from parfait.bots.bot import Estimate, Limit, legal_actions
from parfait.core import Numbers, Rng, View


class GreedyBot:
    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        actions = legal_actions(view, rng)
        if len(actions) == 1:
            return actions[0]
        world = games.find(view.game).determinize(view, rng)  # the brain reads of it only what the seat may know
        return games.brain(view.game).greedy(world, rng, Numbers())

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        best = self.choose(view, limit, rng)
        rest = [Estimate(action, 0, 0.0, 0.5) for action in legal_actions(view, rng) if action != best]
        return [Estimate(best, 1, 1.0, 0.5), *rest]
