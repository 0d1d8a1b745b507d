"""The story of a game in up to three moments: what turned it, the luckiest event, and the boldest move.

A moment is included only if the figures are certain enough. A game without any has no story, which is honest too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from parfait.lab.review.walk import Review, StepReview

LARGE = 0.12  # of a win: worth telling
GOOD = 0.06  # of a win, by what its player could know
SURELY = 2.5  # standard errors


@dataclass(frozen=True)
class Highlight:
    """A moment: `kind` is `turning`, `luck`, `bold` or `best`.

    `seat` is whose chance of winning went from `before` to `after`; of a move, who made it.
    """

    kind: str
    step: int
    seat: int
    before: float
    after: float
    number: int = 0  # of an event of chance: which one of its kind, from 1


def highlights(review: Review) -> list[Highlight]:
    """The moments of a game, each about another step, in the order of the game."""
    told: dict[int, Highlight] = {}
    for found in (_luckiest(review), _boldest(review), _turning_point(review)):
        for one in found[:1]:
            told.setdefault(one.step, one)
    return [told[step] for step in sorted(told)]


def _turning_point(review: Review) -> list[Highlight]:
    """The move that raised a winner's chance most. What chance does is luck, which has its own moment."""
    winners = [seat for seat, share in enumerate(review.result) if share > 0]
    changes = []
    values, errors = review.values, [review.start_errors, *(step.errors for step in review.steps)]
    for index, step in enumerate(review.steps):
        for seat in winners if step.seat is not None else []:
            rise = values[index + 1][seat] - values[index][seat]
            doubt = math.hypot(errors[index][seat], errors[index + 1][seat])
            if rise >= max(LARGE, SURELY * doubt):
                changes.append((rise, _told(review, "turning", step, seat)))
    return _largest(changes)


def _luckiest(review: Review) -> list[Highlight]:
    """The event of chance that was worth most to somebody, compared with what could be expected of it."""
    changes = []
    for step in review.steps:
        if step.chance is None:
            continue
        for seat, split in enumerate(step.splits):
            if split.luck >= max(LARGE, SURELY * math.hypot(split.error, step.errors[seat])):
                changes.append((split.luck, _told(review, "luck", step, seat)))
    return _largest(changes)


def _boldest(review: Review) -> list[Highlight]:
    """A move that looks wrong at first glance and was clearly the best; else the one that gained its player most."""
    bold, good = [], []
    for step in review.steps:
        if step.seat is None or step.decision is None:
            continue
        split = step.splits[step.seat]
        if step.decision.mark == "brilliant":
            bold.append((split.play, _told(review, "bold", step, step.seat)))
        elif step.decision.mark is None and split.play >= max(GOOD, SURELY * split.error):
            good.append((split.play, _told(review, "best", step, step.seat)))
    return _largest(bold) or _largest(good)


def _largest(found: list[tuple[float, Highlight]]) -> list[Highlight]:
    return [one for _, one in sorted(found, key=lambda pair: (-pair[0], pair[1].step))]


def _told(review: Review, kind: str, step: StepReview, seat: int) -> Highlight:
    number = 0
    if step.chance is not None:
        number = sum(one.chance == step.chance for one in review.steps[: step.step + 1])
    before, after = review.values[step.step][seat], step.values[seat]
    return Highlight(kind, step.step, seat, round(before, 3), round(after, 3), number)
