"""The story of a seat: the most important first, in plain words, and none where the figures do not carry one."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.core import Event
from parfait.lab.review import review
from parfait.lab.review.account import ITEMS, Account
from parfait.lab.review.story import story_of
from parfait.lab.review.telling import sentence
from parfait.lab.review.walk import Review
from parfait.locale import LANGUAGES, words
from tests.lab.test_luck import greedy_game
from tests.lab.test_review import HASTY


@pytest.fixture(scope="module")
def reviewed() -> Review:
    return review(greedy_game("dokitto-ice", 2, 2), HASTY)


def events(found: Review, error: float = 0.01, **items: float) -> list[Event]:
    given: dict[str, Any] = dict.fromkeys(ITEMS, 0.0) | items
    result = 0.5 + sum(items.values())
    made = Account(**given, result=result, expectation=0.5, errors=dict.fromkeys(("expectation", *ITEMS), error))
    return story_of(found, 0, made)


def told(found: Review, error: float = 0.01, **items: float) -> list[str]:
    return [event.key.removeprefix("review-told-") for event in events(found, error, **items)]


def test_the_largest_item_is_told_first(reviewed: Review) -> None:
    assert told(reviewed, luck=0.1, play=0.3) == ["better-moves", "lucky"]
    assert told(reviewed, luck=-0.3, others=-0.1) == ["unlucky", "others-hurt"]
    assert told(reviewed, luck=-0.1, others=0.4) == ["others-helped", "despite"]
    assert told(reviewed, guesses=-0.2, decisions=-0.1, play=-0.3) == [
        "weaker-moves",
        "wrong-guesses",
        "given-away",
    ]
    assert told(reviewed, luck=0.02) == ["even"]


def test_no_story_is_told_that_the_figures_do_not_carry(reviewed: Review) -> None:
    assert told(reviewed, luck=0.1, estimates=0.3) == ["unclear"]
    assert told(reviewed, error=0.2, luck=0.15, play=-0.1) == ["unclear"]
    assert told(reviewed, error=0.2, luck=0.3, play=-0.1) == ["lucky"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_plain(language: str, reviewed: Review) -> None:
    """No percentages: those are in the account."""
    for signs in (1, -1):
        items = {item: signs * 0.2 for item in ITEMS if item not in ("estimates", "decisions")}
        for kept in ({"luck", "play"}, {"guesses", "others"}):
            made = events(reviewed, **{item: value for item, value in items.items() if item in kept})
            said = [sentence(words(language), reviewed, event, 1) for event in made]
            assert len(said) == 2
            assert not any("%" in one or "±" in one for one in said)
