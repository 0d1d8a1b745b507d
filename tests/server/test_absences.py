"""Nobody is stuck: who is away is noted, a bot may play for them, the host's role passes on, and all comes back."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from parfait.server.tables import entries
from parfait.server.tables.room import Room
from tests.server.harness import Client, Server, seated, server
from tests.server.memory import MemoryBackend

MINUTE = 60.0


async def let_pass(running: Server, seconds: float) -> None:
    """Let time go by, and what is noted then be committed."""
    await quiet(running)
    running.house.pass_time(seconds)
    await quiet(running)


async def quiet(*servers: Server) -> None:
    """Until whatever was said is heard, and what came of it is in the log."""
    for running in servers:
        for _ in range(3):
            for _ in range(20):
                await asyncio.sleep(0)
            await running.until(lambda running=running: not any(map(at_work, running.house.rooms.values())))  # type: ignore[misc]


def at_work(room: Room) -> bool:
    return bool(room.busy or room.queue or room.stale)


async def info_of(client: Client, running: Server) -> dict[str, Any]:
    """The table as the client was told last."""
    await client.synced()
    await quiet(running)
    found: dict[str, Any] = {}
    for text in client.sent:
        message = json.loads(text)
        found = message.get("info", found)
    return found


def kinds(database: MemoryBackend, table: str) -> list[str]:
    return [entries.read(text).__struct_config__.tag for text in database.logs[database.ids[table]]]  # type: ignore[misc]


async def test_one_who_is_gone_for_a_minute_is_noted_with_the_time_they_went(running: Server) -> None:
    table, clients = await seated(running, players=3)
    went = running.house.now()
    await clients[1].leave()
    await let_pass(running, MINUTE - 1)
    assert "away" not in (await info_of(clients[0], running))["seats"][1]
    await let_pass(running, 2)
    assert (await info_of(clients[0], running))["seats"][1]["away"] == int(went)
    assert "away" not in (await info_of(clients[0], running))["seats"][0]
    shown = await running.client().join(table)
    assert shown["now"] == int(running.house.now() * 1000)
    back = running.client()
    await back.join(table, clients[1].token)
    await let_pass(running, 0.1)
    assert "away" not in (await info_of(clients[0], running))["seats"][1]
    assert kinds(running.database, table)[-2:] == ["absent", "present"]


async def test_a_short_absence_leaves_nothing_in_the_log(running: Server) -> None:
    table, clients = await seated(running, players=2)
    for _ in range(3):
        await clients[1].leave()
        await let_pass(running, MINUTE / 2)
        again = running.client()
        await again.join(table, clients[1].token)
        again.token, clients[1] = clients[1].token, again
        await let_pass(running, MINUTE)
    assert not {"absent", "present"} & set(kinds(running.database, table))


async def test_since_when_somebody_is_away_survives_a_restart() -> None:
    async with server() as first:
        table, clients = await seated(first, players=2)
        went = first.house.now()
        for client in clients:
            await client.leave()
        await let_pass(first, MINUTE + 1)
        room = first.house.rooms.get(table)
        assert room is None or room.idle, "and the table may be forgotten then, or is by now"
        now = first.house.now()
    async with server(first.database) as second:
        second.house.time = now + 3600
        anna = second.client()
        shown = await anna.join(table, clients[0].token)
        assert shown["info"]["seats"][1]["away"] == int(went)
        anna.say("fill", seat=1, level="3")
        while (await anna.hear("info", "error"))["info"]["seats"][1].get("bot") != "3":
            pass


async def test_after_a_restart_those_who_do_not_come_back_are_missed() -> None:
    """The server ended before it could note who went: what it knows is that they have not been there since."""

    async with server() as first:
        table, clients = await seated(first, players=2)
    async with server(first.database) as second:
        anna = second.client()
        await anna.join(table, clients[0].token)
        await let_pass(second, MINUTE + 1)
        assert (await info_of(anna, second))["seats"][1]["away"] == int(second.house.now() - MINUTE - 1)


async def test_who_looks_at_a_table_that_nobody_is_at_writes_nothing() -> None:
    async with server() as first:
        table, _ = await seated(first, players=2)
    async with server(first.database) as second:
        await second.client().join(table)
        await second.http.get(f"/api/tables/{table}")
        await let_pass(second, 10 * MINUTE)
        assert "absent" not in kinds(first.database, table)


async def test_any_seated_player_lets_a_bot_play_after_a_minute_and_not_before(running: Server) -> None:
    table, clients = await seated(running, players=3, options={"first_player": 1})
    await clients[1].leave()
    clients[2].say("fill", seat=1, level="3")
    assert (await clients[2].hear("error"))["key"] == "seat-not-abandoned"
    await let_pass(running, MINUTE + 1)
    watcher = running.client()
    await watcher.join(table)
    watcher.say("fill", seat=1, level="3")
    assert (await watcher.hear("error"))["key"] == "not-seated"
    clients[2].say("fill", seat=2, level="3")  # oneself is not away
    assert (await clients[2].hear("error"))["key"] == "seat-not-abandoned"
    clients[2].say("fill", seat=1, level="3")
    await running.until(lambda: bool(running.house.bots.asked))
    step = running.room(table).table.step
    running.house.bots.asked.pop()[2](running.room(table).table.state.legal_actions()[0])
    running.house.pass_time(1.0)
    await running.until(lambda: running.room(table).table.step > step)


async def test_two_people_who_put_a_bot_in_at_once_put_in_one(running: Server) -> None:
    table, clients = await seated(running, players=4, options={"first_player": 3})
    await clients[3].leave()
    await let_pass(running, MINUTE + 1)
    for client, level in zip(clients[:3], ("3", "3", "4"), strict=True):
        client.say("fill", seat=3, level=level)
    for client in clients[:3]:
        await client.synced()
    for client in clients[:3]:
        assert not any('"error"' in text for text in client.sent)
        assert (await info_of(client, running))["seats"][3]["bot"] == "3"
    await let_pass(running, 0.1)
    assert kinds(running.database, table).count("filled") == 1
    assert len(running.house.bots.asked) == 1


@pytest.mark.parametrize("moment", ["thinking", "answered", "committing"])
async def test_who_returns_while_a_bot_thinks_moves_or_finds_its_move_made(running: Server, moment: str) -> None:
    """Whichever is first in the log counts; the other is refused in words, and nothing is made twice."""

    table, clients = await seated(running, players=2, options={"first_player": 1})
    await clients[1].leave()
    await let_pass(running, MINUTE + 1)
    clients[0].say("fill", seat=1, level="3")
    await running.until(lambda: bool(running.house.bots.asked))
    room = running.room(table)
    step, move = room.table.step, running.legal(table)[0]
    back = running.client()
    await back.join(table, clients[1].token)
    back.move(move, step, "early")
    assert (await back.hear("error"))["key"] == "bot-stands-in"
    done = running.house.bots.asked.pop()[2]
    if moment != "thinking":
        done(room.table.state.legal_actions()[-1])
        await running.settled()
    if moment == "committing":
        running.house.pass_time(1.0)
    back.say("return")
    back.move(move, step, "late")
    answer = await back.hear("update", "error")
    if moment == "committing" and "id" not in answer:
        assert answer["changes"][0]["by"] == "bot"
        assert (await back.hear("error"))["key"] in ("wrong-step", "not-your-turn")
    else:
        assert answer["id"] == "late"
    if moment == "thinking":
        done(room.table.state.legal_actions()[-1])
    await let_pass(running, 5)
    assert room.table.step == step + 1
    assert room.table.seats[1].bot is None


async def test_by_correspondence_nobody_counts_as_away(running: Server) -> None:
    """Or the other one could let a bot play as soon as one has closed the page."""

    table, clients = await seated(running, players=2, clock={"turn": 86_400}, options={"first_player": 1})
    await clients[1].leave()
    await let_pass(running, 3600)
    clients[0].say("fill", seat=1, level="3")
    assert (await clients[0].hear("error"))["key"] == "seat-not-abandoned"
    assert "absent" not in kinds(running.database, table)
    back = running.client()
    await back.join(table, clients[1].token)
    back.say("leave")
    await clients[0].hear("info")
    clients[0].say("fill", seat=1, level="3")
    assert (await clients[0].hear("info", "error"))["info"]["seats"][1]["bot"] == "3"


# The host


async def test_the_host_s_role_passes_on_and_comes_back(running: Server) -> None:
    made = await running.create("dokitto-ice", players=4, seat=1, name="Ann")
    table = made["table"]
    host = running.client()
    assert (await host.join(table, made["token"]))["host"]
    guests = [running.client(), running.client()]
    for guest, seat, name in zip(guests, (2, 3), ("Ben", "Cid"), strict=True):
        await guest.join(table)
        guest.say("take", seat=seat, name=name)
        guest.token = (await guest.hear("seated"))["token"]
    assert (await info_of(guests[0], running))["host"] == 1
    guests[0].say("start", players=3)
    assert (await guests[0].hear("error"))["key"] == "not-host"
    await host.leave()
    await let_pass(running, MINUTE + 1)
    assert (await info_of(guests[1], running))["host"] == 2
    guests[1].say("fill", seat=0, level="1")
    assert (await guests[1].hear("error"))["key"] == "not-host"
    guests[0].say("close")
    assert (await guests[0].hear("error"))["key"] == "not-founder"
    guests[0].say("fill", seat=0, level="1")
    again = running.client()
    await again.join(table, made["token"])
    await let_pass(running, 0.1)
    shown = await info_of(guests[0], running)
    assert (shown["host"], shown["seats"][0]["bot"]) == (1, "1")
    guests[0].say("start")
    assert (await guests[0].hear("error"))["key"] == "not-host"
    again.say("start")
    await again.hear("update")


async def test_the_role_passes_on_from_a_host_without_a_seat(running: Server) -> None:
    made = await running.create("dokitto-ice", players=2)
    host, guest = running.client(), running.client()
    await host.join(made["table"], made["token"])
    await guest.join(made["table"])
    guest.say("take", seat=0, name="Ben")
    await guest.hear("seated")
    assert "host" not in await info_of(guest, running)
    await host.leave()
    await let_pass(running, MINUTE + 1)
    assert (await info_of(guest, running))["host"] == 0
    guest.say("start", bots="2")
    assert (await guest.hear("update"))["step"] > 0
    back = running.client()
    await back.join(made["table"], made["token"])
    await let_pass(running, 0.1)
    assert "host" not in await info_of(guest, running)
    back.say("close")
    while (await back.hear("info"))["info"]["status"] != "closed":
        pass


async def test_who_leaves_for_good_hands_the_role_on_at_once(running: Server) -> None:
    _, clients = await seated(running, players=3)
    clients[0].say("leave")
    info = (await clients[1].hear("info"))["info"]
    assert info["host"] == 1
    clients[1].say("close")
    assert (await clients[1].hear("info", "error"))["info"]["status"] == "closed"


# Two servers


def tell_each_other(*servers: Server) -> None:
    """What PostgreSQL's news do: who is where, and that a log has more."""

    def announce(origin: Server, room: Any) -> None:
        for other in servers:
            if other is not origin:
                here = room.presences
                other.house.heard_who(str(id(origin)), room.key, here.here, here.watchers)

    for one in servers:
        one.house.announce = lambda room, one=one: announce(one, room)  # type: ignore[misc]


