"""News between two servers on one PostgreSQL: from a line said at one to its arrival at a client of the other.

    python -m bench.news            a table for people
    python -m bench.news --json     one JSON object per line

Both directions in turn, each line beside a bare NOTIFY that a session of its own hears, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import queue
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

import psycopg
from tests.server.listeners import Listener
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess

LINES = 100  # in each direction


class Bare:
    """A session that notifies and one that listens."""

    def __init__(self, url: str) -> None:
        self.speaker = psycopg.connect(url, autocommit=True)
        self.listener = psycopg.connect(url, autocommit=True)
        self.listener.execute("LISTEN bare")
        self.heard: queue.SimpleQueue[float] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(psycopg.OperationalError):  # the end of PostgreSQL is the end of it
            for _ in self.listener.notifies():
                self.heard.put(time.perf_counter())

    def seconds(self) -> float:
        began = time.perf_counter()
        self.speaker.execute("NOTIFY bare")
        return self.heard.get() - began


@contextmanager
def two_servers(url: str) -> Iterator[list[ServerProcess]]:
    servers = [ServerProcess(url, PARFAIT_CHAT_PER_MINUTE="1e9") for _ in range(2)]
    try:
        for server in servers:
            server.start()
        for server in servers:
            server.until_ready()
        yield servers
    finally:
        for server in servers:
            server.stop()


async def measured(servers: list[ServerProcess], bare: Bare, lines: int) -> tuple[list[list[float]], list[float]]:
    """The delays in both directions and of the bare NOTIFY, in seconds."""
    made = await asyncio.to_thread(
        servers[0].post, "/api/tables", {"game": "dokitto-ice", "players": 2, "seat": 0, "name": "Anna"}
    )
    first = await Listener.join(servers[0], made["table"], made["token"])
    second = await Listener.join(servers[1], made["table"])
    found: list[list[float]] = [[], []]
    anchors = []
    for number in range(lines):
        for direction, (near, far) in enumerate(((first, second), (second, first))):
            text = f"{direction} {number}"
            count, began = len(far.heard), time.monotonic()
            await near.say("say", text=text)
            found[direction].append(await far.until(partial(said, text), count) - began)
            anchors.append(await asyncio.to_thread(bare.seconds))
            await asyncio.sleep(0.01)
    for client in (first, second):
        await client.leave()
    return found, anchors


def said(text: str, message: dict[str, object]) -> bool:
    return message.get("text") == text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--lines", type=int, default=LINES, help="in each direction")
    arguments = parser.parse_args()
    with PostgreSQL.running() as postgresql:
        url = postgresql.database("news")
        with two_servers(url) as servers:
            directions, anchors = asyncio.run(measured(servers, Bare(url), arguments.lines))
    if not arguments.json:
        print("Milliseconds from a line said at one server to its arrival at the other, beside a bare NOTIFY")
        print(f"{'':12}{'median':>10}{'worst':>10}{'bare':>10}{'ratio':>10}")
    bare = statistics.median(anchors) * 1000
    for case, seconds in zip(("there", "back"), directions, strict=True):
        median, worst = statistics.median(seconds) * 1000, max(seconds) * 1000
        if arguments.json:
            line = {"bench": "news", "case": case, "value": median, "unit": "ms", "anchor": "bare NOTIFY"}
            print(json.dumps(line | {"anchor_value": bare, "ratio": median / bare}))
            print(json.dumps({"bench": "news-worst", "case": case, "value": worst, "unit": "ms"}))
        else:
            print(f"{case:12}{median:10.1f}{worst:10.1f}{bare:10.1f}{median / bare:10.1f}")


if __name__ == "__main__":
    main()
