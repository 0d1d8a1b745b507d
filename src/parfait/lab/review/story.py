"""The account of a seat in a sentence or two, the most important first: keys of the catalogue and their arguments.

The figures are left to the account. If they are too uncertain to explain the result, the story says only that.
"""

from __future__ import annotations

from collections.abc import Callable

from parfait.core import Event
from parfait.lab.review.account import ITEMS, Account, account
from parfait.lab.review.walk import Review, Split

MUCH = 0.08  # of a win: worth a sentence
MOST_SENTENCES = 3
TOLD = tuple(item for item in ITEMS if item != "estimates")


def story(review: Review, seat: int) -> list[Event]:
    return story_of(review, seat, account(review, seat))


def story_of(review: Review, seat: int, found: Account) -> list[Event]:
    large = [item for item in TOLD if abs(getattr(found, item)) >= MUCH]
    known = [item for item in large if abs(getattr(found, item)) > found.errors[item]]
    largest = max(abs(getattr(found, item)) for item in TOLD)
    if abs(found.estimates) > max(MUCH, largest) or (large and not known):
        return [Event("review-told-unclear")]
    known.sort(key=lambda item: -abs(getattr(found, item)))
    sentences = [_sentence(review, seat, found, item) for item in known[:MOST_SENTENCES]]
    return sentences or [Event("review-told-even")]


def _sentence(review: Review, seat: int, found: Account, item: str) -> Event:
    good = getattr(found, item) > 0
    won = found.result > found.expectation
    if item == "luck":
        kind = ("lucky" if won else "wasted") if good else ("despite" if won else "unlucky")
        step = _most(review, seat, lambda split: split.luck if good else -split.luck)
        return Event(f"review-told-{kind}", event_of(review, step))
    if item == "decisions":
        return Event("review-told-given-away", {"step": _most(review, seat, lambda split: -split.decisions)})
    if item == "play" and good:
        own = {step.step for step in review.steps if step.seat == seat}
        best = max(own, key=lambda step: review.steps[step].splits[seat].play)
        return Event("review-told-better-moves", {"step": best})
    if item == "play":
        return Event("review-told-weaker-moves")
    kind = {"guesses": ("right-guesses", "wrong-guesses"), "others": ("others-helped", "others-hurt")}[item][not good]
    return Event(f"review-told-{kind}")


def _most(review: Review, seat: int, worth: Callable[[Split], float]) -> int:
    return max(range(len(review.steps)), key=lambda step: worth(review.steps[step].splits[seat]))


def event_of(review: Review, step: int) -> dict[str, object]:
    """Which event of its kind a step is: the second deal."""
    kind = review.steps[step].chance
    number = sum(one.chance == kind for one in review.steps[: step + 1])
    return {"chance": kind, "number": number, "step": step}
