"""How environments number actions: as the game does or, in a game with fewer pieces, without gaps."""

from __future__ import annotations

from parfait.core import Game, State
from parfait.core.limits import MOST_ACTIONS


class Numbering:
    """The actions of one game, number of players and set of options.

    In a standard game an action has the number that the game gives it, whatever the number of players. With fewer
    cards, suits, dice or squares, the actions that are left are numbered from 0, in the same order.
    """

    def __init__(self, game: Game, state: State) -> None:
        own = state.options.numbers(state.players)
        self.numbers = tuple(range(game.actions) if own is None else own)
        self.count = len(self.numbers)
        self.renumbered = self.numbers != tuple(range(self.count))
        self._places = {number: place for place, number in enumerate(self.numbers)}

    def to_game(self, action: int) -> int:
        """The game's number for an action; for one that the environment does not have, a number without meaning."""
        if 0 <= action < self.count:
            return self.numbers[action]
        return action if action < 0 else max(action, MOST_ACTIONS)

    def from_game(self, number: int) -> int:
        """The environment's number for one of the game's."""
        return self._places[number]
