"""Everything lies open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from parfait.core import View

from .options import RiggedOptions


@dataclass(frozen=True, kw_only=True)
class RiggedView(View):
    options: RiggedOptions
    starter: int
    made: int
    winner: int
    rang: bool
    red: bool


def view(state: Any, seat: int) -> RiggedView:
    return RiggedView(
        game="rigged",
        players=state.players,
        options=state.options,
        seat=seat,
        turn=state.turn,
        chance=state.chance_kind,
        scores=state.scores,
        winners=state.winners,
        starter=state.starter,
        made=state.made,
        winner=state.winner,
        rang=state.rang,
        red=state.red,
    )
