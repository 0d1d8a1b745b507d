"""Players made of code, by name, and the advice of the strongest."""

from parfait.bots.advice import Advice, AdvisedMove, advise
from parfait.bots.bot import BadLimit, BadView, Bot, Estimate, Limit
from parfait.bots.levels import LEVELS
from parfait.bots.names import NAMES, UnknownBot, check_name, find
from parfait.bots.searcher import SearchBot

__all__ = [
    "LEVELS",
    "NAMES",
    "Advice",
    "AdvisedMove",
    "BadLimit",
    "BadView",
    "Bot",
    "Estimate",
    "Limit",
    "SearchBot",
    "UnknownBot",
    "advise",
    "check_name",
    "find",
]
