"""What a report says: sections of sentences, plots and the tables of their numbers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from parfait import pages
from parfait.lab.study import plots
from parfait.lab.study.close_look import JUDGEMENT, PLAYOUTS
from parfait.lab.study.measures import ALL_CHANCE, Estimate, Results
from parfait.lab.study.sentences import Sentences, by_number, told_rules
from parfait.locale import Words

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MANY_VARIANTS = 8  # beyond which plots show only the first so many


@dataclass(frozen=True)
class Numbers:
    """The table behind a plot."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plot:
    name: str
    caption: str
    figure: Figure | None
    numbers: Numbers


@dataclass
class Section:
    name: str
    title: str
    sentences: list[str] = field(default_factory=list)
    plots: list[Plot] = field(default_factory=list)


def sections(results: Results, words: Words) -> list[Section]:
    """The first page first."""
    writer = Writer(results, words)
    parts: list[Callable[[], Section]] = [writer.seats, writer.length, writer.scores, writer.known, writer.luck]
    parts += [writer.choices, writer.rules, writer.charts]
    if len(results.variants) > 1:
        parts.append(writer.variants)
    parts.append(writer.method)
    body = [section for part in parts if (section := part()).sentences or section.plots]
    first = writer.section("answers")
    first.sentences = writer.first_page()
    return [first, *body]


