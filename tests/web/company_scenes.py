"""Scenes of people who come and go, for `make screenshots`: with a second browser, or a house that waits less long."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web import hands
from tests.web.house import House
from tests.web.visitor import Visitor
from tests.web.windows import Window

Shoot = Callable[[str], None]
NAMES = ("Bruno", "Anne-Sophie", "さくら", "Zoé")


@contextmanager
def impatient(one: Visitor) -> Iterator[House]:
    """A house where somebody is away after a moment, which `one` visits instead of the usual one."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), PARFAIT_AWAY_AFTER="1")
        house.start()
        try:
            yield house
        finally:
            house.stop()


def away(game: str, players: int) -> Callable[[Visitor, House, Shoot], None]:
    """The others never come: one of them is to play, and then a bot does for them."""

    def scene(one: Visitor, _: House, shoot: Shoot) -> None:
        with impatient(one) as house:
            place = house.table(game, players, bots=0, options={"first_player": 1})
            for seat in range(1, players):
                house.sit(place.table, seat, NAMES[seat - 1])
            one.page.goto(f"{house.url}/t/{place.table}#{place.token}")
            one.page.locator(".room .main").first.click()
            one.settle()
            one.page.wait_for_selector(".missing .button")
            shoot("")
            one.page.click(".missing .button")
            one.page.wait_for_selector(".seat .face:not(:has(.presence))", state="attached")
            one.page.wait_for_timeout(300)
            shoot("bot")

    return scene


def room(one: Visitor, _: House, shoot: Shoot) -> None:
    """Two of four seats taken, one of them by somebody who is away; then the question before the table is closed."""
    with impatient(one) as house:
        place = house.table("dokitto-ice", 4, bots=0)
        house.sit(place.table, 1, NAMES[1])
        one.page.goto(f"{house.url}/t/{place.table}#{place.token}")
        one.page.wait_for_selector(".ways .button")
        one.page.wait_for_timeout(2500)
        shoot("")
        one.page.locator(".room .row .plain").last.click()
        one.page.wait_for_selector("dialog[open]")
        shoot("close")


def rematch(asked: bool) -> Callable[[Visitor, House, Shoot], None]:
    """The final sheet as one is asked to play again, or asks for it."""

    def scene(one: Visitor, house: House, shoot: Shoot) -> None:
        with_another(one, house, shoot, asked)

    return scene


def with_another(one: Visitor, house: House, shoot: Shoot, asked: bool) -> None:
    place = house.table("dokitto-ice", 2, bots=0, options={"trophies_to_win": 1})
    guest = house.sit(place.table, 1, NAMES[0])
    browser = one.context.browser
    assert browser is not None
    other = Visitor(Window(browser, house.url), name=NAMES[0])
    for visitor, seat in ((one, place), (other, guest)):
        visitor.page.goto(f"/t/{seat.table}#{seat.token}")
        visitor.page.wait_for_selector(".room")
    one.page.locator(".room .main").first.click()
    for visitor in (one, other):
        visitor.settle()
    chance = random.Random(1)
    while not (one.over and other.over):
        for visitor in (one, other):
            if visitor.legal and not visitor.over:
                visitor.settle()
                hands.turn(visitor, hands.mouse, chance)
            else:
                visitor.page.wait_for_timeout(5)
    for visitor in (one, other):
        visitor.page.wait_for_selector("[data-sheet=final]")
    (other if asked else one).page.locator("[data-sheet=final] .main").click()
    one.page.wait_for_selector("[data-sheet=final] .again p")
    shoot("")
    one.page.locator("dialog[open] .close").click()
    shoot("band")
    other.window.close()
