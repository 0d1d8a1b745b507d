"""A window that is used again knows nothing of who had it before; a visitor notices what goes wrong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.windows import Windows

KEPT = "() => [localStorage.length, sessionStorage.length, document.cookie, history.length, window.marked ?? 'no']"
CLIPBOARD = "() => navigator.permissions.query({ name: 'clipboard-read' }).then((found) => found.state)"


def test_what_one_kept_is_gone_for_the_next(browser: Browser, house: House) -> None:
    windows = Windows(browser)
    first = windows.open(house.url)
    first.run_first("window.marked = 'yes'")
    first.page.goto("/rules/dozito")
    first.page.goto("/settings")
    first.allow_clipboard()
    first.page.evaluate("() => { localStorage.a = sessionStorage.b = 1; document.cookie = 'c=1' }")
    assert first.page.evaluate(KEPT)[1:] == [1, "c=1", 3, "yes"]
    assert first.page.evaluate(CLIPBOARD) == "granted"
    first.set_offline(True)
    windows.put_back(first)
    again = windows.open(house.url)
    assert again is first
    assert again.page.evaluate(KEPT) == [0, 0, "", 1, "no"]
    assert again.page.evaluate("navigator.onLine")
    assert again.page.evaluate(CLIPBOARD) != "granted"
    again.close()


def test_one_that_was_changed_for_good_is_not_used_again(browser: Browser, house: House) -> None:
    windows = Windows(browser)
    routed, closed, other = (windows.open(house.url) for _ in range(3))
    routed.context.route_web_socket("**/ws", lambda route: None)
    closed.page.close()
    for window in (routed, closed, other):
        windows.put_back(window)
    assert windows.open(house.url) is other
    new, french = windows.open(house.url), windows.open(house.url, "fr")
    assert new not in (routed, closed, other)
    for window in (other, new, french):
        window.close()


MISSING = {
    "page": "() => { location = '/assets/nothing.js' }",
    "request": "() => { void fetch('/api/nothing') }",
    "script": "() => { void import('/assets/nothing.js').catch(() => {}) }",
    "image": "() => { new Image().src = '/assets/nothing.png' }",
}


@pytest.mark.parametrize("kind", MISSING)
def test_a_visitor_notices_an_answer_that_is_an_error(browser: Browser, house: House, kind: str) -> None:
    window = Windows(browser).open(house.url)
    one = Visitor(window)
    one.page.goto("/settings")
    assert one.faults == []
    with one.page.expect_event("console"):
        one.page.evaluate(MISSING[kind])
    one.page.wait_for_timeout(10)
    assert any("404" in fault and "/no" in fault for fault in one.faults)
    window.close()
