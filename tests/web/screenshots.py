"""Pictures of every page and game, on screens from a small phone to a wall: `make screenshots`.

They go to build/screenshots. Without options: a phone and a desktop, light and dark, in three languages. What is asked
for can be narrowed or widened, say `ARGS="--scenes 'aice-*' --sizes phone landscape --themes dark --languages ja"`.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from parfait import games, lessons
from tests.web import chromium, company_scenes, hands, test_reviewed_games
from tests.web.house import House
from tests.web.test_lessons import open_part
from tests.web.visitor import Visitor
from tests.web.windows import Window

SIZES = {
    "phone": (360, 640),
    "landscape": (640, 360),
    "side": (740, 360),
    "tall": (390, 844),
    "tall-side": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "notebook": (1366, 768),
    "laptop": (1440, 900),
    "large": (1920, 1080),
    "wqhd": (2560, 1440),
    "4k": (3840, 2160),
}
PAGES = {
    "home": "/",
    "create": "/new/dokitto-ice",
    "settings": "/settings",
    "record": "/replay",
    "offline": "/offline.html",
    "no-page": "/nowhere",
    "no-table": "/t/nonesuch",
    "no-game": "/new/nonesuch",
}
PLAYERS = {game.name: tuple(reversed(game.players)) for game in games.games()}
LONG_NAMES = ("WWWWWWWW MMMMMMMM WWWWWW", "とても長い名前のプレイヤーがここに座っています", "Anne-Sophie Montgolfière")
MOVES = 5  # into each game

Shoot = Callable[[str], None]
Scene = Callable[[Visitor, House, Shoot], None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="build/screenshots", type=Path)
    parser.add_argument("--scenes", nargs="+", default=["*"], metavar="SCENE", help="patterns of their names")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=["phone", "desktop"])
    parser.add_argument("--themes", nargs="+", choices=("light", "dark"), default=["light", "dark"])
    parser.add_argument("--languages", nargs="+", choices=("en", "fr", "ja"), default=["en", "fr", "ja"])
    parser.add_argument("--text", type=int, default=100, help="the browser's size of text, in per cent")
    parser.add_argument("--full", action="store_true", help="the whole page, not what is in sight")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        flags = [*chromium.FLAGS, f"--blink-settings=defaultFontSize={16 * asked.text // 100}"]
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=flags)
        try:
            for (name, scene), language in product(scenes(asked.scenes), asked.languages):
                one = Visitor(Window(browser, house.url, language), SIZES[asked.sizes[0]], name="Anna")
                scene(one, house, camera(one, name, language, asked))
                one.window.close()
        finally:
            browser.close()
            house.stop()


def camera(one: Visitor, scene: str, language: str, asked: argparse.Namespace) -> Shoot:
    """Takes the same moment on every screen that is asked for."""

    def shoot(moment: str) -> None:
        for size, theme in product(asked.sizes, asked.themes):
            one.window.resize(SIZES[size])
            one.page.emulate_media(color_scheme=theme)
            one.page.wait_for_timeout(150)
            name = "-".join(filter(None, (scene, moment, size, theme, language)))
            one.page.screenshot(path=asked.folder / f"{name}.png", full_page=asked.full)
            sideways = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            if sideways > 0:
                print(f"{name}: scrolls sideways by {sideways} px")
        one.window.resize(SIZES[asked.sizes[0]])

    return shoot


def scenes(wanted: list[str]) -> Iterator[tuple[str, Scene]]:
    """The scenes that are asked for; `aice-4` is four at AICE, `aice-4-end` the same to its end."""
    every: dict[str, Scene] = {name: page(address) for name, address in PAGES.items()}
    every |= {f"rules-{game}": page(f"/rules/{game}") for game in PLAYERS}
    every |= {f"lesson-{game}": lesson(game) for game in PLAYERS if games.lesson(game) is not None}
    every |= {
        "your-games": your_games,
        "room": room,
        "invite": invite,
        "seat-link": seat_link,
        "watch": watch,
        "tools": tools,
        "rule": rule,
        "reviews": reviews,
        "aice-choice": aice_choice,
    }
    every |= {f"{game}-screen": screen(game, numbers[0]) for game, numbers in PLAYERS.items()}
    for game, numbers in PLAYERS.items():
        every |= {f"{game}-{players}": some_moves(game, players) for players in numbers}
        every[f"{game}-{numbers[0]}-end"] = to_the_end(game, numbers[0])
        every[f"{game}-names"] = long_names(game)
        every[f"{game}-away"] = company_scenes.away(game, numbers[0])
        every[f"{game}-hint"] = hint(game, numbers[0])
    every |= {f"rematch-{name}": company_scenes.rematch(asked) for name, asked in (("asked", True), ("asking", False))}
    every["waiting"] = company_scenes.room
    for name, scene in every.items():
        if any(fnmatch(name, pattern) for pattern in wanted):
            yield name, scene


def page(address: str) -> Scene:
    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        one.page.goto(address)
        one.page.wait_for_load_state("networkidle")
        shoot("")

    return scene


def lesson(game: str) -> Scene:
    """Every part, as it begins."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        for part in lessons.find(game).parts:
            open_part(one, game, part.name)
            shoot(part.name)

    return scene


