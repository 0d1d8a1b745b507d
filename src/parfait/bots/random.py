"""Any legal move, each as likely."""

from __future__ import annotations

from parfait import games
from parfait.core import Rng, View


class RandomBot:
    def choose(self, view: View, rng: Rng) -> int:
        """An action for the seat whose view this is."""
        legal = games.find(view.game).determinize(view, rng).legal_actions()
        return legal[rng.below(len(legal))]
