"""A whole table is in sight on every screen: nothing to scroll for, and pieces large enough for a thumb."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parfait.locale import LANGUAGES
from tests.web.house import House
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]
SCREENS = [
    (360, 640),
    (640, 360),
    (740, 360),
    (844, 390),
    (390, 844),
    (820, 1180),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
TABLES = [
    ("aice", 3),
    ("aice", 4),
    ("dessert-dice", 4),
    ("dokitto-ice", 2),
    ("dokitto-ice", 4),
    ("dozito", 2),
    ("dozito", 5),
]
HIDDEN = """() => {
  const page = document.documentElement;
  const [board, area] = ['#board', 'main'].map((name) => document.querySelector(name));
  return Math.max(
    page.scrollWidth - innerWidth,
    page.scrollHeight - innerHeight,
    board.scrollHeight - board.clientHeight,
    board.scrollWidth - board.clientWidth,
    area.scrollHeight - area.clientHeight,
  );
}"""
# What a thumb can reach: a card as far as the next one in its row leaves it open.
NARROWEST = """() => {
  const box = (card) => card.getBoundingClientRect();
  const open = (card, _, cards) => {
    const right = (other) => box(other).top === box(card).top && box(other).left > box(card).left;
    return Math.min(card.offsetWidth, ...cards.filter(right).map((other) => box(other).left - box(card).left));
  };
  const cards = [...document.querySelectorAll('.hand .slot')].map(open);
  const tools = [...document.querySelectorAll('.tools button')].filter((tool) => tool.checkVisibility());
  return Math.min(...cards, ...tools.map((tool) => tool.offsetWidth));
}"""
# The table is laid out anew in the frame after the one in which its box changed.
IN_NEXT_FRAME = f"""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => [({HIDDEN})(), ({NARROWEST})()])"""
THUMB = 44


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_whole_table_is_in_sight(visitor: Come, house: House, game: str, players: int, language: str) -> None:
    one = visitor(language=language)
    one.visit(house.table(game, players, hints=True, clock={"bank": 600, "increment": 5}))
    one.until_my_turn()
    hidden, narrow = {}, {}
    for screen in SCREENS:
        one.window.resize(screen)
        hidden[screen], narrow[screen] = one.page.evaluate(IN_NEXT_FRAME)
    assert {screen: pixels for screen, pixels in hidden.items() if pixels > 0} == {}
    assert {screen: pixels for screen, pixels in narrow.items() if pixels < THUMB} == {}