def your_games(one: Visitor, house: House, shoot: Shoot) -> None:
    """One's turn at two tables, another's at a third, one that waits, and one that was put off the list."""
    mine = house.table("dozito", 2, options={"first_player": 0}, clock={"turn": 3 * 86_400})
    urgent = house.table("dessert-dice", 3, options={"first_player": 0}, clock={"bank": 600})
    theirs = house.table("aice", 3, bots=0)
    waiting = house.table("dokitto-ice", 4, bots=1, title="Friday night")
    put_off = house.table("dozito", 2, options={"first_player": 0})
    for seat, name in enumerate(LONG_NAMES[:2], 1):
        house.sit(theirs.table, seat, name)
    one.page.goto(f"/t/{theirs.table}#{theirs.token}")
    one.page.locator(".room .button.main").first.click()
    for place in (theirs, waiting, put_off, urgent, mine):
        one.page.goto(f"/t/{place.table}#{place.token}")
        one.page.wait_for_selector("main")
        one.page.wait_for_function("() => !location.hash")
    one.page.goto("/")
    one.page.wait_for_selector(".line.mine")
    one.page.locator(".line .button.plain").nth(2).click()
    shoot("")
    one.page.goto(f"/t/{mine.table}")
    one.page.wait_for_selector("header .count")
    shoot("next")


def room(one: Visitor, house: House, shoot: Shoot) -> None:
    """A table set up by its host, and as a guest sees it."""
    one.page.goto("/")
    one.page.locator(".game .button:not(.main)").nth(1).click()
    one.page.wait_for_selector("#setup")
    shoot("new")
    one.page.locator("input[value=live]").check()
    one.page.locator("section:has(#setup) details summary").first.click()
    one.page.locator("#option-trophies_to_win").fill("0")
    one.page.wait_for_selector(".wrong")
    one.page.locator(".wrong").scroll_into_view_if_needed()
    shoot("wrong")
    one.page.locator("#option-trophies_to_win").fill("2")
    one.page.wait_for_selector("li.changed")
    address = one.page.url
    one.page.evaluate("localStorage.removeItem('parfait:tables')")
    one.page.goto("/settings")
    one.page.locator("#name").fill("")
    one.page.goto(address)
    one.page.wait_for_selector("#why")
    shoot("guest")


def reviews(one: Visitor, house: House, shoot: Shoot) -> None:
    """One's reviewed games: none yet, and some."""
    one.page.goto("/reviews")
    one.page.wait_for_selector("h1")
    shoot("none")
    test_reviewed_games.keep(one, "reviews", test_reviewed_games.KEPT)
    one.page.goto("/reviews")
    one.page.wait_for_selector(".kinds")
    shoot("")


def invite(one: Visitor, house: House, shoot: Shoot) -> None:
    waiting = house.table("dozito", 3, bots=1)
    one.page.goto(f"/t/{waiting.table}#{waiting.token}")
    one.page.wait_for_selector(".room")
    shoot("")


def seat_link(one: Visitor, house: House, shoot: Shoot) -> None:
    """A link to a seat: made by the host, opened by a guest, and opened once more by somebody else."""
    waiting = house.table("dozito", 3, bots=1)
    one.page.goto(f"/t/{waiting.table}#{waiting.token}")
    one.page.locator(".acts .button").first.click()
    one.page.wait_for_function("() => document.querySelector('.ways input')?.value.includes('#')")
    shoot("host")
    link = one.page.locator(".ways input").input_value()
    for moment, shown in (("guest", ".acts .main"), ("used", "[role=alert]")):
        one.page.evaluate("localStorage.removeItem('parfait:tables')")
        one.page.goto("/")
        one.page.goto(link)
        one.page.wait_for_selector(shown)
        shoot(moment)
        if moment == "guest":
            one.page.fill("#name", "Bruno")
            one.page.click(shown)
            one.page.click("[aria-expanded]")
            shoot("seated")


def watch(one: Visitor, house: House, shoot: Shoot) -> None:
    table = house.table("dokitto-ice", 3).table
    one.page.goto(f"/t/{table}")
    one.page.wait_for_selector("main[data-settled=true]")
    shoot("")


