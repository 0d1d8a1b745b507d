"""The home page: what to play first, in which language, against whom; and one's own games, those that wait first."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parfait import games
from parfait.locale import LANGUAGES, words
from tests.web import axe, hands
from tests.web.house import House, Place
from tests.web.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]
MINE: dict[str, Any] = {"options": {"first_player": 0}}


def know(one: Visitor, *places: Place) -> None:
    """Sit at these tables, the last one first in the list."""
    for place in places:
        one.page.goto(f"/t/{place.table}#{place.token}")
        one.page.wait_for_function("() => !location.hash")


def lines(page: Page) -> list[str]:
    return [text.split("\n")[0] for text in page.locator("section:has(#running) li").all_inner_texts()]


def test_one_tap_leads_to_a_table_with_the_bots_that_were_named(visitor: Come) -> None:
    """After a question the first time: whether one knows the game."""
    one = visitor()
    one.page.goto("/")
    button = one.page.get_by_role("button", name=re.compile(r"Play now against 2 bots \(Casual\) \(Dozito\)"))
    expect(button).to_contain_text("against 2 bots (Casual)")
    button.click()
    one.page.get_by_role("button", name="I know how to play").click()
    one.settle()
    assert len(one.view["grids"]) == 3
    one.page.goto("/")
    expect(one.page.get_by_role("heading", name="Your games")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_easiest_game_is_first_and_recommended(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    one.page.goto("/")
    one.page.locator(".game").first.wait_for()
    difficulties = [game.difficulty for game in games.games()]
    assert difficulties == sorted(difficulties)
    titles = one.page.locator(".game h3").all_inner_texts()
    assert titles == [words(language)(f"{game.name}-title") for game in games.games()]
    marks = [card.locator(".first").count() for card in one.page.locator(".game").all()]
    assert marks == [1] + [0] * (len(marks) - 1)


def test_the_language_is_switched_on_the_home_page(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/")
    count = len(games.games())
    japanese, french = (words(language)("web-welcome-games", count=count) for language in ("ja", "fr"))
    one.page.get_by_role("button", name="日本語").click()
    expect(one.page.get_by_role("heading", name=japanese)).to_be_visible()
    one.page.get_by_role("button", name="Français").click()
    expect(one.page.get_by_role("heading", name=french)).to_be_visible()
    expect(one.page.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")
    one.page.reload()
    expect(one.page.get_by_role("heading", name=french)).to_be_visible()


def test_ones_games_tell_whose_turn_it_is_with_whom_and_for_how_long(visitor: Come, house: House) -> None:
    urgent = house.table("dessert-dice", 2, clock={"bank": 3000}, **MINE)
    patient = house.table("dozito", 2, clock={"turn": 3 * 86_400}, **MINE)
    waiting = house.table("dokitto-ice", 4, bots=1, title="Friday")
    theirs = house.table("dokitto-ice", 2, bots=0, options={"first_player": 1})
    house.sit(theirs.table, 1, "Ben")
    one = visitor(size=DESKTOP)
    know(one, urgent, patient, waiting, theirs)
    one.page.get_by_role("button", name="Start").click()
    one.settle()
    one.page.goto("/")
    listed = one.page.locator("section:has(#running) li")
    expect(listed.filter(has_text="Dessert Dice")).to_contain_text(
        re.compile(r"with Bot 2.*Your turn.*Time left: 4\d:\d\d", re.S)
    )
    expect(listed.filter(has_text="Dozito")).to_contain_text(re.compile(r"Your turn.*Time left: [23] days", re.S))
    expect(listed.filter(has_text="Friday")).to_contain_text(re.compile(r"with Bot 4.*2 seats free", re.S))
    expect(listed.filter(has_text="Ben’s turn")).to_contain_text("with Ben")
    assert lines(one.page) == ["Dessert Dice", "Dozito", "Dokitto! Ice", "Friday"], "mine first, the most urgent before"
    expect(one.page).to_have_title(re.compile(r"^\(2\) .*Parfait$"))
    expect(one.page.get_by_role("heading", name=re.compile("Your games.*2 are waiting for you"))).to_be_visible()
    assert axe.complaints(one.page) == []


def test_from_one_table_to_the_next_where_it_is_ones_turn(visitor: Come, house: House) -> None:
    places = [house.table("dozito", 2, **MINE), house.table("dessert-dice", 2, **MINE)]
    one = visitor()
    know(one, *places)
    one.settle()
    expect(one.page).to_have_title(re.compile(r"^\(2\) ● Your turn · Dessert Dice"))
    button = one.page.get_by_role("link", name=re.compile("It is your turn at another table: Dozito"))
    expect(button).to_be_visible()
    assert axe.complaints(one.page) == []
    button.click()
    one.page.wait_for_url(f"**/t/{places[0].table}")
    expect(one.page).to_have_title(re.compile("Your turn · Dozito"))
    expect(one.page.get_by_role("link", name=re.compile("another table: Dessert Dice"))).to_be_visible()
    one.page.keyboard.press("n")
    one.page.wait_for_url(f"**/t/{places[1].table}")


def test_a_table_is_not_named_when_it_is_anothers_turn(visitor: Come, house: House) -> None:
    theirs = house.table("dokitto-ice", 2, bots=0, options={"first_player": 1})
    house.sit(theirs.table, 1, "Ben")
    here = house.table("dozito", 2, **MINE)
    one = visitor()
    know(one, theirs)
    one.page.get_by_role("button", name="Start").click()
    one.settle()
    with one.page.expect_response("**/api/seats"):
        know(one, here)
    one.settle()
    expect(one.page).to_have_title(re.compile("^● Your turn"))
    assert one.page.get_by_role("link", name=re.compile("another table")).count() == 0


def test_a_game_that_is_put_off_the_list_keeps_its_seat_and_can_be_put_back(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2, **MINE)
    one = visitor()
    know(one, place)
    one.page.goto("/")
    hide = one.page.get_by_role("button", name="Remove Dozito from this list")
    hide.click()
    expect(one.page.get_by_text("Dozito is hidden. You keep your seat.")).to_be_visible()
    one.page.get_by_role("button", name="Undo").click()
    expect(one.page.locator(".line.mine")).to_contain_text("Your turn")
    hide.click()
    one.page.reload()
    expect(one.page.get_by_text("Hidden games (1)")).to_be_visible()
    assert one.page.locator(".line.mine").count() == 0
    one.page.get_by_text("Hidden games (1)").click()
    one.page.get_by_role("button", name="Show again (Dozito)").click()
    expect(one.page.locator(".line.mine")).to_contain_text("Your turn")
    hide.click()
    one.page.goto(f"/t/{place.table}")
    one.until_my_turn()
    hands.turn(one, hands.mouse, random.Random(1))


def test_a_game_that_ended_while_one_was_away_is_among_the_finished(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2, **MINE)
    one, device = visitor(), visitor()
    know(one, place)
    know(device, place)
    device.settle()
    one.page.goto("/")
    expect(one.page.locator(".line.mine")).to_be_visible()
    device.page.get_by_role("button", name="Menu").click()
    close = device.page.get_by_role("button", name="Close table")
    close.click()
    close.last.click()
    one.page.reload()
    expect(one.page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(one.page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_an_old_address_for_new_tables_still_offers_them(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/new/aice")
    one.page.get_by_role("button", name=re.compile("With friends.*AICE")).click()
    one.page.wait_for_url("**/t/*")
    expect(one.page.get_by_role("heading", name="Set up the table")).to_be_visible()


def has_played(one: Visitor, *tables: dict[str, Any], lessons: dict[str, Any] | None = None) -> None:
    """A device that remembers these finished games."""
    one.page.goto("/healthz")
    kept = [{"token": None, "seat": 0, "at": 1, "over": True, **table} for table in tables]
    one.page.evaluate("kept => localStorage['parfait:tables'] = JSON.stringify(kept)", kept)
    one.page.evaluate("kept => localStorage['parfait:lessons'] = JSON.stringify(kept)", lessons or {})
    one.page.goto("/")


def ended(table: str, winners: list[str], won: bool = False, began: bool = True) -> dict[str, Any]:
    return {"table": table, "game": "dozito", "result": {"began": began, "winners": winners, "won": won}}


def test_finished_games_name_their_winners_and_leave_out_what_never_began(visitor: Come) -> None:
    one = visitor()
    has_played(one, ended("a1", ["Zoé", "Marc"]), ended("a2", [], won=True), ended("a3", [], began=False))
    finished = one.page.locator("section[aria-label='Finished games'] li")
    expect(finished).to_have_count(2)
    expect(finished.nth(0)).to_contain_text("Zoé, Marc won")
    expect(finished.nth(1)).to_contain_text("You won")


def test_no_lesson_is_offered_before_a_game_that_one_has_played_with_friends(visitor: Come) -> None:
    one = visitor()
    has_played(one, ended("a1", ["Zoé"]))
    one.page.get_by_role("button", name=re.compile("^Play now.*Dozito")).click()
    one.page.wait_for_url("**/t/*")


def test_the_next_thing_to_do_is_to_go_on_or_to_learn_or_to_play_again(visitor: Come, house: House) -> None:
    one = visitor()
    one.page.goto("/")
    following = one.page.locator(".next")
    expect(following).to_contain_text("Learn Dozito")
    has_played(one, ended("a1", ["Zoé"]))
    expect(following).to_contain_text("Play Dozito again")
    has_played(one, ended("a1", ["Zoé"]), lessons={"aice": {"part": "dice", "moves": []}})
    expect(following).to_contain_text("Continue the lesson: AICE")
    know(one, house.table("dozito", 2, **MINE))
    one.page.goto("/")
    expect(following).to_contain_text("Back to Dozito")
    expect(following).to_contain_text("Your turn")
    following.click()
    one.page.wait_for_url("**/t/*")
    assert axe.complaints(one.page) == []
