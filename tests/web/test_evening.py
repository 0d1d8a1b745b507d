"""A whole evening of four friends: all four games on one link, and whatever happens on such an evening, once.

Somebody comes late, loads the page again, takes a move back, loses a phone, leaves for a while, is removed; the
server begins anew in the middle of bids that are made at once. On SQLite, and with two servers on one database.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.postgresql import PostgreSQL
from tests.web import devices, hands
from tests.web.house import House, Place
from tests.web.test_people import Come, bid
from tests.web.visitor import DESKTOP, PHONE, Visitor

SOON = {"PARFAIT_AWAY_AFTER": "2"}
CUT_OFF = ["WebSocket connection", "ERR_CONNECTION", "failed:"]  # while a server begins anew


@pytest.fixture(params=["sqlite", "two servers on postgresql"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[House]]:
    """Where the first friend is, and where the second; the others are at either."""
    with ExitStack() as opened:
        if request.param == "sqlite":
            found = [House(tmp_path, **SOON)] * 2
        else:
            url = opened.enter_context(PostgreSQL.running()).database("evening")
            found = [House(tmp_path, url, **SOON), House(tmp_path, url, **SOON)]
        for house in dict.fromkeys(found):
            house.start()
            opened.callback(house.stop)
        yield found


class Friend:
    def __init__(self, name: str, one: Visitor, house: House) -> None:
        self.name = name
        self.one = one
        self.page = one.page
        self.house = house

    def vote(self, game: str) -> None:
        self.page.locator(f"[data-game={game}]").click()

    def enter(self) -> None:
        self.page.fill("#name", self.name)
        self.page.get_by_role("button", name="Come in").click()
        expect(self.page.locator("#name")).to_have_count(0)

    def place(self) -> Place:
        """The seat that this device has at the table it is at, opened by the key of the party."""
        self.page.wait_for_url("**/t/*")
        [party] = json.loads(self.page.evaluate("localStorage['parfait:parties']"))
        return Place(self.page.url.rpartition("/")[2], party["key"], None)

    def menu(self, button: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name=button).click()

    def go_on(self) -> None:
        """From the end of a game to the evening."""
        self.one.settle()
        self.page.locator("dialog[open] [data-sheet=final] a.main").click()
        expect(self.page.locator("#next")).to_be_visible()
        self.one.step = -1  # the last table was further on than the next one will be


def play(friends: list[Friend], until: Callable[[dict[str, Any]], bool] = lambda view: False) -> str:
    """By devices of their own, while the pages look on."""
    places = [friend.place() for friend in friends]
    assert len({place.table for place in places}) == 1
    step = devices.play_on([friend.house for friend in friends], places, until)
    for friend in friends:
        while friend.one.step < step:
            friend.page.wait_for_timeout(5)
    return places[0].table


def after(moves: int) -> Callable[[dict[str, Any]], bool]:
    left = [moves]

    def enough(view: dict[str, Any]) -> bool:
        left[0] -= 1
        return left[0] < 0

    return enough


@pytest.mark.slow
def test_an_evening_of_four_games_on_one_link(visitor: Come, houses: list[House]) -> None:
    here, there = houses
    anna, ben, chloe, dana = friends = [
        Friend(name, visitor(at=house, size=size), house)
        for name, house, size in zip(
            ("Anna", "Ben", "Chloé", "Dana"), (here, there, here, there), (PHONE, DESKTOP, PHONE, PHONE), strict=True
        )
    ]
    for friend in friends:
        friend.one.excused = CUT_OFF
    anna.page.goto("/evening")
    anna.page.fill("#name", "Anna")
    anna.page.get_by_role("button", name="Start the evening").click()
    code = anna.page.get_by_test_id("code").inner_text()
    link = anna.page.url.rpartition("/")[2]
    wall = visitor(at=there, size=(1920, 1080))
    wall.excused = CUT_OFF
    wall.page.goto(f"/p/{link}/screen")
    ben.page.goto("/join")
    ben.page.fill("#code", code.lower())
    ben.page.get_by_role("button", name="Go in").click()
    chloe.page.goto(f"/p/{link}")
    for friend in (ben, chloe):
        friend.enter()
    expect(wall.page.locator(".people li")).to_have_count(3)

    # The first game: one comes late, another loads the page again, a third takes a move back.
    for friend in (anna, ben):
        friend.vote("dessert-dice")
    first = play([anna, ben, chloe], after(3))
    dana.page.goto(f"/p/{link}")
    dana.enter()
    dana.page.get_by_role("button", name=re.compile("Watch", re.I)).click()
    dana.page.wait_for_url(f"**/t/{first}")
    expect(anna.page.get_by_test_id("evening")).to_contain_text("Dana")
    ben.page.reload()
    ben.one.settle()
    mover = next(friend for friend in (anna, ben, chloe) if friend.one.legal)
    step, chance = mover.one.step, random.Random(1)
    mover.one.settle()
    while mover.one.step == step:
        hands.turn(mover.one, hands.mouse, chance)
    mover.one.settle()
    mover.page.get_by_role("button", name="Take back").click()
    while mover.one.step == step + 1:
        mover.page.wait_for_timeout(5)
    asked = [friend for friend in (anna, ben, chloe) if friend is not mover]
    for friend in asked:  # unless nobody had learned anything by it
        agree = friend.page.get_by_role("button", name="Agree")
        if mover.one.view and agree.count():
            agree.click()
    play([anna, ben, chloe])
    wall.page.wait_for_selector(".counted.final")
    for friend in (anna, ben, chloe):
        friend.go_on()
    dana.page.goto(f"/p/{link}")
    expect(dana.page.locator("tbody tr")).to_have_count(3)
    dana.one.step = -1

    # The second: whoever came late plays, and one loses a phone.
    for friend in (anna, ben, dana):
        friend.vote("dokitto-ice")
    for friend in friends:
        friend.page.wait_for_url("**/t/*")
        friend.one.settle()
    second = play(friends, after(3))
    chloe.page.goto("/settings")
    chloe.one.legal = []
    expect(anna.page.locator(".seats")).to_contain_text("away · 1 min")
    anna.menu("A new link for Chloé")
    anna.page.get_by_role("button", name="Make the link").click()
    lost, new = chloe.one, anna.page.get_by_label("Link to the table").input_value()
    anna.page.keyboard.press("Escape")
    chloe = Friend("Chloé", visitor(at=here, size=PHONE), here)
    chloe.one.excused = CUT_OFF
    friends[2] = chloe
    chloe.page.goto(new)
    chloe.page.get_by_role("button", name="Play here").click()
    expect(chloe.page.locator(".held").first).to_be_visible()
    chloe.one.settle()
    chloe.page.goto(f"/p/{link}")  # nobody asks for her name
    chloe.page.wait_for_url(f"**/t/{second}")
    lost.page.goto(f"/p/{link}")
    expect(lost.page.locator("#name")).to_be_visible()
    lost.page.goto("/settings")
    assert play(friends) == second
    for friend in friends:
        friend.go_on()

    # The third: one leaves for a while and a bot plays; and a guest is removed from the evening before.
    mallory = Friend("Mallory", visitor(at=there, size=PHONE), there)
    mallory.one.excused = CUT_OFF
    mallory.page.goto(f"/p/{link}")
    mallory.enter()
    anna.page.once("dialog", lambda dialog: dialog.accept())
    anna.page.get_by_role("button", name="Remove Mallory").click()
    expect(mallory.page.locator("#name")).to_be_visible()
    mallory.page.fill("#name", "Mallory")
    mallory.page.get_by_role("button", name="Come in").click()
    expect(mallory.page.get_by_text("The host has removed you from this evening.").first).to_be_visible()
    mallory.page.goto("/settings")
    for friend in (anna, chloe, dana):
        friend.vote("dozito")
    for friend in friends:
        friend.page.wait_for_url("**/t/*")
        friend.one.settle()
    play(friends, after(4))
    ben.page.goto("/settings")
    ben.one.legal = []
    step = anna.one.step
    button = anna.page.get_by_role("button", name="Let a bot play for Ben").first
    third = anna.place().table
    tile = anna.page.locator(".seat", has_text="Ben")
    expect(tile).to_contain_text("away · 1 min")
    if not button.is_visible():
        anna.page.get_by_role("button", name="Ben: what the numbers mean").click()
    button.click()
    expect(tile).to_contain_text("a bot is playing")
    ben.page.goto(f"/p/{link}")
    ben.page.wait_for_url(f"**/t/{third}")
    ben.page.get_by_role("button", name="Return to my seat").click()
    expect(tile).not_to_contain_text("a bot is playing")
    ben.one.settle()
    assert play(friends) == third
    for friend in friends:
        friend.go_on()

    # The fourth: all bid at once, and a server begins anew in the middle of it.
    for friend in (anna, ben, dana):
        friend.vote("aice")
    for friend in friends:
        friend.page.wait_for_url("**/t/*")
        friend.one.settle()
    bid(ben.one, 6, "D")
    bid(chloe.one, 3, "P")
    for friend in friends:
        expect(friend.page.locator(".seat svg.ready")).to_have_count(2)
    there.stop()
    there.start()
    expect(ben.page.get_by_role("button", name="Reconnecting")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Change my choice")).to_be_visible()
    ben.page.get_by_role("button", name="Change my choice").click()
    bid(ben.one, 2, "A")
    bid(anna.one, 1, "F")
    bid(dana.one, 4, "T")
    seats = [friend.one.view["seat"] for friend in friends]
    for friend in friends:
        expect(friend.page.locator(".bids p")).to_be_visible()
        while not all(friend.one.view.get("bids", [])):
            friend.page.wait_for_timeout(5)
        assert [friend.one.view["bids"][seat] for seat in seats] == [1, 2, 3, 4]
    play(friends)
    wall.page.wait_for_selector(".counted.final")
    expect(wall.page.get_by_test_id("code")).to_have_text(code)
    for friend in friends:
        friend.go_on()

    # The end: every game counts, for the same four people.
    expect(anna.page.locator("tbody tr")).to_have_count(4)
    points = [float(text) for text in anna.page.locator("tbody td:last-child").all_inner_texts()]
    assert sum(points) == 3 + 3 * 6
    assert len(here.call(f"tables/{first}/replay?seat=0")["changes"]) > 0
    anna.page.once("dialog", lambda dialog: dialog.accept())
    anna.page.locator("summary").click()
    anna.page.get_by_role("button", name="End the evening").click()
    for friend in friends:
        expect(friend.page.get_by_role("button", name="Share the evening")).to_be_visible()
        expect(friend.page.locator("a[href^='/replay/']")).to_have_count(4)
