"""People who play on with a device of their own that has no browser, where a test is about what comes afterwards.

Their pages stay open and show what happens; a move costs a few milliseconds instead of the clicks it takes there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from parfait.core.patterns import expanded
from tests.patience import PATIENCE
from tests.web.house import House, Place
from tests.web.visitor import OVER, Visitor

View = dict[str, Any]


class Device:
    """On a seat that somebody has already taken."""

    def __init__(self, socket: ClientConnection, place: Place) -> None:
        self.socket = socket
        self.view: View = {}
        self.step = -1
        self.legal: list[str] = []
        self.kept = 0  # answers, where several choose at once
        self._say(type="join", table=place.table, token=place.token)
        while not self.view:
            self.hear()

    def _say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> None:
        """The next message, whatever it tells."""
        message = json.loads(self.socket.recv(PATIENCE))
        assert message["type"] != "error", message
        if message["type"] == "table":
            self.view = dict(message["view"])
        elif message["type"] == "update":
            for change in message["changes"]:
                self.view.update(change["view"])
        elif message["type"] == "ready" and message.get("answer"):
            self.kept += 1
            self.legal = []
            return
        else:
            return
        self.step = message["step"]
        self.legal = [] if message.get("answer") else expanded(message.get("legal") or [])

    def move(self, chance: random.Random) -> None:
        step, kept = self.step, self.kept
        self._say(type="move", id=f"device-{step}", step=step, move=chance.choice(self.legal))
        while self.step == step and self.kept == kept:
            self.hear()

    def hear_until(self, step: int) -> None:
        while self.step < step:
            self.hear()


def play_on(
    house: House | Sequence[House], places: Sequence[Place], until: Callable[[View], bool], seed: int = 1
) -> int:
    """Any legal moves, until the first of them sees what is asked for or the game is over; the step of the table.

    `house`: where all of them are, or each.
    """
    chance = random.Random(seed)
    houses = [house] * len(places) if isinstance(house, House) else house
    with ExitStack() as open_sockets:
        addresses = [f"ws{one.url.removeprefix('http')}/ws" for one in houses]
        devices = [
            Device(open_sockets.enter_context(connect(address)), place)
            for address, place in zip(addresses, places, strict=True)
        ]
        while not until(devices[0].view) and devices[0].view["turn"] != OVER:
            mover = next((device for device in devices if device.legal), None)
            if mover is None:
                devices[0].hear()
            else:
                mover.move(chance)
            step = max(device.step for device in devices)
            for device in devices:
                device.hear_until(step)
        return devices[0].step


def watch(house: House, people: Sequence[Visitor], until: Callable[[View], bool], seed: int = 1) -> None:
    """`play_on` while these people look at their pages, until all of them have been told."""
    step = play_on(house, [one.place for one in people], until, seed)
    for one in people:
        while one.step < step:
            one.page.wait_for_timeout(5)


def watch_the_end(house: House, *people: Visitor) -> None:
    """Of a game, round by round; every page shows how it stands then."""
    watch(house, people, lambda view: False)
    for one in people:
        one.settle()
        one.compare()
