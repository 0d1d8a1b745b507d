"""Lessons in the browser: offered, played whole by keyboard and by touch, left and resumed, with nothing for axe."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from parfait import games, lessons
from parfait.locale import LANGUAGES, words
from tests.patience import PATIENCE
from tests.web import axe, hands
from tests.web.hands import Hand
from tests.web.test_pages import TOO_WIDE
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
TAUGHT = [name for name in games.names() if games.lesson(name) is not None]


def open_part(one: Visitor, game: str, part: str, moves: list[str] | None = None) -> None:
    """As if one had left the lesson there."""
    inside = one.page.locator("main").count() > 0
    if inside:
        one.follow("/settings", "#theme")
    elif one.page.url == "about:blank":
        one.page.goto("/healthz")
    kept = {game: {"part": part, "moves": moves or []}}
    one.page.evaluate("kept => localStorage['parfait:lessons'] = JSON.stringify(kept)", kept)
    shown = f"main[data-part={part}]"
    if inside:
        one.follow(f"/learn/{game}", shown)
    else:
        one.page.goto(f"/learn/{game}")
        one.page.locator(shown).wait_for()


def state(one: Visitor, name: str) -> str | None:
    return one.page.locator("main.stage").get_attribute(f"data-{name}")


def play_part(one: Visitor, hand: Hand, chance: random.Random) -> None:
    """Try what is offered until the part is done."""
    deadline = time.monotonic() + PATIENCE
    while state(one, "done") != "true":
        assert time.monotonic() < deadline, (state(one, "part"), one.page.get_by_test_id("coach").inner_text())
        if state(one, "busy") == "true" or not one.page.locator(hands.OFFERED).count():
            one.page.wait_for_timeout(20)
            continue
        with suppress(Error):  # the piece has moved on
            hand(one, chance)


def play_whole(one: Visitor, game: str, hand: Hand, onward: Callable[[], None]) -> None:
    chance = random.Random(4)
    for part in lessons.find(game).parts:
        one.page.locator(f"main[data-part={part.name}]").wait_for()
        play_part(one, hand, chance)
        if not part.free:
            onward()


def test_a_lesson_is_played_whole_by_keyboard(visitor: Come) -> None:
    """From the home page to a real game, and the mouse is never touched."""
    one = visitor()
    one.excused = ["409"]  # wrong moves
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile("Play now.*Dokitto")).press("Enter")
    one.page.get_by_role("button", name="Show me how").press("Enter")
    one.page.wait_for_url("**/learn/dokitto-ice")
    one.page.locator("main[data-part=goal]").wait_for()

    def onward() -> None:
        part = lessons.find("dokitto-ice").part(state(one, "part") or "")
        if part is not None and part.beats:
            expect(one.page.locator("#onward")).to_be_focused()
        one.page.locator("#onward").press("Enter")

    play_whole(one, "dokitto-ice", hands.keyboard, onward)
    closing = one.page.get_by_role("dialog", name="You know how to play Dokitto! Ice")
    closing.get_by_role("button", name="Play now").press("Enter")
    one.page.wait_for_url("**/t/*")
    one.settle()
    one.page.goto("/")  # now that one knows it, nothing is asked
    one.page.get_by_role("button", name=re.compile("Play now.*Dokitto")).press("Enter")
    one.page.wait_for_url("**/t/*")


def test_a_lesson_is_played_whole_by_touch(visitor: Come) -> None:
    one = visitor(language="fr", touch=True)
    one.excused = ["409"]
    one.page.goto("/rules/dozito")
    one.page.get_by_role("link", name=re.compile("Apprendre à jouer")).tap()
    play_whole(one, "dozito", hands.touch, lambda: one.page.locator("#onward").tap())
    expect(one.page.get_by_test_id("coach")).to_contain_text("À vous de jouer")


def test_a_wrong_move_is_answered_by_its_rule_and_the_answer_is_shown_to_one_who_is_stuck(visitor: Come) -> None:
    one = visitor(size=DESKTOP)
    one.excused = ["409"]
    open_part(one, "dokitto-ice", "follow")
    coach = one.page.get_by_test_id("coach")
    one.page.get_by_role("button", name=re.compile("^Chocolate 4")).click(force=True)
    expect(coach).to_contain_text("Not allowed. Strawberry was led and you have 3")
    expect(coach.get_by_role("link", name="DI-8")).to_be_visible()
    one.page.get_by_role("button", name=re.compile("^Strawberry 2")).click()
    expect(coach).to_contain_text("Anna’s 7 would win")
    one.page.get_by_role("button", name="Show me").click()
    expect(coach).to_contain_text("Try this: Strawberry 9")
    one.page.get_by_role("button", name=re.compile("^Strawberry 9")).click()
    expect(coach).to_contain_text("Your 9 is the highest")


def test_a_lesson_is_left_and_resumed_where_it_was(visitor: Come) -> None:
    one = visitor()
    open_part(one, "dokitto-ice", "follow")
    one.page.get_by_role("button", name=re.compile("^Strawberry 9")).click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("Your 9 is the highest")
    one.page.get_by_role("link", name="Leave").locator("visible=true").click()
    one.page.get_by_role("link", name=re.compile("Continue the lesson.*Dokitto")).first.click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("Your 9 is the highest")
    assert state(one, "part") == "follow"


def test_progress_that_fits_no_lesson_begins_the_part_again(visitor: Come) -> None:
    one = visitor()
    one.excused = ["409"]
    open_part(one, "dokitto-ice", "follow", ["S2", "X9"])
    expect(one.page.get_by_test_id("coach")).to_contain_text("Win this trick!")


def test_a_die_is_tipped_in_a_lesson(visitor: Come) -> None:
    one = visitor()
    open_part(one, "dessert-dice", "tip")
    one.page.get_by_role("button", name=re.compile("^d4")).click()
    one.page.get_by_role("button", name=re.compile("c4.*ice cream")).click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("a cluster of three!")


def board(one: Visitor) -> object:
    """Where it is."""
    return one.page.evaluate("document.getElementById('board').getBoundingClientRect().toJSON()")


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_table_stays_where_it_is_whatever_is_said(visitor: Come, size: tuple[int, int]) -> None:
    """From part to part, after a wrong move, and when there is something to count."""
    one = visitor(size=size)
    one.excused = ["409"]
    open_part(one, "dokitto-ice", "fourth")
    before = board(one)
    one.page.get_by_role("button", name=re.compile("^Chocolate 8")).click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("fourth scoop. Stay under")
    assert board(one) == before
    one.page.get_by_role("button", name=re.compile("^Chocolate 5")).click()
    expect(one.page.get_by_role("button", name="How it was scored")).to_be_visible()
    assert board(one) == before
    one.page.locator("#onward").click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("Three trophies win the game")
    assert board(one) == before


def test_the_table_carries_on_or_is_new(visitor: Come) -> None:
    """What the others do between two parts is seen happening; another position is called a new table."""
    one = visitor()
    open_part(one, "dokitto-ice", "goal")
    one.page.locator("#onward").click()
    expect(one.page.get_by_test_id("coach")).to_contain_text("Win this trick!")
    expect(one.page.locator(".new")).to_have_count(0)
    open_part(one, "dokitto-ice", "mixed", ["S9", "C8", "S2", "take S"])
    one.page.locator("#onward").click()
    expect(one.page.locator(".new")).to_have_text("New table")


def test_the_rules_behind_what_is_said_open_by_one_sign(visitor: Come) -> None:
    one = visitor()
    open_part(one, "aice", "die")
    one.page.get_by_test_id("coach").get_by_role("link", name=re.compile("AI-8, AI-9, AI-10")).click()
    rules = one.page.get_by_role("dialog", name="Rules")
    for number in ("AI-8", "AI-9", "AI-10"):
        expect(rules.get_by_role("heading", name=number, exact=True)).to_be_visible()


def test_a_game_without_a_lesson_is_not_found(visitor: Come) -> None:
    one = visitor()
    one.excused = ["404"]
    one.page.goto("/learn/nothing")
    expect(one.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_part_fits_and_axe_finds_nothing(visitor: Come, game: str, language: str) -> None:
    """On a small phone in the light, and once on a desktop in the dark; the hand and the words are in sight."""
    screens = ((PHONE, "light"), (DESKTOP, "dark"))[: 2 if language == "en" else 1]
    one = visitor(language=language)
    for part in lessons.find(game).parts:
        open_part(one, game, part.name)
        expect(one.page.get_by_test_id("coach")).not_to_be_empty()
        assert "-lesson-" not in one.page.inner_text("body")
        for size, _ in screens:
            one.window.resize(size)
            one.page.evaluate("() => new Promise(requestAnimationFrame)")
            assert one.page.evaluate(TOO_WIDE) <= 0, (part.name, size)
            hidden = "() => { const b = document.getElementById('board'); return b.scrollHeight - b.clientHeight }"
            assert one.page.evaluate(hidden) <= 1, (part.name, size)
            cut = "() => { const r = document.querySelector('.coach .room'); return r.scrollHeight - r.clientHeight }"
            assert one.page.evaluate(cut) <= 1, (part.name, size)
    for size, theme in screens:
        one.window.resize(size)
        one.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        assert axe.complaints(one.page) == [], theme
    assert words(language)("lesson-back") in one.page.inner_text("main")
