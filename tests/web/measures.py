"""What a table looks like in numbers: how much of it is pieces, how large these are, and the smallest words on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# The pieces of each game, and the places kept for those that come and go.
PIECES = {
    "aice": ".held, .spot, .die",
    "dessert-dice": ".square, .kind, .picture",
    "dokitto-ice": ".held, .spot, .stack, .cone",
    "dozito": ".cell, .stack",
}
# The piece that one reads and touches most.
OWN = {"aice": ".hand .held", "dessert-dice": ".square", "dokitto-ice": ".hand .held", "dozito": ".mine .cell"}

# Boxes, not outlines: a round scoop counts with its corners. Every fourth pixel is enough.
SHARE = """(selector) => {
  const board = document.querySelector('#board');
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const pieces = [...board.querySelectorAll(selector)];
  const boxes = pieces.map((piece) => piece.getBoundingClientRect()).filter((box) => box.width);
  let [all, covered] = [0, 0];
  for (let y = top + 2; y < bottom; y += 4) {
    const row = boxes.filter((box) => box.top <= y && y < box.bottom);
    for (let x = left + 2; x < right; x += 4) {
      all += 1;
      if (row.some((box) => box.left <= x && x < box.right)) covered += 1;
    }
  }
  return (100 * covered) / all;
}"""
# As laid out, whatever transforms do to it afterwards.
WIDTH = """(selector) => Math.min(
  ...[...document.querySelectorAll(`#board ${selector}`)].map((piece) => piece.offsetWidth),
)"""
# Words that are in sight; the text of a drawing counts by its size on the screen.
SMALLEST = """(within) => {
  const sizes = new Map();
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.closest('svg, .unseen, .hidden, dialog, script, style, [aria-label] > .tile')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const clip = getComputedStyle(parent).clipPath;
    if (clip !== 'none') continue;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (parent.currentCSSZoom ?? 1);
    if (!sizes.has(size)) sizes.set(size, node.data.trim().slice(0, 30));
  }
  return [...sizes].sort((one, other) => one[0] - other[0])[0];
}"""


def measure(page: Page, game: str) -> dict[str, Any]:
    """The share of the board that is pieces (per cent), the width of one's own, and the smallest words (pixels)."""
    size, words = page.evaluate(SMALLEST, ".frame")
    return {
        "share": round(page.evaluate(SHARE, PIECES[game]), 1),
        "own": page.evaluate(WIDTH, OWN[game]),
        "text": round(size, 2),
        "words": words,
    }
