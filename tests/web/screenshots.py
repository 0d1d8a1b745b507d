"""Pictures of every page and game: phone and desktop, light and dark, in three languages. `make screenshots`.

They go to build/screenshots, or to the folder that is named; `--few` makes one of each in English.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web import chromium, hands
from tests.web.house import House
from tests.web.visitor import DESKTOP, PHONE, Visitor

PAGES = {
    "home": "/",
    "create": "/new/dokitto-ice",
    "rules": "/rules/dozito",
    "settings": "/settings",
    "record": "/replay",
}
GAMES = {"aice": 4, "dessert-dice": 3, "dokitto-ice": 4, "dozito": 4}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
MOVES = 5  # into each game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="build/screenshots", type=Path)
    parser.add_argument("--few", action="store_true")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    languages, themes = (("en",), ("light",)) if arguments.few else (("en", "fr", "ja"), ("light", "dark"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            for (size, pixels), theme, language in product(SIZES.items(), themes, languages):
                one = Visitor(browser, house.url, language, pixels, theme, name="Anna")
                where = f"{size}-{theme}-{language}.png"
                for name, address in PAGES.items():
                    one.page.goto(address)
                    one.page.wait_for_load_state("networkidle")
                    one.page.screenshot(path=arguments.folder / f"{name}-{where}")
                waiting = house.table("dozito", 3, bots=1)
                one.page.goto(f"/t/{waiting.table}#{waiting.token}")
                one.page.wait_for_selector(".room")
                one.page.screenshot(path=arguments.folder / f"invite-{where}")
                for game, players in GAMES.items():
                    picture(one, house, game, players, arguments.folder / f"{game}-{where}")
                one.context.close()
        finally:
            browser.close()
            house.stop()


def picture(one: Visitor, house: House, game: str, players: int, file: Path) -> None:
    """A game some moves in, with oneself to play."""
    one.visit(house.table(game, players))
    chance = random.Random(7)
    made = 0
    while not one.over:
        if not one.legal:
            one.page.wait_for_timeout(20)
            continue
        one.settle()
        if made >= MOVES:
            break
        hands.turn(one, hands.mouse, chance)
        made += 1
    one.page.wait_for_timeout(300)
    one.page.screenshot(path=file)


if __name__ == "__main__":
    main()
