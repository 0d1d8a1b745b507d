"""The pages: what stands on them, in which language, for whom, and that axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from parfait import games, pages
from parfait.locale import LANGUAGES, words
from tests.web import axe
from tests.web.house import House
from tests.web.test_games import SHORT
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
# Where each page is, and what it alone shows, last of all.
PAGES = {
    "/": ".games > li",
    "/new/dozito": "main > .card",
    "/replay": "input[type=file]",
    "/rules": "main:not(:has([aria-current])) nav a",
    "/rules/aice": "main:has(.example) #law",
    "/settings": "#theme",
    "/reviews": "h1",
    "/t/0123456789abcd": "[role=alert]",
}
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def each_page(one: Visitor) -> Iterator[str]:
    """Every page in turn, once it shows all it has. The first is loaded, the others are come to as by a link."""
    one.excused.append("404")
    one.page.goto(next(iter(PAGES)))
    one.page.wait_for_load_state("networkidle")
    for page, shown in PAGES.items():
        one.follow(page, shown)
        yield page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visitor: Come, theme: str) -> None:
    one = visitor(theme=theme, size=PHONE if theme == "light" else DESKTOP)
    for page in each_page(one):
        assert axe.complaints(one.page) == [], page
        assert one.page.evaluate(TOO_WIDE) <= 0, page


@pytest.mark.parametrize("game", SHORT)
def test_axe_finds_nothing_in_mid_game(visitor: Come, house: House, game: str) -> None:
    place = house.table(game, SHORT[game][0])
    one = visitor(language="fr")
    one.visit(place)
    for theme in ("light", "dark"):
        one.page.emulate_media(color_scheme=theme)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_number_on_the_page(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    for game in games.games():
        numbers = pages.numbers(game.name)
        one.page.goto(f"/rules/{game.name}#{numbers[-1]}")
        expect(one.page.locator(f"#{numbers[-1]}")).to_be_in_viewport()
        found = one.page.locator("article [id]").evaluate_all("found => found.map((element) => element.id)")
        assert {number: found.count(number) for number in numbers} == dict.fromkeys(numbers, 1)


def test_settings_change_the_page_and_stay(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/settings")
    one.page.get_by_label("Theme").select_option("dark")
    assert one.page.evaluate("document.documentElement.dataset.theme") == "dark"
    one.page.get_by_label("Confirm each move").check()
    one.page.reload()
    expect(one.page.get_by_label("Confirm each move")).to_be_checked()
