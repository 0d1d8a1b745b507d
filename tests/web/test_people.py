"""Several people in browsers of their own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from parfait.locale import LANGUAGES, words
from tests.web import devices, hands
from tests.web.house import House
from tests.web.visitor import DESKTOP, Visitor

Come = Callable[..., Visitor]
WON = re.compile("Winner|Shared win")


def gathered(
    house: House, visitor: Come, game: str, players: int, options: Mapping[str, object], language: str = "en"
) -> list[Visitor]:
    """People at one table, and the game begun."""
    host = house.table(game, players, bots=0, options=options)
    places = [host, *(house.sit(host.table, seat, f"Guest {seat}") for seat in range(1, players))]
    people = []
    for place in places:
        people.append(visitor(language=language))
        people[-1].come(place)
    people[0].page.get_by_role("button", name=words(language)("web-start")).click()
    for one in people:
        one.settle()
    return people


def play_on(people: list[Visitor], chance: random.Random, until: Callable[[], bool]) -> None:
    while not until():
        one = next((one for one in people if one.legal), None)
        if one is None:
            people[0].page.wait_for_timeout(5)
            continue
        one.settle()
        one.compare()
        hands.turn(one, hands.mouse, chance)


def test_two_people_play_and_one_loses_the_connection(visitor: Come, house: House) -> None:
    people = gathered(house, visitor, "dokitto-ice", 2, {"trophies_to_win": 1})
    chance = random.Random(3)
    play_on(people, chance, lambda: people[0].step > 8)
    lost = people[1]
    lost.excused = ["ERR_INTERNET_DISCONNECTED"]
    lost.context.set_offline(True)
    expect(lost.page.get_by_role("button", name="Reconnecting")).to_be_visible()
    assert lost.page.locator("#board").is_visible()
    play_on(people[:1], chance, lambda: not people[0].legal)
    lost.context.set_offline(False)
    expect(lost.page.get_by_role("button", name="Reconnecting")).to_have_count(0)
    again = people[0].step
    play_on(people, chance, lambda: people[0].step > again + 8)
    devices.watch_the_end(house, *people)
    assert people[0].view["scores"] == people[1].view["scores"]


def bid(one: Visitor, number: int, die: str) -> None:
    one.page.locator(f"button[data-die={die}]").click()
    one.page.locator(f'[data-move="bid {number} {die}"]').click()


def test_four_people_bid_at_once_and_see_all_bids_together(visitor: Come, house: House) -> None:
    """AI-5. One of them changes the bid, another comes back to it on a page that is loaded again."""
    people = gathered(house, visitor, "aice", 4, {"rounds": 1})
    host, changes, reloads, last = people
    for one in people:
        expect(one.page.get_by_test_id("asked")).to_contain_text("die")  # all are asked
    bid(changes, 6, "D")
    bid(reloads, 3, "P")
    for one in people:
        expect(one.page.locator(".seat svg.ready")).to_have_count(2)
        expect(one.page.locator(".bidder .bid:not(.none)")).to_have_count(2)
    expect(changes.page.get_by_test_id("asked")).to_have_text(re.compile("Waiting for .*, .*"))
    host.page.locator("button[data-die=F]").click()  # half a bid stays in one's fingers
    changes.page.get_by_role("button", name="Change my choice").click()
    bid(changes, 2, "A")
    reloads.page.reload()
    reloads.settle()
    expect(reloads.page.get_by_role("button", name="Change my choice")).to_be_visible()
    host.page.locator('[data-move="bid 1 F"]').click()
    bid(last, 4, "T")
    for one in people:
        expect(one.page.locator(".bids p")).to_have_text(words("en")("aice-bids-open"))
        assert one.view["bids"] == [1, 2, 3, 4]
        assert one.view["bid_dice"] == ["F", "A", "P", "T"]


@pytest.mark.slow
def test_a_game_of_one_round_of_aice_with_four_browsers(visitor: Come, house: House) -> None:
    people = gathered(house, visitor, "aice", 4, {"rounds": 1})
    play_on(people, random.Random(4), lambda: all(one.over for one in people))
    for one in people:
        one.page.locator("dialog[open]").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_tipped_straight_back_is_explained_with_its_rule(visitor: Come, house: House, language: str) -> None:
    anna, guest = gathered(house, visitor, "dessert-dice", 2, {"first_player": 0}, language)
    anna.until_my_turn()
    anna.page.locator(".kind.open").first.click()
    anna.page.locator("[data-square=c3]").click()
    guest.until_my_turn()
    guest.page.locator("[data-square=c3]").click()
    guest.page.locator("[data-square=d3].open").click()
    anna.page.locator("[data-square=d3] [data-piece]").wait_for()
    anna.until_my_turn()
    anna.page.locator("[data-square=d3]").click()
    anna.page.locator("[data-square=c3].barred").click(force=True)
    why = words(language)("error-dessert-dice-undo", square="d3")
    expect(anna.page.locator(".notice")).to_contain_text(why)
    expect(anna.page.locator(".notice a")).to_have_text("DD-11")
    expect(anna.page.get_by_test_id("spoken")).to_contain_text(why)


def test_two_devices_on_one_seat(visitor: Come, house: House) -> None:
    place = house.table("dozito", 2)
    phone, laptop = visitor(), visitor(size=DESKTOP)
    phone.visit(place)
    laptop.visit(place)
    chance = random.Random(5)
    while phone.step < 12:
        for one in (phone, laptop):
            one.page.wait_for_timeout(20)
            if one.legal:
                one.settle()
                hands.turn(one, hands.mouse, chance)
    for one in (phone, laptop):
        one.page.wait_for_timeout(200)
        one.settle()
    assert phone.step == laptop.step
    assert phone.view["grids"] == laptop.view["grids"]


def test_chat_is_heard_and_markup_is_text(visitor: Come, house: House) -> None:
    people = gathered(house, visitor, "dozito", 2, {})
    said = "<img src=x onerror=alert(1)> 🍨"
    people[0].page.get_by_role("button", name="Chat").click()
    people[0].page.get_by_label("Say something").fill(said)
    people[0].page.get_by_role("button", name="Send").click()
    expect(people[1].page.locator(".tools .count")).to_have_text("1")
    people[1].page.get_by_role("button", name="Chat").click()
    expect(people[1].page.get_by_role("log")).to_contain_text(said)


def test_a_move_may_be_taken_back_until_it_is_confirmed(visitor: Come, house: House) -> None:
    one = visitor(confirm=True)
    one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
    one.page.locator(".held.legal").first.click()
    expect(one.page.get_by_role("button", name="Cancel")).to_be_visible()
    one.page.get_by_role("button", name="Cancel").click()
    assert [sent for sent in one.sent if sent["type"] == "move"] == []
    one.page.locator(".held.legal").first.click()
    one.page.locator(".button.confirm").click()
    expect(one.page.locator("#board .trick [data-piece]").first).to_be_visible()


def test_a_hint_marks_a_move(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}, hints=True))
    one.page.get_by_role("button", name="Hint").click()
    expect(one.page.locator("#board .hinted").first).to_be_visible()


def test_a_rematch_brings_everyone_to_the_next_table(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dokitto-ice", 2, options={"trophies_to_win": 1}))
    devices.watch_the_end(house, one)
    old = one.page.url
    one.page.get_by_role("button", name="Play again").click()
    one.page.wait_for_url(lambda url: url != old and "/t/" in url)
    while one.over:  # until the next table is told
        one.page.wait_for_timeout(10)
    one.settle()


def test_a_game_that_is_over_is_seen_again_from_every_seat(visitor: Come, house: House) -> None:
    one = visitor(size=DESKTOP)
    place = house.table("dokitto-ice", 2, options={"trophies_to_win": 1})
    one.visit(place)
    devices.watch_the_end(house, one)
    one.page.goto(f"/replay/{place.table}")
    one.page.get_by_label("View as").select_option("1")
    one.page.get_by_role("button", name="To the end").click()
    expect(one.page.get_by_test_id("events")).to_contain_text(WON)
    one.page.get_by_role("button", name="Previous step").click()
    one.excused = ["failed:"]  # a request that became a download
    with one.page.expect_download() as download:
        one.page.get_by_role("link", name="Download").click()
    record = download.value.path()
    one.page.goto("/replay")
    one.page.get_by_label("Record file").set_input_files(
        {"name": "game.jsonl", "mimeType": "application/json", "buffer": record.read_bytes()}
    )
    one.page.get_by_role("button", name="To the end").click()
    expect(one.page.get_by_test_id("events")).to_contain_text(WON)


def test_everyone_is_told_whose_time_is_up(visitor: Come, house: House) -> None:
    host = house.table("dozito", 2, bots=0, options={"first_player": 0}, clock={"turn": 10})
    anna, ben = visitor(size=DESKTOP), visitor(size=DESKTOP)
    anna.come(host)
    ben.come(house.sit(host.table, 1, "Ben"))
    anna.page.get_by_role("button", name="Start").click()
    expect(ben.page.get_by_test_id("asked")).to_contain_text("Time is up: a bot plays for Anna.")
    expect(anna.page.get_by_test_id("asked")).to_contain_text("Time is up: a bot plays for you.")


def test_a_page_that_is_loaded_again_shows_the_same_clock(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dozito", 2, options={"first_player": 0}, clock={"bank": 300}))
    clock = one.page.locator(".seat.you").get_by_role("timer")
    one.page.wait_for_timeout(2200)
    before = clock.inner_text()
    one.page.reload()
    one.settle()
    assert "4:50" < clock.inner_text() <= before < "4:59"


def test_a_page_that_is_loaded_again_knows_every_round(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("aice", 3, options={"rounds": 2}))
    devices.watch(house, [one], lambda view: view["round"] == 2)
    one.page.reload()
    one.settle()
    assert one.view["round"] == 2
    one.until_my_turn()
    one.compare()
    devices.watch_the_end(house, one)
    one.page.locator("dialog[open] tbody").wait_for()
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in one.page.locator("tbody tr").all()]
    assert [sum(of_seat) for of_seat in zip(*points, strict=True)] == one.view["scores"]
