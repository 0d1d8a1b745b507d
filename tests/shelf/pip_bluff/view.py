"""Who sees what: PB-8."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core import WATCHER, View

from .options import PipBluffOptions


@dataclass(frozen=True, kw_only=True)
class PipBluffView(View):
    options: PipBluffOptions
    die: str | None  # one's own, such as "D5"; None before the first roll, and for a watcher
    shown: tuple[str, ...] | None  # by seat, after a call until the next roll
    bid: int  # the last one; 0 before the first
    bidder: int
    starter: int


def view(state: Any, seat: int) -> PipBluffView:
    """What `seat` may know of a PipBluff (whose module imports this one)."""
    rolled = state.dice[0] > 0
    return PipBluffView(
        game="pip-bluff",
        players=state.players,
        options=state.options,
        seat=seat,
        turn=state.turn,
        chance=state.chance_kind,
        scores=state.scores,
        winners=state.winners,
        die=f"D{state.dice[seat]}" if rolled and seat != WATCHER else None,
        shown=tuple(f"D{pips}" for pips in state.dice) if state.shown else None,
        bid=state.bid,
        bidder=state.bidder,
        starter=state.starter,
    )
