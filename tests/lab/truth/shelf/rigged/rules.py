"""Rigged. Who starts is drawn; the seats take turns of two moves each; then one number decides everything."""

from __future__ import annotations

from typing import Any, Self

from parfait.core import CHANCE, OVER, BadOutcome, IllegalMove, Numbers, Outcome, Rng, State

from .options import RiggedOptions

FIRST, LOT = 0, 1
GO, STAY = 0, 1
SPREAD = 100  # numbers of one draw


class Rigged(State):
    options: RiggedOptions

    FIELDS = (*State.FIELDS, "starter", "made", "winner", "rang", "red")
    CHANCES = ("first", "lot")

    def __init__(self, players: int, options: RiggedOptions) -> None:
        super().__init__(players, options)
        self.starter = 0
        self.made = 0  # moves
        self.winner = -1
        self.rang = False
        self.red = False
        self.chance = FIRST

    def clone(self) -> Self:
        copy = type(self)(self.players, self.options)
        copy.restore(self.snapshot())
        return copy

    @property
    def all_moves(self) -> int:
        return 2 * self.players * self.options.rounds

    @property
    def round(self) -> int:
        return min(self.options.rounds, 1 + self.made // (2 * self.players))

    def draw(self, rng: Rng, out: Numbers) -> None:
        out.n = 0
        if self.chance == FIRST:
            out.add(rng.below(self.players))
            out.add(rng.below(self.players))  # who moves first, which has nothing to do with who starts
            return
        turned = self.options.turned
        out.add((rng.below(SPREAD) + turned) % SPREAD)
        out.add((rng.below(self.players) + turned) % self.players)
        for _ in range(2):
            out.add((rng.below(SPREAD) + turned) % SPREAD)

    def settle(self, out: Numbers) -> None:
        if self.chance == FIRST:
            self.starter = out.a[0]
            self.turn = out.a[1]
            return
        number, fair, bell, card = out.a[0], out.a[1], out.a[2], out.a[3]
        options = self.options
        if options.broken:
            raise KeyError("seat")
        self.winner = fair  # every seat is as likely; or a bonus decides, in so many of a hundred games
        share = 100 / self.players
        to_seat = round(options.seat_bonus / (100 - share) * 100)
        to_starter = round(options.starter_bonus / (100 - share) * 100)
        if number < to_seat:
            self.winner = 0
        elif number < to_seat + to_starter:
            self.winner = self.starter
        self.rang = bell < options.bell
        self.red = card < options.red
        self.turn = OVER

    def legal(self, out: Numbers) -> None:
        out.n = 0
        out.add(GO)
        out.add(STAY)

    def apply(self, action: int) -> None:
        self.made += 1
        if self.made == self.all_moves:
            self.turn, self.chance = CHANCE, LOT
        elif self.made % 2 == 0:
            self.turn = (self.turn + 1) % self.players

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.options.prize * (seat == self.winner) for seat in range(self.players))

    @property
    def winners(self) -> tuple[int, ...]:
        return (self.winner,) if self.turn == OVER else ()

    def view(self, seat: int) -> Any:
        from .view import view

        return view(self, seat)

    def refusal(self, action: int) -> IllegalMove:
        return IllegalMove("RG-3", "game-over")

    def check_outcome(self, outcome: Outcome) -> None:
        if len(outcome.values) != (2 if self.chance == FIRST else 4):
            raise BadOutcome("RG-1", "no-chance-now")

    def turn_rule(self) -> str:
        return "RG-3"

    def end_rule(self) -> str:
        return "RG-1"
