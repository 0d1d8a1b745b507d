"""The first page of a report: what was asked, what each variant changes, how the game plays, and what to do next."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field

from parfait import games
from parfait.lab.study.changes import PART, POINTS, MeasuredChange, unseen_share
from parfait.lab.study.folder import ShareAnswer
from parfait.lab.study.measures import ON_PAGE_ONE
from parfait.lab.study.naming import bot_name, measure_name, option_name, option_value
from parfait.lab.study.sentences import FAIR, Sentences
from parfait.lab.study.study import Variant

GROUPS = ("seats", "length", "scores", "rules", "charts", "choices")
MOST_CHANGES = 10  # of a variant that are named here; the others follow below
MOST_OF_GROUP = {"length": 1, "charts": 4, "choices": 1, "kinds": 4}


@dataclass
class Block:
    """Some sentences under a heading, and perhaps a command to copy."""

    heading: str
    sentences: list[str] = field(default_factory=list)
    command: str = ""


class Answers(Sentences):
    def title(self) -> str:
        """The study's own, or one made of what it varies."""
        study, game = self.results.study, self.words(f"{self.game}-title")
        if study.title:
            return study.title
        varied = self._varied()
        if not varied:
            return self.words("lab-title", title=game)
        return self.words("lab-title-varied", title=game, varied=self.words.listing(varied))

    def _varied(self) -> list[str]:
        """`Scoops that a cone holds: 3 or 4`."""
        values: dict[str, list[str]] = {}
        for variant in self.results.variants:
            for name, value in variant.varied.items():
                said = option_value(self.game, name, value, self.words)
                if said not in values.setdefault(name, []):
                    values[name].append(said)
        either = self.words("lab-or")
        return [
            self.words.labelled(option_name(self.game, name, self.words), either.join(said))
            for name, said in values.items()
        ]

    def blocks(self) -> list[Block]:
        blocks = [Block("", [*([self.results.study.about] if self.results.study.about else []), self._played()])]
        bots = (*self.results.study.bots, *self.results.study.ladder)
        if "greedy" in bots and not games.has_part(self.game, "brain"):
            blocks[0].sentences.append(self.words("lab-greedy-random", bot=bot_name("greedy", self.words)))
        blocks[0].sentences += self._stopped()
        blocks += [
            Block(self.words("lab-with", variant=self.names[variant.number]), self.variant_sentences(variant))
            for variant in self.results.variants[1:]
        ]
        base = self.words("lab-game-itself", variant=self.names[self.base.number])
        blocks.append(Block(base, list(self._game_itself())))
        return [*blocks, self._next_step()]

    def sentences(self) -> list[str]:
        """Every sentence of the page."""
        return [sentence for block in self.blocks() for sentence in block.sentences]

    def _played(self) -> str:
        study = self.results.study
        return self.words(
            "lab-played",
            games=len(self.results.all["deal"]),
            title=self.words(f"{self.game}-title"),
            players=study.seats,
            bots=self.words.listing(bot_name(name, self.words) for name in dict.fromkeys((*study.bots, *study.ladder))),
            variants=len(self.results.variants),
        )

    def _game_itself(self) -> Iterator[str]:
        if self.results.is_contested:
            yield self.seat_sentence(self.base)
            yield from self.drawn_sentences(self.base)
            yield from self.starter_sentences(self.base)
        yield from self.length_sentences(self.base)
        yield from self.chart_sentences(self.base)
        if self.results.is_contested:
            yield from self.known_sentences(self.base)
        yield from self.skill_sentences(self.base)
        yield from self.rule_sentences(self.base)

    # The question

    def _stopped(self) -> list[str]:
        question = self.results.study.question
        if question is None:
            return []
        measure = self.words(f"lab-measure-{question.measure}")
        certainty = self.say.percent(question.certainty, 0)
        if self.results.stopped is None:
            return [self.words("lab-not-answered", measure=measure, certainty=certainty)]
        answers = [self._answer(answer) for answer in self.results.stopped.answers]
        return [self.words("lab-answered", measure=measure, certainty=certainty), *answers]

    def _answer(self, answer: ShareAnswer) -> str:
        question = self.results.study.question
        assert question is not None
        of = answer.of
        if question.measure == "seat":
            of = self.words("lab-seat", seat=int(of))
        elif question.measure == "starter":
            of = self.words("lab-starter")
        else:
            stronger, weaker = (bot_name(name, self.words) for name in of.split(">"))
            of = self.words("lab-beats", stronger=stronger, weaker=weaker)
        return self.words(
            f"lab-answer-{answer.answer}",
            variant=self.names.get(answer.variant, ""),
            of=of,
            range=self.say.range("seat", answer.low, answer.high),
            fair=self.say.percent(answer.due),
            margin=self.words("lab-number-1", value=100 * question.margin),
        )

    # What a variant changes

    def variant_sentences(self, variant: Variant) -> list[str]:
        """What changes, the largest first; then what does not, and what is still open."""
        found = [each for each in self.changes if each.variant == variant.number]
        base = self.names[self.base.number]
        if not found:
            return [self.words("lab-variant-unknown")]
        if all(each.alike for each in found):
            missed = unseen_share(self.results.games(variant.number), ON_PAGE_ONE)
            return [self.words("lab-variant-alike", base=base, missed=self.say.percent(missed))]
        clear = self.largest(variant)
        said = [self.change_sentence(each) for each in self._largest(clear)]
        if len(clear) > MOST_CHANGES:
            said.append(self.words("lab-changes-more", count=len(clear) - MOST_CHANGES))
        return said + self._unchanged(found, bool(clear))

    def largest(self, variant: Variant) -> list[MeasuredChange]:
        """The clear changes of a variant, the largest first; of changes that say the same, only the largest.

        None is larger than a kind of move that only one of the two sets of rules has.
        """
        clear = [each for each in self.changes if each.variant == variant.number and each.clear]
        seen, kept = set(), []
        for each in sorted(clear, key=_smallness):
            group, what, of, _ = each.measure
            same = (
                group,
                "" if group == "length" else of.partition(":")[0] if group in ("charts", "rules") else what + of,
            )
            if same not in seen:
                seen.add(same)
                kept.append(each)
        return kept

    def _largest(self, clear: list[MeasuredChange]) -> list[MeasuredChange]:
        """The largest of each group, then more of each as far as there is room; the largest first."""
        nth: dict[str, int] = {}
        ranked = []
        for each in clear:
            group = "kinds" if each.is_of_kinds else each.measure.group
            nth[group] = nth.get(group, 0) + 1
            if nth[group] <= MOST_OF_GROUP.get(group, 2):
                ranked.append((nth[group], each))
        largest = [each for _, each in sorted(ranked, key=lambda pair: pair[0])[:MOST_CHANGES]]
        return [each for each in clear if each in largest]

    def change_sentence(self, each: MeasuredChange) -> str:
        measure, say = each.measure, self.say
        key = "lab-change-points" if measure.share else "lab-change-always" if each.steady else "lab-change"
        said = self.words(
            key,
            what=measure_name(self.game, measure, self.words),
            usual=say.amount(measure, each.usual),
            other=say.amount(measure, each.other),
            change=say.change(measure.share, each.mean),
            low=say.change(measure.share, each.low, each.mean, exact=each.clear),
            high=say.change(measure.share, each.high, each.mean, exact=each.clear),
        )
        if measure.what == self.results.pace and math.isfinite(self.results.minutes_each):
            usual, other = (say.number(value * self.results.minutes_each) for value in (each.usual, each.other))
            box = self.results.study.rules.minutes
            said += self.words("lab-in-minutes", usual=usual, other=other, box=box)
        return said

    def _unchanged(self, found: list[MeasuredChange], any_clear: bool) -> list[str]:
        groups = {group: [each for each in found if each.measure.group == group] for group in GROUPS}
        alike = [name for name, each in groups.items() if each and all(one.alike for one in each)]
        settled = [
            name for name, each in groups.items() if each and name not in alike and all(one.settled for one in each)
        ]
        changed = [name for name, each in groups.items() if any(one.clear for one in each)]
        done = {*alike, *settled, *changed}
        left = [name for name, each in groups.items() if each and name not in done]
        points, part = self.words("lab-number-0", value=100 * POINTS), self.say.percent(PART, 0)
        said = []
        by_missed: dict[str, list[str]] = {}  # rules and choices are read in fewer games than the rest
        for name in alike:
            missed = self.say.percent(max(one.missed for one in groups[name]))
            by_missed.setdefault(missed, []).append(name)
        for missed, names in by_missed.items():
            said.append(self.words("lab-same", groups=self._groups(names), missed=missed))
        if settled:
            numbers = [one.missed for name in settled for one in groups[name] if not one.measure.share]
            said.append(
                self.words(
                    "lab-settled",
                    groups=self._groups(settled),
                    points=points,
                    part=part,
                    numbers=len(numbers),
                    missed=self.say.percent(max(numbers, default=0.0)),
                )
            )
        if left:
            key = "lab-open" if any_clear else "lab-open-all"
            said.append(self.words(key, groups=self._groups(left), points=points, part=part))
        return said

    def _groups(self, names: list[str]) -> str:
        return self.words.listing(self.words(f"lab-group-{name}") for name in names)

    # What to do next

    def _next_step(self) -> Block:
        """From what is clearly unfair under any set of rules, or from what is still open."""
        fair, many = 1 / self.results.players, len(self.results.variants)
        found = {
            variant.number: self.results.seats(variant.number, ON_PAGE_ONE, many) for variant in self.results.variants
        }
        heading = self.words("lab-next")
        unfair = [
            (round(abs(each.mean - fair), 9), each.mean, -number, -seat)
            for number, seats in found.items()
            for seat, each in enumerate(seats, 1)
            if each.low > fair + FAIR or each.high < fair - FAIR
        ]
        if unfair:
            number, seat = (-each for each in max(unfair)[2:])
            share = self.say.estimate("seat", found[number][seat - 1])
            starts = {
                "variant": self.names[number],
                "seat": seat,
                "share": share,
                "fair": self.say.percent(fair),
            }
            return Block(heading, [self.words("lab-next-unfair", **starts)], "parfait games")
        half = max(each.half for seats in found.values() for each in seats)
        open_changes = [each for each in self.changes if not each.clear and not each.settled]
        played = self.results.study.games
        if (self.results.is_contested and half > FAIR) or open_changes:
            wanted = self._games_for(half)
            points = self.words("lab-number-1", value=100 * half)
            said = self.words(
                "lab-next-more" if self.results.is_contested else "lab-next-more-alone",
                games=wanted,
                points=points,
                wanted=self.words("lab-number-0", value=100 * FAIR),
            )
            path = str(self.results.folder.path)
            folder = shlex.quote(f"./{path}" if path in games.names() else path)
            return Block(heading, [said], f"parfait lab run {folder} --games {max(wanted, played + 1)}")
        other = self.results.variants[-1]
        options = [f"--option {shlex.quote(f'{name}={_typed(value)}')}" for name, value in other.options.items()]
        command = " ".join(["parfait play", self.game, *options])
        return Block(heading, [self.words("lab-next-play")], command)

    def _games_for(self, half: float) -> int:
        """Games of each set of rules that would make the seats as sure as one would like; twice as many at least."""
        played = self.results.games(self.base.number)
        wanted = max(2 * played, math.ceil(played * (half / FAIR) ** 2))
        digits: int = 10 ** max(1, len(str(wanted)) - 2)
        return math.ceil(wanted / digits) * digits


def _smallness(each: MeasuredChange) -> tuple[bool, float, float]:
    """What changes more sorts before what changes less; of two, what is rarer."""
    return (not each.is_of_kinds, -round(each.size, 6), each.usual)


def _typed(value: object) -> str:
    import json

    return value if isinstance(value, str) else json.dumps(value)
