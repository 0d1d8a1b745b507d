"""The player who looks ahead: search, with a time limit and the noise of its level."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

from parfait import games
from parfait.bots.bot import Estimate, Limit, legal_actions
from parfait.bots.search import Search
from parfait.core import WATCHER, Numbers, Rng, View
from parfait.core.brain import Brain
from parfait.core.learner import Learner
from parfait.core.prospects import Prospect, Prospects

BATCH_SECONDS = 0.004  # between two looks at the clock
MOST_AT_ONCE = 100_000

DOUBT = 50  # how many visits it takes to believe a result as much as what was thought of the move before
FAR_OFF = 2.5  # so many times its noise, and more, a level never gives away
ABSURD = 0.15  # nor, as far as it sees, so much of the win
CLOSER_LOOK = 0.03  # of the time, for each of the best moves that are to be explained
LOOKS = 3  # at so many moves that turn out to be absurd, before it takes the best

Judged = tuple[int, int, float, float]  # an action, its visits, its mean value, and what it is thought to be worth

USUAL_LIMIT = Limit(iterations=2000)


@dataclass
class IterationCount:
    """The iterations that a level asks for, and those that it had time for."""

    wanted: int = 0
    done: int = 0


@dataclass(frozen=True)
class SearchBot:
    limit: Limit = USUAL_LIMIT  # when none is given
    exploration: float | None = None  # the brain's own, unless given
    candidates: int | None = None  # likewise
    noise: float = 0.0  # how much a move may give away and still be played now and then, in deviations of the result
    again: int = 0  # iterations for a second look at the move that the noise came upon, unless a limit is asked for
    longest: float = 0.9  # seconds after which a move is made even so, unless a limit is asked for: on slow machines
    count: IterationCount | None = None  # counts the iterations of the moves that are chosen without a limit
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
        noise = self.noise * search.brain.MISTAKES * search.deviation()
        if self.again == 0 or limit is not None:
            return pick(judged, noise, rng)
        return self._look_again(search, judged, noise, end, rng)

    def _look_again(self, search: Search, judged: list[Judged], noise: float, end: float, rng: Rng) -> int:
        """Pick a move, and another one if a second search finds it absurd, which a few iterations may not show."""
        run_until(end, search, search.iterations + self.again, self.count)
        for _ in range(LOOKS):
            action = pick(judged, noise, rng)
            search.only = action
            run_until(end, search, search.iterations + self.again, self.count)
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
        return best_first(actions, self._search(view, limit, rng))

    def explain(self, view: View, limit: Limit | None, rng: Rng, best: int = 3) -> list[Estimate]:
        """Like `analyse`, in the same time, with what tends to follow each action that was tried.

        A little of the time goes to those of the best few that search abandoned early, so that they can be compared.
        """
        actions = legal_actions(view, rng)
        began = time.perf_counter()
        search = self._begin(view, rng, explained=True)
        seconds, iterations = self._bounds(limit, search.brain)
        most = 1.0 - best * CLOSER_LOOK
        run_until(began + most * seconds, search, None if iterations is None else max(1, int(most * iterations)))
        enough = int(CLOSER_LOOK * search.iterations / most)
        for estimate in unlike(best_first(actions, search), search.prospects)[:best]:
            if estimate.visits < enough:
                search.only = estimate.action
                run_until(began + seconds, search, search.iterations + enough - estimate.visits)
        return best_first(actions, search)

    def weigh(self, view: View, action: int, limit: Limit | None, rng: Rng, *, explained: bool = False) -> Estimate:
        """The value of one legal action, with all the time spent on it, and what tends to follow it, if requested."""
        if action not in legal_actions(view, rng):
            raise ValueError(f"{action} is not legal here")
        (estimate,) = estimates_of(self._search(view, limit, rng, action, explained=explained))
        return estimate

    def _search(self, view: View, limit: Limit | None, rng: Rng, only: int = -1, *, explained: bool = False) -> Search:
        began = time.perf_counter()
        search = self._begin(view, rng, explained=explained)
        search.only = only
        if limit is not None and limit.iterations is not None:
            search.run(limit.iterations)
        else:
            seconds, iterations = self._bounds(limit, search.brain)
            run_until(began + seconds, search, iterations, self.count)
        return search

    def _begin(self, view: View, rng: Rng, *, explained: bool) -> Search:
        brain = Brain() if self.plain else games.brain(view.game)
        game = games.find(view.game)
        belief = game.belief(view)
        if isinstance(brain, Learner):
            brain.public = game.belief(belief.sample(rng).view(WATCHER))
        search = Search(brain, belief, rng, self.exploration, self.candidates)
        if explained:
            search.count(Prospects() if self.plain else games.prospects(view.game))
        return search

    def _bounds(self, limit: Limit | None, brain: Brain) -> tuple[float, int | None]:
        """The limits of a search: seconds and iterations, whichever is reached first."""
        if limit is not None and limit.iterations is not None:
            return math.inf, limit.iterations
        seconds = (limit or self.limit).seconds or self.longest
        usual = self.limit.iterations if limit is None else None
        return seconds, None if usual is None else brain.ITERATIONS.get(usual, usual)


def best_first(actions: list[int], search: Search) -> list[Estimate]:
    """A search's estimates of these actions, the most visited first."""
    found = {estimate.action: estimate for estimate in estimates_of(search)}
    estimates = [found.get(action, Estimate(action, 0, 0.0, 1.0)) for action in actions]
    return sorted(estimates, key=lambda one: (-one.visits, -one.value, one.action))


