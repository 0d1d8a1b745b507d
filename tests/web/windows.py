"""Windows of the browser, one for each visitor."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page

LOCALES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
LATE = 180_000  # milliseconds, on a machine that has much else to do
WATCH_POLICY = """
addEventListener('securitypolicyviolation', (e) => console.error(`CSP ${e.violatedDirective} ${e.blockedURI}`));
"""


class Window:
    def __init__(
        self, browser: Browser, url: str, language: str = "en", touch: bool = False, installed: bool = False
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=LOCALES[language],
            has_touch=touch,
            service_workers="allow" if installed else "block",
        )
        self.context.set_default_timeout(LATE)
        self.context.add_init_script(WATCH_POLICY)
        self.page: Page = self.context.new_page()
        self._inspector = self.context.new_cdp_session(self.page)

    def resize(self, size: tuple[int, int]) -> None:
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})

    def touch(self, kind: str, *points: dict[str, float]) -> None:
        """A finger: `touchStart`, `touchMove` or `touchEnd`."""
        self._inspector.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def close(self) -> None:
        self.context.close()
