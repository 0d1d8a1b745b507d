"""Advice for a seat, based only on its view: the best moves, what to expect of each, and why.

One mechanism for browser, terminal and reviews. The same view is always given the same advice: the seed
of the search comes from it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal

from parfait import games
from parfait.bots.bot import Estimate, Limit
from parfait.bots.levels import LEVELS
from parfait.bots.searcher import unlike
from parfait.core import Rng, View
from parfait.core.accuracy import Accuracy
from parfait.core.prospects import Against, Measure, Prospect, Reason

ADVISER = "5"
MOST_MOVES = 3
MOST_REASONS = 2  # for each of them
# What is worth saying
WELL_KNOWN = 0.07  # its standard error is at most so much, as a chance or as a share of a large difference
CHANCE_APART = 0.05  # chances differ by so much at least,
AMOUNT_APART = 0.1  # and amounts by so much of a large difference,
SURELY = 2.5  # and both by so many standard errors
FINE = 0.01  # a chance with this error is said to the percent; else in steps of
COARSE = 5
STEPS = ((1, 0.015), (5, 0.06))  # a chance is rounded to so many percent if its error is at most so much; else to
COARSEST = 10


Verdict = Literal["clear", "close", "alike"]
Outlook = Literal["winning", "ahead", "even", "behind", "losing"]
RIVALS: tuple[Against, ...] = ("second", "third")
BOUNDS: tuple[tuple[float, Outlook], ...] = ((4.0, "winning"), (1.4, "ahead"), (0.7, "even"), (0.25, "behind"))


@dataclass(frozen=True)
class AdvisedMove:
    action: int
    value: float
    error: float  # how far the value may be off, by all that is known: a standard deviation
    sampling: float  # what of that is due to the random numbers of the search
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class MoveAdvice:
    moves: tuple[AdvisedMove, ...]  # the best first
    verdict: Verdict  # how much better the first is
    outlook: Outlook  # how things stand


def advise(view: View, limit: Limit | None = None) -> MoveAdvice:
    """The advice of the strongest level, in at most a second unless a limit is given."""
    estimates = LEVELS[ADVISER].explain(view, limit, Rng(seed_of(view)), MOST_MOVES)
    few = unlike(estimates, games.prospects(view.game))[:MOST_MOVES]
    shown = sorted(few, key=lambda estimate: estimate.error - estimate.value)  # the better known of equals first
    accuracy = games.accuracy(view.game)
    moves = (
        AdvisedMove(one.action, one.value, accuracy.error_of(one.value, one.error), one.error, why)
        for one, why in zip(shown, reasons(shown), strict=True)
    )
    return MoveAdvice(tuple(moves), verdict(shown, accuracy), outlook(shown[0].value, view.players))


def seed_of(view: View) -> int:
    return int.from_bytes(blake2b(repr(view).encode(), digest_size=8).digest(), "big")


# How good


def verdict(shown: Sequence[Estimate], accuracy: Accuracy) -> Verdict:
    """How much better the first move is than the second, judging by what such leads were found to be worth."""
    if len(shown) < 2:
        return "clear"
    lead = accuracy.loss(shown[0].value - shown[1].value)
    doubt = math.hypot(shown[0].error, shown[1].error)
    if lead > max(2 * doubt, 0.02):
        return "clear"
    return "close" if lead > 0.01 else "alike"


def outlook(value: float, players: int) -> Outlook:
    """How good the expected result is at a table of this size; a fair share of the wins is neutral."""
    odds = value * (players - 1) / max(1e-9, 1.0 - value)
    for bound, name in BOUNDS:
        if odds >= bound:
            return name
    return "losing"


# Why


def reasons(shown: Sequence[Estimate]) -> list[tuple[Reason, ...]]:
    """What sets these moves apart: the best from the others, if possible from all of them; each other from the best."""
    best, others = shown[0], shown[1:]
    against: list[tuple[Sequence[Estimate], Against]] = [(others, "other" if len(others) == 1 else "others")]
    if len(others) > 1:
        against += [([other], which) for other, which in zip(others, RIVALS, strict=False)]
    apart = (_in_favour(1, _differences(best, some, which)) for some, which in against)
    why = [next(filter(None, apart), ())]
    return why + [_in_favour(-1, _differences(other, [best], "best")) for other in others]


def _in_favour(side: int, differences: list[tuple[float, Reason]]) -> tuple[Reason, ...]:
    """The largest first, but none that says the opposite: it does not make a move the best (1) or worse (-1)."""
    fitting = [found for found in differences if found[1].speaks != -side]
    fitting.sort(key=lambda found: -found[0])
    return tuple(reason for _, reason in fitting[:MOST_REASONS])


def _differences(move: Estimate, others: Sequence[Estimate], against: Against) -> list[tuple[float, Reason]]:
    """Every measure in which a move clearly differs from all the others in the same direction, and by how much."""
    found = []
    for own in move.prospects:
        theirs = [prospect for other in others for prospect in other.prospects if prospect.measure == own.measure]
        if not theirs or len(theirs) < len(others):
            continue
        sides = {_side(own, other) for other in theirs}
        if sides not in ({1}, {-1}):
            continue
        side = sides.pop()
        closest = min(theirs, key=lambda other: abs(own.value - other.value))
        value, other = said_as(own), said_as(closest)
        if (value - other) * side > 0:
            speaks = side * own.measure.good
            reason = Reason(own.measure.name, own.measure.is_chance, value, other, against, speaks)
            found.append((abs(own.value - closest.value) / unit(own.measure), reason))
    return found


def unit(measure: Measure) -> float:
    return measure.large or 1.0


def _side(one: Prospect, other: Prospect) -> int:
    """1 or -1 if the first is certainly and noticeably more or less than the second; else 0."""
    if max(one.error, other.error) > WELL_KNOWN * unit(one.measure):
        return 0
    difference = one.value - other.value
    apart = CHANCE_APART if one.measure.is_chance else AMOUNT_APART * unit(one.measure)
    least = max(apart, SURELY * math.hypot(one.error, other.error))
    return 0 if abs(difference) < least else 1 if difference > 0 else -1


def rounded(value: float, error: float) -> int:
    """A chance in percent, in steps of 1, 5 or 10, as finely as it is known. Only certain chances are 0 or 100."""
    step = next((step for step, known_to in STEPS if error <= known_to), COARSEST)
    if value in (0.0, 1.0):
        return round(100 * value)
    return min(100 - step, max(step, step * math.floor(100 * value / step + 0.5)))  # as a browser rounds


def said_as(prospect: Prospect) -> float:
    """A value as exactly as it is known:

    percentages in steps of 1 or 5, which are 0 or 100 only if there was no exception.
    """
    if not prospect.measure.is_chance:
        return round(prospect.value, 1)
    if prospect.value in (0.0, 1.0):
        return round(100 * prospect.value)
    step = 1 if prospect.error <= FINE else COARSE
    return min(99, max(1, step * round(100 * prospect.value / step)))
