"""What the page offers is what the server said is legal, all of it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web import hands, sight
from tests.web.house import House
from tests.web.visitor import Visitor

TURNS = 4


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", sight.OPENERS)
def test_every_legal_move_can_be_reached(
    visitor: Callable[..., Visitor], house: House, game: str, players: int
) -> None:
    if (game, players) == ("aice", 2):
        players = 4
    one = visitor(confirm=True)
    one.visit(house.table(game, players))
    chance = random.Random(players)
    for _ in range(TURNS):
        one.until_my_turn()
        sight.reach(one.page, game, one.legal)
        hands.turn(one, hands.mouse, chance)
    assert one.faults == []
