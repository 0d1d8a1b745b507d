"""What is sent faster than it may be is left unread, before anything is parsed; the others do not notice."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from parfait.server.settings import Settings
from parfait.server.transport import address_limits, backpressure
from parfait.server.transport.address_limits import TURN, Addresses, AddressShare, descriptors
from parfait.server.transport.backpressure import PIECES
from parfait.server.transport.http import HttpProtocol
from parfait.server.transport.websocket import WebSocketProtocol
from tests.patience import PATIENCE
from tests.server.harness import Server
from tests.server.processes import ServerProcess

STRANGER, NEIGHBOUR, PROXY = "203.0.113.7", "203.0.113.8", "127.0.0.1"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GET = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
UNLIMITED = {"messages_per_second": 1e9, "requests_per_second": 1e9}


class Wires(asyncio.Transport):
    """A transport to nowhere: what is written to it, and whether it is read."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 5000), "sockname": ("192.0.2.1", 80)})
        self.written = b""
        self.reading = True
        self.closed = self.aborted = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    def abort(self) -> None:
        self.aborted = True
        self.close()

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class App:
    """Answers requests when it is let, and writes down what its sockets hear."""

    def __init__(self) -> None:
        self.begun = 0
        self.heard: list[str] = []
        self.held: asyncio.Event | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] == "websocket.receive":
                self.heard.append(message["text"])
                if message["text"] == "bye":
                    await send({"type": "websocket.close", "code": 1000})
                    return
            return
        self.begun += 1
        if self.held is not None:
            await self.held.wait()
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Door:
    """Connections to an application with these settings."""

    doors: ClassVar[list[Door]] = []

    def __init__(self, application: Any = None, **settings: Any) -> None:
        self.doors.append(self)
        self.opened: list[Wires] = []
        self.app = App()
        self.addresses = Addresses(Settings(**{**UNLIMITED, **settings}))
        self.state = ServerState()
        self.config = uvicorn.Config(
            application or self.app,
            http=HttpProtocol,
            ws=WebSocketProtocol,
            log_config=None,
            lifespan="off",
            forwarded_allow_ips=PROXY,
        )

    def open(self, address: str = STRANGER) -> Wires:
        transport = Wires(address)
        self.opened.append(transport)
        transport.protocol = HttpProtocol(self.config, self.state, {"addresses": self.addresses})
        transport.protocol.connection_made(transport)
        return transport

    async def socket(self, address: str = STRANGER, head: bytes = UPGRADE) -> Wires:
        transport = self.open(address)
        transport.protocol.data_received(head)
        await until(lambda: b" 101 " in transport.written)
        assert isinstance(transport.protocol, WebSocketProtocol)
        return transport

    async def close(self) -> None:
        if self.app.held is not None:
            self.app.held.set()
        for transport in self.opened:
            transport.close()
        await until(lambda: not self.state.tasks)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def some_turns() -> None:
    """As long as everything that can be done at once takes."""
    for _ in range(200):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
async def doors_are_closed(anyio_backend: str) -> AsyncIterator[None]:
    yield
    while Door.doors:
        await Door.doors.pop().close()


def text(content: bytes = b"{}") -> bytes:
    return Frame(Opcode.TEXT, content).serialize(mask=True)


def parsed(wire: WebSocketProtocol) -> list[int]:
    """How many bytes the parser gets, each time."""
    sizes: list[int] = []
    real = wire.conn.receive_data

    def receive_data(data: bytes | bytearray) -> None:
        sizes.append(len(data))
        real(data)

    wire.conn.receive_data = receive_data  # type: ignore[method-assign]
    return sizes


# WebSockets


