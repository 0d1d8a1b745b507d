"""The server under load: full games by scripted clients over real WebSockets, durable on SQLite.

    make bench-server            a table for people
    make bench-server JSON=1     one JSON object a line

Saturated (each client moves as soon as it can) and at one move a second and table: moves a CPU second of the server,
the time from a move to its arrival at the other seats, bytes an update, memory a table, and the time from start to the
first answer. Beside it, in the same run, a bare fan-out: one message of 200 bytes in, four out, by Starlette on uvicorn
with the same WebSocket settings. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from parfait import games

SEATS = 4
TABLES = (10, 50, 100, 200)
SECONDS = 5.0
LIFTED = {  # limits that are there for strangers
    "PARFAIT_MESSAGES_PER_SECOND": "1e9",
    "PARFAIT_TABLE_BURST": "1e9",
    "PARFAIT_REQUESTS_PER_SECOND": "1e9",
    "PARFAIT_CONNECTIONS_PER_ADDRESS": "1000000",
}
BARE = """
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

tables = {}


async def fan_out(socket):
    await socket.accept()
    table = tables.setdefault(socket.query_params["table"], [])
    table.append(socket)
    async for message in socket.iter_text():
        for other in table:
            await other.send_text(message)


app = Starlette(routes=[WebSocketRoute("/ws", fan_out)])
"""


# A WebSocket client that costs little, so that the server is what is measured.


class Socket(asyncio.Protocol):
    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head.decode())
            self.buffer = rest
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            frame = buffer[start : start + length]
            if buffer[at] == 0x89:
                self._write(0x8A, frame)
            elif buffer[at] == 0x81:
                self.heard(frame)
            at = start + length
        self.buffer = buffer[at:]

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Masked with zeros, which is a mask."""
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + text)


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, opened = await loop.create_connection(lambda: Socket(path, heard), "127.0.0.1", port)
    await opened.open
    return opened


# Games by scripted clients.


class Heard(msgspec.Struct):
    type: str
    step: int = 0
    legal: list[str] | None = None
    id: str | None = None
    info: dict[str, Any] = {}
    key: str = ""


decode = msgspec.json.Decoder(Heard).decode


