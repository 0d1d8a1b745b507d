"""A search for rules that meet some goals: more games of the variants that may still meet them, then fresh deals.

Each round plays twice the games of the one before, on the same deals, and drops the variants that surely miss a goal.
Whatever surely meets all of them at the end is played again on deals that no round has seen, because picking the best
of many picks luck, too. A goal is met, or missed, where its whole interval is; else it is undecided.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from parfait.lab.study.chance import luck
from parfait.lab.study.measures import ALL_CHANCE, CONFIDENCE, NOTHING, MeanEstimate, Results
from parfait.lab.study.naming import variant_name
from parfait.lab.study.run import run
from parfait.lab.study.sentences import Sayer
from parfait.lab.study.study import BadStudy, Goal, Study, Variant
from parfait.locale import Words

FEWEST_GAMES = 100  # of a variant, in the first round
FRESH = 0x9E3779B9  # what is added to the seed for the deals of the check
MET, MISSED, OPEN = "met", "missed", "open"


@dataclass(frozen=True)
class GoalReading:
    """How a variant stands with a goal."""

    goal: Goal
    found: MeanEstimate

    @property
    def bounds(self) -> tuple[float, float]:
        low = -math.inf if self.goal.least is None else self.goal.least
        high = math.inf if self.goal.most is None else self.goal.most
        return low, high

    @property
    def verdict(self) -> str:
        low, high = self.bounds
        if not self.found.deals:
            return OPEN
        if low <= self.found.low and self.found.high <= high:
            return MET
        return MISSED if self.found.high < low or self.found.low > high else OPEN

    @property
    def miss(self) -> float:
        """0 where the goal is met on average, else how far off it is, in units of its bound."""
        low, high = self.bounds
        if not self.found.deals or low <= self.found.mean <= high:
            return 0.0
        bound = low if self.found.mean < low else high
        return abs(self.found.mean - bound) / (abs(bound) or 1.0)

    @property
    def more(self) -> float:
        """How many times as many games would decide it, about."""
        low, high = self.bounds
        if self.verdict != OPEN or not self.found.deals:
            return 1.0
        room = min(abs(self.found.mean - bound) for bound in (low, high) if math.isfinite(bound))
        return (self.found.half / room) ** 2 if room > 0 else math.inf


@dataclass(frozen=True)
class Candidate:
    variant: Variant
    readings: list[GoalReading]

    @property
    def verdict(self) -> str:
        """Missed where any goal is, met where all are."""
        found = {reading.verdict for reading in self.readings}
        return MISSED if MISSED in found else OPEN if OPEN in found else MET


@dataclass(frozen=True)
class Verdict:
    study: Study
    met: list[Candidate]  # on fresh deals, too
    undecided: list[Candidate]
    closest: Candidate


def tune(
    study: Study,
    out: Path,
    workers: int | None,
    cluster: str | None,
    report: Callable[[str], None],
    words: Words,
) -> Verdict:
    if not study.goals:
        raise BadStudy("study-no-goals")
    everything = left = study.variants()
    games = min(study.games, max(FEWEST_GAMES, study.games // 2 ** max(0, math.ceil(math.log2(len(left))))))
    closest: list[Candidate] = []
    for number in range(1, 100):
        smaller = replace(study, vary={}, cases=tuple(variant.options for variant in left), games=games, question=None)
        results = Results(run(smaller, out / f"round-{number}", workers, cluster))
        found = [_candidate(results, variant, study.goals, len(everything)) for variant in left]
        for each in found:
            report(_try(each, study, words))
        closest = [each for each in [*closest, *found] if each.verdict == MISSED]
        left = [each.variant for each in found if each.verdict != MISSED]
        if games >= study.games or not left:
            break
        games = min(study.games, games * 2)
    met = [each for each in found if each.verdict == MET]
    undecided = [each for each in found if each.verdict == OPEN]
    if met:
        check = replace(
            study,
            vary={},
            cases=tuple(each.variant.options for each in met),
            seed=(study.seed + FRESH) % 2**63,
            question=None,
        )
        results = Results(run(check, out / "check", workers, cluster))
        again = [_candidate(results, each.variant, study.goals, len(met)) for each in met]
        met = [each for each in again if each.verdict == MET]
        undecided += [each for each in again if each.verdict != MET]
    best = min([*met, *undecided, *closest], key=lambda each: sum(reading.miss for reading in each.readings))
    return Verdict(study, met, undecided, best)


def _candidate(results: Results, variant: Variant, goals: Sequence[Goal], among: int) -> Candidate:
    """A variant with intervals that hold for all goals of this many variants at once."""
    number = next(each.number for each in results.variants if each.options == variant.options)
    confidence = 1 - (1 - CONFIDENCE) / len(goals) / among
    return Candidate(
        variant, [GoalReading(goal, value_of(results, goal.measure, number, confidence)) for goal in goals]
    )


def value_of(results: Results, measure: str, variant: int, confidence: float = CONFIDENCE) -> MeanEstimate:
    """The value of a goal: for seats and starting, how far from a fair share; for the ladder, its lowest rung."""
    fair = 1 / results.players
    if measure == "seat":
        each = [_off(seat, fair) for seat in results.seats(variant, confidence)]
        mean, low, high = (max(getattr(one, end) for one in each) for end in ("mean", "low", "high"))
        return MeanEstimate(mean, low, high, each[0].deals)
    if measure == "starter":
        return _off(results.estimate("starter", variant, 0, confidence), fair)
    if measure == "ladder":
        return min((each for *_, each in results.ladder(variant, confidence)), key=lambda each: each.mean)
    if measure == "luck":
        return luck(results, variant, confidence).get(ALL_CHANCE) or NOTHING
    return results.estimate(measure, variant, 0, confidence)


def _off(each: MeanEstimate, fair: float) -> MeanEstimate:
    low, high = each.low - fair, each.high - fair
    nearest = 0.0 if low <= 0 <= high else min(abs(low), abs(high))
    return MeanEstimate(abs(each.mean - fair), nearest, max(abs(low), abs(high)), each.deals)


def verdict_text(verdict: Verdict, words: Words) -> str:
    """The variants that fit; else those that may fit, and how many games would decide; else the closest ones."""
    lines = []
    for key, found in (("lab-tuned-met", verdict.met), ("lab-tuned-open", verdict.undecided)):
        for each in found:
            lines += _candidate_text(key, each, verdict.study, words)
    if not verdict.met:
        if verdict.undecided:
            lines.insert(0, words("lab-tuned-none-surely"))
        else:
            lines += _candidate_text("lab-tuned-nothing", verdict.closest, verdict.study, words)
    more = [reading.more for each in verdict.undecided for reading in each.readings]
    wanted = max((times for times in more if math.isfinite(times)), default=1.0)
    if verdict.undecided:
        games = math.ceil(verdict.study.games * max(2.0, 1.2 * wanted) / 100) * 100
        lines.append(words("lab-tuned-more", games=str(games)))
    return "\n".join(lines)


def _candidate_text(key: str, each: Candidate, study: Study, words: Words) -> list[str]:
    say = Sayer(words)
    head = words(key, variant=variant_name(study, each.variant, words))
    return [head, *(f"  {_line(reading, say, words)}" for reading in each.readings)]


def _try(each: Candidate, study: Study, words: Words) -> str:
    found = [reading.verdict for reading in each.readings]
    return words(
        "lab-tuned-try",
        variant=variant_name(study, each.variant, words),
        goals=len(found),
        met=found.count(MET),
        missed=found.count(MISSED),
        open=found.count(OPEN),
    )


def _line(reading: GoalReading, say: Sayer, words: Words) -> str:
    goal = reading.goal
    bounds = [f"≥ {say.value(goal.measure, goal.least)}"] if goal.least is not None else []
    bounds += [f"≤ {say.value(goal.measure, goal.most)}"] if goal.most is not None else []
    return words(
        "lab-goal",
        verdict=reading.verdict,
        measure=words(f"lab-measure-{goal.measure}"),
        value=say.estimate(goal.measure, reading.found),
        wanted=words.listing(bounds),
    )
