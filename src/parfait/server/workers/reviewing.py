"""A piece of a review, made in a worker process (process.py)."""

from __future__ import annotations

import time

import msgspec

from parfait.lab.review.judging import EFFORTS, Effort, JudgedDecision
from parfait.lab.review.walk import ReviewWalk, StepReview
from parfait.records import read_record
from parfait.server.protocol import reviewing as r
from parfait.server.workers.roster import GLANCE_NAME

GLANCE = Effort(200, 300, 80, 40, 24, 0.04, further=2)  # the quick review of a device, which is many times slower


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a review, as it is stored."""

    total: int
    start: list[float]
    start_errors: list[float]
    step: int  # of the first of them
    steps: list[r.ReviewedStep]
    sketch: list[list[float]] = []  # of the whole game, in the first piece
    summary: r.ReviewSummary | None = None  # in the last, which has no steps


def piece(text: bytes, effort: str, start: int, seconds: float) -> bytes:
    """The steps from `start` on, for as long as there is time; `RecordError` or `ReviewError` when it cannot be."""
    record = read_record(text)
    began = time.monotonic()
    walk = ReviewWalk(record, GLANCE if effort == GLANCE_NAME else EFFORTS[effort], start)
    sketch = [[round(value, 3) for value in values] for values in walk.sketch()] if start == 0 else []
    steps = []
    for step in walk:
        steps.append(_sent(step))
        if time.monotonic() - began > seconds:
            break
    return msgspec.json.encode(Piece(len(record.steps), list(walk.start[0]), list(walk.start[1]), start, steps, sketch))


def _sent(step: StepReview) -> r.ReviewedStep:
    decision = None if step.decision is None else _decision(step.decision)
    worth = list(step.values), list(step.errors)
    return r.ReviewedStep(step.step, step.seat, step.chance, *worth, step.splits, decision, step.hindsight, step.kind)


def _decision(decision: JudgedDecision) -> r.ReviewedDecision:
    about = {name: getattr(decision, name) for name in ("played", "best", "moves", "loss", "error", "mark")}
    why = [{**vars(reason), "chance": reason.is_chance} for reason in decision.reasons]
    return msgspec.convert({**about, "why": why}, r.ReviewedDecision)
