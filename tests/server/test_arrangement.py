"""A table is set up in its room: players, options, clock and the rest change until the start, and everyone sees it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from parfait.core import Rng
from parfait.core.data import Json
from tests.server import old_tables
from tests.server.harness import Client, Server, server
from tests.server.listeners import Listener
from tests.server.memory import MemoryBackend
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess


async def hosted(running: Server, game: str = "dokitto-ice", **settings: Any) -> tuple[str, str, Client]:
    """A table, its host's token, and the host, on seat 0."""
    made = await running.create(game, **{"seat": 0, "name": "Ann", **settings})
    host = running.client()
    await host.join(made["table"], made["token"])
    return made["table"], made["token"], host


async def arrange(client: Client, **settings: Any) -> dict[str, Any]:
    """What the table is like afterwards, or the refusal."""
    client.say("arrange", **settings)
    answer = await client.hear("info", "error")
    found: dict[str, Any] = answer["info"] if answer["type"] == "info" else answer
    return found


def names(info: dict[str, Any]) -> list[str]:
    return [seat.get("name") or seat.get("bot") or "" for seat in info["seats"]]


async def test_everything_is_set_up_in_the_room_and_guests_see_it_at_once(running: Server) -> None:
    table, _, host = await hosted(running)
    guest = running.client()
    assert (await guest.join(table))["info"]["host"] == 0
    for given in (
        {"players": 3},
        {"options": {"trophies_to_win": 1}},
        {"clock": {"bank": 300, "increment": 5}},
        {"hints": True, "title": "  Friday "},
        {"timeout_level": "2", "listed": True},
    ):
        assert await arrange(host, **given) == (await guest.hear("info"))["info"]
    info = (await running.client().join(table))["info"]
    assert info["players"] == len(info["seats"]) == 3
    assert info["options"] == {"trophies_to_win": 1}
    assert info["clock"] == {"bank": 300, "increment": 5, "turn": None}
    assert (info["hints"], info["title"], info["timeout_level"], info["listed"]) == (True, "Friday", "2", True)
    assert [t["table"] for t in (await running.http.get("/api/tables")).json()["tables"]] == [table]
    assert "clock" not in await arrange(host, clock=None)
    running.house.pass_time(2.0)  # the lobby is made anew every second
    assert not (await arrange(host, listed=False))["listed"]
    assert (await running.http.get("/api/tables")).json()["tables"] == []


async def test_the_game_that_begins_is_the_one_that_was_set_up(running: Server) -> None:
    table, _, host = await hosted(running, players=4)
    await arrange(host, players=2, options={"trophies_to_win": 1, "first_player": 1}, clock={"bank": 60})
    ben = running.client()
    await ben.join(table, await running.sit(table, 1, "Ben"))
    host.say("start")
    await host.hear("update")
    room = running.room(table)
    assert room.table.turn == 1
    assert room.table.clocks.left == [60.0, 60.0]
    clients, rng = [host, ben], Rng(3)
    while room.table.turn >= 0:
        legal = running.legal(table)
        await clients[room.table.turn].play(legal[rng.below(len(legal))], room.table.step)
    assert max(room.table.state.scores) == 1
    replay = (await running.http.get(f"/api/tables/{table}/replay", params={"seat": 0})).json()
    assert replay["changes"], "its past begins with the same options"


async def test_people_keep_their_seats_when_there_are_fewer(running: Server) -> None:
    """Empty seats go first, then bots, then seats that are kept for somebody."""

    table, _, host = await hosted(running, "dozito", players=5)
    token = await running.sit(table, 3, "Ben")
    host.say("fill", seat=4, level="1")
    host.say("invite", seat=1)
    ticket = (await host.hear("invited"))["ticket"]
    await host.synced()
    ben, carl = running.client(), running.client()
    await ben.join(table, token)
    assert (await carl.join(table, ticket=ticket))["invited"] == 1
    assert names(await arrange(host, players=4, options={"first_player": 3})) == ["Ann", "", "Ben", "1"]
    moved = await ben.hear("table")
    assert (moved["seat"], moved["info"]["players"]) == (2, 4)
    assert names(await arrange(host, players=3)) == ["Ann", "", "Ben"]
    shown = (await running.client().join(table))["info"]
    assert shown["seats"][1]["kept"]
    assert names(await arrange(host, players=2)) == ["Ann", "Ben"]
    while (shown := await carl.hear("table"))["info"]["players"] > 2:
        pass
    assert "invited" not in shown, "there is no seat for this ticket any more"
    assert names(await arrange(host, players=4)) == ["Ann", "Ben", "", ""]


