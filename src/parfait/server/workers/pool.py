"""Processes, and the jobs that wait for them: `await pool.run(job)`.

A process that dies or takes too long is replaced, and its job given to the next one if it may be tried again.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Mapping
from typing import Protocol

import structlog

from parfait.core import ParfaitError
from parfait.server.metrics import Metrics
from parfait.server.workers.jobs import Answer, FairQueue, Job
from parfait.server.workers.process import Failed
from parfait.server.workers.roster import SHORTEST_SHARE

HORIZON = 0.5  # seconds within which all moves that wait should have been thought about

log = structlog.get_logger()


class AnyWorker(Protocol):
    """Does one job after another: a process next to the server, or a Web Worker next to the device's own."""

    @property
    def running(self) -> bool: ...

    async def start(self) -> None: ...

    async def ask(self, kind: str, arguments: tuple[object, ...]) -> bytes | ParfaitError: ...

    async def end(self) -> None: ...


NewWorker = Callable[[int], AnyWorker]  # given its niceness


def new_process(niceness: int) -> AnyWorker:
    from parfait.server.workers.worker import Worker  # a device has no processes

    return Worker(niceness)


class Pool:
    def __init__(
        self,
        size: int,
        niceness: int,
        seconds: float,
        metrics: Metrics,
        idle: float | None = None,
        new_worker: NewWorker = new_process,
    ) -> None:
        """`seconds`: the most for one job; `idle`: how long a process stays without work."""
        self.size = size
        self.niceness = niceness
        self.seconds = seconds
        self.metrics = metrics
        self.idle = idle
        self.new_worker = new_worker
        self.queue = FairQueue()
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.workers: list[AnyWorker] = []
        self.busy = 0
        self.stopping = False

    async def run(self, job: Job) -> Answer:
        """The answer to a job. Cancelling gives the job up."""
        loop = asyncio.get_running_loop()
        job.since, job.answer = loop.time(), loop.create_future()
        self.queue.put(job)
        self.wake.set()
        if len(self.tasks) < self.size and len(self.tasks) < len(self.queue) + self.busy:
            self.tasks.append(loop.create_task(self._work()))
        return await job.answer

    async def _work(self) -> None:
        """Run one worker and its jobs while the server runs."""
        worker = self.new_worker(self.niceness)
        self.workers.append(worker)
        try:
            while True:
                job = await self._next(worker)
                self.busy += 1
                try:
                    if not worker.running:
                        await worker.start()
                    await self._do(worker, job)
                except Failed as error:
                    self.metrics.fault("bot", error)
                    self.finish(job, None)
                except Exception as error:  # whatever it is, the pool must not shrink
                    await worker.end()
                    self._failed(job, error)
                finally:
                    self.busy -= 1
        finally:
            await worker.end()

    async def _next(self, worker: AnyWorker) -> Job:
        while True:
            if self.stopping:  # before Python 3.12, `wait_for` drops a cancellation that comes with its result
                raise asyncio.CancelledError
            while len(self.queue):
                job = self.queue.take()
                if job.wanted:
                    return job
            self.wake.clear()
            try:
                await asyncio.wait_for(self.wake.wait(), self.idle if worker.running else None)
            except TimeoutError:
                await worker.end()

    async def _do(self, worker: AnyWorker, job: Job) -> None:
        self.finish(job, await asyncio.wait_for(worker.ask(job.kind, job.arguments), self.seconds))

    def _failed(self, job: Job, error: Exception) -> None:
        self.metrics.bot_workers_replaced += 1
        log.warning("bot_worker_replaced", job=job.kind, reason=type(error).__name__)
        job.tries -= 1
        if job.tries > 0:
            self.queue.put(job, first=True)
            self.wake.set()
        else:
            self.finish(job, None)

    def finish(self, job: Job, answer: Answer) -> None:
        if job.wanted and not self.stopping:
            job.answer.set_result(answer)

    async def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class MovePool(Pool):
    """The processes that choose moves. How long one takes reveals nothing about the position.

    A move's time is set when it is begun, by its level and the number of moves waiting, and not by what there is to
    decide: its worker is occupied for all of that time, and the answer is given a fixed moment after it, however early
    it was found.
    """

    def __init__(
        self,
        size: int,
        niceness: int,
        seconds: float,
        metrics: Metrics,
        shares: Mapping[str, float],
        new_worker: NewWorker = new_process,
    ) -> None:
        super().__init__(size, niceness, seconds, metrics, new_worker=new_worker)
        self.shares = shares
        self.margin = 0.0  # between the end of the time and the answer, for those that end late

    def share(self, job: Job, now: float) -> float:
        """The time for a move: the more moves are waiting, the less a level thinks."""
        _, level = job.arguments
        full = self.shares.get(level, self.shares["random"])
        fair = (job.since + HORIZON - now) * self.size / self.queue.crowd(job.share)
        return min(full, max(fair, SHORTEST_SHARE))

    async def _do(self, worker: AnyWorker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        share = self.share(job, began)
        answer = await asyncio.wait_for(worker.ask(job.kind, (*job.arguments, share)), self.seconds)
        now = loop.time()
        loop.call_at(began + answered_after(now - began, share + self.margin), self.finish, job, answer)
        await asyncio.sleep(max(0.0, began + share - now))


def answered_after(taken: float, planned: float) -> float:
    """When to give an answer: after the planned time, or the next multiple of it."""
    return planned * max(1, math.ceil(taken / planned))
