"""The player who looks ahead: search, with the time it is given, and as much noise as its level asks for."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from parfait import games
from parfait.bots.bot import Estimate, Limit, legal_actions
from parfait.bots.search import Search
from parfait.core import Rng, View
from parfait.core.brain import Brain

BATCH_SECONDS = 0.004  # between two looks at the clock
MOST_AT_ONCE = 100_000

Result = tuple[int, int, float, float]  # an action, its visits, its mean value and the standard error of that


USUAL_LIMIT = Limit(iterations=2000)


@dataclass(frozen=True)
class SearchBot:
    limit: Limit = USUAL_LIMIT  # when none is given
    exploration: float | None = None  # the brain's own, unless given
    candidates: int | None = None  # likewise
    noise: float = 0.0  # how far below the best, in expected result, a move may be and still be played now and then
    longest: float = 0.9  # seconds after which a move is made even so, unless a limit is asked for: on slow machines
    plain: bool = False  # know nothing of the game but its rules: uniform rollouts to the end of the match

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        actions = legal_actions(view, rng)
        if len(actions) == 1:
            return actions[0]
        results = self._search(view, limit, rng).results()
        best = max(results, key=lambda result: (result[1], result[2]))
        return best[0] if self.noise == 0.0 else self._pick(results, best[2], rng)

    def _pick(self, results: list[Result], best: float, rng: Rng) -> int:
        """Any move that search took to, but the more it gives away beside the best, the more seldom."""
        weights = [visits * math.exp(min(0.0, value - best) / self.noise) for _, visits, value, _ in results]
        ticket = rng.fraction() * sum(weights)
        for (action, *_), weight in zip(results, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return action
        return results[-1][0]

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        actions = legal_actions(view, rng)
        found = {result[0]: Estimate(*result) for result in self._search(view, limit, rng).results()}
        estimates = [found.get(action, Estimate(action, 0, 0.0, 1.0)) for action in actions]
        return sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))

    def _search(self, view: View, limit: Limit | None, rng: Rng) -> Search:
        began = time.perf_counter()
        brain = Brain() if self.plain else games.brain(view.game)
        search = Search(brain, games.find(view.game).belief(view), rng, self.exploration, self.candidates)
        if limit is not None and limit.iterations is not None:
            search.run(limit.iterations)
        else:
            seconds = (limit or self.limit).seconds or self.longest
            run_until(began + seconds, search, self.limit.iterations if limit is None else None)
        return search


def run_until(end: float, search: Search, iterations: int | None) -> None:
    """Search until a time, or for so many iterations if that is sooner; a little in any case."""
    batch = 1
    while True:
        began = time.perf_counter()
        search.run(batch)
        now = time.perf_counter()
        left = MOST_AT_ONCE if iterations is None else iterations - search.iterations
        if now >= end or left <= 0:
            return
        wished = min(BATCH_SECONDS, end - now)
        batch = max(1, min(MOST_AT_ONCE, left, int(batch * wished / max(now - began, 1e-7))))
