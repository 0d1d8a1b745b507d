"""What fingers and eyes need: targets of 44 pixels, text of twice the size, dragging, and why a move is not legal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from parfait import games
from parfait.locale import LANGUAGES
from tests.web import hands
from tests.web.house import House
from tests.web.test_games import SHORT
from tests.web.test_pages import TOO_WIDE, each_page
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]

# What can be touched and is less than 44 pixels wide or high. A link in a sentence is as high as its line, and a box to
# tick is touched with its label.
SMALL = """() => {
  const sizes = (element) => (element.closest('label') ?? element).getBoundingClientRect();
  const inText = (element) => element.matches('a') && getComputedStyle(element).display === 'inline';
  return [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=tab]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => !inText(element) && !element.disabled && !element.closest('.unseen, [inert]'))
    .map((element) => [element, sizes(element)])
    .filter(([, { width, height }]) => width && (width < 43.5 || height < 43.5))
    .map(([element, { width, height }]) =>
      `${element.outerHTML.slice(0, 90)} ${width.toFixed(1)} × ${height.toFixed(1)}`);
}"""
# Text that its box or the edge of the page hides, where no … says so and nothing scrolls.
CUT = """() => [...document.querySelectorAll('body *')]
  .filter((element) => element.checkVisibility() && !element.closest('.unseen, .hidden, svg, [aria-hidden=true]'))
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((element) => {
    const style = getComputedStyle(element);
    const beyond = element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.scroll');
    if (beyond) return true;
    const hidden = /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis';
    return hidden && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
  })
  .map((element) => element.outerHTML.slice(0, 120))"""
TWICE = "() => { document.documentElement.style.fontSize = '200%'; }"


def begun(visitor: Come, house: House, game: str, **how: object) -> Visitor:
    """A table some moves in, with oneself to play."""
    one = visitor(**how)
    one.visit(house.table(game, SHORT[game][0], options={"first_player": 0}))
    for _ in range(2):
        one.until_my_turn()
        hands.turn(one, hands.mouse, random.Random(2))
    one.until_my_turn()
    return one


def test_everything_on_a_page_can_be_touched_with_a_finger(visitor: Come, house: House) -> None:
    one = visitor(touch=True)
    for page in each_page(one):
        assert one.page.evaluate(SMALL) == [], page
    waiting = house.table("dozito", 3, bots=1)
    for page in ("/nonsense", f"/t/{waiting.table}#{waiting.token}"):
        one.page.goto(page)
        one.page.locator("h1, h2").first.wait_for()
        one.page.wait_for_load_state("networkidle")
        assert one.page.evaluate(SMALL) == [], page


@pytest.mark.parametrize("game", SHORT)
def test_everything_on_a_table_can_be_touched_with_a_finger(visitor: Come, house: House, game: str) -> None:
    one = begun(visitor, house, game, touch=True)
    assert one.page.evaluate(SMALL) == []
    for sheet in ("Log", "Chat", "Menu"):
        one.page.get_by_role("button", name=sheet).click()
        assert one.page.evaluate(SMALL) == [], sheet
        one.page.locator("dialog[open] .close").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_of_twice_the_size_fits(visitor: Come, house: House, language: str) -> None:
    one = visitor(language=language)

    def fits(page: str) -> None:
        one.page.evaluate(TWICE)
        assert one.page.evaluate(TOO_WIDE) <= 0, page
        assert one.page.evaluate(CUT) == [], page

    for page in each_page(one):
        fits(page)
    tables = [house.table("dozito", 3, bots=1), *(house.table(game, SHORT[game][0]) for game in SHORT)]
    for place in tables:
        one.come(place)
        one.page.locator("h1").first.wait_for(state="attached")
        one.page.wait_for_load_state("networkidle")
        fits(place.table)


def drag(one: Visitor, piece: Locator, target: Locator, by_touch: bool) -> None:
    start, end = middle(piece), middle(target)
    if not by_touch:
        one.page.mouse.move(*start)
        one.page.mouse.down()
        one.page.mouse.move(*end, steps=4)
        one.page.mouse.up()
        return
    points = [(start[0] + (end[0] - start[0]) * n / 4, start[1] + (end[1] - start[1]) * n / 4) for n in range(5)]
    for n, (x, y) in enumerate(points):
        one.window.touch("touchMove" if n else "touchStart", {"x": x, "y": y})
    one.window.touch("touchEnd")


def middle(piece: Locator) -> tuple[float, float]:
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 3


@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", SHORT)
def test_a_piece_is_dragged_to_where_it_goes(visitor: Come, house: House, game: str, by_touch: bool) -> None:
    one = visitor(touch=by_touch)
    one.visit(house.table(game, 3, options={"first_player": 0}))
    one.until_my_turn()
    board = one.page.locator("#board")
    if game == "aice":  # the bid comes first
        hands.turn(one, hands.mouse, random.Random(1))
        one.until_my_turn()
    if game == "dozito":
        board.locator("[data-move=draw]").click()
        one.page.wait_for_function("() => document.querySelector('#board .in-hand [data-piece]')")
        one.until_my_turn()
    piece, target = {
        "aice": (".held.legal", ".trick"),
        "dokitto-ice": (".held.legal", ".trick"),
        "dozito": (".in-hand [data-piece]", f"[data-drop={one.legal[0].replace('place ', 'place-').split()[-1]}]"),
        "dessert-dice": (".kind.open", "[data-square=c3]"),
    }[game]
    step = one.step
    drag(one, board.locator(piece).first, board.locator(target), by_touch)
    one.page.wait_for_function("step => +document.querySelector('main').dataset.step > step", arg=step)


@pytest.mark.parametrize(
    ("game", "piece", "language"),
    [
        ("aice", ".held", "en"),  # a card before the bids
        ("dokitto-ice", ".stack", "fr"),  # ice before the trick
        ("dozito", ".mine .touch", "ja"),  # a place, with nothing to put there
    ],
)
def test_a_move_that_is_not_possible_is_explained_with_its_rule(
    visitor: Come, house: House, game: str, piece: str, language: str
) -> None:
    one = visitor(language=language)
    one.visit(house.table(game, 3, options={"first_player": 0}))
    one.until_my_turn()
    one.page.locator(f"#board {piece}").first.click(force=True)
    notice = one.page.locator(".notice")
    expect(notice).to_be_visible()
    said = notice.inner_text()
    assert re.search(rf"{games.find(game).prefix}-\d+", said), said
    assert "error-" not in said
    assert one.page.get_by_test_id("spoken").inner_text()
