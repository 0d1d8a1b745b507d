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
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parfait.core.patterns import expanded
from parfait.server.store import Backend
from parfait.server.tables import entries as e
from parfait.server.tables.table import fold
from tests.patience import PATIENCE
from tests.ports import free_port

LIMITS = {
    "PARFAIT_MESSAGES_PER_SECOND": "1e9",
    "PARFAIT_TABLE_BURST": "1e9",
    "PARFAIT_TABLES_PER_ADDRESS": "1000000",
    "PARFAIT_REQUESTS_PER_SECOND": "1e9",
    "PARFAIT_READINGS_PER_MINUTE": "1e9",
    "PARFAIT_BOT_DELAY": "0.02",
    "PARFAIT_BOT_WORKERS": "1",
}


class ServerProcess:
    """`parfait serve`, started, killed and started again on the same port."""

    program: tuple[str, ...] = (sys.executable, "-m", "parfait")

    def __init__(self, database: str, *options: str, **environment: str) -> None:
        self.database = database
        self.options = options
        self.port = free_port()
        self.mark = f"PARFAIT_TEST={os.getpid()}-{self.port}"  # of all processes that come of it
        self.environment = {**os.environ, **LIMITS, **environment, **dict([self.mark.split("=")])}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def arguments(self) -> list[str]:
        address = ["--host", "127.0.0.1", "--port", str(self.port)]
        return ["serve", *address, "--log-level", "warning", "--database", self.database, *self.options]

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*self.program, *self.arguments],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            preexec_fn=_hear_hang_ups if os.name == "posix" else None,
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
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def processes(self) -> list[int]:
        """All that run on its behalf, also when it is gone itself."""
        assert self.process is not None
        found = [self.process.pid] if self.process.poll() is None else []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # somebody else's, or gone meanwhile
                if self.mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                    found.append(int(folder.name))
        return found

    async def until_alone(self) -> None:
        """Until nothing runs on its behalf any more."""
        patience = time.monotonic() + PATIENCE
        while left := self.processes():
            assert time.monotonic() < patience, left
            await asyncio.sleep(0.05)

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> Any:
        return json.loads(self.text(path))

    def text(self, path: str) -> str:
        with urllib.request.urlopen(self.base + path, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
            return content.decode()

    def post(self, path: str, content: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self.base + path, json.dumps(content).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)


def _hear_hang_ups() -> None:
    """As a server that is not started under nohup, though these tests may be."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


class Player:
    """Plays one seat; sends a move again, with its id, until it is acknowledged.

    The first server is where it plays; while that one does not answer, it goes to the next.
    """

    def __init__(self, servers: list[ServerProcess], table: str, token: str, seed: int) -> None:
        self.servers = servers
        self.socket: ClientConnection | None = None
        self.away = 0  # servers further than the first
        self.table = table
        self.token = token
        self.dice = random.Random(seed)
        self.acknowledged: dict[str, int] = {}  # id → the step after it
        self.pending: dict[str, Any] | None = None
        self.legal: list[str] | None = None  # what may be moved now, unless a move is on its way
        self.step = 0
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
            server = self.servers[self.away % len(self.servers)]
            try:
                async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, open_timeout=5) as socket:
                    self.socket = socket
                    await socket.send(json.dumps({"type": "join", "table": self.table, "token": self.token}))
                    while not self.over and not self.stopping:
                        await self.hear(json.loads(await socket.recv()), socket)
            except (OSError, WebSocketException, TimeoutError):
                self.reconnections += 1
                self.away += 1
                await asyncio.sleep(0.05)

    async def go_home(self) -> None:
        """Back to the first server, which answers again."""
        if self.away % len(self.servers):
            self.away = -1  # one more when the connection ends
            if self.socket is not None:
                await self.socket.close()

    async def hear(self, message: dict[str, Any], socket: ClientConnection) -> None:
        if message["type"] in ("table", "update"):
            self.legal, self.step = message.get("legal"), message["step"]
        if message.get("answer"):
            self.legal = None  # it could be changed
        if message["type"] in ("table", "info"):
            self.over = message["info"]["status"] == "over"
        if message["type"] in ("update", "done", "ready") and message.get("id"):
            self.acknowledged[message["id"]] = message["step"]
            if self.pending is not None and message["id"] == self.pending["id"]:
                self.pending = None
        if message["type"] == "error":
            if message["key"] in ("storage-away", "too-fast") and message["to"] == "join":
                raise ConnectionError  # come again
            if message["key"] == "storage-away":
                await asyncio.sleep(0.1)
                await self.send(socket)
            elif message["key"] == "wrong-step":
                self.pending = None  # it was never made, and the table has gone on without it
            else:
                raise AssertionError(message)
        if message["type"] == "table":
            await self.send(socket)
        if self.legal and self.pending is None:
            move = self.dice.choice(expanded(self.legal))
            self.pending = {"type": "move", "id": f"{self.dice.getrandbits(64):x}", "step": self.step, "move": move}
            self.legal = None
            await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        """The move that waits for its receipt."""
        if self.pending is not None:
            await socket.send(json.dumps(self.pending, separators=(",", ":")))


async def open_games(server: ServerProcess, servers: list[ServerProcess], games: list[tuple[str, int]]) -> list[Player]:
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
        for seat, token in enumerate(keys):  # neighbours at different servers
            near = servers[seat % len(servers) :] + servers[: seat % len(servers)]
            players.append(Player(near, made["table"], token, 100 * number + seat))
        await _begin(server, made["table"], made["token"])
    return players


async def _begin(server: ServerProcess, table: str, token: str) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
        await socket.send(json.dumps({"type": "join", "table": table, "token": token}))
        await socket.send(json.dumps({"type": "start"}))
        while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"] != "update":
            pass


async def until_workers(server: ServerProcess, count: int) -> None:
    patience = time.monotonic() + PATIENCE
    while len(workers_of(server)) < count:
        assert time.monotonic() < patience
        await asyncio.sleep(0.1)


def workers_of(server: ServerProcess) -> list[int]:
    """The processes that serve, by number."""
    assert server.process is not None
    command = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(server.process.pid)]
    lines = subprocess.run(
        command, capture_output=True, text=True, check=False
    ).stdout.splitlines()  # fails without any
    return [int(line.split()[0]) for line in lines if "spawn_main" in line]


def serving(server: ServerProcess, port: int) -> int:
    """Which of a server's processes has the connection that comes from this port."""
    sockets = {f"socket:[{inode}]" for inode in connections(server.port, port)}
    for worker in workers_of(server):
        for handle in Path(f"/proc/{worker}/fd").iterdir():
            with suppress(OSError):  # closed meanwhile
                if os.readlink(handle) in sockets:
                    return worker
    raise ConnectionError


def connections(local: int, remote: int) -> Iterator[str]:
    """The inodes of sockets between two ports of this machine."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if [int(address.partition(":")[2], 16) for address in fields[1:3]] == [local, remote]:
            yield fields[9]


async def until_moves(players: list[Player], count: int) -> None:
    """Until so many more moves are acknowledged at every table that is not over."""
    wanted = {table: moves + count for table, moves in moves_of(players).items()}
    patience = time.monotonic() + PATIENCE
    while True:
        for player in players:
            if player.failure is not None:
                raise player.failure
        over = {player.table for player in players if player.over}
        behind = [table for table, moves in moves_of(players).items() if moves < wanted[table] and table not in over]
        if not behind:
            return
        assert time.monotonic() < patience, [(p.table, p.pending, p.step) for p in players if p.table in behind]
        await asyncio.sleep(0.005)


def moves_of(players: list[Player]) -> Counter[str]:
    """The moves that are acknowledged, by table."""
    moves: Counter[str] = Counter()
    for player in players:
        moves[player.table] += len(player.acknowledged)
    return moves


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


class Counted(NamedTuple):
    """What became of the moves that were acknowledged."""

    kept: int
    lost: int  # not in their log, or not where they were said to be
    doubled: int


def count_moves(database: Backend, players: list[Player]) -> Counted:
    """Every acknowledged move is looked for in its log; and every log is replayed."""
    kept = lost = doubled = 0
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
            if isinstance(entry, e.Played | e.Answered) and entry.id:
                doubled += entry.id in made
                made[entry.id] = step
        for player in players:
            if player.table == table:
                found = sum(made.get(id) == after for id, after in player.acknowledged.items())
                kept += found
                lost += len(player.acknowledged) - found
    return Counted(kept, lost, doubled)
