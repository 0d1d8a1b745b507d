"""Seats that change hands: a lost device, those who watch and wait for a seat, and guests whom the host removes."""

from __future__ import annotations

from typing import Any

from parfait.server.protocol.messages import Clock
from parfait.server.tables import entries, handovers, tokens
from parfait.server.tables.commands import rematch_of
from parfait.server.tables.table import Table, fold
from parfait.server.tables.watchers import GONE_FOR_GOOD, MOST_NAMED
from tests.server.harness import Client, Server, seated, server
from tests.server.memory import MemoryBackend
from tests.server.test_absences import kinds, let_pass
from tests.server.test_tickets import OTHER, TOKEN, shows_hand

AWAY = 61.0
THIRD = "abcdefabcdefabcdefabcdefabcdef"


def now(running: Server, table: str) -> Table:
    return running.room(table).table


def folded(running: Server, table: str) -> Table:
    """The table as another server would read it."""
    return fold(table, running.database.logs[running.room(table).key])


async def asks(client: Client, request: str, **fields: Any) -> dict[str, Any]:
    """The answer to a request: its own, what everyone is told, or a refusal."""
    client.read = len(client.sent)
    client.say(request, **fields)
    return await client.hear("info", "error")


async def link(client: Client, seat: int) -> str:
    """The ticket in a new link to a seat."""
    client.say("renew", seat=seat)
    answer = await client.hear("invited", "error")
    ticket: str = answer["ticket"]
    return ticket


async def new_device(running: Server, table: str, ticket: str, seat: int, token: str = TOKEN) -> tuple[Client, str]:
    """Open a new link to a seat and take it; and what the answer is: "" for a seat, or the key of the refusal."""
    client = running.client()
    shown = await client.join(table, ticket=ticket)
    if shown["type"] == "error":
        return client, shown["key"]
    assert (shown["seat"], shown["invited"]) == (None, seat)
    client.say("take", seat=seat, name="whatever", token=token)
    answer = await client.hear("seated", "error")
    return client, answer.get("key", "")


# A lost device


async def test_the_host_alone_gives_a_new_link_and_the_old_token_is_dead() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        await clients[1].leave()
        await let_pass(running, AWAY)
        ticket = await link(clients[0], 1)
        phone, refused = await new_device(running, table, ticket, 1)
        assert not refused
        assert now(running, table).seats[1].name == "Seat 1", "the same player, whatever name was sent"
        assert shows_hand(phone.sent, running, table, 1)
        old = running.client()
        assert (await old.join(table, clients[1].token))["key"] == "seat-moved"
        assert (await new_device(running, table, ticket, 1, OTHER))[1] == "ticket-used"
        assert folded(running, table).member(TOKEN) == now(running, table).member(TOKEN)
        assert folded(running, table).member(clients[1].token) is None


async def test_two_other_players_have_to_agree_and_the_second_gets_the_link() -> None:
    async with server() as running:
        table, clients = await seated(running, players=4)
        first = await asks(clients[1], "renew", seat=3)
        assert first["info"]["seats"][3]["vouched"] == [1]
        again = await asks(clients[1], "renew", seat=3)
        assert "renewed" not in again["info"]["seats"][3], "one person counts once"
        assert await link(clients[2], 3)
        assert kinds(running.database, table)[-2:] == ["vouched", "renewed"]


async def test_where_two_people_play_the_other_one_is_enough() -> None:
    async with server() as running:
        _, clients = await seated(running, players=2)
        assert await link(clients[1], 0)


async def test_nobody_else_may_and_nobody_for_their_own_seat() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        stranger = running.client()
        await stranger.join(table)
        assert (await asks(stranger, "renew", seat=1))["key"] == "not-seated"
        assert (await asks(clients[0], "renew", seat=0))["key"] == "no-link-needed"
        assert (await asks(clients[0], "renew", seat=9))["key"] == "no-such-seat"


async def test_an_owner_who_is_there_is_told_and_objects() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        ticket = await link(clients[0], 1)
        await clients[1].synced()
        assert any('"renewed"' in text for text in clients[1].sent), "told before the link works"
        assert (await new_device(running, table, ticket, 1))[1] == "link-waits"
        clients[1].say("object")
        await running.until(lambda: now(running, table).seats[1].renewal is None)
        await let_pass(running, handovers.OBJECTION)
        assert (await new_device(running, table, ticket, 1))[1] == "bad-token"
        assert (await running.client().join(table, clients[1].token))["seat"] == 1


