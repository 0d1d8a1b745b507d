"""The sections of a report after its first page: sentences, plots and the tables behind them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parfait.lab.study import plots
from parfait.lab.study.answers import Answers
from parfait.lab.study.chance import luck
from parfait.lab.study.changes import ComparedMeasure, MeasuredChange, Series, charts, series
from parfait.lab.study.game_facts import JUDGEMENT, PLAYOUTS
from parfait.lab.study.measures import ALL_CHANCE, NOTHING, MeanEstimate, Results, estimate, share_estimate
from parfait.lab.study.naming import (
    bot_name,
    by_number,
    category_name,
    chart_name,
    gist,
    measure_name,
    move_name,
    options_said,
    rule_name,
)
from parfait.locale import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MANY_VARIANTS = 8  # beyond which plots show only the first so many


@dataclass(frozen=True)
class PlotNumbers:
    """The table behind a plot."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plot:
    name: str
    caption: str
    figure: Figure | None
    numbers: PlotNumbers
    folded: bool = False  # a table that is shown on demand, as those behind figures are


@dataclass
class Section:
    name: str
    title: str
    sentences: list[str] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)


def sections(results: Results, words: Words) -> list[Section]:
    writer = Writer(results, words)
    parts: list[Callable[[], Section]] = [writer.variants] if len(results.variants) > 1 else []
    parts += [writer.seats] if results.is_contested else []
    parts += [writer.length, writer.scores]
    parts += [writer.known, writer.luck] if results.is_contested else []
    parts += [writer.choices, writer.rules, writer.charts, writer.method]
    return [section for part in parts if (section := part()).sentences or section.plots]


