"""What a page makes of its device: the network, the background, notifications, sounds, sharing, motion."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from parfait.locale import LANGUAGES, words
from tests.web import hands
from tests.web.house import House
from tests.web.test_people import gathered
from tests.web.visitor import Visitor

Come = Callable[..., Visitor]

HIDING = """
let hidden = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => hidden });
window.hide = (now) => { hidden = now; document.dispatchEvent(new Event('visibilitychange')); };
"""
NOTIFYING = """
window.notified = [];
window.Notification = class { static permission = 'granted'; constructor(title) { window.notified.push(title); } };
"""
# Every timer and frame that is still to come, by its number; not what comes once a minute (whose turn it is elsewhere).
TIMING = """
window.pending = new Set();
for (const [set, clear, once] of [['setTimeout', 'clearTimeout', true], ['setInterval', 'clearInterval', false],
                                  ['requestAnimationFrame', 'cancelAnimationFrame', true]]) {
  const [begin, end] = [window[set].bind(window), window[clear].bind(window)];
  window[set] = (act, ...more) => {
    const id = begin((...given) => { if (once) pending.delete(`${set} ${id}`); act(...given); }, ...more);
    if (!(more[0] >= 30_000)) pending.add(`${set} ${id}`);
    return id;
  };
  window[clear] = (id) => { pending.delete(`${set} ${id}`); end(id); };
}
"""
SOUNDING = """
window.opened = 0;
window.heard = { seen: 0, hidden: 0 };
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  heard[document.hidden ? 'hidden' : 'seen'] += 1;
  return start.apply(this, when);
};
window.AudioContext = class extends AudioContext { constructor() { super(); window.opened += 1; } };
"""
MOVING = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (frames.some((frame) => frame.transform)) window.moves.push(timing.duration ?? timing);
  return animate.call(this, frames, timing);
};
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_a_page_says_so_and_goes_on_when_there_is_one(visitor: Come, language: str) -> None:
    one = visitor(language=language, installed=True)
    one.page.goto("/")
    one.page.evaluate("navigator.serviceWorker.ready")
    one.page.wait_for_function("() => navigator.serviceWorker.controller")
    one.excused = ["ERR_INTERNET_DISCONNECTED", "failed:"]
    one.context.set_offline(True)
    one.page.goto("/rules")
    told = one.page.locator("p:visible")
    expect(told).to_have_count(1)
    expect(told).to_have_attribute("lang", language)
    one.context.set_offline(False)
    expect(one.page.get_by_role("heading", name=words(language)("web-rules"))).to_be_visible()


def test_a_page_in_the_background_tells_that_it_is_your_turn(visitor: Come, house: House) -> None:
    come = partial(visitor, script=HIDING + NOTIFYING, notify=True)
    here, away = gathered(house, come, "dokitto-ice", 2, {"first_player": 0})
    plain = away.page.title()
    assert "Your turn" not in plain
    assert away.page.locator("#favicon").get_attribute("href") == "/favicon.svg"
    assert "Your turn" in here.page.title()
    assert here.page.locator("#favicon").get_attribute("href") == "/favicon-turn.svg"
    away.page.evaluate("hide(true)")
    here.until_my_turn()
    hands.turn(here, hands.mouse, random.Random(1))
    away.page.wait_for_function("() => notified.length")
    assert away.page.evaluate("notified") == ["Dokitto! Ice: Your turn"]
    assert "Your turn" in away.page.title()
    assert away.page.locator("#favicon").get_attribute("href") == "/favicon-turn.svg"
    away.until_my_turn()
    hands.turn(away, hands.mouse, random.Random(1))
    assert here.page.evaluate("notified") == []  # one who looks sees it


def test_a_page_in_the_background_does_nothing(visitor: Come, house: House) -> None:
    one = visitor(script=HIDING + TIMING, speed="normal")
    table = house.table("dozito", 2, options={"first_player": 0}, clock={"bank": 300})
    for address in ("/", f"/t/{table.table}#{table.token}"):
        one.page.goto(address)
        one.page.wait_for_load_state("networkidle")
        assert one.page.evaluate("pending.size") > 0  # the lobby, the clock
        one.page.evaluate("hide(true)")
        one.page.wait_for_timeout(300)
        assert one.page.evaluate("[...pending]") == []
        one.page.evaluate("hide(false)")
        assert one.page.evaluate("pending.size") > 0


def test_sounds_are_silent_until_they_are_asked_for(visitor: Come, house: House) -> None:
    for sounds in (False, True):
        settings = {"sounds": True} if sounds else {}
        one = visitor(script=SOUNDING, **settings)
        one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
        one.until_my_turn()
        hands.turn(one, hands.mouse, random.Random(1))
        assert one.page.evaluate("opened") == sounds


@pytest.mark.parametrize("yes", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_asks_once_for_sounds_and_keeps_nobody_waiting(
    visitor: Come, house: House, language: str, yes: bool
) -> None:
    one = visitor(script=SOUNDING, language=language, sounds=None)
    one.visit(house.table("dokitto-ice", 3, options={"first_player": 0}))
    question = one.page.get_by_role("group", name=words(language)("web-sounds"))
    expect(question).to_be_visible()
    one.until_my_turn()
    hands.turn(one, hands.mouse, random.Random(1))  # played without an answer
    assert one.page.evaluate("opened") == 0
    question.get_by_role("button", name=words(language)("web-sounds-yes" if yes else "web-sounds-no")).click()
    expect(question).to_have_count(0)
    assert (one.page.evaluate("heard.seen") > 0) == yes
    one.page.reload()
    one.settle()
    expect(question).to_have_count(0)


def test_the_chime_of_one_s_turn_is_heard_in_the_background(visitor: Come, house: House) -> None:
    come = partial(visitor, script=HIDING + SOUNDING, sounds=True)
    here, away = gathered(house, come, "dokitto-ice", 2, {"first_player": 0})
    away.page.mouse.click(180, 20)  # a touch lets a page sound
    away.page.evaluate("hide(true)")
    here.until_my_turn()
    hands.turn(here, hands.mouse, random.Random(1))
    away.page.wait_for_function("() => heard.hidden")
    chime = away.page.evaluate("heard.hidden")
    assert chime == 4  # two tones, each with its overtone: the chime alone, and not the card


def test_an_invitation_is_shared_and_copied(visitor: Come, house: House) -> None:
    one = visitor(script="navigator.share = async (what) => { window.shared = what; };")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    place = house.table("dozito", 2, bots=0)
    link = f"{house.url}/t/{place.table}"
    one.page.goto(f"/t/{place.table}#{place.token}")
    one.page.get_by_role("button", name=words("en")("web-share")).click()
    assert one.page.evaluate("shared.url") == link
    one.page.get_by_role("button", name=words("en")("web-copy-link")).click()
    expect(one.page.locator(".notice")).to_contain_text(words("en")("web-copied"))
    assert one.page.evaluate("navigator.clipboard.readText()") == link
    assert place.token not in one.page.url  # a neighbour may see the address


@pytest.mark.parametrize("game", ["aice", "dessert-dice", "dokitto-ice", "dozito"])
def test_nothing_moves_where_motion_is_to_be_reduced(visitor: Come, house: House, game: str) -> None:
    moved = {}
    for motion in ("reduce", "no-preference"):
        one = visitor(script=MOVING, motion=motion, speed="fast")
        one.visit(house.table(game, 3, options={"first_player": 0}))
        for _ in range(2):
            one.until_my_turn()
            hands.turn(one, hands.mouse, random.Random(1))
        one.settle()
        moved[motion] = one.page.evaluate("moves.length")
    assert moved["reduce"] == 0
    assert moved["no-preference"] > 0
