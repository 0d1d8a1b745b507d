"""The whole account of a seat: its result, as the sum of what it is due to."""

from __future__ import annotations

import math
from dataclasses import dataclass

from parfait.lab.review.walk import Review, StepReview

TURNING = 0.10  # a step that changes some seat's chance by so much may be a turning point
MOST_TURNING_POINTS = 6


@dataclass(frozen=True)
class Account:
    """`result` is the sum of the others."""

    result: float
    expectation: float  # at the start
    luck: float
    decisions: float  # what own decisions gave away, by what could be known
    guesses: float  # how they turned out, right by the view and wrong by the cards or the reverse
    others: float  # what the others did
    estimates: float  # what is left because estimates of the same thing disagree


def account(review: Review, seat: int) -> Account:
    parts = [step.splits[seat] for step in review.steps]
    return Account(
        result=review.result[seat],
        expectation=review.start[seat],
        luck=math.fsum(part.luck for part in parts),
        decisions=math.fsum(part.decisions for part in parts),
        guesses=math.fsum(part.guesses for part in parts),
        others=math.fsum(part.others for part in parts),
        estimates=math.fsum(part.estimates for part in parts),
    )


def change(review: Review, step: StepReview) -> float:
    """The most that a step changed for any seat."""
    before = review.values[step.step]
    return max(abs(now - was) for was, now in zip(before, step.values, strict=True))


def turning_points(review: Review) -> list[int]:
    """The steps that changed most, in the order of the game."""
    large = [(change(review, step), step.step) for step in review.steps]
    largest = sorted((found for found in large if found[0] >= TURNING), reverse=True)[:MOST_TURNING_POINTS]
    return sorted(step for _, step in largest)
