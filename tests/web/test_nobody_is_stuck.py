"""Somebody leaves, in every phase and the host included: whoever is there always has a next step."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import devices, hands
from tests.web.house import House, Place
from tests.web.test_people import Come
from tests.web.visitor import DESKTOP, PHONE, Visitor

SOON = "2"  # seconds after which somebody who is gone is away
People = list[Visitor]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("impatient"), PARFAIT_AWAY_AFTER=SOON)
    opened.start()
    yield opened
    opened.stop()


@pytest.fixture
def gather(visitor: Come, impatient: House) -> Callable[..., People]:
    """People at one table, the first of them its host; `begun` or still in its room."""

    def gathered(
        players: int, options: dict[str, Any], begun: bool = True, seats: int = 0, **how: Any
    ) -> list[Visitor]:
        host = impatient.table("dokitto-ice", seats or players, bots=0, options=options)
        places = [host, *(impatient.sit(host.table, seat, f"Guest {seat}") for seat in range(1, players))]
        people = [visitor(at=impatient, **how) for _ in places]
        for one, place in zip(people, places, strict=True):
            one.come(place)
            one.page.wait_for_selector(".room")
        if begun:
            people[0].page.get_by_role("button", name="Start", exact=True).click()
            for one in people:
                one.settle()
        return people

    return gathered


def address(place: Place) -> str:
    return f"/t/{place.table}#{place.token}"


def comes_back(one: Visitor) -> None:
    one.come(one.place)


def leaves(one: Visitor) -> None:
    one.page.goto("/settings")
    one.legal = []


def play_on(people: list[Visitor], until: Callable[[], bool]) -> None:
    chance = random.Random(3)
    while not until():
        one = next((one for one in people if one.legal), None)
        if one is None:
            people[0].page.wait_for_timeout(5)
            continue
        one.settle()
        if one.legal:
            hands.turn(one, hands.mouse, chance)


def test_in_the_room_the_host_leaves_and_a_guest_begins_without_them(gather: Callable[..., People]) -> None:
    host, guest = gather(2, {}, begun=False, seats=3)
    expect(guest.page.get_by_role("button", name="Start")).to_have_count(0)
    leaves(host)
    expect(guest.page.locator(".notice")).to_contain_text("You are the host now.")
    expect(guest.page.locator(".room")).to_contain_text("away · 1 min")
    guest.page.get_by_role("button", name="Start with 2 players").click()
    guest.settle()
    comes_back(host)
    host.settle()
    expect(guest.page.locator(".notice").last).to_contain_text("Anna is the host now.")
    assert len(host.view["cards_left"]) == 2


def test_one_who_has_only_just_left_is_said_to_be_away(visitor: Come, house: House) -> None:
    """Before a minute is over; a page that is loaded again is not told of."""
    place = house.table("dokitto-ice", 2, bots=0, options={"first_player": 0})
    sat = house.sit(place.table, 1, "Guest")
    host, guest = visitor(), visitor()
    for one, seat in ((host, place), (guest, sat)):
        one.page.goto(address(seat))
        one.page.wait_for_selector(".room")
    leaves(host)
    expect(guest.page.locator(".room")).to_contain_text("another player becomes the host")
    host.page.goto(address(place))
    host.page.get_by_role("button", name="Start", exact=True).click()
    guest.settle()
    leaves(host)
    asked = guest.page.get_by_test_id("asked")
    expect(asked).to_contain_text("Anna is away. After a minute, you can let a bot play instead.")
    expect(asked.get_by_role("button")).to_have_count(0)


def test_one_leaves_on_their_turn_a_bot_plays_and_they_take_the_seat_back(gather: Callable[..., People]) -> None:
    """The one who leaves is the host."""
    host, guest, other = gather(3, {"first_player": 0, "trophies_to_win": 5}, size=DESKTOP)
    leaves(host)
    asked = guest.page.get_by_test_id("asked")
    expect(asked).to_contain_text("Anna has been away for a minute.")
    tile = guest.page.locator(".seat", has_text="Anna")
    expect(tile).to_contain_text("away · 1 min")
    expect(tile.locator(".arrow")).to_be_visible()
    expect(tile.locator(".presence")).to_be_visible()
    step = guest.step
    asked.get_by_role("button", name="Let a bot play for Anna").click()
    expect(other.page.locator(".notice").last).to_contain_text("A bot is playing for Anna")
    play_on([guest, other], lambda: guest.step > step + 6)
    comes_back(host)
    host.settle()
    host.page.get_by_role("button", name="Return to my seat").click()
    expect(guest.page.locator(".notice").last).to_contain_text("Anna is back in the game.")
    step = host.step
    play_on([host, guest, other], lambda: host.step > step + 6)
    assert any(sent["type"] == "move" for sent in host.sent)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_one_leaves_on_another_s_turn_and_the_tile_says_so_with_a_button(
    gather: Callable[..., People], size: tuple[int, int]
) -> None:
    """On a phone, which has no room for it, a tap on the tile does."""
    host, guest = gather(2, {"first_player": 0, "trophies_to_win": 5}, size=size)
    leaves(guest)
    tile = host.page.locator(".seat", has_text="Guest 1")
    expect(tile).to_contain_text("away · 1 min")
    place = tile
    if size == PHONE:
        host.page.get_by_role("button", name="Guest 1: what the numbers mean").click()
        place = host.page.get_by_test_id("facts")
        expect(place).to_contain_text("Guest 1 has been away for a minute.")
    place.get_by_role("button", name="Let a bot play for Guest 1").click()
    expect(tile).to_contain_text("a bot is playing")
    step = host.step
    play_on([host], lambda: host.step > step + 4)


def test_one_leaves_while_the_round_is_counted_and_the_next_one_is_played(
    gather: Callable[..., People], impatient: House
) -> None:
    host, guest = gather(2, {"trophies_to_win": 9})
    devices.watch(impatient, [host, guest], lambda view: view["round"] == 2)
    guest.page.locator("[data-sheet=round]").wait_for()
    leaves(host)
    guest.close_sheets()
    button = guest.page.get_by_role("button", name="Let a bot play for Anna").first
    play_on([guest], lambda: button.is_visible())
    guest.page.mouse.move(1, 1)  # off the seats, which explain themselves under it
    button.click()
    step = guest.step
    play_on([guest], lambda: guest.step > step + 3 or guest.over)


def test_at_the_end_the_host_leaves_and_the_other_plays_again(gather: Callable[..., People], impatient: House) -> None:
    host, guest = gather(2, {"trophies_to_win": 1})
    devices.watch_the_end(impatient, host, guest)
    sheet = guest.page.locator("dialog[open]")
    sheet.wait_for()
    leaves(host)
    sheet.get_by_role("button", name="Play again").click()
    expect(sheet).to_contain_text("Waiting for Anna.")
    old = guest.page.url
    guest.page.wait_for_url(lambda url: url != old and "/t/" in url)
    expect(guest.page.locator(".room")).to_contain_text("Reserved")
    guest.page.get_by_role("button", name="Start with a bot in the open seat").click()
    guest.page.wait_for_selector("main[data-settled=true]")


def test_a_rematch_is_an_invitation_in_the_sheet_and_keeps_the_chat(
    gather: Callable[..., People], impatient: House
) -> None:
    people = gather(2, {"trophies_to_win": 1}, size=DESKTOP)
    host, guest = people
    devices.watch_the_end(impatient, *people)
    old = host.page.url
    for one in people:
        one.page.locator("[data-sheet=final]").wait_for()
    guest.page.locator("dialog[open] .close").click()
    guest.page.get_by_label("Say something").fill("well played")
    guest.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("button", name="Play again").click()
    expect(host.page.locator("[data-sheet=final]")).to_contain_text("Waiting for Guest 1.")
    offer = guest.page.locator(".offer")
    expect(offer).to_contain_text("Anna wants to play again.")
    guest.page.get_by_role("button", name="Scores").click()
    sheet = guest.page.locator("[data-sheet=final]")
    expect(sheet).to_contain_text("Anna wants to play again.")
    sheet.get_by_role("button", name="Join").click()
    for one in people:
        one.page.wait_for_url(lambda url: url != old and "/t/" in url)
        one.page.wait_for_selector("main[data-settled=true]")
    assert host.page.url == guest.page.url
    expect(host.page.get_by_role("log", name="Chat")).to_contain_text("well played")


def test_the_host_waits_for_nobody_and_the_late_one_finds_their_seat(
    gather: Callable[..., People], impatient: House
) -> None:
    people = gather(2, {"trophies_to_win": 1})
    host, guest = people
    devices.watch_the_end(impatient, *people)
    old = host.page.url
    for one in people:
        one.page.locator("[data-sheet=final]").wait_for()
    host.page.get_by_role("button", name="Play again").click()
    host.page.get_by_role("button", name="Start without waiting").click()
    host.page.wait_for_url(lambda url: url != old and "/t/" in url)
    sheet = guest.page.locator("[data-sheet=final]")
    expect(sheet).to_contain_text("The others have already moved to a new table.")
    sheet.get_by_role("button", name="Join").click()
    guest.page.wait_for_url(lambda url: url == host.page.url)
    host.page.get_by_role("button", name="Start", exact=True).click()
    for one in people:
        one.page.wait_for_selector("main[data-settled=true]")
    expect(guest.page.locator(".seat.you")).to_contain_text("Guest 1")


def test_closing_a_table_is_asked_about(gather: Callable[..., People]) -> None:
    host, guest = gather(2, {})
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Close table").click()
    question = host.page.get_by_role("dialog", name="Close this table?")
    expect(question).to_contain_text("The game ends for everyone")
    question.get_by_role("button", name="Keep the table").click()
    expect(question).to_have_count(0)
    host.page.get_by_role("button", name="Close table").click()
    question.get_by_role("button", name="Close table").click()
    expect(guest.page.get_by_test_id("asked")).to_have_text("This table is closed.")


def test_a_move_made_offline_is_said_to_be_kept_and_is_sent(visitor: Come, impatient: House) -> None:
    one = visitor(at=impatient)
    one.excused = ["ERR_INTERNET_DISCONNECTED"]
    one.visit(impatient.table("dokitto-ice", 3, options={"first_player": 0}))
    step = one.step
    one.context.set_offline(True)
    expect(one.page.get_by_role("button", name="Reconnecting")).to_be_visible()
    one.page.locator(".held.legal").first.click()
    asked = one.page.get_by_test_id("asked")
    expect(asked).to_have_text(re.compile("Your move is saved"))
    one.context.set_offline(False)
    expect(asked).not_to_have_text(re.compile("Your move is saved"))
    while one.step == step:
        one.page.wait_for_timeout(10)


def test_a_lost_phone_is_replaced_and_a_watcher_takes_over_from_one_who_left(
    gather: Callable[..., People], visitor: Come, impatient: House
) -> None:
    host, guest, lost = gather(3, {"first_player": 0}, size=PHONE)
    leaves(lost)
    expect(host.page.locator(".seats")).to_contain_text("away · 1 min")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="A new link for Guest 2").click()
    host.page.get_by_role("button", name="Make the link").click()
    link = host.page.get_by_label("Link to the table").input_value()
    host.page.keyboard.press("Escape")
    phone = visitor(at=impatient, size=PHONE)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Play here").click()
    phone.until_seated()
    assert len(phone.view["hand"]) == 9
    comes_back(lost)
    expect(lost.page.locator(".notice")).to_contain_text("opened on another device")

    lost.page.get_by_role("button", name="Menu").click()  # the old device can only watch
    lost.page.get_by_role("button", name="Give your name…").click()
    lost.page.get_by_role("textbox", name="Your name").fill("Zoé")
    lost.page.get_by_role("button", name="Done").click()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Leave seat").click()
    lost.page.get_by_role("button", name="Menu").click()
    lost.page.get_by_role("button", name="Take over from Guest 1").click()
    for one in (host, phone):
        one.page.get_by_role("button", name="Agree").click()
    expect(lost.page.get_by_text("You are watching.")).to_have_count(0)
    lost.until_seated()
    assert len(lost.view["hand"]) == 9
