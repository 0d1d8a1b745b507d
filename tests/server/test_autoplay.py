"""Moves that the house makes: nothing that anybody does keeps a bot, or a clock that ran out, from moving."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from parfait.server.connection import HANDLERS
from parfait.server.store import Unit
from parfait.server.tables.autoplay import OVERDUE, Stage
from parfait.server.tables.room import Room
from tests.patience import PATIENCE
from tests.server.harness import Client, Server

MOMENTS = ("before", "thinking", "answered", "committing")
TURNS = ("bot", "time")
REQUESTS = sorted(str(kind.__struct_config__.tag) for kind in HANDLERS)
KINDS = {str(kind.__struct_config__.tag): kind for kind in HANDLERS}
CLOCK = 60


class Table:
    """A host, a guest and one who watches; seat 2 is to act, a bot's or that of the guest who runs out of time."""

    def __init__(self, running: Server, made: dict[str, Any], turn: str) -> None:
        self.running = running
        self.id = made["table"]
        self.token = made["token"]
        self.turn = turn
        self.clients: list[Client] = []
        self.gate = threading.Event()  # through which whatever is committed goes
        self.gate.set()

    @classmethod
    async def open(cls, running: Server, turn: str) -> Table:
        made = await running.create(
            players=3,
            seat=0,
            name="Ann",
            seats=[{}, {}, {"bot": "3"}] if turn == "bot" else None,
            options={"first_player": 2},
            clock={"bank": CLOCK} if turn == "time" else None,
            timeout_level="3",
            hints=True,
        )
        table = cls(running, made, turn)
        tokens = [made["token"], await running.sit(table.id, 1, "Ben")]
        if turn == "time":
            tokens.append(await running.sit(table.id, 2, "Cid"))
        for token in (*tokens, None):
            table.clients.append(running.client())
            await table.clients[-1].join(table.id, token)
        real = running.database.commit

        def commit(units: Sequence[Unit], now: float) -> list[bool]:
            table.gate.wait(PATIENCE)
            return real(units, now)

        running.database.commit = commit  # type: ignore[method-assign]
        return table

    @property
    def room(self) -> Room:
        return self.running.room(self.id)

    def answer(self) -> None:
        """Whatever a bot is asked, it answers."""
        asked = self.running.house.bots.asked
        while asked:
            view, _, done = asked.pop(0)
            assert view.seat == view.turn
            done(self.room.table.state.legal_actions()[0])

    async def come_to(self, moment: str) -> None:
        """Begin, and go on until that moment of the first turn."""
        house = self.running.house
        self.clients[0].say("start")
        await self.running.until(lambda: self.room.table.began and not self.room.busy)
        assert self.room.table.turn == 2
        if moment == "before":
            return
        if self.turn == "time":
            house.pass_time(CLOCK)
        await self.running.settled()
        assert house.bots.asked
        if moment == "thinking":
            return
        if moment == "committing":
            self.gate.clear()
        self.answer()
        await self.running.settled()
        if moment == "committing":
            house.pass_time(house.settings.bot_delay)
            assert self.room.busy

    async def goes_on(self, after: int) -> None:
        """Until the next step; long before anything would be taken for overdue."""
        self.gate.set()
        if self.turn == "time":
            self.running.house.pass_time(CLOCK)
        for _ in range(40):
            if self.room.table.step > after or self.room.table.status == "closed":
                return
            self.answer()
            await self.running.settled()
            self.running.house.pass_time(0.5)
            await asyncio.sleep(0.001)
            await self.running.until(lambda: not self.room.busy)
        pytest.fail("the table stands still")

    def message(self, request: str) -> dict[str, Any]:
        known = {
            "table": self.id,
            "token": self.token,
            "ticket": None,
            "step": self.room.table.step,
            "seat": 2,
            "name": "Zoé",
            "id": "x",
            "move": self.running.legal(self.id)[0],
            "text": "hello",
            "chat": False,
            "muted": True,
            "level": "4",
            "players": None,
            "bots": None,
            "start": False,
            "options": {},
            "clock": None,
            "timeout_level": None,
            "hints": None,
            "listed": None,
            "title": None,
            "reaction": "nice",
            "face": "",
            "agree": True,
            "take_backs": None,
            "device": None,
            "bar": True,
            "yes": True,
            "waits": True,
            "withdraw": False,
            "party": "p" * 16,
            "key": "k" * 22,
            "person": 1,
            "picks": None,
            "game": "dozito",
            "setup": False,
            "resting": True,
        }
        return {field: known[field] for field in KINDS[request].__struct_fields__}


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("request_", REQUESTS)
async def test_whatever_is_said_during_a_turn_of_the_house_the_table_goes_on(
    running: Server, turn: str, moment: str, request_: str
) -> None:
    """Said by host, guest and watcher, at every moment of the turn: before a bot thinks, while it does, and after."""

    table = await Table.open(running, turn)
    await table.come_to(moment)
    step = table.room.table.step
    for client in table.clients:
        client.say(request_, **table.message(request_))
        await client.synced()
    await table.goes_on(step)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    "story_of", [["leave", "return"], ["return", "leave"], ["say", "mute", "say"], ["listen", "say"]]
)
async def test_who_leaves_comes_back_or_talks_stops_no_bot(running: Server, moment: str, story_of: list[str]) -> None:
    table = await Table.open(running, "bot")
    await table.come_to(moment)
    step = table.room.table.step
    for request in story_of:
        for client in table.clients:
            client.say(request, **table.message(request))
            await client.synced()
    await table.goes_on(step)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_connections_that_come_and_go_stop_no_bot(running: Server, moment: str) -> None:
    table = await Table.open(running, "bot")
    await table.come_to(moment)
    step = table.room.table.step
    for client in table.clients:
        await client.leave()
    await running.client().join(table.id)
    await table.goes_on(step)


