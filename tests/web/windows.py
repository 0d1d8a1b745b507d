"""Windows of the browser, which one test uses after another: opening a new one is half of what a page costs.

A page is laid out for the whole window, but only a corner of it is drawn unless somebody looks: no test does, and
drawing all of it took a fifth of the time.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
LATE = 90_000  # milliseconds, on a machine that has much else to do
CORNER = {"width": 8, "height": 8}
WATCH_POLICY = """
addEventListener('securitypolicyviolation', (e) => console.error(`CSP ${e.violatedDirective} ${e.blockedURI}`));
"""


class Window:
    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        touch: bool = False,
        installed: bool = False,
        drawn: bool = False,
    ) -> None:
        self.kind = url, language, touch
        self.changed = installed  # whether something stays that cannot be taken back
        self._context = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            has_touch=touch,
            no_viewport=True,  # `resize` sets it, without drawing all of it
            service_workers="allow" if installed else "block",
        )
        self._context.set_default_timeout(LATE)
        self._context.add_init_script(WATCH_POLICY)
        self.page: Page = self._context.new_page()
        self._inspector = self._context.new_cdp_session(self.page)
        self._inspector.send("Page.enable")
        self._drawn = drawn
        if not drawn:
            self._inspector.send("Emulation.setVisibleSize", CORNER)
        self._added: list[dict[str, Any]] = []

    @property
    def context(self) -> BrowserContext:
        """For what a page alone cannot do. The window is not used again."""
        self.changed = True
        return self._context

    def run_first(self, script: str) -> None:
        """Run a script before those of every page that is opened here, until the window is cleared."""
        self._added.append(self._inspector.send("Page.addScriptToEvaluateOnNewDocument", {"source": script}))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the page a window and a screen of this size."""
        width, height = size
        self._inspector.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": width,
                "height": height,
                "screenWidth": width,
                "screenHeight": height,
                "deviceScaleFactor": 1,
                "mobile": False,
                "dontSetVisibleSize": not self._drawn,
            },
        )

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        """A finger: `touchStart`, `touchMove` or `touchEnd`."""
        self._inspector.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def set_offline(self, offline: bool) -> None:
        self._context.set_offline(offline)

    def allow_clipboard(self) -> None:
        self._context.grant_permissions(["clipboard-read", "clipboard-write"])

    def clear(self) -> None:
        """Forget what was kept, on a page of the same server: one of another would need a new process."""
        while self._added:
            self._inspector.send("Page.removeScriptToEvaluateOnNewDocument", self._added.pop())
        self._context.set_offline(False)
        self._context.clear_permissions()
        self.page.goto("/healthz")
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self._context.clear_cookies()
        self._inspector.send("Page.resetNavigationHistory")

    def close(self) -> None:
        self._context.close()


class Windows:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[tuple[str, str, bool], list[Window]] = {}

    def open(self, url: str, language: str = "en", touch: bool = False, installed: bool = False) -> Window:
        free = self.free.get((url, language, touch))
        return free.pop() if free and not installed else Window(self.browser, url, language, touch, installed)

    def put_back(self, window: Window) -> None:
        """To be used again, unless it is no longer as it was."""
        if not window.changed:
            try:
                window.clear()
            except Error:  # its page was closed, or its server is gone
                window.changed = True
        if window.changed:
            window.close()
        else:
            self.free.setdefault(window.kind, []).append(window)
