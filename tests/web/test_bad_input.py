"""What cannot be: each has a page or a message that says what it is, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parfait.locale import LANGUAGES, words
from tests.web.house import House
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    one.page.goto("/t/0123456789abcd")
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("error-no-such-table"))
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("web-advice-no-such-table"))


def test_a_link_to_a_seat_that_is_no_longer_good(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2)
    one = visitor()
    one.page.goto(f"/t/{place.table}#{'x' * 28}")
    expect(one.page.get_by_role("alert")).to_contain_text(words("en")("web-advice-bad-token"))


def test_a_page_that_does_not_exist(visitor: Come) -> None:
    one = visitor()
    one.excused = ["404"]
    one.page.goto("/nonsense")
    expect(one.page.get_by_role("heading", name="There is no such page.")).to_be_visible()


def test_a_full_table_may_be_watched(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2)
    one = visitor()
    one.page.goto(f"/t/{place.table}")
    one.settle()
    expect(one.page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_that_was_closed(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2, bots=0)
    host, guest = visitor(), visitor(language="fr")
    host.page.goto(f"/t/{place.table}#{place.token}")
    guest.page.goto(f"/t/{place.table}")
    guest.page.get_by_role("heading", name="Inviter").wait_for()
    host.page.get_by_role("button", name="Close the table").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(words("fr")("web-advice-table-closed"))


@pytest.mark.parametrize("name", ["x" * 200, "<b>Anna</b>", "🍨" * 24, "   ", "\u202eannA"])
def test_names_of_all_kinds(visitor: Come, house: House, name: str) -> None:
    place = house.table("dozito", 2, bots=0)
    one = visitor()
    one.page.goto(f"/t/{place.table}")
    one.page.get_by_label("Your name").fill(name)
    sit = one.page.get_by_role("button", name="Sit here")
    if not name.strip():
        expect(sit).to_be_disabled()
        return
    sit.click()
    seated = one.page.locator("li.you")
    refused = one.page.locator(".notice")
    expect(seated.or_(refused)).to_be_visible()
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_storage_that_is_disabled(visitor: Come, house: House) -> None:
    one = visitor()
    one.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    one.excused = ["SecurityError", "no"]
    one.page.goto("/")
    expect(one.page.get_by_text("This browser keeps nothing")).to_be_visible()
    one.page.get_by_role("button", name=re.compile("Play now.*Dozito")).click()
    one.settle()


@pytest.mark.parametrize(
    "content", [b"", b"not a record", b'{"format": "parfait-record/1"}', b"\xff\xfe\x00", b"[" * 5000]
)
def test_a_record_file_that_is_broken(visitor: Come, content: bytes) -> None:
    one = visitor()
    one.excused = ["400", "409", "422"]
    one.page.goto("/replay")
    one.page.get_by_label("Record file").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/json", "buffer": content}
    )
    expect(one.page.get_by_role("alert")).to_be_visible()
    expect(one.page.get_by_label("Record file")).to_be_visible()


def test_a_server_that_restarts(visitor: Come, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        one = visitor(at=house)
        one.excused = ["ERR_CONNECTION_REFUSED", "WebSocket"]
        one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
        step = one.step
        house.stop()
        expect(one.page.get_by_role("button", name="Reconnecting")).to_be_visible()
        house.start()
        expect(one.page.get_by_role("button", name="Reconnecting")).to_have_count(0, timeout=20_000)
        one.settle()
        assert one.step == step
        one.page.locator(".held.legal").first.click()
        one.page.wait_for_function("step => +document.querySelector('main').dataset.step > step", arg=step)
    finally:
        house.stop()


def test_a_server_of_another_version(visitor: Come, house: House) -> None:
    one = visitor()
    one.page.route_web_socket(
        "**/ws",
        lambda route: _renumbered(route),
    )
    place = house.table("dozito", 2)
    one.page.goto(f"/t/{place.table}#{place.token}")
    expect(one.page.get_by_text("The server has another version than this page.")).to_be_visible()


def _renumbered(route) -> None:  # type: ignore[no-untyped-def]
    server = route.connect_to_server()
    server.on_message(lambda text: route.send(text.replace('"protocol":1', '"protocol":99')))
