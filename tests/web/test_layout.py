"""A whole table is in sight on every screen: nothing to scroll for, and pieces large enough for a thumb."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from parfait import games
from parfait.locale import LANGUAGES
from tests.web import hands
from tests.web.house import House
from tests.web.measures import SMALLEST, measure
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]
SCREENS = [
    (360, 640),
    (640, 360),
    (740, 360),
    (844, 390),
    (390, 844),
    (820, 1180),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
TABLES = [
    ("aice", 3),
    ("aice", 4),
    ("dessert-dice", 4),
    ("dokitto-ice", 2),
    ("dokitto-ice", 4),
    ("dozito", 2),
    ("dozito", 5),
]
HIDDEN = """() => {
  const page = document.documentElement;
  const [board, area] = ['#board', 'main'].map((name) => document.querySelector(name));
  return Math.max(
    page.scrollWidth - innerWidth,
    page.scrollHeight - innerHeight,
    board.scrollHeight - board.clientHeight,
    board.scrollWidth - board.clientWidth,
    area.scrollHeight - area.clientHeight,
  );
}"""
# What a thumb can reach: a card as far as the next one in its row leaves it open.
NARROWEST = """() => {
  const box = (card) => card.getBoundingClientRect();
  const open = (card, _, cards) => {
    const right = (other) => box(other).top === box(card).top && box(other).left > box(card).left;
    return Math.min(card.offsetWidth, ...cards.filter(right).map((other) => box(other).left - box(card).left));
  };
  const cards = [...document.querySelectorAll('.hand .slot')].map(open);
  const tools = [...document.querySelectorAll('.tools button')].filter((tool) => tool.checkVisibility());
  return Math.min(...cards, ...tools.map((tool) => tool.offsetWidth));
}"""
# The table is laid out anew in the frame after the one in which its box changed.
IN_NEXT_FRAME = f"""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => [({HIDDEN})(), ({NARROWEST})()])"""
THUMB = 44
SMALLEST_TEXT = 14  # pixels on a phone
# By game and screen: the share of the table that is pieces, in per cent, and the width of one's own, in pixels.
LARGE = [(820, 1180), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
BARS: dict[str, dict[tuple[int, int], tuple[int, int]]] = {
    "aice": {(360, 640): (55, 60), (390, 844): (55, 72), (740, 360): (52, 56), (844, 390): (53, 60)},
    "dessert-dice": {(360, 640): (55, 46), (390, 844): (55, 68), (740, 360): (55, 50), (844, 390): (55, 68)},
    "dokitto-ice": {(360, 640): (50, 54), (390, 844): (55, 72), (740, 360): (52, 64), (844, 390): (52, 64)},
    "dozito": {(360, 640): (55, 52), (390, 844): (55, 80), (740, 360): (55, 56), (844, 390): (55, 80)},
}
for bars in BARS.values():
    bars.update(dict.fromkeys(LARGE, (55, 136)))
BARS["aice"][1366, 768] = (52, 136)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_whole_table_is_in_sight(visitor: Come, house: House, game: str, players: int, language: str) -> None:
    one = visitor(language=language)
    one.visit(house.table(game, players, hints=True, clock={"bank": 600, "increment": 5}))
    one.until_my_turn()
    hidden, narrow = {}, {}
    for screen in SCREENS:
        one.window.resize(screen)
        hidden[screen], narrow[screen] = one.page.evaluate(IN_NEXT_FRAME)
    assert {screen: pixels for screen, pixels in hidden.items() if pixels > 0} == {}
    assert {screen: pixels for screen, pixels in narrow.items() if pixels < THUMB} == {}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [(game.name, game.players[-1]) for game in games.games()])
def test_pieces_fill_the_table(visitor: Come, house: House, game: str, players: int) -> None:
    """Some moves into a game of as many as can play; docs/decisions/0283 says why a bar is lower on a small phone."""
    one = visitor()
    one.visit(house.table(game, players, hints=True))
    chance = random.Random(3)
    for _ in range(2):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    one.until_my_turn()
    below = {}
    for screen in BARS[game]:
        one.resize(screen)
        seen = measure(one.page, game)
        share, own = BARS[game][screen]
        if seen["share"] < share or seen["own"] < own or seen["text"] < SMALLEST_TEXT:
            below[screen] = seen
    assert below == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_television_can_be_read_from_a_sofa(visitor: Come, house: House, game: str) -> None:
    place = house.table(game, games.find(game).players[-1])
    one = visitor(size=(1920, 1080))
    one.visit(place)
    one.page.goto(f"/t/{place.table}/screen")
    one.page.wait_for_selector("main[data-settled=true]")
    size, words = one.page.evaluate(SMALLEST, "main")
    assert size >= 28, words


WHERE = """() => ['#board', '#board .part']
  .flatMap((what) => [...document.querySelectorAll(what)])
  .map((part) => part.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_nothing_moves_when_the_turn_changes(visitor: Come, house: House, size: tuple[int, int]) -> None:
    one = visitor(size=size)
    one.visit(house.table("dozito", 3))
    chance = random.Random(5)
    seen = set()
    for _ in range(6):
        one.until_my_turn()
        seen.add(tuple(one.page.evaluate(WHERE)))
        hands.turn(one, hands.mouse, chance)
        one.settle()
        seen.add(tuple(one.page.evaluate(WHERE)))
    assert len(seen) == 1


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_nothing_moves_when_somebody_goes_away(visitor: Come, tmp_path: Path, size: tuple[int, int]) -> None:
    """Neither at the seat nor in the prompt, where the way out is."""
    impatient = House(tmp_path, PARFAIT_AWAY_AFTER="1")
    impatient.start()
    try:
        place = impatient.table("dokitto-ice", 4, bots=2, options={"first_player": 1})
        ben = impatient.sit(place.table, 1, "Anne-Sophie Montgolfier")
        one, other = visitor(at=impatient, size=size), visitor(at=impatient)
        other.page.goto(f"/t/{ben.table}#{ben.token}")
        other.page.wait_for_selector(".room")
        one.page.goto(f"/t/{place.table}#{place.token}")
        one.page.locator(".room .main").first.click()
        one.settle()
        before = one.page.evaluate(WHERE)
        other.window.close()
        one.page.wait_for_selector(".missing .button")
        assert one.page.evaluate(WHERE) == before
    finally:
        impatient.stop()


OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('#board .part')].map((part) => part.getBoundingClientRect());
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const over = (a, b) => Math.min(across(a, b), down(a, b));
  return Math.max(0, ...boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => over(a, b))));
}"""
LARGEST = [
    ("dokitto-ice", 2, {"hand": 12}),
    ("aice", 3, {"hand": 11}),
    ("dessert-dice", 4, {"board": 6}),
]


@pytest.mark.parametrize(("game", "players", "options"), LARGEST)
def test_the_largest_hands_and_boards_fit(
    visitor: Come, house: House, game: str, players: int, options: dict[str, object]
) -> None:
    one = visitor()
    one.visit(house.table(game, players, options=options))
    one.until_my_turn()
    found = {}
    for screen in [(360, 640), (390, 844), (740, 360), (1366, 768), (1920, 1080)]:
        one.resize(screen)
        seen = one.page.evaluate(HIDDEN), one.page.evaluate(OVERLAPS)
        if max(seen) > 1:
            found[screen] = seen
    assert found == {}


# Of a list of seats that scrolls, or of a tile whose words are wider than it is.
CUT = """() => Math.max(...[...document.querySelectorAll('.seats, .seats .seat')].map((box) =>
  Math.max(box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth)))"""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_seat_is_in_sight_on_a_phone_on_its_side(visitor: Come, house: House, game: str, players: int) -> None:
    one = visitor(size=(740, 360))
    one.visit(house.table(game, players))
    chance = random.Random(2)
    for _ in range(3):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    one.until_my_turn()
    for screen in [(740, 360), (844, 390)]:
        one.resize(screen)
        assert one.page.evaluate(CUT) <= 1, screen


@pytest.mark.parametrize("name", ["WWWWWWWW MMMMMMMM WWWWWW", "👩‍👩‍👧‍👦👨‍👩‍👧🏴‍☠️", "عبد الرحمن بن محمد"])
@pytest.mark.parametrize("game", ["aice", "dokitto-ice"])
def test_no_name_pushes_anything_out_of_a_tile(visitor: Come, house: House, game: str, name: str) -> None:
    one = visitor()
    place = house.table(game, 3, bots=1)
    house.sit(place.table, 1, name)
    one.page.goto(f"/t/{place.table}#{place.token}")
    one.page.locator(".room .main").first.click()
    one.settle()
    for screen in [(360, 640), (740, 360), (820, 1180), (1366, 768)]:
        one.resize(screen)
        assert one.page.evaluate(CUT) <= 1, screen
        assert one.page.evaluate(HIDDEN) <= 0, screen


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_tools_stand_in_one_row_on_a_phone(visitor: Come, house: House, language: str) -> None:
    """Or the table would jump when one comes that was not there before."""
    one = visitor(language=language)
    one.visit(house.table("dokitto-ice", 2, hints=True))
    chance = random.Random(4)
    for _ in range(2):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    one.until_my_turn()
    tools = one.page.locator(".tools .tool")
    tops = tools.evaluate_all("(tools) => tools.map((tool) => tool.querySelector('svg').getBoundingClientRect().top)")
    assert len(tops) >= 5
    assert len({*tops}) == 1
    assert tools.evaluate_all("(tools) => Math.max(...tools.map((tool) => tool.scrollWidth - tool.clientWidth))") <= 0


def test_one_s_own_question_stays_while_several_are_away(visitor: Come, house: House) -> None:
    one = visitor()
    place = house.table("aice", 4, bots=0)
    for seat, name in enumerate(("Anne-Sophie Montgolfier", "WWWWWWWW MMMMMMMM WWWWWW", "Ben"), 1):
        house.sit(place.table, seat, name)
    one.page.goto(f"/t/{place.table}#{place.token}")
    one.page.locator(".room .main").first.click()
    one.settle()
    assert "Bid" in one.page.locator("[data-testid=asked] .turn-of").inner_text()
    assert one.page.locator(".missing").count() == 0
    assert one.page.evaluate(HIDDEN) <= 0


def test_without_colours_of_our_own_an_outline_shows_what_may_be_played(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dokitto-ice", 2, options={"first_player": 0}))
    one.until_my_turn()
    outline = "(card) => getComputedStyle(card).outlineStyle"
    assert one.page.locator(".held.legal").first.evaluate(outline) == "none"
    one.page.emulate_media(forced_colors="active")
    assert one.page.locator(".held.legal").first.evaluate(outline) == "solid"
