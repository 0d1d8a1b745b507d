"""A game without a drawing of its own in the browser is played on a table made from its view.

The game exists only here (tests/web/games); its words come from the server, since the client was built without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parfait.locale import LANGUAGES
from tests.web import axe, hands
from tests.web.house import House
from tests.web.test_games import HANDS
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
GAME = "under-the-cup"
TITLES = {"en": "Under the Cup", "fr": "Sous le gobelet", "ja": "カップの下"}
FIRST_BID = {"en": "Make the first bid.", "fr": "Faites la première annonce.", "ja": "最初の宣言をしてください。"}
THREE_FIVES = {"en": "Bid 3 of face 5", "fr": "Annoncer 3 dés de 5", "ja": "5の目が3個"}
GROUP = {"en": "Bid 3 of face …", "fr": "Annoncer 3 dés de …", "ja": "… の目が3個"}


@pytest.fixture(scope="module")
def cups(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that has one more game, in plain Python: its rules are not compiled."""
    games = Path(__file__).parent / "games"
    opened = House(tmp_path_factory.mktemp("cups"), PARFAIT_GAMES=str(games), PARFAIT_PLAIN="1")
    opened.start()
    yield opened
    opened.stop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", HANDS)
def test_it_is_played_to_its_end(visitor: Come, cups: House, way: str, language: str) -> None:
    hand, size = HANDS[way]
    one = visitor(at=cups, language=language, size=size, touch=way == "touch")
    one.visit(cups.table(GAME, 3, options={"lives": 1}))
    assert hands.to_the_end(one, hand) > 0
    sheet = one.page.locator("dialog[open]")
    sheet.wait_for()
    assert "Anna" in sheet.inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
def test_ninety_bids_in_words_beside_one_s_own_dice(
    visitor: Come, cups: House, language: str, size: tuple[int, int], theme: str
) -> None:
    one = visitor(at=cups, language=language, size=size, theme=theme)
    one.visit(cups.table(GAME, 3))
    one.until_my_turn()
    page = one.page
    assert len(one.legal) == 90
    assert TITLES[language] in page.title()
    assert page.get_by_test_id("asked").inner_text() == FIRST_BID[language]
    own = page.locator("#board .own")
    assert own.locator("svg.die").count() == 5
    assert own.locator("circle").count() == sum(face for face in one.view["dice"][0])
    assert page.locator(".seats svg.die").count() == 10  # the others', face down
    groups = page.locator("[data-group]")
    assert groups.count() == 15
    group = page.get_by_role("button", name=GROUP[language])
    group.first.click()
    page.get_by_role("button", name=THREE_FIVES[language]).wait_for()
    assert page.locator("[data-move]").count() == 6
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("() => { const b = document.querySelector('#board'); return b.scrollWidth <= b.clientWidth; }")
    assert axe.complaints(page) == []
    page.get_by_role("button", name=THREE_FIVES[language]).click()
    page.wait_for_function("step => +document.querySelector('main').dataset.step > step", arg=1)
    assert [message["move"] for message in one.sent if message["type"] == "move"] == ["bid 3 5"]


def test_it_is_on_the_home_page_with_a_letter_for_an_emblem(visitor: Come, cups: House) -> None:
    one = visitor(at=cups)
    one.page.goto("/")
    cover = one.page.locator(".games > li", has_text=TITLES["en"])
    assert cover.locator("text").inner_html() == "U"
    assert cover.count() == 1
    assert axe.complaints(one.page) == []


def test_the_log_and_the_hint_are_in_words(visitor: Come, cups: House) -> None:
    one = visitor(at=cups, size=DESKTOP, confirm=True)
    one.visit(cups.table(GAME, 2, hints=True))
    one.until_my_turn()
    one.page.get_by_text("You bid first.").wait_for()
    one.page.get_by_role("button", name="Hint").click()
    one.page.locator(".moves .best").first.wait_for()
    one.page.locator("[data-group]").first.click()
    one.page.locator("[data-move]").first.click()
    confirm = one.page.locator(".button.confirm")
    confirm.wait_for()
    assert "bid 1 of face 1" in confirm.inner_text()
    confirm.click()
    one.page.get_by_text("You bid 1 of face 1.").first.wait_for()
