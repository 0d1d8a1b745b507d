"""Real servers in processes of their own, on ports of this machine, and players who never give up."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from parfait.core.patterns import expanded
from parfait.server.store import Backend
from parfait.server.tables import entries as e
from parfait.server.tables.table import fold
from tests.ports import free_port

PATIENCE = 60.0
LIMITS = {
    "PARFAIT_MESSAGES_PER_SECOND": "1e9",
    "PARFAIT_TABLE_BURST": "1e9",
    "PARFAIT_REQUESTS_PER_SECOND": "1e9",
    "PARFAIT_READINGS_PER_MINUTE": "1e9",
    "PARFAIT_BOT_DELAY": "0.02",
    "PARFAIT_BOT_WORKERS": "1",
}


class ServerProcess:
    """`parfait serve`, started, killed and started again on the same port."""

    command = (sys.executable, "-m", "parfait")

    def __init__(self, database: str, *options: str, **environment: str) -> None:
        self.database = database
        self.options = options
        self.port = free_port()
        self.environment = {**os.environ, **LIMITS, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*self.command, "serve", "--host", "127.0.0.1", "--port", str(self.port), "--log-level", "warning"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *self.options],
            env=self.environment,
            stdout=subprocess.DEVNULL,
        )

    def until_ready(self) -> None:
        assert self.process is not None
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            assert self.process.poll() is None, "the server ended by itself"
            try:
                self.get("/healthz")
                return
            except OSError:
                time.sleep(0.02)
        raise TimeoutError

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.base + path, timeout=10) as answer:
            return json.load(answer)

    def post(self, path: str, content: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self.base + path, json.dumps(content).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)


class Player:
    """Plays one seat, at whichever server answers; sends a move again, with its id, until it is acknowledged."""

    def __init__(self, servers: list[ServerProcess], table: str, token: str, seed: int) -> None:
        self.servers = servers
        self.table = table
        self.token = token
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, int] = {}  # id → the step after it
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.stopping = False
        self.failure: Exception | None = None
        self.reconnections = 0

    async def run(self) -> None:
        try:
            await self._play()
        except Exception as error:
            self.failure = error
            raise

    async def _play(self) -> None:
        while not self.over and not self.stopping:
            server = self.dice.choice(self.servers)
            try:
                async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, open_timeout=5) as socket:
                    await socket.send(json.dumps({"type": "join", "table": self.table, "token": self.token}))
                    while not self.over and not self.stopping:
                        text = await asyncio.wait_for(socket.recv(), 0.5 if self.stopping else 30)
                        await self.hear(json.loads(text), socket)
            except (OSError, WebSocketException, TimeoutError):
                self.reconnections += 1
                await asyncio.sleep(0.05)

    async def hear(self, message: dict[str, Any], socket: Any) -> None:
        if message["type"] in ("update", "done") and message.get("id"):
            self.acknowledged[message["id"]] = message["step"]
            if self.pending is not None and message["id"] == self.pending["id"]:
                self.pending = None
        if message["type"] == "error":
            if message["key"] == "storage-away" and message["to"] == "join":
                raise ConnectionError  # come again
            if message["key"] == "storage-away":
                await asyncio.sleep(0.1)
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending, separators=(",", ":")))
            elif message["key"] == "wrong-step":
                self.pending = None  # it was never made, and the table has gone on without it
            else:
                raise AssertionError(message)
        if message["type"] == "table":
            self.over = message["info"]["status"] == "over"
            if self.pending is not None:
                await socket.send(json.dumps(self.pending, separators=(",", ":")))
                return
        if message["type"] == "info":
            self.over = message["info"]["status"] == "over"
        if message.get("legal") and self.pending is None:
            move = self.dice.choice(expanded(message["legal"]))
            id = f"{self.dice.getrandbits(64):x}"
            self.pending = {"type": "move", "id": id, "step": message["step"], "move": move}
            await socket.send(json.dumps(self.pending, separators=(",", ":")))


def open_games(server: ServerProcess, servers: list[ServerProcess], games: list[tuple[str, int]]) -> list[Player]:
    """A player for each seat of each game; the last seat is a bot's where more than two play."""
    players = []
    for number, (game, seats) in enumerate(games):
        bots: list[dict[str, str]] = [{}] * (seats - 1) + [{"bot": "random"} if seats > 2 else {}]
        options = {"trophies_to_win": 30} if game == "dokitto-ice" else {}
        people = seats - (seats > 2)
        made = server.post(
            "/api/tables",
            {"game": game, "players": seats, "seats": bots, "seat": 0, "name": "P0", "options": options},
        )
        path = f"/api/tables/{made['table']}/seats"
        others = [server.post(f"{path}/{seat}", {"name": f"P{seat}"})["token"] for seat in range(1, people)]
        keys = [made["token"], *others]
        players += [Player(servers, made["table"], token, 100 * number + seat) for seat, token in enumerate(keys)]
        asyncio.run(_begin(server, made["table"], made["token"]))
    return players


async def _begin(server: ServerProcess, table: str, token: str) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": table, "token": token}))
        await socket.send(json.dumps({"type": "start"}))
        while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "update":
            pass


async def until_moves(players: list[Player], count: int) -> None:
    """Until so many more moves are acknowledged."""
    wanted = sum(len(player.acknowledged) for player in players) + count
    patience = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted:
        for player in players:
            if player.failure is not None:
                raise player.failure
        if all(player.over for player in players):
            return
        assert time.monotonic() < patience, [(p.table, p.pending, p.reconnections) for p in players]
        await asyncio.sleep(0.005)


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[None]:
    """The players play, and stop at the end of it."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    try:
        yield
    finally:
        for player in players:
            player.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=PATIENCE)


def check_logs(database: Backend, players: list[Player]) -> int:
    """Every acknowledged move is in its log, once and where it was said to be; and every log can be replayed."""
    checked = 0
    for table in {player.table for player in players}:
        key = database.find(table)
        assert key is not None
        log = database.log(key)
        fold(table, log)  # every step is checked as it is played again
        made: dict[str, int] = {}
        step = 0
        for text in log:
            entry = e.read(text)
            if isinstance(entry, e.Played | e.Started):
                step += len(entry.steps)
                if isinstance(entry, e.Played) and entry.id:
                    assert entry.id not in made, "made twice"
                    made[entry.id] = step
        for player in players:
            if player.table == table:
                for id, after in player.acknowledged.items():
                    assert made.get(id) == after, "acknowledged and lost"
                    checked += 1
    return checked
