"""Running a study: batches are handed out and stored, and the run stops when its question is answered."""

from __future__ import annotations

import errno
import itertools
import time
import traceback
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parfait import extras, games
from parfait.core import BrokenRules, ParfaitError
from parfait.core.errors import one_line, shorten
from parfait.core.system import without_interrupts
from parfait.lab.study import sequential
from parfait.lab.study.batch import BOX, Batch, BatchJob, jobs, play
from parfait.lab.study.executors import ClusterError, end, executor, local_pool
from parfait.lab.study.folder import Folder, ShareAnswer, StoppedRun, version
from parfait.lab.study.measures import Shares, due_of, shares_by_deal
from parfait.lab.study.study import Question, Study
from parfait.prototype.errors import PrototypeError

if TYPE_CHECKING:
    from parfait.lab.study.columns import Column

AHEAD = 2  # batches handed out for each worker, so that none waits
MOST_DEATHS = 5  # of workers, one after the other, without a batch that is done in between


class RunError(ParfaitError):
    """A run that cannot continue. What was played is kept."""


@dataclass
class Progress:
    """How far a run has come. The time left is estimated from what batches of the same lineup took."""

    games: int = 0
    wanted: int = 0
    workers: int = 1
    spent: dict[int, float] = field(default_factory=lambda: defaultdict(float))  # by lineup: seconds of a worker
    done: Counter[int] = field(default_factory=Counter)  # by lineup: games in that time
    left: Counter[int] = field(default_factory=Counter)  # by lineup: games

    def seconds_left(self) -> float | None:
        """None while there is a lineup of which no batch is done. A run that stops early takes less."""
        if any(left and not self.done[lineup] for lineup, left in self.left.items()):
            return None
        work = sum(left * self.spent[lineup] / self.done[lineup] for lineup, left in self.left.items() if left)
        return work / self.workers


def run(
    study: Study,
    out: Path,
    workers: int | None = None,
    cluster: str | None = None,
    report: Callable[[Progress], None] = lambda progress: None,
    complain: Callable[[Path], None] = lambda file: None,
) -> Folder:
    """Play the batches that are missing, and return the folder. The files are the same however many workers there are,
    and however often the run was interrupted."""
    extras.require("lab")
    folder = Folder(out)
    made_by = version(study.game)
    folder.begin(study, made_by)
    Run(study, folder, made_by, workers, cluster, report).play(complain)
    return folder


class Run:
    def __init__(
        self,
        study: Study,
        folder: Folder,
        made_by: str,
        workers: int | None,
        cluster: str | None,
        report: Callable[[Progress], None],
    ) -> None:
        self.study = study
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        self.report = report
        self.waves = list(jobs(study, made_by))
        self.left_in_wave = [len(wave) for wave in self.waves]
        self.judge = Judge(study, folder)
        self.progress = Progress()
        self.deaths = 0

    def play(self, complain: Callable[[Path], None]) -> None:
        everything = list(itertools.chain.from_iterable(self.waves))
        for file in self.folder.put_damaged_aside(everything):
            complain(file)
        missing = [job for job in everything if not self.folder.has(job)]
        for job in everything:
            self.progress.wanted += games_of(job)
        for job in missing:
            self.progress.left[job.lineup] += games_of(job)
        for job in set(everything).difference(missing):
            self._count(job)
        self._judge()
        coming = deque(missing)
        if coming:
            with executor(self.workers, self.cluster) as (found, number):
                self.progress.workers = number
                try:
                    self._hand_out(found, number, coming)
                except OSError as error:  # a full disk, as a rule
                    problem, reason = errno.errorcode.get(error.errno or 0, "other"), error.strerror or one_line(error)
                    folder = shorten(str(self.folder.path))
                    raise RunError("run-not-written", file=folder, problem=problem, reason=reason) from error

    def _hand_out(self, pool: Executor, workers: int, coming: deque[BatchJob]) -> None:
        in_hand: dict[Future[object], BatchJob] = {}
        own = None  # a pool that took the place of one that broke
        try:
            while True:
                broken = not self._fill(pool, AHEAD * workers, in_hand, coming)
                if not in_hand and not broken:
                    return
                done, _ = wait(in_hand, timeout=0 if broken else None, return_when=FIRST_COMPLETED)
                for future in done:
                    if self._take(future, in_hand[future]):
                        del in_hand[future]
                    else:
                        broken = True
                if broken:
                    self._count_death()  # once, however many batches were in hand
                    coming.extendleft(reversed(in_hand.values()))
                    in_hand.clear()
                    end(pool)
                    pool = own = local_pool(workers)
                self.report(self.progress)
        finally:
            if own is not None:
                end(own)

    def _fill(
        self, pool: Executor, most: int, in_hand: dict[Future[object], BatchJob], coming: deque[BatchJob]
    ) -> bool:
        """Hand out batches until that many are in progress; False when a worker has died since the last one."""
        while coming and len(in_hand) < most:
            job = coming.popleft()
            if not self.judge.is_over(job):
                try:
                    with without_interrupts():
                        in_hand[pool.submit(timed, job)] = job
                except BrokenProcessPool:
                    coming.appendleft(job)
                    return False
        return True

    def _take(self, future: Future[Any], job: BatchJob) -> bool:
        """Keep a batch; False when the worker that had it died, and all others with it."""
        try:
            batch, seconds = future.result()
        except BrokenProcessPool:
            return False
        except GameFault as fault:
            trace = shorten(str(self.folder.note_traceback(fault.trace)))
            place_of = {"file": fault.file, "line": str(fault.line), "trace": trace}
            raise RunError("run-failed-at", reason=fault.reason, **place_of) from fault
        except BrokenRules as error:
            raise RunError("run-failed", reason=str(error)) from None
        except ParfaitError:
            raise
        except (BrokenExecutor, CancelledError, OSError, TimeoutError) as error:
            raise ClusterError("cluster-lost", reason=one_line(error)) from None
        except Exception as error:
            if self.cluster is not None and type(error).__module__.startswith("distributed"):
                raise ClusterError("cluster-lost", reason=one_line(error)) from None
            raise RunError("run-failed", reason=one_line(error)) from error
        self.deaths = 0
        self.progress.spent[job.lineup] += seconds
        self.progress.done[job.lineup] += games_of(job)
        if not self.judge.is_over(job):
            self.progress.left[job.lineup] -= games_of(job)
            with without_interrupts():
                self.folder.keep(batch)
                self._count(job)
                self._judge()
        return True

    def _count_death(self) -> None:
        self.deaths += 1
        if self.deaths >= MOST_DEATHS:
            raise RunError("run-workers-die")

    def _count(self, job: BatchJob) -> None:
        self.progress.games += games_of(job)
        self.left_in_wave[job.number] -= 1

    def _judge(self) -> None:
        """Ask the question after each wave, in their order; results of later waves have to wait."""
        while self.judge.wave < len(self.waves) and self.left_in_wave[self.judge.wave] == 0:
            stopped = self.judge.hear(self.waves[self.judge.wave])
            if stopped is not None:
                dropped = [job for wave in self.waves[self.judge.wave :] for job in wave if self.judge.is_over(job)]
                for job in dropped:
                    self.left_in_wave[job.number] -= not self.folder.has(job)
                    self.progress.left[job.lineup] = 0
                self.folder.drop(dropped)
                self.folder.stop(stopped)


