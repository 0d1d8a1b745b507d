"""The whole account of a seat: its result, as a sum of causes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from parfait.lab.review.walk import Review, StepReview

ITEMS = ("luck", "decisions", "play", "guesses", "others", "estimates")
TURNING = 0.10  # a step that changes some seat's chance by so much may be a turning point
MOST_TURNING_POINTS = 6


@dataclass(frozen=True)
class Account:
    """`result` is exact, and the sum of the items; each item has a standard error under its name."""

    result: float
    expectation: float  # at the start
    luck: float
    decisions: float  # what the seat's own mistakes cost, by what it could know
    guesses: float  # what it could not know: good moves that turned out badly, and bad ones that turned out well
    others: float  # what the others did
    estimates: float  # what is left because estimates of the same thing disagree
    errors: dict[str, float]
    play: float = 0.0  # what moves that were no mistakes gained over those of quick games: its own, less the others'


def account(review: Review, seat: int) -> Account:
    parts = [step.splits[seat] for step in review.steps]
    return Account(
        result=review.result[seat],
        expectation=review.start[seat],
        **{item: math.fsum(getattr(part, item) for part in parts) for item in ITEMS},
        errors=_errors(review, seat),
    )


def _errors(review: Review, seat: int) -> dict[str, float]:
    """The standard error of each item.

    What a position is worth is added by the step that leads to it and subtracted by the next one. If both steps belong
    to one item, the error cancels out.
    """
    squares = dict.fromkeys(("expectation", *ITEMS), 0.0)
    added_to, error = "expectation", review.start_errors[seat]
    for step in review.steps:
        if step.chance is None and step.decision is None:
            continue  # forced: the position is worth what it was
        adds, subtracts = _sides(step, seat)
        if added_to != subtracts:
            squares[added_to] += error**2
            squares[subtracts] += error**2
        added_to, error = adds, step.errors[seat]
        split = step.splits[seat]
        if step.chance and subtracts == "luck":
            continue  # the values before and after are all there is
        set_against = "estimates" if step.chance else "others" if split.decisions else "play"
        for item in (adds, set_against):
            squares[item] += split.error**2
        if split.decisions and step.decision is not None:
            for item in ("decisions", "others"):
                squares[item] += step.decision.error**2
    return {item: math.sqrt(square) for item, square in squares.items()}


def _sides(step: StepReview, seat: int) -> tuple[str, str]:
    """The items in which the values after and before a step stand."""
    if step.chance is not None:  # what the position before was worth is mostly known by the same fresh draws
        return "luck", "estimates" if step.splits[seat].estimates else "luck"
    item = "guesses" if step.seat == seat else "others"
    return item, item


def changes(review: Review) -> list[float]:
    """The most that each step changed for any seat."""
    return [
        max(abs(now - was) for was, now in zip(before, after, strict=True)) for before, after in pairwise(review.values)
    ]


def turning_points(review: Review) -> list[int]:
    """The steps that changed most, in the order of the game."""
    large = [(change, step) for step, change in enumerate(changes(review)) if change >= TURNING]
    largest = sorted(large, reverse=True)[:MOST_TURNING_POINTS]
    return sorted(step for _, step in largest)
