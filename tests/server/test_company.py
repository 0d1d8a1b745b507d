"""People who come and go at two servers on one PostgreSQL: whoever is there, at whichever, has a next step."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from parfait.server.store.postgresql import PostgresqlBackend
from parfait.server.tables import entries
from parfait.server.workers.roster import STAND_IN
from tests.patience import PATIENCE
from tests.server.listeners import Listener
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess

Pair = list[ServerProcess]


@pytest.fixture
def servers(postgresql: PostgreSQL) -> Iterator[Pair]:
    url = postgresql.database(f"company{time.monotonic_ns()}")
    both = [ServerProcess(url, PARFAIT_AWAY_AFTER="1.5") for _ in range(2)]
    try:
        for server in both:
            server.start()
        for server in both:
            server.until_ready()
        yield both
    finally:
        for server in both:
            server.kill()


async def seated(servers: Pair, where: list[int], **options: Any) -> tuple[str, list[str], list[Listener]]:
    """A game that has begun, with each seat at one of the servers: the table, tokens and connections."""
    content = {"game": "dokitto-ice", "players": len(where), "seat": 0, "name": "Seat 0", "options": options}
    made = await asyncio.to_thread(servers[where[0]].post, "/api/tables", content)
    table = made["table"]
    tokens = [made["token"]]
    for seat in range(1, len(where)):
        sat = await asyncio.to_thread(servers[0].post, f"/api/tables/{table}/seats/{seat}", {"name": f"Seat {seat}"})
        tokens.append(sat["token"])
    people = [await Listener.join(servers[at], table, token) for at, token in zip(where, tokens, strict=True)]
    await people[0].say("start")
    for one in people:
        await one.until(lambda message: message["type"] == "update")
    return table, tokens, people


def info(test: Callable[[dict[str, Any]], bool]) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] in ("info", "table") and test(message["info"])


def kinds(server: ServerProcess, table: str) -> Counter[str]:
    backend = PostgresqlBackend(server.database)
    try:
        key = backend.find(table)
        assert key is not None
        return Counter(str(entries.read(text).__struct_config__.tag) for text in backend.log(key))
    finally:
        backend.close()


async def test_the_host_leaves_on_their_turn_and_two_put_a_bot_in_from_two_servers(servers: Pair) -> None:
    table, tokens, (host, zoe, cid) = await seated(servers, [0, 0, 1], first_player=0, trophies_to_win=30)
    await host.leave()
    for one in (zoe, cid):
        await one.until(info(lambda it: it["seats"][0].get("away") is not None and it["host"] == 1))
    heard = [len(one.heard) for one in (zoe, cid)]
    await asyncio.gather(*(one.say("fill", seat=0, level="1") for one in (zoe, cid)))
    for one, count in zip((zoe, cid), heard, strict=True):
        await one.until(info(lambda it: it["seats"][0].get("bot") == STAND_IN))
        await one.until(lambda message: message["type"] == "update" and message["changes"][0]["by"] == "bot", count)
    assert not any(message["type"] == "error" for one in (zoe, cid) for _, message in one.heard)
    counted = await asyncio.to_thread(kinds, servers[0], table)
    assert (counted["absent"], counted["filled"]) == (1, 1)

    await asyncio.to_thread(servers[0].kill)  # and with it whatever it knew of who is where
    await zoe.leave()
    zoe = await Listener.join(servers[1], table, tokens[1])
    count = len(cid.heard)
    back = await Listener.join(servers[1], table, tokens[0])
    await cid.until(info(lambda it: it["seats"][0].get("away") is None and it["host"] == 0), count)
    await back.say("return")
    await cid.until(info(lambda it: it["seats"][0].get("bot") is None), count)
    for one in (back, zoe, cid):
        await one.leave()


async def test_one_at_another_server_is_not_taken_for_away(servers: Pair) -> None:
    table, _, people = await seated(servers, [0, 1], trophies_to_win=30)
    await asyncio.sleep(4)
    assert "absent" not in await asyncio.to_thread(kinds, servers[0], table)
    for one in people:
        await one.leave()


async def test_a_rematch_agreed_at_two_servers_is_one_table(servers: Pair) -> None:
    table, tokens, people = await seated(servers, [0, 1], trophies_to_win=1)
    await play_to_the_end(people)
    await people[1].say("say", text="well played")
    await people[0].until(lambda message: message["type"] == "chat")
    await asyncio.gather(*(one.say("rematch") for one in people))
    found = set()
    for one in people:
        await one.until(info(lambda it: it.get("rematch") is not None))
        found.add(next(m["info"]["rematch"] for _, m in one.heard if m.get("info", {}).get("rematch")))
    assert len(found) == 1
    [new] = found
    for seat, token in enumerate(tokens):
        one = await Listener.join(servers[1 - seat], new, token)
        shown = one.heard[1][1]
        assert (shown["seat"], shown["info"]["status"]) == (seat, "playing")
        assert [line["text"] for line in shown["chat"]] == ["well played"]
        await one.leave()
    counted = await asyncio.to_thread(kinds, servers[0], table)
    assert (counted["again"], counted["rematched"]) == (2, 1)
    for one in people:
        await one.leave()


async def play_to_the_end(people: list[Listener]) -> None:
    patience = time.monotonic() + PATIENCE
    made = 0
    while not any(m["type"] == "info" and m["info"]["status"] == "over" for _, m in people[0].heard):
        assert time.monotonic() < patience
        for one in people:
            if one.legal:
                made += 1
                move, one.legal = one.legal[0], []
                await one.say("move", id=f"m{made}", step=one.step, move=move)
        await asyncio.sleep(0.005)
