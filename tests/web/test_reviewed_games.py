"""The page of one's reviewed games: kept on the device, by kind of mistake, with a way to practise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from parfait.locale import LANGUAGES, words
from tests.patience import PATIENCE
from tests.web import axe
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
LONG = "Anne-Sophie Montgolfière de la Rochefoucauld-Liancourt"
KEPT: list[dict[str, Any]] = [
    {
        "table": "one",
        "game": "dokitto-ice",
        "seat": 0,
        "names": ["Anna", LONG, "Ben", LONG],
        "at": 1_790_000_000_000,
        "won": 1,
        "luck": 0.21,
        "mistakes": [
            {"step": 12, "kind": "low", "loss": 0.04},
            {"step": 30, "kind": "take", "loss": 0.09},
            {"step": 41, "kind": "low", "loss": 0.03},
        ],
    },
    {
        "table": "two",
        "game": "aice",
        "seat": 1,
        "names": ["Ken", "Anna", "Zoé"],
        "at": 1_790_100_000_000,
        "won": 0,
        "luck": -0.14,
        "mistakes": [{"step": 3, "kind": "bid-2", "loss": 0.05}],
    },
    {
        "table": "three",
        "game": "dozito",
        "seat": 1,
        "names": ["Ken", "Anna"],
        "at": 1_790_200_000_000,
        "won": 0,
        "luck": 0.0,
        "mistakes": [],
    },
]


def keep(one: Visitor, key: str, value: object) -> None:
    one.page.goto("/settings")
    one.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"parfait:{key}", json.dumps(value)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_and_mistakes_by_kind_in_ones_language(visitor: Come, language: str) -> None:
    one, say = visitor(language=language), words(language)
    keep(one, "reviews", KEPT)
    one.page.goto("/reviews")
    expect(one.page.get_by_role("heading", name=say("web-reviews"), exact=True)).to_be_visible()
    dokitto = one.page.get_by_role("region", name=say("dokitto-ice-title"), exact=True)
    expect(dokitto.get_by_role("listitem")).to_have_count(2)
    expect(dokitto.get_by_role("listitem").first).to_contain_text(say("dokitto-ice-label-take"))
    expect(dokitto.get_by_role("listitem").last).to_contain_text(say("dokitto-ice-label-low"))
    expect(one.page.get_by_role("link", name=say("web-reviews-practise", count=3))).to_have_attribute(
        "href", "/replay/one?practise"
    )
    for size in (PHONE, DESKTOP):
        one.resize(size)
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        assert axe.complaints(one.page) == [], size


def test_a_device_without_reviews_is_told_what_the_page_is_for(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/")
    one.page.get_by_role("link", name="My reviewed games").click()
    expect(one.page.get_by_text("Review a game you have played")).to_be_visible()
    expect(one.page.get_by_role("link", name="Home").last).to_be_visible()
    assert axe.complaints(one.page) == []


def test_a_review_can_be_taken_off_the_list(visitor: Come) -> None:
    one = visitor()
    keep(one, "reviews", KEPT)
    one.page.goto("/reviews")
    games = one.page.get_by_role("region", name="Reviewed games").get_by_role("listitem")
    expect(games).to_have_count(3)
    games.first.get_by_role("button").click()
    expect(games).to_have_count(2)
    one.page.reload()
    expect(games).to_have_count(2)


def test_a_game_that_is_reviewed_is_kept_and_practised_from_the_list(visitor: Come, house: House) -> None:
    bots = [{"bot": "1"}, {"bot": "1"}]
    wanted = {"game": "dokitto-ice", "players": 2, "options": {"trophies_to_win": 1}, "seats": bots, "start": True}
    table = house.call("tables", wanted)["table"]
    one = visitor()
    one.page.goto(f"/t/{table}")  # bots play while somebody watches
    expect(one.page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=1000 * PATIENCE)
    own = {"table": table, "token": None, "game": "dokitto-ice", "seat": 0, "at": 1, "over": True}
    keep(one, "tables", [own])
    one.page.goto("/reviews")
    one.page.get_by_role("link", name="Review this game").click()
    expect(one.page.get_by_test_id("account")).to_be_visible(timeout=1000 * PATIENCE)
    kept = json.loads(one.page.evaluate("localStorage.getItem('parfait:reviews')"))
    assert [game["table"] for game in kept] == [table]
    one.page.get_by_role("link", name="My reviewed games").click()
    expect(one.page.get_by_role("region", name="Reviewed games").get_by_role("listitem")).to_have_count(1)
    assert kept[0]["mistakes"]  # a newcomer's
    assert {mistake["kind"] for mistake in kept[0]["mistakes"]} <= {"low", "middle", "high", "take", "leave"}
    one.page.get_by_role("link", name="Practise").click()
    expect(one.page.get_by_test_id("practice")).to_be_visible(timeout=1000 * PATIENCE)
