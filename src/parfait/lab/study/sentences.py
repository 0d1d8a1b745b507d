"""What a report says in sentences: numbers with their doubt, as the reader's language writes them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from parfait import games
from parfait.lab.study.measures import ALL_CHANCE, SHARES, Difference, Estimate, Results
from parfait.lab.study.plots import variant_name
from parfait.lab.study.study import Variant
from parfait.locale import Words

WORTH_MENDING = 0.02  # how far a seat is off before it is the first thing to mend
FINE = 0.01  # how well one would like to know the seats


class Sayer:
    """Numbers as the reader's language writes them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def percent(self, share: float, digits: int = 1) -> str:
        if math.isnan(share) or math.isinf(share):
            return "–"
        number = self.words("lab-number-1" if digits else "lab-number-0", value=100 * share)
        return self.words("percent", value=number)

    def number(self, value: float) -> str:
        if math.isnan(value) or math.isinf(value):
            return "–"
        return self.words(
            "lab-number-0" if abs(value) >= 100 else "lab-number-1" if abs(value) >= 10 else "lab-number-2", value=value
        )

    def value(self, measure: str, value: float) -> str:
        return self.percent(value) if measure in SHARES else self.number(value)

    def change(self, measure: str, value: float, like: float | None = None) -> str:
        """With its sign, and in points where it is a share; as exact as befits a change as large as `like`."""
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        if measure in SHARES:
            return f"{sign}{self.words('lab-number-1', value=abs(100 * value))}"
        size = abs(value if like is None else like)
        digits = 0 if size >= 10 else 1 if size >= 1 else 2
        return f"{sign}{self.words(f'lab-number-{digits}', value=abs(value))}"

    def range(self, measure: str, low: float, high: float) -> str:
        return f"{self.value(measure, low)} – {self.value(measure, high)}"

    def estimate(self, measure: str, each: Estimate) -> str:
        return f"{self.value(measure, each.mean)} ({self.range(measure, each.low, each.high)})"

    def bot(self, name: str) -> str:
        key = f"bot-level-{name}"
        return self.words(key) if key in self.words else name


