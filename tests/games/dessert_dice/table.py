"""Dessert Dice set up by playing: a deal, a roll, and moves in notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from parfait.core import BadOutcome, IllegalMove, Outcome, RuleError
from parfait.games.dessert_dice import notation
from parfait.games.dessert_dice.notation import COLOURS, DESSERTS, DICE, SQUARES, bears, squares_of
from parfait.games.dessert_dice.options import DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice
from parfait.locale import LANGUAGES, words

TWO_OF_EACH = {"O": "MMSSJJ", "Y": "SSJJII", "B": "JJIIMM", "P": "IIMMSS"}


class Table:
    def __init__(self, players: int = 2, **options: Any) -> None:
        self.state = DessertDice(players, DessertDiceOptions.read(options, players))

    def chance(self, **step: Any) -> Table:
        """Let chance do what a record says."""
        self.state.apply_chance(notation.read_outcome(self.state, step))
        return self

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.state.step(notation.read_move(self.state, move))
        return self

    def refusal(self, move: str) -> tuple[str, str]:
        """Play what is not allowed: the rule and the key of the error. The state stays as it was."""
        before = self.state.clone()
        with pytest.raises(IllegalMove) as refused:
            self.play(move)
        assert self.state == before
        return explained(refused.value)

    def refused_chance(self, step: Mapping[str, Any] | Outcome) -> tuple[str, str]:
        """Let chance do what it cannot, as a record says it or as an outcome."""
        before = self.state.clone()
        with pytest.raises(BadOutcome) as refused:
            self.state.apply_chance(step if isinstance(step, Outcome) else notation.read_outcome(self.state, step))
        assert self.state == before
        return explained(refused.value)

    def die(self, square: str) -> str | None:
        """Colour, top, north–south, east–west."""
        return None if self.state.empty >> SQUARES.index(square) & 1 else DICE[self.state.board[SQUARES.index(square)]]

    def moves(self) -> set[str]:
        return {notation.write_move(self.state, action) for action in self.state.legal_actions()}


def explained(error: RuleError) -> tuple[str, str]:
    """The rule and the key of an error that every language has words for."""
    for language in LANGUAGES:
        text = words(language).error(error, "dessert-dice")
        assert f"error-{error.key}" in words(language)
        assert "$" not in text
    return error.rule, error.key


def deal(tiles: str = "IM", tops: Mapping[str, str] = TWO_OF_EACH, first: int = 0, **options: Any) -> Table:
    """A table at which `first` is to take the first turn; a tile for each player."""
    table = Table(len(tiles), first_player=first, **options)
    return table.chance(tiles=list(tiles)).chance(tops=dict(tops))


def last_die(rows: str, tiles: str, first: int = 0, **options: Any) -> tuple[Table, str]:
    """Play up to a board that lacks one die, and the move that places it.

    `rows` shows the desserts on top, from north to south, with a dot for the blank; the dice are placed in that order.
    """
    ranks = rows.split()
    tops = {squares_of(5)[rank * 5 + file]: ranks[4 - rank][file] for rank in range(4, -1, -1) for file in range(5)}
    colours = colours_for(list(tops.values()))
    roll = {c: "".join(top for top, colour in zip(tops.values(), colours, strict=True) if colour == c) for c in COLOURS}
    moves = [
        f"place G {square}" if top == "." else f"place {colour}{top} {square} {bears(colour).replace(top, '')[0]}"
        for (square, top), colour in zip(tops.items(), colours, strict=True)
    ]
    return deal(tiles, roll, first, **options).play(*moves[:-1]), moves[-1]


def full_board(rows: str, tiles: str, first: int = 0, **options: Any) -> Table:
    """Play to the end; with n players, the last die is placed by seat (first + 24) mod n."""
    table, move = last_die(rows, tiles, first, **options)
    return table.play(move)


def colours_for(tops: list[str]) -> list[str]:
    """A colour for each top, six dice a colour (a dot is the blank)."""
    chosen: dict[int, str] = {}

    def find(i: int, tried: set[str]) -> bool:
        for colour in COLOURS:
            if tops[i] not in bears(colour) or colour in tried:
                continue
            tried.add(colour)
            owners = [j for j, other in chosen.items() if other == colour]
            if len(owners) < 6:
                chosen[i] = colour
                return True
            for j in owners:  # a die that can do with another colour makes room
                if find(j, tried):
                    chosen[i] = colour
                    return True
        return False

    assert tops.count(".") == 1
    for i, top in enumerate(tops):
        assert top == "." or (top in DESSERTS and find(i, set())), "no such dice"
    return [chosen.get(i, "G") for i in range(25)]
