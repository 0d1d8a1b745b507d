"""Decisions to learn from. Plain Python; decisions.pxd holds the C types of the same names."""

from __future__ import annotations

from array import array

from parfait.core import bits
from parfait.core.policy import Policy

ROOM = 4096  # for decisions and for moves, at first


class Decisions:
    """What was known of each position and of each move there, which was made by whom, and what came of it."""

    def __init__(self, positions: int, moves: int) -> None:
        self.position_inputs = positions
        self.move_inputs = moves
        self.count = 0
        self.moves = 0  # of all positions
        self.positions = array("f", bytes(4 * ROOM * positions))
        self.each_move = array("f", bytes(4 * ROOM * moves))
        self.made = array("i", bytes(4 * ROOM * 3))  # how many moves there were, which was made, by which seat
        self.ends = array("i")  # how many decisions there were when each round was over
        self.shares = array("f")  # and the share of the win that seat 0 had then
        self._find_numbers()

    def _find_numbers(self) -> None:
        """Whenever there is room for more of them."""
        self.position_numbers = bits.floats(self.positions)
        self.move_numbers = bits.floats(self.each_move)
        self.made_numbers = bits.ints(self.made)

    def note_move(self, policy: Policy) -> None:
        """A move that may be made, as it was put in."""
        size = self.move_inputs
        if (self.moves + 1) * size > len(self.each_move):
            self.each_move.frombytes(bytes(4 * len(self.each_move)))
            self._find_numbers()
        for i in range(size):
            self.move_numbers[self.moves * size + i] = policy.move[i]
        self.moves += 1

    def note(self, policy: Policy, among: int, chosen: int, seat: int) -> None:
        """A decision: the position as it was put in, how many moves there were, and which of them was made."""
        size = self.position_inputs
        if (self.count + 1) * 3 > len(self.made):
            self.positions.frombytes(bytes(4 * len(self.positions)))
            self.made.frombytes(bytes(4 * len(self.made)))
            self._find_numbers()
        for i in range(size):
            self.position_numbers[self.count * size + i] = policy.position[i]
        self.made_numbers[self.count * 3] = among
        self.made_numbers[self.count * 3 + 1] = chosen
        self.made_numbers[self.count * 3 + 2] = seat
        self.count += 1

    def settle(self, share: float) -> None:
        """What came of the decisions since the last time."""
        self.ends.append(self.count)
        self.shares.append(share)
