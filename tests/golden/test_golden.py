"""The golden playthroughs are what the engine plays and tells today."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.core import Game
from tests.golden.write import HERE, path, playthrough

CASES = [(game, players) for game in games.games() for players in game.players]


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.name}-{players}" for game, players in CASES])
def test_playthrough_is_as_it_was_written(game: Game, players: int) -> None:
    assert path(game, players).read_text(encoding="utf-8") == playthrough(game, players), "if meant: make golden"


def test_no_playthrough_is_left_over() -> None:
    assert {file.name for file in HERE.glob("*.txt")} == {path(game, players).name for game, players in CASES}
