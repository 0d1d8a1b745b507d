"""A lesson: positions of a game in which the learner makes the moves. Data, in `lesson.json` of the game's folder.

`docs/lessons.md` explains each field. The engine checks that the moves are what they claim to be: see
`parfait.lessons`, and `tests/contract/lessons.py`, which walks through every lesson.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from parfait.core.data import Json
from parfait.core.errors import BrokenRules, one_line
from parfait.core.view import Event

ANY = "any"
Data = dict[str, Any]  # of the file; what is wrong in it raises where it is used

# A step of a record; or a move alone, of whoever is to act.
Given = str | dict[str, object]


@dataclass(frozen=True)
class Remark:
    """A remark to the learner: a message of `lesson.<language>.ftl`, and the rules behind it."""

    key: str
    rules: tuple[str, ...] = ()
    arguments: dict[str, Json] = field(default_factory=dict)

    @property
    def event(self) -> Event:
        """The remark as an event."""
        return Event(self.key, self.arguments)


@dataclass(frozen=True)
class Beat:
    """One move that is asked of the learner, and what happens after it."""

    move: str
    also: tuple[str, ...] = ()  # moves that will do as well; (ANY,) for whatever is legal
    wrong: Mapping[str, str] = field(default_factory=dict)  # moves that a rule forbids here, each with the rule
    then: tuple[Given, ...] = ()  # what the others and chance do
    rules: tuple[str, ...] = ()  # that the words after it explain

    def accepts(self, move: str) -> bool:
        return move == self.move or move in self.also or self.also == (ANY,)


@dataclass(frozen=True)
class Comment:
    """A remark on the first time that an event happens in a free round."""

    event: str
    say: str
    you: bool | None = None  # whether it has to be the learner's; None for anybody's
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class LessonPart:
    """A position and how it is played: either beat by beat, or freely to the end against gentle bots."""

    name: str
    players: int
    seat: int
    options: Mapping[str, Json] = field(default_factory=dict)
    continues: bool = False  # it begins where the part before it ended; `before` is what happens in between
    before: tuple[Given, ...] = ()  # how the position came about
    beats: tuple[Beat, ...] = ()
    free: bool = False
    seed: int = 0  # of chance and of the bots, where it is played freely
    comments: tuple[Comment, ...] = ()
    rules: tuple[str, ...] = ()  # that the words before the first move explain
    end: tuple[str, ...] = ()  # rules that the last words explain, where it is played freely


@dataclass(frozen=True)
class Lesson:
    game: str
    parts: tuple[LessonPart, ...]
    later: tuple[str, ...]  # rules that a first game can do without

    @classmethod
    def read(cls, game: str, text: str) -> Lesson:
        """Read a `lesson.json`. Raises `BrokenRules` if it is not a lesson."""
        try:
            content = json.loads(text)
            lesson = cls(game, tuple(_parts(content.pop("parts"))), tuple(content.pop("later")))
            if content or not lesson.parts:
                raise ValueError(f"unknown: {', '.join(content)}" if content else "no parts")
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BrokenRules(f"lesson.json: {one_line(error)}") from error
        names = [part.name for part in lesson.parts]
        if len({*names}) < len(names):
            raise BrokenRules("lesson.json: two parts have the same name")
        return lesson

    def part(self, name: str) -> LessonPart | None:
        return next((part for part in self.parts if part.name == name), None)

    def continued(self, part: LessonPart) -> tuple[LessonPart, ...]:
        """The parts that this one continues, first to last: they are played at the same table."""
        at = first = self.parts.index(part)
        while self.parts[first].continues:
            first -= 1
        return self.parts[first:at]

    def carries_on(self, part: LessonPart) -> bool:
        """Whether the next part is played at the same table."""
        after = self.parts.index(part) + 1
        return after < len(self.parts) and self.parts[after].continues

    # What it says

    def intro(self, part: LessonPart) -> Remark:
        """The remark before the first move."""
        return self._remark(part.name, part.rules)

    def after(self, part: LessonPart, number: int) -> Remark:
        """The remark after the n-th beat, counted from 0."""
        return self._remark(f"{part.name}-{number + 1}", part.beats[number].rules)

    def instead(self, part: LessonPart, number: int) -> Remark:
        """The remark if a move is legal, but not the one to learn in this beat."""
        return self._remark(f"{part.name}-{number + 1}-other")

    def comment(self, part: LessonPart, comment: Comment, event: Event) -> Remark:
        return self._remark(f"{part.name}-{comment.say}", comment.rules, event.arguments)

    def end(self, part: LessonPart) -> Remark:
        """The remark after a free round."""
        return self._remark(f"{part.name}-end", part.end)

    def _remark(self, name: str, rules: tuple[str, ...] = (), arguments: Mapping[str, Json] | None = None) -> Remark:
        return Remark(f"{self.game}-lesson-{name}", rules, dict(arguments or {}))


def _parts(given: list[Data]) -> Iterator[LessonPart]:
    table: Data = {}
    for part in given:
        if part.get("continues"):
            if not table or table.keys() & part.keys():
                raise ValueError(f"{part.get('name')}: continues, so players, seat and options are those before")
        else:
            table = {name: part[name] for name in ("players", "seat", "options") if name in part}
        yield _part({**part, **table})


def _part(given: Data) -> LessonPart:
    fields = {**given, "beats": tuple(map(_beat, given.get("beats", ()))), "comments": tuple(_comments(given))}
    return LessonPart(**_tuples(fields, "before", "rules", "end"))


def _beat(given: Data) -> Beat:
    also = given.get("also", [])
    return Beat(**_tuples({**given, "also": [also] if isinstance(also, str) else also}, "also", "then", "rules"))


def _comments(given: Data) -> Iterator[Comment]:
    for comment in given.get("comments", ()):
        yield Comment(**_tuples(comment, "rules"))


def _tuples(fields: Data, *names: str) -> Data:
    return {name: tuple(value) if name in names else value for name, value in fields.items()}
