"""What cannot be: each has a page or a message that says what it is, in three languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parfait.locale import LANGUAGES, words
from parfait.server.protocol.messages import VERSION
from tests.web.house import House
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_link(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    one.page.goto("/t/0123456789abcd")
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("error-no-such-table"))
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("web-advice-no-such-table"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_seat_that_is_no_longer_good_lets_one_watch(visitor: Come, house: House, language: str) -> None:
    place = house.table("dozito", 2)
    one = visitor(language=language)
    one.page.goto(f"/t/{place.table}#{'x' * 28}")
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("error-bad-token"))
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("web-advice-bad-token"))
    one.page.get_by_role("button", name=words(language)("web-watch")).click()
    expect(one.page.get_by_text(words(language)("web-watching"))).to_be_visible()


def test_a_bad_link_does_not_cost_one_s_own_seat(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2)
    one = visitor()
    one.visit(place)
    one.page.goto("/")
    for link in (f"/t/{place.table}#{'x' * 28}", f"/t/{place.table}"):
        one.page.goto(link)
        one.settle()
        assert one.view["seat"] == 0
        expect(one.page.get_by_text(words("en")("web-watching"))).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_does_not_exist(visitor: Come, language: str) -> None:
    one = visitor(language=language)
    one.excused = ["404"]
    one.page.goto("/nonsense")
    expect(one.page.get_by_role("heading", name=words(language)("web-no-such-page"))).to_be_visible()
    expect(one.page.get_by_text(words(language)("web-no-such-page-what"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_may_be_watched(visitor: Come, house: House, language: str) -> None:
    one = visitor(language=language)
    waiting = house.table("dozito", 2, bots=0)
    house.sit(waiting.table, 1, "Bruno")
    one.page.goto(f"/t/{waiting.table}")
    expect(one.page.get_by_text(words(language)("web-table-full"))).to_be_visible()
    playing = house.table("dozito", 2)
    one.page.goto(f"/t/{playing.table}")
    one.settle()
    expect(one.page.get_by_text(words(language)("web-watching"))).to_be_visible()
    one.compare()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_was_closed(visitor: Come, house: House, language: str) -> None:
    place = house.table("dozito", 2, bots=0)
    host, guest = visitor(), visitor(language=language)
    host.page.goto(f"/t/{place.table}#{place.token}")
    guest.page.goto(f"/t/{place.table}")
    guest.page.get_by_role("heading", name=words(language)("web-invite"), exact=True).wait_for()
    host.page.get_by_role("button", name="Close table").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    for _ in range(2):  # as it happens, and later
        expect(guest.page.get_by_role("alert")).to_contain_text(words(language)("error-table-closed"))
        expect(guest.page.get_by_role("alert")).to_contain_text(words(language)("web-advice-table-closed"))
        guest.page.reload()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["<b>Anna</b>", "🍨" * 24, "\u202eeilaB", "x" * 200, "🍨" * 25, "   "])
def test_names_of_all_kinds(visitor: Come, house: House, name: str, language: str) -> None:
    place = house.table("dozito", 2, bots=0)
    one = visitor(language=language)
    one.page.goto(f"/t/{place.table}")
    one.page.get_by_label(words(language)("web-your-name")).fill(name)
    sit = one.page.get_by_role("button", name=words(language)("web-sit-here"))
    if not name.strip():
        expect(sit).to_be_disabled()
        return
    sit.click()
    expect(one.page.locator("li.you strong")).to_have_text(name[:24].strip("\u202e"))  # the field takes no more
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_looks_like_another_is_refused_in_words(visitor: Come, house: House, language: str) -> None:
    say = words(language)
    place = house.table("dozito", 2, bots=0)
    one = visitor(language=language)
    one.page.goto(f"/t/{place.table}")
    for name, key in (("Аnna", "name-alike"), (say("bot", number=2), "name-reserved")):
        one.page.get_by_label(say("web-your-name")).fill(name)
        one.page.get_by_role("button", name=say("web-sit-here")).click()
        expect(one.page.locator(".notice").last).to_contain_text(say(f"error-{key}", name=name, other="Anna"))
    one.page.get_by_label(say("web-your-name")).fill("Anné")
    one.page.get_by_role("button", name=say("web-sit-here")).click()
    expect(one.page.locator("li.you strong")).to_have_text("Anné")


@pytest.mark.parametrize("language", LANGUAGES)
def test_storage_that_is_disabled(visitor: Come, house: House, language: str) -> None:
    say = words(language)
    one = visitor(language=language)
    one.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    one.excused = ["SecurityError", "no"]
    one.page.goto("/")
    expect(one.page.get_by_text(say("web-no-storage"))).to_be_visible()
    one.page.get_by_role("button", name=re.compile(f"{say('web-play-bots')}.*Dozito")).click()
    one.page.get_by_role("button", name=say("lesson-know-it")).click()
    one.settle()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "content", [b"", b"not a record", b'{"format": "parfait-record/1"}', b"\xff\xfe\x00", b"[" * 5000]
)
def test_a_record_file_that_is_broken(visitor: Come, content: bytes, language: str) -> None:
    one = visitor(language=language)
    one.excused = ["400", "409", "422"]
    one.page.goto("/replay")
    file = one.page.get_by_label(words(language)("web-record-file"))
    file.set_input_files({"name": "game.jsonl", "mimeType": "application/json", "buffer": content})
    problem = one.page.get_by_role("alert")
    expect(problem).to_be_visible()
    assert not re.search(r"error-|web-", problem.inner_text())
    if language != "en":
        assert not re.search(r"\b(the|is|not)\b", problem.inner_text())
    expect(file).to_be_visible()


def test_a_server_that_restarts(visitor: Come, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.start()
    try:
        people = [visitor(at=house, language=language) for language in LANGUAGES]
        for one in people:
            one.excused = ["ERR_CONNECTION_REFUSED", "WebSocket"]
            one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
        steps = [one.step for one in people]
        house.stop()
        for one, language in zip(people, LANGUAGES, strict=True):
            expect(one.page.get_by_role("button", name=words(language)("web-reconnecting"))).to_be_visible()
        house.start()
        for one, language in zip(people, LANGUAGES, strict=True):
            again = one.page.get_by_role("button", name=words(language)("web-reconnecting"))
            expect(again).to_have_count(0)
            one.settle()
        assert [one.step for one in people] == steps
        for one, step in zip(people, steps, strict=True):
            one.page.locator(".held.legal").first.click()
            one.page.wait_for_function("step => +document.querySelector('main').dataset.step > step", arg=step)
    finally:
        house.stop()


@pytest.mark.parametrize(("language", "protocol"), [("en", 0), ("fr", 99), ("ja", 99)])
def test_a_server_of_another_version(visitor: Come, house: House, language: str, protocol: int) -> None:
    """Older than the page, or newer."""
    one = visitor(language=language)
    one.context.route_web_socket("**/ws", lambda route: _renumbered(route, protocol))
    place = house.table("dozito", 2)
    one.page.goto(f"/t/{place.table}#{place.token}")
    expect(one.page.get_by_role("alert")).to_contain_text(words(language)("web-other-version"))
    expect(one.page.get_by_role("button", name=words(language)("web-reload"))).to_be_visible()


def _renumbered(route: WebSocketRoute, protocol: int) -> None:
    server = route.connect_to_server()
    server.on_message(lambda text: route.send(str(text).replace(f'"protocol":{VERSION}', f'"protocol":{protocol}')))


PASSING = [("en", "storage-away"), ("fr", "table-crowded"), ("ja", "too-fast")]


@pytest.mark.parametrize(("language", "key"), PASSING)
def test_a_table_that_cannot_be_joined_now_is_joined_later(
    visitor: Come, house: House, language: str, key: str
) -> None:
    one = visitor(language=language)
    refused = _refusing(one, key, times=2)
    place = house.table("dozito", 2)
    one.page.goto(f"/t/{place.table}#{place.token}")
    problem = one.page.get_by_role("alert")
    expect(problem).to_contain_text(words(language)(f"error-{key}"))
    expect(problem).to_contain_text(words(language)("web-advice-passing"))
    one.page.locator("#board").wait_for()
    expect(problem).to_have_count(0)
    assert refused == [key] * 2


@pytest.mark.parametrize(("language", "key"), PASSING)
def test_a_table_that_cannot_be_joined_again_now_stays_in_sight(
    visitor: Come, house: House, language: str, key: str
) -> None:
    one = visitor(language=language)
    one.excused = ["ERR_INTERNET_DISCONNECTED"]
    refused = _refusing(one, key, times=2, after=1)
    one.visit(house.table("dozito", 2, options={"first_player": 0}))
    one.page.evaluate("dispatchEvent(new Event('offline'))")  # it drops the connection and comes again
    again = one.page.get_by_role("button", name=words(language)("web-reconnecting"))
    expect(again).to_be_visible()
    one.page.wait_for_timeout(700)  # as long as it is refused
    assert one.page.locator("#board").is_visible()
    expect(again).to_have_count(0)
    assert refused == [key] * 2
    expect(one.page.get_by_role("alert")).to_have_count(0)


def _refusing(one: Visitor, key: str, times: int, after: int = 0) -> list[str]:
    """A server that cannot seat anyone so many times, after so many whom it could; what it has answered so far."""
    seated: list[str] = []
    refused: list[str] = []

    def answer(route: WebSocketRoute, message: str) -> None:
        refused.append(key)
        route.send(json.dumps({"type": "error", "key": key, "args": {}, "to": json.loads(message)["type"]}))

    def connected(route: WebSocketRoute) -> None:
        if len(seated) < after or len(refused) == times:
            seated.append(route.url)
            route.connect_to_server()
        else:
            route.on_message(lambda message: answer(route, str(message)))

    one.context.route_web_socket("**/ws", connected)
    return refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["table", "dozito"])
def test_a_server_that_no_longer_has_the_files_of_the_page(
    visitor: Come, house: House, language: str, file: str
) -> None:
    one = visitor(language=language)
    one.excused = ["404", "Failed to load", "error loading dynamically imported module"]
    one.context.route(re.compile(f"/assets/{file}-.*js"), lambda route: route.fulfill(status=404))
    place = house.table("dozito", 2)
    one.page.goto(f"/t/{place.table}#{place.token}")
    expect(one.page.get_by_text(words(language)("web-page-missing"))).to_be_visible()


def test_a_breach_of_the_policy_fails_a_test(visitor: Come) -> None:
    one = visitor()
    one.page.goto("/")
    one.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">!</p>')")
    one.page.wait_for_timeout(100)
    assert any("CSP style-src" in fault for fault in one.faults)
    one.faults.clear()
