from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from parfait.server.http.client import client_built
from tests.web import chromium
from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.windows import LATE, Window

expect.set_options(timeout=LATE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For the tests of this folder alone: until Playwright stops, its event loop counts as running in this thread."""
    assert client_built(), "the client is not built: make setup"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        yield launched
        launched.close()


@pytest.fixture(autouse=True)
def deal(request: pytest.FixtureRequest) -> None:
    """A test that fails here fails everywhere."""
    House.deal(request.node.nodeid)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def visitor(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; whatever went wrong in their pages fails the test."""
    came: list[Visitor] = []

    def come(
        *, at: House = house, language: str = "en", touch: bool = False, installed: bool = False, **how: Any
    ) -> Visitor:
        came.append(Visitor(Window(browser, at.url, language, touch, installed), **how))
        return came[-1]

    yield come
    faults = [fault for one in came for fault in one.faults]
    for one in came:
        one.window.close()
    assert faults == []
