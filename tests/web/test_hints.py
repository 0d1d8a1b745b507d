"""Hints in the browser: the best moves with bars, chances and reasons; marked on the board, and played from there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from parfait import games
from parfait.bots.advice import rounded
from parfait.core.prospects import Reason
from parfait.locale import LANGUAGES, words
from tests.web import axe
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
COVERED = """places => places.filter((place) => {
  place.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = place.getBoundingClientRect();
  const seen = (y) => document.elementFromPoint(left + width / 4, y)?.closest('.seats, #board');
  return !seen(top + 6) || !seen(top + height - 6);
}).map((place) => place.outerHTML.slice(0, 90))"""
DEALS = 8  # in a rare one all moves are alike
SCREENS = [PHONE, (640, 360), (390, 844), (820, 1180), DESKTOP, (1920, 1080)]


def come_to_ones_turn(one: Visitor, house: House, game: str) -> None:
    one.visit(house.table(game, games.find(game).players[0], hints=True, options={"first_player": 0}))
    one.until_my_turn()


def hinted(one: Visitor, house: House, game: str) -> dict[str, Any]:
    """Come to one's turn and ask for a hint; what the server said."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(json.loads(payload)))

    one.page.on("websocket", listen)
    come_to_ones_turn(one, house, game)
    ask(one)
    return next(message for message in reversed(heard) if message["type"] == "hint")


def ask(one: Visitor) -> None:
    """By key, and wait for the panel to come up."""
    one.page.keyboard.press("h")
    panel(one).wait_for()
    panel(one).evaluate("panel => Promise.all(panel.getAnimations().map((one) => one.finished))")


def panel(one: Visitor) -> Any:
    return one.page.get_by_test_id("hints")


def explain(one: Visitor) -> None:
    panel(one).locator(".why-asked").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_plain_sentence_first(visitor: Come, house: House, language: str) -> None:
    one = visitor(language=language)
    hinted(one, house, "dokitto-ice")
    text = panel(one).inner_text()
    assert not re.search(r"%|±", text), text
    expect(panel(one).get_by_role("button", name=words(language)("web-why"))).to_have_attribute(
        "aria-expanded", "false"
    )
    explain(one)
    expect(panel(one)).to_contain_text("%")
    expect(panel(one)).not_to_contain_text("±")


@pytest.mark.parametrize("game", games.names())
def test_every_game_shows_its_best_moves_with_chances_and_bars(visitor: Come, house: House, game: str) -> None:
    one = visitor()
    told = hinted(one, house, game)
    explain(one)
    rows = panel(one).locator(".move")
    assert 1 <= len(told["moves"]) <= 3
    for size in (PHONE, DESKTOP):
        one.resize(size)
        expect(rows, str(size)).to_have_count(len(told["moves"]))
        for number, advice in enumerate(told["moves"]):
            expect(rows.nth(number), str(size)).to_contain_text(f"about {rounded(advice['value'], advice['error'])}%")
            bar, won = rows.nth(number).locator(".bar"), rows.nth(number).locator(".won")
            share = won.bounding_box()["width"] / bar.bounding_box()["width"]
            assert share == pytest.approx(advice["value"], abs=0.02), size
        expect(one.page.locator("#board .hinted, #board .best").first, str(size)).to_be_attached()
        assert axe.complaints(one.page) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_are_said_in_ones_language(visitor: Come, house: House, language: str) -> None:
    one, say = visitor(language=language), words(language)
    for _ in range(DEALS):
        told = hinted(one, house, "dokitto-ice")
        explain(one)
        for size in (PHONE, DESKTOP):
            one.resize(size)
            for number, advice in enumerate(told["moves"]):
                panel(one).locator(".move").nth(number).click()
                for why in advice["why"]:
                    reason = Reason(
                        why["measure"], why["chance"], why["value"], why["other"], why["against"], why["speaks"]
                    )
                    expect(panel(one), str(size)).to_contain_text(say.reason("dokitto-ice", reason))
        if any(advice["why"] for advice in told["moves"]):
            return
    pytest.fail("no move of any deal had a reason")


