"""The sentences of a report: numbers with intervals, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property

from parfait.lab.study.chance import luck
from parfait.lab.study.changes import ComparedMeasure, MeasuredChange, changes, charts, series
from parfait.lab.study.facts import facts_of
from parfait.lab.study.measures import (
    ALL_CHANCE,
    NOTHING,
    ON_PAGE_ONE,
    SHARES,
    MeanEstimate,
    Results,
    share_estimate,
    sure_estimate,
)
from parfait.lab.study.naming import (
    bot_name,
    by_number,
    category_name,
    chart_name,
    is_number,
    measure_name,
    rule_name,
    variant_name,
)
from parfait.lab.study.study import Variant
from parfait.locale import Words

FAIR = 0.02  # seats that differ from a fair share by less than this are fair enough
SELDOM = 0.25  # a rule that comes up in a smaller share of the games comes up seldom
FEWEST = 20  # games looked at closely, for a sentence about them
WIDE_OPEN = 0.5  # a share that may lie anywhere in a wider range is not worth a number
MOST_RULES = 4  # that come up seldom, on the first page
MOST_CATEGORIES = 4  # of a chart, on the first page


class Sayer:
    """Numbers as the reader's language writes them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def percent(self, share: float, digits: int = 1) -> str:
        if not math.isfinite(share):
            return "–"
        return self.words("percent", value=self._written(100 * share, digits))

    def number(self, value: float) -> str:
        if not math.isfinite(value):
            return "–"
        return self._written(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)

    def _written(self, value: float, digits: int) -> str:
        value = round(value, digits) + 0.0  # no −0
        number = self.words(f"lab-number-{digits}", value=abs(value))
        return f"−{number}" if value < 0 else number

    def value(self, measure: str, value: float) -> str:
        return self.percent(value) if measure in SHARES else self.number(value)

    def amount(self, measure: ComparedMeasure, value: float) -> str:
        return self.percent(value) if measure.share else self.number(value)

    def change(self, share: bool, value: float, like: float | None = None, exact: bool = False) -> str:
        """A change with its sign, in points if it is a share, with as many digits as suit a change of the size of
        `like`.

        With `exact`, it gets enough digits not to read as zero.
        """
        if not math.isfinite(value):
            return "−∞" if value < 0 else "+∞"
        size = abs(value if like is None else like)
        digits = 1 if share else 0 if size >= 10 else 1 if size >= 1 else 2
        value = 100 * value if share else value
        while exact and digits < 2 and not round(value, digits):
            digits += 1
        value = round(value, digits)
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        return f"{sign}{self.words(f'lab-number-{digits}', value=abs(value))}"

    def range(self, measure: str, low: float, high: float) -> str:
        return self.words("lab-range", low=self.value(measure, low), high=self.value(measure, high))

    def estimate(self, measure: str, each: MeanEstimate) -> str:
        if not each.deals:
            return "–"
        if not math.isfinite(each.low):
            return self.value(measure, each.mean)
        value, low, high = (self.value(measure, end) for end in (each.mean, each.low, each.high))
        if each.is_constant:
            whole = measure not in SHARES and each.mean == round(each.mean)
            return self._written(each.mean, 0) if whole else value
        return self.words("lab-estimate", value=value, range=self.words("lab-range", low=low, high=high))


