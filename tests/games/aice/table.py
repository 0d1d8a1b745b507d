"""A table of AICE for tests that read as play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from parfait.core import WATCHER, BadOutcome, Event, IllegalMove, Rng
from parfait.core.arrays import members, padded
from parfait.games.aice.notation import CARD_OF
from parfait.games.aice.rules import Aice
from parfait.games.aice.view import AiceView
from parfait.play import Match
from parfait.records import Step

# Four players who hold two cards of every suit each, seat 0 the highest.
EVEN = """
    F8 F9 A8 A9 P8 P9 T8 T9 D8 D9 / F6 F7 A6 A7 P6 P7 T6 T7 D6 D7
    / F4 F5 A4 A5 P4 P5 T4 T5 D4 D5 / F2 F3 A2 A3 P2 P3 T2 T3 D2 D3
"""
# Four players with a suit of their own each, and two dark cards.
OWN_SUITS = """
    F2 F3 F4 F5 F6 F7 F8 F9 D2 D3 / A2 A3 A4 A5 A6 A7 A8 A9 D4 D5
    / P2 P3 P4 P5 P6 P7 P8 P9 D6 D7 / T2 T3 T4 T5 T6 T7 T8 T9 D8 D9
"""
# Three players, without the 2s; a flame and a dark card lie aside.
THREE = """
    F4 F5 F6 F7 F8 F9 T3 T4 T5 T6 T7 / A3 A4 A5 A6 A7 A8 A9 T8 T9 D4 D5
    / P3 P4 P5 P6 P7 P8 P9 D6 D7 D8 D9 // F3 D3
"""
DARK = "1 D, 1 D, 1 D, 1 D"  # bids of 1, all with the dark die


class Table(Match):
    @property
    def seen(self) -> AiceView:
        """What a watcher sees."""
        return self.seen_by(WATCHER)

    def seen_by(self, seat: int) -> AiceView:
        view = self.view(seat)
        assert isinstance(view, AiceView)
        return view

    @property
    def aice(self) -> Aice:
        assert isinstance(self.state, Aice)
        return self.state

    def next_deal(self, hands: str) -> Table:
        self.advance(deal_step(hands))
        return self

    def bids(self, bids: str) -> Table:
        """Bids from the starting player on: `bids("3 D, 2 F, 1 A, 1 A")`."""
        for bid in bids.split(", ")[: self.state.players]:
            self.play(self.turn, f"bid {bid}")
        return self

    def moves(self, moves: str) -> Table:
        """Cards of whoever is to act: `moves("F4+F A4+F F8 F2")`."""
        for move in moves.split():
            self.play(self.turn, move)
        return self

    def roll(self, dice: str) -> Table:
        """Whatever roll is next, by seat: `roll("0:4 1:4")`."""
        self.advance(self.roll_step(dice))
        return self

    def roll_step(self, dice: str) -> dict[str, Any]:
        pips = dict(die.split(":") for die in dice.split())
        return {"chance": self.state.chance_kind, "dice": {seat: int(face) for seat, face in pips.items()}}

    def first(self, seat: int) -> Table:
        self.advance({"chance": "first", "seat": seat})
        return self

    def refused(self, move: str) -> str:
        """The rule that forbids a move, which leaves everything as it was."""
        before = self.state.clone()
        with pytest.raises(IllegalMove) as caught:
            self.play(self.turn, move)
        assert self.state == before
        return caught.value.rule

    def refused_chance(self, step: Mapping[str, object]) -> str:
        """The rule that an outcome of chance breaks, which leaves everything as it was."""
        before = self.state.clone()
        with pytest.raises(BadOutcome) as caught:
            self.advance(step)
        assert self.state == before
        return caught.value.rule

    def told(self, step: Mapping[str, object] | str, seat: int = WATCHER) -> list[Event]:
        """What a seat is told of a move of whoever is to act, or of chance."""
        if isinstance(step, str):
            step = {"seat": self.turn, "move": step}
        return self.advance_told(cast(Step, step), seat)

    def play_out(self, seed: int) -> Table:
        """Random moves to the end of the round."""
        rng = Rng(seed)
        while not self.seen.round_over:
            if self.turn < 0:
                self.draw(rng)
            else:
                moves = self.legal_moves()
                self.play(self.turn, moves[rng.below(len(moves))])
        return self

    def to_last_trick(
        self, won: list[int], dice_on_hand: list[int], bids: list[int] | None = None, points: list[int] | None = None
    ) -> Table:
        """Go to the last trick of a round, which seat 0 leads and wins with `LAST_TRICK`; all dice were played."""
        players = self.state.players
        hands = [members(CARD_OF[card] for card in (f"F{9 - seat}", f"D{9 - seat}")) for seat in range(players)]
        self.state.restore(
            {
                "turn": 0,
                "leader": 0,
                "hands": padded(hands, 4),
                "tricks": sum(won),
                "won": padded(won, 4),
                "dice": [0] * 4,
                "dice_on_hand": padded(dice_on_hand, 4),
                "bids_made": players,
                "bids": padded(bids or [6] * players, 4),
                "bid_dice": [0] * 4,
                "points": padded(points or [0] * players, 4),
            }
        )
        return self

    def last_trick(
        self, won: list[int], dice_on_hand: list[int], bids: list[int] | None = None, points: list[int] | None = None
    ) -> Table:
        """End a round with these tricks, dice and bids, and these points from before."""
        won[0] -= 1
        self.to_last_trick(won, dice_on_hand, bids, points)
        self.moves(" ".join(LAST_TRICK[: self.state.players]))
        assert self.seen.round_over
        return self


LAST_TRICK = ("F9", "F8", "F7", "F6")


def deal(players: int, hands: str, lead: int = 0, bids: str | None = None, **options: Any) -> Table:
    """A table where these hands are dealt and `lead` starts; where `bids` are given, they are made already."""
    at = table(players, lead, **options).next_deal(hands)
    return at if bids is None else at.bids(bids)


def table(players: int, lead: int | str = 0, **options: Any) -> Table:
    return Table(Match.new("aice", players, {"first_player": lead, **options}).record)


def deal_step(hands: str) -> dict[str, Any]:
    """`"F2 F3 / A2 A3 // P2"`: the hands by seat, and after `//` what lies aside."""
    dealt, _, aside = hands.partition("//")
    return {"chance": "deal", "hands": [hand.split() for hand in dealt.split("/")], "aside": aside.split()}
