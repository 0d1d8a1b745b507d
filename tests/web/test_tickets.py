"""Links to seats, as host and guests use them in browsers of their own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from parfait.locale import LANGUAGES, words
from parfait.server.store import open_backend
from tests.server import old_tables
from tests.web import hands
from tests.web.house import House, Place
from tests.web.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]


def hosting(visitor: Come, house: House, language: str = "en") -> tuple[Visitor, Place, str]:
    """The host of a table for two, and a link to the other seat."""
    place = house.table("dokitto-ice", 2, bots=0, options={"first_player": 0})
    host = visitor(size=DESKTOP, language=language)
    host.page.goto(f"/t/{place.table}#{place.token}")
    return host, place, link_from(host, language)


def link_from(host: Visitor, language: str = "en") -> str:
    say = words(language)
    host.page.get_by_role("button", name=f"{say('web-seat-link')} ({say('web-seat', number=2)})").click()
    expect(host.page.get_by_role("heading", name=say("web-invite-seat", number=2))).to_be_visible()
    return host.page.get_by_label(say("web-link")).input_value()


def sit(guest: Visitor, link: str, name: str = "Bruno", language: str = "en") -> None:
    guest.page.goto(link)
    expect(guest.page.get_by_text(words(language)("web-seat-for-you"))).to_be_visible()
    guest.page.get_by_label(words(language)("web-your-name")).fill(name)
    guest.page.get_by_role("button", name=words(language)("web-sit-here")).click()
    expect(guest.page.locator("li.you strong")).to_have_text(name)


def start(host: Visitor, *others: Visitor) -> None:
    host.page.get_by_role("button", name=words("en")("web-start"), exact=True).click()
    for one in (host, *others):
        one.page.locator("#board").wait_for()
        one.settle()


def play_in_turn(*people: Visitor) -> None:
    chance = random.Random(2)
    for one in people:
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)


def shown_secret(one: Visitor) -> str:
    return str(one.page.evaluate("location.hash"))


def test_a_guest_sits_down_with_the_host_s_link_and_the_host_sees_nothing_with_it(visitor: Come, house: House) -> None:
    host, place, link = hosting(visitor, house)
    guest = visitor()
    sit(guest, link)
    assert shown_secret(guest) == ""
    expect(host.page.get_by_role("heading", name=words("en")("web-invite-seat", number=2))).to_have_count(0)
    start(host, guest)
    assert guest.view["seat"] == 1
    play_in_turn(host, guest)

    curious = visitor()  # the host, with another browser and the link from before
    curious.page.goto(link)
    expect(curious.page.get_by_role("alert")).to_contain_text(words("en")("error-ticket-used"))
    curious.page.get_by_role("button", name=words("en")("web-watch")).click()
    expect(curious.page.get_by_text(words("en")("web-watching"))).to_be_visible()
    curious.settle()
    assert curious.view["seat"] is None
    assert not curious.view.get("hand")
    assert shown_secret(curious) == ""

    host.page.goto(link)  # and on the host's own device, which has a seat
    host.page.wait_for_function("() => !location.hash")
    host.settle()
    assert host.view["seat"] == 0

    guest.page.reload()
    guest.settle()
    assert guest.view["seat"] == 1
    guest.page.goto("/")
    guest.page.goto(f"/t/{place.table}")
    guest.settle()
    assert guest.view["seat"] == 1
    guest.compare()


def test_no_secret_is_in_a_request_and_none_but_the_ticket_comes_from_the_host(visitor: Come, house: House) -> None:
    _, _, link = hosting(visitor, house)
    ticket = link.partition("#")[2]
    guest = visitor()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(f"{request.url.partition('#')[0]} {request.headers}"))
    sit(guest, link)
    token = next(sent["token"] for sent in guest.sent if sent["type"] == "take")
    assert len(token) == 32  # 128 bits
    assert token != ticket
    assert asked
    assert not any(secret in request for request in asked for secret in (ticket, token))
    assert [sent.get("ticket") for sent in guest.sent if sent["type"] == "join"] == [ticket]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_to_use_a_link_is_told_so_and_may_watch(visitor: Come, house: House, language: str) -> None:
    _, _, link = hosting(visitor, house, language)
    first, second = visitor(language=language), visitor(language=language)
    second.page.goto(link)
    expect(second.page.get_by_text(words(language)("web-seat-for-you"))).to_be_visible()
    sit(first, link, language=language)
    expect(second.page.get_by_role("button", name=words(language)("web-sit-here"))).to_have_count(0)
    expect(second.page.get_by_text(words(language)("web-table-full"))).to_be_visible()
    second.page.reload()
    expect(second.page.get_by_role("alert")).to_contain_text(words(language)("error-ticket-used"))
    expect(second.page.get_by_role("alert")).to_contain_text(words(language)("web-advice-ticket-used"))
    second.page.get_by_role("button", name=words(language)("web-watch")).click()
    expect(second.page.get_by_text(words(language)("web-table-full"))).to_be_visible()


@pytest.mark.parametrize("reload", [False, True])
def test_a_guest_whose_answer_was_lost_in_a_tunnel_gets_in(visitor: Come, house: House, reload: bool) -> None:
    """The request to sit down reaches the server, and the connection breaks before the answer is heard."""
    host, _, link = hosting(visitor, house)
    guest = visitor()
    lost: list[str] = []

    def tunnel(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answered(text: str | bytes) -> None:
            if lost and len(lost) < 2:
                return
            route.send(text)

        def said(text: str | bytes) -> None:
            server.send(text)
            if '"type":"take"' in str(text):
                lost.append(str(text))

        server.on_message(answered)
        route.on_message(said)

    guest.context.route_web_socket("**/ws", tunnel)
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bruno")
    guest.page.get_by_role("button", name="Sit here").click()
    expect(host.page.locator("ol li").nth(1)).to_contain_text("Bruno")  # the server has it
    expect(guest.page.locator("li.you")).to_have_count(0)
    lost.append("out of the tunnel")
    if reload:
        guest.page.reload()
    else:
        guest.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(guest.page.locator("li.you strong")).to_have_text("Bruno")
    assert shown_secret(guest) == ""
    start(host, guest)
    assert guest.view["seat"] == 1


def test_a_guest_whose_seat_is_freed_is_told_and_may_come_back_with_a_new_link(visitor: Come, house: House) -> None:
    host, _, link = hosting(visitor, house)
    guest = visitor()
    sit(guest, link)
    host.page.get_by_role("button", name=re.compile("^Clear seat")).click()
    host.page.locator("dialog").get_by_role("button", name="Clear seat").click()
    expect(guest.page.locator(".notice")).to_contain_text(words("en")("web-seat-lost"))
    guest.page.reload()
    expect(guest.page.get_by_role("button", name=re.compile("^Sit here"))).to_be_visible()
    sit(guest, link_from(host))
    guest.page.get_by_role("button", name="Leave seat").click()
    expect(guest.page.get_by_role("button", name=re.compile("^Sit here"))).to_be_visible()
    expect(guest.page.locator(".notice")).to_have_count(0)  # one knows it when one leaves by oneself
    guest.page.reload()
    expect(guest.page.get_by_role("button", name=re.compile("^Sit here"))).to_be_visible()


def test_a_link_that_was_used_is_not_shown_again_while_the_next_one_is_made(visitor: Come, house: House) -> None:
    """That a seat is kept may be heard before the link to it."""
    host, _, _ = hosting(visitor, house)
    slow = False
    held: list[Callable[[], None]] = []

    def hold_links_back(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answered(text: str | bytes) -> None:
            if slow and '"type":"invited"' in str(text):
                held.append(lambda: route.send(text))
            else:
                route.send(text)

        server.on_message(answered)
        route.on_message(server.send)

    host.context.route_web_socket("**/ws", hold_links_back)
    host.page.reload()
    guest, say = visitor(), words("en")
    sit(guest, link_from(host))
    host.page.get_by_role("button", name=re.compile("^Clear seat")).click()
    host.page.locator("dialog").get_by_role("button", name="Clear seat").click()
    slow = True
    host.page.get_by_role("button", name=f"{say('web-seat-link')} ({say('web-seat', number=2)})").click()
    expect(host.page.get_by_text(say("web-seat-kept"), exact=True)).to_be_visible()
    expect(host.page.get_by_label(say("web-link"))).not_to_have_value(re.compile("#"))
    while not held:
        host.page.wait_for_timeout(20)
    held.pop()()
    expect(host.page.get_by_role("heading", name=say("web-invite-seat", number=2))).to_be_visible()
    sit(guest, host.page.get_by_label(say("web-link")).input_value())


@pytest.mark.parametrize("seated", [True, False])
def test_a_guest_who_loses_the_seat_while_away_watches_and_is_told(visitor: Come, house: House, seated: bool) -> None:
    """`seated`: the host frees the seat; otherwise somebody else uses the link before this guest does."""
    host, _, link = hosting(visitor, house)
    guest, other = visitor(), visitor()
    guest.excused = ["ERR_INTERNET_DISCONNECTED"]
    if seated:
        sit(guest, link)
    else:
        guest.page.goto(link)
        expect(guest.page.get_by_text(words("en")("web-seat-for-you"))).to_be_visible()
    guest.context.set_offline(True)
    expect(guest.page.get_by_role("button", name="Reconnecting")).to_be_visible()
    if seated:
        host.page.get_by_role("button", name=re.compile("^Clear seat")).click()
        host.page.locator("dialog").get_by_role("button", name="Clear seat").click()
        expect(host.page.get_by_text(words("en")("web-seat-open"), exact=True)).to_be_visible()
    else:
        sit(other, link)
    guest.context.set_offline(False)
    told = "web-seat-lost" if seated else "error-ticket-used"
    expect(guest.page.locator(".notice")).to_contain_text(words("en")(told))
    expect(guest.page.get_by_role("button", name="Reconnecting")).to_have_count(0)
    expect(guest.page.get_by_role("button", name=re.compile("^Sit here"))).to_have_count(int(seated))


def test_a_link_made_before_there_were_tickets_still_seats_its_guest(visitor: Come, house: House) -> None:
    database = open_backend(f"sqlite:{house.folder / 'tables.db'}")
    table, link = old_tables.with_link(database)
    database.close()
    guest = visitor()
    sit(guest, f"/t/{table}#{link}")
    assert shown_secret(guest) == ""
    guest.page.reload()
    expect(guest.page.locator("li.you strong")).to_have_text("Bruno")
    late = visitor()
    late.page.goto(f"/t/{table}#{link}")
    expect(late.page.get_by_role("alert")).to_contain_text(words("en")("error-ticket-used"))


def test_one_s_own_seat_goes_to_one_s_own_phone(visitor: Come, house: House) -> None:
    host, _, link = hosting(visitor, house)
    laptop, phone = visitor(size=DESKTOP), visitor()
    laptop.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sit(laptop, link)

    def own_link() -> str:
        laptop.page.get_by_role("button", name="Play on another device").click()
        expect(laptop.page.get_by_role("img", name="QR code")).to_be_visible()
        laptop.page.evaluate("navigator.clipboard.writeText('')")
        laptop.page.get_by_role("button", name="Copy the link", exact=True).click()
        expect(laptop.page.locator(".notice").last).to_contain_text("Copied.")
        return str(laptop.page.evaluate("navigator.clipboard.readText()"))

    own = own_link()
    assert own != link
    phone.page.goto(own)
    expect(phone.page.locator("li.you strong")).to_have_text("Bruno")
    start(host, laptop, phone)
    laptop.page.get_by_role("button", name="Menu").click()
    assert own_link() == own
    assert phone.view["seat"] == 1
    assert phone.view["hand"] == laptop.view["hand"]
    assert shown_secret(phone) == ""
    phone.page.reload()
    phone.settle()
    assert phone.view["seat"] == 1
    play_in_turn(host, phone)


def test_a_guest_who_sits_down_with_the_founder_s_own_link_keeps_the_seat_and_the_founder_sees_nothing(
    visitor: Come, house: House
) -> None:
    made = house.call("tables", {"game": "dokitto-ice", "players": 2})
    founder, guest = visitor(size=DESKTOP), visitor()
    founder.page.goto(f"/t/{made['table']}#{made['token']}")
    expect(founder.page.get_by_role("button", name=words("en")("web-start")).first).to_be_visible()
    guest.page.goto(f"/t/{made['table']}#{made['token']}")
    guest.page.get_by_label(words("en")("web-your-name")).first.fill("Bruno")
    guest.page.get_by_role("button", name=re.compile("^Sit")).first.click()
    expect(guest.page.locator("li.you strong")).to_have_text("Bruno")
    assert shown_secret(guest) == ""
    token = next(sent["token"] for sent in guest.sent if sent["type"] == "take")
    assert token != made["token"]
    guest.page.reload()
    expect(guest.page.locator("li.you strong")).to_have_text("Bruno")
    founder.page.reload()
    expect(founder.page.locator("li.you")).to_have_count(0)
    expect(founder.page.locator("ol li").first).to_contain_text("Bruno")
