"""Processes beside the server: fair shares of their time, answers on time, and a worker that dies."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from parfait.bots.levels import LEVELS as LEVEL_BOTS
from parfait.bots.searcher import SearchBot
from parfait.core import ParfaitError, Rng, View
from parfait.play import Match
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.workers import process
from parfait.server.workers.jobs import LAST_COMES_FIRST, FairQueue, Job, Rank, Share
from parfait.server.workers.pool import MovePool, Pool, answered_after
from parfait.server.workers.process import READY
from parfait.server.workers.roster import LEVELS, SHARES, SHORTEST_SHARE, bot_of
from parfait.server.workers.tasks import Workers
from parfait.server.workers.worker import Worker
from tests.lab.test_luck import greedy_game
from tests.patience import PATIENCE
from tests.server.virtual_time import in_virtual_time

AWAITED = Share(Rank.AWAITED, "192.0.2.1", "table")
HINT = Share(Rank.HINT, "192.0.2.1", "table")


def a_view() -> tuple[Match, View]:
    match = Match.new("dokitto-ice", 2, {"first_player": 0})
    match.draw(Rng(1))
    return match, match.view(0)


# Whose turn it is


def job(rank: Rank, address: str, table: str) -> Job:
    return Job("choose", Share(rank, address, table), (), 1)


def order(queue: FairQueue) -> list[str]:
    return [queue.take().share.table for _ in range(len(queue))]


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue = FairQueue()
    for table in ("a1", "a1", "a2", "a3"):
        queue.put(job(Rank.AWAITED, "a", table))
    for table in ("b1", "c1"):
        queue.put(job(Rank.AWAITED, table[0], table))
    assert order(queue) == ["a1", "b1", "c1", "a2", "a3", "a1"]


def test_where_people_wait_comes_first_and_nobody_waits_for_ever() -> None:
    queue = FairQueue()
    queue.put(job(Rank.RECORD, "a", "record"))
    queue.put(job(Rank.WATCHED, "a", "watched"))
    for number in range(20):
        queue.put(job(Rank.AWAITED, "b", f"{number}"))
    taken = order(queue)
    assert taken[0] == "0"
    assert taken.index("record") == LAST_COMES_FIRST - 1
    assert taken.index("watched") == 2 * LAST_COMES_FIRST - 1


def test_a_job_that_failed_is_the_next_one() -> None:
    queue = FairQueue()
    for table in ("a1", "a2", "b1"):
        queue.put(job(Rank.AWAITED, table[0], table))
    failed = queue.take()
    queue.put(failed, first=True)
    assert order(queue) == ["a1", "b1", "a2"]


def test_a_share_of_the_time_shrinks_by_address_and_table() -> None:
    queue = FairQueue()
    assert queue.crowd(Share(Rank.AWAITED, "honest", "h")) == 1
    for number in range(249):
        queue.put(job(Rank.AWAITED, "greedy", f"{number}"))
    assert queue.crowd(Share(Rank.AWAITED, "honest", "h")) == 2
    assert queue.crowd(Share(Rank.AWAITED, "greedy", "0")) == 250
    queue.put(job(Rank.WATCHED, "greedy", "w"))
    assert queue.crowd(Share(Rank.AWAITED, "greedy", "0")) == 251
    for number in range(249):
        queue.put(job(Rank.WATCHED, "another", f"{number}"))
        queue.put(job(Rank.WATCHED, f"yet another {number}", "0"))
    assert queue.crowd(Share(Rank.AWAITED, "honest", "h")) == 3  # those for whom nobody waits count for one
    assert queue.crowd(Share(Rank.AWAITED, "greedy", "0")) == 2 * 251


# When a move is answered


class Imagined:
    """In place of a process: it takes as long as the view (a number) says."""

    def __init__(self, niceness: int) -> None:
        self.running = True

    async def ask(self, kind: str, arguments: tuple[Any, ...]) -> bytes:
        await asyncio.sleep(min(arguments[0], arguments[2]))  # thinks as long as it may
        return b"0"

    async def end(self) -> None:
        pass


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.server.workers.worker.Worker", Imagined)


async def times(level: str, costs: list[float], *, size: int = 1, address: Callable[[int], str] = str) -> list[float]:
    """After how long each of these moves is answered, if all are asked for at once."""
    players = MovePool(size, 0, 20.0, Metrics(), SHARES)
    players.margin = 0.1
    loop = asyncio.get_running_loop()
    began = loop.time()

    async def taken(number: int, cost: float) -> float:
        await players.run(Job("choose", Share(Rank.AWAITED, address(number), f"{number}"), (cost, level), 2))
        return loop.time() - began

    found = await asyncio.gather(*(taken(number, cost) for number, cost in enumerate(costs)))
    await players.stop()
    return [round(time, 6) for time in found]


FORCED, FREE = 0.0001, 10.0


@in_virtual_time
@pytest.mark.usefixtures("imagined")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("others", [0, 1, 7, 60])
async def test_forced_and_free_moves_are_answered_at_the_same_moment(level: str, others: int) -> None:
    """However many wait beside them, and whatever those are."""

    base = await times(level, [FORCED] * (others + 1))
    for costs in ([FREE] * (others + 1), [FORCED, *[FREE] * others], [FREE, *[FORCED] * others]):
        assert await times(level, costs) == base


@pytest.mark.usefixtures("imagined")
@in_virtual_time
async def test_all_who_wait_are_answered_in_time_by_thinking_less() -> None:
    for waiting in (1, 8, 40):
        answered = await times("5", [FREE] * waiting, address=lambda _: "one")
        assert max(answered) < 0.8  # when a bot moves anyway
    assert max(await times("5", [FREE] * 249, address=lambda _: "one")) == pytest.approx(
        249 * SHORTEST_SHARE + 0.1, abs=0.1
    )


@pytest.mark.usefixtures("imagined")
@in_virtual_time
async def test_an_honest_table_does_not_wait_for_the_249_of_another_address() -> None:
    answered = await times("5", [FREE] * 250, address=lambda number: "honest" if number == 249 else "greedy")
    assert answered[249] < 0.8


def test_an_answer_that_is_late_waits_for_the_next_moment() -> None:
    assert answered_after(0.01, 0.2) == answered_after(0.2, 0.2) == 0.2
    assert answered_after(0.21, 0.2) == answered_after(0.35, 0.2) == 0.4


def test_a_level_thinks_no_longer_than_it_may() -> None:
    bot = bot_of("5", 0.02)
    assert isinstance(bot, SearchBot)
    assert (bot.longest, bot.limit) == (0.02, LEVEL_BOTS["5"].limit)


# Real processes


async def test_moves_do_not_wait_for_hints_or_records() -> None:
    _, view = a_view()
    pool = Workers(Settings(bot_workers=1, bot_seconds=30.0), Metrics())
    hints = [asyncio.create_task(pool.advise(view, HINT)) for _ in range(60)]
    try:
        await asyncio.sleep(0)
        await asyncio.wait_for(pool.choose(view, "random", AWAITED), PATIENCE)
        answered = [hint.result() for hint in hints if hint.done()]
        assert answered.count(None) == 10
        assert len(answered) < 60
    finally:
        for hint in hints:
            hint.cancel()
        await pool.stop()


async def test_a_pool_answers_and_survives_a_worker_that_dies() -> None:
    match, view = a_view()
    metrics = Metrics()
    pool = Workers(Settings(bot_workers=1, bot_seconds=30.0), metrics)

    async def ask() -> int | None:
        return await asyncio.wait_for(pool.choose(view, "random", AWAITED), PATIENCE)

    try:
        assert await ask() in match.state.legal_actions()
        found = await asyncio.wait_for(pool.advise(view, HINT), PATIENCE)
        assert found is not None
        assert {advised.action for advised in found.moves} <= set(match.state.legal_actions())
        assert len(found.moves) == 3
        (worker,) = pool.players.workers
        assert isinstance(worker, Worker)
        assert worker.process is not None
        worker.process.kill()
        await worker.process.wait()
        assert await ask() in match.state.legal_actions()
        pool.players.seconds = 0.0  # nobody is that fast
        assert await ask() is None
        assert metrics.bot_workers_replaced >= 2
    finally:
        await pool.stop()
    assert not any(worker.running for worker in pool.players.workers + pool.errands.workers)


async def test_the_process_for_errands_ends_when_there_are_none() -> None:
    _, view = a_view()
    pool = Workers(Settings(bot_workers=1), Metrics())
    pool.errands.idle = 0.2
    try:
        for _ in range(2):
            assert await asyncio.wait_for(pool.advise(view, HINT), PATIENCE)
            (worker,) = pool.errands.workers
            async with asyncio.timeout(PATIENCE):
                while worker.running:
                    await asyncio.sleep(0.02)
    finally:
        await pool.stop()


async def test_a_move_that_nobody_waits_for_any_more_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    _, view = a_view()
    pool = Workers(Settings(bot_workers=1), Metrics())
    begun: list[str] = []
    ask = Worker.ask

    async def noted(self: Worker, kind: str, arguments: tuple[Any, ...]) -> Any:
        begun.append(arguments[1])
        return await ask(self, kind, arguments)

    monkeypatch.setattr(Worker, "ask", noted)
    try:
        unwanted = asyncio.create_task(pool.choose(view, "5", AWAITED))
        await asyncio.sleep(0)
        unwanted.cancel()
        assert await asyncio.wait_for(pool.choose(view, "random", AWAITED), PATIENCE) is not None
        assert begun == ["random"]
    finally:
        await pool.stop()


async def test_a_process_whose_end_was_interrupted_is_ended_all_the_same() -> None:
    worker = Worker(0)
    await worker.start()
    process = worker.process
    ending = asyncio.get_running_loop().create_task(worker.end())
    await asyncio.sleep(0)
    ending.cancel()
    with suppress(asyncio.CancelledError):
        await ending
    await worker.end()
    assert process is not None
    assert process.returncode is not None


async def test_a_process_has_started_when_it_can_take_a_job() -> None:
    """Its limit of time is for the job: on a busy machine, beginning alone may take longer."""

    worker = Worker(7)
    await worker.start()
    assert worker.process is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 7
    await worker.end()


@pytest.mark.parametrize("part", [b"", b"\0\0", b"\0\0\0\x09", b"\0\0\0\x09half"])
def test_a_process_whose_server_was_killed_in_the_middle_of_a_question_ends_in_good_order(part: bytes) -> None:
    command = [sys.executable, "-m", "parfait.server.workers.process", "0"]
    ended = subprocess.run(command, input=part, capture_output=True, timeout=PATIENCE, check=True)
    assert (ended.stdout, ended.stderr) == (READY, b"")


async def test_a_process_takes_no_module_from_the_folder_that_the_server_runs_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody may have put one there; nor does it know where the database is."""
    for name in ("pickle", "struct", "signal", "msgspec"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARFAIT_DATABASE", "postgresql://parfait:secret@localhost/tables")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "secret")

    worker = Worker(0)
    await worker.start()
    assert worker.process is not None
    environment = Path(f"/proc/{worker.process.pid}/environ")
    if environment.exists():
        assert b"secret" not in environment.read_bytes()
    await worker.end()
    assert not (tmp_path / "ran").exists()


STRANGE = [
    *(r'"\ud800"', r'"S1\ud800"', r'"\u0000"'),
    *("9" * 4000, "NaN", "[" * 3000 + "]" * 3000, '{"a":' * 400 + "1" + "}" * 400),
]


@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("where", ["move", "chance", "options", "names", "result"])
def test_whatever_a_record_holds_is_refused_or_done_and_the_process_goes_on(strange: str, where: str) -> None:
    """Every kind of job that takes a record."""
    line = greedy_game("dokitto-ice", 2, 5).write()
    text = {
        "move": line.replace('"move":"', f'"note":{strange},"move":"', 1),
        "chance": line.replace('"chance":"deal"', f'"chance":{strange}', 1),
        "options": line.replace('"options":{}', f'"options":{{"first_player":{strange}}}', 1),
        "names": line.replace('"steps"', f'"names":[{strange},""],"steps"', 1),
        "result": line.replace('"winners"', f'"note":{strange},"winners"', 1),
    }[where]
    assert text != line
    for kind, arguments in (
        ("replay", (0, 0)),
        ("review", ("quick", 0, 0.0)),
        ("branch", (5, None)),
        ("branch", (5, 1)),
    ):
        outcome, said = process.answer(kind, (text.encode(), *arguments))
        assert outcome in (process.DONE, process.REFUSED), (kind, said)


async def test_a_job_that_fails_ends_neither_the_process_nor_the_pool() -> None:
    errands = Pool(1, 0, 30.0, metrics := Metrics())
    share = Share(Rank.RECORD, "a", "")
    try:
        async with asyncio.timeout(PATIENCE):  # a fault, what cannot be sent, and a refusal
            given: tuple[Any, ...] = ((1, 2, 3), (lambda: None,), (b"{}", 0, 0))
            got = [await errands.run(Job("replay", share, arguments, 1)) for arguments in given]
        assert got[:2] == [None, None]
        assert isinstance(got[2], ParfaitError)
        assert metrics.errors["fault"] == 1
        assert not errands.tasks[0].done()
    finally:
        await errands.stop()


class Answering:
    """A worker whose answer comes when the test says so."""

    running = True

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def start(self) -> None:
        pass

    async def ask(self, kind: str, arguments: tuple[object, ...]) -> bytes:
        self.asked.set()
        return await self.answer

    async def end(self) -> None:
        pass


async def test_a_pool_stops_although_an_answer_comes_at_that_moment() -> None:
    worker = Answering()
    pool = Pool(1, 0, 30.0, Metrics(), new_worker=lambda niceness: worker)
    waiting = asyncio.create_task(pool.run(Job("replay", HINT, (), 1)))
    await worker.asked.wait()
    worker.answer.set_result(b"{}")
    stopping = asyncio.create_task(pool.stop())
    done, _ = await asyncio.wait([stopping], timeout=10)
    waiting.cancel()
    pool.tasks[0].cancel()
    assert done
