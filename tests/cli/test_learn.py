"""`parfait learn`: the same lessons, line by line."""

from __future__ import annotations

import pytest

from parfait import games, lessons
from parfait.locale import LANGUAGES, words
from tests.cli.conftest import Run

TAUGHT = [name for name in games.names() if games.lesson(name) is not None]


def typed(name: str) -> str:
    """The moves that are asked for, Enter after each part, and any moves in the last one."""
    lines = []
    for part in lessons.find(name).parts:
        lines += [beat.move for beat in part.beats]
        lines += ["1"] * 400 if part.free else [""]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_whole_lesson_is_learned(run: Run, name: str, language: str) -> None:
    learned = run("learn", name, "--lang", language, typed=typed(name))
    assert (learned.code, learned.err) == (0, "")
    say = words(language)
    assert say("cli-lesson-over", game=name) in learned.out
    parts = len(lessons.find(name).parts)
    assert say("lesson-part-of", part=parts, parts=parts) in learned.out
    assert "-lesson-" not in learned.out


def test_a_wrong_move_is_answered_by_its_rule_and_another_kindly(run: Run) -> None:
    learned = run("learn", "dokitto-ice", "--part", "2", typed="C4\nS2\nhint\nS9\n").out
    assert "DI-8: Strawberry was led and you have 3" in learned
    assert "You could play that one, but then Anna’s 7 would win." in " ".join(learned.split())
    assert "Try this: Strawberry 9" in learned
    assert "Your 9 is the highest" in learned


def test_the_table_carries_on_or_is_new(run: Run) -> None:
    """What the others did between two parts is told; a new position is called a new table."""
    learned = run("learn", "dokitto-ice", "--part", "2", typed="S9\n\n\nC8\n\nS2\ntake S\n\n").out
    assert "New table" not in learned.split("Part 5 of 9")[0]
    assert "Anna plays Strawberry 6" in learned.split("Part 5 of 9")[1]
    assert "New table" in learned.split("Part 6 of 9")[1]


@pytest.mark.parametrize("leave", ["quit\n", ""])
def test_one_leaves_and_is_told_how_to_go_on(run: Run, leave: str) -> None:
    left = run("learn", "dozito", "--part", "2", typed=leave)
    assert left.code == 0
    assert "parfait learn dozito --part 2" in left.out
    assert "parfait learn dozito --part 2" in run("learn", "dozito", typed="q\n").out


def test_bad_input_is_one_clear_line(run: Run) -> None:
    assert "parts 1 to 9" in run("learn", "dozito", "--part", "10").complaint
    assert "nothing" in run("learn", "nothing").complaint
