"""Several views made at once are the views made one by one."""

from __future__ import annotations

import pytest

from parfait import games
from parfait.core import OVER, WATCHER, Rng
from parfait.records import apply_step, draw_chance, legal_moves


@pytest.mark.parametrize("name", games.names())
def test_views_of_several_seats_are_those_of_each(name: str) -> None:
    game = games.find(name)
    for players in game.players:
        rng, state = Rng(players), game.new(players)
        seats = [WATCHER, *range(players)]
        for _ in range(120):
            assert game.views(state, seats) == [state.view(seat) for seat in seats]
            assert all(set(vars(view)) == set(type(view).__dataclass_fields__) for view in game.views(state, seats))
            if state.turn == OVER:
                break
            if state.turn < 0:
                step = draw_chance(game, state, rng)
            else:
                moves = legal_moves(game, state)
                step = {"seat": state.turn, "move": moves[rng.below(len(moves))]}
            apply_step(game, state, step)
