"""The review beside a replay: made while one looks, walked along, and played on from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.lab.test_luck import greedy_game
from tests.web import axe
from tests.web.visitor import Visitor


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    found = greedy_game("dokitto-ice", 2, 5)
    found.extra["names"] = ["Anna", "Zoé"]
    file.write_text(found.write() + "\n", encoding="utf-8")
    return file


def test_a_record_is_reviewed_while_one_looks(visitor: Callable[..., Visitor], record: Path) -> None:
    page = visitor().page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Review this game").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_text("Chance of winning")).to_be_visible()
    expect(review.get_by_role("heading", name="How the result came about")).to_be_visible()
    account = review.get_by_test_id("account")
    expect(account.get_by_role("table")).to_be_hidden()  # the sentences come first, the figures when asked for
    account.get_by_text("Why?", exact=True).click()
    expect(account.get_by_role("row", name="The other players")).to_contain_text("±")
    expect(account.get_by_text("good or bad deals, draws and rolls")).to_be_visible()
    review.locator(".jump").first.click()
    expect(review.locator(".inline").first).to_be_visible()
    page.locator(".events").click()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("reviewed-step")).to_be_visible()
    page.get_by_text("Moves", exact=True).click()
    page.get_by_role("region", name="Moves").get_by_role("listitem").nth(3).get_by_role("button").click()
    assert axe.complaints(page) == []
    # The first look may be stopped, if it is not over by now; a closer one may be stopped, and asked for again.
    cancel = page.get_by_role("button", name="Cancel")
    cancel.evaluate_all("found => found.forEach((button) => button.click())")
    for _ in range(2):
        page.get_by_role("button", name="Look more closely").click()
        cancel.click()
    page.get_by_role("button", name="Practise the mistakes").click()
    practice = page.get_by_test_id("practice")
    for choice in practice.locator(".choices").first.get_by_role("button").all():
        if practice.get_by_text("Right:").count() == 0:
            choice.click()
    expect(practice.get_by_text("Right:")).to_be_visible()


def test_a_replay_opens_where_the_first_move_is_to_be_made(visitor: Callable[..., Visitor], record: Path) -> None:
    page = visitor().page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    expect(page.get_by_test_id("events")).to_contain_text("Round 1")
    page.get_by_role("button", name="To the start").click()
    expect(page.get_by_test_id("events")).to_contain_text("Before the first step.")


def test_friends_play_on_from_a_record_with_its_players_and_rules(
    visitor: Callable[..., Visitor], record: Path
) -> None:
    page = visitor().page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_role("button", name="Next trick or round").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Your seat", exact=True).select_option("Zoé")
    page.get_by_label("The others").select_option("Friends: leave the seats open")
    page.get_by_label("Dealt again, to fit what your seat had seen").check()
    assert axe.complaints(page) == []
    page.get_by_role("button", name="Play on", exact=True).click()
    expect(page.get_by_text("Continues another game from step")).to_be_visible()
    page.get_by_text("More options", exact=True).click()
    expect(page.get_by_role("group", name="Time limit")).to_be_visible()
    expect(page.get_by_role("group", name="Players")).to_have_count(0)  # what would be refused is not offered
    expect(page.get_by_text("Optional rules", exact=True)).to_have_count(0)
    guest = visitor(name="Kim").page
    guest.goto(page.url)
    guest.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, guest):
        one.wait_for_selector("main[data-settled=true]")
    assert int(page.locator("main[data-step]").get_attribute("data-step") or 0) > 2


def test_all_hands_of_a_finished_game_are_shown_and_walked_trick_by_trick(
    visitor: Callable[..., Visitor], record: Path
) -> None:
    page = visitor().page
    page.goto("/replay")
    page.get_by_label("Record file").set_input_files(record)
    page.get_by_label("Show all hands").check()
    page.get_by_role("button", name="Next trick or round").click()
    hands = page.get_by_test_id("open-hands")
    for name in ("Anna", "Zoé"):
        expect(hands.get_by_role("region", name=name).get_by_role("img").first).to_be_visible()
    before = page.locator(".count").text_content()
    page.get_by_role("button", name="Next trick or round").click()
    expect(page.locator(".count")).not_to_have_text(before or "")
    assert axe.complaints(page) == []
