"""Players made of code, by name."""

from parfait.bots.bot import BadLimit, BadView, Bot, Estimate, Limit
from parfait.bots.levels import LEVELS
from parfait.bots.names import NAMES, UnknownBot, check_name, find

__all__ = ["LEVELS", "NAMES", "BadLimit", "BadView", "Bot", "Estimate", "Limit", "UnknownBot", "check_name", "find"]
