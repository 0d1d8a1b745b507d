"""One decision, judged only from the view of the seat that made it.

The seeds come from the view, so two worlds that the seat cannot tell apart get the same judgment to the last byte. A
first search finds the best moves. It flatters the best one, which is best partly by chance; so a second search, of only
the played move and the best one, measures what the move cost. What looks like a mistake is searched again with more
iterations: values may change as search looks further, and how much they changed counts as uncertainty, too.

The loss that search reports is larger than what the move turns out to cost when games are played on. So a loss is
stated, and marked, at the cost that such losses were found to have in the game (`parfait.core.accuracy`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from parfait import games
from parfait.bots import LEVELS, Estimate, Limit
from parfait.bots.advice import ADVISER, reasons, seed_of
from parfait.core import Numbers, Rng, View
from parfait.core.accuracy import Accuracy
from parfait.core.prospects import Reason

MOST_MOVES = 5  # that are shown, besides the one that was played
SURELY = 2.0  # standard errors by which a loss exceeds 0, if it is to count
MISTAKE = 0.05
MARKS = ((0.10, "blunder"), (MISTAKE, "mistake"), (0.02, "inaccuracy"))  # by what was given away, as a share of the win
CLOSE = 0.01  # two moves that search found as good as this, and tried as often, need no second look
BRILLIANT = 0.08  # a move is so much better than any other, and than the rules of thumb say
VERY_SURELY = 3.0


@dataclass(frozen=True)
class Effort:
    """How closely to look."""

    first_look: int = 4000  # iterations for all moves of a decision
    second_look: int = 6000  # and for each of two that are compared
    playouts: int = 1500  # from each position, with all cards open, at most
    worlds: int = 2000  # that fit a view, for what was to be expected, at most
    hindsight: int = 300  # playouts for each other move, with all cards open
    error: float = 0.006  # a standard error that is small enough
    further: int = 4  # times as many iterations, where a mistake was found


QUICK = Effort(600, 900, 200, 100, 60, 0.02)
USUAL = Effort()
FINE = Effort(20_000, 30_000, 6000, 8000, 1200, 0.003, further=1)  # far enough: a step has to be done in seconds
EFFORTS = {"quick": QUICK, "usual": USUAL, "fine": FINE}


@dataclass(frozen=True)
class WeighedMove:
    move: str
    value: float
    error: float  # how far the value may be off, by all that is known: a standard deviation


@dataclass(frozen=True)
class JudgedDecision:
    """What a seat decided, and what that cost, judged by what it could know."""

    played: str
    best: str  # the same where nothing better was found
    moves: tuple[WeighedMove, ...]  # the best first; the one that was played is among them
    loss: float  # at its price
    error: float  # how far that may be off, as a standard deviation
    is_clear: bool  # whether search is sure that something was lost
    mark: str | None  # `inaccuracy`, `mistake`, `blunder` or `brilliant`
    reasons: tuple[Reason, ...]  # what sets the move that was played apart from the best

    @property
    def sure_loss(self) -> float:
        """The loss, if search is sure of it, else 0."""
        return self.loss if self.is_clear else 0.0


@dataclass(frozen=True)
class Judged:
    """A decision, with the actions that its moves are."""

    decision: JudgedDecision
    best: int
    others: tuple[int, ...]  # the best moves that were not played


@dataclass(frozen=True)
class Look:
    """What was found of the move that was played and of the best one."""

    found: list[Estimate]  # all moves, the best first
    best: Estimate
    own: Estimate

    @property
    def loss(self) -> float:
        return max(0.0, self.best.value - self.own.value)

    @property
    def error(self) -> float:
        return 0.0 if self.own is self.best else math.hypot(self.best.error, self.own.error)


def judge(
    view: View, played: int, write: Callable[[int], str], effort: Effort, accuracy: Accuracy | None = None
) -> Judged:
    """What an action cost a seat with this view; `write` is the notation of an action.

    `accuracy` is the game's unless given.
    """
    known = games.accuracy(view.game) if accuracy is None else accuracy
    seed = seed_of(view)
    look = _look(view, played, effort.first_look, effort.second_look, (Rng(seed), Rng(seed, 1), Rng(seed, 2)))
    loss, error = look.loss, look.error
    mark: str | None = None
    why: tuple[Reason, ...] = ()
    if look.own is look.best and _is_brilliant(view, look.found, seed, effort):
        mark = "brilliant"
    if loss >= MISTAKE and loss > SURELY * error:
        further = (effort.further * effort.first_look, effort.further * effort.second_look)
        look = _look(view, played, *further, (Rng(seed, 6), Rng(seed, 7), Rng(seed, 8)))
        loss, error = look.loss, max(look.error, abs(look.loss - loss))
    is_clear = loss > SURELY * error
    if is_clear:
        mark = next((name for least, name in MARKS if known.loss(loss) >= least), None)
        why = reasons([look.best, look.own])[1] if mark else ()
    best = look.own if loss == 0.0 else look.best
    shown = _shown(look.found, best, look.own)
    others = tuple(estimate.action for estimate in shown if estimate.action != played)
    weighed = tuple(WeighedMove(write(one.action), one.value, known.error_of(one.value, one.error)) for one in shown)
    price = known.loss(loss), known.loss_error(loss, error)
    decision = JudgedDecision(write(played), write(best.action), weighed, *price, is_clear, mark, why)
    return Judged(decision, best.action, others)


def _look(view: View, played: int, first: int, second: int, rngs: tuple[Rng, Rng, Rng]) -> Look:
    """The best move by a search of all moves, of so many iterations; then a search of each of the two alone, unless
    they are practically equal."""
    bot, limit = LEVELS[ADVISER], Limit(iterations=second)
    found = bot.explain(view, Limit(iterations=first), rngs[0])
    chosen = found[0]
    own = next(estimate for estimate in found if estimate.action == played)
    if own is chosen or (own.visits >= chosen.visits / 2 and abs(chosen.value - own.value) < CLOSE):
        return Look(found, chosen, own)
    best = bot.weigh(view, chosen.action, limit, rngs[1], explained=True)
    own = bot.weigh(view, played, limit, rngs[2], explained=True)
    # Looking further, all moves may turn out better or worse: the others are scaled as the best one is.
    by = best.value / chosen.value if chosen.value > 0 else 1.0
    scaled = [replace(one, value=min(1.0, one.value * by), error=one.error * by) for one in found]
    return Look(scaled, best, own)


def _shown(found: list[Estimate], best: Estimate, own: Estimate) -> list[Estimate]:
    """The best moves and the played one, by their known value."""
    known = {estimate.action: estimate for estimate in found[:MOST_MOVES] if estimate.visits > 0}
    known |= {best.action: best, own.action: own}
    rest = sorted((one for one in known.values() if one.action != best.action), key=lambda one: one.error - one.value)
    return [best, *rest]


def _is_brilliant(view: View, found: list[Estimate], seed: int, effort: Effort) -> bool:
    """Best by a clear margin, although the rules of thumb say something else."""
    best, others = found[0], [estimate for estimate in found[1:] if estimate.visits > 0]
    if not others or best.value - max(other.value for other in others[:2]) < BRILLIANT / 2:
        return False
    world = games.find(view.game).determinize(view, Rng(seed, 3))  # the brain reads of it only what the seat may know
    thumb = games.brain(view.game).greedy(world, Rng(seed, 3), Numbers())
    if thumb == best.action:
        return False
    bot, limit = LEVELS[ADVISER], Limit(iterations=effort.second_look)
    first = bot.weigh(view, best.action, limit, Rng(seed, 4))
    rivals = dict.fromkeys([thumb, *(other.action for other in others[:2])])
    for rival in rivals:
        second = bot.weigh(view, rival, limit, Rng(seed, 5))
        margin = max(BRILLIANT, VERY_SURELY * math.hypot(first.error, second.error))
        if first.value - second.value < margin:
            return False
    return True
