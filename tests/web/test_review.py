"""The review beside a replay: made while one looks, walked along, and played on from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.lab.test_luck import greedy_game
from tests.web import axe
from tests.web.visitor import Visitor

PATIENCE = 90_000


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    found = greedy_game("dokitto-ice", 2, 5)
    found.extra["names"] = ["Anna", "Zoé"]
    file.write_text(found.write() + "\n", encoding="utf-8")
    return file


def test_a_record_is_reviewed_while_one_looks(visitor: Callable[..., Visitor], record: Path) -> None:
    one = visitor()
    page = one.page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.get_by_test_id("review")
    expect(review.get_by_text("Chance of winning")).to_be_visible(timeout=PATIENCE)
    expect(review.get_by_role("heading", name="How the result came about")).to_be_visible(timeout=PATIENCE)
    expect(review.get_by_role("row", name="Given away")).to_be_visible()
    review.get_by_role("button", name="2.", exact=False).first.click()
    page.locator(".events").click()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("reviewed-step")).to_be_visible()
    page.get_by_text("Moves", exact=True).click()
    page.locator(".moves button").nth(3).click()
    assert axe.complaints(page) == []


def test_all_hands_of_a_finished_game_are_shown_and_walked_trick_by_trick(
    visitor: Callable[..., Visitor], record: Path
) -> None:
    page = visitor().page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_label("Open hands").check()
    page.get_by_role("button", name="Next trick or round").click()
    hands = page.get_by_test_id("open-hands")
    for name in ("Anna", "Zoé"):
        expect(hands.get_by_role("region", name=name).get_by_role("img").first).to_be_visible(timeout=PATIENCE)
    before = page.locator(".count").text_content()
    page.get_by_role("button", name="Next trick or round").click()
    expect(page.locator(".count")).not_to_have_text(before or "")
    assert axe.complaints(page) == []
