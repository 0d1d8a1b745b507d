"""The house plays on only while somebody is there or due back, and a game that may never end is not begun."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parfait import games
from tests.server.harness import Server, server

DAY = 86_400
BOTS: dict[str, Any] = {"players": 2, "seats": [{"bot": "1"}] * 2, "start": True}
WITH_BOT: dict[str, Any] = {
    "players": 2,
    "seat": 0,
    "name": "Ann",
    "seats": [{}, {"bot": "1"}],
    "start": True,
    "options": {"first_player": 1},
}


async def let_pass(running: Server, seconds: float) -> None:
    """Let time go by in small steps, with bots that answer at once and commits that are made."""
    for _ in range(int(seconds)):
        running.house.pass_time(1.0)
        await committed(running)


async def committed(running: Server) -> None:
    for _ in range(3):
        await asyncio.sleep(0.001)
        await running.until(lambda: not any(room.busy for room in running.house.rooms.values()))


def eager(running: Server) -> None:
    running.house.bots.answering = lambda view: -1  # any move will do


async def stands_still(running: Server, table: str) -> bool:
    before = running.room(table).table.step
    await let_pass(running, 10)
    return running.room(table).table.step == before


async def test_a_table_of_bots_alone_plays_while_somebody_watches(running: Server) -> None:
    eager(running)
    table = (await running.create(**BOTS))["table"]
    assert await stands_still(running, table)
    watcher = running.client()
    await watcher.join(table)
    assert not await stands_still(running, table)
    await watcher.leave()
    assert await stands_still(running, table)
    assert running.room(table).idle  # and may be forgotten
    running.house.pass_time(DAY)
    again = running.client()
    await again.join(table)
    running.house.maintenance.sweep()
    assert not running.app.metrics.errors["fault"], "nothing is overdue that nobody waited for"
    assert not await stands_still(running, table)


async def test_a_bot_does_not_move_for_somebody_who_left_the_page_while_it_thought(running: Server) -> None:
    table = (await running.create(**BOTS))["table"]
    watcher = running.client()
    await watcher.join(table)
    await running.settled()
    (_, _, done), step = running.house.bots.asked.pop(), running.room(table).table.step
    await watcher.leave()
    done(0)
    await let_pass(running, 5)
    assert running.room(table).table.step == step


async def test_bots_play_until_it_is_the_turn_of_somebody_who_is_due_back(running: Server) -> None:
    eager(running)
    table = (await running.create(**WITH_BOT))["table"]
    step = running.room(table).table.step
    await let_pass(running, 5)
    assert running.room(table).table.turn == 0
    assert running.room(table).table.step > step


async def test_for_somebody_who_left_a_bot_plays_only_while_others_are_there(running: Server) -> None:
    made = await running.create(**WITH_BOT)
    host = running.client()
    await host.join(made["table"], made["token"])
    host.say("leave")
    await host.hear("info")
    host.say("fill", seat=0, level="1")
    await host.hear("info")
    eager(running)
    running.house.bots.asked.clear()
    host.say("fill", seat=1, level="2")
    await host.hear("info")
    assert not await stands_still(running, made["table"])
    await host.leave()
    assert await stands_still(running, made["table"])


@pytest.mark.parametrize(("clock", "away"), [({"turn": 2 * DAY}, 25 * DAY), ({"bank": 60}, 900)])
async def test_who_never_comes_back_is_played_for_only_so_long(
    running: Server, clock: dict[str, int], away: float
) -> None:
    eager(running)
    running.house.forget = lambda room: None  # type: ignore[method-assign]
    long_game = {"game": "aice", "players": 3, "seats": [{}, {"bot": "1"}, {"bot": "1"}], "clock": clock}
    table = (await running.create(**(WITH_BOT | long_game | {"options": {"rounds": 1000}})))["table"]
    room = running.room(table)
    began = room.table.step
    while running.house.now() < 1_000_000 + away:
        running.house.pass_time(away / 400)
        await committed(running)
    assert room.table.step > began + 5, "nobody moved for them"
    assert await stands_still(running, table)
    key = running.database.ids[table]
    assert running.database.rows[key].due is None, "the house would look at it every second"


async def test_after_a_restart_the_bots_wait_for_somebody_too() -> None:
    async with server() as first:
        alone = (await first.create(**BOTS))["table"]
        waited_for = (await first.create(**WITH_BOT))["table"]
    async with server(first.database) as second:
        eager(second)
        second.house.pass_time(3 * DAY)  # it was down for a while, and yet that move was due when Ann was
        await second.until(lambda: waited_for in second.house.rooms)
        second.house.maintenance.sweep()
        assert not second.app.metrics.errors["fault"]
        await let_pass(second, 3)
        assert second.room(waited_for).table.turn == 0
        assert alone not in second.house.rooms
        watcher = second.client()
        await watcher.join(alone)
        assert not await stands_still(second, alone)


async def test_who_watches_at_another_server_keeps_the_bots_at_work() -> None:
    async with server(shared=True) as running:
        eager(running)
        table = (await running.create(**BOTS))["table"]
        room = running.room(table)
        assert await stands_still(running, table)
        running.house.heard_who("other", room.key, [], 1)
        assert not await stands_still(running, table)
        running.house.heard_who("other", room.key, [], 0)
        assert await stands_still(running, table)


# Games without an end


ENDLESS = {"dessert-dice": {"max_tips_in_a_row": None}, "dozito": {"max_idle_turns": None}}


@pytest.mark.parametrize("game", ENDLESS)
async def test_a_table_whose_game_may_never_end_is_not_made(running: Server, game: str) -> None:
    for seat in ({"bot": "1"}, {}):
        request = {"game": game, "players": 2, "seats": [seat] * 2, "options": ENDLESS[game]}
        answer = await running.http.post("/api/tables", json=request)
        assert (answer.status_code, answer.json()["key"]) == (422, "endless-table")


async def test_no_option_is_offered_with_which_a_game_may_never_end(running: Server) -> None:
    offered = (await running.http.get("/api/games")).json()["games"]
    kinds = {option["name"]: option["kind"] for game in offered for option in game["options"]}
    assert not kinds["max_idle_turns"]["unlimited"]
    assert not kinds["max_tips_in_a_row"]["unlimited"]


def test_every_game_says_which_of_its_options_leave_it_without_an_end() -> None:
    """Unlimited is what its rules call the absence of the limit that makes it end."""
    for game in games.games():
        for info in game.options.infos():
            if getattr(info.kind, "unlimited", False):
                assert game.options(**{info.name: None}).endless(), (game.name, info.name)
