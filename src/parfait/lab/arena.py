"""The arena: every fixture of a contest played, by several processes, whatever happens to them.

A worker that dies is replaced and its game is played again; a bot that was asked in a game during which workers die
twice, or that does not answer in time, forfeits that game.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future
from concurrent.futures import wait as wait_for
from itertools import islice
from multiprocessing.connection import wait
from typing import Any

from parfait.bots import UnknownBot
from parfait.core import BrokenRules, ParfaitError
from parfait.core.system import without_interrupts
from parfait.lab import processes
from parfait.lab.arena_worker import ANSWERED, READY, Loading, Thinking, work
from parfait.lab.play_fixture import Forfeit, PlayedGame, forfeited, header, play
from parfait.lab.schedule import Contest, Fixture, is_foreign
from parfait.records import Record, Step

MOST_DEATHS = 10  # of workers in one game, or one after the other before any is ready
MOST_FALSE_STARTS = 3  # of workers that die one after the other while somebody else's bot is loaded
BATCH = 4  # games that are handed to an executor at once
STARTING = 60.0  # seconds for a worker to load the bots


class ArenaError(ParfaitError):
    """The arena cannot continue."""


def run(contest: Contest, fixtures: Iterable[Fixture], workers: int) -> Generator[PlayedGame]:
    """Play all games, and yield each when it is over, in whatever order the workers finish."""
    arena = Arena(contest, fixtures)
    try:
        arena.hire(workers)
        yield from arena.games()
    finally:
        arena.dismiss()


def run_on(executor: Executor, workers: int, contest: Contest, fixtures: Iterable[Fixture]) -> Generator[PlayedGame]:
    """The same on an executor, such as that of a cluster. Only for our own bots, which neither hang nor crash."""
    if any(map(is_foreign, contest.bots)):
        raise ArenaError("cluster-own-bots")
    coming = iter(fixtures)
    in_hand: set[Future[list[PlayedGame]]] = set()
    try:
        while True:
            while len(in_hand) < 2 * workers and (batch := list(islice(coming, BATCH))):
                in_hand.add(executor.submit(play_all, contest, batch))
            if not in_hand:
                return
            done, in_hand = wait_for(in_hand, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        for future in in_hand:
            future.cancel()


def play_all(contest: Contest, fixtures: list[Fixture]) -> list[PlayedGame]:
    return [play(contest, fixture) for fixture in fixtures]


class ArenaWorker:
    """A process, and what it is doing."""

    def __init__(self, contest: Contest) -> None:
        context = processes.context()
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, contest, *processes.surroundings()), daemon=True)
        with without_interrupts():
            self.process.start()
        other.close()
        self.fixture: Fixture | None = None
        self.loading: str | None = None  # the bot that is being loaded
        self.thinking: int | None = None  # the seat whose bot is somebody else's and was asked last
        self.steps: list[Step] = []  # of the game, as far as they are known here
        self.deadline = time.monotonic() + STARTING

    def ask(self, fixture: Fixture) -> None:
        self.fixture, self.thinking, self.steps, self.deadline = fixture, None, [], float("inf")
        self.pipe.send(fixture)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Arena:
    def __init__(self, contest: Contest, fixtures: Iterable[Fixture]) -> None:
        self.contest = contest
        self.coming = iter(fixtures)
        self.again: list[Fixture] = []
        self.deaths: Counter[int] = Counter()  # by the fixture's number
        self.false_starts = 0
        self.workers: list[ArenaWorker] = []

    def hire(self, number: int) -> None:
        self.workers += [ArenaWorker(self.contest) for _ in range(number)]

    def dismiss(self) -> None:
        for worker in self.workers:
            worker.end()
        self.workers.clear()

    def games(self) -> Iterator[PlayedGame]:
        while self.workers:
            pipes: dict[Any, ArenaWorker] = {worker.pipe: worker for worker in self.workers}
            first = min(worker.deadline for worker in self.workers)
            for pipe in wait(list(pipes), None if first == float("inf") else max(0.0, first - time.monotonic())):
                yield from self._hear(pipes[pipe])
            now = time.monotonic()
            for worker in [worker for worker in self.workers if worker.deadline < now]:
                yield from self._lose_patience(worker)

    def _hear(self, worker: ArenaWorker) -> Iterator[PlayedGame]:
        try:
            said = worker.pipe.recv()
        except Exception:  # it is gone, or somebody else's code has written into the pipe
            said = None
        if isinstance(said, ParfaitError | BrokenRules):
            raise said
        if isinstance(said, Loading):
            worker.loading = said.bot
        elif isinstance(said, Thinking):
            worker.thinking = said.seat
            worker.steps += said.steps
            worker.deadline = time.monotonic() + self.contest.time_for_a_move()
        elif said == ANSWERED:
            worker.deadline = float("inf")  # what the others take is not on this bot's time
        elif said == READY:
            self.false_starts = 0
            self._give_work(worker)
        elif isinstance(said, PlayedGame):
            yield said
            self._give_work(worker)
        else:
            yield from self._bury(worker)

    def _give_work(self, worker: ArenaWorker) -> None:
        fixture = self.again.pop() if self.again else next(self.coming, None)
        if fixture is None:
            self._let_go(worker)
            return
        try:
            worker.ask(fixture)
        except OSError:  # it died in the meantime
            self.again.append(fixture)
            self._replace(worker)

    def _bury(self, worker: ArenaWorker) -> Iterator[PlayedGame]:
        """Handle a dead worker: its game is played again, unless that game is what kills workers."""
        worker.end()
        fixture = worker.fixture
        if fixture is None:
            self._count_false_start(worker)
        else:
            self.deaths[fixture.number] += 1
            if worker.thinking is not None and self.deaths[fixture.number] > 1:
                yield self._forfeit(worker, fixture, "died", "")
            elif self.deaths[fixture.number] >= MOST_DEATHS:
                raise ArenaError("workers-die", code=str(worker.process.exitcode))
            else:
                self.again.append(fixture)
        self._replace(worker)

    def _count_false_start(self, worker: ArenaWorker) -> None:
        self.false_starts += 1
        if self.false_starts >= MOST_FALSE_STARTS and worker.loading is not None:
            raise UnknownBot("bot-ends-process", name=worker.loading, code=str(worker.process.exitcode))
        if self.false_starts >= MOST_DEATHS:
            raise ArenaError("workers-die", code=str(worker.process.exitcode))

    def _lose_patience(self, worker: ArenaWorker) -> Iterator[PlayedGame]:
        if worker.fixture is None:
            if worker.loading is not None:
                raise UnknownBot("bot-loads-slowly", name=worker.loading, seconds=f"{STARTING:g}")
            raise ArenaError("bots-do-not-load", seconds=f"{STARTING:g}")
        yield self._forfeit(worker, worker.fixture, "slow", f"{self.contest.time_for_a_move():g} s")
        self._replace(worker)

    def _forfeit(self, worker: ArenaWorker, fixture: Fixture, reason: str, details: str) -> PlayedGame:
        assert worker.thinking is not None
        name = self.contest.bots[fixture.seats[worker.thinking]]
        record = Record(self.contest.rules, self.contest.players, self.contest.options, worker.steps)
        record.extra.update(header(self.contest, fixture))
        return forfeited(self.contest, fixture, record, Forfeit(name, worker.thinking, reason, details))

    def _replace(self, worker: ArenaWorker) -> None:
        self._let_go(worker)
        self.hire(1)

    def _let_go(self, worker: ArenaWorker) -> None:
        worker.end()
        self.workers.remove(worker)