def unlike(estimates: list[Estimate], prospects: Prospects) -> list[Estimate]:
    """The moves that were tried, in order, without variants of earlier ones."""
    found: dict[int, Estimate] = {}
    for estimate in estimates:
        if estimate.visits > 0:
            found.setdefault(prospects.variant_of(estimate.action), estimate)
    return list(found.values())


def estimates_of(search: Search) -> list[Estimate]:
    """A search's estimates of the moves at its root."""
    return [
        Estimate(action, visits, value, error, _prospects(search, action))
        for action, visits, value, error in search.results()
    ]


def _prospects(search: Search, action: int) -> tuple[Prospect, ...]:
    """The prospects of a move, as far as they were counted and apply."""
    counted = search.follows(action)
    measures = search.prospects.MEASURES[: len(counted)]
    return tuple(
        Prospect(measure, *found) for measure, found in zip(measures, counted, strict=True) if not math.isnan(found[0])
    )


def tempered(search: Search, rng: Rng) -> list[Judged]:
    """The moves that were tried, by their results and, while these are few, by the brain's opinion.

    The move that the brain would play gets a bonus, which is larger the more its rules of thumb are trusted.
    """
    brain = search.brain
    suggested = brain.greedy(search.belief.sample(rng), rng, Numbers())
    judged = []
    for action, visits, value, _ in search.results():
        before = search.mean + (brain.trust * search.deviation() if action == suggested else 0.0)
        judged.append((action, visits, value, (visits * value + DOUBT * before) / (visits + DOUBT)))
    return judged


def best_of(judged: list[Judged]) -> Judged:
    return max(judged, key=lambda move: (move[3], move[1]))


def pick(judged: list[Judged], noise: float, rng: Rng) -> int:
    """A move that search explored and that is nearly as good as the best; the more it costs, the less often."""
    best = best_of(judged)
    near = [move for move in judged if best[3] - move[3] <= FAR_OFF * noise and best[2] - move[2] <= ABSURD]
    weights = [visits * math.exp((worth - best[3]) / noise) for _, visits, _, worth in near]
    ticket = rng.fraction() * sum(weights)
    for (action, *_), weight in zip(near, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return action
    return best[0]


def run_until(end: float, search: Search, iterations: int | None, count: IterationCount | None = None) -> None:
    """Search until a given time or for a number of iterations, whichever comes first; at least a little."""
    before = search.iterations
    _run_batches(end, search, iterations)
    if count is not None and iterations is not None:
        count.wanted += iterations - before
        count.done += search.iterations - before


def _run_batches(end: float, search: Search, iterations: int | None) -> None:
    batch = 1
    longest = 0.0  # seconds that an iteration took
    while True:
        began = time.perf_counter()
        search.run(batch)
        now = time.perf_counter()
        one = max(now - began, 1e-7) / batch
        left = MOST_AT_ONCE if iterations is None else iterations - search.iterations
        longest = max(longest, one)
        if now + longest > end or left <= 0:
            return
        batch = max(1, min(MOST_AT_ONCE, left, int(min(BATCH_SECONDS, end - now) / one)))