async def test_frames_over_the_limit_are_not_parsed_and_the_socket_is_not_read() -> None:
    door = Door(messages_per_second=1.0)
    one = await door.socket()
    sizes = parsed(one.protocol)
    one.protocol.data_received(text() * 30_000)
    assert not one.reading
    await until(lambda: len(door.app.heard) >= 4)  # four seconds' worth at once
    await some_turns()
    assert len(door.app.heard) == len(sizes) <= 5
    assert sum(sizes) == len(sizes) * len(text())
    before = len(door.app.heard)
    await until(lambda: len(door.app.heard) > before)  # one more a second
    assert not one.reading


async def test_what_waited_is_heard_in_order_and_then_the_socket_is_read_again() -> None:
    door = Door(messages_per_second=20.0)
    one = await door.socket()
    said = [f"message {number}" for number in range(85)]
    one.protocol.data_received(b"".join(text(line.encode()) for line in said))
    await some_turns()
    assert not one.reading
    await until(lambda: len(door.app.heard) == 85)
    assert door.app.heard == said
    await until(lambda: one.reading)
    assert one.protocol.limits.held == 0


async def test_frames_cut_anywhere_are_put_together() -> None:
    door = Door()
    one = await door.socket()
    said = ["a", "b" * 200, "", "c" * 3000]
    for byte in b"".join(text(line.encode()) for line in said):
        one.protocol.data_received(bytes([byte]))
    await until(lambda: len(door.app.heard) == 4)
    assert door.app.heard == said
    assert one.reading


async def test_one_socket_gets_few_frames_done_before_it_is_the_others_turn() -> None:
    door = Door()
    greedy, other = await door.socket(), await door.socket()
    greedy.protocol.data_received(text(b"greedy") * 1000)
    await some_turns()
    before = len(door.app.heard)
    other.protocol.data_received(text(b"other"))
    await until(lambda: "other" in door.app.heard)
    assert door.app.heard.index("other") - before <= 4 * PIECES
    await until(lambda: len(door.app.heard) == 1001)


async def test_an_address_has_one_share_and_its_sockets_take_turns() -> None:
    door = Door(messages_per_second=2.0)  # a hundred a second for an address, two hundred at once
    for _ in range(40):
        (await door.socket()).protocol.bucket = None
    guests = list(door.addresses.by_address[STRANGER].guests)
    for number, guest in enumerate(guests):
        guest.data_received(text(b"%d" % number) * 100)  # type: ignore[attr-defined]
    neighbour = await door.socket(NEIGHBOUR)
    neighbour.protocol.data_received(text(b"neighbour"))
    await until(lambda: "neighbour" in door.app.heard)
    assert len(door.app.heard) < 1000
    await until(lambda: len({*door.app.heard}) == 41)  # everyone had a turn before anyone was done
    assert max(map(door.app.heard.count, door.app.heard)) < 100


async def test_long_frames_and_refused_ones_cost_more() -> None:
    door = Door()
    one = await door.socket()
    share = one.protocol.share
    before = share.level = 1000.0
    share.rate = 0.0
    one.protocol.data_received(text(b"x" * 5000))
    assert share.level == before - 5
    one.protocol.charge(10)
    assert share.level == before - 15


async def test_who_goes_on_too_fast_for_long_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backpressure, "PAUSE", 0.001)
    monkeypatch.setattr(backpressure, "STRIKES", 20)

    door = Door(messages_per_second=1.0)
    one = await door.socket()
    one.protocol.data_received(text() * 1000)
    await until(lambda: one.closed)
    assert one.written.endswith(b"\x03\xf0too fast")  # 1008
    assert not door.addresses.by_address[STRANGER].held


async def test_who_does_not_take_the_answers_is_not_read() -> None:
    door = Door()
    one = await door.socket()
    one.protocol.pause_writing()
    sizes = parsed(one.protocol)
    one.protocol.data_received(Frame(Opcode.PING, b"x").serialize(mask=True) * 100)
    await some_turns()
    assert sizes == []
    assert not one.reading
    one.protocol.resume_writing()
    await until(lambda: one.reading)
    assert len(sizes) == 100


