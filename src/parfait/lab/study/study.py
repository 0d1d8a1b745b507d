"""A study: which game is played by whom and how often, which of its options are varied, and what is asked.

It is a short TOML file, or the same as options of the command. Everything is checked before the first game.
"""

from __future__ import annotations

import itertools
import json
import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from parfait import bots, games
from parfait.bots import Limit
from parfait.core import Game, ParfaitError
from parfait.core.data import Json
from parfait.core.errors import shorten
from parfait.lab.schedule import BadContest, is_foreign
from parfait.lab.study.facts import facts_of
from parfait.lab.study.lineup import Lineup

MOST_GAMES = 10**9
MOST_VARIANTS = 1000
MEASURES = (
    "starter",
    "seat",
    "turns",
    "moves",
    "decisions",
    "minutes",
    "rounds",
    "margin",
    "comeback",
    "luck",
    "ladder",
)
SAID_BY = {"starter": "starter", "turns": "begins_turn", "rounds": "round_of", "comeback": "round_of"}  # facts.py
QUESTIONS = ("starter", "seat", "ladder")  # those whose games are shares of a win, from 0 to 1
READ = 10  # times as many games as are looked at closely are read for rules, charts and kinds of moves
LONGEST_TEXT = 500
GROWING = ("games", "ladder_games", "title", "about")  # what may differ from one run to the next in the same folder


class BadStudy(ParfaitError):
    """A study that cannot be run."""


@dataclass(frozen=True)
class Question:
    """A question whose answer ends a run: does a share differ from a fair one, or by less than `margin`?"""

    measure: str
    margin: float = 0.01
    certainty: float = 0.95


@dataclass(frozen=True)
class Goal:
    """What `tune` looks for."""

    measure: str
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True)
class Variant:
    """The game with some of its options changed."""

    number: int
    options: dict[str, Json]  # those that differ from the rulebook, as in a record
    varied: dict[str, Json]  # the values of what the study varies

    @property
    def is_rulebook(self) -> bool:
        return not self.options


@dataclass(frozen=True)
class Study:
    game: str
    players: int = 0  # 0: as many as the game takes
    bots: tuple[str, ...] = ("greedy",)
    games: int = 1000  # of each variant
    seed: int = 1
    options: dict[str, Json] = field(default_factory=dict)  # of every variant
    vary: dict[str, list[Json]] = field(default_factory=dict)
    cases: tuple[dict[str, Json], ...] = ()  # variants one by one, besides the combinations of what is varied
    ladder: tuple[str, ...] = ()  # bots that should beat the one before
    ladder_games: int = 60  # of each pair, in each variant
    iterations: int | None = None  # for bots that search; None leaves each its own
    watch: int = 40  # deals of each variant that are looked at closely; ten times as many are read
    decisions: bool = False  # a row for each decision
    records: bool = False  # a record of each game
    question: Question | None = None
    goals: tuple[Goal, ...] = ()
    title: str = ""  # of the report
    about: str = ""  # what one would like to know, in a sentence or two

    def __post_init__(self) -> None:
        check(self)

    @property
    def rules(self) -> Game:
        return games.find(self.game)

    @property
    def seats(self) -> int:
        return self.players or self.rules.players[-1]

    @property
    def read(self) -> int:
        """Deals of each variant that are read for rules, charts and kinds of moves."""
        return READ * self.watch

    @property
    def limit(self) -> Limit | None:
        return None if self.iterations is None else Limit(iterations=self.iterations)

    def variants(self) -> list[Variant]:
        """The rulebook, then every combination of what is varied, then the cases. (`options` belong to all of them.)"""
        found: list[Variant] = []
        seen: set[str] = set()
        base = self._written(self.options)
        names = list(dict.fromkeys([*self.vary, *(name for case in self.cases for name in case)]))
        for varied in [None, *self._combinations(), *self.cases]:
            options = base if varied is None else self._written({**self.options, **varied})
            name = json.dumps(options, sort_keys=True)
            if name in seen:
                continue
            seen.add(name)
            found.append(Variant(len(found), options, {}))
        usual = {name: self._usual(name) for name in names}  # all of them exist: the options have been read
        return [replace(each, varied={name: each.options.get(name, usual[name]) for name in names}) for each in found]

    def _combinations(self) -> Iterator[dict[str, Json]]:
        for values in itertools.product(*self.vary.values()) if self.vary else ():
            yield dict(zip(self.vary, values, strict=True))

    def _usual(self, name: str) -> Json:
        info = next(info for info in self.rules.options.infos() if info.name == name)
        return info.kind.write(info.default)

    def _written(self, options: Mapping[str, Json]) -> dict[str, Json]:
        return self.rules.options.read(options, self.seats).write()

    def lineups(self) -> list[Lineup]:
        """Those of the study, then a pair for each rung of the ladder."""
        pairs = [Lineup(pair, self.ladder_games) for pair in itertools.pairwise(self.ladder)]
        return [Lineup(self.bots, self.games), *pairs]

    def write(self) -> dict[str, Json]:
        """As JSON values, all of it."""
        written: dict[str, Json] = json.loads(json.dumps(asdict(self)))
        return written

    def fixed(self) -> dict[str, Json]:
        """What stays the same in a folder, however many games are added to it."""
        return {name: value for name, value in self.write().items() if name not in GROWING}


