"""`parfait practise`: the mistakes of a game, found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from parfait.lab.review import review
from parfait.lab.review.judging import QUICK
from tests.cli.conftest import Run
from tests.lab.test_luck import greedy_game


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[tuple[int, str, str]]]:
    """A game's file, and its mistakes: seat, what was played, what was better."""
    record = greedy_game("dokitto-ice", 2, 5)
    file = tmp_path_factory.mktemp("practise") / "game.jsonl"
    file.write_text(record.write() + "\n", encoding="utf-8")
    marked = [
        (step.seat or 0, step.decision.played, step.decision.best)
        for step in review(record, QUICK).steps
        if step.decision is not None and step.decision.mark not in (None, "brilliant")
    ]
    return file, marked


def test_the_mistake_is_refused_and_the_better_move_found(
    run: Run, game: tuple[Path, list[tuple[int, str, str]]]
) -> None:
    file, mistakes = game
    assert mistakes
    typed = "".join(f"{played}\nhint\n{best}\n" for _, played, best in mistakes)
    practised = run("practise", str(file), "--effort", "quick", typed=typed)
    assert (practised.code, practised.err) == (0, "")
    assert practised.out.count(" is weaker") == len(mistakes)
    assert practised.out.count("Right:") == len(mistakes)
    assert f"({len(mistakes)} of {len(mistakes)})" in practised.out


def test_one_seat_alone_is_asked_for_and_may_be_left(run: Run, game: tuple[Path, list[tuple[int, str, str]]]) -> None:
    file, mistakes = game
    seat = mistakes[0][0]
    count = sum(one == seat for one, _, _ in mistakes)
    left = run("practise", str(file), "--effort", "quick", "--seat", str(seat + 1), typed="quit\n")
    assert left.code == 0
    assert f"(1 of {count})" in left.out


def test_bad_input_is_one_clear_line(run: Run, game: tuple[Path, list[tuple[int, str, str]]]) -> None:
    file, _ = game
    assert "--seat takes a number from 1 to 2, not 3." in run("practise", str(file), "--seat", "3").complaint
    assert "review depth" in run("practise", str(file), "--effort", "endless").complaint
    assert "nowhere" in run("practise", str(file.with_name("nowhere.jsonl"))).complaint
