"""Links to seats: a ticket seats one device, once, and whoever made the link sees nobody's hand with it."""

from __future__ import annotations

from typing import Any

import pytest

from parfait.server.store import StorageUnavailable
from parfait.server.tables import entries
from tests.server import old_tables
from tests.server.harness import Client, Server, server
from tests.server.memory import MemoryBackend

TOKEN = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"  # as a device makes it
OTHER = "00112233445566778899aabbccddeeff"


async def invited(running: Server, **settings: Any) -> tuple[str, Client, str]:
    """A table for two, its host, and a ticket to the other seat."""
    made = await running.create(players=2, seat=0, name="Ann", **settings)
    host = running.client()
    await host.join(made["table"], made["token"])
    host.token = made["token"]
    return made["table"], host, await ticket_to(host, 1)


async def ticket_to(host: Client, seat: int) -> str:
    host.say("invite", seat=seat)
    invitation = await host.hear("invited", "error")
    assert invitation["type"] == "invited", invitation
    ticket: str = invitation["ticket"]
    return ticket


async def guest(running: Server, table: str, ticket: str, token: str = TOKEN, name: str = "Ben") -> Client:
    """Somebody who opened the link and sat down."""
    client = running.client()
    assert (await client.join(table, ticket=ticket))["invited"] == 1
    client.say("take", seat=1, name=name, token=token)
    assert await client.hear("seated", "error") == {"type": "seated", "seat": 1, "token": ""}
    client.token = token
    return client


async def playing(running: Server, **settings: Any) -> tuple[str, Client, Client, str]:
    """Host and guest, the game begun, and the ticket that the guest came with."""
    table, host, ticket = await invited(running, **settings)
    friend = await guest(running, table, ticket)
    host.say("start")
    for client in (host, friend):
        await client.hear("update")
    return table, host, friend, ticket


def hand(running: Server, table: str, seat: int) -> list[str]:
    view: Any = running.room(table).table.state.view(seat)
    return list(view.hand)


def shows_hand(texts: list[str], running: Server, table: str, seat: int) -> bool:
    cards = ",".join(f'"{card}"' for card in hand(running, table, seat))
    return any(cards in text for text in texts)


async def test_a_kept_seat_is_for_whoever_has_the_link(running: Server) -> None:
    table, _, ticket = await invited(running)
    stranger, friend = running.client(), running.client()
    await stranger.join(table)
    stranger.say("take", seat=1, name="Eve")
    assert (await stranger.hear("error"))["key"] == "seat-taken"
    shown = await friend.join(table, ticket=ticket)
    assert (shown["seat"], shown["invited"], shown["host"]) == (None, 1, False)
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("table"))["seat"] == 1
    assert await friend.hear("seated") == {"type": "seated", "seat": 1, "token": ""}
    assert (await running.client().join(table, TOKEN))["seat"] == 1


async def test_without_a_token_of_its_own_a_client_is_given_one(running: Server) -> None:
    table, _, ticket = await invited(running)
    friend = running.client()
    await friend.join(table, ticket=ticket)
    friend.say("take", seat=1, name="Ben")
    token = (await friend.hear("seated"))["token"]
    assert (await running.client().join(table, token))["seat"] == 1


async def test_over_http_a_ticket_seats_one_person_too(running: Server) -> None:
    table, _, ticket = await invited(running)
    path = f"/api/tables/{table}/seats/1"
    refused = await running.http.post(path, json={"name": "Eve"})
    assert (refused.status_code, refused.json()["key"]) == (409, "seat-taken")
    for _ in range(2):  # the answer may be lost, and the request made again
        answer = await running.http.post(path, json={"name": "Ben", "ticket": ticket, "token": TOKEN})
        assert (answer.status_code, answer.json()["token"]) == (201, TOKEN)
    late = await running.http.post(path, json={"name": "Eve", "ticket": ticket, "token": OTHER})
    assert (late.status_code, late.json()["key"]) == (409, "ticket-used")
    short = await running.http.post(path, json={"name": "Eve", "token": "short"})
    assert short.status_code == 422