class Sentences:
    """What can be said of the games of a run, in the reader's language."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results = results
        self.words = words
        self.say = Sayer(words)
        self.game = results.study.game
        self.base = results.variants[0]
        self.names = {variant.number: variant_name(variant, words) for variant in results.variants}

    def by_variant(self) -> Iterator[tuple[Variant, str]]:
        for variant in self.results.variants:
            yield variant, self.names[variant.number]

    # The first page

    def first_page(self) -> list[str]:
        """The answers, and what to do next."""
        words, say, page = self.words, self.say, []
        study = self.results.study
        bots = words.listing(say.bot(name) for name in study.bots)
        page.append(
            words(
                "lab-played",
                games=len(self.results.all["deal"]),
                title=words(f"{self.game}-title"),
                players=study.seats,
                bots=bots,
                variants=len(self.results.variants),
            )
        )
        page += self._stopped()
        page += [self.seat_sentence(self.base), self.starter_sentence(self.base)]
        page.append(self.length_sentence(self.base))
        page += self.known_sentences(self.base)
        page += self.skill_sentences(self.base)
        page += self.rule_sentences(self.base)
        page += [self.variant_sentence(variant) for variant in self.results.variants[1:]]
        page += self._next_step()
        return page

    def _stopped(self) -> list[str]:
        question = self.results.study.question
        if question is None:
            return []
        measure = self.words(f"lab-measure-{question.measure}")
        certainty = self.say.percent(question.certainty, 0)
        if self.results.stopped is None:
            return [self.words("lab-not-answered", measure=measure, certainty=certainty)]
        answers = [self._answer(answer) for answer in self.results.stopped["answers"]]
        return [self.words("lab-answered", measure=measure, certainty=certainty) + " " + " ".join(answers)]

    def _answer(self, answer: dict[str, Any]) -> str:
        question = self.results.study.question
        assert question is not None
        return self.words(
            f"lab-answer-{answer['answer']}",
            variant=self.names.get(answer["variant"], ""),
            of=answer["of"] or self.words("lab-starter"),
            low=self.say.percent(answer["low"]),
            high=self.say.percent(answer["high"]),
            due=self.say.percent(answer["due"]),
            margin=self.say.percent(question.margin),
        )

    def seat_sentence(self, variant: Variant) -> str:
        found, due = self.results.seats(variant.number), 1 / self.results.players
        ahead = max(range(len(found)), key=lambda seat: abs(found[seat].mean - due))
        best = found[ahead]
        clear = best.low > due or best.high < due
        return self.words(
            "lab-seat-clear" if clear else "lab-seat-none",
            seat=ahead + 1,
            share=self.say.percent(best.mean),
            low=self.say.percent(best.low),
            high=self.say.percent(best.high),
            due=self.say.percent(due),
            points=self.say.change("seat", best.mean - due),
            doubt=self.say.words("lab-number-1", value=100 * max(each.half for each in found)),
        )

    def starter_sentence(self, variant: Variant) -> str:
        each, due = self.results.estimate("starter", variant.number), 1 / self.results.players
        key = "more" if each.low > due else "less" if each.high < due else "none"
        return self.words(
            f"lab-starter-{key}",
            share=self.say.percent(each.mean),
            low=self.say.percent(each.low),
            high=self.say.percent(each.high),
            due=self.say.percent(due),
        )

    def length_sentence(self, variant: Variant) -> str:
        import numpy as np

        minutes = self.results.values("minutes", variant.number)
        low, high = np.quantile(minutes, [0.1, 0.9])
        return self.words(
            "lab-length",
            minutes=self.say.number(float(minutes.mean())),
            low=self.say.number(float(low)),
            high=self.say.number(float(high)),
            turns=self.say.number(float(self.results.values("turns", variant.number).mean())),
            decisions=self.say.number(float(self.results.values("decisions", variant.number).mean())),
        )

    def known_sentences(self, variant: Variant) -> list[str]:
        known = self.results.amounts("known", variant.number)
        if "5" not in known:
            return []
        half = known["5"]
        lowest = self.results.amounts("lowest", variant.number).get("", [])
        behind = sum(low < 0.5 / self.results.players for low in lowest) / max(1, len(lowest))
        return [
            self.words(
                "lab-known",
                share=self.say.percent(sum(half) / len(half), 0),
                comebacks=self.say.percent(behind, 0),
                games=len(half),
            )
        ]

    def skill_sentences(self, variant: Variant) -> list[str]:
        found = []
        for weaker, stronger, each in self.results.ladder(variant.number):
            found.append(
                self.words(
                    "lab-ladder-line",
                    stronger=self.say.bot(stronger),
                    weaker=self.say.bot(weaker),
                    share=self.say.percent(each.mean, 0),
                    low=self.say.percent(max(0.0, each.low), 0),
                    high=self.say.percent(min(1.0, each.high), 0),
                )
            )
        return found + self.luck_sentences(variant)

    def luck_sentences(self, variant: Variant) -> list[str]:
        shares = self.results.luck(variant.number)
        if not shares:
            return []
        whole = shares[ALL_CHANCE]
        kinds = sorted((kind for kind in shares if kind != ALL_CHANCE), key=lambda kind: -shares[kind].mean)
        parts = [f"{self.chance(kind)} {self.say.percent(max(0.0, shares[kind].mean), 0)}" for kind in kinds]
        return [
            self.words(
                "lab-luck-share",
                bots=self.words.listing(self.say.bot(name) for name in self.results.study.bots),
                share=self.say.percent(_share(whole.mean), 0),
                low=self.say.percent(_share(whole.low), 0),
                high=self.say.percent(_share(whole.high), 0),
                parts=self.words.listing(parts),
                kinds=len(parts),
            )
        ]

    def chance(self, kind: str) -> str:
        return self.words.chance(self.game, kind)

    def rule_sentences(self, variant: Variant) -> list[str]:
        watched = self.results.watched(variant.number)
        if not watched:
            return []
        met = self.results.amounts("rule", variant.number)
        shares = {number: len(met.get(number, ())) / watched for number in told_rules(self.game) | set(met)}
        rare = sorted((share, by_number(number)) for number, share in shares.items() if share < 0.1)
        if not rare:
            return []
        listed = self.words.listing(
            f"{prefix}-{number} ({self.say.percent(share, 0)})" for share, (prefix, number, _) in rare[:4]
        )
        return [self.words("lab-rare-rules", rules=listed, games=watched)]

    def variant_sentence(self, variant: Variant) -> str:
        found = [each for each in self.results.differences if each.variant == variant.number]
        clear = [each for each in found if each.is_clear]
        name = self.names[variant.number]
        if not clear:
            return self.words("lab-variant-none", variant=name, measures=len(found))
        changes = self.words.listing(self._change(each) for each in clear if each.measure != "turns" or len(clear) == 1)
        return self.words("lab-variant-clear", variant=name, changes=changes)

    def _change(self, each: Difference) -> str:
        return self.words(
            "lab-change",
            measure=self.words(f"lab-measure-{each.measure.replace('_', '-')}"),
            change=self.say.change(each.measure, each.mean),
            unit=self.words(f"lab-unit-{'points' if each.measure in SHARES else 'none'}"),
            low=self.say.change(each.measure, each.low, each.mean),
            high=self.say.change(each.measure, each.high, each.mean),
        )

    def _next_step(self) -> list[str]:
        """What to do next: from what is clearly off in any set of rules, or from the widest doubt."""
        due, many = 1 / self.results.players, len(self.results.variants)
        found = {variant.number: self.results.seats(variant.number, many) for variant in self.results.variants}
        unfair = [
            (abs(each.mean - due), number, seat)
            for number, seats in found.items()
            for seat, each in enumerate(seats, 1)
            if (each.low > due or each.high < due) and abs(each.mean - due) >= WORTH_MENDING
        ]
        if unfair:
            off, number, seat = max(unfair)
            points = self.words("lab-number-1", value=100 * off)
            return [self.words("lab-next-unfair", variant=self.names[number], seat=seat, points=points)]
        wide = max(found, key=lambda number: max(each.half for each in self.results.seats(number)))
        half = max(each.half for each in self.results.seats(wide))
        if half > FINE:
            games = math.ceil(self.results.games(wide) * (half / FINE) ** 2 / 100) * 100
            return [self.words("lab-next-more", games=games, doubt=self.words("lab-number-1", value=100 * half))]
        return [self.words("lab-next-fair")]


def by_number(text: str) -> tuple[str, int, str]:
    """`DI-9` before `DI-10`, 2 before 10."""
    prefix, _, digits = text.rpartition("-") if "-" in text else ("", "", text)
    return (prefix, int(digits), "") if digits.isdecimal() else (text, 0, text)


def _share(value: float) -> float:
    """An estimate of a share may lie beyond all and nothing; a share does not."""
    return min(1.0, max(0.0, value))


@cache
def told_rules(game: str) -> frozenset[str]:
    """The rules that the events of a game name, whether or not they ever come into play."""
    file, prefix = games.folder(game) / "events.py", games.find(game).prefix
    return (
        frozenset(re.findall(rf"\b{prefix}-\d+", file.read_text(encoding="utf-8"))) if file.is_file() else frozenset()
    )
