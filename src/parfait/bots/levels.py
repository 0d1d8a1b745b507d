"""The five levels: one meaning in every game, from a newcomer to a master."""

from __future__ import annotations

from parfait.bots.bot import Limit
from parfait.bots.searcher import SearchBot

# How far each looks ahead, and how much a move may give away and still be played now and then.
LEVELS: dict[str, SearchBot] = {
    "1": SearchBot(Limit(iterations=30), noise=0.30),
    "2": SearchBot(Limit(iterations=70), noise=0.14),
    "3": SearchBot(Limit(iterations=120), noise=0.055),
    "4": SearchBot(Limit(iterations=350), noise=0.01),
    "5": SearchBot(Limit(iterations=10_000)),
}