async def test_a_ticket_that_was_used_opens_nothing(running: Server) -> None:
    """Not for the host who made it, not for a second guest, not as a token, before and after the start."""

    table, host, ticket = await invited(running)
    early = running.client()
    assert (await early.join(table, ticket=ticket))["invited"] == 1
    await guest(running, table, ticket)
    early.say("take", seat=1, name="Eve", token=OTHER)
    assert (await early.hear("error", "seated"))["key"] == "ticket-used"
    for status in ("waiting", "playing"):
        assert running.room(table).table.status == status
        late = running.client()
        assert (await late.join(table, ticket=ticket))["key"] == "ticket-used"
        assert (await late.join(table, ticket))["key"] == "ticket-used"
        bearer = {"authorization": f"Bearer {ticket}"}
        assert (await running.http.get(f"/api/tables/{table}/log", headers=bearer)).status_code == 401
        shown = await running.client().join(table, host.token, ticket=ticket)
        assert (shown["seat"], shown.get("invited")) == (0, None)
        host.say("start")
        await running.until(lambda: running.room(table).table.status == "playing")


async def test_two_devices_at_two_servers_use_a_ticket_at_once_and_one_sits() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as one, server(database, shared=True) as other:
        table, _, ticket = await invited(one)
        first, second = one.client(), other.client()
        for client in (first, second):
            assert (await client.join(table, ticket=ticket))["invited"] == 1
        first.say("take", seat=1, name="Ben", token=TOKEN)
        second.say("take", seat=1, name="Eve", token=OTHER)
        answers = [await client.hear("seated", "error") for client in (first, second)]
        assert sorted(answer.get("key", answer["type"]) for answer in answers) == ["seated", "ticket-used"]
        sat = [entry for entry in map(entries.read, database.logs[1]) if isinstance(entry, entries.Sat)]
        assert len(sat) == 1


async def test_a_guest_whose_answer_was_lost_gets_in_with_the_same_token(running: Server) -> None:
    """The connection broke before the answer came; meanwhile the host may have begun the game."""

    table, host, friend, ticket = await playing(running)
    await friend.leave()
    again = running.client()
    assert (await again.join(table, TOKEN, ticket=ticket))["seat"] == 1
    again.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await again.hear("seated", "error"))["seat"] == 1
    unaware = running.client()  # asks once more without having come with its token
    await unaware.join(table)
    unaware.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await unaware.hear("table"))["view"]["hand"] == hand(running, table, 1)
    assert (await unaware.hear("seated", "error"))["seat"] == 1
    assert (await running.client().join(table, OTHER, ticket=ticket))["key"] == "ticket-used"
    assert host.token != TOKEN


async def test_a_guest_whose_request_was_lost_still_has_the_ticket(running: Server) -> None:
    table, _, ticket = await invited(running)
    friend = running.client()
    shown = await friend.join(table, TOKEN, ticket=ticket)  # a token that never got to the table
    assert (shown["seat"], shown["invited"]) == (None, 1)
    running.database.away = True
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("error", "seated"))["key"] == "storage-away"
    running.database.away = False
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("error", "seated"))["type"] == "seated"


async def test_a_seat_that_was_taken_although_the_database_did_not_answer_is_found_again(running: Server) -> None:
    table, _, ticket = await invited(running)
    friend = running.client()
    await friend.join(table, ticket=ticket)
    real = running.database.commit

    def lost(units: Any, now: float) -> list[bool]:
        real(units, now)
        running.database.commit = real  # type: ignore[method-assign]
        raise StorageUnavailable

    running.database.commit = lost  # type: ignore[method-assign]
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("error", "seated"))["key"] == "storage-away"
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("table"))["seat"] == 1
    assert (await friend.hear("error", "seated"))["type"] == "seated"


