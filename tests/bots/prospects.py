"""What follows a move, as search counts it."""

from __future__ import annotations

from parfait import games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import Rng, State
from parfait.core.prospects import Prospect


def followed(state: State, move: str, iterations: int = 300) -> dict[str, Prospect]:
    """By measure, what follows a move of the seat to act, as far as that seat can know."""
    view = state.view(state.turn)
    action = games.find(view.game).notation.read_move(state, move)
    estimate = SearchBot().weigh(view, action, Limit(iterations=iterations), Rng(1), explained=True)
    return {prospect.measure.name: prospect for prospect in estimate.prospects}


def values(state: State, move: str, iterations: int = 300) -> dict[str, float]:
    return {name: prospect.value for name, prospect in followed(state, move, iterations).items()}
