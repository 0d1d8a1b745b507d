"""Only the decisions of a game, judged as a review judges them. The game need not be over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from parfait.core import ParfaitError, State
from parfait.lab.review.judging import USUAL, Effort, JudgedDecision, judge
from parfait.records import Record, read_move


@dataclass(frozen=True)
class DecisionOfStep:
    step: int
    seat: int
    decision: JudgedDecision


def decisions(record: Record, seat: int | None = None, effort: Effort = USUAL) -> Iterator[DecisionOfStep]:
    """Every decision of a seat (or of all), from its own view. Raises `RecordError` at an impossible step."""
    notation = record.game.notation
    for index, state in enumerate(record.positions()):
        if state.turn < 0 or seat not in (None, state.turn) or index == len(record.steps):
            continue
        legal, played = state.legal_actions(), _played(record, index, state)
        if len(legal) == 1 or played not in legal:  # what is wrong with a step, the next position says
            continue
        before = state.clone()
        judged = judge(before.view(state.turn), played, lambda action: notation.write_move(before, action), effort)  # noqa: B023
        yield DecisionOfStep(index, state.turn, judged.decision)


def _played(record: Record, index: int, state: State) -> int | None:
    """The action of a step, if it is one."""
    step: Any = record.steps[index]
    try:
        return read_move(record.game, state, step["move"])
    except (ParfaitError, KeyError, TypeError, AttributeError):  # the record comes from outside and is not yet checked
        return None
