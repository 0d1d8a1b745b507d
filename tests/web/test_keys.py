"""Keys that work anywhere at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.house import House
from tests.web.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]


def test_a_key_opens_what_is_not_in_sight(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dozito", 2))
    for key, what in {"l": ".log", "c": "input", "?": "kbd"}.items():
        one.page.keyboard.press(key)
        expect(one.page.locator(f"dialog[open] {what}").first).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.page.locator("dialog[open]")).to_have_count(0)


def test_a_key_goes_to_what_stands_beside_the_table(visitor: Come, house: House) -> None:
    one = visitor(size=DESKTOP)
    one.visit(house.table("dozito", 2))
    one.page.keyboard.press("l")
    expect(one.page.locator("aside .log")).to_be_focused()
    one.page.keyboard.press("c")
    expect(one.page.locator("aside input")).to_be_focused()
    one.page.keyboard.press("l")  # is written, not obeyed
    expect(one.page.locator("aside input")).to_have_value("l")
