"""Nobody holds a connection for long without asking anything, or without taking the answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from parfait.server.transport.timeouts import LONGEST_HEAD, TimedHttp
from tests.patience import PATIENCE

LARGE = 64 * 1024 * 1024  # bytes: more than the buffers of two sockets
ASK = b"GET /small HTTP/1.1\r\nhost: a\r\n\r\n"


class Hasty(TimedHttp):
    asking = 0.2
    answering = 0.5


async def application(scope: dict[str, Any], receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    if scope["path"] == "/patient":
        while (await receive())["more_body"]:
            pass
    body, parts = (b"x" * 65536, LARGE // 65536) if scope["path"] == "/large" else (b"ok", 1)
    length = str(len(body) * parts).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    for part in range(1, parts + 1):
        await send({"type": "http.response.body", "body": body, "more_body": part < parts})


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    config = uvicorn.Config(application, http=Hasty, timeout_keep_alive=60, log_config=None, lifespan="off")
    state = ServerState()
    server = await asyncio.get_running_loop().create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname()[:2], limit=1024)
    try:
        async with asyncio.timeout(PATIENCE):
            yield reader, writer
        assert not state.connections
    finally:
        writer.close()
        server.close()


HALVES = [
    b"GET",
    b"\r\n",
    b"GET / HTTP/1.1\r\nhost",
    b"POST /patient HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n12345",
]


@pytest.mark.parametrize(("before", "said"), [(0, b""), *((before, half) for before in (0, 2) for half in HALVES)])
async def test_half_a_request_is_not_awaited_for_ever(before: int, said: bytes) -> None:
    """`before`: requests on the same connection that were whole, after which it may rest, but not begin in vain."""

    async with connected() as (reader, writer):
        for _ in range(before):
            writer.write(ASK)
            while await reader.readline() != b"\r\n":
                pass
            assert await reader.readexactly(2) == b"ok"
        writer.write(said)
        assert (await reader.read()).startswith(b"HTTP/1.1 408 ")


async def test_a_request_in_many_pieces_is_answered_if_it_comes_in_time() -> None:
    async with connected() as (reader, writer):
        for piece in (b"GET /sm", b"all HTTP", b"/1.1\r\nhost: a\r\nconnection: cl", b"ose\r\n\r\n"):
            writer.write(piece)
            await asyncio.sleep(0.01)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert answer.endswith(b"ok")


async def test_an_answer_that_nobody_takes_is_given_up() -> None:
    async with connected() as (reader, writer):
        writer.write(b"GET /large HTTP/1.1\r\nhost: a\r\n\r\n")
        await asyncio.sleep(1.5)  # and takes nothing
        taken = 0
        with suppress(ConnectionResetError):
            while part := await reader.read(65536):
                taken += len(part)
        assert taken < LARGE


async def test_a_head_without_end_is_refused() -> None:
    async with connected() as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        sent = 0
        while not reader.at_eof() and sent < 10 * LONGEST_HEAD and not reader._buffer:  # type: ignore[attr-defined]
            writer.write(b"y" * 1000)
            sent += 1000
            await asyncio.sleep(0)
        assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        assert sent < 10 * LONGEST_HEAD
