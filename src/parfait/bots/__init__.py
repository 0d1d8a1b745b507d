"""The bots by name, and the advice of the strongest."""

from parfait.bots.advice import AdvisedMove, MoveAdvice, advise
from parfait.bots.bot import BadLimit, BadView, Bot, Estimate, Limit
from parfait.bots.levels import LEVELS
from parfait.bots.names import NAMES, UnknownBot, check_name, find
from parfait.bots.searcher import SearchBot

__all__ = [
    "LEVELS",
    "NAMES",
    "AdvisedMove",
    "BadLimit",
    "BadView",
    "Bot",
    "Estimate",
    "Limit",
    "MoveAdvice",
    "SearchBot",
    "UnknownBot",
    "advise",
    "check_name",
    "find",
]
