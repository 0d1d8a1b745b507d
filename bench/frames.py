"""The work of a table's page while something happens on it, on a phone's screen: does a frame take longer than 50 ms?

    python -m bench.frames            a table for people
    python -m bench.frames --json     one JSON object per line

For each kind of beat (a deal, a card, a roll …): the longest task of the page's main thread, in CPU time from the
browser's own trace, times four, as a phone is about four times slower. CPU time, because on a machine with other work
frames are late for reasons that are not the page's. The anchor is the bar.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from tests.web import chromium
from tests.web.house import House

from bench.web import SLOW_DOWN, USABLE

PHONE: ViewportSize = {"width": 390, "height": 844}
SECONDS = 40
BAR = 50  # milliseconds
CATEGORIES = ["toplevel", "blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
MARK = """
new MutationObserver(() => performance.mark(`beat ${document.querySelector('main')?.dataset.beat}`))
  .observe(document, { subtree: true, attributeFilter: ['data-beat', 'data-step'] });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each game")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        try:
            for figure in figures(browser, house, asked.seconds):
                print(json.dumps(figure) if asked.json else line(figure), flush=True)
        finally:
            browser.close()
            house.stop()


def figures(browser: Browser, house: House, seconds: float) -> Iterator[dict[str, Any]]:
    for game in [found["name"] for found in house.call("games")["games"]]:
        place = house.table(game, 3, options={"first_player": 0})
        for beat, tasks in sorted(traced(browser, house, f"/t/{place.table}#{place.token}", seconds).items()):
            longest = max(tasks) * SLOW_DOWN
            yield {
                "bench": "longest task",
                "case": f"{game}/{beat}",
                "value": round(longest, 1),
                "unit": "ms",
                "anchor": "the bar",
                "anchor_value": BAR,
                "ratio": round(longest / BAR, 2),
                "over": sum(task * SLOW_DOWN > BAR for task in tasks),
                "tasks": len(tasks),
            }


def traced(browser: Browser, house: House, address: str, seconds: float) -> dict[str, list[float]]:
    """The tasks of the page's main thread, by the beat in which each ended, in CPU milliseconds."""
    context = browser.new_context(base_url=house.url, viewport=PHONE, has_touch=True, service_workers="block")
    kept = json.dumps(json.dumps({"speed": "normal", "name": "Anna", "sounds": False}))
    context.add_init_script(f"localStorage['parfait:settings'] ??= {kept};{MARK}")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("main[data-settled=true]")
    browser.start_tracing(page=page, categories=CATEGORIES)
    play(page, seconds)
    trace = json.loads(browser.stop_tracing())
    context.close()
    return by_beat(trace["traceEvents"])


def by_beat(events: list[dict[str, Any]]) -> dict[str, list[float]]:
    marks = sorted(
        (event["ts"], event["pid"], event["tid"], event["name"].removeprefix("beat "))
        for event in events
        if event["name"].startswith("beat ") and event["ph"] in "RIin"
    )
    if not marks:
        return {}
    thread = marks[0][1:3]
    times = [mark[0] for mark in marks]
    found: dict[str, list[float]] = {}
    for event in events:
        if event["ph"] != "X" or "tdur" not in event or (event["pid"], event["tid"]) != thread:
            continue
        if event["name"] not in TASKS:
            continue
        at = bisect_right(times, event["ts"] + event["dur"]) - 1
        if at >= 0:
            found.setdefault(marks[at][3], []).append(event["tdur"] / 1000)
    return found


def play(page: Page, seconds: float) -> None:
    """Tap what is offered, like somebody who knows the game."""
    chance = random.Random(2)
    for _ in range(int(seconds / 0.4)):
        page.wait_for_timeout(400)
        close = page.locator("dialog[open] .close")
        offered = page.locator(USABLE).all()
        with suppress(Error):  # the piece has moved on
            if close.count():
                close.first.click(timeout=500)
            elif offered:
                chance.choice(offered).tap(timeout=500, no_wait_after=True)


def line(figure: dict[str, Any]) -> str:
    case, value, over, tasks = (figure[name] for name in ("case", "value", "over", "tasks"))
    return f"{case:24}{value:8.1f} ms   {over} of {tasks} tasks over {BAR} ms"


if __name__ == "__main__":
    main()
