"""What the bots know of Dessert Dice besides its rules. Plain Python; brain.pxd holds the C types of the same names.

The larger its largest clusters, the better a dessert stands. A player wants their own to stand well and no other, since
any of the others may be a rival's: so a dessert that stands well gives its owner away.
"""

from __future__ import annotations

import math

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State
from parfait.games.dessert_dice import rules
from parfait.games.dessert_dice.rules import DessertDice

ENDED = OVER  # with a C type of its own
# How a dessert stands, in dice of its largest cluster
SECOND = 0.3  # a die of the second cluster, which breaks a tie
SUPPLY = 0.3  # a die in the supply that shows it
TO_MOVE = 0.3  # its owner's turn
# What a move is worth, in dice of one's own largest cluster
RIVAL = 0.8  # the best of the other desserts
OTHERS = 0.1  # each of the others
SURE_WIN = 5.0  # to end the game with the largest cluster of all
# How a standing tells the chance to win: the log of the odds, for each die that one is ahead
PULL = 0.1
PULL_BY_PLACED = 0.02  # and more for each die on the board
SUSPICION = 2.5  # the log of the odds that a dessert is a player's, for each die that it stands better than another
LOOK_AHEAD = 1  # moves that a rollout plays before it judges the board
ONE_IN = 4  # a rollout thinks of one move in so many, and plays the best of them

WORST = -100.0
ONE = 1  # as wide as a set of squares when compiled
TIP = rules.TIP  # with a C type of its own