def rule(one: Visitor, house: House, shoot: Shoot) -> None:
    """A rule, and all of them, opened in place; the numbers of a seat, explained."""
    one.visit(house.table("dokitto-ice", 4))
    play(one, 2)
    one.page.keyboard.press("l")
    one.page.locator("[role=log] .rule").last.click()
    one.page.wait_for_selector("dialog[open] .text")
    shoot("one")
    for _ in range(2):
        one.page.keyboard.press("Escape")
    one.page.locator("header button[aria-haspopup=dialog]").click()
    one.page.wait_for_selector("dialog[open] .short")
    shoot("all")
    one.page.keyboard.press("Escape")
    one.page.locator(".about").first.click()
    shoot("seat")


def screen(game: str, players: int) -> Scene:
    """The big screen: the codes of the seats before the start, then the table as whoever watches sees it."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        waiting = house.table(game, players, bots=1)
        one.page.goto(f"/t/{waiting.table}/screen")
        one.page.wait_for_selector(".room li svg")
        shoot("room")
        place = house.table(game, players)
        one.visit(place)
        play(one, MOVES)
        one.page.goto(f"/t/{place.table}/screen")
        one.page.wait_for_selector("main[data-settled=true]")
        one.page.wait_for_timeout(500)
        shoot("")

    return scene


def aice_choice(one: Visitor, house: House, shoot: Shoot) -> None:
    """A card was touched, and may be played plain or with a die."""
    one.visit(house.table("aice", 4))
    play(one, 1)
    for moves in range(1, 9):
        if cards := [move for move in one.legal if "+" in move]:
            one.page.locator(f'.held[data-move="{cards[0][:2]}"]').click()
            one.page.wait_for_selector(".ways")
            shoot(str(moves))
            one.page.keyboard.press("Escape")
        play(one, 1)


def tools(one: Visitor, house: House, shoot: Shoot) -> None:
    """A move that waits to be confirmed, a hint, and what opens over the table."""
    one.page.goto("/settings")
    one.page.locator("input[type=checkbox]").first.check()  # confirm moves
    one.visit(house.table("dozito", 3, hints=True))
    play(one, 0)
    one.page.click(".tools .tool")
    one.page.wait_for_selector(".hinted")
    shoot("hint")
    one.page.keyboard.press("Escape")
    hands.mouse(one, random.Random(7))
    one.page.wait_for_selector(".confirm")
    shoot("confirm")
    one.page.click(".take")
    for name, key in {"log": "l", "chat": "c", "keys": "?"}.items():
        one.page.keyboard.press(key)
        one.page.wait_for_selector("dialog[open]")
        shoot(name)
        one.page.keyboard.press("Escape")
    one.page.click(".tools .tool:last-child")
    shoot("menu")


def long_names(game: str) -> Scene:
    """Nobody but Anna is there: the table as it begins, with a clock."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        place = house.table(game, 4, bots=0, clock={"bank": 600, "increment": 5})
        for seat, name in enumerate(LONG_NAMES, 1):
            house.sit(place.table, seat, name)
        one.page.goto(f"/t/{place.table}#{place.token}")
        one.page.wait_for_selector(".room .main")
        shoot("room")
        one.page.click(".room .main")
        one.settle()
        shoot("")

    return scene


def some_moves(game: str, players: int) -> Scene:
    """As it begins, and some moves in, with oneself to play."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        one.visit(house.table(game, players, hints=True, seats=[{}] + [{"bot": "1"}] * (players - 1)))
        play(one, 0)
        shoot("start")
        play(one, MOVES)
        shoot("")

    return scene


def hint(game: str, players: int) -> Scene:
    """A hint some moves in, and the second of its moves looked at."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        one.visit(house.table(game, players, hints=True))
        play(one, MOVES)
        one.page.keyboard.press("h")
        one.page.wait_for_selector("[data-testid=hints]")
        one.page.wait_for_load_state("networkidle")
        shoot("")
        one.page.locator("[data-testid=hints] .why-asked").click()
        second = one.page.locator("[data-testid=hints] .move").nth(1)
        if second.count():
            second.click()
            shoot("second")

    return scene


def to_the_end(game: str, players: int) -> Scene:
    """The sheet of the first round, the end, what lies on the table then, and the replay."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        place = house.table(game, players)
        one.visit(place)
        counted = False
        while not one.over:
            play(one, 1)
            if one.page.locator("dialog[open]").count() and not one.over and not counted:
                shoot("round")
                counted = True
            one.close_sheets()
        one.settle()
        one.page.wait_for_selector("dialog[open]")
        shoot("sheet")
        one.page.locator("dialog[open] .close").click()
        shoot("over")
        one.page.goto(f"/replay/{place.table}")
        one.page.wait_for_selector(".film")
        shoot("replay")

    return scene


def play(one: Visitor, moves: int) -> None:
    chance = random.Random(7)
    while not one.over and not one.page.locator("dialog[open]").count():
        if not one.legal:
            one.page.wait_for_timeout(20)
            continue
        one.settle()
        if not moves:
            break
        hands.turn(one, hands.mouse, chance)
        moves -= 1
    one.page.wait_for_timeout(100)


if __name__ == "__main__":
    main()
