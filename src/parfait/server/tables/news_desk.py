"""Between the house and the news that PostgreSQL carries."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from parfait.server.store import Away, Backend
from parfait.server.store.news import News
from parfait.server.store.postgresql import PostgresqlBackend
from parfait.server.tables.house import House
from parfait.server.tables.room import Room

REPEAT = 20.0  # seconds after which a server says again who is at its tables


class NewsDesk:
    def __init__(self, house: House, writer: Backend, url: str) -> None:
        assert isinstance(writer, PostgresqlBackend)
        writer.origin = house.name
        self.house = house
        self.speaker = PostgresqlBackend(url, house.name)
        self.speakers = ThreadPoolExecutor(1, "announce")
        self.news = News(PostgresqlBackend(url, house.name), house.hear, self._missed)
        self.told: dict[int, str] = {}  # by table: what was announced last
        house.announce = self._announce
        self.repeating = asyncio.get_running_loop().create_task(self._repeat())

    def _missed(self) -> None:
        self.house.look_everywhere()

    def _announce(self, room: Room) -> None:
        here = room.presences
        numbers = ",".join(map(str, [room.key, here.watchers, *here.here]))
        if self.told.get(room.key) == numbers:
            return
        self.told[room.key] = numbers
        self.speakers.submit(self._say, f"here {self.house.name} {numbers}")

    def _say(self, text: str) -> None:
        with suppress(Away):  # it is said again before long
            self.speaker.announce(text)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.told.clear()
            for room in self.house.rooms.values():
                if room.audiences:
                    self._announce(room)

    async def stop(self) -> None:
        self.repeating.cancel()
        await self.news.stop()
        self.speakers.shutdown(wait=True)
        self.speaker.close()
