"""Positions to learn from."""

from __future__ import annotations

from array import array

from parfait.core.net import Net


class Positions:
    """By position and seat, what goes into the network, and in the end the seat's share of the win."""

    def __init__(self, players: int, present: int, amounts: int) -> None:
        self.players = players
        self.present = present  # rows of the table that are there, for each seat
        self.amounts = amounts
        self.rows = array("i")
        self.amount = array("f")
        self.shares = array("f")

    @property
    def count(self) -> int:
        return len(self.shares) // self.players

    def note(self, net: Net, share: float) -> None:
        """What was put into the network for the next seat of a position, and the share that it is thought to have."""
        self.rows.extend(net.present[: self.present])
        self.amount.extend(net.amount[: self.amounts])
        self.shares.append(share)

    def settle(self, start: int, shares: list[float], trust: float) -> None:
        """What came of all positions from one on, the last of them first.

        What a position was thought to be worth counts for it and those before it, by as much as `trust` leaves (TD(λ)).
        """
        for position in range(self.count - 1, start - 1, -1):
            for seat in range(self.players):
                at = position * self.players + seat
                shares[seat] = trust * shares[seat] + (1.0 - trust) * self.shares[at]
                self.shares[at] = shares[seat]
