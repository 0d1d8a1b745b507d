"""What the numbers of Dessert Dice mean."""

from __future__ import annotations

import pytest

from parfait.games.dessert_dice.notation import KINDS
from parfait.games.dessert_dice.view import DessertDiceView
from tests.contract.rows import encoded, marked, near, seats_from

DESSERTS = list("IMSJ")
SQUARES = [file + rank for rank in "12345" for file in "abcde"]


@pytest.mark.rule("DD-18")
@pytest.mark.parametrize("players", [2, 4])
def test_fields_say_what_the_view_says(players: int) -> None:
    for view, row in encoded("dessert-dice", players):
        assert isinstance(view, DessertDiceView)
        seats = seats_from(view)
        for i, seat in enumerate(seats):
            tile = view.tiles[seat]
            assert marked(row["tiles"][i * 4 : i * 4 + 4], DESSERTS) == ([] if tile is None else [tile])
        for square, die in enumerate(view.board):
            numbers = row["board"][square * 13 : square * 13 + 13]
            found = marked(numbers[:5], list("OYBPG")) + marked(numbers[5:9], DESSERTS) + marked(numbers[9:], DESSERTS)
            assert "".join(found) == ("" if die is None else die[:3])
        assert near(row["supply"], [view.supply.count(kind) / 12 for kind in KINDS])
        assert near(row["clusters"], [len(clusters[0]) / 25 if clusters else 0.0 for clusters in view.clusters])
        assert near(row["scores"], [view.scores[seat] / 25 for seat in seats])
        assert near(row["last_placed"], [view.last_placed[seat] / 25 for seat in seats])
        undone = "".join([*marked(row["undo_square"], SQUARES), " ", *marked(row["undo_direction"], list("nesw"))])
        assert f"tip {undone}" == (view.forbidden or "tip  ")