class Writer(Answers):
    def __init__(self, results: Results, words: Words) -> None:
        super().__init__(results, words)
        self.shown = results.variants[:MANY_VARIANTS]
        self.shown_names = [self.names[variant.number] for variant in self.shown]

    def section(self, name: str) -> Section:
        return Section(name, self.words(f"lab-section-{name}"))

    def _plot(self, name: str, figure: Figure | None, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Plot:
        return Plot(name, self.words(f"lab-plot-{name}"), figure, PlotNumbers(head, rows))

    def seats(self) -> Section:
        section, results = self.section("seats"), self.results
        head = [self.words("lab-variant"), *(self.words("lab-seat", seat=seat + 1) for seat in range(results.players))]
        if results.says_starter:
            head.append(self.words("lab-starter"))
        rows = []
        for variant, name in self.by_variant():
            cells = [self.say.estimate("seat", each) for each in results.seats(variant.number)]
            if results.says_starter:
                cells.append(self.say.estimate("starter", results.estimate("starter", variant.number)))
            rows.append([name, *cells])
        section.sentences = [self.words("lab-seats-how", fair=self.say.percent(1 / results.players))]
        section.plots.append(self._plot("seats", plots.seats(results, self.words), head, rows))
        return section

    def length(self) -> Section:
        section, results = self.section("length"), self.results
        measures = [results.pace, "decisions"] + (["moves"] if results.says_turns else [])
        measures += ["rounds"] if results.says_rounds else []
        if math.isfinite(results.minutes_each):
            told = {"pace": results.pace, "minutes": results.study.rules.minutes}
            section.sentences = [self.words("lab-minutes-how", **told)]
            measures = ["minutes", *measures]
        head = [self.words("lab-variant"), *(self.words(f"lab-measure-{measure}") for measure in measures)]
        rows = [
            [name, *(self.say.estimate(measure, results.estimate(measure, variant.number)) for measure in measures)]
            for variant, name in self.by_variant()
        ]
        section.plots.append(self._plot("lengths", plots.lengths(results, self.words), head, rows))
        return section

    def scores(self) -> Section:
        import numpy as np

        section = self.section("scores")
        decided = self.results.is_contested and self.results.higher_wins is not None
        who_scores = ("winner", "others") if self.results.is_contested else ("winner",)
        named = who_scores if self.results.is_contested else ("score",)
        head = [self.words(f"lab-{name}") for name in ("variant", *named, "spread")]
        head += [self.words("lab-measure-margin")] if decided else []
        rows = []
        for variant, name in self.by_variant():
            found = [self.results.scores_of(variant.number, who) for who in who_scores]
            cells = [self.say.number(float(each.mean())) if len(each) else "–" for each in found]
            cells.append(self.say.number(float(np.std(np.concatenate(found)))))
            if decided:
                cells.append(self.say.estimate("margin", self.results.estimate("margin", variant.number)))
            rows.append([name, *cells])
        if decided:
            margin = self.results.estimate("margin", self.base.number)
            section.sentences = [self.words("lab-margin", margin=self.say.estimate("margin", margin))]
        section.plots.append(self._plot("scores", plots.scores(self.results, self.words), head, rows))
        return section

    def known(self) -> Section:
        section, base = self.section("known"), self.base.number
        if self.results.higher_wins and self._has_rounds(self.base):
            leads, back = (self.results.estimate(what, base) for what in ("lead_changes", "comeback"))
            changes, comebacks = self.say.estimate("lead_changes", leads), self.say.estimate("comeback", back)
            section.sentences.append(self.words("lab-leads", changes=changes, comebacks=comebacks))
        if not self.results.amounts("known", base):
            return section
        section.sentences.append(self.words("lab-known-how", playouts=PLAYOUTS))
        head = [self.words("lab-variant"), *(self.say.percent(tenth / 10, 0) for tenth in range(10))]
        rows = []
        for variant, name in self.by_variant():
            found = self.results.amounts("known", variant.number)
            each = [share_estimate(list(found.get(str(tenth), {}).values())) for tenth in range(10)]
            rows.append([name, *(self.say.percent(one.mean, 0) for one in each)])
        section.plots.append(self._plot("known", plots.known(self.results, self.words), head, rows))
        return section

    def luck(self) -> Section:
        section = self.section("luck")
        for weaker, stronger, skill, cards, deals in self.results.mirrored(self.base.number):
            shares = {"skill": self.say.percent(skill, 0), "cards": self.say.percent(cards, 0), "deals": deals}
            named = {"stronger": bot_name(stronger, self.words), "weaker": bot_name(weaker, self.words)}
            section.sentences.append(self.words("lab-mirrored", **named, **shares))
        if luck(self.results, self.base.number):
            section.sentences.append(self.words("lab-luck-how", games=self.results.watched(self.base.number)))
            section.plots.append(self._luck_plot())
        if len(self.results.lineups) > 1:
            section.plots.append(self._ladder_plot())
        else:
            section.sentences.append(self.words("lab-no-ladder"))
        return section

    def _luck_plot(self) -> Plot:
        """How much of the results each kind of chance explains."""
        found = {variant.number: luck(self.results, variant.number) for variant in self.shown}
        kinds = [kind for kind in found[self.base.number] if kind != ALL_CHANCE]
        kinds += [ALL_CHANCE] if len(kinds) != 1 else []
        bars = [
            (
                self.chance(kind) if kind != ALL_CHANCE else self.words("lab-all-chance"),
                [found[variant.number].get(kind, NOTHING) for variant in self.shown],
            )
            for kind in kinds
        ]
        rows = [[name, *(self.say.estimate("luck", share) for share in each)] for name, each in bars]
        figure = plots.bars(bars, self.shown_names, self.words("lab-share-result"), self.words)
        return self._plot("luck", figure, [self.words("lab-chance"), *self.shown_names], rows)

    def _ladder_plot(self) -> Plot:
        rungs = self.results.ladder(self.base.number)
        named = [{"stronger": bot_name(b, self.words), "weaker": bot_name(a, self.words)} for a, b, _ in rungs]
        head = [self.words("lab-variant"), *(self.words("lab-beats", **each) for each in named)]
        rows = [
            [name, *(self.say.estimate("ladder", each) for *_, each in self.results.ladder(variant.number))]
            for variant, name in self.by_variant()
        ]
        return self._plot("ladder", plots.ladder(self.results, self.words), head, rows)

    def choices(self) -> Section:
        section, base = self.section("choices"), self.base.number
        decisions, ways = self.results.values("decisions", base), self.results.values("ways", base)
        moves = self.results.values("moves", base)
        if not len(decisions) or not decisions.sum():
            return section
        forced = max(0.0, 1 - float(decisions.mean()) / float(moves.mean()))
        number = self.say.number(float(ways.sum() / decisions.sum()))
        section.sentences = [self.words("lab-choices", ways=number, forced=self.say.percent(forced, 0))]
        legal = self.results.amounts("legal", base)
        total = sum(sum(each.values()) for each in self.results.amounts("taken", base).values())
        if len(legal) < 2 or not total:
            return section
        judged = int(sum(sum(each.values()) for each in self.results.amounts("best", base).values()))
        bars = []
        for kind in sorted(legal, key=lambda kind: -sum(legal[kind].values())):
            possible = self._ratio_of(self._possible(kind, base), share=True)
            taken = self._ratio(ComparedMeasure("choices", "taken", kind, share=True), base)
            best = [self._ratio_of(self._best(kind, base), share=True)] if judged else []
            bars.append((move_name(self.game, kind, self.words), [possible, taken, *best]))
        names = [self.words(f"lab-choice-{what}") for what in ("legal", "taken", *(["best"] if judged else []))]
        if judged:
            told = {"iterations": JUDGEMENT.iterations or 0, "decisions": judged}
            section.sentences.append(self.words("lab-choices-how", **told))
        rows = [[name, *(self.say.estimate("luck", each) for each in values)] for name, values in bars]
        figure = plots.bars(bars, names, self.words("lab-share-decisions"), self.words)
        head = [self.words("lab-kind-of-move"), *names]
        caption = self.words("lab-plot-choices" if judged else "lab-plot-choices-unjudged")
        section.plots.append(Plot("choices", caption, figure, PlotNumbers(head, rows)))
        return section

    def _possible(self, kind: str, variant: int) -> Series:
        """By deal: decisions in which a kind of move was possible, and all decisions."""
        import numpy as np

        deals, top = self.results.per_deal("legal", kind, variant)
        taken = [
            self.results.per_deal("taken", each, variant).values for each in self.results.amounts("taken", variant)
        ]
        return Series(deals, top, np.sum(taken, axis=0))

    def _best(self, kind: str, variant: int) -> Series:
        """By deal: how often search thought a kind of move best, and how often it was possible then."""
        deals, top = self.results.per_deal("best", kind, variant)
        return Series(deals, top, self.results.per_deal("judged", kind, variant).values)

    def _ratio(self, measure: ComparedMeasure, variant: int) -> MeanEstimate:
        """A measure of the games that were read, with its interval."""
        return self._ratio_of(series(self.results, measure, variant), measure.share)

    def _ratio_of(self, found: Series, share: bool) -> MeanEstimate:
        if not len(found.deals):
            return NOTHING
        if found.bottom is None:
            return share_estimate(found.top) if share else estimate(found.top)
        if not found.bottom.sum():
            return NOTHING
        mean = float(found.top.sum() / found.bottom.sum())
        each = estimate((found.top - mean * found.bottom) / found.bottom.mean() + mean)
        if share:
            return MeanEstimate(mean, max(0.0, each.low), min(1.0, each.high), each.deals)
        return MeanEstimate(mean, each.low, each.high, each.deals)

    def rules(self) -> Section:
        section = self.section("rules")
        read = {variant.number: self.results.read(variant.number) for variant in self.shown}
        numbers = sorted({number for variant in self.shown for number in self.rules_at(variant)}, key=by_number)
        if not read[self.base.number] or not numbers:
            return section
        section.sentences = [self.words("lab-rules-how", games=read[self.base.number])]
        head = [self.words("lab-rule"), self.words("lab-rule-says")]
        for name in self.shown_names:
            head += [self.words("lab-with-rule", variant=name), self.words("lab-times", variant=name)]
        rows, bars = [], []
        for number in numbers:
            shares, cells = [], []
            for variant in self.shown:
                shares.append(self._ratio(ComparedMeasure("rules", "rule", number, share=True), variant.number))
                times = self._ratio(ComparedMeasure("rules", "times", number), variant.number)
                cells += [self.say.estimate("luck", shares[-1]), self.say.number(times.mean)]
            rows.append([number, gist(number, self.words.language), *cells])
            if any(0 < each.mean < 1 for each in shares) or len({each.mean for each in shares}) > 1:
                bars.append((rule_name(number, self.words, 40), shares))
        figure = plots.bars(bars, self.shown_names, self.words("lab-games-with"), self.words) if bars else None
        section.plots.append(self._plot("rules", figure, head, rows))
        return section

    def charts(self) -> Section:
        """The charts that the game itself counts."""
        section = Section("charts", self.words("lab-section-charts", title=self.words(f"{self.game}-title")))
        for chart, kinds in charts(self.results).items():
            rows, bars = [], []
            for kind in sorted(kinds, key=by_number):
                of, name = f"{chart}:{kind}", category_name(self.game, chart, kind, self.words)
                amounts = [
                    self._ratio(ComparedMeasure("charts", "amount", of), variant.number) for variant in self.shown
                ]
                shares = [
                    self._ratio(ComparedMeasure("charts", "share", of, share=True), variant.number)
                    for variant in self.shown
                ]
                bars.append((name, amounts if len(kinds) == 1 else shares))
                cells = [
                    cell
                    for share, amount in zip(shares, amounts, strict=True)
                    for cell in (self.say.estimate("luck", share), self.say.estimate("", amount))
                ]
                rows.append([name, *cells])
            head = [""]
            for name in self.shown_names:
                head += [self.words("lab-share-of", variant=name), self.words("lab-per-game", variant=name)]
            single = len(kinds) == 1
            label = self.words("lab-a-game" if single else "lab-share")
            figure = plots.bars(bars, self.shown_names, label, self.words, percent=not single)
            caption = chart_name(self.game, chart, self.words)
            section.plots.append(Plot(f"chart-{chart}", caption, figure, PlotNumbers(head, rows)))
        if section.plots:
            section.sentences = [self.words("lab-charts-how", games=self.results.read(self.base.number))]
        return section

    def variants(self) -> Section:
        """Every comparison; a plot for those that change clearly somewhere."""
        section = self.section("variants")
        section.sentences.append(self.words("lab-variants-how", comparisons=len(self.changes)))
        by_measure = {
            measure: [each for each in self.changes if each.measure == measure]
            for measure in dict.fromkeys(each.measure for each in self.changes)
        }
        head = [
            self.words("lab-measure"),
            self.words("lab-variant"),
            self.names[self.base.number],
            self.words("lab-other"),
            self.words("lab-difference"),
        ]
        rows = {measure: [self._row(each) for each in found] for measure, found in by_measure.items()}
        for n, (measure, found) in enumerate(by_measure.items()):
            several = len(found) > 1 and any(each.clear for each in found)
            figure = plots.differences(self.results, found, self.words) if several else None
            if figure is not None:
                caption = measure_name(self.game, measure, self.words)
                section.plots.append(Plot(f"change-{n}", caption, figure, PlotNumbers(head, rows[measure])))
        everything = PlotNumbers(head, [row for each in rows.values() for row in each])
        section.plots.append(Plot("", self.words("lab-plot-changes"), None, everything, folded=True))
        return section

    def _row(self, each: MeasuredChange) -> list[str]:
        measure, say = each.measure, self.say
        ends = {
            name: say.change(measure.share, end, each.mean) for name, end in (("low", each.low), ("high", each.high))
        }
        return [
            measure_name(self.game, measure, self.words),
            self.names[each.variant],
            say.amount(measure, each.usual),
            say.amount(measure, each.other),
            self.words("lab-no-difference") if each.alike else self.words("lab-range", **ends),
        ]

    def method(self) -> Section:
        section, study = self.section("method"), self.results.study
        section.sentences = [
            self.words("lab-method-deals"),
            self.words("lab-method-intervals"),
            self.words("lab-method-repeat", seed=str(study.seed), version=self.results.version),
        ]
        head = [self.words("lab-variant"), self.words("lab-options"), self.words("lab-games")]
        rows = [
            [
                name,
                options_said(self.game, variant.options, self.words) or self.words("lab-rulebook"),
                str(self.results.games(variant.number)),
            ]
            for variant, name in self.by_variant()
        ]
        section.plots.append(Plot("", self.words("lab-plot-method"), None, PlotNumbers(head, rows)))
        return section