def test_a_move_that_is_looked_at_is_marked_and_can_be_played(visitor: Come, house: House) -> None:
    one = visitor()
    told = hinted(one, house, "dokitto-ice")
    first, second = (advice["move"] for advice in told["moves"][:2])
    marked = one.page.locator("#board .hinted")
    expect(marked).to_have_attribute("data-piece", first)
    explain(one)
    panel(one).locator(".move").nth(1).click()
    expect(panel(one).locator("[aria-pressed=true]")).to_have_count(1)
    expect(marked).to_have_attribute("data-piece", second)
    panel(one).get_by_role("button", name="Play it").click()
    expect(panel(one)).to_have_count(0)
    assert [sent["move"] for sent in one.sent if sent["type"] == "move"] == [second]


def test_a_hint_by_keyboard(visitor: Come, house: House) -> None:
    """The panel is come to, gone through with Tab, put away with Escape or the same key, and played from with Enter."""
    one = visitor(size=DESKTOP)
    told = hinted(one, house, "dokitto-ice")
    expect(panel(one)).to_be_focused()
    one.page.keyboard.press("Escape")
    expect(panel(one)).to_have_count(0)
    one.page.keyboard.press("h")
    panel(one).wait_for()
    one.page.keyboard.press("h")
    expect(panel(one)).to_have_count(0)
    one.page.keyboard.press("h")
    panel(one).wait_for()
    one.page.keyboard.press("Tab")
    expect(panel(one).get_by_role("button", name="Play it")).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(panel(one)).to_have_count(0)
    assert [sent["move"] for sent in one.sent if sent["type"] == "move"] == [told["moves"][0]["move"]]
    one.page.get_by_role("button", name="Log", exact=True).click()
    expect(one.page.get_by_role("log").first).to_contain_text("(with a hint)")  # as all others at the table see


def test_a_move_of_a_hint_is_confirmed_like_any_other(visitor: Come, house: House) -> None:
    one = visitor(confirm=True)
    hinted(one, house, "dokitto-ice")
    panel(one).get_by_role("button", name="Play it").click()
    expect(one.page.locator(".button.confirm")).to_be_visible()
    assert [sent for sent in one.sent if sent["type"] == "move"] == []
    one.page.locator(".button.confirm").click()
    expect(panel(one)).to_have_count(0)


@pytest.mark.parametrize("game", games.names())
def test_on_a_phone_seats_and_table_stay_in_sight(visitor: Come, house: House, game: str) -> None:
    """Nothing lies under the panel, whichever move is looked at; putting it away brings the tools back."""
    one = visitor()
    come_to_ones_turn(one, house, game)
    for size in (PHONE, (390, 844), (640, 360)):
        one.resize(size)
        ask(one)
        for number in range(panel(one).locator(".move").count()):
            panel(one).locator(".move").nth(number).click()
            assert one.page.locator(".seats > li, #board .held").evaluate_all(COVERED) == [], size
        expect(one.page.locator(".tools"), str(size)).to_have_count(0)
        panel(one).get_by_role("button", name="Close").click()
        expect(one.page.locator(".tools"), str(size)).to_be_visible()
        expect(one.page.get_by_test_id("asked"), str(size)).to_be_visible()


def test_the_panel_fits_on_every_screen(visitor: Come, house: House) -> None:
    one = visitor(language="fr", theme="dark")
    hinted(one, house, "dessert-dice")
    for size in SCREENS:
        one.resize(size)
        box = panel(one).bounding_box()
        assert box["x"] >= 0, size
        assert box["x"] + box["width"] <= size[0], size
        assert box["y"] + box["height"] <= size[1], size
        assert one.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert axe.complaints(one.page) == [], size
