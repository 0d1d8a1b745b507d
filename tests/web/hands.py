"""Playing by mouse, by touch and by keyboard, as somebody does who tries what is offered."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error

from tests.web.visitor import Visitor

OFFERED = "#board button:not([disabled], [aria-disabled=true], .held:not(.legal))"
MOST_TRIES = 60
PATIENCE = 60  # seconds for an answer; a loaded machine takes its time
LONGEST = 600  # seconds for a game


def mouse(visitor: Visitor, chance: random.Random) -> None:
    _choose(visitor, chance).click(timeout=2000)


def touch(visitor: Visitor, chance: random.Random) -> None:
    _choose(visitor, chance).tap(timeout=2000)


def keyboard(visitor: Visitor, chance: random.Random) -> None:
    """On to some piece that may be played, and Enter."""
    keys = visitor.page.keyboard
    for _ in range(1 + chance.randrange(max(1, min(12, visitor.page.locator(OFFERED).count())))):
        keys.press("m")
    if not visitor.page.locator("dialog[open]").count():  # Enter would put away the sheet that ends the game
        keys.press("Enter")


def _choose(visitor: Visitor, chance: random.Random):  # type: ignore[no-untyped-def]
    offered = visitor.page.locator(OFFERED)
    return offered.nth(chance.randrange(max(1, offered.count())))


Hand = Callable[[Visitor, random.Random], None]


def turn(visitor: Visitor, hand: Hand, chance: random.Random) -> None:
    """Try pieces until a move is made."""
    step = visitor.step
    for _ in range(MOST_TRIES):
        with suppress(Error):  # the piece has moved on
            hand(visitor, chance)
        if _made_since(visitor, step):
            return
    raise AssertionError(f"no move was made at step {step}; legal: {visitor.legal[:10]}")


def _made_since(visitor: Visitor, step: int) -> bool:
    visitor.page.evaluate("() => new Promise(requestAnimationFrame)")  # lets the answer in
    if visitor.settings.get("confirm") and visitor.page.locator(".button.confirm").count():
        visitor.page.locator(".button.confirm").click()
    deadline = time.monotonic() + PATIENCE
    while visitor.unanswered and visitor.step == step and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(5)
    return visitor.step > step


def to_the_end(visitor: Visitor, hand: Hand, seed: int = 1, check: Callable[[], None] | None = None) -> int:
    """Play until the game is over; the number of moves that one made."""
    chance = random.Random(seed)
    made = 0
    deadline = time.monotonic() + LONGEST
    while not visitor.over:
        assert time.monotonic() < deadline, f"stuck at step {visitor.step}; legal: {visitor.legal[:10]}"
        if visitor.page.locator("dialog[open]").count() and not visitor.over:
            visitor.close_sheets()
        if not visitor.legal:
            visitor.page.wait_for_timeout(10)
            continue
        visitor.settle()
        if not visitor.legal or visitor.over:
            continue
        visitor.compare()
        if check is not None:
            check()
        turn(visitor, hand, chance)
        made += 1
        assert made < 500
    visitor.settle()
    return made
