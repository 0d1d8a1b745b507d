"""What happens on the table is shown one thing after the other, can be seen again, and waits behind a sheet."""

from __future__ import annotations

import random
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from parfait.locale import words
from tests.patience import PATIENCE
from tests.web import devices, hands
from tests.web.house import House
from tests.web.test_people import gathered
from tests.web.visitor import DESKTOP, ROUND_SHEET, Visitor

Come = Callable[..., Visitor]

# Every beat, with what lay on the table as it began.
BEATS = """
window.beats = [];
let last = '';
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const main = document.querySelector('main[data-beat]');
  if (!main) return;
  const count = (what) => document.querySelectorAll(`#board ${what}`).length;
  const now = { kind: main.dataset.beat, cards: count('.trick [data-piece]'), won: count('.place.won'),
    step: +main.dataset.step, mine: !!document.querySelector('.seat.you.turn'),
    sheet: !!document.querySelector('dialog[open]') };
  if (JSON.stringify(now) === last) return;
  last = JSON.stringify(now);
  beats.push({ ...now, at: performance.now() });
}).observe(document.body, { subtree: true, attributes: true, childList: true }));
"""


def beats(one: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.page.evaluate("beats")
    return found


def wait_for_beat(one: Visitor, kind: str) -> dict[str, Any]:
    one.page.wait_for_function("kind => beats.some((beat) => beat.kind === kind)", arg=kind)
    return next(beat for beat in beats(one) if beat["kind"] == kind)


@pytest.mark.parametrize("game", ["dokitto-ice", "aice"])
def test_card_then_winner_then_reward_then_sweep(visitor: Come, house: House, game: str) -> None:
    one = visitor(script=BEATS, speed="normal")
    one.visit(house.table(game, 3, options={"first_player": 0}))
    chance = random.Random(1)
    sweep = None
    while sweep is None:  # until a trick is over and the next is led, perhaps by oneself
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
        if one.view["tricks"] > 1 or (one.view["tricks"] == 1 and not one.view["trick_over"]):
            sweep = wait_for_beat(one, "sweep")
    one.page.wait_for_function("() => beats[beats.findIndex((beat) => beat.kind === 'sweep') + 1]")
    seen = beats(one)
    winner = next(beat for beat in seen if beat["kind"] == "winner")
    rewards = [beat for beat in seen if beat["kind"] == "reward" and beat["at"] < sweep["at"]]
    before = [beat for beat in seen if beat["at"] < winner["at"]]
    assert [beat["won"] for beat in before] == [0] * len(before)
    assert before[-1]["cards"] == winner["cards"] == 3  # the last card lies there before anyone has won
    assert winner["won"] == 1
    assert rewards
    assert winner["at"] < rewards[0]["at"]
    assert sweep["cards"] == 0
    led = next(beat for beat in seen if beat["at"] > sweep["at"])
    assert (led["kind"], led["cards"]) == ("card", 1)


def test_a_finished_trick_rests_until_a_tap(visitor: Come, house: House) -> None:
    """Where another leads to the next: one's own card does not wait."""
    rested = {}
    for tapped in (False, True):
        one = visitor(script=BEATS, speed="slow" if tapped else "normal")
        one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
        chance = random.Random(1)
        while not (seen := [beat for beat in beats(one) if beat["kind"] == "sweep" and not beat["mine"]]):
            if one.legal and one.page.locator("main[data-settled=true]").count():
                hands.turn(one, hands.mouse, chance)
            if tapped and any(beat["kind"] == "reward" for beat in beats(one)):
                one.page.locator(".trick").dispatch_event("pointerdown")
            one.page.wait_for_timeout(20)
        reward = [beat for beat in beats(one) if beat["kind"] == "reward" and beat["at"] < seen[0]["at"]][-1]
        rested[tapped] = seen[0]["at"] - reward["at"]
    assert rested[False] >= 1400
    assert rested[True] < 1500 * 1.6


def test_behind_the_sheet_of_a_round_nothing_goes_on(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dokitto-ice", 3, options={"first_player": 0, "trophies_to_win": 3}))
    to_the_sheet(house, one)
    one.page.wait_for_timeout(500)  # the next round is dealt, and the others lead to it
    shown = int(one.page.locator("main").get_attribute("data-step") or 0)
    assert shown < one.step
    assert one.page.locator("#board .trick [data-piece]").count() == 3  # the last trick, still
    one.page.get_by_role("button", name=words("en")("web-go-on")).click()
    one.settle()
    one.compare()


def to_the_sheet(house: House, one: Visitor) -> None:
    """Until a round is counted."""
    devices.watch(house, [one], lambda view: view["round"] == 2)
    one.page.locator(ROUND_SHEET).wait_for()


def test_at_a_table_with_a_clock_the_sheet_goes_by_itself(visitor: Come, house: House) -> None:
    one = visitor()
    one.visit(house.table("dokitto-ice", 3, options={"trophies_to_win": 3}, clock={"bank": 600}))
    to_the_sheet(house, one)
    expect(one.page.get_by_role("button", name="Continue (")).to_be_visible()
    expect(one.page.locator(ROUND_SHEET)).to_have_count(0)


def test_whoever_only_watches_is_not_left_behind_a_sheet(visitor: Come, house: House) -> None:
    player, watcher = visitor(), visitor(size=DESKTOP)
    place = house.table("dokitto-ice", 3, options={"trophies_to_win": 3})
    player.visit(place)
    watcher.page.goto(f"/t/{place.table}")
    watcher.page.wait_for_selector("main[data-settled=true]")
    devices.watch(house, [player], lambda view: view["round"] == 2)
    watcher.page.locator(ROUND_SHEET).wait_for()
    expect(watcher.page.get_by_role("button", name="Continue (")).to_be_visible()
    expect(watcher.page.locator(ROUND_SHEET)).to_have_count(0)


@pytest.mark.parametrize("game", ["dokitto-ice", "aice", "dozito", "dessert-dice"])
def test_what_happened_since_my_turn_is_shown_again(visitor: Come, house: House, game: str) -> None:
    one = visitor(script=BEATS)
    one.visit(house.table(game, 3, options={"first_player": 0}))
    chance = random.Random(1)
    for _ in range(4):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    one.until_my_turn()
    step = one.step
    one.page.evaluate("beats.length = 0")
    one.page.keyboard.press("b")
    one.page.wait_for_function("() => beats.length > 1 && beats.at(-1).kind === 'now'")
    assert {"card"} <= {beat["kind"] for beat in beats(one)}
    assert {beat["step"] for beat in beats(one)} == {step}
    one.settle()
    one.compare()  # everything is where it was, and one may move
    hands.turn(one, hands.mouse, chance)


def test_looking_back_ends_with_a_second_touch(visitor: Come, house: House) -> None:
    one = visitor(script=BEATS)
    one.visit(house.table("dozito", 2, options={"first_player": 0}))
    chance = random.Random(1)
    for _ in range(3):
        one.until_my_turn()
        hands.turn(one, hands.mouse, chance)
    one.until_my_turn()
    one.page.get_by_role("button", name=words("en")("web-menu")).click()
    one.page.get_by_text(words("en")("web-speed-slow"), exact=True).click()
    one.page.keyboard.press("Escape")
    back = one.page.get_by_role("button", name=words("en")("web-look-back"))
    back.click()
    expect(back).to_have_attribute("aria-pressed", "true")
    expect(one.page.locator("main")).to_have_attribute("data-settled", "false")
    back.click()
    expect(back).to_have_attribute("aria-pressed", "false")
    one.settle()
    one.compare()


def test_dice_that_came_since_my_turn_are_marked_until_i_move(visitor: Come, house: House) -> None:
    anna, guest = gathered(house, visitor, "dessert-dice", 2, {"first_player": 0})
    anna.until_my_turn()
    anna.page.locator(".kind.open").first.click()
    anna.page.locator("[data-square=c3]").click()
    guest.until_my_turn()
    expect(guest.page.locator(".fresh")).to_have_count(1)
    guest.page.locator(".kind.open").first.click()
    guest.page.locator("[data-square=d4]").click()
    anna.until_my_turn()
    marked = anna.page.locator(".fresh")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-square", "d4")
    assert "new since your last turn" in (marked.get_attribute("aria-label") or "")
    anna.page.reload()  # or come back the next day
    anna.settle()
    expect(anna.page.locator(".fresh")).to_have_attribute("data-square", "d4")
    anna.page.locator(".kind.open").first.click()
    anna.page.locator("[data-square=a1]").click()
    expect(anna.page.locator("[data-square=a1] [data-piece]")).to_be_visible()
    expect(anna.page.locator(".fresh")).to_have_count(0)


def test_the_only_move_is_made_by_itself_if_wished(visitor: Come, house: House) -> None:
    one = visitor(forced=True)
    one.visit(house.table("dokitto-ice", 4, options={"first_player": 0, "trophies_to_win": 3}))
    chance = random.Random(1)
    by_hand = 0
    deadline = time.monotonic() + PATIENCE
    while not by_hand or moves_sent(one) == by_hand:
        assert not one.over
        assert time.monotonic() < deadline
        one.close_sheets()
        if len(one.legal) > 1 and one.page.locator("main[data-settled=true]").count():
            hands.turn(one, hands.mouse, chance)
            by_hand += 1
        one.page.wait_for_timeout(10)


def moves_sent(one: Visitor) -> int:
    return sum(message["type"] == "move" for message in one.sent)


STAR_WITHIN = """(row) => {
  const [star, whole] = [row.querySelector('.first'), row].map((element) => element.getBoundingClientRect());
  return star.width > 0 && star.left >= whole.left && star.right <= whole.right && star.top >= whole.top;
}"""


@pytest.mark.parametrize("game", ["dokitto-ice", "dessert-dice"])
def test_winner_and_loser_see_the_end(visitor: Come, house: House, game: str) -> None:
    options = {"dokitto-ice": {"trophies_to_win": 1}, "dessert-dice": {"board": 4, "max_tips_in_a_row": 1}}[game]
    people = gathered(house, visitor, game, 2, options)
    names = ["Anna", "Guest 1"]
    devices.watch_the_end(house, *people)
    winners = people[0].view["winners"]
    for seat, one in enumerate(people):
        sheet = one.page.locator("dialog[open]")
        sheet.wait_for()
        title = sheet.get_by_role("heading", level=2).inner_text()
        others = ", ".join(names[winner] for winner in winners if winner != seat)
        if seat not in winners:
            assert title == f"{others} wins!"
        elif others:
            assert title == f"You win, together with {others}!"
        else:
            assert title == "You win!"
        first = sheet.locator("ol li").first
        assert int(first.get_attribute("data-seat") or -1) in winners
        assert first.evaluate(STAR_WITHIN)
        for action in ("web-rematch", "web-look-again", "web-share-result"):
            assert words("en")(action) in sheet.inner_text()
        assert sheet.locator("[data-party]").get_attribute("data-party") == "still"  # at this pace
        celebrated(one, "tossed" if seat in winners else "still")


def celebrated(one: Visitor, how: str) -> None:
    """The sheet opened again at the normal pace."""
    one.page.evaluate(
        "localStorage['parfait:settings'] = JSON.stringify({ speed: 'normal', sounds: false, name: 'Anna' })"
    )
    one.page.reload()
    one.page.get_by_role("button", name=words("en")("web-scores")).click()
    expect(one.page.locator("dialog[open] [data-party]")).to_have_attribute("data-party", how)
    one.page.emulate_media(reduced_motion="reduce")
    one.page.locator("dialog[open] .close").click()
    one.page.get_by_role("button", name=words("en")("web-scores")).click()
    expect(one.page.locator("dialog[open] [data-party]")).to_have_attribute("data-party", "still")


def test_the_tiles_are_turned_in_sight_before_the_sheet(visitor: Come, house: House) -> None:
    one = visitor(script=BEATS, speed="fast")
    place = house.table("dessert-dice", 2, options={"first_player": 0, "max_tips_in_a_row": 0})
    devices.play_on(house, [place], lambda view: view["board"].count(None) <= 8)
    one.visit(place)
    assert hands.to_the_end(one, hands.mouse) > 0
    one.page.locator("dialog[open]").wait_for()
    reveal = next(beat for beat in beats(one) if beat["kind"] == "reveal")
    assert not reveal["sheet"]
    assert one.page.locator(".seat .tile.shown").count() == 2


def test_a_result_is_shared_without_the_deal(visitor: Come, house: House) -> None:
    one = visitor(script="navigator.share = async (what) => { window.shared = what; };")
    one.visit(house.table("dokitto-ice", 2, options={"trophies_to_win": 1}))
    devices.watch_the_end(house, one)
    one.page.get_by_role("button", name=words("en")("web-share-result")).click()
    lines = one.page.evaluate("shared.text").split("\n")
    assert lines[0] == "Dokitto! Ice"
    assert len(lines) == 4
    assert lines[1].startswith("🥇")
    assert "trophy" in lines[1]
    assert lines[3] == f"{house.url}/"


MOMENTS: list[dict[str, Any]] = [
    {"kind": "turning", "step": 3, "seat": 1, "before": 0.3, "after": 0.6},
    {"kind": "best", "step": 5, "seat": 0, "before": 0.4, "after": 0.5},
]


def with_a_story(one: Visitor) -> None:
    """Whether a game has a story depends on how it went; here, each has this one."""
    answer = {
        "id": "",
        "effort": "quick",
        "status": "done",
        "done": 9,
        "total": 9,
        "start": [],
        "sketch": [],
        "step": 0,
    }
    answer |= {"steps": [], "summary": {"accounts": [], "stories": [], "turning_points": [], "highlights": MOMENTS}}
    one.page.route("**/api/tables/*/review*", lambda route: route.fulfill(json=answer))


def test_the_story_of_a_game_is_skipped_shared_and_opens_the_replay_at_its_moments(visitor: Come, house: House) -> None:
    one = visitor(script="navigator.share = async (what) => { window.shared = what; };")
    with_a_story(one)
    place = house.table("dokitto-ice", 2, options={"trophies_to_win": 1})
    one.visit(place)
    devices.watch_the_end(house, one)
    story = one.page.get_by_test_id("story")
    moment = story.locator(".moment")
    for place_of_dot in (1, 2):
        expect(moment.locator(".dots .on")).to_have_count(place_of_dot)
        moment.click()
    expect(story.locator("li")).to_have_count(2)
    story.get_by_role("button", name=words("en")("story-share")).click()
    links = [f"/replay/{place.table}?step={each['step'] + 1}&seat={each['seat']}" for each in MOMENTS]
    assert one.page.evaluate("shared.text").split("\n")[2::2] == [house.url + link for link in links]
    for found, link in zip(story.get_by_role("link").all(), links, strict=True):
        expect(found).to_have_attribute("href", link)
    story.get_by_role("link").first.click()
    one.page.wait_for_url(house.url + links[0])
    expect(one.page.get_by_label(words("en")("web-position"))).to_have_value("4")
    expect(one.page.get_by_label(words("en")("web-eyes"))).to_have_value("1")


def test_the_story_of_a_game_goes_on_by_itself_on_a_television(visitor: Come, house: House) -> None:
    wall, one = visitor(size=(1920, 1080)), visitor(size=DESKTOP)
    with_a_story(wall)
    place = house.table("dokitto-ice", 2, options={"trophies_to_win": 1})
    one.visit(place)
    wall.page.clock.install()
    wall.page.goto(f"/t/{place.table}/screen")
    wall.page.wait_for_selector("main[data-settled=true]")
    devices.watch_the_end(house, one)
    story = wall.page.get_by_test_id("story")
    for dots in (1, 2):
        expect(story.locator(".dots .on")).to_have_count(dots)
        wall.page.clock.fast_forward(6600)
    expect(story.locator("li")).to_have_count(2)
    expect(story.get_by_role("link")).to_have_count(0)  # nobody can tap there


def test_a_result_is_shared_as_a_picture_or_saved_as_one(visitor: Come, house: House, tmp_path: Path) -> None:
    """Where the device shares files the picture goes along; elsewhere a button saves it."""
    script = "navigator.share = async (what) => { window.shared = what; }; navigator.canShare = () => true;"
    one = visitor(script=script, size=DESKTOP)
    one.visit(house.table("dokitto-ice", 2, options={"trophies_to_win": 1}))
    devices.watch_the_end(house, one)
    share = one.page.get_by_role("button", name=words("en")("web-share-result"))
    deadline, files = time.monotonic() + PATIENCE, None
    while files is None:  # the picture is drawn when the sheet is shown, which takes a moment
        assert time.monotonic() < deadline
        share.click()
        files = one.page.evaluate("shared.files?.map((file) => [file.name, file.type]) ?? null")
    assert files == [["dokitto-ice.png", "image/png"]]
    saving = one.page.get_by_role("button", name=words("en")("web-save-picture"))
    expect(saving).to_have_count(0)
    one.page.evaluate("navigator.canShare = () => false")
    one.page.locator("dialog[open] .close").click()
    one.page.get_by_role("button", name=words("en")("web-scores")).click()
    with one.page.expect_download() as saved:
        saving.click()
    saved.value.save_as(tmp_path / "result.png")
    width, height = struct.unpack(">II", (tmp_path / "result.png").read_bytes()[16:24])
    assert width == 1080
    assert height > 700
    assert one.faults == []
