"""Playing by mouse, by touch and by keyboard, as somebody does who tries what is offered."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error

from tests.patience import PATIENCE
from tests.web.visitor import Visitor

OFFERED = "#board button:not([disabled], [aria-disabled=true], .held:not(.legal))"
ONWARD = 0.75  # how likely one goes on with what one began
NEAREST = 6
MOST_TRIES = 60
LONGEST = 600  # seconds for a game


# A piece that is offered: mostly one that the last choice opened, as of somebody who goes on with a move.
CHOOSE = """
  const pieces = [...document.querySelectorAll(offered)];
  const opened = onward ? pieces.filter((piece) => !window.offeredBefore?.has(piece)) : [];
  window.offeredBefore = new Set(pieces);
  const among = opened.length ? opened : pieces;
"""
# Its middle, unless something lies over it.
POINT = f"""([offered, onward, lot]) => {{{CHOOSE}
  const piece = among[Math.floor(lot * among.length)];
  if (!piece) return null;
  piece.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  const {{ left, top, width, height }} = piece.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return piece.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}}"""
# How often to press M to come to one of the nearest; below 0, Shift+M.
STEPS = f"""([offered, onward, lot]) => {{{CHOOSE}
  const at = pieces.indexOf(document.activeElement);
  const all = pieces.length;
  const steps = among.map((piece) => {{
    const to = pieces.indexOf(piece);
    const [on, back] = at < 0 ? [to + 1, all - to] : [(to - at + all) % all, (at - to + all) % all];
    return on <= back ? on : -back;
  }});
  const nearest = steps.sort((one, other) => Math.abs(one) - Math.abs(other)).slice(0, {NEAREST});
  return nearest[Math.floor(lot * nearest.length)] ?? 0;
}}"""

TO_CONFIRM_IN_NEXT_FRAME = """() => new Promise(requestAnimationFrame)
  .then(() => !!document.querySelector('.button.confirm'))"""


def mouse(visitor: Visitor, chance: random.Random) -> None:
    visitor.page.mouse.click(*_point(visitor, chance))


def touch(visitor: Visitor, chance: random.Random) -> None:
    visitor.page.touchscreen.tap(*_point(visitor, chance))


def keyboard(visitor: Visitor, chance: random.Random) -> None:
    """On to some piece that may be played, and Enter."""
    keys = visitor.page.keyboard
    steps = _choose(visitor, STEPS, chance)
    for _ in range(abs(steps)):
        keys.press("m" if steps > 0 else "M")
    if not visitor.page.evaluate("!!document.querySelector('dialog[open]')"):  # Enter would put away the last sheet
        keys.press("Enter")


def _point(visitor: Visitor, chance: random.Random) -> tuple[float, float]:
    found = _choose(visitor, POINT, chance)
    if found is None:
        visitor.page.wait_for_timeout(100)  # for what lies over it to go
        raise Error("the piece cannot be touched")
    return found[0], found[1]


def _choose(visitor: Visitor, how: str, chance: random.Random) -> Any:
    return visitor.page.evaluate(how, [OFFERED, chance.random() < ONWARD, chance.random()])


Hand = Callable[[Visitor, random.Random], None]


def turn(visitor: Visitor, hand: Hand, chance: random.Random) -> None:
    """Try pieces until a move is made."""
    step, answers = visitor.step, visitor.answers
    for _ in range(MOST_TRIES):
        with suppress(Error):  # the piece has moved on, or something lies over it
            hand(visitor, chance)
        if _made_since(visitor, step) or visitor.answers > answers:
            return
    raise AssertionError(f"no move was made at step {step}; legal: {visitor.legal[:10]}")


def _made_since(visitor: Visitor, step: int) -> bool:
    to_confirm = visitor.page.evaluate(TO_CONFIRM_IN_NEXT_FRAME)  # lets the answer in
    if visitor.settings.get("confirm") and to_confirm:
        visitor.page.locator(".button.confirm").click()
    deadline = time.monotonic() + PATIENCE
    while visitor.unanswered and visitor.step == step and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(5)
    return visitor.step > step


def to_the_end(visitor: Visitor, hand: Hand, seed: int = 1) -> int:
    """Play until the game is over; the number of moves that one made."""
    chance = random.Random(seed)
    made = 0
    deadline = time.monotonic() + LONGEST
    while not visitor.over:
        assert time.monotonic() < deadline, f"stuck at step {visitor.step}; legal: {visitor.legal[:10]}"
        if not visitor.legal:
            visitor.page.wait_for_timeout(10)
            continue
        visitor.settle()
        if not visitor.legal or visitor.over:
            continue
        visitor.compare()
        turn(visitor, hand, chance)
        made += 1
        assert made < 500
    visitor.settle()
    return made