class Writer(Sentences):
    def __init__(self, results: Results, words: Words) -> None:
        super().__init__(results, words)
        self.shown = results.variants[:MANY_VARIANTS]

    def section(self, name: str) -> Section:
        return Section(name, self.words(f"lab-section-{name}"))

    def seats(self) -> Section:
        section, due = self.section("seats"), 1 / self.results.players
        head = [
            self.words("lab-variant"),
            *(self.words("lab-seat", seat=seat + 1) for seat in range(self.results.players)),
            self.words("lab-starter"),
        ]
        rows = []
        for variant, name in self.by_variant():
            cells = [self.say.estimate("seat", each) for each in self.results.seats(variant.number)]
            rows.append([name, *cells, self.say.estimate("starter", self.results.estimate("starter", variant.number))])
        section.sentences = [
            self.seat_sentence(self.base),
            self.starter_sentence(self.base),
            self.words("lab-seats-how", due=self.say.percent(due)),
        ]
        section.plots.append(
            Plot("seats", self.words("lab-plot-seats"), plots.seats(self.results, self.words), Numbers(head, rows))
        )
        return section

    def length(self) -> Section:
        section = self.section("length")
        section.sentences = [
            self.length_sentence(self.base),
            self.words("lab-minutes-how", minutes=self.results.study.rules.minutes),
        ]
        measures = ("minutes", "turns", "decisions", "moves", "rounds")
        head = [self.words("lab-variant"), *(self.words(f"lab-measure-{measure}") for measure in measures)]
        rows = [
            [
                name,
                *(self.say.estimate(measure, self.results.estimate(measure, variant.number)) for measure in measures),
            ]
            for variant, name in self.by_variant()
        ]
        section.plots.append(
            Plot(
                "lengths", self.words("lab-plot-lengths"), plots.lengths(self.results, self.words), Numbers(head, rows)
            )
        )
        return section

    def scores(self) -> Section:
        import numpy as np

        section = self.section("scores")
        head = [
            self.words("lab-variant"),
            self.words("lab-winner"),
            self.words("lab-others"),
            self.words("lab-spread"),
            self.words("lab-measure-margin"),
        ]
        rows = []
        for variant, name in self.by_variant():
            winners, others = (self.results.scores_of(variant.number, who) for who in ("winner", "others"))
            spread = float(np.std(np.concatenate([winners, others])))
            margin = self.results.estimate("margin", variant.number)
            rows.append(
                [
                    name,
                    self.say.number(float(winners.mean())),
                    self.say.number(float(others.mean())) if len(others) else "–",
                    self.say.number(spread),
                    self.say.estimate("margin", margin),
                ]
            )
        margin = self.results.estimate("margin", self.base.number)
        section.sentences = [self.words("lab-margin", margin=self.say.number(margin.mean))]
        section.plots.append(
            Plot("scores", self.words("lab-plot-scores"), plots.scores(self.results, self.words), Numbers(head, rows))
        )
        return section

    def known(self) -> Section:
        section = self.section("known")
        leads = self.results.estimate("lead_changes", self.base.number)
        back = self.results.estimate("comeback", self.base.number)
        if float(self.results.values("rounds", self.base.number).mean()) > 1:
            section.sentences.append(
                self.words("lab-leads", changes=self.say.number(leads.mean), comebacks=self.say.percent(back.mean, 0))
            )
        if not self.results.amounts("known", self.base.number):
            return section
        section.sentences = [
            *self.known_sentences(self.base),
            *section.sentences,
            self.words("lab-known-how", playouts=PLAYOUTS),
        ]
        head = [self.words("lab-variant"), *(self.say.percent(tenth / 10, 0) for tenth in range(10))]
        rows = []
        for variant, name in self.by_variant():
            found = self.results.amounts("known", variant.number)
            rows.append(
                [
                    name,
                    *(
                        self.say.percent(sum(found[str(t)]) / len(found[str(t)]), 0) if str(t) in found else "–"
                        for t in range(10)
                    ),
                ]
            )
        section.plots.append(
            Plot("known", self.words("lab-plot-known"), plots.known(self.results, self.words), Numbers(head, rows))
        )
        return section

    def luck(self) -> Section:
        section = self.section("luck")
        section.sentences = self.skill_sentences(self.base)
        for weaker, stronger, skill, cards, deals in self.results.mirrored(self.base.number):
            section.sentences.append(
                self.words(
                    "lab-mirrored",
                    stronger=self.say.bot(stronger),
                    weaker=self.say.bot(weaker),
                    skill=self.say.percent(skill, 0),
                    cards=self.say.percent(cards, 0),
                    deals=deals,
                )
            )
        if self.results.luck(self.base.number):
            section.sentences.append(self.words("lab-luck-how", games=self.results.watched(self.base.number)))
            section.plots.append(self._luck_plot())
        if len(self.results.lineups) > 1:
            section.plots.append(self._ladder_plot())
        else:
            section.sentences.append(self.words("lab-no-ladder"))
        return section

    def _luck_plot(self) -> Plot:
        """What each kind of chance explains of the results."""
        found = {variant.number: self.results.luck(variant.number) for variant in self.shown}
        kinds = [kind for kind in found[self.base.number] if kind != ALL_CHANCE] + [ALL_CHANCE]
        nothing = Estimate(0.0, 0.0, 0.0, 0)
        rows, bars = [], []
        for kind in kinds:
            each = [found[variant.number].get(kind, nothing) for variant in self.shown]
            name = self.chance(kind) if kind != ALL_CHANCE else self.words("lab-all-chance")
            bars.append((name, [max(0.0, share.mean) for share in each]))
            rows.append([name, *(self.say.estimate("luck", share) for share in each)])
        names = [self.names[variant.number] for variant in self.shown]
        figure = plots.bars(bars, names, self.words("lab-share-result"), self.words)
        return Plot("luck", self.words("lab-plot-luck"), figure, Numbers([self.words("lab-chance"), *names], rows))

    def _ladder_plot(self) -> Plot:
        rungs = self.results.ladder(self.base.number)
        head = [
            self.words("lab-variant"),
            *(
                self.words("lab-beats", stronger=self.say.bot(stronger), weaker=self.say.bot(weaker))
                for weaker, stronger, _ in rungs
            ),
        ]
        rows = [
            [name, *(self.say.estimate("ladder", each) for *_, each in self.results.ladder(variant.number))]
            for variant, name in self.by_variant()
        ]
        figure = plots.ladder(self.results, self.words)
        return Plot("ladder", self.words("lab-plot-ladder"), figure, Numbers(head, rows))

    def choices(self) -> Section:
        section, base = self.section("choices"), self.base.number
        decisions, ways = self.results.values("decisions", base), self.results.values("ways", base)
        moves = self.results.values("moves", base)
        if not len(decisions) or not decisions.sum():
            return section
        forced = 1 - float(decisions.mean()) / float(moves.mean())
        section.sentences = [
            self.words(
                "lab-choices",
                ways=self.say.number(float(ways.sum() / decisions.sum())),
                forced=self.say.percent(max(0.0, forced), 0),
            )
        ]
        legal, taken = (self.results.amounts(what, base) for what in ("legal", "taken"))
        judged, best = (self.results.amounts(what, base) for what in ("judged", "best"))
        total = sum(map(sum, taken.values()))
        if not total:
            return section
        rows, bars = [], []
        for kind in sorted(legal, key=lambda kind: -sum(legal[kind])):
            share_legal = sum(legal[kind]) / total
            share_taken = sum(taken.get(kind, ())) / max(1.0, sum(legal[kind]))
            offered = sum(judged.get(kind, ()))
            share_best = sum(best.get(kind, ())) / offered if offered else math.nan
            name = self._label(kind)
            rows.append(
                [
                    name,
                    self.say.percent(share_legal, 0),
                    self.say.percent(share_taken, 0),
                    self.say.percent(share_best, 0),
                ]
            )
            bars.append((name, (share_legal, share_taken, 0.0 if math.isnan(share_best) else share_best)))
        names = [self.words(f"lab-choice-{what}") for what in ("legal", "taken", "best")]
        section.sentences.append(
            self.words(
                "lab-choices-how", iterations=JUDGEMENT.iterations or 0, decisions=int(sum(map(sum, best.values())))
            )
        )
        section.plots.append(
            Plot(
                "choices",
                self.words("lab-plot-choices"),
                plots.bars(bars, names, self.words("lab-share-decisions"), self.words),
                Numbers([self.words("lab-kind-of-move"), *names], rows),
            )
        )
        return section

    def _label(self, kind: str) -> str:
        key = f"{self.game}-label-{kind}"
        return self.words(key) if key in self.words else kind

    def rules(self) -> Section:
        section = self.section("rules")
        watched = {variant.number: self.results.watched(variant.number) for variant in self.shown}
        if not watched[self.base.number]:
            return section
        found = {variant.number: self.results.amounts("rule", variant.number) for variant in self.shown}
        numbers = sorted(told_rules(self.game) | {number for each in found.values() for number in each}, key=by_number)
        section.sentences = [
            self.words("lab-rules-how", games=watched[self.base.number]),
            *self.rule_sentences(self.base),
        ]
        head = [self.words("lab-rule"), self.words("lab-rule-says")]
        for variant in self.shown:
            head += [f"{self.names[variant.number]}: {self.words('lab-games-with')}", self.words("lab-times")]
        rows, bars = [], []
        for number in numbers:
            shares, cells = [], []
            for variant in self.shown:
                times, count = found[variant.number].get(number, []), max(1, watched[variant.number])
                shares.append(len(times) / count)
                cells += [self.say.percent(shares[-1], 0), self.say.number(sum(times) / count)]
            rows.append([number, _gist(number, self.words.language), *cells])
            bars.append((number, shares))
        names = [self.names[variant.number] for variant in self.shown]
        section.plots.append(
            Plot(
                "rules",
                self.words("lab-plot-rules"),
                plots.bars(bars, names, self.words("lab-games-with"), self.words),
                Numbers(head, rows),
            )
        )
        return section

    def charts(self) -> Section:
        """What the game itself has to tell."""
        section = Section("charts", self.words("lab-section-charts", title=self.words(f"{self.game}-title")))
        found = {variant.number: self.results.amounts("chart", variant.number) for variant in self.shown}
        charts = list(dict.fromkeys(key.partition(":")[0] for each in found.values() for key in each))
        names = [self.names[variant.number] for variant in self.shown]
        for chart in charts:
            kinds = sorted(
                {key.partition(":")[2] for each in found.values() for key in each if key.startswith(f"{chart}:")},
                key=by_number,
            )
            rows, bars = [], []
            totals = {
                n: sum(sum(amounts) for key, amounts in each.items() if key.startswith(f"{chart}:"))
                for n, each in found.items()
            }
            for kind in kinds:
                shares, cells = [], []
                for variant in self.shown:
                    amount = sum(found[variant.number].get(f"{chart}:{kind}", ()))
                    shares.append(amount / totals[variant.number] if totals[variant.number] else 0.0)
                    cells += [
                        self.say.percent(shares[-1]),
                        self.say.number(amount / max(1, self.results.watched(variant.number))),
                    ]
                bars.append((self._category(chart, kind), shares))
                rows.append([self._category(chart, kind), *cells])
            head = ["", *(cell for name in names for cell in (name, self.words("lab-times")))]
            title = self.words(f"{self.game}-chart-{chart}")
            section.plots.append(
                Plot(
                    f"chart-{chart}",
                    title,
                    plots.bars(bars, names, self.words("lab-share"), self.words),
                    Numbers(head, rows),
                )
            )
        if section.plots:
            section.sentences = [self.words("lab-charts-how", games=self.results.watched(self.base.number))]
        return section

    def _category(self, chart: str, kind: str) -> str:
        key = f"{self.game}-chart-{chart}-{kind}"
        return self.words(key) if key in self.words else kind

    def variants(self) -> Section:
        section = self.section("variants")
        section.sentences = [self.variant_sentence(variant) for variant in self.results.variants[1:]]
        section.sentences.append(self.words("lab-variants-how", comparisons=len(self.results.differences)))
        for measure in dict.fromkeys(each.measure for each in self.results.differences):
            found = [each for each in self.results.differences if each.measure == measure]
            head = [
                self.words("lab-variant"),
                self.names[self.base.number],
                self.words("lab-difference"),
                self.words("lab-interval"),
                "p",
            ]
            rows = [
                [
                    self.names[each.variant],
                    self.say.value(measure, each.usual),
                    self.say.change(measure, each.mean),
                    " – ".join(self.say.change(measure, end, each.mean) for end in (each.low, each.high)),
                    "<0.001" if each.p < 0.001 else f"{each.p:.3f}",
                ]
                for each in found
            ]
            title = self.words(f"lab-measure-{measure.replace('_', '-')}")
            title = title[0].upper() + title[1:]
            section.plots.append(
                Plot(
                    f"change-{measure}",
                    title,
                    plots.differences(self.results, measure, self.words),
                    Numbers(head, rows),
                )
            )
        return section

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
                plots.said(variant.options) if variant.options else self.words("lab-rulebook"),
                str(self.results.games(variant.number)),
            ]
            for variant, name in self.by_variant()
        ]
        section.plots.append(Plot("", self.words("lab-plot-method"), None, Numbers(head, rows)))
        return section


def _gist(number: str, language: str) -> str:
    """How a rule begins."""
    try:
        text = pages.rule(number, language)
    except pages.NoPage:
        return ""
    plain = " ".join(text.removeprefix(f"**{number}**").replace("**", "").replace("`", "").split())
    first = plain.split(". ")[0].split("。")[0]
    return first if len(first) <= 110 else first[:109] + "…"
