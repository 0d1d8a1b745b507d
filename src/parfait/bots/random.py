"""A bot that plays any legal move, all equally likely."""

from __future__ import annotations

from parfait.bots.bot import Estimate, Limit, legal_actions
from parfait.core import Rng, View


class RandomBot:
    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        actions = legal_actions(view, rng)
        return actions[rng.below(len(actions))]

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        return [Estimate(action, 0, 0.5, 0.5) for action in legal_actions(view, rng)]
