"""Jobs for the worker processes, and their order when these are busy."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, NamedTuple

from parfait.core import ParfaitError

LAST_COMES_FIRST = 8  # every eighth job is taken from the lowest rank, so that nobody waits for ever


class Rank(IntEnum):
    """The order of priority."""

    AWAITED = 0  # a move that somebody at the table waits for
    WATCHED = 1  # any other move
    HINT = 2
    RECORD = 3
    REVIEW = 4


class Share(NamedTuple):
    """Who the work is for. Addresses take turns, and so do the tables of an address."""

    rank: Rank
    address: str
    table: str


Answer = bytes | ParfaitError | None  # JSON, a refusal, or None for a job that was given up


@dataclass(slots=True)
class Job:
    kind: str  # as process.py names it
    share: Share
    arguments: tuple[Any, ...]
    tries: int  # that are left
    since: float = 0.0  # when it was given, by the clock of the event loop
    answer: asyncio.Future[Answer] = field(init=False, repr=False)  # from `Pool.run` on

    @property
    def wanted(self) -> bool:
        """Whether a caller is still waiting. Otherwise the job is not started."""
        return not self.answer.done()


Tables = dict[str, deque[Job]]


class FairQueue:
    def __init__(self) -> None:
        self.ranks: dict[Rank, dict[str, Tables]] = {rank: {} for rank in Rank}
        self.size = 0
        self.taken = 0

    def __len__(self) -> int:
        return self.size

    def put(self, job: Job, *, first: bool = False) -> None:
        """Add a job; `first`: it has already had its turn."""
        rank, address, table = job.share
        addresses = self.ranks[rank]
        tables = addresses.setdefault(address, {})
        waiting = tables.setdefault(table, deque())
        if first:
            waiting.appendleft(job)
            tables |= {name: tables.pop(name) for name in list(tables) if name != table}
            addresses |= {name: addresses.pop(name) for name in list(addresses) if name != address}
        else:
            waiting.append(job)
        self.size += 1

    def take(self) -> Job:
        """Take the next job; there must be one."""
        self.taken += 1
        ranks = [rank for rank in Rank if self.ranks[rank]]
        addresses = self.ranks[ranks[-1] if self.taken % LAST_COMES_FIRST == 0 else ranks[0]]
        address, tables = next(iter(addresses.items()))
        table, waiting = next(iter(tables.items()))
        job = waiting.popleft()
        self.size -= 1
        # Whoever had a turn goes to the end of the line.
        del tables[table], addresses[address]
        if waiting:
            tables[table] = waiting
        if tables:
            addresses[address] = tables
        return job

    def waiting(self, share: Share) -> int:
        """How many jobs of this rank and address are waiting."""
        return sum(map(len, self.ranks[share.rank].get(share.address, {}).values()))

    def crowd(self, share: Share) -> int:
        """Among how many jobs the time is divided, for one of this share: as if every address had as many as this.

        All addresses of lower rank count for one: they come later, but they do come.
        """
        before = {share.address}.union(*(self.ranks[rank] for rank in Rank if rank <= share.rank))
        after = any(self.ranks[rank].keys() - before for rank in Rank if rank > share.rank)
        own = 1 + sum(self.waiting(share._replace(rank=rank)) for rank in Rank)
        return (len(before) + after) * own
