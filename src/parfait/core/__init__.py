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
from parfait.core.view import ChanceStep, Event, MoveStep, Step, View

__all__ = [
    "CHANCE",
    "OVER",
    "WATCHER",
    "BadOption",
    "BadOutcome",
    "BadPlayers",
    "Belief",
    "BrokenRules",
    "ChanceStep",
    "Event",
    "Game",
    "IllegalMove",
    "MoveStep",
    "Numbers",
    "Options",
    "Outcome",
    "ParfaitError",
    "Rng",
    "RuleError",
    "State",
    "Step",
    "UnknownGame",
    "Unreadable",
    "View",
    "playout",
]
