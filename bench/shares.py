"""What one address can take from the others: hundreds of tables of the strongest bots, and floods of large records.

    make bench-shares            a table for people
    make bench-shares JSON=1     one JSON object per line

An honest table, from an address of its own, is measured alone and then beside each of them: how long its bot takes to
answer, how long a move takes to arrive at another seat, and how much memory the server and its processes hold.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from tests.ports import free_port

from bench.server import Heard, Socket, join, running
from parfait.core import Rng
from parfait.play import Match

SECONDS = 20.0
HONEST, GREEDY = "127.0.0.1", "127.0.0.2"
TABLES = 249
RECORDS = 60  # at once
SIZE = 1_950_000  # bytes of a record

decode = msgspec.json.Decoder(Heard).decode


def send(port: int, path: str, content: bytes, address: str) -> tuple[int, bytes]:
    client = http.client.HTTPConnection("127.0.0.1", port, timeout=60, source_address=(address, 0))
    try:
        client.request("POST", path, content, {"content-type": "application/json"})
        answer = client.getresponse()
        return answer.status, answer.read()
    except OSError:  # refused and closed while we were still sending
        return 0, b""
    finally:
        client.close()


def create(port: int, address: str, **wanted: Any) -> tuple[str, str]:
    status, text = send(port, "/api/tables", json.dumps({"game": "dokitto-ice", **wanted}).encode(), address)
    if status != 201:
        raise RuntimeError(text.decode())
    made = json.loads(text)
    return made["table"], made["token"]


async def connect_from(address: str, port: int, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, opened = await loop.create_connection(lambda: Socket("/ws", heard), "127.0.0.1", port, local_addr=(address, 0))
    await opened.open
    return opened


class Honest:
    """A table of a person and a bot of level 5; a second device of the person's sees every move arrive."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sent = self.answered = 0.0
        self.bots: list[float] = []
        self.arrivals: list[float] = []

    async def open(self) -> None:
        seats = [{}, {"bot": "5"}]
        self.table, self.token = await asyncio.to_thread(
            create, self.port, HONEST, players=2, seats=seats, seat=0, name="Ann", start=True
        )
        self.socket = await connect_from(HONEST, self.port, self.heard)
        self.device = await connect_from(HONEST, self.port, self.seen)
        for opened in (self.device, self.socket):
            opened.send(join(self.table, self.token))

    def seen(self, text: bytes) -> None:
        if text.startswith(b'{"type":"update"') and self.sent:
            self.arrivals.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    def heard(self, text: bytes) -> None:
        message, now = decode(text), time.perf_counter()
        if message.type == "error":
            raise RuntimeError(text.decode())
        if message.type == "info" and message.info.get("status") == "over":
            asyncio.get_running_loop().create_task(self.again())
            return
        if message.type not in ("update", "table"):
            return
        if message.type == "update" and message.id is None and self.answered:
            self.bots.append(now - self.answered)
        self.answered = now
        if message.legal:
            move = " ".join(word.split("|")[0] for word in message.legal[0].split(" "))
            self.answered = 0.0
            self.sent = now
            self.socket.send(f'{{"type":"move","id":"m","step":{message.step},"move":"{move}"}}'.encode())

    async def again(self) -> None:
        self.answered = self.sent = 0.0
        self.close()
        await self.open()

    def close(self) -> None:
        self.socket.transport.close()
        self.device.transport.close()


def large_record() -> bytes:
    match, rng, size = Match.new("aice", 4, {"rounds": 1000}), Rng(3), 0
    while not match.over and size < SIZE:
        if match.turn < 0:
            match.draw(rng)
        else:
            legal = match.legal_moves()
            match.play(match.turn, legal[rng.below(len(legal))], with_legal=True)
        size += len(json.dumps(match.record.steps[-1], separators=(",", ":"))) + 1
    return match.record.write().encode()


def memory(process: int) -> float:
    """The memory of a process and its children, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6 + sum(memory(int(child)) for child in children)


async def alone(port: int) -> None:
    await asyncio.sleep(0)


async def many_tables(port: int) -> None:
    """Tables of level-5 bots, each watched."""
    for _ in range(TABLES):
        table, token = await asyncio.to_thread(create, port, GREEDY, players=2, seats=[{"bot": "5"}] * 2, start=True)
        (await connect_from(GREEDY, port, lambda _: None)).send(join(table, token))


async def many_records(port: int) -> None:
    record = large_record()

    async def keep_sending() -> None:
        while True:
            await asyncio.to_thread(send, port, "/api/replay", record, GREEDY)

    flood.extend(asyncio.get_running_loop().create_task(keep_sending()) for _ in range(RECORDS))


flood: list[asyncio.Task[None]] = []


async def measure(port: int, process: int, stranger: Callable[[int], Awaitable[None]], seconds: float) -> list[float]:
    honest = Honest(port)
    before = memory(process)
    await stranger(port)
    await honest.open()
    most = before
    for _ in range(round(seconds)):
        await asyncio.sleep(1.0)
        most = max(most, memory(process))
    honest.close()
    for task in flood:
        task.cancel()
    flood.clear()
    return [p99(honest.bots), p99(honest.arrivals), before, most]


def p99(times: list[float]) -> float:
    if not times:
        raise RuntimeError("the honest table stood still")
    return sorted(times)[int(len(times) * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    arguments = parser.parse_args()
    heads = ("bot p99 s", "move p99 s", "MB before", "MB most")
    if not arguments.json:
        print(f"{'':28}" + "".join(f"{head:>12}" for head in heads))
    for stranger in (alone, many_tables, many_records):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = ["-m", "parfait", "serve", "--host", "127.0.0.1", "--port", str(port), "--log-level", "warning"]
            command += ["--database", f"sqlite:{Path(folder) / 'tables.sqlite3'}"]
            with running(command, port, "/healthz") as (process, _):
                found = asyncio.run(measure(port, process.pid, stranger, arguments.seconds))
        case = stranger.__name__.replace("_", " ")
        if not arguments.json:
            print(f"{case:28}" + "".join(f"{value:12.3f}" for value in found), flush=True)
            continue
        for head, value in zip(heads, found, strict=True):
            name, _, unit = head.rpartition(" ") if head.endswith(" s") else (head, "", "MB")
            line = {"bench": "shares", "case": f"{case}, {name}", "value": value, "unit": unit}
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
