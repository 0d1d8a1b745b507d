"""The same games on a device and on a server: everything that each seat is sent, as text.

Pyodide runs this file, too, so it imports nothing but Parfait.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from parfait.core import Rng
from parfait.core.patterns import expanded
from parfait.server.tables import tokens
from parfait.server.tables.house import House

NOW = 1_000_000.0
OF_THE_GAME = tuple(f'{{"type":"{kind}"' for kind in ("table", "update"))  # who is connected is told at any time
WATCHER = "watcher"


class Place(Protocol):
    """Where the games are played."""

    @property
    def house(self) -> House: ...
    @property
    def heard(self) -> Mapping[str, Sequence[str]]: ...  # by socket

    async def ask(self, path: str, body: dict[str, Any] | None = None) -> str: ...
    def open(self, socket: str) -> None: ...
    def say(self, socket: str, message: dict[str, Any]) -> None: ...


@contextmanager
def without_chance(house: House) -> Iterator[None]:
    """The same cards, keys and times whenever and wherever it is played."""
    numbers, random = itertools.count(1), tokens._random
    tokens._random = lambda length: f"{next(numbers):0{length}d}"
    house.rng = Rng(11)
    house.now = lambda: NOW  # type: ignore[method-assign]
    try:
        yield
    finally:
        tokens._random = random


async def told(place: Place, game: str, players: int, options: dict[str, Any]) -> dict[str, list[str]]:
    """Play a game to its end, at random; what each seat and somebody who watches were sent, and the record."""
    with without_chance(place.house):
        created = {"game": game, "players": players, "options": options, "seat": 0, "name": "Seat 0"}
        made = json.loads(await place.ask("/api/tables", created))
        table, keys = made["table"], [made["token"]]
        for seat in range(1, players):
            answer = await place.ask(f"/api/tables/{table}/seats/{seat}", {"name": f"Seat {seat}"})
            keys.append(json.loads(answer)["token"])
        seats = [f"{game} {seat}" for seat in range(players)]
        for socket, token in zip(seats, keys, strict=True):
            place.open(socket)
            place.say(socket, {"type": "join", "table": table, "token": token})
        watcher = f"{game} {WATCHER}"
        place.open(watcher)
        place.say(watcher, {"type": "join", "table": table})
        sockets = [*seats, watcher]
        step = await _all_at(place, sockets, 0)
        place.say(seats[0], {"type": "start"})
        chance = Rng(5)
        while True:
            step = await _all_at(place, sockets, step + 1)
            asked = [(seat, legal) for seat in seats if (legal := _legal(place, seat))]
            if not asked:
                break
            for chooser, legal in asked:  # several where they choose at the same time
                answers = len(place.heard[chooser])
                move = legal[chance.below(len(legal))]
                place.say(chooser, {"type": "move", "id": f"m{step}", "step": step, "move": move})
                while len(place.heard[chooser]) == answers:
                    await asyncio.sleep(0)
        found = {socket: _of_the_game(place, socket) for socket in sockets}
        found[f"{game} record"] = [await place.ask(f"/api/tables/{table}/record")]
        for seat in range(-1, players):
            found[f"{game} replay {seat}"] = [await place.ask(f"/api/tables/{table}/replay?seat={seat}&step=0")]
        return found


def _of_the_game(place: Place, socket: str) -> list[str]:
    return [text for text in place.heard[socket] if text.startswith(OF_THE_GAME)]


def _last(place: Place, socket: str) -> dict[str, Any]:
    last = next((text for text in reversed(place.heard[socket]) if text.startswith(OF_THE_GAME)), '{"step":-1}')
    found: dict[str, Any] = json.loads(last)
    return found


def _legal(place: Place, socket: str) -> list[str]:
    return expanded(_last(place, socket).get("legal") or [])


async def _all_at(place: Place, sockets: Sequence[str], step: int) -> int:
    """Wait until all of them have heard of a step, and of the same one."""
    while True:
        for socket in sockets:
            for text in place.heard[socket][-1:]:
                assert not text.startswith('{"type":"error"'), text
        steps: set[int] = {_last(place, socket)["step"] for socket in sockets}
        if len(steps) == 1 and (found := steps.pop()) >= step:
            return found
        await asyncio.sleep(0)