class Sentences:
    """What can be said of the games of a run, in the reader's language."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words
        self.say = Sayer(words)
        self.game = results.study.game
        self.base = results.variants[0]
        self.names = {variant.number: variant_name(results.study, variant, words) for variant in results.variants}

    @cached_property
    def changes(self) -> list[MeasuredChange]:
        return changes(self.results, self.words)

    def by_variant(self) -> Iterator[tuple[Variant, str]]:
        for variant in self.results.variants:
            yield variant, self.names[variant.number]

    # Seats

    def seat_sentence(self, variant: Variant) -> str:
        found, fair = self.results.seats(variant.number, ON_PAGE_ONE), 1 / self.results.players
        clear = [seat for seat, each in enumerate(found) if each.low > fair or each.high < fair]
        if clear:
            seat = max(clear, key=lambda seat: abs(found[seat].mean - fair))
            return self.words(
                "lab-seat-more" if found[seat].mean > fair else "lab-seat-less",
                seat=seat + 1,
                share=self.say.estimate("seat", found[seat]),
                fair=self.say.percent(fair),
            )
        low, high = min(each.low for each in found), max(each.high for each in found)
        return self.words(
            "lab-seat-fair" if fair - low <= FAIR and high - fair <= FAIR else "lab-seat-open",
            fair=self.say.percent(fair),
            points=self.words("lab-number-1", value=100 * FAIR),
            low=self.say.percent(low),
            high=self.say.percent(high),
        )

    def drawn_sentences(self, variant: Variant) -> list[str]:
        """Empty if no game was drawn."""
        each = self.results.estimate("drawn", variant.number, 0, ON_PAGE_ONE)
        return [self.words("lab-drawn", share=self.say.estimate("drawn", each))] if each.mean > 0 else []

    def starter_sentences(self, variant: Variant) -> list[str]:
        """Empty if the game does not define a starting player."""
        if not self.results.says_starter:
            return []
        each, fair = self.results.estimate("starter", variant.number, 0, ON_PAGE_ONE), 1 / self.results.players
        if each.low > fair or each.high < fair:
            key = "more" if each.low > fair else "less"
        else:
            key = "fair" if each.low >= fair - FAIR and each.high <= fair + FAIR else "open"
        return [
            self.words(
                f"lab-starter-{key}",
                share=self.say.estimate("starter", each),
                fair=self.say.percent(fair),
                points=self.words("lab-number-1", value=100 * FAIR),
            )
        ]

    # Length

    def length_sentences(self, variant: Variant) -> list[str]:
        said = []
        pace = self.results.pace
        parts = [pace, "decisions"] + (["rounds"] if self._has_rounds(variant) else [])
        steady: list[str] = []
        ranging: list[str] = []
        for part in parts:
            values = self.results.values(part, variant.number)
            if len(values) and values.any():
                each = sure_estimate(values)
                number = self.say.estimate(part, each)
                (steady if each.is_constant else ranging).append(self.words(f"lab-length-{part}", number=number))
        if steady:
            ranging.append(self.words("lab-always", what=self.words.listing(steady)))
        said.append(self.words("lab-length", lengths=self.words.listing(ranging)))
        minutes = float(self.results.values("minutes", variant.number).mean())
        if math.isfinite(minutes) and not variant.is_rulebook:
            box = self.results.study.rules.minutes
            said.append(self.words("lab-minutes-said", minutes=self.say.number(round(minutes, 1)), box=box))
        return said

    def _has_rounds(self, variant: Variant) -> bool:
        values = self.results.values("rounds", variant.number)
        return bool(len(values)) and float(values.max()) > 1

    # What the game counts

    def chart_sentences(self, variant: Variant) -> list[str]:
        """One for each chart: its largest parts (numbers in their own order), or its mean, or how often it happens in a
        game."""
        return [
            said
            for chart, kinds in charts(self.results).items()
            if (said := self._chart_sentence(chart, kinds, variant.number))
        ]

    def _chart_sentence(self, chart: str, kinds: list[str], variant: int) -> str:
        if f"{self.game}-chart-{chart}-mean" in self.words:
            measure = ComparedMeasure("charts", "mean", chart)
            return self._level(measure, variant)
        if len(kinds) == 1:
            return self._level(ComparedMeasure("charts", "amount", f"{chart}:{kinds[0]}"), variant)
        each = {
            kind: self._sure(ComparedMeasure("charts", "share", f"{chart}:{kind}", share=True), variant)
            for kind in kinds
        }
        most = sorted(kinds, key=lambda kind: -each[kind].mean)[:MOST_CATEGORIES]
        if all(is_number(kind) for kind in kinds):
            most.sort(key=int)
        if not all(0 <= one.mean <= 1 for one in each.values()):  # amounts below nothing have no shares
            return ""
        parts = []
        for kind in most:
            if each[kind].mean > 0:
                name = category_name(self.game, chart, kind, self.words)
                form = "lab-part-number" if is_number(name) else "lab-part"
                parts.append(self.words(form, name=name, share=self.say.estimate("luck", each[kind])))
        listed = self.words.listing(parts)
        return self.words("lab-chart-line", chart=chart_name(self.game, chart, self.words), parts=listed)

    def _level(self, measure: ComparedMeasure, variant: int) -> str:
        """A measure under one set of rules."""
        each = self._sure(measure, variant)
        if not each.deals:
            return ""
        name = measure_name(self.game, measure, self.words)
        said = self.say.estimate("luck" if measure.share else "", each)
        if each.is_constant:
            said = self.words("lab-always", what=said)
        return self.words("lab-level", what=name, value=said)

    def _sure(self, measure: ComparedMeasure, variant: int) -> MeanEstimate:
        """A measure of the games that were read, with an interval for the first page."""
        found = series(self.results, measure, variant)
        if not len(found.deals) or (found.bottom is not None and not found.bottom.sum()):
            return NOTHING
        if found.bottom is None:
            return sure_estimate(found.top)
        mean = float(found.top.sum() / found.bottom.sum())
        if measure.share and (found.bottom == 1).all():
            return share_estimate(found.top, self.results.lineups[0].games_of_deal(), ON_PAGE_ONE)
        each = sure_estimate((found.top - mean * found.bottom) / found.bottom.mean() + mean)
        if measure.share:
            return MeanEstimate(mean, max(0.0, each.low), min(1.0, each.high), each.deals)
        return MeanEstimate(mean, each.low, each.high, each.deals)

    # How a game goes

    def known_sentences(self, variant: Variant) -> list[str]:
        half, games = self.results.amounts("known", variant.number).get("5", {}), self.results.watched(variant.number)
        if games < FEWEST or not half:
            return []
        each = share_estimate(list(half.values()), self.results.lineups[0].games_of_deal(), ON_PAGE_ONE)
        return [self.words("lab-known", share=self.say.estimate("luck", each), games=games)]

    def skill_sentences(self, variant: Variant) -> list[str]:
        found = self.bot_sentences(variant)
        for weaker, stronger, each in self.results.ladder(variant.number, ON_PAGE_ONE):
            key = "lab-ladder-more" if each.low > 0.5 else "lab-ladder-less" if each.high < 0.5 else "lab-ladder-open"
            stronger, weaker = bot_name(stronger, self.words), bot_name(weaker, self.words)
            share = self.say.estimate("ladder", each)
            found.append(self.words(key, stronger=stronger, weaker=weaker, share=share))
        return found + self.luck_sentences(variant)

    def bot_sentences(self, variant: Variant) -> list[str]:
        """How often each bot wins, where different ones play. Each plays each seat equally often."""
        bots = self.results.study.bots
        if len(set(bots)) < len(bots) or len(bots) == 1:
            return []
        return [
            self.words(
                "lab-bot-wins",
                bot=bot_name(name, self.words),
                share=self.say.estimate("bot", self.results.estimate("bot", variant.number, at, ON_PAGE_ONE)),
                fair=self.say.percent(1 / len(bots)),
            )
            for at, name in enumerate(bots)
        ]

    def luck_sentences(self, variant: Variant) -> list[str]:
        games = self.results.watched(variant.number)
        if games < FEWEST:
            return []
        if not any(self.results.amounts("luck", variant.number)):
            return [self.words("lab-luck-none", games=games)]
        shares = luck(self.results, variant.number, ON_PAGE_ONE)
        if not shares:
            return []
        whole = shares.pop(ALL_CHANCE)
        alike = self.results.is_valued_by_its_bots
        if alike and 2 * whole.half > WIDE_OPEN:
            return [self.words("lab-luck-open", range=self.say.range("luck", whole.low, whole.high), games=games)]
        if not alike and whole.is_constant:  # beyond nothing, or beyond everything
            return [self.words("lab-luck-unknown", bots=self._bots())]
        said = self.words(
            "lab-luck-judged" if not alike else "lab-luck-share" if whole.high < 1 else "lab-luck-maybe-all",
            bots=self._bots(),
            share=self.say.estimate("luck", whole),
            games=games,
        )
        if len(shares) < 2:
            return [said]
        parts = [
            self.words("lab-part", name=self.chance(kind), share=self.say.estimate("luck", shares[kind]))
            for kind in sorted(shares, key=lambda kind: -shares[kind].mean)
        ]
        return [said, self.words("lab-luck-parts", parts=self.words.listing(parts))]

    def _bots(self) -> str:
        return self.words.listing(bot_name(name, self.words) for name in self.results.study.bots)

    def chance(self, kind: str) -> str:
        return self.words.chance(self.game, kind)

    # Rules

    def rules_at(self, variant: Variant) -> list[str]:
        """The rules that can come up at this table: those the game names, and those that did."""
        rules = facts_of(self.game).rules
        options = self.results.study.rules.options.read(variant.options, self.results.players)
        can = set() if rules is None else set(rules(self.results.players, options))
        return sorted(can | set(self.results.amounts("rule", variant.number)), key=by_number)

    def rule_sentences(self, variant: Variant) -> list[str]:
        """Rules that can come up, and surely do so in few games."""
        read, numbers = self.results.read(variant.number), self.rules_at(variant)
        if not read:
            return []
        seldom = []
        for number in numbers:
            values = self.results.games_with("rule", number, variant.number).values
            each = share_estimate(values, self.results.lineups[0].games_of_deal(), 1 - (1 - ON_PAGE_ONE) / len(numbers))
            if each.high < SELDOM:
                games = round(each.mean * read)
                said = self.words("lab-seldom-rule", rule=rule_name(number, self.words, 60), games=games)
                seldom.append((games, by_number(number), said))
        if not seldom:
            return []
        listed = self.words.listing(said for *_, said in sorted(seldom)[:MOST_RULES])
        more = max(0, len(seldom) - MOST_RULES)
        return [self.words("lab-seldom", rules=listed, games=read, share=self.say.percent(SELDOM, 0), more=more)]
