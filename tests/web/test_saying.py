"""Every choice, number and goal has words where it is met; rules open in place; log and chat are in sight."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, expect

from parfait import games
from parfait.core import Event
from parfait.locale import LANGUAGES, words
from tests.web import axe, hands
from tests.web.house import House
from tests.web.test_people import gathered
from tests.web.visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
ROOT = Path(__file__).parents[2]
LARGE_SCREENS = [(1024, 768), (1280, 800), (1920, 1080), (2560, 1440)]


def own_table(game: str) -> str:
    """The source of a game's own table in the browser; empty for a game that is played on the default one."""
    index = ROOT / "web/src/games" / game / "index.ts"
    return index.read_text(encoding="utf-8") if index.is_file() else ""


def explains_seats(game: str) -> bool:
    return re.search(r"\bfacts\b", own_table(game)) is not None


def said(one: Visitor, language: str, event: dict[str, object]) -> str:
    """An event that the server sent, as the page should say it."""
    told = Event(str(event["key"]), dict(event.get("args") or {}))  # type: ignore[call-overload]
    return words(language).event(one.view["game"], told, ["Anna", "Bot 2", "Bot 3", "Bot 4"], one.view["seat"])


@pytest.mark.parametrize("game", games.names())
def test_the_goal_and_how_far_the_game_is_are_in_sight(visitor: Come, house: House, game: str) -> None:
    one = visitor()
    one.visit(house.table(game, games.find(game).players[-1]))
    one.until_my_turn()
    shown = one.page.get_by_test_id("progress")
    for size in (PHONE, (640, 360), DESKTOP):
        one.resize(size)
        expect(shown, str(size)).to_be_in_viewport()
        expect(shown, str(size)).to_have_text(said(one, "en", one.view["progress"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_aice_asks_for_each_part_of_a_move_and_says_what_can_come_of_it(
    visitor: Come, house: House, language: str
) -> None:
    one = visitor(language=language)
    one.visit(house.table("aice", 4, options={"first_player": 0}))
    one.until_my_turn()
    say = words(language)
    asked = one.page.get_by_test_id("asked")
    one.page.locator(".dice .die.open[data-die=D]").click()
    expect(asked).to_have_text(say("aice-ask-number", die=say.term("aice", "die", "D")))
    one.legal = []  # until the server says what may be played
    one.page.locator(".number").first.click()
    one.until_my_turn()
    plain = say("aice-asked-lead")
    expect(asked).to_have_text(plain)
    card = next(move[:2] for move in one.legal if "+" in move and "/" not in move)
    one.page.locator(f'.held[data-move="{card}"]').click()
    expect(asked).to_have_text(say("aice-ask-way", card=say.term("aice", "card", card)))
    ways = one.page.locator(".way .stakes")
    rank = int(card[1])
    expect(ways.first).to_have_text(say("aice-stakes-lead", strength=str(rank)))
    expect(ways.nth(1)).to_have_text(re.compile(f"{rank + 1}\u2060–\u2060{rank + 6}"))
    one.page.keyboard.press("Escape")
    expect(asked).to_have_text(plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_aice_asks_which_part_of_a_seven_is_kept(visitor: Come, house: House, language: str) -> None:
    one = visitor(language=language)
    say = words(language)
    while True:  # until there is a 7 that takes a die
        one.visit(house.table("aice", 4, options={"first_player": 0}))
        one.until_my_turn()
        if any(card[1] == "7" for card in one.view["hand"]):
            break
    one.page.locator(".dice .die.open[data-die=D]").click()
    one.legal = []  # until the server says what may be played
    one.page.locator(".number").first.click()
    one.until_my_turn()
    card = next(move[:2] for move in one.legal if move[1] == "7")
    one.page.locator(".dice .die.open[data-die=F]").click()
    asked = one.page.get_by_test_id("asked")
    expect(asked).to_have_text(say("aice-ask-die", die=say.term("aice", "die", "F")))
    one.page.locator(f'.held[data-move="{card}"]').click()
    arguments = {"card": say.term("aice", "card", card), "die": say.term("aice", "die", "F")}
    expect(asked).to_have_text(say("aice-ask-part", **arguments, first=6, second=1))
    assert one.page.locator(".way").count() == 2


@pytest.mark.parametrize("way", ["tap", "hover", "focus"])
@pytest.mark.parametrize("game", [game for game in games.names() if explains_seats(game)])
def test_the_numbers_on_a_seat_are_explained(visitor: Come, house: House, game: str, way: str) -> None:
    one = visitor(size=DESKTOP if way == "hover" else PHONE, touch=way == "tap")
    one.visit(house.table(game, games.find(game).players[-1]))
    one.until_my_turn()
    about, facts = one.page.locator(".about").first, one.page.get_by_test_id("facts")
    if way == "tap":
        about.tap()
    elif way == "hover":
        about.hover()
    else:
        one.page.keyboard.press("Tab")
        while not about.evaluate("(found) => found === document.activeElement"):
            one.page.keyboard.press("Tab")
    expect(facts).to_be_in_viewport(ratio=1)
    assert facts.locator("dt").count() >= 1
    assert axe.complaints(one.page) == []
    if way == "hover":
        one.page.mouse.move(640, 780)
    else:
        one.page.keyboard.press("Escape")
    expect(facts).to_have_count(0)


def test_the_last_move_is_told_on_a_phone_and_the_log_opens_at_its_newest_line(visitor: Come, house: House) -> None:
    one = visitor(size=PHONE)
    one.visit(house.table("dokitto-ice", 4))
    for _ in range(4):  # at least sixteen lines, more than the dialog holds
        one.until_my_turn()
        hands.turn(one, hands.mouse, random.Random(1))
    one.until_my_turn()
    ticker = one.page.get_by_test_id("ticker")
    expect(ticker).to_be_in_viewport()
    one.page.locator(".tools").get_by_text("Log").click()
    last = one.page.locator("dialog [role=log] p").last
    expect(last).to_be_in_viewport()
    assert one.page.locator("dialog [role=log]").evaluate("(log) => log.scrollHeight > log.clientHeight")
    assert last.inner_text().removesuffix("§").strip() in ticker.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_opens_in_place_in_the_reader_s_language(visitor: Come, house: House, language: str) -> None:
    one = visitor(language=language, size=DESKTOP)
    one.visit(house.table("dokitto-ice", 2))
    one.until_my_turn()
    address = one.page.url
    one.page.keyboard.press("l")
    link = one.page.locator("aside .rule[aria-label*=DI-7]").first
    link.click()
    sheet = one.page.get_by_role("dialog")
    expect(sheet.locator(".text")).to_have_attribute("lang", language)
    expect(sheet).to_contain_text({"en": "clockwise", "fr": "sens horaire", "ja": "時計回り"}[language])
    assert axe.complaints(one.page) == []
    assert one.page.url == address
    assert len(one.page.context.pages) == 1
    one.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    one.page.get_by_role("button", name=words(language)("web-rules"), exact=True).click()
    expect(sheet.locator(".short li")).to_have_count(5)
    assert len(one.page.context.pages) == 1


def test_log_and_chat_are_both_in_sight_on_a_desktop_and_reactions_in_each_reader_s_language(
    visitor: Come, house: House
) -> None:
    host = house.table("dokitto-ice", 2, bots=0)
    guest = house.sit(host.table, 1, "Benoît")
    anna, ben = visitor(size=DESKTOP), visitor(size=DESKTOP, language="fr")
    anna.page.goto(f"/t/{host.table}#{host.token}")
    ben.page.goto(f"/t/{guest.table}#{guest.token}")
    anna.page.get_by_role("button", name="Start").click()
    for one in (anna, ben):
        one.settle()
        expect(one.page.locator("aside [role=log]").first).to_be_in_viewport()
        expect(one.page.locator("aside input")).to_be_in_viewport()
    anna.page.get_by_role("button", name="Nice!").click()
    expect(ben.page.locator("aside .reaction")).to_have_text(re.compile("Anna.*Bien joué"))
    expect(anna.page.locator("aside .reaction")).to_have_text(re.compile("Anna.*Nice!"))
    expect(ben.page.locator(".bubble")).to_have_text(re.compile("Bien joué"))
    expect(ben.page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("aice", 3), ("aice", 4), ("dokitto-ice", 4)])
def test_no_card_of_a_hand_lies_over_another_on_a_desktop(visitor: Come, house: House, game: str, players: int) -> None:
    one = visitor(size=LARGE_SCREENS[0])
    one.visit(house.table(game, players))
    one.until_my_turn()
    for size in LARGE_SCREENS:
        one.resize(size)
        boxes = [box for card in one.page.locator(".hand .slot").all() if (box := card.bounding_box())]
        assert len(boxes) >= 9
        assert not any(overlap(a, b) for a, b in combinations(boxes, 2)), size
        assert all(box["width"] >= 50 for box in boxes), size


def overlap(a: FloatRect, b: FloatRect) -> bool:
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 1 and down > 1


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_rules_page_begins_with_its_short_lines_and_the_example(
    visitor: Come, game: str, language: str, theme: str
) -> None:
    """A game may leave out the lines; pictures in them, and the example, come with a table of its own."""
    one = visitor(language=language, theme=theme)
    one.page.goto(f"/rules/{game}")
    lines, example, law = (one.page.locator(part) for part in (".short li", ".example", "#law"))
    say = words(language)
    written = [key for key in (f"{game}-short-{n}" for n in range(1, 6)) if key in say]
    expect(law).to_be_visible()
    expect(lines).to_have_count(len(written))
    for number, key in enumerate(written):
        expect(lines.nth(number)).to_contain_text(say(key))
    if written and own_table(game):
        expect(lines.first.locator("svg, .piece, .die, .card").first).to_be_visible()
    tops = [part.first.bounding_box() for part in (lines, example, law) if part.count() > 0]
    assert [box["y"] for box in tops if box] == sorted(box["y"] for box in tops if box)
    assert "{" not in one.page.locator("main").inner_text()
    assert axe.complaints(one.page) == []


def test_people_at_a_table_hear_of_the_same_progress(visitor: Come, house: House) -> None:
    people = gathered(house, visitor, "dessert-dice", 2, {"first_player": 0})
    shown = [one.page.get_by_test_id("progress").inner_text() for one in people]
    assert shown[0] == shown[1] != ""
