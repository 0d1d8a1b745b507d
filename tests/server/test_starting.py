"""A table begins with whoever is there: with fewer players than seats, or with bots on the open ones."""

from __future__ import annotations

from typing import Any

from parfait.records import read_record
from tests.server.harness import Client, Server, server
from tests.server.test_tables import play_to_the_end


async def waiting(running: Server, seats: dict[int, str], **settings: Any) -> tuple[str, Client, list[Client]]:
    """A table for four at which some have sat down: its host, and a client for each of them in order of seats."""
    made = await running.create(players=4, **settings)
    host = running.client()
    await host.join(made["table"], made["token"])
    clients = []
    for seat, name in seats.items():
        client = running.client()
        client.token = await running.sit(made["table"], seat, name)
        await client.join(made["table"], client.token)
        clients.append(client)
    return made["table"], host, clients


async def test_open_seats_are_left_out_and_everyone_keeps_their_own_hand() -> None:
    async with server() as running:
        options = {"first_player": 3, "trophies_to_win": 1}
        table, host, clients = await waiting(running, {1: "Ann", 3: "Ben"}, options=options)
        clients[0].say("say", text="only two?")
        await host.hear("chat")
        host.say("start", players=2)
        for seat, client in enumerate(clients):
            shown = await client.hear("table")
            assert (shown["seat"], shown["info"]["players"], shown["info"]["status"]) == (seat, 2, "playing")
            assert [one["name"] for one in shown["info"]["seats"]] == ["Ann", "Ben"]
            assert shown["chat"][0]["seat"] == 0
            assert shown["info"]["options"]["first_player"] == 1, "who was to begin begins"
            assert len(shown["view"]["hand"]) > 0
        room = running.room(table)
        assert room.table.turn == 1
        await play_to_the_end(running, table, clients)
        line = (await running.http.get(f"/api/tables/{table}/record")).text
        record = read_record(line)
        record.verify()
        assert (record.players, record.extra["names"]) == (2, ["Ann", "Ben"])
        replay = (await running.http.get(f"/api/tables/{table}/replay", params={"seat": 0})).json()
        assert len(replay["changes"]) == room.table.step
        database, before = running.database, room.table.info()
    async with server(database) as second:
        back = second.client()
        again = await back.join(table, clients[1].token)
        assert (again["seat"], again["info"]["players"]) == (1, 2)
        assert second.room(table).table.info() == before, "and so after a restart"


async def test_bots_take_the_open_seats() -> None:
    async with server() as running:
        table, host, clients = await waiting(running, {2: "Ann"})
        host.say("start", bots="nonsense")
        assert (await host.hear("error"))["key"] == "unknown-level"
        host.say("start", bots="2")
        await clients[0].hear("update")
        info = (await clients[0].hear("info"))["info"]
        assert [seat.get("bot") for seat in info["seats"]] == ["2", "2", None, "2"]
        database = running.database
    async with server(database) as second:
        shown = await second.client().join(table, clients[0].token)
        assert shown["info"] == info


async def test_a_start_with_so_many_players_is_refused_once_they_are_others(running: Server) -> None:
    """The host decides to start with two while a third sits down: nobody is left out unasked."""

    table, host, _ = await waiting(running, {0: "Ann", 1: "Ben"})
    guest = running.client()
    await guest.join(table)
    guest.say("take", seat=3, name="Cid")
    await guest.hear("seated")
    host.say("start", players=2)
    error = await host.hear("error")
    assert (error["key"], error["args"]) == ("players-changed", {"players": 3})
    host.say("start", players=3)
    assert (await guest.hear("table"))["seat"] == 2


async def test_a_start_with_too_few_is_refused_in_words(running: Server) -> None:
    _, host, _ = await waiting(running, {0: "Ann"})
    host.say("start", players=1)
    assert (await host.hear("error"))["key"] == "players"
    host.say("start")
    assert (await host.hear("error"))["key"] == "seat-open"


async def test_a_guest_who_sits_down_as_the_game_begins_has_a_seat_or_is_told_that_it_has_begun(
    running: Server,
) -> None:
    table, host, _ = await waiting(running, {0: "Ann", 1: "Ben"})
    guest = running.client()
    await guest.join(table)
    host.say("start", players=2)
    guest.say("take", seat=3, name="Cid")
    answer = await guest.hear("seated", "error")
    if answer["type"] == "error":
        assert answer["key"] in ("started-already", "no-such-seat")
        assert running.room(table).table.settings.players == 2
    else:
        assert (await host.hear("error"))["key"] == "players-changed"