class Judge:
    """Checks after each wave, in order, whether the study's question is answered."""

    def __init__(self, study: Study, folder: Folder) -> None:
        self.question: Question | None = study.question
        self.folder = folder
        self.study = study
        self.wave = 0  # to be heard next
        self.last: int | None = None  # the wave at which the question was answered
        self.heard: dict[Shares, list[Column]] = defaultdict(list)

    def is_over(self, job: BatchJob) -> bool:
        """Whether a batch is no longer needed. Batches that the question is not about are always played."""
        if self.last is None or self.question is None or job.number <= self.last:
            return False
        return (job.lineup > 0) == (self.question.measure == "ladder")

    def hear(self, wave: list[BatchJob]) -> StoppedRun | None:
        """Add the results of a wave; return the answers if the question is settled."""
        import pyarrow.parquet as pq

        self.wave += 1
        if self.question is None or self.last is not None:
            return None
        ladder = self.question.measure == "ladder"
        about = [job for job in wave if (job.lineup > 0) == ladder and job.variant != BOX]
        for job in about:
            rows = pq.read_table(self.folder.file("games", job.name))
            for name, values in shares_by_deal(self.question.measure, rows, self.study).items():
                self.heard[name].append(values)
        found = list(self.answers())
        if found and all(answer.answer for answer in found):
            self.last = self.wave - 1
            return StoppedRun(self.last, found)
        return None

    def answers(self) -> Iterator[ShareAnswer]:
        """By variant and what is compared there, with the certainty shared among all of them (Bonferroni)."""
        import numpy as np

        assert self.question is not None
        certainty = 1 - (1 - self.question.certainty) / max(1, len(self.heard))
        for name, heard in sorted(self.heard.items()):
            low, high = sequential.interval(np.concatenate(heard), certainty)
            due = due_of(self.question.measure, self.study)
            answer = sequential.answered(low, high, due, self.question.margin)
            yield ShareAnswer(name.variant, name.of, low, high, due, answer)


class GameFault(Exception):
    """An exception of a game or a bot, and where it was raised: in its own code, if any of it was running."""

    def __init__(self, reason: str, file: str, line: int, trace: str) -> None:
        super().__init__(reason, file, line, trace)
        self.reason = reason
        self.file = file
        self.line = line
        self.trace = trace


def timed(job: BatchJob) -> tuple[Batch, float]:
    began = time.perf_counter()
    try:
        batch = play(job)
    except ParfaitError:
        raise
    except PrototypeError as error:  # says where
        raise BrokenRules(str(error)) from None
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        lab = str(Path(__file__).parent)
        own = [frame for frame in frames if not frame.filename.startswith(lab)]
        theirs = [frame for frame in own if Path(frame.filename).is_relative_to(games.folder(job.game))]
        place = (theirs or own or frames)[-1]
        trace = "".join(traceback.format_exception(error))
        raise GameFault(one_line(error), shorten(Path(place.filename).name), place.lineno or 0, trace) from None
    return batch, time.perf_counter() - began


def games_of(job: BatchJob) -> int:
    return job.deals * len(job.tables)
