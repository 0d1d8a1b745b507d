"""What a seat knows of Dessert Dice, as numbers: DD-18. Plain Python; encoding.pxd holds C types for the same names."""

from __future__ import annotations

from parfait.core import bits, rows
from parfait.core.encoding import Encoding, Field, Row
from parfait.core.state import OVER, State
from parfait.games.dessert_dice import rules
from parfait.games.dessert_dice.notation import COLOURS as COLOUR_LETTERS
from parfait.games.dessert_dice.notation import DESSERTS as DESSERT_LETTERS
from parfait.games.dessert_dice.notation import DICE
from parfait.games.dessert_dice.options import MOST_DICE, DessertDiceOptions
from parfait.games.dessert_dice.rules import DessertDice

SQUARES = 36  # of the largest board
DESSERTS = 4
COLOURS = 5  # with the blank
KINDS = 13
DIRECTIONS = 4
DIE = COLOURS + DESSERTS + DESSERTS
TIPS_SCALE = 32.0
ENDED = OVER
ANY = float("inf")


def faces() -> list[float]:
    """For each lie of a die: its colour, its top, and the dessert facing north and south."""
    found: list[float] = []
    for die in DICE:
        colour, shown = (die[0], die[1:]) if die[0] in COLOUR_LETTERS else ("", "")
        found += [float(colour == letter) for letter in COLOUR_LETTERS] + [float(not colour)]
        found += [float(shown[:1] == letter) for letter in DESSERT_LETTERS]
        found += [float(shown[1:2] == letter) for letter in DESSERT_LETTERS]
    return found


class DessertDiceEncoding(Encoding):
    CHANCES = DessertDice.CHANCES
    options: DessertDiceOptions

    def __init__(self, players: int, options: DessertDiceOptions) -> None:
        super().__init__(players, options)
        self.squares = options.board**2
        self.per_die = 1.0 / MOST_DICE
        self.per_square = 1.0 / options.board**2
        self.per_tip = 1.0 / TIPS_SCALE
        self.faces = faces()
        side = options.board
        # By square of the largest board, from a1: which of this board's squares it is
        self.place = [square // 6 * side + square % 6 for square in range(SQUARES)]

    def describe(self) -> tuple[Field, ...]:
        options, seats = self.options, self.players
        limit = options.max_tips_in_a_row
        return (
            *self.opening(),
            Field("tiles", (seats, DESSERTS), "by seat and dessert I M S J: its tile; others' once the game is over"),
            Field(
                "board",
                (options.board**2, DIE),
                "by square, row by row from a1, of its die: colour O Y B P or blank (5), dessert on top (4), dessert "
                "that faces north and south (4); 0 where there is none",
            ),
            Field("supply", (KINDS,), "by colour and top (OM OS OJ YS YJ YI BJ BI BM PI PM PS G): dice left ÷ 12"),
            Field("placed", (), "dice placed so far ÷ squares"),
            Field("last_placed", (seats,), "by seat: which die it placed last ÷ squares; 0 for none"),
            Field("tips", (), "tips in a row ÷ 32", 0, ANY if limit is None else limit / TIPS_SCALE),
            Field("undo_square", (options.board**2,), "where the die stands whose tip would undo the last one"),
            Field("undo_direction", (DIRECTIONS,), "and which way that tip goes: north, east, south, west"),
            Field("clusters", (DESSERTS,), "by dessert: squares of its largest cluster ÷ squares"),
            Field("set_aside", (), "how many clusters everyone set aside to break a tie ÷ squares"),
            Field("by_last_die", (), "whether whoever placed the last die won"),
            Field("scores", (seats,), "by seat: its largest cluster ÷ squares, once the game is over"),
            Field("winners", (seats,), "by seat: whether it has won the game"),
        )

    def write(self, state: State, seat: int, out: Row) -> int:
        assert isinstance(state, DessertDice)
        game = state
        a = out.a
        players = game.players
        at = self.begin(game, seat, out)
        for i in range(players):
            known = i == 0 or game.turn == ENDED
            at = rows.choice(a, at, game.tiles[rows.seat_after(seat, i, players)] if known else -1, DESSERTS)
        dice = game.squares & ~game.empty
        while dice:
            square = bits.lowest(dice)
            dice &= dice - 1
            rows.copy(a, at + self.place[square] * DIE, self.faces, game.board[square] * DIE, DIE)
        at += self.squares * DIE
        for kind in range(KINDS):
            a[at] = game.supply[kind] * self.per_die
            at += 1
        a[at] = game.placed * self.per_square
        at += 1
        for i in range(players):
            a[at] = game.last_placed[rows.seat_after(seat, i, players)] * self.per_square
            at += 1
        a[at] = game.tips * self.per_tip
        at += 1
        undo = self.place[rules.square_tipped(game.undo)] if game.undo >= 0 else -1
        at = rows.choice(a, at, undo, self.squares)
        at = rows.choice(a, at, rules.direction_tipped(game.undo) if game.undo >= 0 else -1, DIRECTIONS)
        for dessert in range(DESSERTS):
            a[at] = bits.popcount(rules.largest_cluster(game.shown[dessert], game.corners)) * self.per_square
            at += 1
        a[at] = game.set_aside * self.per_square
        a[at + 1] = 1.0 if game.by_last_die else 0.0
        at += 2
        for i in range(players):
            a[at] = game.largest[rows.seat_after(seat, i, players)] * self.per_square
            at += 1
        return rows.seats(a, at, game.won, seat, players)


ENCODING = DessertDiceEncoding
