"""The contract that every game keeps, and the parts they share. Standard library only."""

from parfait.core.errors import (
    BadOption,
    BadOutcome,
    BadPlayers,
    BrokenRules,
    IllegalMove,
    ParfaitError,
    RuleError,
    UnknownGame,
    Unreadable,
)
from parfait.core.game import Game
from parfait.core.options import Options
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, WATCHER, Belief, Numbers, Outcome, State, playout
from parfait.core.view import Event, View

__all__ = [
    "CHANCE",
    "OVER",
    "WATCHER",
    "BadOption",
    "BadOutcome",
    "BadPlayers",
    "Belief",
    "BrokenRules",
    "Event",
    "Game",
    "IllegalMove",
    "Numbers",
    "Options",
    "Outcome",
    "ParfaitError",
    "Rng",
    "RuleError",
    "State",
    "UnknownGame",
    "Unreadable",
    "View",
    "playout",
]