async def test_a_move_from_the_old_device_withdraws_the_link() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3, options={"first_player": 1})
        ticket = await link(clients[0], 1)
        await clients[1].play(running.legal(table)[0], now(running, table).step)
        await let_pass(running, handovers.OBJECTION)
        assert (await new_device(running, table, ticket, 1))[1] == "bad-token"


async def test_without_an_objection_the_link_works_after_half_a_minute_and_the_old_device_is_told() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        ticket = await link(clients[0], 1)
        await let_pass(running, handovers.OBJECTION)
        phone, refused = await new_device(running, table, ticket, 1)
        assert not refused
        told = await clients[1].hear("table")
        assert (told["seat"], told["lost"]) == (None, "seat-moved")
        assert not shows_hand(clients[1].sent[-1:], running, table, 1)
        await phone.synced()


async def test_the_host_s_role_goes_along_with_the_host_s_seat() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        await clients[0].leave()
        await let_pass(running, AWAY)
        ticket = await link(clients[1], 0)
        phone, _ = await new_device(running, table, ticket, 0)
        phone.say("close")
        await running.until(lambda: now(running, table).status == "closed")


async def test_a_link_survives_a_restart_and_works_at_another_server() -> None:
    database = MemoryBackend()
    async with server(database, shared=True) as first, server(database, shared=True) as second:
        table, clients = await seated(first, players=2)
        ticket = await link(clients[0], 1)
        for running in (first, second):
            running.house.time += handovers.OBJECTION
        phone, refused = await new_device(second, table, ticket, 1)
        assert not refused
        assert (await first.client().join(table, clients[1].token))["key"] == "seat-moved"
        assert (await first.client().join(table, TOKEN))["seat"] == 1
        await phone.synced()


# Those who watch


async def watcher(running: Server, table: str, name: str, token: str = TOKEN, *, waits: bool = True) -> Client:
    client = running.client()
    await client.join(table)
    client.say("watch", name=name, token=token, waits=waits)
    answer = await client.hear("table", "error")
    assert answer.get("watcher") == name, answer
    return client


async def test_watchers_are_seen_by_name_the_first_in_line_first() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        await watcher(running, table, "Paul", waits=False)
        zoe = await watcher(running, table, "Zoé", OTHER)
        info = (await running.client().join(table))["info"]
        assert info["watching"] == [{"name": "Zoé", "waits": True}, {"name": "Paul"}]
        zoe.say("say", text="hello")
        assert (await clients[0].hear("chat"))["name"] == "Zoé"
        assert (await running.client().join(table, OTHER))["watcher"] == "Zoé", "after a reload, too"


async def test_a_watcher_cannot_take_the_name_of_a_player_or_a_seat_s_token() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        client = running.client()
        await client.join(table)
        client.say("watch", name="Seat 1", token=TOKEN)
        assert (await client.hear("error"))["key"] == "name-taken"
        assert (await asks(clients[0], "watch", name="Me", token=TOKEN))["key"] == "not-watching"


async def test_a_table_has_so_many_named_watchers_and_no_more() -> None:
    async with server() as running:
        table, _ = await seated(running, players=2)
        for number in range(MOST_NAMED):
            await watcher(running, table, f"W{number:02d}x", f"{number:030d}")
        client = running.client()
        await client.join(table)
        client.say("watch", name="Late", token=TOKEN)
        assert (await client.hear("error"))["key"] == "too-many-watchers"


async def test_one_who_goes_is_forgotten_after_a_minute() -> None:
    async with server() as running:
        table, _ = await seated(running, players=2)
        zoe = await watcher(running, table, "Zoé")
        await zoe.leave()
        await let_pass(running, AWAY - 2)
        assert now(running, table).watchers.named
        await let_pass(running, AWAY)
        assert not now(running, table).watchers.named


async def test_a_watcher_gets_the_seat_of_one_who_left_if_everyone_agrees() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        zoe = await watcher(running, table, "Zoé")
        assert (await asks(zoe, "wish", seat=2))["key"] == "seat-not-free"
        clients[2].say("leave")
        await running.until(lambda: now(running, table).seats[2].left)
        wished = await asks(zoe, "wish", seat=2)
        assert wished["info"]["wishes"] == [{"seat": 2, "name": "Zoé", "asked": [0, 1]}]
        assert (await asks(zoe, "vote", seat=2, yes=True))["key"] == "not-seated"
        clients[0].say("vote", seat=2, yes=True)
        await clients[0].synced()
        assert now(running, table).seats[2].name == "Seat 2", "one is still to be asked"
        assert not shows_hand(zoe.sent, running, table, 2)
        clients[1].say("vote", seat=2, yes=True)
        await running.until(lambda: now(running, table).seats[2].name == "Zoé")
        await zoe.synced()
        assert shows_hand(zoe.sent, running, table, 2)
        assert (await running.client().join(table, clients[2].token))["key"] == "seat-given"
        assert folded(running, table).member(TOKEN) == now(running, table).member(TOKEN)


