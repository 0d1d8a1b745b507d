"""What every lesson must keep: each function takes a lesson and raises `AssertionError` where it does not.

test_lessons.py asks them of every game that has a lesson, and shows that they find what they are for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from parfait import bots, games, lessons, pages
from parfait.core import IllegalMove, Rng
from parfait.core.lesson import ANY, Beat, Lesson, LessonPart, Remark
from parfait.lessons import Course
from parfait.locale import LANGUAGES, words

NAMES = ("You", "Anna", "Ben", "Chie", "David", "Emi", "Fatou", "Gil")
LEARNERS = 6  # ways of playing the free round
MOST_MOVES = 200


def beats(lesson: Lesson) -> Iterator[tuple[LessonPart, Course, Beat]]:
    """Every beat, with a course that stands before it."""
    for part in lesson.parts:
        course = Course(lesson, part)
        for beat in part.beats:
            yield part, course, beat
            assert course.make(beat.move), f"{part.name}: {beat.move} is not accepted"


def clone(lesson: Lesson, course: Course) -> Course:
    """A fresh course that stands where this one does."""
    return lessons.course(lesson, course.part, course.made)


def every_position_comes_about_and_every_move_is_legal(lesson: Lesson) -> None:
    for part, course, beat in beats(lesson):
        assert course.to_move, f"{part.name}: it is not the learner's turn before {beat.move}"
        legal = course.legal()
        assert beat.move in legal, f"{part.name}: {beat.move} is not legal"
        for move in legal if beat.also == (ANY,) else beat.also:
            assert move in legal, f"{part.name}: {move} is not legal"
            other = clone(lesson, course)
            assert other.make(move)
            follows = other.beats < len(part.beats)
            assert not follows or other.to_move, f"{part.name}: after {move} the learner is not to move"
            if follows:
                assert part.beats[other.beats].move in other.legal(), f"{part.name}: nothing goes on after {move}"


def a_table_carries_on_whatever_the_learner_chose(lesson: Lesson) -> None:
    """After any accepted move, the rest of the parts at that table can be played as asked."""
    for part, course, beat in beats(lesson):
        for move in course.legal():
            if beat.accepts(move):
                _play_on_by_the_book(lesson, part, [*course.made, move])


def _play_on_by_the_book(lesson: Lesson, part: LessonPart, made: list[str]) -> None:
    course = lessons.course(lesson, part, made)
    for beat in part.beats[course.beats :]:
        assert course.make(beat.move), f"{part.name}: after {made}, {beat.move} is not accepted"
    for following in lesson.parts[lesson.parts.index(part) + 1 :]:
        if not following.continues:
            return
        course = lessons.course(lesson, following, course.made)
        for beat in following.beats:
            assert course.make(beat.move), f"{following.name}: after {made}, {beat.move} is not accepted"


def a_part_that_continues_begins_where_the_last_one_ended(lesson: Lesson) -> None:
    for part, following in pairwise(lesson.parts):
        if following.continues:
            course = Course(lesson, part)
            for beat in part.beats:
                course.make(beat.move)
            carried = lessons.course(lesson, following, course.made)
            first = carried.happened[0].before if carried.happened else carried.state
            assert first.snapshot() == course.state.snapshot(), f"{following.name}: another position"


def every_wrong_move_is_refused_by_its_rule(lesson: Lesson) -> None:
    for part, course, beat in beats(lesson):
        for move, rule in beat.wrong.items():
            before = course.state.snapshot()
            with pytest.raises(IllegalMove) as refused:
                course.make(move)
            assert refused.value.rule == rule, f"{part.name}: {move} is against {refused.value.rule}"
            assert refused.value.key != "unreadable-move", f"{part.name}: {move} is no move at all"
            assert course.state.snapshot() == before


def another_legal_move_is_answered_and_not_made(lesson: Lesson) -> None:
    for _, course, beat in beats(lesson):
        for move in course.legal():
            if not beat.accepts(move):
                before, number = course.state.snapshot(), course.beats
                assert course.make(move) is False
                assert (course.state.snapshot(), course.beats) == (before, number)
                assert course.remarks[0].key.endswith(f"-{number + 1}-other")


def the_last_part_is_a_round_played_to_its_end(lesson: Lesson) -> None:
    assert [part.free for part in lesson.parts] == [False] * (len(lesson.parts) - 1) + [True]
    for course in _rounds(lesson):
        assert course.state.winners


def every_rule_of_a_first_game_is_shown(lesson: Lesson) -> None:
    """Explained by a remark, or met by a wrong move; what comes later is named as such."""
    shown = {rule for remark in _remarks(lesson) for rule in remark.rules}
    shown |= {rule for part in lesson.parts for beat in part.beats for rule in beat.wrong.values()}
    rules = set(pages.numbers(lesson.game))
    assert rules - shown - set(lesson.later) == set(), "neither shown nor left for later"
    assert shown & set(lesson.later) == set(), "shown, and left for later"
    assert (shown | set(lesson.later)) - rules == set(), "no such rule"


def everything_is_said_in_every_language(lesson: Lesson) -> None:
    """What is said has words, and what has words is said."""
    said = {remark.key: remark for remark in _remarks(lesson)}
    for language in LANGUAGES:
        say = words(language)
        for remark in said.values():
            assert remark.key in say.messages, f"{remark.key} has no words in {language}"
            assert say.event(lesson.game, remark.event, NAMES, 0)
        known = {key for key in say.messages if key.startswith(f"{lesson.game}-lesson-")}
        assert known - said.keys() == set(), f"never said in {language}"


def the_same_moves_lead_to_the_same_place(lesson: Lesson) -> None:
    for course in _rounds(lesson, most=1):
        moves = course.made
        again = [lessons.course(lesson, course.part, moves) for _ in range(2)]
        assert {one.state.snapshot() == course.state.snapshot() for one in again} == {True}
        assert again[0].remarks == again[1].remarks == course.remarks


CHECKS: tuple[Callable[[Lesson], None], ...] = (
    every_position_comes_about_and_every_move_is_legal,
    a_table_carries_on_whatever_the_learner_chose,
    a_part_that_continues_begins_where_the_last_one_ended,
    every_wrong_move_is_refused_by_its_rule,
    another_legal_move_is_answered_and_not_made,
    the_last_part_is_a_round_played_to_its_end,
    every_rule_of_a_first_game_is_shown,
    everything_is_said_in_every_language,
    the_same_moves_lead_to_the_same_place,
)


class Round(Course):
    """A free round that somebody plays by rules of thumb."""

    said: list[Remark]

    def play(self, learner: int) -> Round:
        self.said = [*self.remarks]
        while not self.done:
            rng = Rng(learner, len(self.made))
            bot = bots.find("random" if rng.below(5) < learner else "greedy")
            action = bot.choose(self.state.view(self.part.seat), None, rng)
            assert self.make(self.game.notation.write_move(self.state, action))
            self.said += self.remarks
            assert len(self.made) < MOST_MOVES
        return self


def _rounds(lesson: Lesson, most: int = LEARNERS) -> Iterator[Round]:
    for part in lesson.parts:
        if part.free:
            yield from (Round(lesson, part).play(learner) for learner in range(most))


def _remarks(lesson: Lesson) -> Iterator[Remark]:
    """All that can be said; comments as they are said in some round, or else without what they are about."""
    for part in lesson.parts:
        yield lesson.intro(part)
    for part, course, beat in beats(lesson):
        if any(not beat.accepts(move) for move in course.legal()):
            yield lesson.instead(part, course.beats)
        yield lesson.after(part, course.beats)
    heard = [remark for course in _rounds(lesson) for remark in course.said]
    yield from heard
    never = {
        (part.name, comment.say)
        for part in lesson.parts
        for comment in part.comments
        if f"{lesson.game}-lesson-{part.name}-{comment.say}" not in {remark.key for remark in heard}
    }
    assert never == set(), f"in {LEARNERS} rounds nobody heard {never}"
    assert games.lesson(lesson.game) is not None
