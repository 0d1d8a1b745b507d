"""The client in a real Chromium: what the first page weighs, how soon a table is usable, how soon a move shows.

    make bench-web            a table for people
    make bench-web JSON=1     one JSON object per line

The anchor of each figure is the most it may be.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, Response, ViewportSize, sync_playwright
from tests.web import chromium
from tests.web.house import House

SLOW_DOWN = 4  # times slower than this machine's processor
RUNS = 3
SETTLES = 1000  # milliseconds in which a table is usable
MOVES = 4
MOST_CLICKS = 60
BUDGET_BYTES, BUDGET_TABLE, BUDGET_MOVE = 90_000, 1000, 50
USABLE = "#board button:not([disabled], [aria-disabled=true], .held:not(.legal))"
# When the first piece that may be played has been drawn.
TIME_TABLE = f"""
new MutationObserver((_, observer) => {{
  if (!document.querySelector({json.dumps(USABLE)})) return;
  observer.disconnect();
  requestAnimationFrame(() => {{
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = () => (window.usable = performance.now());
    port2.postMessage(null);
  }});
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""
# From the message that brings the change to the first frame after it.
TIME_MOVES = """
window.took = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', (event) => {
      if (!event.data.includes('"type":"update"')) return;
      const began = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // answers once the frame is drawn
        port1.onmessage = () => window.took.push(performance.now() - began);
        port2.postMessage(null);
      });
    });
  }
};
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            for figure in figures(browser, house):
                print(json.dumps(figure) if as_json else _line(figure), flush=True)
        finally:
            browser.close()
            house.stop()


def figures(browser: Browser, house: House) -> Iterator[dict[str, Any]]:
    yield _figure("first page", "js + css", first_page(browser, house), "bytes gzip", BUDGET_BYTES)
    for game in [found["name"] for found in house.call("games")["games"]]:
        tables, moves = timed(browser, house, game)
        yield _figure("request to usable table", game, tables, "ms", BUDGET_TABLE)
        yield _figure("update to first frame", game, moves, "ms", BUDGET_MOVE)


def first_page(browser: Browser, house: House) -> float:
    """The scripts and styles that the first page loads, in English."""
    page = browser.new_page(base_url=house.url, locale="en-GB", service_workers="block")
    weights: list[int] = []

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            weights.append(len(gzip.compress(response.body(), 6)))

    page.on("response", weigh)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(weights)


def timed(browser: Browser, house: House, game: str) -> tuple[float, float]:
    tables, moves = [], []
    for _ in range(RUNS):
        place = house.table(game, 3, options={"first_player": 0})
        size: ViewportSize = {"width": 360, "height": 640}
        context = browser.new_context(base_url=house.url, viewport=size, service_workers="block")
        context.add_init_script(TIME_MOVES + TIME_TABLE)
        page = context.new_page()
        processor = context.new_cdp_session(page)
        processor.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
        page.goto(f"/t/{place.table}#{place.token}", wait_until="commit")
        page.wait_for_timeout(SETTLES)  # asking the page in the meantime would cost it time
        page.wait_for_function("() => window.usable")
        tables.append(page.evaluate("usable"))
        processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        moves += _play(page)
        context.close()
    return min(tables), statistics.median(moves)


def _play(page: Page) -> list[float]:
    """Click what is offered until some moves have been made."""
    chance = random.Random(1)
    for _ in range(MOST_CLICKS):
        if page.evaluate("took.length") >= MOVES:
            break
        offered = page.locator(USABLE).all()
        if offered:
            with suppress(Error):  # the piece has moved on
                chance.choice(offered).click(timeout=1000)
        page.wait_for_timeout(100)
    took: list[float] = page.evaluate("took")
    return took


def _figure(bench: str, case: str, value: float, unit: str, most: float) -> dict[str, Any]:
    return {
        "bench": bench,
        "case": case,
        "value": round(value, 1),
        "unit": unit,
        "anchor": "budget",
        "anchor_value": most,
        "ratio": round(value / most, 3),
    }


def _line(figure: dict[str, Any]) -> str:
    bench, case, value, unit, _, most, _ = figure.values()
    return f"{bench:<26} {case:<14} {value:>10} {unit:<12} of {most}"


if __name__ == "__main__":
    main()
