"""UC-1: everyone has five dice under a cup and some lives. UC-2: bids climb, by how many or else by face.

UC-3: whoever does not believe a bid calls it, and the dice are shown; whoever was wrong loses a life and bids first.
UC-4: without lives one is out; the last one in wins. UC-5: only you see your dice, until a call.
"""

from __future__ import annotations

from typing import Any

from parfait.core.errors import BadOutcome, IllegalMove
from parfait.core.rng import Rng
from parfait.core.state import CHANCE, OVER, Numbers, Outcome, State

from . import view as views

DICE = 5
SEATS = 5
CALL = 0  # a bid is 6 × (how many − 1) + face


class Cup(State):
    FIELDS = (*State.FIELDS, "dice", "lives", "bid", "bidder", "shown", "starter")
    CHANCES = ("roll",)

    def __init__(self, players: int, options: Any) -> None:
        super().__init__(players, options)
        self.dice = [0] * (SEATS * DICE)  # by seat
        self.lives = [options.lives] * players
        self.bid = 0
        self.bidder = -1
        self.shown = False  # the dice, after a call
        self.starter = 0

    def clone(self) -> Cup:
        s = Cup.__new__(Cup)
        s.restore({name: value[:] if isinstance(value, list) else value for name, value in self.snapshot().items()})
        return s

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        for _ in range(self.players * DICE):
            out.add(rng.below(6) + 1)

    def settle(self, out: Numbers) -> None:
        for i in range(self.players * DICE):
            self.dice[i] = out.a[i] if self.lives[i // DICE] else 0
        self.bid, self.bidder, self.shown = 0, -1, False
        self.turn = self.starter

    def legal(self, out: Numbers) -> None:
        out.n = 0
        if self.bid:
            out.add(CALL)
        for bid in range(self.bid + 1, 6 * DICE * sum(lives > 0 for lives in self.lives) + 1):
            out.add(bid)

    def apply(self, action: int) -> None:
        if action == CALL:
            self._call()
            return
        self.bid, self.bidder = action, self.turn
        self.turn = self._next(self.turn)

    def _call(self) -> None:
        many, face = (self.bid - 1) // 6 + 1, (self.bid - 1) % 6 + 1
        loser = self.turn if self.dice.count(face) >= many else self.bidder
        self.lives[loser] -= 1
        self.shown = True
        self.starter = loser if self.lives[loser] else self._next(loser)
        self.turn = OVER if sum(lives > 0 for lives in self.lives) == 1 else CHANCE

    def _next(self, seat: int) -> int:
        return next(s % self.players for s in range(seat + 1, seat + self.players + 1) if self.lives[s % self.players])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.lives)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, lives in enumerate(self.lives) if lives) if self.turn == OVER else ()

    def view(self, seat: int) -> views.CupView:
        return views.view(self, seat)

    def refusal(self, action: int) -> IllegalMove:
        if action == CALL:
            return IllegalMove("UC-3", "under-the-cup-nothing-to-call")
        return IllegalMove("UC-2", "under-the-cup-higher")

    def check_outcome(self, outcome: Outcome) -> None:
        if len(outcome.values) != self.players * DICE or not all(1 <= face <= 6 for face in outcome.values):
            raise BadOutcome("UC-1", "under-the-cup-five-dice")

    def turn_rule(self) -> str:
        return "UC-2"

    def end_rule(self) -> str:
        return "UC-4"
