"""Records that people open: read and replayed in a process beside the server, few at a time, and never for long."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from parfait.core import Rng
from parfait.play import Match
from parfait.records import RecordError, read_record
from parfait.server.http.uploads import MOST_AT_ONCE, MOST_BYTES, Uploads
from parfait.server.metrics import Metrics
from parfait.server.protocol.refusals import Refused
from parfait.server.settings import Settings
from parfait.server.text import clean
from parfait.server.workers.replays import LONGEST_RECORD, replay
from parfait.server.workers.tasks import Workers
from tests.patience import PATIENCE
from tests.server.harness import Server, server

MARKS = "\u0316\u0301" * 50_000  # to put in order, by the square of their number


def a_record(**extra: Any) -> str:
    match = Match.new("dokitto-ice", 2, {"trophies_to_win": 1})
    rng = Rng(4)
    while not match.over:
        if match.turn < 0:
            match.draw(rng)
        else:
            match.play(match.turn, match.legal_moves()[0])
    match.record.extra.update(extra)
    return match.record.write()


def seconds(call: Any) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def test_reading_takes_time_by_the_length_of_a_record_and_not_by_its_square() -> None:
    """Each of these took 10 seconds and more; the limit is generous."""
    doubled_keys = "{" + ",".join(f'"{number}":1' for number in range(40_000)) + ',"39999":2}'
    doubled_moves = [f"{number}" for number in range(40_000)] + ["39999"]

    def refused(text: str) -> None:
        with pytest.raises(RecordError):
            read_record(text).verify()

    content = json.loads(a_record())
    next(step for step in content["steps"] if "move" in step)["legal"] = doubled_moves
    assert seconds(lambda: refused(doubled_keys)) < 2
    assert seconds(lambda: refused(json.dumps(content))) < 2
    assert seconds(lambda: clean(MARKS)) < 2
    assert seconds(lambda: replay(a_record(names=[MARKS, "Ann"]).encode(), -1, 0)) < 2


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a record is waited for."""
    monkeypatch.setattr("parfait.server.workers.tasks.RECORD_PATIENCE", PATIENCE)


def test_the_first_of_doubled_keys_and_moves_is_named() -> None:
    with pytest.raises(RecordError) as error:
        read_record('{"format":1,"b":1,"a":2,"a":3,"b":4}')
    assert error.value.arguments["name"] == "a"


@pytest.mark.usefixtures("unhurried")
async def test_a_record_is_replayed_in_a_process_beside_the_server() -> None:
    pool = Workers(Settings(bot_workers=1), Metrics())
    pool.errands.seconds = PATIENCE
    uploads = Uploads(pool)
    try:
        line = a_record().encode()
        found = json.loads(await uploads.replay(line, 0, 0, "a"))
        assert found["seat"] == 0
        assert len(found["changes"]) == len(read_record(line).steps)
        false = json.loads(line)
        false["result"]["winners"] = [7]
        for text, key in ((b"{}", "not-a-record"), (json.dumps(false).encode(), "false-result")):
            with pytest.raises(Refused) as error:
                await uploads.replay(text, 0, 0, "a")
            assert (error.value.key, error.value.status) == (key, 409)
        with pytest.raises(Refused) as error:
            await uploads.replay(line, 3, 0, "a")
        assert (error.value.key, error.value.status) == ("no-such-seat", 422)
        (worker,) = pool.errands.workers
        assert worker.running
    finally:
        await pool.stop()


async def test_a_blank_record_is_refused_without_a_process() -> None:
    """`parfait doctor` sends one to try the proxy, and must not wait for whatever else the server replays."""

    pool = Workers(Settings(bot_workers=1), Metrics())
    try:
        with pytest.raises(RecordError) as error:
            await Uploads(pool).replay(b" " * 1_500_000, 0, 0, "a")
        assert error.value.key == "not-json"
        assert pool.errands.tasks == []
    finally:
        await pool.stop()
    async with server() as running:
        assert (await running.http.post("/api/replay", content=b" ")).status_code == 409


@pytest.mark.usefixtures("unhurried")
async def test_a_record_that_takes_too_long_is_given_up_and_the_next_one_shown() -> None:
    pool = Workers(Settings(bot_workers=1), Metrics())
    pool.errands.seconds = PATIENCE
    uploads = Uploads(pool)
    try:
        assert await uploads.replay(a_record().encode(), 0, 0, "a")
        pool.errands.seconds = 0.0
        with pytest.raises(Refused) as error:
            await uploads.replay(a_record().encode(), 0, 0, "a")
        assert (error.value.key, error.value.status) == ("record-too-slow", 422)
        pool.errands.seconds = PATIENCE
        assert await uploads.replay(a_record().encode(), 0, 0, "a")
    finally:
        await pool.stop()


def test_few_records_are_held_at_once() -> None:
    pool = Workers(Settings(bot_workers=1), Metrics())
    uploads = Uploads(pool)
    held = []
    for number in range(MOST_BYTES // LONGEST_RECORD):
        held.append(uploads.admitted(f"address {number}", None))
        held[-1].__enter__()
    for announced, key, status in (
        (None, "too-many-records", 503),
        ("1", "too-many-records", 503),
        (str(LONGEST_RECORD + 1), "too-large", 413),
        ("9" * 50, "too-many-records", 503),
    ):
        with pytest.raises(Refused) as error, uploads.admitted("another", announced):
            pass
        assert (error.value.key, error.value.status) == (key, status)
    for one in held:
        one.__exit__(None, None, None)
    assert (uploads.bytes, uploads.addresses) == (0, {})
    with uploads.admitted("one", "10"), uploads.admitted("one", "10"):
        assert MOST_AT_ONCE == 2
        with pytest.raises(Refused) as error, uploads.admitted("one", "10"):
            pass
        assert (error.value.key, error.value.status) == ("too-fast", 429)


async def test_a_record_too_many_is_refused_before_it_is_received(running: Server) -> None:
    received: list[int] = []
    rest = asyncio.Event()

    async def body(number: int) -> AsyncIterator[bytes]:
        received.append(number)
        yield b"{"
        await rest.wait()
        yield b"}"

    def send(number: int) -> asyncio.Task[httpx.Response]:
        return asyncio.create_task(running.http.post("/api/replay", content=body(number)))

    slow = [send(number) for number in range(MOST_AT_ONCE)]
    await running.until(lambda: len(received) == MOST_AT_ONCE)
    assert (await send(99)).status_code == 429
    assert 99 not in received
    rest.set()
    assert [(await answer).status_code for answer in slow] == [409] * MOST_AT_ONCE
    assert (await send(100)).status_code == 409
