"""When the server or its database was away, nobody's clock has run; and nothing is called overdue."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from parfait.server.clock import SteadyClock
from parfait.server.store import StorageUnavailable
from parfait.server.tables import entries as e
from tests.server.harness import Server, seated, server
from tests.server.memory import MemoryBackend

BANK = 40
CLOCK: dict[str, Any] = {"clock": {"bank": BANK}, "options": {"first_player": 0}}


def log_of(running: Server, table: str) -> list[e.AnyEntry]:
    return [e.read(text) for text in running.database.logs[running.database.ids[table]]]


def interruptions(running: Server, table: str) -> list[tuple[float, float]]:
    return [(one.since, one.until) for one in log_of(running, table) if isinstance(one, e.Interrupted)]


async def looked(running: Server) -> None:
    """What a server sees once a second."""
    with suppress(StorageUnavailable):
        await running.house.outages.look()


async def back(running: Server) -> None:
    """The database answers again, and after some quiet seconds it is believed."""
    running.database.away = False
    for _ in range(5):
        running.house.pass_time(1)
        await looked(running)
        await asyncio.sleep(0.01)
    assert running.house.outages.since is None


async def test_a_stop_costs_nobody_time() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await seated(running, players=2, **CLOCK)
        running.house.pass_time(10)
        stopped = running.house.now()
    async with server(database, at=stopped + 65) as again:
        mover = again.client()
        await again.until(lambda: interruptions(again, table) != [])
        shown = await mover.join(table, clients[0].token)
        assert interruptions(again, table) == [(stopped, stopped + 65)]
        assert (shown["clock"]["left"][0], shown["clock"]["ran"]) == (BANK * 1000, 10_000)
        again.house.pass_time(5)
        update = await mover.play(again.legal(table)[0], shown["step"])
        assert update["clock"]["left"][0] == (BANK - 15) * 1000, "thought for ten seconds before, and five after"


async def test_a_move_made_at_once_after_a_start_is_not_charged_the_time_before() -> None:
    """Whoever is faster than the server, which gives the time back at one table after the other."""

    database = MemoryBackend()
    async with server(database) as running:
        table, clients = await seated(running, players=2, **CLOCK)
        step, move = running.room(table).table.step, running.legal(table)[0]
        stopped = running.house.now()
    async with server(database, at=stopped + 30) as again:
        again.house.outages.look = asyncio.Event().wait  # type: ignore[method-assign,assignment]
        mover = again.client()
        await mover.join(table, clients[0].token)
        update = await mover.play(move, step)
        assert update["clock"]["left"][0] == BANK * 1000
        kinds = [type(entry) for entry in log_of(again, table)][-2:]
        assert kinds == [e.Interrupted, e.Played]


@pytest.mark.parametrize(
    ("shared", "gap", "expected"),
    [
        (False, 3.0, 1),
        (True, 3.0, 0),  # another may be there, and has not said so yet
        (True, 30.0, 1),
    ],
)
async def test_a_short_restart_is_given_back_where_there_is_one_server_only(
    shared: bool, gap: float, expected: int
) -> None:
    database = MemoryBackend()
    async with server(database, shared=shared) as running:
        table, _ = await seated(running, players=2, **CLOCK)
        stopped = running.house.now()
    async with server(database, shared=shared, at=stopped + gap) as again:
        await looked(again)
        assert len(interruptions(again, table)) == expected


async def test_a_database_that_is_away_costs_nobody_time(running: Server) -> None:
    house, database = running.house, running.database
    table, _ = await seated(running, players=2, **CLOCK)
    await house.store.write(lambda db: db.beat(house.now()))
    began = house.now()
    database.away = True
    for _ in range(68):
        house.pass_time(1)
        await looked(running)
    assert house.metrics.health.away
    await back(running)
    found = interruptions(running, table)
    assert sum(until - since for since, until in found) >= 68
    assert found[0][0] == began
    for _ in range(BANK - 2):
        house.pass_time(1)
        await asyncio.sleep(0.001)
    assert not any(isinstance(entry, e.Played) for entry in log_of(running, table)), "nobody's time is up"


async def test_what_one_server_gave_back_another_does_not_give_again() -> None:
    database = MemoryBackend()
    async with server(database) as running:
        table, _ = await seated(running, players=2, **CLOCK)
        stopped = running.house.now()
    async with (
        server(database, shared=True, at=stopped + 60) as one,
        server(database, shared=True, at=stopped + 60) as two,
    ):
        await looked(one)
        await looked(two)
        assert len(interruptions(one, table)) == 1
        assert two.house.outages.since is None


async def test_nothing_is_overdue_for_as_long_as_nothing_could_be_done(running: Server) -> None:
    house = running.house
    made = await running.create(players=2, seat=0, name="Ann", seats=[{}, {"bot": "random"}], start=True)
    host = running.client()
    await host.join(made["table"], made["token"])
    room = running.room(made["table"])
    if room.table.turn == 0:
        await host.play(running.legal(made["table"])[0], room.table.step)
    running.database.away = True
    for _ in range(100):
        house.pass_time(1)
        await looked(running)
        house.maintenance.sweep()
    await back(running)
    house.maintenance.sweep()
    assert house.metrics.errors["fault"] == 0
    house.pass_time(61)
    await running.until(lambda: not room.stale and not room.busy)
    house.maintenance.sweep()
    assert house.metrics.errors["fault"] == 1, "but from then on it counts"


async def test_a_clock_that_is_set_back_stops_no_bot() -> None:
    async with server() as running:
        made = await running.create(players=2, seats=[{"bot": "random"}] * 2, seat=None)
        host = running.client()
        await host.join(made["table"], made["token"])
        host.say("start")
        await host.hear("update")
        database, at = running.database, running.house.now()
    async with server(database, at=at - 90) as again:  # the log is from the future
        await again.client().join(made["table"])
        again.house.pass_time(0.1)
        await again.settled()
        assert again.house.bots.asked


def test_the_time_of_tables_never_goes_back() -> None:
    wall, passed = [1000.0], [0.0]
    clock = SteadyClock(lambda: wall[0], lambda: passed[0])

    def after(seconds: float, step: float = 0.0) -> float:
        passed[0] += seconds
        wall[0] += seconds + step
        return clock.now()

    assert after(1) == 1001.0
    behind = after(1, step=-90)
    assert 1001.9 < behind <= 1002.0, "it goes on as if nothing had happened"
    assert behind + 9.5 < after(10) < behind + 10, "only a little slower"
    after(10_000)
    assert clock.now() == wall[0], "until the machine's clock has caught up"
    assert after(1, step=300) == wall[0], "and follows it forward"
