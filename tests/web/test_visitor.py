"""A visitor notices what goes wrong in their page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.windows import Window

MISSING = {
    "page": "() => { location = '/assets/nothing.js' }",
    "request": "() => { void fetch('/api/nothing') }",
    "script": "() => { void import('/assets/nothing.js').catch(() => {}) }",
    "image": "() => { new Image().src = '/assets/nothing.png' }",
}


@pytest.mark.parametrize("kind", MISSING)
def test_a_visitor_notices_an_answer_that_is_an_error(browser: Browser, house: House, kind: str) -> None:
    window = Window(browser, house.url)
    one = Visitor(window)
    one.page.goto("/settings")
    assert one.faults == []
    with one.page.expect_event("console"):
        one.page.evaluate(MISSING[kind])
    one.page.wait_for_timeout(10)
    assert any("404" in fault and "/no" in fault for fault in one.faults)
    window.close()


def test_the_same_test_is_dealt_the_same_by_any_server(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    dealt = []
    for name in ("first", "second"):
        folder = tmp_path / name
        folder.mkdir()
        opened = House(folder)
        House.deal("another")
        opened.start()
        House.deal("one and the same")
        one = visitor(at=opened)
        one.excused = ["ERR_CONNECTION_REFUSED", "WebSocket"]  # once the server has stopped
        one.visit(opened.table("aice", 4))
        dealt.append(one.view)
        opened.stop()
    assert dealt[0] == dealt[1]
