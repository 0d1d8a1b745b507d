"""What a stranger's flood does to honest tables: their p99 before and during it, and the server's memory.

    make bench-floods            a table for people
    make bench-floods JSON=1     one JSON object per line

The server runs with its default limits. Server, honest players and flooder are processes of their own, and the honest
ones have an address of their own (`--same`: they share the flooder's, as a household would). Meanwhile newcomers open
a page and a WebSocket, ten times a second. Each flood gets a fresh server and lasts a few seconds. Everything stays on
this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, cast

import uvloop
from tests.ports import free_port

from bench.server import Figures, Game, connect, memory, running
from parfait import games

FLOODER, HONEST = "127.0.0.1", "127.0.0.2"
TABLES = 8
PACE = 0.1  # seconds between a seat's turn and its move
SECONDS = 4.0
SETTLING = 1.5
RECOVERY = 3.0
P99, GROWTH = 250.0, 50.0  # ms and MB that are still good
DESCRIPTORS = 1024  # of the server, for the flood of connections
HEAD = b"Host: 127.0.0.1\r\n"


# Floods. Each keeps its connections busy as hard as it can, and comes back when it is thrown out.


class Flooder(asyncio.Protocol):
    """Sends the same message again and again, as fast as the server takes it; reads the answers unless `deaf`."""

    def __init__(self, first: bytes, again: bytes, *, deaf: bool = False) -> None:
        self.first = first
        self.again = again
        self.deaf = deaf
        self.writable = True
        self.done = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.first)
        if self.deaf:
            self.transport.pause_reading()
        self._send()

    def _send(self) -> None:
        if self.again and self.writable and not self.transport.is_closing():
            self.transport.write(self.again)
            asyncio.get_running_loop().call_soon(self._send)

    def pause_writing(self) -> None:
        self.writable = False

    def resume_writing(self) -> None:
        self.writable = True
        self._send()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.done.done():
            self.done.set_result(None)


def frames(kind: int, text: bytes, count: int) -> bytes:
    """WebSocket frames of a client, masked with zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return (bytes([kind]) + size + b"\0\0\0\0" + text) * count


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\n".encode() + HEAD + b"\r\n"


def post(path: str, content: bytes, length: int | None = None) -> bytes:
    head = f"POST {path} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: {length or len(content)}\r\n"
    return head.encode() + HEAD + b"\r\n" + content


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\n" + HEAD + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BAD_MOVE = b'{"type":"move","id":"a","step":2,"move":"' + b"x" * 2000 + b'"}'
NEW_TABLE = post("/api/tables", b'{"game":"dozito","players":2}')


class Flood(NamedTuple):
    connections: int
    first: bytes
    again: bytes = b""
    deaf: bool = False
    once: bool = False  # a connection ends with its first answer
    descriptors: int | None = None


FLOODS = {
    "pings": Flood(20, HANDSHAKE, frames(0x81, b'{"type":"ping"}', 2000)),
    "ping frames": Flood(20, HANDSHAKE, frames(0x89, b"x", 4000)),
    "frames of 2 bytes": Flood(80, HANDSHAKE, frames(0x81, b"{}", 4000)),
    "bad moves of 2 kB": Flood(20, HANDSHAKE, frames(0x81, BAD_MOVE, 20)),
    "pipelined requests": Flood(100, b"", get("/api/games") * 2000),
    "pipelined pages": Flood(100, b"", get("/") * 2000),
    "silent connections": Flood(1500, b"", descriptors=DESCRIPTORS),
    "new tables": Flood(20, b"", NEW_TABLE * 100),
    "large bodies": Flood(20, post("/api/tables", b"", 10**9), b"x" * 100_000),
    "slow readers": Flood(100, b"", get("/api/openapi.json") * 100, deaf=True),
    "deaf pings": Flood(100, HANDSHAKE, frames(0x89, b"x" * 100, 500), deaf=True),
    "new connections": Flood(50, get("/api/games").replace(b"Host", b"Connection: close\r\nHost"), once=True),
}


async def flood(name: str, port: int, seconds: float) -> None:
    """Keep a flood going for a number of seconds."""
    chosen = FLOODS[name]
    loop = asyncio.get_running_loop()

    async def keep() -> None:
        while True:
            with suppress(OSError):
                transport, flooder = await loop.create_connection(
                    lambda: Flooder(chosen.first, chosen.again, deaf=chosen.deaf),
                    "127.0.0.1",
                    port,
                    local_addr=(FLOODER, 0),
                )
                try:
                    await flooder.done
                finally:
                    transport.abort()
            await asyncio.sleep(0 if chosen.once else 0.05)

    tasks = [asyncio.create_task(keep()) for _ in range(chosen.connections)]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


# Honest players, and those who come while it goes on.


