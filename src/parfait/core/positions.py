"""Positions to learn from. Plain Python; positions.pxd holds the C types of the same names."""

from __future__ import annotations

from array import array

from parfait.core.net import Net

FIRST_ROOM = 4096


class Positions:
    """By position and seat, what goes into the network, and in the end the seat's share of the win."""

    def __init__(self, players: int, present: int, amounts: int) -> None:
        self.players = players
        self.present = present  # rows of the table that are there, for each seat
        self.amounts = amounts
        self.count = 0
        self.seats = 0  # noted of all positions
        self.room = FIRST_ROOM
        self.rows = array("i", bytes(4 * FIRST_ROOM * present))
        self.amount = array("f", bytes(4 * FIRST_ROOM * amounts))
        self.shares = array("f", bytes(4 * FIRST_ROOM))

    def note(self, net: Net, share: float) -> None:
        """What was put into the network for the next seat of a position, and the share that it is thought to have."""
        if self.seats == self.room:
            self._double()
        base = self.seats * self.present
        for i in range(self.present):
            self.rows[base + i] = net.present[i]
        base = self.seats * self.amounts
        for i in range(self.amounts):
            self.amount[base + i] = net.amount[i]
        self.shares[self.seats] = share
        self.seats += 1
        self.count = self.seats // self.players

    def settle(self, start: int, shares: list[float], trust: float) -> None:
        """What came of all positions from one on, the last of them first.

        What a position was thought to be worth counts for it and those before it, by as much as `trust` leaves (TD(λ)).
        """
        for position in range(self.count - 1, start - 1, -1):
            for seat in range(self.players):
                at = position * self.players + seat
                shares[seat] = trust * shares[seat] + (1.0 - trust) * self.shares[at]
                self.shares[at] = shares[seat]

    def _double(self) -> None:
        self.rows = array("i", self.rows) + array("i", bytes(4 * self.room * self.present))
        self.amount = array("f", self.amount) + array("f", bytes(4 * self.room * self.amounts))
        self.shares = array("f", self.shares) + array("f", bytes(4 * self.room))
        self.room *= 2

    def noted(self) -> tuple[array[int], array[float], array[float]]:
        """Rows, amounts and shares, of all seats of all positions."""
        return (
            array("i", self.rows)[: self.seats * self.present],
            array("f", self.amount)[: self.seats * self.amounts],
            array("f", self.shares)[: self.seats],
        )
