"""The five levels: one meaning in every game, from a newcomer to a master."""

from __future__ import annotations

from parfait.bots.bot import Limit
from parfait.bots.searcher import SearchBot

# How far a level looks ahead, and how much of the expected result it may give away with a move now and then.
LEVELS: dict[str, SearchBot] = {
    "1": SearchBot(Limit(iterations=30), noise=0.10),
    "2": SearchBot(Limit(iterations=150), noise=0.04),
    "3": SearchBot(Limit(iterations=700), noise=0.01),
    "4": SearchBot(Limit(iterations=4000)),
    "5": SearchBot(Limit(seconds=0.9)),
}