async def test_the_host_may_use_the_ticket_while_nobody_has(running: Server) -> None:
    """It is an open seat like any other, and everyone sees the name."""

    made = await running.create(players=2)
    table = made["table"]
    host = running.client()
    await host.join(table, made["token"])
    ticket = await ticket_to(host, 1)
    shown = await host.join(table, made["token"], ticket=ticket)
    assert (shown["host"], shown["seat"], shown["invited"]) == (True, None, 1)
    host.say("take", seat=1, name="Ann")
    assert (await host.hear("table"))["seat"] == 1
    assert (await running.http.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == "Ann"


async def test_a_new_link_a_bot_or_a_free_seat_ends_the_old_ticket(running: Server) -> None:
    table, host, old = await invited(running)
    new = await ticket_to(host, 1)
    waiting = running.client()
    assert (await waiting.join(table, ticket=old))["key"] == "bad-token"
    await waiting.join(table, ticket=new)
    host.say("fill", seat=1, level="1")
    await host.hear("info")
    assert (await running.client().join(table, ticket=new))["key"] == "bad-token"
    host.say("open", seat=1)
    await running.until(lambda: running.room(table).table.seats[1].open)
    assert (await running.client().join(table, ticket=new))["key"] == "bad-token"
    waiting.say("take", seat=1, name="Ben", token=TOKEN)  # open to everyone now
    assert (await waiting.hear("seated", "error"))["type"] == "seated"


async def test_a_ticket_is_no_token_for_a_seat(running: Server) -> None:
    """A client that sat down with what the link holds would share its seat with whoever made the link."""

    table, host, ticket = await invited(running)
    friend = running.client()
    await friend.join(table, ticket=ticket)
    friend.say("take", seat=1, name="Ben", token=ticket)
    assert (await friend.hear("seated", "error"))["key"] == "bad-token"
    friend.say("take", seat=1, name="Ben", token="0" * 21)
    assert (await friend.hear("seated", "error"))["key"] == "bad-message"
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await friend.hear("seated", "error"))["type"] == "seated"
    assert host.token not in (ticket, TOKEN)


async def test_one_token_is_one_seat(running: Server) -> None:
    made = await running.create(players=3)
    for seat, answer in ((0, "seated"), (1, "error"), (0, "seated")):
        client = running.client()
        await client.join(made["table"])
        client.say("take", seat=seat, name=f"Name {seat}", token=TOKEN)
        assert (await client.hear("seated", "error"))["type"] == answer


# Every way in which a host could come to see a guest's hand


async def test_the_host_cannot_open_or_invite_to_a_guest_s_seat_while_the_game_runs(running: Server) -> None:
    table, host, friend, _ = await playing(running)
    for present in (True, False):
        for request in ("open", "invite"):
            host.say(request, seat=1)
            assert (await host.hear("error", "invited"))["key"] == "started-already"
            stranger = running.client()
            await stranger.join(table)
            stranger.say("take", seat=1, name="Eve", token=OTHER)
            assert (await stranger.hear("error", "seated"))["key"] == "started-already"
        if present:
            await friend.leave()
            await running.until(lambda: not running.room(table).audiences.get(1))


async def test_a_bot_that_stands_in_gives_the_host_nothing_and_the_guest_comes_back(running: Server) -> None:
    """`fill`, then everything the host could try with the seat that the bot has."""

    table, host, friend, _ = await playing(running, hints=True, options={"first_player": 1})
    room = running.room(table)
    friend.say("leave")
    await running.until(lambda: room.table.seats[1].left)
    host.say("fill", seat=1, level="1")
    await running.until(lambda: room.table.seats[1].bot is not None)
    for request, key in (
        ({"type": "open", "seat": 1}, "started-already"),
        ({"type": "invite", "seat": 1}, "started-already"),
        ({"type": "take", "seat": 1, "name": "Ben"}, "started-already"),
        ({"type": "return"}, "seat-yours-already"),
        ({"type": "hint", "step": room.table.step}, "not-your-turn"),
        ({"type": "rematch"}, "game-not-over"),
    ):
        host.say(**request)
        assert (await host.hear("error", "invited", "seated", "hint"))["key"] == key
    assert shows_hand(friend.sent, running, table, 1)
    assert not shows_hand(host.sent, running, table, 1)
    friend.say("return")
    await running.until(lambda: room.table.seats[1].bot is None)
    assert (await running.client().join(table, friend.token))["view"]["hand"] == hand(running, table, 1)


