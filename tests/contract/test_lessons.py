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
from tests.contract.lessons import CHECKS

TAUGHT = [name for name in games.names() if games.lesson(name) is not None]
OURS = ("aice", "dessert-dice", "dokitto-ice", "dozito")


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_lesson(check: Callable[[Lesson], None], name: str) -> None:
    check(lessons.find(name))


def test_our_games_are_taught() -> None:
    assert set(OURS) <= set(TAUGHT)


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
    "a move against a rule is expected": lambda: beat("follow", move="C2"),
    "a move will do that is not legal": lambda: beat("follow", also=("C2",)),
    "the others answer against a rule": lambda: beat("fourth", then=("S5",)),
    "the wrong rule": lambda: beat("follow", wrong={"C2": "DI-7"}),
    "wrong, and yet legal": lambda: beat("follow", wrong={"S2": "DI-8"}),
    "wrong, and no move at all": lambda: beat("follow", wrong={"X1": "DI-8"}),
    "it is somebody else's turn": lambda: beat("tie", move="S8", also=("any",)),
    "the position does not come about": lambda: changed("follow", before=()),
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
