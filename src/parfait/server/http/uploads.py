"""Uploaded records on their way to the process that replays them: only a few at a time, and with a time limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from parfait.records import read_record
from parfait.server.protocol.refusals import Refused
from parfait.server.workers.replays import LONGEST_RECORD

if TYPE_CHECKING:
    from parfait.server.workers.tasks import Workers

MOST_BYTES = 4 * LONGEST_RECORD  # of all records that are being received or replayed
MOST_AT_ONCE = 2  # of one address


class Uploads:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.bytes = 0
        self.addresses: Counter[str] = Counter()

    @contextmanager
    def admitted(self, address: str, announced: str | None) -> Iterator[None]:
        """Reserve room for a record of the announced length before receiving it. Raises `Refused` if there is none."""
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
        """A part of the record's replay, as JSON."""
        if not record.strip():
            # Reports the error without a process, for which `parfait doctor` would wait when it measures uploads.
            read_record(record)
        return await self.workers.replay(record, seat, start, address)