async def test_freeing_a_guest_s_seat_before_the_start_is_seen_by_all_and_leaves_the_guest_s_token_worthless(
    running: Server,
) -> None:
    table, host, ticket = await invited(running)
    friend = await guest(running, table, ticket)
    host.say("open", seat=1)
    assert (await friend.hear("table"))["seat"] is None
    assert (await running.client().join(table, TOKEN))["key"] == "seat-freed"
    again = await guest(running, table, await ticket_to(host, 1), OTHER)
    host.say("start")
    assert (await again.hear("update"))["changes"][-1]["view"]["hand"] == hand(running, table, 1)
    assert (await running.client().join(table, ticket=ticket))["key"] == "bad-token"


async def test_the_host_s_snapshot_history_log_and_record_hold_no_hand_of_a_guest(running: Server) -> None:
    table, host, friend, ticket = await playing(running)
    watching = await running.create(players=2)  # a host without a seat
    two = watching["table"]
    for seat, token in enumerate((TOKEN, OTHER)):
        path = f"/api/tables/{two}/seats/{seat}"
        await running.http.post(path, json={"name": f"Seat {seat}", "token": token})
    bystander = running.client()
    assert (await bystander.join(two, watching["token"]))["host"]
    bystander.say("start")
    await bystander.hear("update")
    for client, of, token, own in ((host, table, host.token, 0), (bystander, two, watching["token"], -1)):
        again = await client.join(of, token, step=1)
        assert (again["seat"] if own >= 0 else -1) == own
        client.say("history", step=0)
        await client.hear("history")
        bearer = {"authorization": f"Bearer {token}"}
        log = await running.http.get(f"/api/tables/{of}/log", headers=bearer)
        assert log.json()["seat"] == own
        for path in ("record", "replay?seat=1"):
            answer = await running.http.get(f"/api/tables/{of}/{path}", headers=bearer)
            assert (answer.status_code, answer.json()["key"]) == (409, "game-not-over")
        told = [*client.sent, log.text]
        assert [shows_hand(told, running, of, seat) for seat in range(2)] == [own == 0, False]
    host.say("close")  # a table that is closed keeps its secrets as well
    await friend.hear("info")
    closed = await running.http.get(f"/api/tables/{table}/record")
    assert (closed.status_code, closed.json()["key"]) == (409, "game-not-over")
    assert (await running.client().join(table, ticket=ticket))["key"] == "ticket-used"


async def test_after_a_rematch_everyone_has_their_own_seat_and_the_host_no_other(running: Server) -> None:
    table, host, friend, ticket = await playing(running, options={"trophies_to_win": 1})
    room = running.room(table)
    while room.table.turn >= 0:
        client = (host, friend)[room.table.turn]
        await client.play(running.legal(table)[0], room.table.step)
    friend.say("rematch")
    host.say("rematch")
    await running.until(lambda: room.table.rematch is not None)
    new = room.table.rematch
    assert new is not None
    assert (await running.client().join(new, friend.token))["seat"] == 1
    mine = await running.client().join(new, host.token, ticket=ticket)
    assert (mine["seat"], mine["host"], mine.get("invited")) == (0, True, None)
    assert (await running.client().join(new, ticket=ticket))["key"] == "bad-token"
    assert (await running.client().join(new, ticket))["key"] == "bad-token"
    for request in ("open", "invite"):
        client = running.client()
        await client.join(new, host.token)
        client.say(request, seat=1)
        assert (await client.hear("error", "invited"))["key"] == "started-already"


# Databases from before there were tickets


async def test_a_link_made_before_there_were_tickets_seats_its_guest_once() -> None:
    database = MemoryBackend()
    table, link = old_tables.with_link(database)
    async with server(database) as running:
        friend = running.client()
        shown = await friend.join(table, link)  # as the page of that time did
        assert (shown["seat"], shown["invited"]) == (None, 1)
        friend.say("take", seat=1, name="Ben", token=TOKEN)
        assert (await friend.hear("table"))["seat"] == 1
        assert (await running.client().join(table, link))["key"] == "ticket-used"
        assert (await running.client().join(table, TOKEN))["seat"] == 1


async def test_a_guest_who_sat_down_before_there_were_tickets_still_has_the_seat() -> None:
    database = MemoryBackend()
    table, link = old_tables.with_link(database, sat=True)
    async with server(database) as running:
        assert (await running.client().join(table, link))["seat"] == 1


