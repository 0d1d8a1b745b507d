"""Bots at work in processes of their own, so that none of them can hold up a table.

A worker is given a view and a level and answers with an action. The queue is bounded; a worker that dies or takes too
long is replaced and its job given to the next one, once. After that the answer is None, and the room moves at random.
Hints come after all moves, so that nobody's game waits for them.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import structlog

from parfait.core import View
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings

LENGTH = struct.Struct("!I")
TRIES = 2
MOST_HINTS = 50  # that may wait

log = structlog.get_logger()


class Estimated(NamedTuple):
    """One action and what the bot expects of it."""

    action: int
    value: float
    error: float


class Job(NamedTuple):
    view: View
    level: str
    analyse: bool
    done: Callable[[Any], None]
    tries: int = 0


class Pool:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.size = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = settings.bot_seconds
        self.longest = settings.bot_queue
        self.metrics = metrics
        self.jobs: deque[Job] = deque()  # moves
        self.hints: deque[Job] = deque()
        self.wake = asyncio.Event()
        self.workers: list[asyncio.Task[None]] = []
        self.processes: set[asyncio.subprocess.Process] = set()
        self.stopping = False

    @property
    def waiting(self) -> int:
        return len(self.jobs) + len(self.hints)

    def choose(self, view: View, level: str, done: Callable[[int | None], None]) -> None:
        """Ask for an action; `done` is called later, with None when no bot could tell."""
        self._put(Job(view, level, False, done))

    def analyse(self, view: View, level: str, done: Callable[[list[Estimated] | None], None]) -> None:
        """Ask what every legal action is worth."""
        self._put(Job(view, level, True, done))

    def _put(self, job: Job) -> None:
        if self.stopping or (len(self.hints) >= MOST_HINTS and job.analyse):
            asyncio.get_running_loop().call_soon(job.done, None)
            return
        if len(self.jobs) >= self.longest and not job.analyse:  # a move has to be made: try again when there is room
            asyncio.get_running_loop().call_later(1.0, self._put, job)
            return
        (self.hints if job.analyse else self.jobs).append(job)
        self.wake.set()
        if len(self.workers) < self.size and len(self.workers) < self.waiting + sum(map(_busy, self.workers)):
            self._hire()

    def _hire(self) -> None:
        self.workers.append(asyncio.get_running_loop().create_task(self._work(), name="free"))

    async def _work(self) -> None:
        """One worker and its jobs, for as long as the server runs."""
        process: asyncio.subprocess.Process | None = None
        task = asyncio.current_task()
        assert task is not None
        try:
            while True:
                while not self.waiting:
                    self.wake.clear()
                    await self.wake.wait()
                job = (self.jobs or self.hints).popleft()
                task.set_name("busy")
                try:
                    if process is None or process.returncode is not None:
                        process = await self._started(process)
                    answer = await asyncio.wait_for(_ask(process, job), self.seconds)
                except (OSError, asyncio.IncompleteReadError, TimeoutError, msgspec.DecodeError) as error:
                    if process is not None:
                        await self._ended(process)
                        process = None
                    self._failed(job, error)
                else:
                    self._call(job, answer)
                task.set_name("free")
        finally:
            if process is not None:
                await self._ended(process)

    async def _started(self, old: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process:
        if old is not None:
            await self._ended(old)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "parfait.server.bots.process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.processes.add(process)
        return process

    async def _ended(self, process: asyncio.subprocess.Process) -> None:
        self.processes.discard(process)
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    def _failed(self, job: Job, error: Exception) -> None:
        self.metrics.bot_workers_replaced += 1
        log.warning("bot_worker_replaced", level=job.level, game=job.view.game, reason=type(error).__name__)
        if job.tries + 1 < TRIES:
            (self.hints if job.analyse else self.jobs).appendleft(job._replace(tries=job.tries + 1))
        else:
            self._call(job, None)

    def _call(self, job: Job, answer: Any) -> None:
        if job.analyse and answer is not None:
            answer = [Estimated(int(action), value, error) for action, value, error in answer]
        try:
            job.done(answer)
        except Exception as error:
            self.metrics.errors["fault"] += 1
            log.error("fault", where="bot", exc_info=error)

    async def stop(self) -> None:
        self.stopping = True
        for worker in self.workers:
            worker.cancel()
        await asyncio.gather(*self.workers, return_exceptions=True)


def _busy(worker: asyncio.Task[None]) -> bool:
    return worker.get_name() == "busy"


async def _ask(process: asyncio.subprocess.Process, job: Job) -> Any:
    assert process.stdin is not None
    assert process.stdout is not None
    question = pickle.dumps((job.view, job.level, job.analyse))
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return msgspec.json.decode(await process.stdout.readexactly(length))
