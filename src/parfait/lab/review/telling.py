"""A review in words, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from parfait.bots.advice import rounded
from parfait.core import WATCHER, Event
from parfait.lab.review.account import ITEMS, Account, account, turning_points
from parfait.lab.review.story import story
from parfait.lab.review.walk import Review, StepReview
from parfait.locale import Words
from parfait.play import follow
from parfait.records import given_alone


def share(words: Words, value: float) -> str:
    """A share of the win, in percent."""
    return words("percent", value=round(100 * value))


def about(words: Words, value: float, error: float) -> str:
    """A chance as exactly as it is known: "about 55%"."""
    return words("about", value=words("percent", value=rounded(value, error)))


def signed(words: Words, percentage: int) -> str:
    sign = "+" if percentage > 0 else "−" if percentage < 0 else "±"
    return sign + words("percent", value=abs(percentage))


def items(accounts: Sequence[Account]) -> list[str]:
    """The rows of an account. What is left over gets a row only if it is worth a percent."""
    some = any(round(100 * one.estimates) for one in accounts)
    return ["expectation", *(name for name in ITEMS if some or name != "estimates"), "result"]


def item(words: Words, found: Account, name: str) -> str:
    """An item of the account, with its standard error if that is worth a percent."""
    value = getattr(found, name)
    text = share(words, value) if name in ("expectation", "result") else signed(words, round(100 * value))
    error = round(100 * found.errors.get(name, 0.0))
    return words("review-give-or-take", value=text, error=error) if error else text


def sentences(words: Words, review: Review, seat: int, first: int = 0) -> list[str]:
    """The story of a seat, where steps are numbered from `first` on."""
    return [sentence(words, review, event, first) for event in story(review, seat)]


def sentence(words: Words, review: Review, event: Event, first: int) -> str:
    """A sentence of the story, in words."""
    given = dict(event.arguments)
    if "step" in given:
        given["step"] = int(given["step"]) + first
    if "chance" in given:
        kind = words.chance(review.record.game.name, str(given.pop("chance")))
        given["event"] = words("review-event", chance=kind, number=given.pop("number"))
    return words(event.key, **given)


def move(words: Words, review: Review, text: str, names: Sequence[str]) -> str:
    return words.event(review.record.game.name, review.record.game.describe(text), names)


def remark(words: Words, review: Review, step: StepReview, names: Sequence[str]) -> list[str]:
    """The comment on a decision: its mark, the better move, and why; or what only shows with all cards open."""
    decision, lines = step.decision, []
    if decision is None:
        return []
    if decision.mark is not None:
        mark = words("review-mark", mark=decision.mark)
        if decision.mark == "brilliant":
            return [mark]
        better = words("review-better", move=move(words, review, decision.best, names))
        lines.append(words.labelled(mark, better))
        lines += [words.reason(review.record.game.name, reason) for reason in decision.reasons]
        lines.append(words("review-lost", share=share(words, decision.loss), error=share(words, decision.error)))
    elif step.hindsight is not None:
        mark = words("review-mark", mark="hindsight")
        other = move(words, review, step.hindsight.move, names)
        lines.append(words.labelled(mark, words("review-hindsight", move=other)))
    return lines


def happenings(words: Words, review: Review, names: Sequence[str]) -> list[list[str]]:
    """Every step in words, including what chance gave to single seats, since all cards are open now."""
    record, happened = review.record, []
    for [seen], step in zip(follow(record.game, record.new(), record.steps, (WATCHER,)), record.steps, strict=True):
        lines = [words.event(record.game.name, event, names) for event in seen.events]
        lines += [words.labelled(names[seat], text) for seat, text in given_alone(record.game, step)]
        happened.append(lines)
    return happened


def report(review: Review) -> dict[str, object]:
    """All of a review as JSON."""
    return {
        "format": "parfait-review/1",
        "game": review.record.game.name,
        "players": review.record.players,
        "start": list(review.start),
        "start_errors": list(review.start_errors),
        "result": list(review.result),
        "steps": [asdict(step) for step in review.steps],
        "accounts": [asdict(account(review, seat)) for seat in range(review.record.players)],
        "turning_points": turning_points(review),
    }
