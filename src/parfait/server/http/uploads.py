"""Records that people open, on their way to a process that replays them: few at a time, and not for long."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from parfait.core import ParfaitError
from parfait.records import read_record
from parfait.server.protocol.refusals import Refused
from parfait.server.workers.replays import LONGEST_RECORD

if TYPE_CHECKING:
    from parfait.server.workers.tasks import Workers

MOST_BYTES = 4 * LONGEST_RECORD  # of all records that are being received or replayed
MOST_AT_ONCE = 2  # of one address
PATIENCE = 30.0  # seconds until a record is replayed, with the time that it waits


class Uploads:
    def __init__(self, pool: Workers) -> None:
        self.pool = pool
        self.bytes = 0
        self.addresses: Counter[str] = Counter()

    @contextmanager
    def admitted(self, address: str, announced: str | None) -> Iterator[None]:
        """Room for a record of the length that its sender announced, before it is received; `Refused` without it."""
        known = announced is not None and announced.isascii() and announced.isdigit() and len(announced) < 12
        size = int(announced) if known and announced is not None else LONGEST_RECORD
        if size > LONGEST_RECORD:
            raise Refused("too-large", 413, most=LONGEST_RECORD)
        if self.addresses[address] >= MOST_AT_ONCE:
            raise Refused("too-fast", 429)
        if self.bytes + size > MOST_BYTES:
            raise Refused("too-many-records", 503)
        self.bytes += size
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.bytes -= size
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    async def replay(self, record: bytes, seat: int, start: int, address: str) -> bytes:
        """A stretch of the record, as JSON."""
        if not record.strip():
            read_record(
                record
            )  # says what is wrong; so `parfait doctor` waits for no process to try how much gets through
        future: asyncio.Future[bytes | ParfaitError | None] = asyncio.get_running_loop().create_future()
        self.pool.replay(record, seat, start, address, future.set_result, lambda: not future.done())
        try:
            answer = await asyncio.wait_for(future, PATIENCE)
        except TimeoutError:
            raise Refused("too-many-records", 503) from None
        if answer is None:
            raise Refused("record-too-slow", 422)
        if isinstance(answer, ParfaitError):
            raise answer
        return answer