class HonestGame(Game):
    """A game that also counts moves that have not arrived yet, with their delay so far."""

    on_its_way = False

    def heard(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"update"'):
            self.on_its_way = False
        super().heard(seat, text)

    def move(self, seat: int, text: bytes) -> None:
        super().move(seat, text)
        self.on_its_way = True


async def honest(port: int, address: str) -> None:
    """Play, and answer each line on standard input with the figures since the last."""
    figures = Figures()
    names = [name for name in games.names() if 4 in games.find(name).players]
    tables = [HonestGame(port, names[i % len(names)], figures, PACE, address) for i in range(TABLES)]
    for table in tables:
        await table.open()
    arrivals: list[float | None] = []
    coming = asyncio.create_task(_newcomers(port, address, arrivals))
    while line := await asyncio.to_thread(sys.stdin.readline):
        now = time.perf_counter()
        late = [now - table.sent for table in tables if table.on_its_way]
        found = {
            "p99": percentile([*figures.latencies, *late], 0.99),
            "moves": figures.moves,
            "newcomers": len(arrivals),
            "refused": arrivals.count(None),
            "slowest": max((arrival for arrival in arrivals if arrival is not None), default=0.0) * 1000,
        }
        if line.strip() == "figures":
            print(json.dumps(found), flush=True)
        figures.clear()
        arrivals.clear()
    coming.cancel()


async def _newcomers(port: int, address: str, arrivals: list[float | None]) -> None:
    tasks = set()

    async def one() -> None:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
                writer.write(get("/api/games"))
                assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "refused"
                writer.close()
                (await connect(port, "/ws", lambda _: None, address)).transport.close()
        except (OSError, TimeoutError, AssertionError, RuntimeError):
            arrivals.append(None)
        else:
            arrivals.append(time.perf_counter() - began)

    while True:
        tasks.add(task := asyncio.create_task(one()))
        task.add_done_callback(tasks.discard)
        await asyncio.sleep(0.1)


def percentile(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values) or [float("inf")]
    return ordered[int(len(ordered) * part)] * 1000


# The examination.


class Found(NamedTuple):
    before: float  # p99 of honest moves, in ms
    during: float
    moves: int
    newcomers: int
    refused: int
    slowest: float  # newcomer, in ms
    memory: float  # MB
    most: float
    after: float


@contextmanager
def server(folder: str, descriptors: int | None) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = free_port()
    database = Path(folder) / f"{port}.sqlite3"
    options = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:{database}"]
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = f"import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, ({descriptors},) * 2); "
    command = ["-c", (limit if descriptors else "import runpy; ") + "runpy.run_module('parfait', run_name='__main__')"]
    with running([*command, *options, "--log-level", "error"], port, "/healthz") as (process, _):
        yield process, port
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == before


def examine(name: str, folder: str, address: str, seconds: float) -> Found:
    this = [sys.executable, "-m", "bench.floods"]
    with server(folder, FLOODS[name].descriptors) as (process, port):
        players = subprocess.Popen(
            [*this, "--honest", str(port), address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert players.stdin is not None
        assert players.stdout is not None

        def ask(line: str) -> dict[str, float]:
            print(line, file=players.stdin, flush=True)
            return json.loads(players.stdout.readline()) if line == "figures" else {}  # type: ignore[union-attr]

        try:
            time.sleep(SETTLING)
            ask("clear")
            time.sleep(seconds / 2)
            before, empty = ask("figures"), memory(process)
            flooder = subprocess.Popen([*this, "--flood", name, str(port), str(seconds)])
            most = 0
            while flooder.poll() is None:
                most = max(most, memory(process))
                time.sleep(0.02)
            during = ask("figures")
            time.sleep(RECOVERY)
            after = memory(process)
        finally:
            players.kill()
            players.wait()
    megabyte = 1e6
    return Found(
        before["p99"],
        during["p99"],
        int(during["moves"]),
        int(during["newcomers"]),
        int(during["refused"]),
        during["slowest"],
        empty / megabyte,
        most / megabyte,
        after / megabyte,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each flood")
    parser.add_argument("--same", action="store_true", help="honest players at the flooder's address")
    parser.add_argument("--only", nargs="*", choices=list(FLOODS), default=list(FLOODS), metavar="FLOOD")
    parser.add_argument("--honest", nargs=2, help=argparse.SUPPRESS)
    parser.add_argument("--flood", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.honest:
        port, address = arguments.honest
        asyncio.run(honest(int(port), address))
    elif arguments.flood:
        name, port, seconds = arguments.flood
        uvloop.run(flood(name, int(port), float(seconds)))
    else:
        examine_all(arguments)


def examine_all(arguments: argparse.Namespace) -> None:
    if not arguments.json:
        print(f"Honest tables' p99 (good: < {P99:.0f} ms) and the server's memory (< +{GROWTH:.0f} MB) in a flood")
        heads = ("p99 before", "p99 during", "moves", "newcomers", "refused", "slowest", "MB before", "most", "after")
        print(f"{'':20}" + "".join(f"{head:>11}" for head in heads))
    address = FLOODER if arguments.same else HONEST
    with tempfile.TemporaryDirectory() as folder:
        for name in arguments.only:
            report(name, examine(name, folder, address, arguments.seconds), as_json=arguments.json)


def report(name: str, found: Found, *, as_json: bool) -> None:
    if not as_json:
        good = found.during < P99 and found.most - found.memory < GROWTH and not found.refused
        print(f"{name:20}" + "".join(f"{figure:11.0f}" for figure in found) + ("" if good else "  *"), flush=True)
        return
    lines: tuple[tuple[str, float, str], ...] = (
        ("flood-p99", found.during, "ms"),
        ("flood-p99-before", found.before, "ms"),
        ("flood-newcomers-refused", found.refused, "of " + str(found.newcomers)),
        ("flood-memory", found.most - found.memory, "MB"),
        ("flood-memory-after", found.after - found.memory, "MB"),
    )
    for bench, value, unit in lines:
        line: dict[str, Any] = {"bench": bench, "case": name, "value": round(value, 2), "unit": unit}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
