"""One picture of each game's table, on a phone and on a desktop, kept in tests/web/pixels: `make golden` renews them.

The deal is fixed, nothing moves, and Latin text is set in the bundled font, so a picture hardly differs from one
machine to the next. Two pictures are compared block by block, by their mean colours: smoothed edges and a line of other
text do not count, a card that is missing does.
"""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from parfait import games
from tests.web import chromium
from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.windows import Window

KEPT = Path(__file__).parent / "pixels"
SIZES = {"phone": (360, 640), "desktop": (1280, 800)}
BLOCK = 20  # pixels
TOLERANCE = 24  # of 255, in the mean of any of a block's three colours
MOST_UNLIKE = 6  # blocks, about a quarter of a card on a desktop


def path(game: str, size: str) -> Path:
    return KEPT / f"{game}-{size}.webp"


def table(one: Visitor, house: House, game: str, size: str) -> None:
    """A table as seat 0 finds it in its first turn."""
    House.deal(f"pixels {game} {size}")
    found = games.find(game)
    first = {"first_player": 0} if any(info.name == "first_player" for info in found.options.infos()) else {}
    one.page.emulate_media(reduced_motion="reduce", color_scheme="light")
    one.visit(house.table(game, found.players[-1], options=first))
    one.page.wait_for_selector("main[data-settled=true]")
    one.settle()
    one.page.evaluate("document.fonts.ready.then(() => null)")


def picture(one: Visitor) -> Image.Image:
    one.page.mouse.move(0, 0)
    one.page.wait_for_timeout(300)
    return Image.open(BytesIO(one.page.screenshot(animations="disabled", caret="hide"))).convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> int:
    """How many blocks differ."""
    if one.size != other.size:
        return one.width * one.height // BLOCK**2
    apart = np.abs(_means(one) - _means(other)).max(axis=2)
    return int((apart > TOLERANCE).sum())


def _means(image: Image.Image) -> NDArray[np.float64]:
    pixels = np.asarray(image, np.float64)
    rows, columns = pixels.shape[0] // BLOCK, pixels.shape[1] // BLOCK
    cut = pixels[: rows * BLOCK, : columns * BLOCK].reshape(rows, BLOCK, columns, BLOCK, 3)
    means: NDArray[np.float64] = cut.mean(axis=(1, 3))
    return means


def write(browser: Browser, house: House) -> None:
    """Renew the pictures that differ."""
    KEPT.mkdir(exist_ok=True)
    wanted = {path(game, size): (game, size) for game in games.names() for size in SIZES}
    for file in set(KEPT.glob("*")) - set(wanted):
        file.unlink()
    for file, (game, size) in wanted.items():
        one = Visitor(Window(browser, house.url, "en"), SIZES[size], name="Anna")
        table(one, house, game, size)
        seen = picture(one)
        one.window.close()
        if not file.exists() or unlike(Image.open(file).convert("RGB"), seen):
            seen.save(file, quality=80)
            print(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            write(browser, house)
        finally:
            browser.close()
            house.stop()


if __name__ == "__main__":
    main()
