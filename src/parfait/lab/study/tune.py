"""A search for rules that meet some goals: successive halving over the variants of a study, then fresh deals.

Each round plays twice the games of the one before with the better half of the variants, on the same deals. Picking the
best of many picks luck too, so the one that is left is played again on deals that no round has seen.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from parfait.lab.study.measures import ALL_CHANCE, Estimate, Results
from parfait.lab.study.plots import variant_name
from parfait.lab.study.run import run
from parfait.lab.study.sentences import Sayer
from parfait.lab.study.study import BadStudy, Goal, Study, Variant
from parfait.locale import Words

FEWEST_GAMES = 100  # of a variant, in the first round
FRESH = 0x9E3779B9  # what is added to the seed for the deals of the check


@dataclass(frozen=True)
class Reading:
    """How far a variant is from a goal."""

    goal: Goal
    found: Estimate

    @property
    def miss(self) -> float:
        """0 where the goal is met, else how far off it is, in units of its bound."""
        low = -math.inf if self.goal.least is None else self.goal.least
        high = math.inf if self.goal.most is None else self.goal.most
        if low <= self.found.mean <= high:
            return 0.0
        bound = low if self.found.mean < low else high
        return abs(self.found.mean - bound) / (abs(bound) or 1.0)


@dataclass(frozen=True)
class Verdict:
    found: bool
    best: Variant
    readings: list[Reading]
    confirmed: bool  # False: it met the goals, but not on fresh deals


def tune(
    study: Study,
    out: Path,
    workers: int | None,
    cluster: str | None,
    tell: Callable[[str], None],
    words: Words,
) -> Verdict:
    if not study.goals:
        raise BadStudy("study-no-goals")
    left = study.variants()
    games = min(study.games, max(FEWEST_GAMES, study.games // 2 ** max(0, math.ceil(math.log2(len(left))))))
    for number in range(1, 100):
        smaller = replace(study, vary={}, cases=tuple(variant.options for variant in left), games=games, question=None)
        results = Results(run(smaller, out / f"round-{number}", workers, cluster))
        scored = []
        for at, variant in enumerate(left):
            readings = read(results, _number(results, variant), study.goals)
            scored.append((sum(reading.miss for reading in readings), at))
            met = sum(reading.miss == 0 for reading in readings)
            tell(words("lab-tuned-try", variant=variant_name(variant, words), met=met, goals=len(study.goals)))
        order = sorted(scored)
        if games >= study.games or len(left) == 1:
            break
        left = [left[at] for _, at in sorted(order[: max(1, len(left) // 2)], key=lambda each: each[1])]
        games = min(study.games, games * 2)
    best = left[order[0][1]]
    if order[0][0] > 0:
        return Verdict(False, best, read(results, _number(results, best), study.goals), True)
    check = replace(study, vary={}, cases=(best.options,), seed=(study.seed + FRESH) % 2**63, question=None)
    results = Results(run(check, out / "check", workers, cluster))
    readings = read(results, _number(results, best), study.goals)
    met = all(reading.miss == 0 for reading in readings)
    return Verdict(met, best, readings, met)


def _number(results: Results, variant: Variant) -> int:
    """The number of a variant among those of a round."""
    return next(each.number for each in results.variants if each.options == variant.options)


def read(results: Results, variant: int, goals: tuple[Goal, ...]) -> list[Reading]:
    return [Reading(goal, value_of(results, goal.measure, variant)) for goal in goals]


def value_of(results: Results, measure: str, variant: int) -> Estimate:
    """What a goal is about: for seats and starting, how far from the due share; for the ladder, its lowest rung."""
    due = 1 / results.players
    if measure == "seat":
        return max((_off(each, due) for each in results.seats(variant)), key=lambda each: each.mean)
    if measure == "starter":
        return _off(results.estimate("starter", variant), due)
    if measure == "ladder":
        return min((each for *_, each in results.ladder(variant)), key=lambda each: each.mean)
    if measure == "luck":
        return results.luck(variant).get(ALL_CHANCE) or Estimate(math.nan, math.nan, math.nan, 0)
    return results.estimate(measure, variant)


def _off(each: Estimate, due: float) -> Estimate:
    low, high = each.low - due, each.high - due
    nearest = 0.0 if low <= 0 <= high else min(abs(low), abs(high))
    return Estimate(abs(each.mean - due), nearest, max(abs(low), abs(high)), each.deals)


def tell_verdict(verdict: Verdict, words: Words) -> str:
    say = Sayer(words)
    name = variant_name(verdict.best, words)
    lines = [_line(reading, say, words) for reading in verdict.readings]
    if verdict.found:
        head = words("lab-tuned-found", variant=name)
    elif not verdict.confirmed:
        head = words("lab-tuned-not-confirmed", variant=name)
    else:
        missed = words.listing(_line(reading, say, words) for reading in verdict.readings if reading.miss > 0)
        return words("lab-tuned-nothing", variant=name, missed=missed)
    return "\n".join([head, *(f"  {line}" for line in lines)])


def _line(reading: Reading, say: Sayer, words: Words) -> str:
    goal, found = reading.goal, reading.found
    bounds = [f"≥ {say.value(goal.measure, goal.least)}"] if goal.least is not None else []
    bounds += [f"≤ {say.value(goal.measure, goal.most)}"] if goal.most is not None else []
    return words(
        "lab-goal",
        measure=words(f"lab-measure-{goal.measure}"),
        value=say.value(goal.measure, found.mean),
        low=say.value(goal.measure, found.low),
        high=say.value(goal.measure, found.high),
        wanted=words.listing(bounds),
    )
