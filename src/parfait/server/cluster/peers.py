"""Connects the house to the notifications that PostgreSQL carries.

A notification has a kind, the server that sent it, and the rest: `log` (new entries in the logs of these tables),
`here` (who is at a table of mine), `who` (asks for that: at one table, or at all when none is named), `alive`, `bye`.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from parfait.server.cluster.listener import PATIENCE, NewsListener
from parfait.server.store import Backend, StorageUnavailable
from parfait.server.store.postgresql import PostgresqlBackend
from parfait.server.tables.house import House, MeetingPlace

BEAT = 5.0  # seconds after which a server says again that it is there
REPEAT = 4  # beats after which it says again who is at its tables
GONE = 15.0  # seconds after which a server that says nothing more is gone, and whoever was there


class Cluster:
    def __init__(self, house: House, writer: Backend, url: str) -> None:
        assert isinstance(writer, PostgresqlBackend)
        writer.origin = house.name
        self.house = house
        self.speaker = PostgresqlBackend(url, house.name)
        self.speakers = ThreadPoolExecutor(1, "announce")
        self.unsaid: dict[str, str] = {}  # by subject: only the latest on each matters
        self.something_to_say = asyncio.Event()
        self.said: dict[int, str] = {}  # by table: who we said is there
        self.servers: dict[str, float] = {}  # the others, and when they last said anything
        house.announce = self._announce
        house.ask_who = self._ask_who
        self.news = NewsListener(PostgresqlBackend(url, house.name), house.metrics, self._hear, self._missed)
        house.metrics.gauges["listening"] = lambda: self.news.listening
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._speak()), loop.create_task(self._beat())]

    # Hearing

    def _missed(self) -> None:
        """Listening has (re)started: handle what may have been missed before."""
        self.house.look_everywhere()
        self._say("who", "who")
        self._announce_again(self.house.by_key.values())

    def _hear(self, payload: str) -> None:
        try:
            kind, server, rest = (*payload.split(" ", 2), "", "")[:3]
            if server != self.house.name:
                self._heed(kind, server, rest)
        except Exception as error:  # whoever may connect to the database may say anything on this channel
            self.house.fault("news", error)

    def _heed(self, kind: str, server: str, rest: str) -> None:
        self.servers[server] = time.monotonic()
        if kind == "who":
            asked = [self.house.by_key.get(int(rest))] if rest else list(self.house.by_key.values())
            self._announce_again(room for room in asked if room is not None)
        elif kind == "bye":
            self._forget(server)
        elif kind == "log":
            self.house.heard_of(map(int, rest.split(",")))
        elif kind == "here":
            key, watchers, *seats = map(int, rest.split(","))
            self.house.heard_who(server, key, seats, watchers)

    def _forget(self, server: str) -> None:
        self.servers.pop(server, None)
        for room in list(self.house.by_key.values()):
            room.presence_elsewhere(server, [], 0)

    # Speaking

    def _announce(self, room: MeetingPlace) -> None:
        here = room.presences
        numbers = ",".join(map(str, [room.key, here.watchers, *here.here]))
        if self.said.get(room.key) != numbers:
            self.said[room.key] = numbers
            self._say(f"here {room.key}", "here", numbers)

    def _announce_again(self, rooms: Iterable[MeetingPlace]) -> None:
        for room in rooms:
            self.said.pop(room.key, None)
            if room.audiences:
                self._announce(room)

    def _ask_who(self, room: MeetingPlace) -> None:
        self._say(f"who {room.key}", "who", str(room.key))

    def _say(self, subject: str, kind: str, rest: str = "") -> None:
        self.unsaid[subject] = self._worded(kind, rest)
        self.something_to_say.set()

    def _worded(self, kind: str, rest: str = "") -> str:
        return f"{kind} {self.house.name} {rest}".rstrip()

    async def _speak(self) -> None:
        while True:
            await self.something_to_say.wait()
            self.something_to_say.clear()
            saying, self.unsaid = self.unsaid, {}
            try:
                await self._announced(list(saying.values()))
            except StorageUnavailable:
                self.unsaid = saying | self.unsaid
                self.something_to_say.set()
                await asyncio.sleep(PATIENCE)
            except Exception as error:
                self.house.fault("announce", error)
                await asyncio.sleep(PATIENCE)

    async def _announced(self, texts: list[str]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.speakers, self.speaker.announce, texts)

    async def _beat(self) -> None:
        """Send our heartbeat, which also proves that notifications arrive, and drop servers that are silent."""
        for beat in itertools.count(1):
            await asyncio.sleep(BEAT)
            try:
                self._say("alive", "alive")
                if beat % REPEAT == 0:
                    self.said.clear()  # rooms that are forgotten by now among them
                    self._announce_again(self.house.by_key.values())
                for server, heard in list(self.servers.items()):
                    if time.monotonic() - heard > GONE:
                        self._forget(server)
            except Exception as error:
                self.house.fault("beat", error)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        listening = self.news.listening
        await self.news.stop()
        if listening:
            try:
                await self._announced([self._worded("bye")])
            except StorageUnavailable:
                pass  # so nobody can hear it
            except Exception as error:
                self.house.fault("announce", error)
        self.speakers.shutdown(wait=True)
        self.speaker.close()
