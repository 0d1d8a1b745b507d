"""Several people at one device: whoever is to play is handed it, and nobody's hand is on the page meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.visitor import Visitor

Come = Callable[..., Visitor]
HANDOVER = "[data-handover]"
MAY_MOVE = "main[data-settled=true]:has(.yours) #board button[data-move]:not([aria-disabled=true])"


def shared_table(one: Visitor, game: str, *others: str) -> None:
    """A table of people at this device, by way of the room where it is set up."""
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile(f"With friends.*{game}")).click()
    for other in others:
        one.page.get_by_label("Name", exact=True).fill(other)
        one.page.get_by_role("button", name="Add", exact=True).click()
        expect(one.page.locator("ol li").filter(has_text=other)).to_be_visible()
    one.page.get_by_role("button", name=f"Start with {1 + len(others)} players").click()


def play_until_handed_over(one: Visitor) -> Locator:
    """Play the last of what is possible, in one touch or two, until the device has to be given to the other."""
    cover = one.page.locator(HANDOVER)
    for _ in range(20):
        one.page.locator(f"{HANDOVER}, {MAY_MOVE}").first.wait_for()
        if cover.count():
            return cover
        step = one.page.locator("main").get_attribute("data-step")
        one.page.locator(MAY_MOVE).last.click()
        one.page.locator(f"{HANDOVER}, main:has(.half), main:not([data-step='{step}'])").first.wait_for()
    raise AssertionError("the device stays with one of them")


def test_the_device_is_handed_over_with_all_hands_covered(visitor: Come) -> None:
    one = visitor(name="Mia")
    shared_table(one, "Dokitto! Ice", "Ken")
    names = []
    for turn in range(3):
        cover = play_until_handed_over(one)
        expect(cover.get_by_role("heading")).to_have_text(re.compile("^Pass to (Mia|Ken)$"))
        names.append(cover.get_by_role("heading").inner_text().removeprefix("Pass to "))
        if turn == 1:
            one.page.reload()
            expect(cover).to_be_visible()
        shown = one.page.locator("body").inner_html()
        assert "Your hand" not in shown
        assert "data-step" not in shown
        assert "possible moves" not in shown, "what the last one was told is taken back"
        cover.get_by_role("button", name=f"I’m {names[-1]}").click()
        expect(one.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert names[0] != names[1] != names[2]


def test_secret_bids_are_made_one_player_after_the_other(visitor: Come) -> None:
    one = visitor(name="Mia")
    shared_table(one, "AICE", "Ken", "Tom")
    given = []
    for _ in range(3):
        cover = one.page.locator(HANDOVER)
        given.append(cover.get_by_role("heading").inner_text().removeprefix("Pass to "))
        assert "data-step" not in one.page.locator("body").inner_html(), "the bid of the last one is in sight"
        cover.get_by_role("button", name=f"I’m {given[-1]}").click()
        one.page.locator("main[data-settled=true] #board button[data-opens]:not([aria-disabled=true])").first.click()
        one.page.locator(MAY_MOVE).first.click()
    expect(one.page.locator(HANDOVER)).to_be_visible()
    assert sorted(given) == ["Ken", "Mia", "Tom"]