async def test_one_no_is_enough_and_is_not_asked_about_again() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        zoe = await watcher(running, table, "Zoé")
        clients[2].say("leave")
        await running.until(lambda: now(running, table).seats[2].left)
        await asks(zoe, "wish", seat=2)
        clients[0].say("vote", seat=2, yes=False)
        await running.until(lambda: not now(running, table).watchers.wishes)
        assert (await asks(zoe, "wish", seat=2))["key"] == "wish-declined"


async def test_who_is_away_does_not_hold_it_up() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        zoe = await watcher(running, table, "Zoé")
        clients[2].say("leave")
        await running.until(lambda: now(running, table).seats[2].left)
        await asks(zoe, "wish", seat=2)
        clients[0].say("vote", seat=2, yes=True)
        await clients[0].synced()
        await clients[1].leave()
        await let_pass(running, AWAY)
        await running.until(lambda: now(running, table).seats[2].name == "Zoé")


async def test_the_owner_s_return_ends_the_wish() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        zoe = await watcher(running, table, "Zoé")
        clients[2].say("leave")
        await running.until(lambda: now(running, table).seats[2].left)
        await asks(zoe, "wish", seat=2)
        clients[2].say("return")
        await running.until(lambda: not now(running, table).watchers.wishes)
        clients[0].say("vote", seat=2, yes=True)
        await clients[0].synced()
        assert now(running, table).seats[2].name == "Seat 2"


async def test_long_away_counts_as_gone_where_all_agree() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        zoe = await watcher(running, table, "Zoé")
        await clients[1].leave()
        await let_pass(running, AWAY)
        assert (await asks(zoe, "wish", seat=1))["key"] == "seat-not-free"
        await let_pass(running, GONE_FOR_GOOD)
        assert (await asks(zoe, "wish", seat=1))["type"] == "info"


async def test_the_first_in_line_gets_a_seat_that_is_freed_before_the_start() -> None:
    async with server() as running:
        made = await running.create(players=2, seat=0, name="Ann")
        host = running.client()
        await host.join(made["table"], made["token"])
        ben = running.client()
        await ben.join(made["table"], await running.sit(made["table"], 1, "Ben"))
        zoe = await watcher(running, made["table"], "Zoé")
        ben.say("leave")
        assert (await zoe.hear("table"))["invited"] == 1
        eve = running.client()
        await eve.join(made["table"])
        eve.say("take", seat=1, name="Eve")
        assert (await eve.hear("error"))["key"] == "seat-taken"
        zoe.say("take", seat=1, name="Zoé", token=OTHER)
        assert (await zoe.hear("seated", "error"))["type"] == "seated"


async def test_whoever_sits_down_no_longer_watches() -> None:
    async with server() as running:
        made = await running.create(players=3, seat=0, name="Ann")
        table = made["table"]
        zoe = await watcher(running, table, "Zoé")
        zoe.say("take", seat=1, name="Zoé", token=OTHER)
        assert (await zoe.hear("seated", "error"))["type"] == "seated"
        assert now(running, table).watchers.named == folded(running, table).watchers.named == ()


async def test_a_rematch_keeps_seats_for_those_in_line() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3)
        await watcher(running, table, "Zoé")
        clients[2].say("leave")
        await running.until(lambda: now(running, table).seats[2].left)
        made = now(running, table).after(entries.Again(1.0, 0))
        assert rematch_of(made, 2.0).seats[2] == entries.SeatPlan(ticket=tokens.key_of(TOKEN))


# Guests whom the host removes


async def waiting_guest(running: Server, device: str | None) -> tuple[str, Client, Client]:
    made = await running.create(players=3, seat=0, name="Ann")
    host, guest = running.client(), running.client()
    await host.join(made["table"], made["token"])
    await came(guest, made["table"], device)
    guest.say("take", seat=1, name="Ben", token=TOKEN)
    assert (await guest.hear("seated", "error"))["type"] == "seated"
    return made["table"], host, guest


