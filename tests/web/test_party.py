"""An evening of four friends and a television on one link: two games with a vote between, a tally and the end."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web import axe, devices
from tests.web.house import House, Place
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
NAMES = ("Anna", "Ben", "Chloé", "Dana")
GAME = "dessert-dice"
FAMILY = "👨‍👩‍👧"


def enter(one: Visitor, name: str) -> None:
    one.page.fill("#name", name)
    one.page.get_by_role("button", name="Come in").click()
    expect(one.page.locator("#next")).to_be_visible()


def test_whoever_acts_as_the_host_is_offered_what_they_may_do(visitor: Come, house: House) -> None:
    anna, ben = visitor(size=DESKTOP), visitor(size=DESKTOP)
    anna.page.goto("/evening")
    anna.page.fill("#name", 30 * FAMILY)
    expect(anna.page.locator("#name")).to_have_value(24 * FAMILY)  # as long as the server takes, and none cut in two
    anna.page.fill("#name", "Anna")
    anna.page.get_by_role("button", name="Start the evening").click()
    expect(anna.page.get_by_test_id("code")).to_be_visible()
    link = anna.page.url.rpartition("/")[2]
    ben.page.goto(f"/p/{link}")
    enter(ben, "Ben")
    expect(anna.page.get_by_role("button", name="Remove Ben")).to_be_visible()
    anna.page.goto("/settings")
    ben.page.locator("summary").click()
    expect(ben.page.get_by_label("Name of the evening")).to_be_visible()  # he is the host for now
    expect(ben.page.get_by_role("button", name="End the evening")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Remove Anna")).to_have_count(0)
    anna.page.goto(f"/p/{link}")
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.locator("summary").click()
    anna.page.get_by_role("button", name="Leave the evening").click()
    expect(ben.page.get_by_role("button", name="End the evening")).to_be_visible()


def place_of(one: Visitor) -> Place:
    """The seat that this device has at the table it is at, opened by the key of the party."""
    one.page.wait_for_url("**/t/*")
    table = one.page.url.rpartition("/")[2]
    [party] = json.loads(one.page.evaluate("localStorage['parfait:parties']"))
    return Place(table, party["key"], None)


def vote_and_play(house: House, people: list[Visitor]) -> str:
    for one in people[:3]:  # more than half: nobody has to wait for the fourth
        one.page.locator(f"[data-game={GAME}]").click()
    places = [place_of(one) for one in people]
    assert len({place.table for place in places}) == 1
    devices.play_on(house, places, lambda view: False)
    return places[0].table


def test_an_evening_of_two_games_with_a_vote_between(visitor: Come, house: House) -> None:
    anna, ben, chloe, dana = people = [visitor(size=size) for size in (PHONE, DESKTOP, PHONE, PHONE)]
    anna.page.goto("/")
    anna.page.get_by_role("link", name="Start an evening with friends").click()
    anna.page.fill("#name", "Anna")
    anna.page.fill("#title", "Friday")
    anna.page.get_by_role("button", name="Start the evening").click()
    code = anna.page.get_by_test_id("code").inner_text()
    link = anna.page.url.rpartition("/")[2]
    wall = visitor(size=(1920, 1080))
    wall.page.goto(f"/p/{link}/screen")
    expect(wall.page.get_by_test_id("code")).to_have_text(code)
    ben.page.goto("/join")
    ben.page.fill("#code", code.lower())
    ben.page.get_by_role("button", name="Go in").click()
    for one in (chloe, dana):
        one.page.goto(f"/p/{link}")
    for one, name in zip(people[1:], NAMES[1:], strict=True):
        enter(one, name)
    expect(wall.page.locator(".people li")).to_have_count(4)
    for one in (anna, ben, wall):
        assert axe.complaints(one.page) == []

    first = vote_and_play(house, people)
    wall.page.wait_for_selector(".counted.final")  # the podium
    expect(wall.page.get_by_test_id("code")).to_have_text(code)
    sizes = wall.page.locator(".seat .name, .asked, .podium strong").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 28
    for one in people:
        one.page.locator("dialog[open] [data-sheet=final] a.main").click()
        expect(one.page.locator("#next")).to_be_visible()
        expect(one.page.locator("tbody tr")).to_have_count(4)

    dana.page.reload()  # she is still Dana
    expect(dana.page.locator("li:has-text('Dana')").first).to_contain_text("you")
    second = vote_and_play(house, people)
    assert first != second
    wall.page.wait_for_selector(".counted.final")
    anna.page.goto(f"/p/{link}")
    expect(anna.page.locator(f"a[href='/replay/{first}'], a[href='/replay/{second}']")).to_have_count(2)
    points = [float(text) for text in anna.page.locator("tbody td:last-child").all_inner_texts()]
    assert sum(points) == 2 * (3 + 2 + 1), "all that there is to win in two games of four"
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.locator("summary").click()
    anna.page.get_by_role("button", name="End the evening").click()
    expect(anna.page.get_by_role("button", name="Share the evening")).to_be_visible()
    assert axe.complaints(anna.page) == []
