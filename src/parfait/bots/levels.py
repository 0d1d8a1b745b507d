"""The five levels: one meaning in every game, from a newcomer to a master."""

from __future__ import annotations

from parfait.bots.bot import Limit
from parfait.bots.searcher import SearchBot

# How far each looks ahead, how much a move may give away and still be played now and then, and how far it looks again.
LEVELS: dict[str, SearchBot] = {
    "1": SearchBot(Limit(iterations=15), noise=0.60, again=200),
    "2": SearchBot(Limit(iterations=70), noise=0.11, again=200),
    "3": SearchBot(Limit(iterations=130), noise=0.05, again=200),
    "4": SearchBot(Limit(iterations=350), noise=0.01),
    "5": SearchBot(Limit(iterations=10_000)),
}