async def test_a_close_is_answered_though_messages_were_waiting() -> None:
    door = Door()
    one = await door.socket()
    one.protocol.data_received(text(b"bye") + text(b"more") * 20)
    await until(lambda: b"\x88\x02\x03\xe8" in one.written)
    assert not one.closed
    one.protocol.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
    await some_turns()  # not only when the patience of ten seconds is over
    assert one.closed
    assert door.app.heard == ["bye"]


async def test_an_address_holds_only_so_much_that_it_sent_too_early(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backpressure, "HELD", 100_000)

    door = Door(messages_per_second=1.0)
    sockets = [await door.socket() for _ in range(4)]
    for one in sockets:
        one.protocol.data_received(text() * 5000)  # 40 kB
    await some_turns()
    assert [one.aborted for one in sockets] == [False, False, True, True]
    await until(lambda: len(door.addresses.by_address[STRANGER].guests) == 2)
    assert door.addresses.by_address[STRANGER].held < 100_000


async def test_a_household_of_ten_plays_as_if_alone() -> None:
    """With the limits as they come: ten people, who all say twenty things at once."""

    defaults = Settings()
    door = Door(messages_per_second=defaults.messages_per_second, requests_per_second=defaults.requests_per_second)
    people = [await door.socket() for _ in range(10)]
    for one in people:
        for _ in range(20):
            one.protocol.data_received(text())
    await until(lambda: len(door.app.heard) == 200)
    await until(lambda: all(one.reading for one in people))
    assert not any(one.closed or one.protocol.strikes for one in people)


# HTTP


async def test_pipelined_requests_are_parsed_one_at_a_time() -> None:
    door = Door()
    door.app.held = asyncio.Event()
    one = door.open()
    one.protocol.data_received(GET * 5000)
    await some_turns()
    assert door.app.begun == 1
    assert not one.protocol.pipeline
    assert not one.reading
    door.app.held.set()
    await until(lambda: door.app.begun == 5000)
    await until(lambda: one.reading)
    assert one.written.count(b"HTTP/1.1 200 OK") == 5000


@pytest.mark.parametrize("size", [1, 7, 1000])
async def test_requests_with_bodies_are_answered_however_they_are_cut(size: int) -> None:
    body = b"\r\n\r\n" + b"x" * 200_000
    post = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n" % len(body[:size]) + body[:size]
    sent = (post + GET) * 3

    door = Door()
    for cut in (1, 13, len(sent)):
        one = door.open()
        for start in range(0, len(sent), cut):
            one.protocol.data_received(sent[start : start + cut])
        await until(lambda one=one: one.written.count(b"HTTP/1.1 200 OK") == 6)  # type: ignore[misc]
        assert one.reading


async def test_requests_over_the_share_wait_and_another_address_does_not() -> None:
    door = Door(requests_per_second=1.0)
    strangers = [door.open() for _ in range(5)]
    for one in strangers:
        one.protocol.data_received(GET * 100)
    await until(lambda: door.app.begun >= 10)  # ten seconds' worth at once, though not in one turn
    await some_turns()
    assert door.app.begun <= 12
    assert not any(one.reading for one in strangers)
    neighbour = door.open(NEIGHBOUR)
    neighbour.protocol.data_received(GET)
    await until(lambda: b"200 OK" in neighbour.written)
    before = door.app.begun
    await until(lambda: door.app.begun > before)  # and then one a second


async def test_large_bodies_use_up_the_share() -> None:
    door = Door(requests_per_second=1.0)
    one = door.open()
    one.protocol.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n")
    taken = 0
    while one.reading and taken < 100:
        one.protocol.data_received(b"x" * 65536)
        taken += 1
        await asyncio.sleep(TURN)
    assert taken < 100