@pytest.mark.parametrize("moment", ["thinking", "answered", "committing"])
async def test_a_database_that_is_away_during_a_bot_s_turn_only_delays_it(running: Server, moment: str) -> None:
    table = await Table.open(running, "bot")
    await table.come_to(moment)
    step = table.room.table.step
    running.database.away = True
    table.gate.set()
    table.clients[0].say("say", text="anybody there?")
    await table.clients[0].hear("error")
    table.answer()
    running.house.pass_time(5)
    running.database.away = False
    await table.goes_on(step)
    assert table.room.table.step == step + 1


async def test_a_seat_that_changes_hands_is_played_by_whoever_has_it_then(running: Server) -> None:
    table = await Table.open(running, "bot")
    await table.come_to("thinking")
    host, house = table.clients[0], running.house
    host.say("fill", seat=2, level="5")
    await running.until(lambda: len(house.bots.asked) == 2)
    (_, first, done), (_, second, _) = house.bots.asked
    assert (first, second) == ("3", "5")
    step = table.room.table.step
    done(table.room.table.state.legal_actions()[0])  # of the bot that is no longer there
    house.pass_time(5)
    await host.synced()
    assert table.room.table.step == step
    assert table.room.autoplay.pending[2].stage is Stage.THINKING


async def test_a_move_that_is_overdue_is_found_and_made(running: Server) -> None:
    """Nothing but the sweep helps here: the bot never answers."""

    table = await Table.open(running, "bot")
    await table.come_to("thinking")
    step = table.room.table.step
    assert len(running.house.bots.asked) == 1
    running.house.pass_time(OVERDUE / 2)
    await asyncio.sleep(1.5)  # sweeps come every second
    assert len(running.house.bots.asked) == 1
    running.house.pass_time(OVERDUE)
    await running.until(lambda: len(running.house.bots.asked) == 2)  # another is asked
    assert running.app.metrics.errors["fault"] == 1
    running.house.pass_time(OVERDUE)
    await running.until(lambda: table.room.table.step > step)  # and then any move is made
    assert running.app.metrics.errors["fault"] == 2
