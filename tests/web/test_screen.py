"""The page for a television or a projector: what lies open to all, and a code for each free seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parfait import games
from parfait.locale import LANGUAGES, words
from tests.web import axe, devices
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
WALL = (1920, 1080)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_code_for_each_free_seat_and_a_phone_sits_down_with_it(
    visitor: Come, house: House, language: str
) -> None:
    waiting = house.table("dozito", 4, bots=1)
    wall = visitor(language=language, size=WALL)
    wall.page.goto(f"/t/{waiting.table}/screen")
    codes = wall.page.locator(".room li svg")
    expect(codes).to_have_count(2)
    assert axe.complaints(wall.page) == []
    phone = visitor(language=language, size=PHONE)
    phone.page.goto(f"/t/{waiting.table}?seat=3")
    seat = phone.page.locator(".room ol li").nth(2)
    expect(seat).to_have_class(re.compile(r"\byou\b"))  # the one whose code was scanned stands out
    phone.page.fill("#name", "Chie")
    seat.get_by_role("button", name=words(language)("web-sit-here")).click()
    expect(wall.page.locator(".room li").nth(2)).to_contain_text("Chie")
    expect(codes).to_have_count(1)


@pytest.mark.parametrize("game", games.names())
def test_it_shows_what_whoever_watches_sees_also_on_the_device_of_a_player(
    visitor: Come, house: House, game: str
) -> None:
    one = visitor(size=WALL)
    place = house.table(game, games.find(game).players[-1])
    one.visit(place)
    one.until_my_turn()
    one.page.goto(f"/t/{place.table}/screen")
    one.page.wait_for_selector("main[data-settled=true]")
    assert one.view["seat"] is None
    assert one.view.get("hand") is None
    assert one.page.locator(".hand, .held, .tools, .tile .picture").count() == 0
    expect(one.page.get_by_test_id("progress")).not_to_be_empty()
    overflow = "document.documentElement.scrollHeight - innerHeight"
    for theme in ("light", "dark"):
        one.page.emulate_media(color_scheme=theme)
        assert one.page.evaluate(overflow) <= 0, theme
        assert axe.complaints(one.page) == [], theme
    one.page.goto(f"/t/{place.table}")
    one.settle()
    assert one.view["seat"] == 0  # the seat is still this device's


def test_it_is_reached_from_the_room_and_from_the_menu_of_the_table(visitor: Come, house: House) -> None:
    waiting = house.table("dozito", 3, bots=1)
    one = visitor(size=DESKTOP)
    one.page.goto(f"/t/{waiting.table}#{waiting.token}")
    link = one.page.get_by_role("link", name="Show on a big screen")
    expect(link).to_have_attribute("href", f"/t/{waiting.table}/screen")
    playing = house.table("dozito", 3)
    one.visit(playing)
    one.page.locator(".tools").get_by_text("Menu").click()
    expect(link).to_have_attribute("href", f"/t/{playing.table}/screen")


def test_it_goes_on_by_itself_after_a_round_and_follows_to_the_next_game(visitor: Come, house: House) -> None:
    host = house.table("dokitto-ice", 2, bots=0, options={"trophies_to_win": 1})
    guest = house.sit(host.table, 1, "Ben")
    wall, anna, ben = visitor(size=WALL), visitor(size=DESKTOP), visitor(size=DESKTOP)
    anna.come(host)
    ben.come(guest)
    anna.page.get_by_role("button", name="Start").click()
    wall.page.goto(f"/t/{host.table}/screen")
    wall.page.wait_for_selector("main[data-settled=true]")
    devices.watch_the_end(house, anna, ben)
    expect(wall.page.locator(".counted")).to_be_visible()
    for one in (anna, ben):
        one.page.locator("dialog[open] [data-sheet=final] .main").first.click()
    wall.page.wait_for_url(lambda url: url.endswith("/screen") and host.table not in url)
    expect(wall.page.locator(".counted")).to_have_count(0)
    wall.page.wait_for_selector("main.open[data-settled=true]")
