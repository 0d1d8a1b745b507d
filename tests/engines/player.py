"""Somebody who plays in one of the engines: clicks on what is offered, and looks at what comes."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.engines.drivers import Engine
from tests.patience import PATIENCE
from tests.web.hands import OFFERED, POINT

LONGEST = 900  # seconds for a game; a loaded machine takes its time
REMEMBER = "localStorage['parfait:settings'] = JSON.stringify(given[0])"
SETTINGS = {"speed": "off", "name": "Anna", "sounds": False, "confirm": False}
# Whatever goes wrong from now on. An observer that is called again in the next frame is no fault.
LISTEN = """
window.faults = [];
addEventListener('error', (event) => {
  if (!event.message.startsWith('ResizeObserver loop')) faults.push(String(event.error ?? event.message));
});
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
"""
MIDDLE = """
const found = [...document.querySelectorAll(given[0])].find((one) => one.checkVisibility() && !one.disabled);
if (!found) return null;
found.scrollIntoView({ block: 'center' });
const { left, top, width, height } = found.getBoundingClientRect();
return [left + width / 2, top + height / 2];
"""
CLICKS = ("[data-sheet=round] button",)  # before anything else


class Player:
    def __init__(self, engine: Engine, url: str) -> None:
        self.engine = engine
        self.url = url
        self.chance = random.Random(1)

    def come(self, path: str, **settings: Any) -> None:
        """Open a page with one's own settings."""
        self.engine.open(self.url + path)
        self.engine.run(REMEMBER, {**SETTINGS, **settings})
        self.load()

    def load(self) -> None:
        """Load the page anew."""
        self.engine.run("setTimeout(() => location.reload()); window.old = true")
        self.until("return !window.old && document.readyState === 'complete'")
        self.engine.run(LISTEN)

    def go(self, path: str) -> None:
        """Go to another page of the client, as a link does."""
        if "#" in self.url:
            self.engine.run("location.hash = given[0]", path)
        else:
            self.engine.run("history.pushState(null, '', given[0]); dispatchEvent(new PopStateEvent('popstate'))", path)

    def until(self, script: str, *arguments: Any) -> Any:
        """Wait for a script to find something."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if found := self.engine.run(script, *arguments):
                    return found
                shown = self.engine.run("return document.body.innerText.slice(0, 400)")
            except AssertionError as error:  # the page is being loaded
                shown = error
            assert time.monotonic() < deadline, f"{script}: {shown}"
            time.sleep(0.05)

    def shows(self, selector: str) -> bool:
        return bool(self.engine.run("return !!document.querySelector(given[0])", selector))

    def wait_for(self, selector: str) -> None:
        self.until("return !!document.querySelector(given[0])", selector)

    def press(self, selector: str) -> bool:
        """Click on the first visible one, if there is one."""
        point = self.engine.run(MIDDLE, selector)
        if point is not None:
            self.engine.click(*point)
        return point is not None

    def try_something(self) -> None:
        """Click on a piece that is offered, mostly one that the last click opened."""
        onward, lot = self.chance.random() < 0.75, self.chance.random()
        point = self.engine.run(f"return ({POINT})(given[0])", [OFFERED, onward, lot])
        if point is not None:
            self.engine.click(*point)

    def play_until(self, selector: str) -> None:
        deadline = time.monotonic() + LONGEST
        while not self.shows(selector):
            assert time.monotonic() < deadline, self.engine.run("return document.body.innerText.slice(0, 400)")
            if not any(self.press(first) for first in CLICKS):
                self.try_something()

    def faults(self) -> list[str]:
        return [str(fault) for fault in self.engine.run("return window.faults ?? []")]