def check(study: Study) -> None:
    """Raise `BadStudy`, or the error of a game or a bot, for a study that cannot be run."""
    rules = games.find(study.game)
    if study.players:
        rules.check_players(study.players)
    for name in (*study.bots, *study.ladder):
        bots.check_name(name)
        if is_foreign(name):
            bots.find(name)
    if not 1 <= len(study.bots) <= study.seats:
        raise BadStudy("study-bots", count=len(study.bots), most=study.seats)
    for name, value, low, high in (
        ("games", study.games, 1, MOST_GAMES),
        ("ladder_games", study.ladder_games, 1, MOST_GAMES),
        ("watch", study.watch, 0, MOST_GAMES),
        ("seed", study.seed, 0, 2**63 - 1),
    ):
        if type(value) is not int or not low <= value <= high:
            raise BadStudy("study-number", name=name, value=shorten(value), low=str(low), high=str(high))
    for name, text in (("title", study.title), ("about", study.about)):
        if type(text) is not str or len(text) > LONGEST_TEXT or not all(c.isprintable() for c in text):
            raise BadStudy("study-text", name=name, most=LONGEST_TEXT)
    _ = study.limit
    for name, values in study.vary.items():
        if type(values) is not list or not values:
            raise BadStudy("study-values", name=shorten(name))
        if name in study.options:
            raise BadStudy("study-twice", name=shorten(name))
    combinations = len(study.cases) + 1
    for values in study.vary.values():
        combinations *= len(values)
    if combinations > MOST_VARIANTS:
        raise BadStudy("study-variants", count=combinations, most=MOST_VARIANTS)
    for variant in study.variants():
        if rules.options.read(variant.options, study.seats).endless():
            raise BadContest("endless")
    _check_aims(study)


def _check_aims(study: Study) -> None:
    says = facts_of(study.game)
    asked = [goal.measure for goal in study.goals] + ([study.question.measure] if study.question else [])
    for measure in asked:
        part = SAID_BY.get(measure)
        if part is not None and getattr(says, part) is None:
            raise BadStudy("study-not-said", measure=measure, part=part)
    if len(study.ladder) == 1:
        raise BadStudy("study-needs-ladder")
    if study.question is not None:
        if study.question.measure not in QUESTIONS:
            raise BadStudy("study-measure", measure=shorten(study.question.measure), allowed=QUESTIONS)
        if not 0.5 <= study.question.certainty < 1 or not 0 <= study.question.margin < 1:
            raise BadStudy("study-certainty")
        if study.question.measure == "ladder" and len(study.ladder) < 2:
            raise BadStudy("study-needs-ladder")
    for goal in study.goals:
        if goal.measure not in MEASURES:
            raise BadStudy("study-measure", measure=shorten(goal.measure), allowed=MEASURES)
        if goal.measure == "ladder" and len(study.ladder) < 2:
            raise BadStudy("study-needs-ladder")
        if goal.measure == "luck" and not study.watch:
            raise BadStudy("study-needs-watch")
        bounds = [bound for bound in (goal.least, goal.most) if bound is not None]
        if not bounds or not all(map(math.isfinite, bounds)) or bounds != sorted(bounds):
            raise BadStudy("study-goal", measure=goal.measure)


def read(given: Mapping[str, Any]) -> Study:
    """A study from the values of a TOML file, or of JSON."""
    known = {one.name for one in fields(Study)}
    for name in given:
        if name not in known:
            raise BadStudy("study-unknown", name=shorten(name), allowed=tuple(sorted(known)))
    if type(given.get("game")) is not str:
        raise BadStudy("study-game")
    values: dict[str, Any] = {}
    for one in fields(Study):
        if one.name in given:
            values[one.name] = _read_field(one.name, given[one.name])
    return Study(**values)


def _read_field(name: str, value: Any) -> Any:
    wanted = {
        **dict.fromkeys(("players", "games", "seed", "ladder_games", "watch"), int),
        **dict.fromkeys(("decisions", "records"), bool),
        **dict.fromkeys(("options", "vary"), dict),
        **dict.fromkeys(("bots", "ladder", "goals", "cases"), list),
        **dict.fromkeys(("game", "title", "about"), str),
    }
    if name in wanted and type(value) is not wanted[name] and not (wanted[name] is list and type(value) is tuple):
        raise BadStudy("study-kind", name=name, value=shorten(value))
    if name in ("bots", "ladder"):
        if not all(type(one) in (str, int) for one in value):
            raise BadStudy("study-kind", name=name, value=shorten(value))
        return tuple(str(one) for one in value)
    if name == "cases":
        if not all(type(case) is dict for case in value):
            raise BadStudy("study-kind", name=name, value=shorten(value))
        return tuple(value)
    if name == "question":
        return None if value is None else _read_aim(Question, name, value)
    if name == "goals":
        return tuple(_read_aim(Goal, name, one) for one in value)
    return value


def _read_aim(kind: type[Any], name: str, value: Any) -> Any:
    known = {one.name for one in fields(kind)}
    if type(value) is not dict or not set(value) <= known or type(value.get("measure")) is not str:
        raise BadStudy("study-kind", name=name, value=shorten(value))
    for part, given in value.items():
        if part != "measure" and given is not None and type(given) not in (int, float):
            raise BadStudy("study-kind", name=f"{name}.{part}", value=shorten(given))
    return kind(**value)


def load(path: Path) -> Study:
    """The study in a TOML file."""
    return read(load_values(path))


def load_values(path: Path) -> dict[str, object]:
    """The values of a TOML file. `OSError` if there is no file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadStudy("study-toml", file=shorten(path.name), reason=shorten(str(error))) from None