# The founder's own link, sent to somebody as an invitation


async def came_with_the_founders_link(running: Server, **settings: Any) -> tuple[str, str, Client, Client]:
    """A table whose founder has no seat, the founder's token, and two who came with it: the founder and a guest."""
    made = await running.create(players=2, **settings)
    founder, friend = running.client(), running.client()
    for client in (founder, friend):
        assert (await client.join(made["table"], made["token"]))["host"]
    return made["table"], made["token"], founder, friend


# The server's, the device's, and as older clients do.
@pytest.mark.parametrize("given", [{}, {"token": TOKEN}, {"token": ""}], ids=["none", "new", "founder's"])
async def test_whoever_sits_down_with_the_founder_s_link_has_a_key_of_their_own(
    running: Server, given: dict[str, str]
) -> None:
    table, token, founder, friend = await came_with_the_founders_link(running)
    given = {name: value or token for name, value in given.items()}
    friend.say("take", seat=1, name="Ben", **given)
    told = await friend.hear("seated")
    friend.token = told["token"] or given["token"]
    assert friend.token != token
    friend.say("start", bots="random")
    await friend.hear("update")
    assert (await founder.hear("table"))["host"] is False, "who made the table is told"
    await founder.synced()
    again = running.client()
    assert (await again.join(table, token))["key"] == "bad-token"
    news = await running.http.post("/api/seats", json={"seats": [{"table": table, "token": token}]})
    assert news.json() == {"seats": [None]}
    log = await running.http.get(f"/api/tables/{table}/log", headers={"authorization": f"Bearer {token}"})
    assert log.status_code == 401
    texts = [*founder.sent, *again.sent, log.text]
    assert not shows_hand(texts, running, table, 1)
    assert shows_hand(friend.sent, running, table, 1)
    assert (await running.client().join(table, friend.token))["host"], "the host came along"


async def test_over_http_too(running: Server) -> None:
    table, token, _, _ = await came_with_the_founders_link(running)
    path, headers = f"/api/tables/{table}/seats/0", {"authorization": f"Bearer {token}"}
    made = await running.http.post(path, json={"name": "Ann", "token": token}, headers=headers)
    assert made.status_code == 201
    new = made.json()["token"]
    assert new not in (token, "")
    assert (await running.client().join(table, token))["key"] == "bad-token"
    assert (await running.client().join(table, new))["seat"] == 0
    headers = {"authorization": f"Bearer {new}"}
    again = await running.http.post(path, json={"name": "Ann"}, headers=headers)
    assert (again.status_code, again.json()["token"]) == (201, new)


@pytest.mark.parametrize("heard", [True, False])
async def test_a_founder_whose_answer_was_lost_gets_in_with_either_token(running: Server, heard: bool) -> None:
    table, token, founder, _ = await came_with_the_founders_link(running)
    if heard:
        founder.say("take", seat=0, name="Ann", token=TOKEN)
        await founder.hear("seated")
    await founder.leave()
    again = running.client()
    shown = await again.join(table, TOKEN, ticket=token)
    assert (shown["type"], shown["seat"], shown["host"]) == ("table", 0 if heard else None, True)
    again.say("take", seat=0, name="Ann", token=TOKEN)
    assert (await again.hear("seated", "error"))["type"] == "seated"
    assert (await running.client().join(table, TOKEN))["seat"] == 0


async def test_a_token_that_others_know_cannot_become_a_seat_s(running: Server) -> None:
    table, token, founder, _ = await came_with_the_founders_link(running)
    stranger = running.client()
    await stranger.join(table)
    stranger.say("take", seat=0, name="Eve", token=token)  # whoever gave it away knows it too
    assert (await stranger.hear("seated", "error"))["key"] == "bad-token"
    ticket = await ticket_to(founder, 1)
    friend = running.client()
    await friend.join(table, ticket=ticket)
    friend.say("take", seat=1, name="Ben", token=TOKEN)
    await friend.hear("seated")
    stranger.say("take", seat=0, name="Eve", token=ticket)
    assert (await stranger.hear("seated", "error"))["key"] == "bad-token"
