"""Clients that note when each message comes, to tell what is pushed to them from what they would have to ask for."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parfait.core.patterns import expanded
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess


class Listener:
    """One connection to one server. It joins once and never asks again: whatever it hears after that was pushed."""

    def __init__(self, table: str, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.port: int = socket.local_address[1]
        self.heard: list[tuple[float, dict[str, Any]]] = []  # when, what
        self.news = asyncio.Event()
        self.legal: list[str] = []
        self.step = 0
        self.here: list[int] = []
        self.task = asyncio.create_task(self._listen())

    @classmethod
    async def join(cls, server: ServerProcess, table: str, token: str | None = None) -> Listener:
        socket = await connect(f"ws://127.0.0.1:{server.port}/ws", compression=None, open_timeout=PATIENCE)
        listener = cls(table, socket)
        await listener.say("join", table=table, **({"token": token} if token else {}))
        await listener.until(lambda message: message["type"] == "table")
        return listener

    async def _listen(self) -> None:
        async with self.socket:  # closed, too, when a test fails before it leaves
            while True:
                try:
                    message = json.loads(await self.socket.recv())
                except ConnectionClosed:
                    return
                if message["type"] in ("update", "table"):
                    self.legal, self.step = expanded(message.get("legal") or []), message["step"]
                if message["type"] in ("presence", "table"):
                    self.here = message["here"]
                self.heard.append((time.monotonic(), message))
                self.news.set()

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def until(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> float:
        """When a message came, of those after the first `since`."""
        patience = time.monotonic() + PATIENCE
        while True:
            for when, message in self.heard[since:]:
                if wanted(message):
                    return when
            assert not self.task.done(), f"the connection ended; heard last: {self.heard[-1:]}"
            assert time.monotonic() < patience, f"not heard; heard last: {self.heard[-1:]}"
            self.news.clear()
            try:
                await asyncio.wait_for(self.news.wait(), 0.5)
            except TimeoutError:
                continue

    async def until_here(self, *seats: int) -> None:
        patience = time.monotonic() + PATIENCE
        while self.here != list(seats):
            assert time.monotonic() < patience, (self.here, seats)
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        self.task.cancel()
        await self.socket.close()


async def lag(near: Listener, far: Listener, wanted: Callable[[dict[str, Any]], bool], act: Callable[[], Any]) -> float:
    """Do something at `near`'s server: how much later than `near` does `far` hear of it?"""
    counts = len(near.heard), len(far.heard)
    await act()
    said = await near.until(wanted, counts[0])
    return await far.until(wanted, counts[1]) - said
