"""A table's room before the start: set up by its host, seen by its guests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from parfait import games
from parfait.locale import LANGUAGES, words
from tests.web import axe
from tests.web.house import House
from tests.web.test_pages import TOO_WIDE
from tests.web.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]


def room(one: Visitor, game: str = "Dokitto! Ice") -> str:
    """A new table in one tap; its number."""
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile(f"With friends.*{game}")).click()
    one.page.wait_for_url("**/t/*")
    one.page.locator("#setup").wait_for()
    return one.page.url.rpartition("/")[2]


def info(house: House, table: str) -> dict[str, Any]:
    found: dict[str, Any] = house.call(f"tables/{table}")
    return found


def fill(one: Visitor) -> None:
    """A bot on every open seat."""
    while (open_seats := one.page.get_by_label(re.compile("Add a bot to seat"))).count():
        before = open_seats.count()
        open_seats.first.select_option("random")
        expect(open_seats).to_have_count(before - 1)


def test_one_tap_leads_to_a_room_with_ones_seat_and_its_link(visitor: Come, house: House) -> None:
    one = visitor()
    table = room(one)
    assert [seat.get("name") for seat in info(house, table)["seats"]] == ["Anna", None, None, None]
    expect(one.page.get_by_label("Link to the table")).to_have_value(f"{house.url}/t/{table}")


def test_a_host_without_a_name_sits_down_in_the_room(visitor: Come, house: House) -> None:
    one = visitor(name="")
    table = room(one)
    sit = one.page.get_by_role("button", name="Sit here (Seat 1)")
    expect(sit).to_be_disabled()
    expect(sit).to_have_accessible_description("Enter your name to sit down.")
    one.page.get_by_label("Your name").fill("Chie")
    sit.click()
    expect(one.page.locator("li.you")).to_contain_text("Chie")
    assert info(house, table)["host"] == 0
    expect(one.page.locator(".notice").filter(has_text="host now")).to_have_count(0)  # the same person as before


def test_a_host_on_a_phone_has_the_link_and_the_start_in_sight(visitor: Come) -> None:
    one = visitor(size=(390, 844))
    room(one)
    assert one.page.evaluate("scrollY") == 0
    expect(one.page.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)
    expect(one.page.locator(".start button").first).to_be_in_viewport(ratio=1)


def test_a_table_is_set_up_in_its_room_and_played(visitor: Come, house: House) -> None:
    one = visitor(size=DESKTOP)
    table = room(one)
    one.page.get_by_role("radio", name="3", exact=True).check()
    expect(one.page.get_by_label(re.compile("Add a bot to seat"))).to_have_count(2)
    one.page.get_by_text("More options").click()
    one.page.get_by_label("Real time, with a clock").check()
    one.page.get_by_label("Minutes per player").fill("5")
    one.page.get_by_text("Optional rules").click()
    one.page.get_by_label("Trophies").fill("1")
    one.page.get_by_label("List it under open tables").check()
    one.page.get_by_label("Title").fill("Friday")
    expect(one.page.locator(".changed")).to_have_text("Trophies needed to win: 1")
    expect(one.page.get_by_text("5 min per player + 10 s per turn")).to_be_visible()
    expect(one.page.locator("section:has(#what)")).to_contain_text("Friday")
    fill(one)
    one.page.get_by_role("button", name="Start").click()
    one.settle()
    expect(one.page.get_by_role("timer").first).to_be_visible()
    found = info(house, table)
    assert (found["players"], found["options"], found["title"]) == (3, {"trophies_to_win": 1}, "Friday")
    assert found["clock"] == {"bank": 300, "increment": 10, "turn": None}


def test_what_cannot_be_is_said_beside_its_field_until_it_is_mended(visitor: Come, house: House) -> None:
    one = visitor()
    table = room(one)
    one.page.get_by_text("Optional rules").click()
    one.page.get_by_label("Trophies").fill("0")
    wrong = one.page.locator('[data-option="trophies_to_win"]').get_by_role("alert")
    expect(wrong).to_contain_text("from 1 to")
    expect(wrong.get_by_role("link", name="DI-23")).to_be_visible()
    assert info(house, table)["options"] == {}
    one.page.get_by_text("More options").click()
    one.page.get_by_label("Real time, with a clock").check()
    one.page.get_by_label("Minutes per player").fill("0")
    expect(one.page.get_by_role("alert")).to_have_count(2)
    one.page.get_by_label("Minutes per player").fill("7")
    one.page.get_by_label("Trophies").fill("2")
    expect(one.page.get_by_role("alert")).to_have_count(0)
    expect(one.page.locator(".changed")).to_contain_text(": 2")
    expect(one.page.get_by_text("7 min per player + 10 s per turn")).to_be_visible()
    assert info(house, table)["options"] == {"trophies_to_win": 2}


def test_fewer_seats_than_people_is_refused_beside_the_number(visitor: Come, house: House) -> None:
    one = visitor()
    table = room(one)
    for seat, name in ((1, "Ben"), (2, "Zoe")):
        house.sit(table, seat, name)
    expect(one.page.locator("li", has_text="Zoe")).to_be_visible()
    one.page.get_by_role("radio", name="2", exact=True).click()
    expect(one.page.get_by_role("alert")).to_contain_text("3 people already have a seat here")
    expect(one.page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    one.page.get_by_role("radio", name="3", exact=True).check()
    expect(one.page.get_by_role("alert")).to_have_count(0)
    expect(one.page.locator("ol > li")).to_have_count(3)
    assert [seat["name"] for seat in info(house, table)["seats"]] == ["Anna", "Ben", "Zoe"]


def test_lists_and_tables_of_options_reach_the_table(visitor: Come, house: House) -> None:
    one = visitor()
    table = room(one, "AICE")
    one.page.get_by_text("Optional rules").click()
    one.page.locator("#option-split-7-0").fill("3")
    expect(one.page.get_by_role("alert")).to_contain_text("add up to 7")
    one.page.locator("#option-split-7-1").fill("4")
    expect(one.page.locator(".changed")).to_have_count(1)
    assert info(house, table)["options"] == {"split": {"7": [4, 3], "8": [6, 2]}}


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_option_has_its_field(visitor: Come, house: House, game: str) -> None:
    """The whole room, folded out: nothing is left to be typed as JSON, and axe finds nothing wrong with it."""
    one = visitor()
    room(one, re.escape(words("en")(f"{game}-title")))
    one.page.get_by_text("Optional rules").click()
    for option in next(found for found in house.call("games")["games"] if found["name"] == game)["options"]:
        field = one.page.locator(f'[data-option="{option["name"]}"]')
        assert field.locator("input, select").count() > 0
        for folded in field.locator("details:not(.why)").all():
            folded.locator("summary").first.click()
    assert axe.complaints(one.page) == []
    assert one.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_sees_who_invites_to_what_and_what_the_host_changes(visitor: Come, house: House, language: str) -> None:
    say = words(language)
    host, guest = visitor(), visitor(language=language, name="")
    table = room(host, "Dozito")
    guest.page.goto(f"/t/{table}")
    title = say("dozito-title")
    expect(guest.page.get_by_role("heading", name=say("web-invites-you", host="Anna", game=title))).to_be_visible()
    facts = guest.page.locator("section:has(#what)")
    expect(facts).to_contain_text(say("web-players-minutes", players="5", minutes=15))
    expect(facts).to_contain_text(say("web-clock-said-none"))
    assert guest.page.locator("#setup").count() == 0
    host.page.get_by_role("radio", name="3", exact=True).check()
    host.page.get_by_text("More options", exact=True).click()
    host.page.get_by_label("Several days per turn").check()
    expect(facts).to_contain_text(say("web-players-minutes", players="3", minutes=15))
    expect(facts).to_contain_text(say("web-clock-said-days", days=2))
    expect(guest.page.locator("ol > li")).to_have_count(3)
    assert axe.complaints(guest.page) == []
    assert guest.page.evaluate(TOO_WIDE) <= 0


def test_a_guest_who_sits_stays_seated_while_seats_go_away(visitor: Come, house: House) -> None:
    host, guest = visitor(), visitor(name="Ben")
    table = room(host)
    guest.page.goto(f"/t/{table}")
    guest.page.get_by_role("button", name="Sit here (Seat 4)").click()
    expect(guest.page.locator("li.you")).to_contain_text("Ben")
    host.page.get_by_role("radio", name="2", exact=True).check()
    expect(guest.page.locator("ol > li")).to_have_count(2)
    expect(guest.page.locator("li.you")).to_contain_text("Ben")
    expect(guest.page.locator(".notice.bad")).to_have_count(0)
    expect(host.page.locator(".notice")).to_contain_text("Everyone is here: you can start.")
    expect(guest.page.locator(".notice")).to_contain_text("Everyone is here")
    host.page.get_by_role("button", name="Start").click()
    for one in (host, guest):
        one.settle()
        expect(one.page.locator(".notice").filter(has_text="Everyone is here")).to_have_count(0)
    assert {host.view["seat"], guest.view["seat"]} == {0, 1}


def test_what_the_host_set_up_is_there_after_the_page_is_loaded_again(visitor: Come) -> None:
    one = visitor()
    room(one)
    one.page.get_by_text("More options", exact=True).click()
    one.page.get_by_label("Several days per turn").check()
    one.page.get_by_label("Days per turn", exact=True).fill("5")
    expect(one.page.get_by_text("5 days per turn")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_label("Days per turn", exact=True)).to_have_value("5")
