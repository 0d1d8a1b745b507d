"""The lab in the browser: a report is opened, and rules that were measured are tried at a table with one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from parfait import lab
from parfait.locale import LANGUAGES, words
from tests.web import axe
from tests.web.house import House
from tests.web.test_pages import TOO_WIDE
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a real study and its report beside the database."""
    house = House(tmp_path_factory.mktemp("studied"))
    study = house.folder / "lab" / "boards"
    lab.run("dessert-dice", players=2, bots=["random"], games=12, watch=1, workers=1, vary={"board": [4, 6]}, out=study)
    lab.report(study, "en")
    house.start()
    yield house
    house.stop()


def test_a_report_is_opened_from_the_home_page(visitor: Come, studied: House) -> None:
    one = visitor(at=studied, size=DESKTOP)
    one.page.goto("/")
    one.page.get_by_role("link", name=words("en")("web-lab-title")).click()
    with one.page.expect_popup() as opened:
        one.page.get_by_role("link", name="English").click()
    report = opened.value
    expect(report.get_by_role("heading", level=1)).to_contain_text("Dessert Dice")
    expect(report.locator("section#seats svg").first).to_be_visible()
    assert report.evaluate(TOO_WIDE) <= 0
    report.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert report.evaluate(TOO_WIDE) <= 0


def test_rules_that_were_measured_are_tried_with_one_click(visitor: Come, studied: House) -> None:
    one = visitor(at=studied)
    one.page.goto("/lab")
    label = words("en")("dessert-dice-option-board")
    one.page.get_by_role("listitem").filter(has_text=f"{label}: 6").get_by_role("button").click()
    one.page.wait_for_url("**/t/*")
    info = studied.call(f"tables/{one.page.url.rpartition('/t/')[2].partition('#')[0]}")
    assert info["options"]["board"] == 6
    assert info["players"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_fit_for_everyone(visitor: Come, studied: House, language: str) -> None:
    one = visitor(at=studied, language=language)
    one.page.goto("/lab")
    expect(one.page.get_by_role("listitem")).to_have_count(3)
    assert "web-" not in one.page.inner_text("main")
    for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
        one.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        one.resize(size)
        assert axe.complaints(one.page) == [], (size, theme)
        assert one.page.evaluate(TOO_WIDE) <= 0, (size, theme)


def test_a_server_without_studies_says_so(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/lab")
    expect(one.page.get_by_text(words("en")("web-lab-none"))).to_be_visible()