class Figures:
    def __init__(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []
        self.updates = 0
        self.bytes = 0


class Game:
    """One table and its four clients. A finished game is followed by a rematch."""

    def __init__(self, port: int, game: str, figures: Figures, pace: float) -> None:
        self.port = port
        self.game = game
        self.figures = figures
        self.pace = pace
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.made = 0
        self.joined = 0
        self.dice = random.Random(port)
        self.stopped = False

    async def open(self) -> None:
        table, self.keys = await asyncio.to_thread(create_table, self.port, self.game)
        for seat in range(SEATS):
            self.sockets.append(await connect(self.port, "/ws", lambda text, seat=seat: self.heard(seat, text)))  # type: ignore[misc]
        for opened, token in zip(self.sockets, self.keys, strict=True):
            opened.send(join(table, token))

    def heard(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"presence"') or self.stopped:
            return
        message = decode(text)
        if message.type == "update":
            self.figures.updates += 1
            self.figures.bytes += len(text)
            if message.id is not None:
                self.figures.moves += 1
            elif self.sent:
                self.figures.latencies.append(time.perf_counter() - self.sent)
            if message.legal:
                self.decide(seat, message)
        elif message.type == "table":
            self.joined += 1
            if message.info["status"] == "waiting" and self.joined == SEATS:
                self.sockets[0].send(b'{"type":"start"}')
            elif message.legal:  # a rematch begins at once
                self.decide(seat, message)
        elif message.type == "info" and message.info.get("rematch"):
            self.sockets[seat].send(join(message.info["rematch"], self.keys[seat]))
        elif message.type == "info" and message.info.get("status") == "over" and seat == 0:
            self.sent = 0.0
            self.joined = 0
            self.sockets[0].send(b'{"type":"rematch"}')
        elif message.type == "error":
            raise RuntimeError(text.decode())

    def decide(self, seat: int, message: Heard) -> None:
        assert message.legal is not None
        pattern = self.dice.choice(message.legal)
        move = " ".join(self.dice.choice(word.split("|")) for word in pattern.split(" "))
        self.made += 1
        text = f'{{"type":"move","id":"{self.made}","step":{message.step},"move":"{move}"}}'.encode()
        if self.pace:
            asyncio.get_running_loop().call_later(self.pace, self.move, seat, text)
        else:
            self.move(seat, text)

    def move(self, seat: int, text: bytes) -> None:
        self.sent = time.perf_counter()
        self.sockets[seat].send(text)

    def close(self) -> None:
        self.stopped = True
        for opened in self.sockets:
            opened.transport.close()


def join(table: str, token: str) -> bytes:
    return json.dumps({"type": "join", "table": table, "token": token}).encode()


def create_table(port: int, game: str) -> tuple[str, list[str]]:
    made = post(port, "/api/tables", {"game": game, "players": SEATS, "seat": 0, "name": "Seat 0"})
    table = made["table"]
    others = [post(port, f"/api/tables/{table}/seats/{seat}", {"name": f"Seat {seat}"}) for seat in range(1, SEATS)]
    return table, [made["token"], *(other["token"] for other in others)]


def post(port: int, path: str, content: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(content).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


# Servers.


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(
    command: list[str], port: int, path: str, **environment: str
) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """A server, and the seconds until its first answer."""
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, *command], env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}").close()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                if process.poll() is not None:
                    raise RuntimeError(f"{command} ended") from None
                time.sleep(0.01)
        yield process, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait()


@contextmanager
def parfait_server(folder: str, port: int) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    database = Path(folder) / f"{port}.sqlite3"
    command = ["-m", "parfait", "serve", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:{database}"]
    command += ["--log-level", "warning"]
    with running(command, port, "/healthz", **LIFTED) as started:
        yield started


@contextmanager
def bare_server(folder: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    Path(folder, "bare.py").write_text(BARE)
    command = ["-m", "uvicorn", "bare:app", "--port", str(port), "--ws", "websockets-sansio", "--log-level", "critical"]
    command += ["--ws-per-message-deflate", "false", "--app-dir", folder]
    with running(command, port, "/") as (process, _):
        yield process


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """Of all its threads, in user and kernel mode."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[bytes]) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# Measurements.


async def bare_fan_out(port: int, process: subprocess.Popen[bytes], tables: int, seconds: float) -> float:
    """Messages in, a CPU second."""
    count = 0
    text = b"x" * 200
    every: list[list[Socket]] = []
    waiting = [0] * tables

    def heard(table: int, _: bytes) -> None:
        nonlocal count
        waiting[table] += 1
        if waiting[table] == SEATS:
            waiting[table] = 0
            count += 1
            every[table][count % SEATS].send(text)

    for table in range(tables):
        every.append([])
        for _ in range(SEATS):
            opened = await connect(port, f"/ws?table={table}", lambda data, table=table: heard(table, data))  # type: ignore[misc]
            every[table].append(opened)
    for sockets in every:
        sockets[0].send(text)
    await asyncio.sleep(0.5)
    began, before = cpu_seconds(process), count
    await asyncio.sleep(seconds)
    rate = (count - before) / (cpu_seconds(process) - began)
    for sockets in every:
        for opened in sockets:
            opened.transport.close()
    return rate


async def play(
    port: int, process: subprocess.Popen[bytes], names: list[str], tables: int, pace: float, seconds: float
) -> dict[str, float]:
    figures = Figures()
    empty = memory(process)
    every = [Game(port, names[i % len(names)], figures, pace) for i in range(tables)]
    for game in every:
        await game.open()
        if pace:  # not all at the same instant
            await asyncio.sleep(pace / tables)
    await asyncio.sleep(1.0)
    full = memory(process)
    figures.__init__()  # type: ignore[misc]
    began, clock = cpu_seconds(process), time.perf_counter()
    await asyncio.sleep(seconds)
    spent, took = cpu_seconds(process) - began, time.perf_counter() - clock
    for game in every:
        game.close()
    latencies = sorted(figures.latencies) or [0.0]
    return {
        "moves/cpu-s": figures.moves / max(spent, 0.01),
        "moves/s": figures.moves / took,
        "p50": latencies[len(latencies) // 2] * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "bytes": figures.bytes / max(1, figures.updates),
        "memory": (full - empty) / tables / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    parser.add_argument("--tables", type=int, nargs="*", default=list(TABLES))
    parser.add_argument("--game", choices=games.names(), help="one game instead of all in turn")
    arguments = parser.parse_args()
    names = (
        [arguments.game] if arguments.game else [name for name in games.names() if SEATS in games.find(name).players]
    )
    report = Report(arguments.json)
    with tempfile.TemporaryDirectory() as folder:
        for tables in arguments.tables:
            port = free_port()
            with bare_server(folder, port) as process:
                bare = asyncio.run(bare_fan_out(port, process, tables, arguments.seconds))
            for pace, case in ((0.0, "saturated"), (1.0, "1 move/s")):
                port = free_port()
                with parfait_server(folder, port) as (server, start):
                    found = asyncio.run(play(port, server, names, tables, pace, arguments.seconds))
                report.add(f"{tables} tables, {case}", found, start, bare)


class Report:
    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        if not as_json:
            print("Moves per CPU second of the server (durable on SQLite), four seats a table, beside a bare fan-out")
            heads = ("moves/cpu-s", "bare", "ratio", "moves/s", "p50 ms", "p99 ms", "B/update", "kB/table", "start s")
            print(f"{'':24}" + "".join(f"{head:>12}" for head in heads))

    def add(self, case: str, found: dict[str, float], start: float, bare: float) -> None:
        ratio = found["moves/cpu-s"] / bare
        if not self.as_json:
            figures = (found["moves/cpu-s"], bare, ratio, found["moves/s"], found["p50"], found["p99"], found["bytes"])
            shown = [f"{figure:12.0f}" if figure > 100 else f"{figure:12.2f}" for figure in figures]
            print(f"{case:24}" + "".join(shown) + f"{found['memory']:12.0f}{start:12.2f}", flush=True)
            return
        self._line("server", case, found["moves/cpu-s"], "moves/cpu-s", "bare Starlette fan-out", bare, ratio)
        for bench, value, unit in (
            ("server-p50", found["p50"], "ms"),
            ("server-p99", found["p99"], "ms"),
            ("server-update", found["bytes"], "B"),
            ("server-memory", found["memory"], "kB/table"),
            ("server-start", start, "s"),
        ):
            self._line(bench, case, value, unit, None, None, None)

    def _line(
        self, bench: str, case: str, value: float, unit: str, anchor: str | None, anchored: Any, ratio: Any
    ) -> None:
        line: dict[str, Any] = {"bench": bench, "case": case, "value": value, "unit": unit}
        if anchor is not None:
            line |= {"anchor": anchor, "anchor_value": anchored, "ratio": ratio}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
