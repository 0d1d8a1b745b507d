"""One review in progress: the steps found so far and, at the end, the summary."""

from __future__ import annotations

from typing import Any, Literal

from parfait.lab.review.account import account, turning_points
from parfait.lab.review.highlights import highlights
from parfait.lab.review.story import story
from parfait.lab.review.walk import Review
from parfait.records import read_record
from parfait.server.protocol import reviewing as r
from parfait.server.protocol.refusals import Refusal
from parfait.server.updates import sent
from parfait.server.workers.reviewing import Piece

MOST_STEPS = 400  # in one answer


class ReviewJob:
    """One review in progress."""

    def __init__(self, id: str, key: int | None, effort: r.EffortName) -> None:
        self.id = id
        self.key = key  # of the table, if it is kept with one
        self.effort = effort
        self.record = b""  # while it is made here
        self.address = ""  # of who began it here
        self.since = 0.0  # when they did
        self.total = 0
        self.start: list[float] = []
        self.start_errors: list[float] = []
        self.steps: list[r.ReviewedStep] = []
        self.sketch: list[list[float]] = []
        self.summary: r.ReviewSummary | None = None
        self.asked = 0.0  # when somebody asked last
        self.noted = float("-inf")  # when we last wrote that for other servers
        self.running = False
        self.elsewhere = False  # another server is at work
        self.problem: Refusal | None = None

    @property
    def began(self) -> bool:
        return self.running or self.elsewhere or self.total > 0 or self.problem is not None

    @property
    def done(self) -> bool:
        return self.summary is not None

    @property
    def head(self) -> tuple[int, list[float], list[float]]:
        return self.total, self.start, self.start_errors

    def add(self, piece: Piece) -> None:
        if piece.step != len(self.steps):  # somebody else's, or one that was lost
            return
        self.total, self.start, self.start_errors = piece.total, piece.start, piece.start_errors
        self.steps += piece.steps
        self.sketch = self.sketch or piece.sketch
        self.summary = self.summary or piece.summary

    def answer(self, step: int) -> r.ReviewAnswer:
        working = self.running or self.elsewhere
        status: Literal["done", "running", "paused"] = "done" if self.done else "running" if working else "paused"
        shown = self.steps[step : step + MOST_STEPS]
        last = step + len(shown) == len(self.steps)
        summary = self.summary if last else None
        if self.done and not last:
            status = "running"  # there is more to fetch
        sketch = [] if step or self.done else self.sketch
        progress = (status, len(self.steps), self.total)
        return r.ReviewAnswer(self.id, self.effort, *progress, self.start, sketch, step, shown, summary)


def summary(kept: ReviewJob) -> r.ReviewSummary:
    steps: Any = kept.steps  # their fields are those of `StepReview`
    found = Review(read_record(kept.record), tuple(kept.start), tuple(kept.start_errors), steps)
    seats = range(found.record.players)
    return r.ReviewSummary(
        [account(found, seat) for seat in seats],
        [[sent(event) for event in story(found, seat)] for seat in seats],
        turning_points(found),
        highlights(found),
    )
