"""The player who looks ahead: search, with the time it is given, and as much noise as its level asks for."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from parfait import games
from parfait.bots.bot import Estimate, Limit, legal_actions
from parfait.bots.search import Search
from parfait.core import Numbers, Rng, View
from parfait.core.brain import Brain

BATCH_SECONDS = 0.004  # between two looks at the clock
MOST_AT_ONCE = 100_000

DOUBT = 50  # how many visits it takes to believe a result as much as what was thought of the move before
FAR_OFF = 2.5  # so many times its noise, and more, a level never gives away
ABSURD = 0.15  # nor, as far as it sees, so much of the win
LOOKS = 3  # at so many moves that turn out to be absurd, before it takes the best

Judged = tuple[int, int, float, float]  # an action, its visits, its mean value, and what it is thought to be worth

USUAL_LIMIT = Limit(iterations=2000)


@dataclass(frozen=True)
class SearchBot:
    limit: Limit = USUAL_LIMIT  # when none is given
    exploration: float | None = None  # the brain's own, unless given
    candidates: int | None = None  # likewise
    noise: float = 0.0  # how much a move may give away and still be played now and then, in deviations of the result
    again: int = 0  # iterations for a second look at the move that the noise came upon, unless a limit is asked for
    longest: float = 0.9  # seconds after which a move is made even so, unless a limit is asked for: on slow machines
    plain: bool = False  # know nothing of the game but its rules: uniform rollouts to the end of the match

    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        actions = legal_actions(view, rng)
        if len(actions) == 1:
            return actions[0]
        end = time.perf_counter() + self.longest
        search = self._search(view, limit, rng)
        judged = tempered(search, rng)
        if self.noise == 0.0:
            return best_of(judged)[0]
        noise = self.noise * search.deviation()
        if self.again == 0 or limit is not None:
            return pick(judged, noise, rng)
        return self._look_again(search, judged, noise, end, rng)

    def _look_again(self, search: Search, judged: list[Judged], noise: float, end: float, rng: Rng) -> int:
        """Pick a move, and another one if it turns out to be absurd: few iterations do not show that."""
        run_until(end, search, search.iterations + self.again)
        for _ in range(LOOKS):
            action = pick(judged, noise, rng)
            search.only = action
            run_until(end, search, search.iterations + self.again)
            search.only = -1
            values = {tried: value for tried, visits, value, _ in search.results() if 5 * visits >= self.again}
            if action not in values or max(values.values()) - values[action] <= ABSURD:
                return action
            judged = [move for move in judged if move[0] != action]
            if not judged:
                break
        return max(values, key=values.__getitem__)

    def analyse(self, view: View, limit: Limit | None, rng: Rng) -> list[Estimate]:
        actions = legal_actions(view, rng)
        found = {result[0]: Estimate(*result) for result in self._search(view, limit, rng).results()}
        estimates = [found.get(action, Estimate(action, 0, 0.0, 1.0)) for action in actions]
        return sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.value, estimate.action))

    def weigh(self, view: View, action: int, limit: Limit | None, rng: Rng) -> Estimate:
        """What one legal action is worth, with all the time given to it."""
        if action not in legal_actions(view, rng):
            raise ValueError(f"{action} is not legal here")
        (result,) = self._search(view, limit, rng, action).results()
        return Estimate(*result)

    def _search(self, view: View, limit: Limit | None, rng: Rng, only: int = -1) -> Search:
        began = time.perf_counter()
        brain = Brain() if self.plain else games.brain(view.game)
        search = Search(brain, games.find(view.game).belief(view), rng, self.exploration, self.candidates)
        search.only = only
        if limit is not None and limit.iterations is not None:
            search.run(limit.iterations)
        else:
            seconds = (limit or self.limit).seconds or self.longest
            run_until(began + seconds, search, self.limit.iterations if limit is None else None)
        return search


def tempered(search: Search, rng: Rng) -> list[Judged]:
    """The moves that were tried, by their results and, while those are few, by the rules of thumb.

    Before it is tried a move is as good as any, but the one that the brain would play is better by as much as its rules
    of thumb are to be trusted.
    """
    suggested = search.brain.greedy(search.belief.sample(rng), rng, Numbers())
    judged = []
    for action, visits, value, _ in search.results():
        before = search.mean
        if action == suggested:
            before += search.brain.trust * search.deviation()
        judged.append((action, visits, value, (visits * value + DOUBT * before) / (visits + DOUBT)))
    return judged


def best_of(judged: list[Judged]) -> Judged:
    return max(judged, key=lambda move: (move[3], move[1]))


def pick(judged: list[Judged], noise: float, rng: Rng) -> int:
    """A move that search took to and that is nearly as good as the best; the more it gives away, the more seldom."""
    best = best_of(judged)
    near = [move for move in judged if best[3] - move[3] <= FAR_OFF * noise and best[2] - move[2] <= ABSURD]
    weights = [visits * math.exp((worth - best[3]) / noise) for _, visits, _, worth in near]
    ticket = rng.fraction() * sum(weights)
    for (action, *_), weight in zip(near, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    return best[0]


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
