"""Players made of code, by name."""

from parfait.bots.bot import BadLimit, BadView, Bot, Estimate, Limit
from parfait.bots.names import NAMES, UnknownBot, find

__all__ = ["NAMES", "BadLimit", "BadView", "Bot", "Estimate", "Limit", "UnknownBot", "find"]