async def test_a_ticket_follows_its_seat(running: Server) -> None:
    table, _, host = await hosted(running, players=4)
    host.say("invite", seat=2)
    ticket = (await host.hear("invited"))["ticket"]
    guest = running.client()
    assert (await guest.join(table, ticket=ticket))["invited"] == 2
    await arrange(host, players=2)
    assert (await guest.hear("table"))["invited"] == 1
    guest.say("take", seat=1, name="Ben")
    assert (await guest.hear("table"))["seat"] == 1


async def test_who_was_to_start_still_does_when_seats_are_renumbered(running: Server) -> None:
    table, _, host = await hosted(running, players=4, options={"first_player": 2})
    await running.sit(table, 2, "Ben")
    await host.synced()
    assert (await arrange(host, players=2))["options"] == {"first_player": 1}
    await arrange(host, players=3, options={"first_player": 2})
    assert (await arrange(host, players=2))["options"] == {}, "that seat is gone"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"players": 2}, "too-few-seats"),
        ({"players": 9}, "players"),
        ({"options": {"trophies_to_win": 0}}, "bad-option"),
        ({"options": {"first_player": 3}, "players": 3}, "bad-option"),
        ({"options": {"nonesuch": 1}}, "unknown-option"),
        ({"clock": {"bank": 60, "turn": 86400}}, "bad-clock"),
        ({"clock": {}}, "bad-clock"),
        ({"timeout_level": "99"}, "unknown-level"),
        ({"title": "x" * 100}, "bad-player-name"),
        ({"players": "2"}, "bad-message"),
        ({"game": "dozito"}, "bad-message"),
        ({"hints": True, "options": {"trophies_to_win": 0}}, "bad-option"),
    ],
)
async def test_what_cannot_be_is_refused_and_nothing_of_it_is_done(
    running: Server, given: dict[str, Any], key: str
) -> None:
    table, _, host = await hosted(running, players=4)
    for seat, name in ((1, "Ben"), (2, "Zoe")):
        await running.sit(table, seat, name)
    await host.synced()
    before = running.room(table).table
    refused = await arrange(host, **given)
    assert refused["key"] == key
    assert key == "bad-message" or refused["to"] == "arrange"
    assert running.room(table).table is before
    assert len(running.database.logs[1]) == before.n


async def test_only_the_host_sets_up_and_only_before_the_start(running: Server) -> None:
    table, _, host = await hosted(running, players=2)
    guest = running.client()
    await guest.join(table, await running.sit(table, 1, "Ben"))
    assert (await arrange(guest, hints=True))["key"] == "not-host"
    await host.synced()
    host.say("start")
    await host.hear("update")
    await host.hear("info")
    assert (await arrange(host, hints=True))["key"] == "started-already"


async def test_what_is_so_already_is_not_written_again(running: Server) -> None:
    table, _, host = await hosted(running, players=3, options={"trophies_to_win": 1})
    before = running.room(table).table.n
    assert (await arrange(host, players=3, options={"trophies_to_win": 1}))["players"] == 3
    assert running.room(table).table.n == before


async def test_a_table_is_set_up_the_same_after_a_restart() -> None:
    async with server() as first:
        table, token, host = await hosted(first, players=4)
        await first.sit(table, 2, "Ben")
        await host.synced()
        told = await arrange(host, players=2, options={"trophies_to_win": 1}, clock={"turn": 86400}, hints=True)
    async with server(first.database) as second:
        again = second.client()
        assert (await again.join(table, token))["info"] == told
        assert (await again.join(table, token))["host"]


@pytest.mark.parametrize("guest_first", [True, False])
async def test_a_guest_sits_down_while_the_host_takes_the_seat_away(running: Server, guest_first: bool) -> None:
    """Whoever is first in the log has their way, the other a clear refusal, and all see the same table."""

    table, _, host = await hosted(running, players=3)
    await running.sit(table, 1, "Ben")
    guest, watcher = running.client(), running.client()
    await guest.join(table)
    await watcher.join(table)
    if guest_first:
        guest.say("take", seat=2, name="Zoe", token="z" * 32)
    host.say("arrange", players=2)
    if not guest_first:
        await asyncio.sleep(0)
        guest.say("take", seat=2, name="Zoe", token="z" * 32)
    if guest_first:
        refused = await host.hear("error")
        assert (refused["key"], refused["args"]) == ("too-few-seats", {"people": 3, "players": 2})
        assert (await guest.hear("table"))["seat"] == 2
    else:
        refused = await guest.hear("error")
        assert (refused["key"], refused["to"]) == ("no-such-seat", "take")
    expected = ["Ann", "Ben", "Zoe"] if guest_first else ["Ann", "Ben"]
    for client in (host, guest, watcher):
        await client.synced()
    assert names((await running.client().join(table))["info"]) == expected


