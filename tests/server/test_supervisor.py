"""Nothing of a server outlives it, and a port that is taken is said to be, and by whom."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from parfait.cli import main
from parfait.server import run
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.listeners import Listener
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess, until_workers, workers_of

THINKING = {"PARFAIT_BOT_DELAY": "0", "PARFAIT_BOT_WORKERS": "1"}


@asynccontextmanager
async def bots_that_think(server: ServerProcess) -> AsyncIterator[None]:
    """Clients at tables where the strongest bots play, thinking without a pause."""
    seats: list[dict[str, Any]] = [{"bot": "5"}] * 4
    async with AsyncExitStack() as clients:
        for _ in range(2):
            made = await asyncio.to_thread(server.post, "/api/tables", {"game": "aice", "players": 4, "seats": seats})
            client = await Listener.join(server, made["table"], made["token"])
            clients.push_async_callback(client.leave)
            await client.say("start")
            await client.until(lambda message: message["type"] == "update")
        yield


async def test_workers_and_bots_end_with_a_supervisor_that_is_killed(postgresql: PostgreSQL) -> None:
    server = ServerProcess(postgresql.database("supervisor"), "--workers", "2", **THINKING)

    server.start()
    try:
        server.until_ready()
        for _ in range(2):
            await until_workers(server, 2)
            await asyncio.to_thread(server.until_ready)
            async with bots_that_think(server):
                old = set(server.processes())
                assert len(old) > 3, "a supervisor, two workers, bots"
                server.kill()
                server.start()  # at once, on the same port
                async with asyncio.timeout(PATIENCE):
                    while old & set(server.processes()):
                        await asyncio.sleep(0.05)
        await until_workers(server, 2)
        old_worker = workers_of(server)[0]
        os.kill(old_worker, signal.SIGSTOP)  # one that cannot stop by itself, for a while
        server.kill()
        await asyncio.sleep(1)
        os.kill(old_worker, signal.SIGCONT)
        await server.until_alone()
        with socket.socket() as again:
            again.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            again.bind(("127.0.0.1", server.port))
            again.listen()
    finally:
        server.kill()


async def test_bots_that_think_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}", **THINKING)

    server.start()
    try:
        server.until_ready()
        async with bots_that_think(server):
            assert len(server.processes()) > 1
            server.kill()
            await server.until_alone()
    finally:
        server.kill()


@contextmanager
def taken() -> Iterator[int]:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        sock.listen()
        yield sock.getsockname()[1]


def test_a_start_reports_a_port_that_is_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "LETTING_GO", 0.2)
    with taken() as port:
        for language, words in (("en", "is in use"), ("fr", "déjà utilisé"), ("ja", "使用中")):
            command = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "a")]
            assert main([*command, "--lang", language]) == 1
            said = capsys.readouterr().err
            assert said.count("\n") == 1
            assert words in said
            assert str(port) in said


async def test_a_port_that_is_let_go_of_is_taken() -> None:
    """As by a server that was stopped a moment ago."""
    port = free_port()
    code = f"import socket, time; s = socket.create_server(('127.0.0.1', {port})); print(flush=True); time.sleep(1)"

    other = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE)
    assert other.stdout is not None
    await other.stdout.readline()
    (await asyncio.to_thread(run.bind, "127.0.0.1", port)).close()
    await other.wait()
