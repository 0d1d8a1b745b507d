"""What `make golden` writes is what the engine plays and tells today."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.core import Game
from tests.golden import readme
from tests.golden.write import left_over, path, playthrough, unkept
from web import fixtures

CASES = [(game, players) for game in games.games() for players in game.players]


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{game.name}-{players}" for game, players in CASES])
def test_playthrough_is_as_it_was_written(game: Game, players: int) -> None:
    assert path(game, players).read_text(encoding="utf-8") == playthrough(game, players), "if meant: make golden"


def test_no_playthrough_is_left_over() -> None:
    assert left_over() == []


def test_the_tables_of_games_are_as_their_data_say() -> None:
    for file, text in readme.written().items():
        assert file.read_text(encoding="utf-8") == text, "make golden"


def test_the_fixtures_of_the_client_are_what_is_played_today() -> None:
    for file, text in fixtures.files():
        assert file.read_text(encoding="utf-8") == text, f"{file.parent}: make golden"


def test_a_record_of_every_game_and_number_of_players_was_kept() -> None:
    assert unkept() == [], "make golden"
