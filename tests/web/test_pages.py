"""The pages: what stands on them, in which language, for whom, and that axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parfait import games, pages
from parfait.locale import LANGUAGES, words
from tests.web import axe
from tests.web.house import House
from tests.web.test_games import SHORT
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
PAGES = ["/", "/new/dozito", "/replay", "/rules", "/rules/aice", "/settings", "/t/0123456789abcd"]
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visitor: Come, theme: str) -> None:
    one = visitor(theme=theme, size=PHONE if theme == "light" else DESKTOP)
    one.excused = ["404"]
    for page in PAGES:
        one.page.goto(page)
        one.page.locator("h1").first.wait_for()
        one.page.wait_for_load_state("networkidle")
        assert axe.complaints(one.page) == [], page
        assert one.page.evaluate(TOO_WIDE) <= 0, page


@pytest.mark.parametrize("game", SHORT)
def test_axe_finds_nothing_in_mid_game(visitor: Come, house: House, game: str) -> None:
    place = house.table(game, SHORT[game][0])
    one = visitor(language="fr")
    for theme in ("light", "dark"):
        one.page.emulate_media(color_scheme=theme)
        one.visit(place)
        one.page.wait_for_timeout(300)
        assert axe.complaints(one.page) == [], theme
        assert one.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_language_of_the_browser(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    one.page.goto("/")
    for game in games.names():
        expect(one.page.get_by_role("heading", name=words(language)(f"{game}-title"), exact=True)).to_be_visible()
    assert one.page.evaluate("document.documentElement.lang") == language
    assert "web-" not in one.page.inner_text("body")


def test_the_language_is_switched_at_once(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/settings")
    one.page.get_by_label("Language").select_option("fr")
    expect(one.page.get_by_role("heading", name="Réglages")).to_be_visible()
    one.page.get_by_label("Langue").select_option("ja")
    expect(one.page.get_by_role("heading", name="設定")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_role("heading", name="設定")).to_be_visible()


def test_one_tap_leads_to_a_table_with_bots(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile("Play now.*Dozito")).click()
    one.settle()
    one.page.goto("/")
    expect(one.page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_table_is_made_with_options_and_a_clock(visitor: Come) -> None:
    one = visitor(size=DESKTOP)
    one.page.goto("/new/dokitto-ice")
    one.page.get_by_label("3", exact=True).check()
    one.page.get_by_label("Your name").fill("Chie")
    one.page.get_by_role("button", name="Fill with bots").click()
    one.page.get_by_label("Real time, with a clock").check()
    one.page.get_by_text("Optional rules").click()
    one.page.get_by_label("Trophies").fill("1")
    one.page.get_by_role("button", name="Start").click()
    one.settle()
    expect(one.page.get_by_role("timer").first).to_be_visible()
    assert "Chie" in one.page.inner_text("main")


def test_an_option_that_cannot_be_is_refused_with_its_rule(visitor: Come) -> None:
    """The page says so by itself, beside the field, and asks the server for nothing until it is mended."""
    one = visitor()
    one.page.goto("/new/dokitto-ice")
    one.page.get_by_role("button", name="Fill with bots").click()
    one.page.get_by_text("Optional rules").click()
    one.page.get_by_label("Trophies").fill("0")
    one.page.get_by_role("button", name="Start").click()
    expect(one.page.get_by_role("alert")).to_contain_text("from 1 to")
    expect(one.page.get_by_role("alert").get_by_role("link", name="DI-23")).to_be_visible()
    expect(one.page.get_by_label("Trophies")).to_be_focused()
    one.page.get_by_label("Trophies").fill("2")
    one.page.get_by_role("button", name="Start").click()
    one.page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_option_has_its_field(visitor: Come, house: House, game: str) -> None:
    """The whole form, folded out: nothing is left to be typed as JSON, and axe finds nothing wrong with it."""
    one = visitor()
    one.page.goto(f"/new/{game}")
    one.page.get_by_text("Optional rules").click()
    for option in next(found for found in house.call("games")["games"] if found["name"] == game)["options"]:
        field = one.page.locator(f'[data-option="{option["name"]}"]')
        assert field.locator("input, select").count() > 0
        for folded in field.locator("details:not(.why)").all():
            folded.locator("summary").first.click()
    assert axe.complaints(one.page) == []


def test_lists_and_tables_of_options_reach_the_table(visitor: Come, house: House) -> None:
    one = visitor()
    one.page.goto("/new/aice")
    one.page.get_by_role("button", name="Fill with bots").click()
    one.page.get_by_text("Optional rules").click()
    one.page.locator("#option-split-7-0").fill("3")
    one.page.get_by_role("button", name="Start").click()
    expect(one.page.get_by_role("alert")).to_contain_text("add up to 7")
    one.page.locator("#option-split-7-1").fill("4")
    one.page.get_by_role("button", name="Start").click()
    one.page.wait_for_url("**/t/*")
    table = one.page.url.rpartition("/")[2].partition("#")[0]
    assert house.call(f"tables/{table}")["options"] == {"split": {"7": [4, 3], "8": [6, 2]}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_number_on_the_page(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    for game in games.games():
        numbers = pages.numbers(game.name)
        one.page.goto(f"/rules/{game.name}#{numbers[-1]}")
        expect(one.page.locator(f"#{numbers[-1]}")).to_be_in_viewport()
        for number in numbers:
            expect(one.page.locator(f"article #{number}")).to_have_count(1)


def test_settings_change_the_page_and_stay(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/settings")
    one.page.get_by_label("Theme").select_option("dark")
    assert one.page.evaluate("document.documentElement.dataset.theme") == "dark"
    one.page.get_by_label("Confirm each move").check()
    one.page.reload()
    expect(one.page.get_by_label("Confirm each move")).to_be_checked()
