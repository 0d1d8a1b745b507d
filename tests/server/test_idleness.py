"""Who is connected and does nothing stops nobody: it is noted, a bot may play, and a touch ends it."""

from __future__ import annotations

from typing import Any

from parfait.server.tables.table import Table
from tests.server.harness import Client, Server, first_move, seated, server
from tests.server.test_absences import info_of, kinds, let_pass

LONG = 120.0
FIRST = {"first_player": 1}


async def idle(running: Server, **settings: Any) -> tuple[str, list[Client]]:
    """A game in which the second player has done nothing for two minutes."""
    table, clients = await seated(running, players=3, options=FIRST, **settings)
    await let_pass(running, LONG + 1)
    return table, clients


def now(running: Server, table: str) -> Table:
    return running.room(table).table


async def test_it_is_noted_after_two_minutes_and_a_bot_may_play() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3, options=FIRST)
        began = running.house.now()
        await let_pass(running, LONG - 1)
        clients[2].say("fill", seat=1, level="3")
        assert (await clients[2].hear("error"))["key"] == "seat-not-abandoned"
        await let_pass(running, 2)
        seats = (await info_of(clients[0], running))["seats"]
        assert [seat.get("idle") for seat in seats] == [None, int(began), None]
        clients[2].say("fill", seat=1, level="3")
        await running.until(lambda: bool(running.house.bots.asked))
        assert kinds(running.database, table)[-2:] == ["idle", "filled"]


async def test_a_touch_takes_the_seat_back_from_the_bot() -> None:
    async with server() as running:
        table, clients = await idle(running)
        clients[0].say("fill", seat=1, level="3")
        await running.until(lambda: bool(running.house.bots.asked))
        step = now(running, table).step
        running.house.bots.asked.pop()[2](now(running, table).state.legal_actions()[0])
        running.house.pass_time(1.0)
        await running.until(lambda: now(running, table).step > step)
        assert now(running, table).seats[1].idle is not None, "a move of the bot is none of theirs"
        clients[1].say("return")
        await running.until(lambda: now(running, table).seats[1].bot is None)
        assert now(running, table).seats[1].idle is None


async def test_a_touch_before_that_gives_two_more_minutes() -> None:
    async with server() as running:
        _, clients = await idle(running)
        clients[1].say("return")
        await let_pass(running, LONG - 1)
        assert "idle" not in (await info_of(clients[0], running))["seats"][1]
        clients[0].say("fill", seat=1, level="3")
        assert (await clients[0].hear("error"))["key"] == "seat-not-abandoned"
        await let_pass(running, LONG + 1)
        assert "idle" in (await info_of(clients[0], running))["seats"][1]


async def test_a_move_ends_it_and_everyone_is_told() -> None:
    async with server() as running:
        table, clients = await idle(running)
        step = now(running, table).step
        clients[1].move(running.legal(table)[0], step)
        await running.until(lambda: now(running, table).step > step)
        assert "idle" not in (await info_of(clients[2], running))["seats"][1]
        await let_pass(running, LONG - 1)
        assert not any(seat.idle for seat in now(running, table).seats)


async def test_turns_are_timed_one_by_one() -> None:
    """The one who moves in time is not idle, however long the game has lasted."""
    async with server() as running:
        table, clients = await seated(running, players=3, options=FIRST)
        for _ in range(4):
            await let_pass(running, LONG - 10)
            clients[now(running, table).turn].move(running.legal(table)[0], step := now(running, table).step)
            await running.until(lambda step=step: now(running, table).step > step)  # type: ignore[misc]
        assert "idle" not in kinds(running.database, table)


async def test_with_a_clock_nobody_is_idle() -> None:
    async with server() as running:
        table, _ = await idle(running, clock={"bank": 3600, "increment": 0})
        assert "idle" not in kinds(running.database, table)


async def test_nobody_is_idle_where_nobody_waits() -> None:
    """Alone with bots, one may think as long as one likes."""
    async with server() as running:
        seats = [{}, {"bot": "1"}]
        made = await running.create(players=2, seats=seats, seat=0, name="Anna", options={"first_player": 0})
        anna = running.client()
        await anna.join(made["table"], made["token"])
        anna.say("start")
        first_move(await anna.hear("update"))
        await let_pass(running, 10 * LONG)
        assert "idle" not in kinds(running.database, made["table"])


async def test_after_a_restart_two_minutes_begin_anew() -> None:
    async with server() as first:
        table, clients = await seated(first, players=2, options=FIRST)
        later = first.house.now() + 3600
    async with server(first.database) as second:
        second.house.time = later
        again = [second.client() for _ in clients]
        for client, old in zip(again, clients, strict=True):
            await client.join(table, old.token)
        await let_pass(second, LONG - 1)
        assert "idle" not in kinds(second.database, table)
        await let_pass(second, 2)
        assert kinds(second.database, table)[-1] == "idle"
