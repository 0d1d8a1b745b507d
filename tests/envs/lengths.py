"""How long the random games of a kind are: what is asked of their ends can only be asked if they end soon enough."""

from __future__ import annotations

from collections.abc import Mapping

from parfait import games
from parfait.cli.record import random_game
from parfait.core import Rng
from parfait.core.data import Json


def ends_within(game: str, moves: int, options: Mapping[str, Json] | None = None) -> bool:
    """Whether each of three random games with the most players does."""
    found = games.find(game)
    players = found.players[-1]
    chosen = found.options.read(options or {}, players)
    return all(len(random_game(found, players, chosen, Rng(seed)).steps) <= moves for seed in range(3))
