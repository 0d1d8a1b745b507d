"""Every lesson keeps what lessons promise, and the checks find what they are for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parfait import games, inspection, lessons
from parfait.core import BrokenRules
from parfait.core.lesson import Lesson
from parfait.locale import words
from tests.contract.lessons import CHECKS

TAUGHT = [name for name in games.names() if games.lesson(name) is not None]
OURS = ("aice", "dessert-dice", "dokitto-ice", "dozito")

# What a newcomer missed in a first game, by number: ties, and in AICE the dice and the points for tricks.
TAUGHT_RULES = {
    "aice": {"AI-3", "AI-5", "AI-9", "AI-12", "AI-13", "AI-16", "AI-17", "AI-18", "AI-20"},
    "dessert-dice": {"DD-1", "DD-4", "DD-8", "DD-9", "DD-11", "DD-14", "DD-16"},
    "dokitto-ice": {"DI-2", "DI-8", "DI-10", "DI-11", "DI-13", "DI-16", "DI-18", "DI-19", "DI-21", "DI-23"},
    "dozito": {"DZ-3", "DZ-8", "DZ-10", "DZ-11", "DZ-15", "DZ-16", "DZ-19", "DZ-22", "DZ-24"},
}
ORDER = {  # what has to be known before what
    "aice": ("follow", "dice", "lead", "die", "bid", "score"),
    "dokitto-ice": ("follow", "points", "mixed", "fourth"),
}
LONGEST = {"en": 230, "fr": 240, "ja": 125}  # characters of a remark: five or six lines on a phone of 360 px


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_lesson(check: Callable[[Lesson], None], name: str) -> None:
    check(lessons.find(name))


def test_our_games_are_taught() -> None:
    assert set(OURS) <= set(TAUGHT)


@pytest.mark.parametrize("name", OURS)
def test_the_words_teach_what_a_newcomer_missed(name: str) -> None:
    """A remark explains it: to be refused once would not do."""
    lesson = lessons.find(name)
    said = {rule for part in lesson.parts for rule in (*part.rules, *part.end)}
    said |= {rule for part in lesson.parts for beat in part.beats for rule in beat.rules}
    assert TAUGHT_RULES[name] - said == set()


@pytest.mark.parametrize("name", ORDER)
def test_what_comes_first_is_taught_first(name: str) -> None:
    names = [part.name for part in lessons.find(name).parts]
    assert [part for part in names if part in ORDER[name]] == list(ORDER[name])


# What lies on the table in the middle of a trick or a turn.
UNFINISHED: dict[str, Callable[[Any], bool]] = {
    "aice": lambda view: bool(view.trick) and any(view.trick) and not view.trick_over,
    "dessert-dice": lambda view: False,
    "dokitto-ice": lambda view: view.choosing or (any(view.trick) and not view.trick_over),
    "dozito": lambda view: view.held is not None,
}


@pytest.mark.parametrize("name", OURS)
def test_no_part_ends_in_the_middle_of_a_trick_or_a_turn(name: str) -> None:
    lesson = lessons.find(name)
    for part in lesson.parts:
        if not part.free:
            course = lessons.Course(lesson, part)
            for beat in part.beats:
                course.make(beat.move)
            assert not UNFINISHED[name](course.state.view(part.seat)), part.name


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("name", OURS)
def test_remarks_are_short_enough_for_a_phone(name: str, language: str) -> None:
    say = words(language)
    keys = [key for key in say.messages if key.startswith(f"{name}-lesson-") and "-round-" not in key]
    long = {key: len(said) for key in keys if len(said := say(key)) > LONGEST[language]}
    assert long == {}


def test_moves_of_earlier_parts_at_the_same_table_are_kept() -> None:
    """What the learner chose lies on the table in the next part; without it, what was asked for."""
    lesson = lessons.find("dessert-dice")
    turn = lesson.part("turn")
    assert turn is not None
    chosen = lessons.course(lesson, turn, ["place PI b3 M"])
    assert "place PI b3 M" in chosen.made
    usual = lessons.course(lesson, turn)
    assert chosen.state.snapshot() != usual.state.snapshot()
    with pytest.raises(lessons.LessonStuck):
        lessons.course(lesson, turn, ["place G a1"])


def ice() -> Lesson:
    return lessons.find("dokitto-ice")


def changed(where: str, **changes: Any) -> Lesson:
    """The lesson of Dokitto! Ice with one part that is different."""
    parts = (replace(part, **changes) if part.name == where else part for part in ice().parts)
    return replace(ice(), parts=tuple(parts))


def beat(where: str, **changes: Any) -> Lesson:
    """The same, with another first beat in a part."""
    part = ice().part(where)
    assert part is not None
    first, *rest = part.beats
    return changed(where, beats=(replace(first, **changes), *rest))


MISTAKES: dict[str, Callable[[], Lesson]] = {
    "a move against a rule is expected": lambda: beat("follow", move="C4"),
    "a move will do that is not legal": lambda: beat("follow", also=("C4",)),
    "the others answer against a rule": lambda: beat("fourth", then=("S5",)),
    "the wrong rule": lambda: beat("follow", wrong={"C4": "DI-7"}),
    "wrong, and yet legal": lambda: beat("follow", wrong={"S2": "DI-8"}),
    "wrong, and no move at all": lambda: beat("follow", wrong={"X1": "DI-8"}),
    "it is somebody else's turn": lambda: beat("mixed", move="S9", also=("any",)),
    "the position does not come about": lambda: changed("goal", before=()),
    "a rule is left out": lambda: replace(ice(), later=("DI-4", "DI-6", "DI-15", "DI-20")),
    "a rule is shown and left for later": lambda: replace(ice(), later=(*ice().later, "DI-8")),
    "a rule that is not there": lambda: changed("goal", rules=("DI-99", "DI-1", "DI-5", "DI-24")),
    "no words": lambda: changed("goal", name="nowhere"),
    "nothing to play at the end": lambda: replace(ice(), parts=ice().parts[:-1]),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_lesson_is_found(mistake: str) -> None:
    lesson = MISTAKES[mistake]()
    found = []
    for check in CHECKS:
        try:
            check(lesson)
        except (Exception, pytest.fail.Exception):
            found.append(check.__name__)
    assert found


PART = '{"name": "a", "players": 2, "seat": 0}'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{", "JSONDecodeError"),
        ("[]", "lesson.json"),
        ('{"later": [], "parts": []}', "no parts"),
        ('{"later": [], "parts": [{"name": "a"}]}', "TypeError"),
        ('{"later": [], "parts": [{"name": "a", "players": 2, "seat": 0, "colour": 1}]}', "TypeError"),
        ('{"later": [], "more": 1, "parts": [{"name": "a", "players": 2, "seat": 0}]}', "unknown"),
        (f'{{"later": [], "parts": [{PART}, {PART}]}}', "the same name"),
        ('{"later": [], "parts": [{"name": "a", "continues": true}]}', "a: continues"),
        (f'{{"later": [], "parts": [{PART}, {{"name": "b", "continues": true, "seat": 1}}]}}', "b: continues"),
    ],
)
def test_a_lesson_that_cannot_be_read_says_why(text: str, wrong: str) -> None:
    with pytest.raises(BrokenRules, match=wrong):
        Lesson.read("dozito", text)


def test_a_game_with_a_broken_lesson_is_played_without_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "lesson.json").write_text("{", encoding="utf-8")
    real = games.folder
    monkeypatch.setattr(games, "folder", lambda name: tmp_path if name == "dozito" else real(name))
    games.lesson.cache_clear()
    try:
        assert games.lesson("dozito") is None
        assert games.find("dozito").new() is not None
        assert "bad-lesson" in {problem.key for problem in inspection.problems() if problem.game == "dozito"}
    finally:
        games.lesson.cache_clear()
