"""The worlds that a view leaves open: every way to hand the unseen tiles to the other players."""

from __future__ import annotations

from parfait.core import bits
from parfait.core.arrays import members, padded
from parfait.core.rng import Rng
from parfait.core.state import Belief
from parfait.games.dessert_dice.notation import ACTION_OF, DESSERTS, DICE, KINDS, SQUARES, squares_of
from parfait.games.dessert_dice.rules import DessertDice
from parfait.games.dessert_dice.view import DessertDiceView


class DessertDiceBelief(Belief):
    def __init__(self, view: DessertDiceView) -> None:
        self.known = open_part(view)
        self.unseen = 0  # the tiles that may be anywhere; none before they are dealt
        if view.chance != "deal":
            self.unseen = members(i for i, dessert in enumerate(DESSERTS) if dessert not in view.tiles)

    def sample(self, rng: Rng) -> DessertDice:
        world = self.known.clone()
        left = self.unseen
        if left == 0:
            return world
        for seat in range(world.players):
            if world.tiles[seat] < 0:
                world.tiles[seat] = rng.member(left)
                left ^= bits.bit(world.tiles[seat])
        return world


def open_part(view: DessertDiceView) -> DessertDice:
    """The state as far as the view knows it: a hidden tile is -1."""
    board, empty = [0] * len(SQUARES), 0
    for square, die in zip(squares_of(view.options.board), view.board, strict=True):
        if die is None:
            empty |= bits.bit(SQUARES.index(square))
        else:
            board[SQUARES.index(square)] = DICE.index(die)
    supply = [view.supply.count(kind) for kind in KINDS]
    state = DessertDice(view.players, view.options)
    state.restore(
        {
            "turn": view.turn,
            "chance": 0 if view.chance is None else DessertDice.CHANCES.index(view.chance),
            "tiles": [-1 if tile is None else DESSERTS.index(tile) for tile in view.tiles] + [-1] * (4 - view.players),
            "supply": supply,
            "offered": members(lie for lie in range(25) if supply[lie // 2]),
            "board": board,
            "empty": empty,
            "tips": view.tips,
            "undo": -1 if view.forbidden is None else ACTION_OF[view.forbidden],
            "placed": view.placed,
            "last_placed": padded(view.last_placed, 4),
            "largest": padded(view.scores, 4),
            "set_aside": view.set_aside,
            "by_last_die": view.by_last_die,
            "won": members(view.winners),
        }
    )
    return state