@pytest.mark.parametrize("guest_first", [True, False])
async def test_the_same_over_two_servers_that_have_not_heard_of_each_other(guest_first: bool) -> None:
    """Each decides by what it knows; the log has room for one, and the other decides anew."""

    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        table, _, host = await hosted(one, players=3)
        await one.sit(table, 1, "Ben")
        guest = other.client()
        await guest.join(table)
        if guest_first:
            guest.say("take", seat=2, name="Zoe", token="z" * 32)
            assert (await guest.hear("table"))["seat"] == 2
            host.say("arrange", players=2)
            assert (await host.hear("error"))["key"] == "too-few-seats"
        else:
            await host.synced()
            assert names(await arrange(host, players=2)) == ["Ann", "Ben"]
            guest.say("take", seat=2, name="Zoe", token="z" * 32)
            assert (await guest.hear("error"))["key"] == "no-such-seat"
        expected = ["Ann", "Ben", "Zoe"] if guest_first else ["Ann", "Ben"]
        for running in (one, other):
            assert names((await running.client().join(table))["info"]) == expected


def is_as_asked_last(message: dict[str, Any]) -> bool:
    if message["type"] != "info":
        return False
    info = message["info"]
    taken = sum(seat.get("taken", False) for seat in info["seats"])
    return info["options"] == {"rounds": 4} and bool(info["listed"]) and taken == 4


async def test_a_guest_at_another_process_is_told_and_nobody_loses_a_seat(postgresql: PostgreSQL) -> None:
    """On PostgreSQL: the host changes players and options while guests sit down at a second process, several times."""

    database = postgresql.database("arrangement")
    near, far = both = ServerProcess(database), ServerProcess(database)
    try:
        for process in both:
            process.start()
        for process in both:
            process.until_ready()
        made = await asyncio.to_thread(near.post, "/api/tables", {"game": "dozito", "seat": 0, "name": "Ann"})
        table = made["table"]
        host, guest = await Listener.join(near, table, made["token"]), await Listener.join(far, table)
        tokens = [f"{number}" * 32 for number in range(1, 4)]
        for number, token in enumerate(tokens):
            other = await Listener.join(far, table)
            await asyncio.gather(
                other.say("take", seat=number + 1, name=f"Guest {number}", token=token),
                host.say("arrange", players=5 - number % 2, options={"rounds": number + 2}, listed=number == 2),
            )
            await other.until(lambda message: message["type"] == "table" and message["seat"] is not None)
            await other.leave()
        for listener in (host, guest):  # one process may hear of what the other has committed before that tells its own
            await listener.until(is_as_asked_last)
        asked = [{"table": table, "token": token} for token in (made["token"], *tokens)]
        seen = [
            (await asyncio.to_thread(server.post, "/api/seats", {"seats": asked}))["seats"] for server in (near, far)
        ]
        for found in seen:
            assert [one["info"]["seats"][one["seat"]]["name"] for one in found] == [
                "Ann",
                *(f"Guest {n}" for n in range(3)),
            ]
            assert found[0]["info"]["players"] == 5
        for listener in (host, guest):
            await listener.leave()
    finally:
        for process in both:
            process.kill()


async def test_options_change_while_a_guest_sits_down() -> None:
    """The guest keeps the seat and is told of the options as they are; nothing is lost, whoever was first."""

    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        table, _, host = await hosted(one, players=2)
        guest = other.client()
        await guest.join(table)
        host.say("arrange", options={"trophies_to_win": 1}, clock={"bank": 60})
        guest.say("take", seat=1, name="Ben", token="b" * 32)
        assert (await guest.hear("table"))["seat"] == 1
        await host.hear("info")
        for running in (one, other):
            info = (await running.client().join(table))["info"]
            assert info["options"] == {"trophies_to_win": 1}
            assert names(info) == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("stored", "now"),
    [
        ({"two_player_hand": 12}, {"hand": 12}),
        ({"hand": 5, "two_player_hand": 12}, {"hand": 5}),
        ({"hand": "usual", "two_player_hand": 10}, {}),
    ],
)
def test_a_stored_table_with_an_old_option_shows_it_under_todays_name(
    stored: dict[str, Json], now: dict[str, Json]
) -> None:
    table = old_tables.with_options(2, stored)
    assert table.info().options == table.state.options.write() == now
