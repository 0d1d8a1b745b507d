"""The straight way between a socket and a table does what the long way does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from parfait.core.patterns import expanded
from parfait.server.transport.websocket import Inbox, WebSocketProtocol, frame, size_of_frame, text_of
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess


def test_a_text_is_framed_as_the_protocol_says() -> None:
    for size in (0, 1, 125, 126, 127, 65_535, 65_536, 100_000):
        text = b"x" * size
        assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def masked(opcode: Opcode, data: bytes, final: bool = True) -> bytes:
    return Frame(opcode, data, fin=final).serialize(mask=True)


def test_frames_are_told_apart_before_they_are_parsed() -> None:
    for size in (0, 1, 125, 126, 127, 8000):
        data = masked(Opcode.TEXT, b"x" * size)
        assert size_of_frame(data, 0) == len(data)
        assert size_of_frame(b"...." + data + b"\x81\x80", 4) == len(data)
        for cut in (1, 2, 5, size):
            assert size_of_frame(data[:-cut], 0) == 0
    bare = Frame(Opcode.TEXT, b"x" * 10).serialize(mask=False)
    assert size_of_frame(bare + b"?", 0) == len(bare)
    part = masked(Opcode.TEXT, b"x", final=False)
    assert size_of_frame(part + part, 0) == len(part)
    assert size_of_frame(b"\x81\xff" + (5).to_bytes(8, "big") + b"maskhello?", 0) == 19  # a long way to say 5
    for length in (9000, 70_000, 1 << 60):  # not waited for: the parser refuses it by its head
        digits = b"\xfe" + length.to_bytes(2, "big") if length < 65536 else b"\xff" + length.to_bytes(8, "big")
        assert size_of_frame(b"\x81" + digits + b"mask" + b"x" * 50, 0) == 1 + len(digits) + 54


def test_what_comes_in_is_taken_only_when_it_is_one_whole_text() -> None:
    for size in (0, 1, 125, 126, 127, 8000):
        text = ("é" * size)[:size]
        data = masked(Opcode.TEXT, text.encode())
        assert text_of(data) == (text if len(text.encode()) <= 8192 else None)
    for other in (
        masked(Opcode.PING, b"x"),
        masked(Opcode.BINARY, b"x"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.TEXT, b"\xff"),
        masked(Opcode.TEXT, b"x" * 9000),
        masked(Opcode.TEXT, b"x", final=False),
        Frame(Opcode.TEXT, b"x" * 10).serialize(mask=False),
        b"\xc1" + masked(Opcode.TEXT, b"x")[1:],  # with a bit that nobody agreed on
    ):
        assert text_of(other) is None


async def test_an_inbox_gives_what_it_got_in_order_now_or_later() -> None:
    inbox: Inbox[int] = Inbox()
    assert inbox.empty()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait(1)
    inbox.put_nowait(2)
    assert [await waiting, await inbox.get()] == [1, 2]
    assert inbox.empty()
    given_up = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.sleep(0)
    inbox.put_nowait(3)
    assert await inbox.get() == 3


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] in kinds:
            return message


async def test_a_move_counts_however_it_is_written_and_cut_and_in_the_order_it_was_sent(real: ServerProcess) -> None:
    """As clients write it, with its fields in another order, in pieces, and right behind the request to join."""
    made = real.post("/api/tables", {"game": "dessert-dice", "players": 2, "seat": 0, "name": "Ann"})
    real.post(f"/api/tables/{made['table']}/seats/1", {"name": "Bo"})

    async with connect(f"ws://127.0.0.1:{real.port}/ws", compression=None) as socket:
        join = json.dumps({"type": "join", "table": made["table"], "token": made["token"]})
        await socket.send(join)
        await socket.send('{"type":"move","id":"early","step":0,"move":"x"}')  # heard after the joining is done
        assert (await hear(socket, "table", "error"))["type"] == "table"
        assert (await hear(socket, "error"))["key"] == "not-started"


class Hasty(WebSocketProtocol):
    patience = 0.2


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def test_whoever_reads_nothing_cannot_hold_a_connection_that_is_closed() -> None:
    async def talks_and_goes(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        wire: WebSocketProtocol = scope["extensions"]["parfait.wire"]
        while wire.write(b"x" * 60_000):
            await asyncio.sleep(0)

    config = uvicorn.Config(talks_and_goes, ws=Hasty, log_config=None, lifespan="off")
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
    _, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2], limit=1024)
    try:
        writer.write(HANDSHAKE)
        async with asyncio.timeout(PATIENCE):
            while not state.connections:
                await asyncio.sleep(0.01)
            while state.connections:
                await asyncio.sleep(0.01)
    finally:
        writer.close()
        server.close()


@pytest.mark.parametrize(
    ("crumbs", "more"),
    [
        pytest.param(b"", masked(Opcode.PING, b"x"), id="ping"),
        pytest.param(b"", masked(Opcode.PONG, b"x"), id="pong"),
        pytest.param(masked(Opcode.TEXT, b"", False), masked(Opcode.CONT, b"", False), id="fragments"),
    ],
)
async def test_a_flood_of_frames_that_are_no_message_is_closed(real: ServerProcess, crumbs: bytes, more: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", real.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(HANDSHAKE.replace(b"GET / ", b"GET /ws "))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(crumbs + more * 3000)
            assert b"\x03\xf0too fast" in await reader.read()  # 1008
    finally:
        writer.close()


async def test_moves_by_every_way(real: ServerProcess) -> None:
    made = real.post("/api/tables", {"game": "dessert-dice", "players": 2, "seat": 0, "name": "Ann"})
    other = real.post(f"/api/tables/{made['table']}/seats/1", {"name": "Bo"})
    tokens = [made["token"], other["token"]]

    url = f"ws://127.0.0.1:{real.port}/ws"
    async with connect(url, compression=None) as ann, connect(url, compression=None) as bo:
        sockets = [ann, bo]
        for socket, token in zip(sockets, tokens, strict=True):
            await socket.send(json.dumps({"type": "join", "table": made["table"], "token": token}))
            await hear(socket, "table")
        await ann.send('{"type":"start"}')
        updates = [await hear(socket, "update") for socket in sockets]
        for number in range(6):
            turn = next(seat for seat, update in enumerate(updates) if update.get("legal"))
            step, move = updates[turn]["step"], expanded(updates[turn]["legal"])[0]
            straight = f'{{"type":"move","id":"m{number}","step":{step},"move":"{move}"}}'
            turned = json.dumps({"move": move, "step": step, "id": f"m{number}", "type": "move"}, indent=1)
            if number % 3 == 0:
                await sockets[turn].send(straight)
            elif number % 3 == 1:
                await sockets[turn].send(turned)
            else:
                await sockets[turn].send([straight[:9], straight[9:20], straight[20:]])
            updates = [await hear(socket, "update", "error") for socket in sockets]
            assert [update["step"] for update in updates] == [step + 1] * 2
            assert updates[turn]["id"] == f"m{number}"
