"""A client that means harm: what it tries is refused in words or closed, the table is untouched, the server lives."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from parfait.server.tables import tokens
from parfait.server.tables.room import MOST_CONNECTIONS, MOST_WATCHERS
from parfait.server.transport.address_limits import limited_address
from parfait.server.workers.roster import STAND_IN
from tests.patience import PATIENCE
from tests.server.harness import Client, Server, seated, server
from tests.server.processes import ServerProcess


async def refused(client: Client, key: str | None = None) -> dict[str, Any]:
    answer = await client.hear("error", "update", "done", "info", "seated", "invited", "chat")
    assert answer["type"] == "error", answer
    assert key is None or answer["key"] == key, answer
    return answer


def entries(running: Server, table: str) -> int:
    return len(running.database.logs[running.room(table).key])


async def test_only_the_owner_of_a_seat_moves_and_only_in_turn(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    before, step, turn = entries(running, table), room.table.step, room.table.turn
    move = running.legal(table)[0]
    watcher = running.client()
    await watcher.join(table)
    watcher.move(move, step)
    await refused(watcher, "not-seated")
    other = clients[(turn + 1) % 4]
    other.move(move, step)
    error = await refused(other, "not-your-turn")
    assert error["rule"] == "DI-7"
    stranger = running.client()
    assert (await stranger.join(table, tokens.new_token()))["key"] == "bad-token"
    stranger.move(move, step)
    await refused(stranger, "no-table")
    elsewhere, others = await seated(running, players=2)
    assert (await stranger.join(table, others[0].token))["key"] == "bad-token"
    answer = await running.http.get(f"/api/tables/{table}/log", headers={"authorization": "Bearer nonsense"})
    assert answer.status_code == 401
    assert entries(running, table) == before
    assert running.room(elsewhere).table.step == 2


async def test_moves_that_are_none_are_refused_with_the_rule(running: Server) -> None:
    table, clients = await seated(running)
    room = running.room(table)
    before = entries(running, table)
    mover = clients[room.table.turn]
    view: Any = room.table.state.view(room.table.turn)
    hand = view.hand
    foreign = next(card for card in ("S1", "C1", "M1", "V1", "S2") if card not in hand)
    for move, key in ((foreign, "dokitto-ice-not-held"), ("take C", "dokitto-ice-play-a-card")):
        mover.move(move, room.table.step)
        error = await refused(mover, key)
        assert error["rule"] == "DI-7"
        assert error["id"]
    for move in ("", "S11", "s1", "S1 ", "\x00", "S1\n", "../../etc", "é" * 60, "ＳＩ"):
        mover.move(move, room.table.step)
        await refused(mover, "unreadable-move")
    mover.move(hand[0], room.table.step + 1)
    assert (await refused(mover, "wrong-step"))["step"] == room.table.step
    mover.move(hand[0], room.table.step - 1)
    await refused(mover, "wrong-step")
    assert entries(running, table) == before


MALFORMED: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    '{"type":"move"}',
    '{"type":"nonsense"}',
    '{"type":["join"]}',
    '{"type":"move","id":"a","step":2,"move":"S1","seat":0}',
    '{"type":"move","id":"a","step":"2","move":"S1"}',
    '{"type":"move","id":"a","step":2.5,"move":"S1"}',
    '{"type":"move","id":"a","step":-1,"move":"S1"}',
    '{"type":"move","id":"a","step":1e999,"move":"S1"}',
    '{"type":"move","id":"a","step":' + "9" * 4000 + ',"move":"S1"}',
    '{"type":"move","id":"","step":2,"move":"S1"}',
    '{"type":"move","id":"\u202e","step":2,"move":"S1"}',
    '{"type":"move","id":null,"step":2,"move":["S1"]}',
    '{"type":"move","id":"' + "a" * 5000 + '","step":2,"move":"S1"}',
    '{"type":"fill","seat":-1,"level":"1"}',
    '{"type":"fill","seat":true,"level":"1"}',
    '{"type":"take","seat":1,"name":{"$ne":""}}',
    '{"type":"say","text":' + "[" * 3000 + "]" * 3000 + "}",
    '{"x":' * 1500 + "1" + "}" * 1500,
    "[" * 8000,
    b"\xff\xfe\x00",
    b'{"type":"ping"}\xff',
    '{"type":"ping","type":"start","x":1}',
]


async def test_messages_that_cannot_be_read_are_refused_one_by_one(running: Server) -> None:
    table, clients = await seated(running)
    before = entries(running, table)
    client = clients[0]
    for text in MALFORMED:
        client.say_raw(text)
        answer = await client.hear("error", "update", "pong", "table")
        assert answer["type"] == "error", (text[:80], answer)
        assert answer["key"] in ("bad-message", "not-json-message")
    await client.synced()
    assert entries(running, table) == before
    assert not running.app.metrics.errors["fault"]


async def test_commands_of_the_host_are_for_the_host(running: Server) -> None:
    made = await running.create(players=3, seat=0, name="Ann")
    table = made["table"]
    token = await running.sit(table, 1, "Eve")
    before = entries(running, table)
    for client in (running.client(), running.client()):
        await client.join(table, token if before else None)
        for type, fields in (
            ("start", {}),
            ("start", {"players": 2}),
            ("start", {"bots": "1"}),
            ("fill", {"seat": 2, "level": "1"}),
            ("open", {"seat": 0}),
            ("invite", {"seat": 2}),
            ("mute", {"seat": 0, "muted": True}),
            ("close", {}),
        ):
            client.say(type, **fields)
            await refused(client, "not-host")
        client.say("fill", seat=0, level="1")
        await refused(client, "seat-not-abandoned")
    assert entries(running, table) == before


async def test_seats_cannot_be_stolen(running: Server) -> None:
    made = await running.create(players=3, seat=0, name="Ann", seats=[{}, {"bot": "1"}, {}])
    table = made["table"]
    for seat, status in ((0, 409), (1, 409), (3, 404), (15, 404)):
        answer = await running.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": "Eve"})
        assert answer.status_code == status, answer.text
    eve = running.client()
    await eve.join(table)
    for request in ("leave", "return", "rematch"):
        eve.say(request)
        await refused(eve, "not-seated")
    eve.say("take", seat=2, name="ann")
    await refused(eve, "name-taken")
    eve.say("take", seat=2, name="Eve")
    assert (await eve.hear("seated"))["seat"] == 2
    eve.say("take", seat=1, name="Eve again")
    await refused(eve, "seated-already")


async def test_what_was_asked_at_one_table_is_not_decided_as_what_one_is_at_the_next(running: Server) -> None:
    """A host's commands wait in the queue of somebody else's table while the client joins its own."""

    theirs, victims = await seated(running, players=2)
    own, evils = await seated(running, players=2)
    room = running.room(theirs)
    evil = running.client()
    before, step, move = entries(running, theirs), room.table.step, running.legal(theirs)[0]
    for client in evils:
        await evil.join(theirs)
        evil.say("say", text="The table is busy with this line.")
        evil.say("close")
        evil.say("mute", seat=0, muted=True)
        evil.say("move", id="forged", step=step, move=move)
        evil.say("join", table=own, token=client.token)
        for key in ("not-host", "not-host", "not-seated"):
            assert (await evil.hear("error", "update"))["key"] == key
    await victims[room.table.turn].play(move, step)
    assert entries(running, theirs) == before + 3  # two lines and a move
    assert running.room(own).table.status == "playing"


async def test_two_seats_asked_for_at_once_are_one_seat(running: Server) -> None:
    made = await running.create(players=4)
    client = running.client()
    await client.join(made["table"])
    client.say("say", text="The table is busy with this line.")
    client.say("take", seat=1, name="Ann")
    client.say("take", seat=2, name="Ann again")
    assert (await client.hear("seated", "error"))["seat"] == 1
    assert (await client.hear("seated", "error"))["key"] == "seated-already"
    await running.sit(made["table"], 3, "Bob")
    client.say("leave")
    assert (await client.hear("table", "error"))["type"] == "table"  # it was hers all the time
    bearer = {"authorization": f"Bearer {made['token']}"}
    paths = [f"/api/tables/{made['table']}/seats/{seat}" for seat in (0, 1, 2)]
    answers = await asyncio.gather(
        *(running.http.post(path, json={"name": f"Host {path[-1]}"}, headers=bearer) for path in paths)
    )
    assert sorted(answer.status_code for answer in answers) == [201, 401, 401]


async def test_a_crowd_that_watches_keeps_nobody_from_their_seat(running: Server) -> None:
    table, clients = await seated(running, players=2)
    other, _ = await seated(running, players=2)
    for number in range(MOST_CONNECTIONS):
        watcher = running.client(address=f"192.0.2.{number % 3}")
        assert (await watcher.join(table))["type"] == "table"
    late = running.client()
    await late.join(other)
    assert (await late.join(table))["key"] == "table-crowded"
    late.say("say", text="Still at the other table.")
    assert (await late.hear("chat", "error"))["type"] == "chat"
    assert not running.room(table).table.chat
    await clients[0].leave()
    again = running.client()
    assert (await again.join(table, clients[0].token))["seat"] == 0


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("<script>alert(1)</script>", None),
        ("<b>Eve</b>", "<b>Eve</b>"),
        ("E\u200bv\u202ee\u0000\n", "Eve"),
        ("\u202e", None),
        ("", None),
        ("x" * 25, None),
        ("z" + "\u0301" * 40, "ź\u0301\u0301\u0301"),
        ("\u0301\u0301", None),
        ("  several   spaces ", "several spaces"),
        ("е́ve 🍦", "е́ve 🍦"),
        ("\u3164\u2800", None),
    ],
)
async def test_names_are_cleaned_or_refused(running: Server, given: str, kept: str | None) -> None:
    """Markup is text like any other: whoever shows it shows it as text."""

    made = await running.create(players=2)
    answer = await running.http.post(f"/api/tables/{made['table']}/seats/1", json={"name": given})
    if kept is None:
        assert answer.status_code == 409, answer.text
    else:
        assert running.room(made["table"]).table.seats[1].name == kept


@pytest.mark.parametrize(("kind", "said"), [("say", {"text": "a line"}), ("react", {"reaction": "nice"})])
async def test_chat_comes_in_measured_doses(kind: str, said: dict[str, str]) -> None:
    async with server(chat_per_minute=20.0) as running:
        _, clients = await seated(running, players=2)
        for _ in range(12):
            clients[0].say(kind, **said)
        for _ in range(12):
            if (await clients[0].hear("chat", "error"))["type"] == "error":
                return
        raise AssertionError("a flood of chat was let through")


async def test_an_address_has_a_dose_of_chat_of_its_own() -> None:
    async with server(chat_per_minute=20.0) as running:
        made = await running.create()
        refusals = 0
        for _ in range(30):
            client = running.client()
            await client.join(made["table"])
            for _ in range(4):
                client.say("say", text="Come in!")
                refusals += (await client.hear("chat", "error"))["type"] == "error"
            await client.leave()
        assert 60 <= refusals <= 70  # of 120, where 50 and a few more are let through
        other = running.client(address="192.0.2.7")
        await other.join(made["table"])
        other.say("say", text="Good evening.")
        assert (await other.hear("chat", "error"))["type"] == "chat"


async def test_a_flood_of_hints_is_one_hint(running: Server) -> None:
    table, clients = await seated(running, players=2, hints=True)
    turn, step = running.room(table).table.turn, running.room(table).table.step
    asked: list[asyncio.Future[None]] = []

    async def advise(view: Any, share: Any) -> None:
        asked.append(asyncio.get_running_loop().create_future())
        await asked[-1]

    running.house.bots.advise = advise  # type: ignore[method-assign]
    again = running.client()
    await again.join(table, clients[turn].token)
    clients[turn].say("hint", step=step)
    await running.until(lambda: len(asked) == 1)
    for client in (clients[turn], again):
        client.say("hint", step=step)
        await refused(client, "too-fast")
    assert len(asked) == 1
    asked.pop().set_result(None)
    await refused(clients[turn], "no-hint")
    again.say("hint", step=step)
    await running.until(lambda: len(asked) == 1)


async def test_thousands_of_tables_are_not_created() -> None:
    async with server(table_burst=5.0, tables_per_minute=0.001) as running:
        answers = [(await running.http.post("/api/tables", json={"game": "aice"})).status_code for _ in range(8)]
        assert answers == [201] * 5 + [429] * 3
    async with server(max_tables=3) as running:
        answers = [(await running.http.post("/api/tables", json={"game": "aice"})).status_code for _ in range(5)]
        assert answers == [201] * 3 + [503] * 2


async def test_unknown_tables_are_not_found_and_never_made(running: Server) -> None:
    client = running.client()
    assert (await client.join("nosuchtable00"))["key"] == "no-such-table"
    for path in ("", "/log", "/record", "/replay"):
        for id in ("nosuchtable00", "..%2f..%2fetc", "%00", "é", "x" * 300):
            assert (await running.http.get(f"/api/tables/{id}{path}")).status_code == 404
    assert (await running.http.post("/api/tables/nosuchtable00/seats/0", json={"name": "A"})).status_code == 404
    assert not running.house.rooms
    assert not running.database.logs


async def test_a_page_of_another_origin_cannot_connect() -> None:
    async with server(origins=("https://friend.example",), public_url="https://games.example") as running:
        host = {"host": "games.example"}
        evil = running.client(headers={**host, "origin": "https://evil.example"})
        await evil.task
        assert (evil.status, evil.accepted) == (403, False)
        for origin in ("http://[::1", "null", "https://games.example@evil.example"):
            garbled = running.client(headers={**host, "origin": origin})
            await garbled.task
            assert garbled.status == 403
        for origin in ("https://games.example", "https://friend.example"):
            client = running.client(headers={**host, "origin": origin})
            await client.synced()
        answer = await running.http.get("/")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_household_has_one_share_however_its_addresses_are_written() -> None:
    def of(address: str) -> str:
        return limited_address((address, 1))

    assert of("2001:db8::1") == of("2001:db8:0:0:5::2") == of("2001:0db8::9:9:9:9")
    assert of("2001:db8::1") != of("2001:db8:0:1::1")
    assert of("::ffff:192.0.2.1") == of("192.0.2.1") != of("::ffff:192.0.2.2")
    assert of("fe80::1%eth0") == of("fe80::2%eth0")
    assert of("not:an:address") == "not:an:address"


async def test_a_client_that_reads_nothing_is_dropped_and_nobody_waits_for_it(running: Server) -> None:
    table, clients = await seated(running, players=2)
    room = running.room(table)
    slow = running.client()
    await slow.join(table)
    slow.blocked = asyncio.Event()
    for number in range(300):
        clients[0].say("say", text=f"line {number}")
        await clients[1].hear("chat")
    await running.until(lambda: not room.audiences.get(-1))
    await clients[room.table.turn].play(running.legal(table)[0], room.table.step)


async def test_old_messages_sent_again_change_nothing(running: Server) -> None:
    table, clients = await seated(running, players=2)
    room = running.room(table)
    said: list[tuple[Client, str, int, str]] = []
    for number in range(6):
        mover, move, step = clients[room.table.turn], running.legal(table)[0], room.table.step
        said.append((mover, move, step, f"id{number}"))
        mover.move(move, step, f"id{number}")
        await running.until(lambda step=step: room.table.step > step and not room.busy)  # type: ignore[misc]
    before = entries(running, table)
    for mover, move, step, id in said:
        mover.move(move, step, id)
        assert (await mover.hear("done"))["id"] == id
    other = clients[1 - room.table.turn]
    other.move(said[-1][1], said[-1][2], "of another")
    await refused(other)
    assert entries(running, table) == before


async def test_no_secret_is_written_to_the_logs(capfd: pytest.CaptureFixture[str]) -> None:
    async with server() as running:
        table, clients = await seated(running, players=2)
        running.house.fault("test", RuntimeError("boom"))
        log = b"".join(running.database.logs[running.room(table).key]).decode()
        token = clients[0].token
        assert token not in log
    out, err = capfd.readouterr()
    assert "boom" in out + err
    assert token not in out + err


# Over real sockets


async def test_a_frame_of_a_megabyte_closes_the_connection(real: ServerProcess) -> None:
    async with connect(f"ws://127.0.0.1:{real.port}/ws", compression=None) as ws:
        with suppress(ConnectionClosed):
            await ws.send("x" * 1_000_000)
        await asyncio.wait_for(ws.wait_closed(), 20)
        assert ws.close_code == 1009
    assert real.get("/healthz")["status"] == "ok"


def test_half_open_and_garbled_sockets_do_not_disturb_the_others(real: ServerProcess) -> None:
    handshake = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{real.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    attacks = [
        b"",
        b"GET",
        b"\x16\x03\x01" + b"\x00" * 200,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000,
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n{",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
        handshake,
        handshake + b"\x81\xfe\xff\xff",  # a frame announced and never sent
        handshake + b"\x81\x05hello",  # not masked
        handshake + b"\xc1\x80\x00\x00\x00\x00",  # a bit that nobody agreed on
        handshake + b"\x81\x81\x00\x00\x00\x00\xff",  # not UTF-8
        handshake + b"\x01\x81\x00\x00\x00\x00a" + b"\x00\x81\x00\x00\x00\x00a" * 20_000,  # in crumbs without end
    ]
    opened = []
    for attack in attacks:
        sock = socket.create_connection(("127.0.0.1", real.port))
        sock.settimeout(PATIENCE)
        with suppress(OSError):  # it may be closed already
            sock.sendall(attack)
        opened.append(sock)
    made = real.post("/api/tables", {"game": "aice", "seat": 0, "name": "Ann"})
    assert real.get(f"/api/tables/{made['table']}")["status"] == "waiting"
    for sock in opened:
        sock.close()


def test_deep_and_large_bodies_are_refused(real: ServerProcess) -> None:
    import httpx

    with httpx.Client(base_url=real.base) as http:
        for content, status in (
            (b"[" * 8000, 400),
            (b'{"game":' + b"[" * 7000, 400),
            (b"{", 400),
            (b'{"game":"' + b"x" * 100_000 + b'"}', 413),
            (b'{"game":"dozito","extra":1}', 422),
            (b'{"game":"chess"}', 422),
            (b'{"game":"dozito","players":9}', 409),
            (b'{"game":"dozito","options":{"rounds":0}}', 409),
            (b'{"game":"dozito","options":{"nonsense":0}}', 409),
            (json.dumps({"game": "dozito", "title": "x" * 300}).encode(), 422),
        ):
            answer = http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert answer.status_code == status, (content[:40], answer.text)
            assert answer.json()["key"]
        metrics = http.get("/metrics").text
        assert "parfait_refusals_total" in metrics
        assert 'key="fault"' not in metrics


async def test_looking_at_the_log_of_a_table_that_waits_breaks_nothing_for_those_who_play(running: Server) -> None:
    made = await running.create(players=4, seat=0, name="Anna")
    table = made["table"]
    stranger = await running.http.get(f"/api/tables/{table}/log")
    assert (stranger.status_code, stranger.json()["changes"]) == (200, [])
    host = running.client()
    await host.join(table, made["token"])
    host.say("history")
    await host.hear("history")
    host.say("arrange", players=2)
    await host.hear("info")
    host.say("start", bots="random")
    update = await host.hear("update", "table")
    host.say("history")
    past = await host.hear("history", "error")
    assert (past["type"], len(past["changes"])) == ("history", update["step"])
    assert (await running.http.get(f"/api/tables/{table}/log")).status_code == 200


async def test_a_crowd_that_watches_keeps_out_neither_the_founder_nor_whoever_a_seat_is_kept_for(
    running: Server,
) -> None:
    made = await running.create(players=2)
    table, token = made["table"], made["token"]
    founder = running.client()
    await founder.join(table, token)
    founder.say("invite", seat=1)
    ticket = (await founder.hear("invited"))["ticket"]
    await founder.leave()
    for number in range(MOST_CONNECTIONS):
        await running.client(address=f"192.0.2.{number % 3}").join(table)
    assert (await running.client().join(table))["key"] == "table-crowded"
    assert (await running.client().join(table, token))["host"]
    guest = running.client()
    assert (await guest.join(table, ticket=ticket))["invited"] == 1
    guest.say("take", seat=1, name="Ben")
    assert (await guest.hear("seated", "error"))["type"] == "seated"


async def test_one_address_cannot_take_all_places_of_those_who_watch(running: Server) -> None:
    table = (await running.create(players=2))["table"]
    answers = [await running.client().join(table) for _ in range(MOST_WATCHERS + 1)]
    assert [answer["type"] for answer in answers] == ["table"] * MOST_WATCHERS + ["error"]
    assert (await running.client(address="192.0.2.77").join(table))["type"] == "table"


async def test_what_changes_nothing_is_not_written_down(running: Server) -> None:
    made = await running.create(players=3, seat=0, name="Anna")
    table = made["table"]
    host = running.client()
    await host.join(table, made["token"])
    host.say("mute", seat=-1, muted=True)
    await host.hear("info")
    before = entries(running, table)
    requests: list[dict[str, Any]] = [
        {"type": "mute", "seat": -1, "muted": True},
        {"type": "mute", "seat": 0, "muted": False},
        {"type": "open", "seat": 1},
        {"type": "arrange", "players": 3},
    ]
    for request in requests:
        host.say(**request)
        assert (await host.hear("info", "error"))["type"] == "info"
    assert entries(running, table) == before
    host.say("close")
    await host.hear("info")
    host.say("mute", seat=-1, muted=False)
    await refused(host, "table-closed")


@pytest.mark.parametrize(
    "back_and_forth",
    [
        ({"type": "mute", "seat": -1, "muted": True}, {"type": "mute", "seat": -1, "muted": False}),
        ({"type": "invite", "seat": 1}, {"type": "open", "seat": 1}),
        ({"type": "fill", "seat": 1, "level": "1"}, {"type": "fill", "seat": 1, "level": "2"}),
        ({"type": "arrange", "title": "One"}, {"type": "arrange", "title": "Two"}),
        ({"type": "leave"}, {"type": "take", "seat": 0, "name": "Anna"}),
    ],
)
async def test_a_log_does_not_grow_by_what_is_changed_back_and_forth(
    running: Server, back_and_forth: tuple[dict[str, Any], ...]
) -> None:
    made = await running.create(players=3, seat=0, name="Anna")
    host = running.client()
    await host.join(made["table"], made["token"])
    before = entries(running, made["table"])
    for number in range(200):
        host.say(**back_and_forth[number % 2])
        await host.synced()
        await running.until(lambda: not running.room(made["table"]).busy)
    assert entries(running, made["table"]) - before < 100
    assert any('"too-fast"' in text for text in host.sent)
    guest = running.client(address="192.0.2.55")
    await guest.join(made["table"])
    guest.say("take", seat=2, name="Ben")
    assert (await guest.hear("seated", "error"))["type"] == "seated", "others are not held up by it"


async def test_opponents_have_no_say_in_how_well_a_bot_plays_for_somebody(running: Server) -> None:
    table, clients = await seated(running, players=3)
    clients[1].say("leave")
    await clients[0].hear("info")
    for client, level in ((clients[2], "random"), (clients[0], "random"), (clients[0], "greedy")):
        client.say("fill", seat=1, level=level)
        await client.synced()
        await running.until(lambda: not running.room(table).busy)
        assert running.room(table).table.seats[1].bot == STAND_IN


@pytest.mark.parametrize("path", ["/t/a%00b", "/t/%ED%A0%80", "/t/a%2Fb", "/t/" + "a" * 5000, "/t/%F0%9F%8D%A8"])
async def test_a_link_that_names_no_table_asks_the_database_nothing(running: Server, path: str) -> None:
    asked: list[str] = []
    running.database.summary = asked.append  # type: ignore[assignment, method-assign]
    assert (await running.http.get(path)).status_code in (200, 404)
    assert not asked
