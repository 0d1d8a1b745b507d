"""A game looked at again: what each seat could know at each decision, what it did, and what search would have done."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parfait.bots import Estimate, Limit
from parfait.bots.advice import reasons
from parfait.bots.searcher import SearchBot
from parfait.core import ParfaitError, Rng, State
from parfait.core.prospects import Reason
from parfait.records import Record, read_move

SURELY = 2.0  # standard errors


@dataclass(frozen=True)
class JudgedMove:
    step: int
    seat: int
    played: str
    best: str
    played_estimate: Estimate
    best_estimate: Estimate

    @property
    def loss(self) -> float:
        """The cost of the move, as a share of the win: 0 if it was the best."""
        return max(0.0, self.best_estimate.value - self.played_estimate.value)

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        if self.played == self.best:
            return 0.0
        return math.hypot(self.best_estimate.error, self.played_estimate.error)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """What sets the move apart from the best one, where it surely gave something away."""
        if self.loss <= SURELY * self.error or self.played == self.best:
            return ()
        return reasons([self.best_estimate, self.played_estimate])[1]


def decisions(record: Record, seat: int | None, bot: SearchBot, limit: Limit | None, seed: int) -> Iterator[JudgedMove]:
    """Every time a seat (or any) had a choice, seen with its own eyes. `RecordError` at a step that cannot be."""
    for index, state in enumerate(record.positions()):
        if state.turn < 0 or (seat is not None and state.turn != seat) or index == len(record.steps):
            continue
        legal = state.legal_actions()
        played = _played(record, index, state)
        if len(legal) == 1 or played not in legal:  # what is wrong with a step, the next position says
            continue
        view, rng = state.view(state.turn), Rng(seed, index)
        estimates = bot.explain(view, limit, rng)
        best = estimates[0]
        own = next(estimate for estimate in estimates if estimate.action == played)
        if own.visits < best.visits / 2:  # search turned away from it: what it is worth, it did not find out
            own = bot.weigh(view, played, limit, rng, explained=True)
        yield JudgedMove(
            step=index,
            seat=state.turn,
            played=record.game.notation.write_move(state, played),
            best=record.game.notation.write_move(state, best.action),
            played_estimate=own,
            best_estimate=best,
        )


def _played(record: Record, index: int, state: State) -> int | None:
    """The action of a step, if it is one."""
    step: Any = record.steps[index]
    try:
        return read_move(record.game, state, step["move"])
    except (ParfaitError, KeyError, TypeError, AttributeError):  # the record comes from outside and is not yet checked
        return None
