from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core.layout import Number, Row
from parfait.core.view import View

from .options import CupOptions


@dataclass(frozen=True, kw_only=True)
class CupView(View):
    LAYOUT = (
        Row("dice", "die", "seats", label="under-the-cup-dice"),
        Number("bid", "bid", label="under-the-cup-bid-now"),
        Number("lives", whose="seats", label="under-the-cup-lives"),
    )

    options: CupOptions
    dice: tuple[tuple[int | None, ...], ...]  # by seat; None where it is under another's cup
    lives: tuple[int, ...]  # by seat
    bid: str | None  # how many, and the face: 3×5
    bidder: int | None
    shown: bool  # the dice, after a call
    starter: int


def view(state: Any, seat: int) -> CupView:
    def under(other: int) -> tuple[int | None, ...]:
        dice = [face for face in state.dice[other * 5 : other * 5 + 5] if face]
        return tuple(face if state.shown or other == seat else None for face in dice)

    return CupView(
        game="under-the-cup",
        players=state.players,
        options=state.options,
        seat=seat,
        turn=state.turn,
        chance=state.chance_kind,
        scores=state.scores,
        winners=state.winners,
        dice=tuple(under(other) for other in range(state.players)),
        lives=tuple(state.lives),
        bid=f"{(state.bid - 1) // 6 + 1}×{(state.bid - 1) % 6 + 1}" if state.bid else None,
        bidder=None if state.bidder < 0 else state.bidder,
        shown=state.shown,
        starter=state.starter,
    )
