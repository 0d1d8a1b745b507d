"""Pip Bluff, in the order of its page."""

from __future__ import annotations

from typing import Self

from parfait.core import CHANCE, OVER, BadOutcome, IllegalMove, Numbers, Outcome, Rng, State

from . import view as views
from .options import CALL, PipBluffOptions


class PipBluff(State):
    options: PipBluffOptions

    FIELDS = (*State.FIELDS, "dice", "shown", "bid", "bidder", "starter", "points")
    CHANCES = ("roll",)

    def __init__(self, players: int, options: PipBluffOptions) -> None:
        super().__init__(players, options)
        self.dice = [0] * players
        self.shown = False
        self.bid = 0
        self.bidder = 0
        self.starter = 0  # PB-2
        self.points = [0] * players

    def clone(self) -> Self:
        copy = type(self)(self.players, self.options)
        copy.restore({**self.snapshot(), "dice": self.dice[:], "points": self.points[:]})
        return copy

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        for _ in range(self.players):
            out.add(1 + rng.below(6))

    def settle(self, out: Numbers) -> None:
        self.dice = out.listed()  # PB-1
        self.shown = False
        self.bid = 0
        self.turn = self.starter

    @property
    def highest(self) -> int:
        return 6 * self.players  # PB-4

    def legal(self, out: Numbers) -> None:
        out.n = 0
        if self.bid:
            out.add(CALL)  # PB-5
        for bid in range(self.bid + 1, self.highest + 1):  # PB-3
            out.add(bid)

    def apply(self, action: int) -> None:
        if action == CALL:
            self._call()
            return
        self.bid = action
        self.bidder = self.turn
        self.turn = (self.turn + 1) % self.players

    def _call(self) -> None:
        winner = self.bidder if sum(self.dice) >= self.bid else self.turn  # PB-6
        self.points[winner] += 1
        self.shown = True
        self.starter = (self.turn + 1) % self.players
        self.turn = OVER if self.points[winner] == self.options.points else CHANCE  # PB-7

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.points.index(self.options.points),) if self.turn == OVER else ()

    def view(self, seat: int) -> views.PipBluffView:
        return views.view(self, seat)

    def refusal(self, action: int) -> IllegalMove:
        if action == CALL:
            return IllegalMove("PB-5", "pip-bluff-nothing-to-call")
        if not 0 < action <= self.highest:
            return IllegalMove("PB-4", "pip-bluff-no-such-bid", most=self.highest)
        return IllegalMove("PB-3", "pip-bluff-too-low", bid=self.bid)

    def check_outcome(self, outcome: Outcome) -> None:
        if len(outcome.values) != self.players or not all(1 <= pips <= 6 for pips in outcome.values):
            raise BadOutcome("PB-1", "pip-bluff-bad-roll", players=self.players)

    def turn_rule(self) -> str:
        return "PB-3"

    def end_rule(self) -> str:
        return "PB-7"