async def came(client: Client, table: str, device: str | None) -> None:
    client.say("join", table=table, **({} if device is None else {"device": device}))
    await client.hear("table")


async def sits(client: Client, token: str, name: str = "Ben") -> str:
    client.say("take", seat=1, name=name, token=token)
    answer = await client.hear("seated", "error")
    return str(answer.get("key", ""))


async def test_a_removed_guest_stays_out_whatever_token_they_bring() -> None:
    async with server() as running:
        table, host, guest = await waiting_guest(running, THIRD)
        host.say("open", seat=1, bar=True)
        assert (await guest.hear("table"))["lost"] == "kicked"
        assert await sits(guest, OTHER) == "kicked"
        again = running.client()
        await came(again, table, THIRD)  # they may watch
        assert await sits(again, OTHER) == "kicked"
        again.say("say", text="let me in")
        assert (await again.hear("chat", "error"))["key"] == "kicked"
        nameless = running.client()
        await came(nameless, table, None)
        assert await sits(nameless, OTHER) == "kicked", "a client that does not name its device"
        for client in (again, nameless):  # nor by waiting in line until a seat is free
            client.say("watch", name="Ben", token=OTHER, waits=True)
            assert (await client.hear("table", "error"))["key"] == "kicked"
        friend = running.client(address="192.0.2.1")
        await came(friend, table, "f" * 30)
        assert await sits(friend, OTHER, "Cleo") == "", "a friend at the same address"
        assert folded(running, table).barred == now(running, table).barred != frozenset()


async def test_the_host_can_invite_a_removed_guest_again() -> None:
    async with server() as running:
        table, host, _ = await waiting_guest(running, THIRD)
        host.say("open", seat=1, bar=True)
        host.say("invite", seat=1)
        ticket = (await host.hear("invited"))["ticket"]
        again = running.client()
        again.say("join", table=table, ticket=ticket, device=THIRD)
        await again.hear("table")
        assert await sits(again, OTHER) == ""


async def test_a_seat_that_is_merely_freed_is_open_to_everyone() -> None:
    async with server() as running:
        _, host, guest = await waiting_guest(running, THIRD)
        host.say("open", seat=1)
        await guest.hear("table")
        assert await sits(guest, OTHER) == ""


async def test_the_database_does_not_tell_one_device_at_two_tables() -> None:
    async with server() as running:
        first, _, _ = await waiting_guest(running, THIRD)
        second, _, _ = await waiting_guest(running, THIRD)
        devices = {now(running, table).seats[1].device for table in (first, second)}
        assert len(devices) == 2
        assert THIRD not in str(running.database.logs)


# Hints, and time that runs out


async def test_a_move_after_a_hint_says_so_to_everyone_also_later() -> None:
    async with server() as running:
        table, clients = await seated(running, players=2, options={"first_player": 0}, hints=True)
        step = now(running, table).step
        clients[0].say("hint", step=step)
        await clients[0].hear("hint")
        await clients[0].play(running.legal(table)[0], step)
        assert (await clients[1].hear("update"))["changes"][0]["hint"] is True
        clients[1].say("history", step=step)
        assert (await clients[1].hear("history"))["changes"][0]["hint"] is True
        await clients[1].play(running.legal(table)[0], now(running, table).step)
        assert "hint" not in (await clients[0].hear("update"))["changes"][0]


async def test_seconds_for_each_turn_and_a_bot_may_play_on_for_one_who_let_them_pass() -> None:
    async with server() as running:
        table, clients = await seated(running, players=3, options={"first_player": 1}, clock={"turn": 20})
        step = now(running, table).step
        await let_pass(running, 21)
        await running.until(lambda: bool(running.house.bots.asked))
        running.house.bots.asked.pop()[2](now(running, table).state.legal_actions()[0])
        running.house.pass_time(2.0)
        await running.until(lambda: now(running, table).step > step)
        assert (await clients[0].hear("update"))["changes"][0]["by"] == "time"
        assert now(running, table).seats[1].idle is not None
        assert now(running, table).clocks.left == [20.0, 20.0, 20.0]
        clients[2].say("fill", seat=1, level="3")
        await running.until(lambda: now(running, table).seats[1].bot is not None)
        clients[1].say("return")
        await running.until(lambda: now(running, table).seats[1].idle is None)


async def test_by_correspondence_a_lost_turn_is_no_reason_for_a_bot() -> None:
    async with server() as running:
        table, _ = await seated(running, players=2, clock={"turn": 3600})
        assert now(running, table).unhurried
        assert not Clock(turn=600).unhurried
