from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from parfait.core.data import Json
from parfait.core.errors import BadOption, shorten
from parfait.core.options import FLAG, Choice, FirstPlayer, Options, RecordOf, Whole, option
from parfait.games.dessert_dice import notation

USUAL_BOARD = 5
MOST_DICE = 12  # of one colour
LARGE_SET = (9, 9, 9, 9, 1)  # for a board of 6, unless others are asked for


class Dice(RecordOf):
    """How many dice of each colour, and how many blank ones."""

    def examples(self, players: int) -> list[Json]:
        return [{"O": 7, "Y": 6, "B": 6, "P": 6, "G": 0}, {"O": 12, "Y": 4, "B": 5, "P": 0, "G": 12}]


DICE = Dice(tuple((colour, Whole(0, MOST_DICE)) for colour in "OYBPG"))


@dataclass(frozen=True)
class DessertDiceOptions(Options):
    first_player: int | str = option("DD-7", FirstPlayer(), "random")
    board: int = option("DD-1", Choice((2, 3, 4, 5, 6)), USUAL_BOARD)
    dice: tuple[int, ...] = option("DD-3", DICE, (6, 6, 6, 6, 1))
    tip_back: bool = option("DD-11", FLAG, False)
    max_tips_in_a_row: int | None = option("DD-12", Whole(0, 1000, unlimited=True), 20)
    corners: bool = option("DD-14", FLAG, False)
    tiebreak: str = option("DD-16", Choice(("everyone", "tied")), "everyone")

    @classmethod
    def read(cls, given: Mapping[str, Json], players: int) -> Self:
        options = super().read(given, players)
        if options.board == 6 and "dice" not in given:
            options = replace(options, dice=LARGE_SET)
        if sum(options.dice) < options.board**2:  # DD-3: they fill the board
            written = shorten(json.dumps(DICE.write(options.dice)))
            raise BadOption("DD-3", "bad-option", option="dice", value=written, allowed=f"Σ ≥ {options.board**2}")
        return options

    def endless(self) -> bool:
        return self.max_tips_in_a_row is None  # DD-12

    def longest(self, players: int) -> int | None:
        """DD-12, DD-13: the most tips allowed after each die but the last."""
        if self.max_tips_in_a_row is None:
            return None
        return 1 + (self.board**2 - 1) * (1 + self.max_tips_in_a_row)

    def numbers(self, players: int) -> list[int] | None:
        """On a smaller board, or without a colour: what its squares and its dice allow (DD-1, DD-3)."""
        if self.board >= USUAL_BOARD and all(self.dice):
            return None
        colours = [colour for colour, count in zip(notation.COLOURS + notation.BLANK, self.dice, strict=True) if count]
        return notation.actions_with(self.board, colours)

    def score_range(self, players: int) -> tuple[float, float]:
        return 0, self.board**2  # DD-14