async def test_handshakes_wait_for_their_turn_too() -> None:
    door = Door(requests_per_second=1.0)
    tries = [door.open() for _ in range(30)]
    for one in tries:
        one.protocol.data_received(UPGRADE)
    await until(lambda: sum(b" 101 " in one.written for one in tries) >= 10)
    assert sum(b" 101 " in one.written for one in tries) < 20


# Connections


async def test_connections_count_from_the_first_byte_and_the_oldest_silent_one_makes_room() -> None:
    door = Door(connections_per_address=3)
    silent = [door.open() for _ in range(5)]
    assert [one.aborted for one in silent] == [True, True, False, False, False]
    assert not door.open(NEIGHBOUR).closed
    assert door.addresses.open == 4
    await some_turns()
    assert door.addresses.open == 4
    socket_ = await door.socket()
    assert [one.aborted for one in silent] == [True, True, True, False, False]
    assert not socket_.closed


async def test_who_has_no_silent_connection_to_lose_is_turned_away() -> None:
    door = Door(connections_per_address=2)
    for _ in range(2):
        await door.socket()
    third = door.open()
    assert third.closed
    assert third.written.startswith(b"HTTP/1.1 429 ")
    assert not door.open(NEIGHBOUR).closed


async def test_when_the_house_is_full_the_greediest_address_makes_room() -> None:
    door = Door(max_connections=10)
    sockets = [await door.socket() for _ in range(5)]
    silent = [door.open() for _ in range(5)]
    neighbours = [door.open(NEIGHBOUR) for _ in range(5)]
    assert all(one.aborted for one in silent)
    assert not any(one.closed for one in sockets + neighbours)
    for one in neighbours[1:]:
        one.close()
    await some_turns()
    sockets += [await door.socket() for _ in range(4)]
    newcomer = door.open("203.0.113.9")
    assert not newcomer.closed
    assert [one.aborted for one in sockets] == [False] * 8 + [True]


async def test_a_connection_leaves_nothing_behind() -> None:
    door = Door()
    one, other = await door.socket(), door.open()
    assert door.addresses.open == 2
    one.close()
    other.close()
    await some_turns()
    assert door.addresses.open == 0
    assert not door.addresses.by_address[STRANGER].guests
    assert not door.state.connections


async def test_addresses_are_forgotten_when_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address_limits, "REMEMBERED", 10)

    door = Door(requests_per_second=1.0)
    door.open(STRANGER)
    used = door.addresses.of(NEIGHBOUR)
    used.requests.charge(5)
    for number in range(50):
        door.addresses.of(f"198.51.100.{number}")
    assert len(door.addresses.by_address) <= 11
    assert {STRANGER, NEIGHBOUR} <= door.addresses.by_address.keys()


# Behind a proxy


def forwarded(address: str, request: bytes = GET) -> bytes:
    return request.replace(b"Host: a\r\n", f"Host: a\r\nX-Forwarded-For: {address}\r\n".encode())


async def test_a_proxy_is_not_one_client() -> None:
    door = Door(connections_per_address=3, requests_per_second=1.0)
    clients = [f"198.51.100.{number}" for number in range(20)]
    for address in clients:
        one = await door.socket(PROXY, forwarded(address, UPGRADE))
        assert one.protocol.limits is door.addresses.by_address[address]
    assert not door.addresses.by_address[PROXY].guests
    kept = door.open(PROXY)
    for address in clients:
        kept.protocol.data_received(forwarded(address))
    await until(lambda: kept.written.count(b"200 OK") == 20)  # one for each, however few one may ask


async def test_a_flood_through_a_proxy_slows_its_sender_alone() -> None:
    door = Door(requests_per_second=1.0)
    for _ in range(30):
        door.open(PROXY).protocol.data_received(forwarded(STRANGER))
    await until(lambda: door.app.begun >= 10)
    await some_turns()
    assert door.app.begun <= 12
    one = door.open(PROXY)
    one.protocol.data_received(forwarded(NEIGHBOUR))
    await until(lambda: b"200 OK" in one.written)


