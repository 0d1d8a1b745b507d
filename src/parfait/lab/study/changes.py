"""What a variant changes, measure by measure: wins, length, scores, rules, choices, and what the game itself counts.

Every deal is played under both sets of rules. If a change of rules does nothing to a measure, it is as likely that the
one game of a deal comes out higher as the other: so the test asks how often random signs would make the differences as
lopsided as they are, and holds for few games and odd values too. It is corrected for all comparisons of a report
(Bonferroni); docs/decisions/0251.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from parfait.lab.statistics import even_quantile, sign_quantile
from parfait.lab.study.measures import ByDeal, Results, widened
from parfait.locale import Words

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column

WRONG_AT_MOST = 0.03  # the chance that a report says of anything that it changes, and it does not
POINTS = 0.05  # a share that changes by less does not matter,
PART = 0.1  # nor a length, a score or a count that changes by less than this part of it
SAME = 1e-9  # part of a difference that is rounding
MOST_KINDS = 12  # of moves or of a chart's categories, to be compared one by one


class ComparedMeasure(NamedTuple):
    """Something that is compared: which group it belongs to, and what it is in it."""

    group: str  # seats, length, scores, rules, charts, choices
    what: str
    of: str = ""
    share: bool = False  # told in percent


class Series(NamedTuple):
    """A measure of one variant: the mean of `top`, or the ratio of their sums where there is a `bottom`."""

    deals: Column
    top: Column
    bottom: Column | None = None


@dataclass(frozen=True)
class MeasuredChange:
    """A measure under a variant, compared with the first set of rules."""

    measure: ComparedMeasure
    variant: int
    usual: float
    other: float
    low: float  # of the difference, for all comparisons at once
    high: float
    size: float  # the difference in standard deviations of a game
    alike: bool  # every single game came out the same
    clear: bool
    missed: float  # the largest share of games that may differ although none of these did
    steady: bool = False  # every deal changed by the same amount

    @property
    def mean(self) -> float:
        return self.other - self.usual

    @property
    def is_of_kinds(self) -> bool:
        """Whether a kind of move is offered under one of the two sets of rules and never under the other."""
        return self.measure.what == "offered" and 0.0 in (self.usual, self.other)

    @property
    def margin(self) -> float:
        """The size of a change that would matter."""
        return POINTS if self.measure.share else PART * abs(self.usual)

    @property
    def settled(self) -> bool:
        """Whether a change that matters is ruled out. If no game differed, few games may still have missed those that
        would: each of them counts as if it changed the whole amount."""
        if self.alike:
            return self.missed <= (POINTS if self.measure.share else PART)
        return not self.clear and self.low >= -self.margin and self.high <= self.margin


def changes(results: Results, words: Words) -> list[MeasuredChange]:
    """Every measure of every variant, compared with the first."""
    base, *others = results.variants
    pairs = []
    for variant in others:
        for measure in measures(results, words):
            usual, other = (series(results, measure, number) for number in (base.number, variant.number))
            pair = _paired(usual, other)
            if pair is not None:
                pairs.append((measure, variant.number, *pair))
    return [_compare(*pair, confidence=1 - WRONG_AT_MOST / len(pairs)) for pair in pairs]


def measures(results: Results, words: Words) -> Iterator[ComparedMeasure]:
    """All that can be compared in this game."""
    if results.is_contested:
        yield from _seat_measures(results)
    yield ComparedMeasure("length", results.pace)
    yield ComparedMeasure("length", "decisions")
    if results.says_rounds:
        yield ComparedMeasure("length", "rounds")
    yield ComparedMeasure("scores", "score")
    if results.is_contested and results.higher_wins is not None:
        yield ComparedMeasure("scores", "margin")
    if results.is_contested and results.says_rounds and results.higher_wins:
        yield ComparedMeasure("scores", "lead_changes")
        yield ComparedMeasure("scores", "comeback", share=True)
    yield from _read_measures(results, words)


def _seat_measures(results: Results) -> Iterator[ComparedMeasure]:
    for seat in range(results.players):
        yield ComparedMeasure("seats", "seat", str(seat), share=True)
    if results.says_starter:
        yield ComparedMeasure("seats", "starter", share=True)
    yield ComparedMeasure("seats", "drawn", share=True)


def _read_measures(results: Results, words: Words) -> Iterator[ComparedMeasure]:
    """Those of the games that were read."""
    met = _keys(results, "rule")
    for rule in met:
        yield ComparedMeasure("rules", "rule", rule, share=True)
    for rule in met:
        yield ComparedMeasure("rules", "times", rule)
    for chart, kinds in charts(results).items():
        if f"{results.study.game}-chart-{chart}-mean" in words:
            yield ComparedMeasure("charts", "mean", chart)
        elif len(kinds) == 1:
            yield ComparedMeasure("charts", "amount", f"{chart}:{kinds[0]}")
        elif len(kinds) <= MOST_KINDS:
            for kind in kinds:
                yield ComparedMeasure("charts", "share", f"{chart}:{kind}", share=True)
    kinds = _keys(results, "legal")
    offered = [results.amounts("legal", variant.number) for variant in results.variants]
    for kind in [kind for kind in kinds if any(kind not in each for each in offered)][:MOST_KINDS]:
        yield ComparedMeasure("choices", "offered", kind, share=True)
    if 1 < len(kinds) <= MOST_KINDS:
        for kind in kinds:
            yield ComparedMeasure("choices", "taken", kind, share=True)


def charts(results: Results) -> dict[str, list[str]]:
    """The charts of the game, and the categories of each."""
    found: dict[str, list[str]] = {}
    for key in _keys(results, "chart"):
        chart, _, kind = key.partition(":")
        found.setdefault(chart, []).append(kind)
    return found


def _keys(results: Results, what: str) -> list[str]:
    return list(dict.fromkeys(key for variant in results.variants for key in results.amounts(what, variant.number)))


def series(results: Results, measure: ComparedMeasure, variant: int) -> Series:
    """A measure under one set of rules, deal by deal."""
    _, what, of, _ = measure
    if what == "rule":
        return Series(*results.games_with("rule", of, variant))
    if what == "offered":
        return Series(*results.games_with("legal", of, variant))
    if what == "times":
        return Series(*results.per_deal("rule", of, variant))
    if what == "amount":
        return Series(*results.per_deal("chart", of, variant))
    if what == "taken":
        legal = results.per_deal("legal", of, variant)
        return Series(*results.per_deal("taken", of, variant), legal.values)
    if what == "share":
        return Series(*results.per_deal("chart", of, variant), _whole(results, of.partition(":")[0], variant)[0])
    if what == "mean":
        whole, weighted = _whole(results, of, variant)
        return Series(results.per_deal("read", "", variant).deals, weighted, whole)
    return Series(*_of_all_games(results, what, variant, of))


def _of_all_games(results: Results, what: str, variant: int, of: str) -> ByDeal:
    return results.by_deal(what, variant, int(of or 0))


def _whole(results: Results, chart: str, variant: int) -> tuple[Column, Column]:
    """By deal: all that a chart counts, and the same times the number that each category is."""
    import numpy as np

    deals = results.deals_read(variant)
    whole, weighted = np.zeros(len(deals)), np.zeros(len(deals))
    for key in results.amounts("chart", variant):
        name, _, kind = key.partition(":")
        if name == chart:
            values = results.per_deal("chart", key, variant).values
            whole += values
            weighted += values * (float(kind) if kind.lstrip("-").isdecimal() else 0.0)
    return whole, weighted


def _paired(usual: Series, other: Series) -> tuple[Series, Series] | None:
    """The same deals of both; None where there is nothing to compare."""
    import numpy as np

    deals, first, second = np.intersect1d(usual.deals, other.deals, return_indices=True)
    if len(deals) < 2:
        return None
    pair = [
        Series(deals, each.top[chosen], None if each.bottom is None else each.bottom[chosen])
        for each, chosen in ((usual, first), (other, second))
    ]
    if any(each.bottom is not None and not each.bottom.sum() for each in pair):
        return None
    return (pair[0], pair[1]) if any(each.top.any() for each in pair) else None


def _compare(measure: ComparedMeasure, variant: int, usual: Series, other: Series, confidence: float) -> MeasuredChange:
    import numpy as np

    count = len(usual.deals)
    level = [float(each.top.sum() / (count if each.bottom is None else each.bottom.sum())) for each in (usual, other)]
    off = [
        each.top - mean if each.bottom is None else (each.top - mean * each.bottom) / each.bottom.mean()
        for each, mean in zip((usual, other), level, strict=True)
    ]
    quantile = even_quantile(count, confidence)
    difference = level[1] - level[0]
    apart = off[1] - off[0]
    half = quantile * float(np.std(apart, ddof=1)) / math.sqrt(count) if math.isfinite(quantile) else math.inf
    low, high = difference - half, difference + half
    if measure.share and math.isfinite(quantile):  # twenty wins of twenty may be nine in ten
        low, high = widened(difference + apart, -1.0, 1.0, sign_quantile(confidence))
    clear = (low > 0 or high < 0) and _lopsided(usual, other) > quantile_of_signs(count, quantile)
    if not clear:
        low, high = min(low, 0.0), max(high, 0.0)
    if measure.share:
        low, high = max(low, -1.0), min(high, 1.0)
    spread = math.sqrt((float(np.var(off[0])) + float(np.var(off[1]))) / 2)
    size = abs(difference) / spread if spread > 0 else math.inf if difference else 0.0
    alike = bool((usual.top == other.top).all() and (usual.bottom is None or (usual.bottom == other.bottom).all()))
    missed = unseen_share(count, confidence)
    steady = float(np.ptp(apart)) < SAME * max(1.0, abs(difference))
    return MeasuredChange(measure, variant, level[0], level[1], low, high, size, alike, clear, missed, steady)


def unseen_share(count: int, confidence: float) -> float:
    """The largest plausible share of games with an event that none of this many games had."""
    return float(1 - (1 - confidence) ** (1 / count))


def _lopsided(usual: Series, other: Series) -> float:
    """The sum of the differences in units of what random signs would make of it. A ratio is compared with that of both
    variants together, which stays the same if the two games of a deal change places."""
    import numpy as np

    apart = other.top - usual.top
    if usual.bottom is not None and other.bottom is not None:
        both = (usual.top.sum() + other.top.sum()) / (usual.bottom.sum() + other.bottom.sum())
        apart = apart - both * (other.bottom - usual.bottom)
    squares = float(np.sum(apart**2))
    return abs(float(apart.sum())) / math.sqrt(squares) if squares > 0 else 0.0


def quantile_of_signs(count: int, quantile: float) -> float:
    """The bound for such a sum that belongs to a quantile for the mean."""
    return math.inf if math.isinf(quantile) else quantile * math.sqrt(count / (count - 1 + quantile**2))