async def settle(*servers: Server) -> None:
    """Every commit made, and every log read."""
    for _ in range(4):
        await quiet(*servers)
        for one in servers:
            one.house.look_everywhere()
    await quiet(*servers)


async def test_two_servers_note_an_absence_once_and_agree_on_it() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        tell_each_other(one, other)
        table, clients = await seated(one, players=3)
        elsewhere = other.client()
        await elsewhere.join(table, clients[2].token)
        await clients[2].leave()
        for running in (one, other):
            running.house.pass_time(1)
        await settle(one, other)
        for running in (one, other):
            running.house.pass_time(2 * MINUTE)
        await settle(one, other)
        assert "absent" not in kinds(database, table), "somebody at another server is not away"
        await clients[0].leave()
        for running in (one, other):
            running.house.pass_time(1)
        for running in (other, one):
            running.house.pass_time(MINUTE + 1)
        await settle(one, other)
        assert kinds(database, table).count("absent") == 1
        for running in (one, other):
            assert running.room(table).table.host == 1
            assert running.room(table).table.seats[0].away is not None
        elsewhere.say("fill", seat=0, level="3")
        clients[1].say("fill", seat=0, level="3")
        await elsewhere.synced()
        await clients[1].synced()
        await settle(one, other)
        assert kinds(database, table).count("filled") == 1
        back = other.client()
        await back.join(table, clients[0].token)
        await settle(one, other)
        assert kinds(database, table)[-1] == "present"
        assert one.room(table).table.host == 0
