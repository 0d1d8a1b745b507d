"""Somebody with a browser: what their page shows, what the server told it, and whatever went wrong."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Request, WebSocket

from parfait.core.patterns import expanded
from tests.web import sight
from tests.web.house import Place
from tests.web.windows import LATE, Window

PHONE, DESKTOP = (360, 640), (1280, 800)
OVER = -2  # the turn in a view
ROUND_SHEET = "dialog[open]:has([data-sheet=round])"  # nothing goes on behind it
# Looks when the page changes; Playwright's `wait_for_function` looks, and so draws, in every frame.
SETTLED_OR_HELD = f"""step => new Promise((done, fail) => {{
  const how = () => document.querySelector('{ROUND_SHEET}') ? 'held'
    : +document.querySelector('main[data-settled=true]')?.dataset.step >= step && 'settled';
  const late = setTimeout(() => fail(new Error(`step ${{step}} is not shown`)), {LATE});
  const look = () => {{
    if (!how()) return;
    changes.disconnect();
    clearTimeout(late);
    done(how());
  }};
  const changes = new MutationObserver(look);
  const attributeFilter = ['data-step', 'data-settled', 'open'];
  changes.observe(document, {{ subtree: true, childList: true, attributeFilter }});
  look();
}})"""
# A sheet may come in the next frame; whether there is one.
SHEET_IN_NEXT_FRAME = f"() => new Promise(requestAnimationFrame).then(() => !!document.querySelector('{ROUND_SHEET}'))"
FOLLOW = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }"
NEXT_FRAME_IS_DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
LEFT = "Execution context was destroyed"  # for another page, while one waited


class Visitor:
    def __init__(
        self,
        window: Window,
        size: tuple[int, int] = PHONE,
        theme: str = "light",
        script: str = "",
        motion: str = "no-preference",
        **settings: Any,
    ) -> None:
        self.window = window
        self.page = window.page
        self.place = Place("", "", None)  # the one that was visited last
        window.resize(size)
        self.page.emulate_media(color_scheme=theme, reduced_motion=motion)  # type: ignore[arg-type]
        kept = json.dumps(json.dumps({"speed": "off", "name": "Anna", "sounds": False, **settings}))
        window.context.add_init_script(f"localStorage['parfait:settings'] ??= {kept};{script}")
        self.faults: list[str] = []
        self.excused: list[str] = []  # what may go wrong in this test
        self.step = -1
        self.view: dict[str, Any] = {}
        self.legal: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.unanswered: set[str] = set()  # moves that were sent
        self.answers = 0  # that were kept, where several choose at once
        self.settings = settings
        self.page.on("console", self._logged)
        self.page.on("pageerror", lambda error: self._fault(str(error)))
        self.page.on("requestfailed", self._failed)
        self.page.on("websocket", self._connected)

    @property
    def context(self) -> BrowserContext:
        return self.window.context

    def _logged(self, message: ConsoleMessage) -> None:
        """Chromium logs every answer of 400 and above, too; to hear of all answers takes Playwright a while.

        A game has no story if its address has two reviews running already: 429 is a right answer to that.
        """
        if message.type == "error" and not ("429" in message.text and message.location["url"].endswith("/review")):
            self._fault(f"{message.text} {message.location['url']}")

    def _failed(self, request: Request) -> None:
        """What the page no longer wanted when it was left has not failed."""
        if request.failure != "net::ERR_ABORTED":
            self._fault(f"failed: {request.url}")

    def _fault(self, text: str) -> None:
        if not any(excuse in text for excuse in self.excused):
            self.faults.append(text)

    # What the server tells the page

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._told(json.loads(payload)))
        socket.on("framesent", lambda payload: self._said(json.loads(payload)))

    def _said(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "move":
            self.unanswered.add(message["id"])

    def _told(self, message: dict[str, Any]) -> None:
        self.unanswered.discard(message.get("id", ""))
        if message["type"] == "table":
            self.view = dict(message.get("view") or {})
            self.view |= {"seat": message.get("seat"), "game": message["info"]["game"]}
        elif message["type"] == "update":
            for change in message["changes"]:
                self.view.update(change.get("view", {}))
        elif message["type"] == "ready" and message.get("answer"):
            self.answers += 1
            self.legal = []
            return
        else:
            return
        self.step = message["step"]
        self.legal = [] if message.get("answer") else expanded(message.get("legal") or [])

    # What one does

    def come(self, place: Place) -> None:
        self.place = place
        self.step = -1  # the last table may have been further on than this one will be
        self.page.goto(f"/t/{place.table}#{place.token}")

    def visit(self, place: Place) -> None:
        self.come(place)
        self.settle()

    def follow(self, to: str, shown: str) -> None:
        """Go to another page of the client as a link does, loading nothing again, and wait for what it shows."""
        self.page.evaluate(FOLLOW, to)
        self.page.locator(shown).first.wait_for()

    def settle(self) -> None:
        """Wait until the page shows all that the server has told it, and put away the sheets of rounds on the way."""
        while self._settled_or_held() == "held":
            self.close_sheets()

    def _settled_or_held(self) -> str:
        while True:
            try:
                return str(self.page.evaluate(SETTLED_OR_HELD, self.step))
            except Error as error:
                if LEFT not in str(error):
                    raise

    def resize(self, size: tuple[int, int]) -> None:
        """Turn the device, or drag the window's edge, and wait for the page to follow."""
        self.window.resize(size)
        self.page.evaluate(NEXT_FRAME_IS_DRAWN)

    def until_my_turn(self) -> None:
        """Wait until one may move, and see all of it."""
        while not self.legal:
            assert not self.over
            self.page.wait_for_timeout(10)
        self.settle()

    def until_seated(self) -> None:
        """Wait until the seat that one asked for is one's own, and see it: until then one watches."""
        while self.view.get("seat") is None:
            self.page.wait_for_timeout(10)
        self.settle()

    def close_sheets(self) -> None:
        """Put away the sheet that counts a round."""
        if self.page.evaluate(SHEET_IN_NEXT_FRAME):
            self.page.locator(f"{ROUND_SHEET} .close").click()

    @property
    def over(self) -> bool:
        return self.view.get("turn") == OVER

    # What the page shows

    def compare(self) -> None:
        """The page shows the pieces of the view, each in its place and no other, and offers the legal moves alone."""
        sight.compare(self.page, self.view, self.legal)
