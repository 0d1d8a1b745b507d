"""A rematch is an invitation: it begins when all who are there have said yes, or when the host says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from parfait.server.tables.table import fold
from tests.patience import PATIENCE
from tests.server.harness import Client, Server, seated, server
from tests.server.memory import MemoryBackend
from tests.server.test_absences import MINUTE, info_of, kinds, let_pass, settle, tell_each_other
from tests.server.test_tables import play_to_the_end

SHORT = {"trophies_to_win": 1}


@asynccontextmanager
async def over(players: int = 3, **settings: Any) -> AsyncIterator[tuple[Server, str, list[Client]]]:
    """A game that is over, with everyone still there."""
    async with server() as running:
        table, clients = await seated(running, players=players, options=SHORT, **settings)
        await play_to_the_end(running, table, clients)
        yield running, table, clients


async def next_table(client: Client) -> str:
    while True:
        if (found := (await client.hear("info"))["info"].get("rematch")) is not None:
            return str(found)


async def test_it_waits_for_all_who_are_there_and_then_begins_with_the_same_seats() -> None:
    async with over() as (running, table, clients):
        clients[1].say("rematch")
        while not (info := (await clients[0].hear("info"))["info"]).get("again"):
            pass
        assert (info["again"], info.get("rematch")) == ([1], None)
        clients[1].say("rematch")  # once more, as after a lost connection
        assert (await info_of(clients[1], running))["again"] == [1]
        clients[2].say("rematch")
        await let_pass(running, 1)
        assert running.room(table).table.rematch is None
        clients[0].say("rematch")
        new = await next_table(clients[2])
        for seat, client in enumerate(clients):
            shown = await client.join(new, client.token)
            assert (shown["seat"], shown["info"]["status"], shown["info"]["host"]) == (seat, "playing", 0)
            assert shown["info"]["rematch_of"] == table
        assert kinds(running.database, table)[-4:] == ["again", "again", "again", "rematched"]


async def test_the_chat_goes_on_at_the_next_table() -> None:
    async with over(2) as (running, _, clients):
        clients[1].say("say", text="well played")
        await clients[0].hear("chat")
        for client in clients:
            client.say("rematch")
        new = await next_table(clients[0])
        shown = await clients[0].join(new, clients[0].token)
        assert [(line["seat"], line["text"]) for line in shown["chat"]] == [(1, "well played")]
        database = running.database
    async with server(database) as second:
        assert len((await second.client().join(new, clients[0].token))["chat"]) == 1


async def test_the_host_waits_for_nobody_and_a_seat_is_kept_for_who_has_not_answered() -> None:
    async with over() as (running, table, clients):
        clients[1].say("rematch", start=True)
        assert (await clients[1].hear("error"))["key"] == "not-host"
        clients[1].say("rematch")
        await clients[1].synced()
        clients[0].say("rematch", start=True)
        new = await next_table(clients[0])
        host = await clients[0].join(new, clients[0].token)
        assert host["info"]["status"] == "waiting"
        assert [seat.get("name", "") for seat in host["info"]["seats"]] == ["Seat 0", "Seat 1", ""]
        late = running.client()
        shown = await late.join(new, clients[2].token)
        assert (shown["seat"], shown["invited"]) == (None, 2), "the old token is the ticket to the seat"
        stranger = running.client()
        await stranger.join(new)
        stranger.say("take", seat=2, name="Eve")
        assert (await stranger.hear("error"))["key"] == "seat-taken"
        late.say("take", seat=2, name="Seat 2")
        assert (await late.hear("seated"))["seat"] == 2
        clients[0].say("start")
        assert (await late.hear("update"))["step"] > 0
        assert running.room(table).table.rematch == new


async def test_who_does_not_want_to_leaves_and_nobody_waits_for_them() -> None:
    async with over() as (_, _, clients):
        for client in (clients[1], clients[2]):
            client.say("rematch")
            await client.synced()
        clients[0].say("leave")  # the host
        new = await next_table(clients[1])
        shown = await clients[1].join(new, clients[1].token)
        assert (shown["info"]["status"], shown["info"]["host"]) == ("waiting", 1)
        assert shown["info"]["seats"][0] == {}, "the seat is open"
        clients[1].say("start", players=2)
        assert (await clients[1].hear("table"))["seat"] == 0


async def test_one_may_change_one_s_mind_until_it_begins() -> None:
    async with over() as (running, _, clients):
        clients[1].say("rematch")
        clients[1].say("leave")
        clients[1].say("rematch")
        await let_pass(running, 0.1)
        info = await info_of(clients[0], running)
        assert (info["again"], info["seats"][1].get("left")) == ([1], None)


async def test_nobody_waits_for_one_who_is_gone() -> None:
    async with over(2) as (running, table, clients):
        await clients[0].leave()  # the host
        clients[1].say("rematch")
        await let_pass(running, MINUTE - 1)
        assert running.room(table).table.rematch is None
        await let_pass(running, 2)
        new = await next_table(clients[1])
        shown = await clients[1].join(new, clients[1].token)
        assert (shown["info"]["status"], shown["info"]["host"]) == ("waiting", 1)
        clients[1].say("start", bots="1")
        assert (await clients[1].hear("update"))["step"] > 0


@pytest.mark.parametrize("first", ["rematch", "close", "leave"])
async def test_a_rematch_accepted_while_the_host_closes_or_leaves_has_one_outcome(first: str) -> None:
    """A game that is over cannot be closed, and who leaves only leaves: what was accepted stands."""

    async with over() as (running, table, clients):
        clients[2].say("rematch")
        await clients[2].synced()
        acts = [(clients[1], "rematch"), (clients[0], "leave" if first == "leave" else "close")]
        for client, act in acts if first == "rematch" else reversed(acts):
            client.say(act)
        await let_pass(running, 0.1)
        room = running.room(table)
        if first != "leave":
            assert (await clients[0].hear("error"))["key"] == "table-closed"
            assert set(room.table.again) == {1, 2}
            clients[0].say("rematch")
        await running.until(lambda: room.table.rematch is not None)
        new = await next_table(clients[1])
        assert (await clients[1].join(new, clients[1].token))["seat"] == 1


async def test_a_seat_taken_at_the_next_table_while_its_host_closes_it_has_one_outcome() -> None:
    async with over(2) as (running, table, clients):
        clients[0].say("rematch", start=True)
        new = await next_table(clients[1])
        await clients[0].join(new, clients[0].token)
        late = running.client()
        await late.join(new, clients[1].token)
        clients[0].say("close")
        late.say("take", seat=1, name="Seat 1")
        answer = await late.hear("error", "seated")
        await let_pass(running, 0.1)
        assert running.room(new).table.status == "closed"
        assert answer.get("key", "table-closed") == "table-closed"
        await clients[0].join(table, clients[0].token)
        for client in clients:
            client.say("rematch")  # once more: that one is closed
        other = new
        while other == new:
            other = await next_table(clients[1])
        assert (await clients[1].join(other, clients[1].token))["info"]["status"] == "playing"


async def test_who_agreed_goes_on_after_a_restart() -> None:
    """The server ends between the last yes and the next table: whoever comes back first brings it about."""

    async with over(2) as (running, table, clients):

        async def never(room: Any) -> None:
            pass

        running.house.rematch_agreed = never  # type: ignore[method-assign]
        for client in clients:
            client.say("rematch")
            await client.synced()
        await let_pass(running, 0.1)
        assert running.room(table).table.rematch is None
        database = running.database
    async with server(database) as second:
        back = second.client()
        await back.join(table, clients[1].token)
        new = await next_table(back)
        assert (await back.join(new, clients[1].token))["info"]["status"] == "playing"


def playing(database: MemoryBackend) -> list[str]:
    """The tables at which a game goes on: if two were made of one rematch, one of them is closed."""
    return [id for id, key in database.ids.items() if database.rows[key].status == "playing"]


async def test_two_servers_make_one_table_of_it() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        tell_each_other(one, other)
        table, clients = await seated(one, players=2, options=SHORT)
        await play_to_the_end(one, table, clients)
        elsewhere = other.client()
        await elsewhere.join(table, clients[1].token)
        await clients[1].leave()
        clients[0].say("rematch")
        elsewhere.say("rematch")
        await elsewhere.synced()
        await clients[0].synced()

        async def until(condition: Callable[[], bool]) -> None:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    await settle(one, other)

        await until(lambda: one.room(table).table.rematch is not None and len(playing(database)) == 1)
        new = one.room(table).table.rematch
        assert new is not None
        assert new == other.room(table).table.rematch
        assert kinds(database, table).count("rematched") == 1
        assert (await elsewhere.join(new, clients[1].token))["seat"] == 1


def test_tables_of_before_open_as_they_were() -> None:
    """A game that is over and its rematch, as they were written when one click of one person made it."""
    host = "0" * 64
    created = f'{{"is":"created","at":1.0,"game":"dokitto-ice","players":2,"options":{{}},"host":"{host}","seats":'
    seats = f'[{{"name":"Anna","key":"{host}"}},{{"name":"Ben","key":"{"1" * 64}"}}]}}'
    log = [created + seats, '{"is":"left","at":2.0,"seat":1}', '{"is":"rematched","at":3.0,"table":"next"}']
    table = fold("old", [text.encode() for text in log])
    info = table.info()
    assert (info.host, info.again, info.rematch, table.chat) == (0, [], "next", ())
    assert [seat.name for seat in info.seats] == ["Anna", ""]
