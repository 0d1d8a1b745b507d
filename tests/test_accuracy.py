"""How far search is off: measured for every game of ours, kept with it, and a cautious guess for any other."""

from __future__ import annotations

from pathlib import Path

import pytest

from parfait import games
from parfait.core import accuracy
from parfait.core.accuracy import AS_FOUND, Accuracy
from parfait.core.errors import BrokenRules


def test_an_error_covers_what_longer_play_would_change() -> None:
    known = Accuracy(chance=0.1, cost=0.5, cost_error=0.03)
    assert known.error_of(0.5, 0.001) == pytest.approx(0.1, abs=1e-3)
    assert known.error_of(0.02, 0.001) < 0.03  # less where a game is as good as decided
    assert known.error_of(1.0, 0.0) == 0.0
    assert known.error_of(0.5, 0.2) > 0.2
    assert known.loss(0.1) == 0.05
    assert known.loss_error(0.1, 0.0) == 0.03
    assert known.loss_error(0.02, 0.0) == 0.01  # no loss is less certain than by itself
    assert AS_FOUND.error_of(0.5, 0.001) == 0.001
    assert AS_FOUND.loss(0.1) == 0.1


def test_a_game_that_was_not_measured_is_trusted_less(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(games, "folder", lambda name: tmp_path)
    assert games.accuracy.__wrapped__("aice") == Accuracy()
    assert Accuracy().chance >= 0.1
    assert Accuracy().cost < 1.0


@pytest.mark.parametrize("text", ["", "[]", '{"chance": 0.1}', '{"chance": "x", "cost": 1, "cost_error": 0}'])
def test_a_file_that_cannot_be_read_says_so(text: str) -> None:
    with pytest.raises(BrokenRules, match=r"accuracy\.json"):
        accuracy.read(text)


@pytest.mark.parametrize("chance", [-0.1, 0.6])
def test_figures_that_cannot_be_are_refused(chance: float) -> None:
    with pytest.raises(BrokenRules, match="from 0 to"):
        accuracy.read(f'{{"chance": {chance}, "cost": 1, "cost_error": 0}}')


def test_a_broken_file_costs_no_hint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "accuracy.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr(games, "folder", lambda name: tmp_path)
    assert games.accuracy.__wrapped__("aice") == Accuracy()
