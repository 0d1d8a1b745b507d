"""What a home page tells of one's own games: whose turn it is, with whom, and for how long."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Server, seated, server


async def look(running: Server, *seats: tuple[str, str]) -> list[Any]:
    body = {"seats": [{"table": table, "token": token} for table, token in seats]}
    answer = await running.http.post("/api/seats", json=body)
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["seats"]
    return found


async def test_each_seat_is_told_whose_turn_it_is_and_for_how_long(running: Server) -> None:
    waiting = await running.create(seat=0, name="Ann")
    table, clients = await seated(running, players=2, clock={"bank": 300})
    turn = running.room(table).table.turn
    running.house.pass_time(60.0)
    first, ours, theirs = await look(
        running, (waiting["table"], waiting["token"]), (table, clients[0].token), (table, clients[1].token)
    )
    assert first["info"]["status"] == "waiting"
    assert (first["seat"], first.get("turn")) == (0, None)
    assert [ours["seat"], theirs["seat"]] == [0, 1]
    for found in (ours, theirs):
        assert found["turn"] == turn
        assert found["left"] == 240_000
        assert [seat["name"] for seat in found["info"]["seats"]] == ["Seat 0", "Seat 1"]
    legal = running.legal(table)
    await clients[turn].play(legal[0], running.room(table).table.step)
    assert [found["turn"] for found in await look(running, (table, clients[0].token))] == [1 - turn]


async def test_a_seat_is_known_by_its_token_also_after_it_was_renumbered(running: Server) -> None:
    made = await running.create(players=4, seat=0, name="Ann")
    token = await running.sit(made["table"], 3, "Ben")
    host = running.client()
    await host.join(made["table"], made["token"])
    host.say("arrange", players=2)
    await host.hear("info")
    assert [found["seat"] for found in await look(running, (made["table"], token))] == [1]


async def test_nothing_is_told_for_a_token_that_opens_nothing(running: Server) -> None:
    table, clients = await seated(running, players=2)
    other, others = await seated(running, players=2)
    found = await look(
        running, (table, "nonesuch"), (table, others[0].token), ("0123456789", "x"), (other, others[1].token)
    )
    assert found[:3] == [None] * 3
    assert found[3]["seat"] == 1
    for client in clients:
        assert client.token not in str(found)


async def test_bots_and_tables_that_are_over_have_no_deadline(running: Server) -> None:
    seats = [{}, {"bot": "1"}]
    made = await running.create(
        players=2, seat=0, name="Ann", seats=seats, clock={"bank": 60}, options={"first_player": 1}, start=True
    )
    [found] = await look(running, (made["table"], made["token"]))
    assert found["turn"] == 1
    assert "left" not in found
    host = running.client()
    await host.join(made["table"], made["token"])
    host.say("close")
    await host.hear("info")
    [found] = await look(running, (made["table"], made["token"]))
    assert (found["info"]["status"], found.get("turn")) == ("closed", None)


async def test_a_table_that_nobody_has_in_memory_is_read_once_and_not_opened() -> None:
    async with server() as first:
        table, clients = await seated(first, players=2)
        token = clients[0].token
        for _ in range(6):
            turn = first.room(table).table.turn
            await clients[turn].play(first.legal(table)[0], first.room(table).table.step)
        expected = await look(first, (table, token))
    read: list[int] = []
    real = first.database.log
    first.database.log = lambda key, *range: read.append(key) or real(key, *range)  # type: ignore[func-returns-value,method-assign]
    async with server(first.database) as second:
        for _ in range(3):
            assert await look(second, (table, token)) == expected
        once = len(read)
        assert table not in second.house.rooms
        await look(second, (table, token))
        assert len(read) == once
        client = second.client()
        shown = await client.join(table, clients[expected[0]["turn"]].token)
        client.move(second.legal(table)[0], shown["step"], "another")
        await client.hear("update")
        await client.leave()
        second.house.pass_time(61)  # until it is noted that they are away
        await second.until(lambda: second.room(table).idle)
        second.house.forget(second.room(table))
        assert table not in second.house.rooms
        after = await look(second, (table, token))
        assert after[0]["turn"] != expected[0]["turn"], "it has gone on"


async def test_reading_logs_for_strangers_has_a_limit() -> None:
    async with server() as first:
        made = [await first.create(players=2, seat=0, name="Ann") for _ in range(40)]
    async with server(first.database, readings_per_minute=60.0) as second:
        seats = [(one["table"], one["token"]) for one in made]
        assert len(await look(second, *seats)) == 40
        assert len(await look(second, *seats)) == 40, "what was read is kept"
        second.house.summaries.kept.clear()
        body = {"seats": [{"table": table, "token": token} for table, token in seats]}
        answer = await second.http.post("/api/seats", json=body)
        assert (answer.status_code, answer.json()["key"]) == (429, "too-fast")


@pytest.mark.parametrize(
    "body", [{"seats": [{"table": "0123456789", "token": "x"}] * 41}, {"seats": [{"table": "0123456789"}]}, {}]
)
async def test_a_request_that_cannot_be_is_refused(running: Server, body: dict[str, Any]) -> None:
    answer = await running.http.post("/api/seats", json=body)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-message")


async def test_a_game_that_is_over_names_its_winners_and_a_closed_table_may_never_have_begun(running: Server) -> None:
    table, clients = await seated(running, players=2)
    [during] = await look(running, (table, clients[0].token))
    assert (during["began"], during.get("winners")) == (True, None)
    while not running.room(table).table.state.winners:
        turn = running.room(table).table.turn
        await clients[turn].play(running.legal(table)[0], running.room(table).table.step)
    [after] = await look(running, (table, clients[0].token))
    assert after["winners"] == list(running.room(table).table.state.winners)
    waiting = await running.create(seat=0, name="Ann")
    [before] = await look(running, (waiting["table"], waiting["token"]))
    assert "began" not in before
