"""The five levels: one meaning in every game, from a newcomer to a master."""

from __future__ import annotations

from parfait.bots.bot import Limit
from parfait.bots.searcher import SearchBot

# How far each looks ahead, and how much of a win a move may give away and still be played now and then.
LEVELS: dict[str, SearchBot] = {
    "1": SearchBot(Limit(iterations=12), noise=0.50),
    "2": SearchBot(Limit(iterations=50), noise=0.22),
    "3": SearchBot(Limit(iterations=120), noise=0.08),
    "4": SearchBot(Limit(iterations=450), noise=0.02),
    "5": SearchBot(Limit(iterations=10_000)),
}
