"""What the bots know of Dessert Dice besides its rules. Plain Python; brain.pxd holds the C types of the same names.

A dessert stands as well as its largest cluster is large and has room to grow. A player wants their own to stand well and
no other, since any of the others may be a rival's.
"""

from __future__ import annotations

import math

from parfait.core import bits
from parfait.core.brain import Brain
from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State
from parfait.games.dessert_dice.rules import DessertDice

# As in rules.py
BOARD = 0x1FFFFFF
NOT_FILE_A = 0x1EF7BDE
NOT_FILE_E = 0x0F7BDEF
BLANK = 24
TIP = 625
STEPS = (5, 1, -5, -1)  # by direction, north, east, south, west: how far apart the squares are
# In dice
SECOND = 0.3  # of the second cluster, which breaks a tie
SUPPLY = 0.3  # each die left in the supply that shows the dessert
RIVAL = 0.8  # the best other dessert
OTHERS = 0.1  # each of the others
SURE_WIN = 5.0  # to end the game with the largest cluster of all
TRIES = 2  # how many moves a rollout chooses from
WHIM = 10  # one rollout move in so many is played without a reason


class DessertDiceBrain(Brain):
    def __init__(self) -> None:
        super().__init__()
        self.tops = [4 if lie == BLANK else (lie // 6 + 1 + lie // 2 % 3) & 3 for lie in range(25)]  # DD-4
        self.tipped = [0] * 50  # direction & 1 × 25 + lie: how it lies then
        for lie in range(25):
            for axis in range(2):
                way = lie % 6
                after = (way + (2 if way & 1 == axis else 4)) % 6 ^ 1
                self.tipped[axis * 25 + lie] = BLANK if lie == BLANK else lie - way + after  # DD-9
        self.shown = [0] * 5  # by dessert, the squares that show it; the last is the blank's
        self.second = SECOND
        self.supply = SUPPLY
        self.rival = RIVAL
        self.others = OTHERS
        self.sure_win = SURE_WIN
        self.tries = TRIES
        self.count = [0] * 5
        self.lie = [0] * 40
        self.stands = [0.0] * 4
        self.suspicion = 0.5
        self.ahead = 1
        self.pull_a = 0.1
        self.pull_b = 0.02
        self.to_move = 0.3
        self.whim = WHIM

    # What a standing is worth: the game is one round

    def play_out(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """Only a few moves: then the board speaks for itself."""
        moves = 0
        while moves < self.ahead and state.turn >= 0:
            state.apply(self.rollout(state, rng, scratch))
            moves += 1
        return moves

    def evaluate(self, state: State) -> None:
        dice = state
        assert isinstance(dice, DessertDice)
        if dice.turn != OVER:
            self._judge(dice)
            return
        share = 1.0 / bits.popcount(dice.won)
        for seat in range(dice.players):
            self.values[seat] = share if dice.won >> seat & 1 else 0.0

    def _judge(self, dice: DessertDice) -> None:
        """Each seat's chance, by how its dessert stands and how many dice are placed."""
        self._look(dice)
        pull = self.pull_a + self.pull_b * dice.placed
        total = 0.0
        for seat in range(dice.players):
            standing = self._standing(self.shown[dice.tiles[seat]]) + self.supply * self._left(dice, dice.tiles[seat])
            if seat == dice.turn:
                standing += self.to_move
            self.values[seat] = math.exp(pull * standing)
            total += self.values[seat]
        for seat in range(dice.players):
            self.values[seat] /= total

    def _left(self, dice: DessertDice, dessert: int) -> int:
        """How many dice in the supply show this dessert."""
        count = 0
        for colour in range(4):
            if colour != dessert:
                count += dice.supply[colour * 3 + ((dessert - colour - 1) & 3)]
        return count

    def weight(self, world: State) -> float:
        """A tile is the likelier a player's, the better its dessert stands: they see to that."""
        dice = world
        assert isinstance(dice, DessertDice)
        self._look(dice)
        best = 0.0
        for dessert in range(4):
            self.stands[dessert] = self._standing(self.shown[dessert])
            if self.stands[dessert] > best:
                best = self.stands[dessert]
        total = 0.0
        for seat in range(dice.players):
            total += self.stands[dice.tiles[seat]] - best
        return math.exp(self.suspicion * total)

    # How to play

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """The move after which one's own dessert stands best beside the others; of equals, any."""
        dice = state
        assert isinstance(dice, DessertDice)
        self._look(dice)
        dice.legal(scratch)
        best = scratch.a[0]
        most = -100.0
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
        """The best of some of the moves, looking at each dessert once wherever it may be placed."""
        dice = state
        assert isinstance(dice, DessertDice)
        self._look(dice)
        tops = 0
        lies = dice.offered
        while lies:
            lie = bits.lowest(lies)
            lies &= lies - 1
            top = self.tops[lie]
            if not tops >> top & 1:
                tops |= 1 << top
                self.count[top] = 0
            self.lie[top * 8 + self.count[top]] = lie
            self.count[top] += 1
        best = -1
        most = -100.0
        chosen = 4
        squares = dice.empty
        word = rng.word()
        left = 64
        while squares:
            square = bits.lowest(squares)
            squares &= squares - 1
            for top in range(5):
                if tops >> top & 1:
                    if left < self.tries:
                        word = rng.word()
                        left = 64
                    take = word & ((1 << self.tries) - 1)
                    word >>= self.tries
                    left -= self.tries
                    if take == 0:
                        value = self._after(dice, square * 25 + self.lie[top * 8])
                        if value > most:
                            most = value
                            best = square * 25
                            chosen = top
        if dice.max_tips < 0 or dice.tips < dice.max_tips:
            for direction in range(4):
                squares = dice.empty
                squares = (squares >> 5 if direction == 0 else squares >> 1 & NOT_FILE_E if direction == 1 else squares << 5 if direction == 2 else squares << 1 & NOT_FILE_A) & BOARD & ~dice.empty
                while squares:
                    square = bits.lowest(squares)
                    squares &= squares - 1
                    action = TIP + direction * 25 + square
                    if left < self.tries:
                        word = rng.word()
                        left = 64
                    take = word & ((1 << self.tries) - 1)
                    word >>= self.tries
                    left -= self.tries
                    if action != dice.undo and take == 0:
                        value = self._after(dice, action)
                        if value > most:
                            most = value
                            best = action
        if best < 0:
            return dice.random_action(rng, scratch)
        if best < TIP:
            best += self.lie[chosen * 8 + rng.below(self.count[chosen])]
        return best

    def _look(self, dice: DessertDice) -> None:
        for dessert in range(5):
            self.shown[dessert] = 0
        left = BOARD & ~dice.empty
        while left:
            square = bits.lowest(left)
            self.shown[self.tops[dice.board[square]]] |= 1 << square
            left &= left - 1

    def _after(self, dice: DessertDice, action: int) -> float:
        """What the board is worth to the seat to act when it makes this move."""
        if action < TIP:
            arrived = 1 << action // 25
            shows = self.tops[action % 25]
            left = 0
            showed = 4
        else:
            square = (action - TIP) % 25
            direction = (action - TIP) // 25
            left = 1 << square
            arrived = 1 << square + 5 if direction == 0 else 1 << square + 1 if direction == 1 else left >> (5 if direction == 2 else 1)
            showed = self.tops[dice.board[square]]
            shows = self.tops[self.tipped[(direction & 1) * 25 + dice.board[square]]]
        self.shown[showed] ^= left
        self.shown[shows] ^= arrived
        value = self._worth(dice.tiles[dice.turn], dice.empty ^ left ^ arrived)
        self.shown[shows] ^= arrived
        self.shown[showed] ^= left
        return value

    def _worth(self, own: int, empty: int) -> float:
        value = self._standing(self.shown[own])
        best = 0.0
        for dessert in range(4):
            if dessert != own:
                standing = self._standing(self.shown[dessert])
                if standing > best:
                    best = standing
                value -= self.others * standing
        value -= self.rival * best
        if empty == 0 and value > 0:
            value += self.sure_win
        return value

    def _standing(self, squares: int) -> float:
        """The largest cluster and, for a tie, the next."""
        largest = 0
        second = 0
        while squares:
            cluster = 0
            grown = squares & -squares
            while grown != cluster:
                cluster = grown
                grown = beside(cluster) & squares
            squares ^= cluster
            size = bits.popcount(cluster)
            if size > largest:
                second = largest
                largest = size
            elif size > second:
                second = size
        return largest + self.second * second


def beside(squares: int) -> int:
    """These squares and all that touch them."""
    return (squares | squares << 5 | squares >> 5 | (squares & NOT_FILE_E) << 1 | (squares & NOT_FILE_A) >> 1) & BOARD


BRAIN = DessertDiceBrain