async def test_nobody_else_is_believed_who_they_ask_for() -> None:
    door = Door()
    one = await door.socket(STRANGER, forwarded(NEIGHBOUR, UPGRADE))
    assert one.protocol.limits is door.addresses.by_address[STRANGER]
    assert NEIGHBOUR not in door.addresses.by_address


# Shares and descriptors


async def test_a_share_gives_a_burst_in_turns_and_then_its_rate() -> None:
    time = [0.0]
    share = AddressShare(10.0, 30.0, 5.0, lambda: time[0])
    assert [share.take(1) for _ in range(6)] == [True] * 5 + [False]
    given = 5
    for _ in range(20):
        time[0] += TURN
        while share.take(1):
            given += 1
    assert 30 <= given <= 33
    time[0] += 1.0
    assert sum(share.take(1) for _ in range(20)) == 5
    assert not share.full
    time[0] += 10.0
    assert share.full


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "granted", "set_to"),
    [
        (1024, 1024, 5100, 1024, 1024),
        (1024, 4096, 5100, 4096, 4096),
        (1024, -1, 5100, 5100, 5100),
        (8000, 9000, 5100, 5100, 0),
    ],
)
def test_as_many_descriptors_as_the_system_grants(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int, granted: int, set_to: int
) -> None:
    limits: list[tuple[int, int]] = []

    class Resource:
        RLIMIT_NOFILE, RLIM_INFINITY = 7, -1

        def getrlimit(self, _: int) -> tuple[int, int]:
            return soft, hard

        def setrlimit(self, _: int, both: tuple[int, int]) -> None:
            limits.append(both)

    monkeypatch.setattr(address_limits, "resource", Resource())
    assert descriptors(wanted) == granted
    assert limits == ([(set_to, hard)] if set_to else [])


# The whole server


@contextmanager
def silent_connections(port: int, count: int) -> Iterator[None]:
    opened = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
    try:
        yield
    finally:
        for one in opened:
            one.close()


def test_silent_connections_keep_no_newcomer_out(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}", PARFAIT_MAX_CONNECTIONS="40")
    server.start()
    try:
        server.until_ready()
        with silent_connections(server.port, 100):
            for _ in range(5):
                with closing(urllib.request.urlopen(f"{server.base}/api/games", timeout=PATIENCE)) as answer:
                    assert answer.status == 200
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.parametrize(
    ("path", "few", "many"),
    [
        ("/api/games/dokitto-ice/moves", {"moves": ["S1"]}, {"moves": ["S1"] * 200}),
        ("/api/games/dokitto-ice/lesson/goal", {"moves": []}, {"moves": ["S1"] * 20}),
    ],
)
async def test_a_request_counts_by_how_much_is_in_it(
    running: Server, path: str, few: dict[str, Any], many: dict[str, Any]
) -> None:
    """The next request of its address waits; nobody else does."""

    door = Door(running.app, requests_per_second=0.01)  # a burst, and then next to nothing
    one, neighbour = door.open(), door.open(NEIGHBOUR)
    for address in (NEIGHBOUR, STRANGER):  # enough for a request and its body
        share = door.addresses.of(address).requests
        share.burst = share.level = 4.0
    for asked, answered in ((few, 1), (many, 2)):
        one.protocol.data_received(posted(path, asked))
        await until(lambda answered=answered: one.written.count(b"HTTP/1.1 ") == answered)  # type: ignore[misc]
    assert share.level < 0
    for transport in (one, neighbour):
        transport.protocol.data_received(posted(path, few))
    await until(lambda: neighbour.written.startswith(b"HTTP/1.1 200 "))
    assert one.written.count(b"HTTP/1.1 ") == 2


def posted(path: str, content: dict[str, Any]) -> bytes:
    text = json.dumps(content).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: {len(text)}"
    return head.encode() + b"\r\n\r\n" + text