class DessertDiceBrain(Brain):
    JUDGES_EARLY = True

    def __init__(self) -> None:
        super().__init__()
        self.candidates = 8
        self.trust = 0.1
        self.tops = [rules.top_of(lie) for lie in range(25)]
        self.corners = False  # DD-14, of the game that was looked at
        self.shown = [0] * 4  # by dessert, the squares that show it
        self.stands = [0.0] * 5  # and how it stands; the blank not at all
        self.known = [0] * 2039  # sets of squares by their remainder, a prime: the last one that was evaluated
        self.standings = [0.0] * 2039  # and how it stands
        self.lies = [0] * 40  # top × 8 + …: how the dice of the supply may lie
        self.ways = [0] * 5  # by top, how many of those
        self.best = -1  # the best move of those a rollout thought of, and what it is worth
        self.most = WORST

    # What a board is worth

    def play_out(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """Play about one move: judging the board then is better than a hasty game to the end."""
        moves = 0
        while moves < LOOK_AHEAD and state.turn >= 0:
            state.apply(self.rollout(state, rng, scratch))
            moves += 1
        return moves

    def evaluate(self, state: State) -> None:
        assert isinstance(state, DessertDice)
        dice = state
        if dice.turn == ENDED:
            self._share_win(dice)
        else:
            self._judge(dice)

    def _share_win(self, dice: DessertDice) -> None:
        share = 1.0 / bits.popcount(dice.won)
        for seat in range(dice.players):
            self.values[seat] = share if dice.won >> seat & 1 else 0.0

    def _judge(self, dice: DessertDice) -> None:
        """Each seat's chance of winning, from the standing of its dessert and the number of dice placed."""
        self._look(dice)
        pull = PULL + PULL_BY_PLACED * dice.placed
        total = 0.0
        for seat in range(dice.players):
            dessert = dice.tiles[seat]
            standing = self.stands[dessert] + SUPPLY * in_supply(dice, dessert)
            if seat == dice.turn:
                standing += TO_MOVE
            self.values[seat] = math.exp(pull * standing)
            total += self.values[seat]
        for seat in range(dice.players):
            self.values[seat] /= total

    def weight(self, world: State) -> float:
        """How likely these desserts are: the better a dessert stands, the more likely it is somebody's own."""
        assert isinstance(world, DessertDice)
        dice = world
        self._look(dice)
        best = 0.0
        for dessert in range(4):
            if self.stands[dessert] > best:
                best = self.stands[dessert]
        behind = 0.0
        for seat in range(dice.players):
            behind += best - self.stands[dice.tiles[seat]]
        return math.exp(-SUSPICION * behind)

    # How to play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """The move after which one's own dessert stands best compared with the others; ties are broken at random."""
        assert isinstance(state, DessertDice)
        dice = state
        self._look(dice)
        dice.legal(scratch)
        best = scratch.a[0]
        most = WORST
        equals = 0
        for i in range(scratch.n):
            value = self._after(dice, scratch.a[i])
            if value > most:
                most = value
                equals = 0
            if value == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = scratch.a[i]
        return best

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """The best of a few moves that come to mind."""
        assert isinstance(state, DessertDice)
        dice = state
        self._look(dice)
        self.best = -1
        self.most = WORST
        self._think_of_placing(dice, rng)
        self._think_of_tipping(dice, rng)
        return self.best if self.best >= 0 else dice.random_action(rng, scratch)

    def _think_of_placing(self, dice: DessertDice, rng: Rng) -> None:
        """Consider placing a die; dice with the same top are equally good."""
        for top in range(5):
            self.ways[top] = 0
        offered = dice.offered
        while offered:
            lie = bits.lowest(offered)
            offered &= offered - 1
            top = self.tops[lie]
            self.lies[top * 8 + self.ways[top]] = lie
            self.ways[top] += 1
        ways = self.ways
        squares = dice.empty
        while squares:
            square = bits.lowest(squares)
            squares &= squares - 1
            for top in range(5):
                if ways[top] > 0 and rng.below(ONE_IN) == 0:
                    self._think_of(dice, square * 25 + self.lies[top * 8 + rng.below(ways[top])])

    def _think_of_tipping(self, dice: DessertDice, rng: Rng) -> None:
        if dice.max_tips >= 0 and dice.tips >= dice.max_tips:  # DD-12
            return
        for direction in range(4):
            squares = rules.squares_beside(dice.empty, direction) & dice.squares & ~dice.empty
            while squares:
                tip = rules.tip_of(bits.lowest(squares), direction)
                squares &= squares - 1
                if tip != dice.undo and rng.below(ONE_IN) == 0:  # DD-11
                    self._think_of(dice, tip)

    def _think_of(self, dice: DessertDice, action: int) -> None:
        value = self._after(dice, action)
        if value > self.most:
            self.most = value
            self.best = action

    def _look(self, dice: DessertDice) -> None:
        """Read the board, and evaluate each dessert that has changed."""
        if self.corners != dice.corners:
            self.corners = dice.corners
            for i in range(2039):
                self.known[i] = 0
                self.standings[i] = 0.0
            for dessert in range(4):
                self.shown[dessert] = -1
        for dessert in range(4):
            squares = dice.shown[dessert]
            if self.shown[dessert] != squares:
                self.shown[dessert] = squares
                self.stands[dessert] = self._standing(squares)

    def _after(self, dice: DessertDice, action: int) -> float:
        """The value of the board for the seat to act after this move. Call `_look` first."""
        stands = self.stands
        left = 0
        showed = 4
        if action < TIP:
            reached = ONE << action // 25
            shows = self.tops[action % 25]
        else:
            square = rules.square_tipped(action)
            direction = rules.direction_tipped(action)
            left = ONE << square
            showed = self.tops[dice.board[square]]
            reached = ONE << rules.square_reached(square, direction)
            shows = self.tops[rules.lie_after_tip(dice.board[square], direction)]
        # How the dessert that goes away and the one that comes stand then, and how they stood; the blank does not
        old_gone = stands[showed]
        old_come = stands[shows]
        if showed == shows:
            if shows < 4:
                stands[shows] = self._standing(self.shown[shows] ^ left ^ reached)
        else:
            if showed < 4:
                stands[showed] = self._standing(self.shown[showed] ^ left)
            if shows < 4:
                stands[shows] = self._standing(self.shown[shows] ^ reached)
        value = self._worth(dice.tiles[dice.turn], dice.empty ^ left ^ reached == 0)
        stands[shows] = old_come
        stands[showed] = old_gone
        return value

    def _worth(self, own: int, full: bool) -> float:
        stands = self.stands
        value = stands[own]
        best = 0.0
        for dessert in range(4):
            if dessert != own:
                standing = stands[dessert]
                value -= OTHERS * standing
                if standing > best:
                    best = standing
        value -= RIVAL * best
        if full and value > 0:
            value += SURE_WIN
        return value

    def _standing(self, squares: int) -> float:
        """The largest cluster of these squares and, for a tie, the next."""
        slot = squares % 2039
        if self.known[slot] != squares:
            self.known[slot] = squares
            self.standings[slot] = self._find_standing(squares)
        return self.standings[slot]

    def _find_standing(self, squares: int) -> float:
        largest = 0
        second = 0
        while squares:
            cluster = 0
            grown = squares & -squares
            while grown != cluster:
                cluster = grown
                grown = rules.squares_around(cluster, self.corners) & squares
            squares ^= cluster
            size = bits.popcount(cluster)
            if size > largest:
                second = largest
                largest = size
            elif size > second:
                second = size
        return largest + SECOND * second


def in_supply(dice: DessertDice, dessert: int) -> int:
    """How many dice of the supply show a dessert."""
    count = 0
    for colour in range(4):
        if colour != dessert:
            count += dice.supply[rules.kind_showing(colour, dessert)]
    return count


BRAIN = DessertDiceBrain
