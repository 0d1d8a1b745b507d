"""The server under load: full games by scripted clients over real WebSockets, durable on SQLite.

    make bench-server            a table for people
    make bench-server JSON=1     one JSON object per line

Saturated (each client moves as soon as it can) and at one move a second and table: moves a CPU second of the server,
the time from a move to its arrival at the other seats, bytes an update, memory a table, and the time from start to the
first answer. Beside it a bare fan-out, one message of 200 bytes in and four out, by Starlette on uvicorn as it comes.
When saturated, the two servers take turns of a second each, since a shared machine is now faster and now slower.
Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from tests.ports import free_port

from parfait import games

SEATS = 4
TABLES = (10, 50, 100, 200)
SECONDS = 5.0
SETTLING = 1.0  # seconds at work before memory is read
MESSAGE = b"x" * 200
LIFTED = {  # limits that are there for strangers
    "PARFAIT_MESSAGES_PER_SECOND": "1e9",
    "PARFAIT_TABLE_BURST": "1e9",
    "PARFAIT_TABLES_PER_ADDRESS": "1000000",
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
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
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
        """Write a frame, masked with zeros."""
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + text)


async def connect(port: int, path: str, heard: Callable[[bytes], None], address: str = "127.0.0.1") -> Socket:
    loop = asyncio.get_running_loop()
    _, opened = await loop.create_connection(lambda: Socket(path, heard), "127.0.0.1", port, local_addr=(address, 0))
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
    """What is counted at all tables of a server; and a barrier behind which its clients wait for their turn."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] | None = None
        self.clear()

    def clear(self) -> None:
        self.moves = 0
        self.latencies: list[float] = []
        self.updates = 0
        self.bytes = 0

    def send(self, send: Callable[[], None]) -> None:
        """Send now, or when it is our turn again."""
        if self.waiting is None:
            send()
        else:
            self.waiting.append(send)

    def hold(self) -> None:
        self.waiting = []

    def release(self) -> None:
        waiting, self.waiting = self.waiting or [], None
        for send in waiting:
            send()


class Game:
    """One table and its four clients. A finished game is followed by a rematch."""

    def __init__(self, port: int, game: str, figures: Figures, pace: float, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
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
        table, self.keys = await asyncio.to_thread(create_table, self.port, self.game, self.address)
        for seat in range(SEATS):
            heard = partial(self.heard, seat)
            self.sockets.append(await connect(self.port, "/ws", heard, self.address))
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
        elif message.type == "info" and message.info.get("status") == "over" and not message.info.get("again"):
            if seat == 0:
                self.sent = 0.0
                self.joined = 0
            self.sockets[seat].send(b'{"type":"rematch"}')
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
            self.figures.send(partial(self.move, seat, text))

    def move(self, seat: int, text: bytes) -> None:
        self.sent = time.perf_counter()
        self.sockets[seat].send(text)

    def close(self) -> None:
        self.stopped = True
        for opened in self.sockets:
            opened.transport.close()


def join(table: str, token: str) -> bytes:
    return json.dumps({"type": "join", "table": table, "token": token}).encode()


def create_table(port: int, game: str, address: str) -> tuple[str, list[str]]:
    made = post(port, "/api/tables", {"game": game, "players": SEATS, "seat": 0, "name": "Seat 0"}, address)
    table = made["table"]
    places = [f"/api/tables/{table}/seats/{seat}" for seat in range(1, SEATS)]
    others = [post(port, place, {"name": f"Seat {seat}"}, address) for seat, place in enumerate(places, 1)]
    return table, [made["token"], *(other["token"] for other in others)]


def post(port: int, path: str, content: dict[str, Any], address: str = "127.0.0.1") -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(address, 0))
    connection.request("POST", path, json.dumps(content), {"content-type": "application/json"})
    answer = connection.getresponse()
    text = answer.read()
    connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
    return json.loads(text)


