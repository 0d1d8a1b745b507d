"""The account of a seat as a sentence or two: keys of the catalogue and their arguments, with shares in percent."""

from __future__ import annotations

from parfait.core import Event
from parfait.lab.review.account import account
from parfait.lab.review.walk import Review

MUCH = 0.08  # of a win: worth a sentence


def story(review: Review, seat: int) -> list[Event]:
    found = account(review, seat)
    told = []
    if abs(found.luck) >= MUCH:
        step, worth = max(
            ((step.step, step.splits[seat].luck) for step in review.steps),
            key=lambda one: one[1] if found.luck > 0 else -one[1],
        )
        unlucky = found.luck < 0
        won = found.result > found.expectation
        kind = "unlucky" if unlucky and not won else "despite" if unlucky else "lucky" if won else "wasted"
        told.append(Event(f"review-told-{kind}", {"luck": percent(found.luck), **event_of(review, step, worth)}))
    if found.decisions <= -MUCH:
        worst = min(review.steps, key=lambda step: step.splits[seat].decisions)
        assert worst.decision is not None
        told.append(
            Event(
                "review-told-given-away",
                {"share": percent(-found.decisions), "step": worst.step, "most": percent(worst.decision.loss)},
            )
        )
    if abs(found.guesses) >= MUCH:
        key = "review-told-right-guesses" if found.guesses > 0 else "review-told-wrong-guesses"
        told.append(Event(key, {"share": percent(found.guesses)}))
    return told or [Event("review-told-even")]


def event_of(review: Review, step: int, worth: float) -> dict[str, object]:
    """Which event of its kind a step is: the second deal."""
    kind = review.steps[step].chance
    number = sum(one.chance == kind for one in review.steps[: step + 1])
    return {"chance": kind, "number": number, "worth": percent(worth), "step": step}


def percent(share: float) -> int:
    return round(100 * share)
