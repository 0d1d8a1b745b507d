"""Moments in the middle of a table: they come by themselves, go with a tap, and stand still where nothing may move."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from tests.web import hands
from tests.web.house import House
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]
MOMENT = "#board [data-moment]"
TRIES = 400


# The moment on stage, or whether the table stands still at this step. One question: a moment may begin between two.
STAGED_OR_STILL = """step => document.querySelector('#board [data-moment]')?.dataset.moment
  ?? !!document.querySelector(`main[data-settled=true][data-step='${step}']`)"""


def play_until(one: Visitor, moment: str, seed: int = 1) -> None:
    """Play on at the pace that is set until something of that name is staged."""
    chance = random.Random(seed)
    for _ in range(TRIES):
        shown = one.page.evaluate(STAGED_OR_STILL, one.step)
        if shown == moment:
            return
        if shown is True and one.legal and not one.unanswered:
            with suppress(Error):  # the piece has moved on
                hands.mouse(one, chance)
        one.page.wait_for_timeout(50)
    raise AssertionError(f"no {moment} was staged")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "options", "moment"),
    [
        ("dokitto-ice", 3, {"cone": 1}, "fall"),
        ("aice", 3, {}, "bids"),
        ("dozito", 2, {"last_turns_at": 4}, "last-turns"),
        ("dessert-dice", 2, {"board": 2}, "last-square"),
        ("dessert-dice", 2, {"board": 2}, "end"),
    ],
)
def test_a_moment_comes_and_a_tap_ends_it(
    visitor: Come, house: House, game: str, players: int, options: dict[str, object], moment: str
) -> None:
    one = visitor(size=(390, 844), speed="slow")
    one.visit(house.table(game, players, options={"first_player": 0, **options}))
    play_until(one, moment)
    one.page.locator("#board").dispatch_event("pointerdown")
    expect(one.page.locator(f"{MOMENT}[data-moment={moment}]")).to_have_count(0)


@pytest.mark.slow
def test_with_reduced_motion_a_moment_stands_still(visitor: Come, house: House) -> None:
    one = visitor(size=(390, 844), speed="slow", motion="reduce")
    one.visit(house.table("dokitto-ice", 3, options={"first_player": 0, "cone": 1}))
    play_until(one, "scoop")
    running = (
        "(stage) => stage.getAnimations({ subtree: true }).filter((a) => a.effect.getTiming().duration > 1).length"
    )
    assert one.page.locator(MOMENT).first.evaluate(running) == 0


def test_at_once_nothing_is_staged(visitor: Come, house: House) -> None:
    watch = (
        "new MutationObserver(() => document.querySelector('[data-moment]') && (window.staged = true))"
        ".observe(document, { childList: true, subtree: true });"
    )
    one = visitor(script=watch)
    one.visit(house.table("dokitto-ice", 2))
    chance = random.Random(1)
    for _ in range(4):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    assert one.page.evaluate("window.staged ?? false") is False