# Servers.


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
    command = ["-m", "uvicorn", "bare:app", "--port", str(port), "--log-level", "critical", "--app-dir", folder]
    with running(command, port, "/") as (process, _):
        yield process


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """CPU seconds of all threads of a process, user and system."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[bytes]) -> int:
    return int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# Measurements.


class FanOut:
    """One table of the bare server: what one client says, all four hear."""

    def __init__(self, port: int, number: int, figures: Figures) -> None:
        self.path = f"/ws?table={number}"
        self.port = port
        self.figures = figures
        self.sockets: list[Socket] = []
        self.heard = 0

    async def open(self) -> None:
        for _ in range(SEATS):
            self.sockets.append(await connect(self.port, self.path, self.hear))
        self.figures.send(partial(self.sockets[0].send, MESSAGE))

    def hear(self, _: bytes) -> None:
        self.heard += 1
        if self.heard % SEATS == 0:
            self.figures.moves += 1
            self.figures.send(partial(self.sockets[self.heard // SEATS % SEATS].send, MESSAGE))

    def close(self) -> None:
        for opened in self.sockets:
            opened.transport.close()


class Load:
    """Clients of one server."""

    def __init__(self, process: subprocess.Popen[bytes], tables: Sequence[Game | FanOut], figures: Figures) -> None:
        self.process = process
        self.tables = tables
        self.figures = figures
        self.spent = 0.0

    async def open(self, pause: float = 0.0) -> None:
        for table in self.tables:
            await table.open()
            await asyncio.sleep(pause)

    async def count(self, seconds: float) -> None:
        began = cpu_seconds(self.process)
        await asyncio.sleep(seconds)
        self.spent += cpu_seconds(self.process) - began

    @property
    def rate(self) -> float:
        return self.figures.moves / max(self.spent, 0.01)

    def close(self) -> None:
        for table in self.tables:
            table.close()


async def saturated(ours: Load, bare: Load, seconds: float) -> dict[str, float]:
    """Measure both servers saturated, in turns of one second."""
    empty = memory(ours.process)
    await ours.open()
    await asyncio.sleep(SETTLING)
    full = memory(ours.process)
    ours.figures.hold()
    bare.figures.hold()
    await bare.open()
    for load in (ours, bare):
        load.figures.clear()
    for _ in range(max(1, round(seconds))):
        for load in (ours, bare):
            load.figures.release()
            await load.count(1.0)
            load.figures.hold()
            await asyncio.sleep(0.1)  # for what is on its way
    ours.close()
    bare.close()
    return results(ours, max(1, round(seconds)), (full - empty) / len(ours.tables))


async def paced(ours: Load, seconds: float) -> dict[str, float]:
    """One move per second and table, not all at the same instant."""
    empty = memory(ours.process)
    await ours.open(1.0 / len(ours.tables))
    await asyncio.sleep(SETTLING)
    full = memory(ours.process)
    ours.figures.clear()
    await ours.count(seconds)
    ours.close()
    return results(ours, seconds, (full - empty) / len(ours.tables))


def results(load: Load, seconds: float, bytes_a_table: float) -> dict[str, float]:
    figures = load.figures
    latencies = sorted(figures.latencies) or [0.0]
    return {
        "moves/cpu-s": load.rate,
        "moves/s": figures.moves / seconds,
        "p50": latencies[len(latencies) // 2] * 1000,
        "p99": latencies[int(len(latencies) * 0.99)] * 1000,
        "bytes": figures.bytes / max(1, figures.updates),
        "memory": bytes_a_table / 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
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
            with (
                bare_server(folder, other := free_port()) as anchor,
                parfait_server(folder, port := free_port()) as (server, start),
            ):
                bare = fan_outs(anchor, other, tables)
                found = asyncio.run(saturated(games_at(server, port, names, tables, 0.0), bare, arguments.seconds))
            report.add(f"{tables} tables, saturated", found, start, bare.rate)
            with parfait_server(folder, port := free_port()) as (server, start):
                found = asyncio.run(paced(games_at(server, port, names, tables, 1.0), arguments.seconds))
            report.add(f"{tables} tables, 1 move/s", found, start, bare.rate)


def games_at(process: subprocess.Popen[bytes], port: int, names: list[str], tables: int, pace: float) -> Load:
    """Games at a server; each table has its own address, because the server limits what one address may do."""
    figures = Figures()
    addresses = [f"127.1.{i // 250}.{i % 250 + 1}" for i in range(tables)]
    made = [Game(port, names[i % len(names)], figures, pace, address) for i, address in enumerate(addresses)]
    return Load(process, made, figures)


def fan_outs(process: subprocess.Popen[bytes], port: int, tables: int) -> Load:
    figures = Figures()
    return Load(process, [FanOut(port, number, figures) for number in range(tables)], figures)


class Report:
    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        if not as_json:
            print("Moves per CPU second of the server (durable on SQLite), four seats a table, beside a bare fan-out")
            heads = ("moves/cpu-s", "bare", "ratio", "moves/s", "p50 ms", "p99 ms", "B/update", "kB/table", "start s")
            print(f"{'':24}" + "".join(f"{head:>12}" for head in heads))

    def add(self, case: str, found: dict[str, float], start: float, bare: float) -> None:
        moves = found["moves/cpu-s"]
        if not self.as_json:
            figures = (moves, bare, moves / bare, found["moves/s"], found["p50"], found["p99"], found["bytes"])
            shown = [f"{figure:12.0f}" if figure > 100 else f"{figure:12.2f}" for figure in figures]
            print(f"{case:24}" + "".join(shown) + f"{found['memory']:12.0f}{start:12.2f}", flush=True)
            return
        self._line("server", case, moves, "moves/cpu-s", "bare Starlette fan-out", bare, moves / bare)
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
