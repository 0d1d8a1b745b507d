"""Reviews at the server: made in pieces, kept with the table, few at a time; and games played on from others."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import traceback
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parfait.core import WATCHER, ParfaitError
from parfait.lab.review import judging
from parfait.lab.review.judging import Effort
from parfait.records import Record, read_record
from parfait.records.branches import branches_off
from parfait.server.http import finished_games
from parfait.server.metrics import Metrics
from parfait.server.settings import Settings
from parfait.server.store import Backend
from parfait.server.store.backend import Reviewing
from parfait.server.store.postgresql import PostgresqlBackend
from parfait.server.store.sqlite import SqliteBackend
from parfait.server.tables import archive, commands, reviews
from parfait.server.tables import entries as e
from parfait.server.tables.reviews import BEAT, MOST_OF_AN_ADDRESS, MOST_RUNNING, PATIENCE, SILENT, named
from parfait.server.tables.table import Table
from parfait.server.workers.tasks import Workers
from tests.lab.test_luck import greedy_game
from tests.patience import PATIENCE as LONGEST
from tests.server.harness import Server, server
from tests.server.memory import MemoryBackend
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in judging.EFFORTS:
        monkeypatch.setitem(judging.EFFORTS, name, Effort(60, 80, 6, 4, 6))


def finished(database: Backend, seed: int = 5) -> tuple[str, Record]:
    record = greedy_game("dokitto-ice", 2, seed)
    return archive.restore(database, record).table, record


@pytest.fixture
def database(running: Server) -> MemoryBackend:
    return running.database


async def until_done(running: Server, path: str) -> dict[str, Any]:
    """Ask again and again, as the page does; all steps together."""
    steps: list[Any] = []
    async with asyncio.timeout(LONGEST):
        while True:
            told = (await running.http.get(f"{path}?step={len(steps)}")).json()
            assert "status" in told, told
            steps += told["steps"]
            if told["status"] == "done" and told["summary"]:
                return {**told, "steps": steps}
            await asyncio.sleep(0.01)


async def test_a_review_is_made_piece_by_piece_and_adds_up(running: Server, database: MemoryBackend) -> None:
    table, record = finished(database)
    path = f"/api/tables/{table}/review"
    assert (await running.http.get(path)).status_code == 404
    begun = (await running.http.post(path, json={})).json()
    assert begun["status"] == "running"
    told = await until_done(running, path)
    assert told["total"] == told["done"] == len(record.steps)
    assert [step["step"] for step in told["steps"]] == list(range(len(record.steps)))
    for seat, account in enumerate(told["summary"]["accounts"]):
        items = [value for name, value in account.items() if name not in ("result", "errors")]
        assert abs(sum(items) - account["result"]) < 1e-9
        assert told["summary"]["stories"][seat]
    pieces = [piece for by_step in database.reviews.values() for piece in by_step.values()]
    assert len(pieces) > 1


async def test_the_whole_game_is_sketched_with_the_first_piece(running: Server, database: MemoryBackend) -> None:
    table, record = finished(database)
    path = f"/api/tables/{table}/review"
    running.house.bots.review_seconds = 0.0  # a step a piece
    await running.http.post(path, json={})
    kept = running.house.reviews.kept[table, "usual"]
    await running.until(lambda: len(kept.steps) > 0)
    told = (await running.http.get(path)).json()
    assert len(told["sketch"]) == len(record.steps) + 1 > len(told["steps"])
    assert (await running.http.get(f"{path}?step={len(told['steps'])}")).json()["sketch"] == []
    assert (await until_done(running, path))["summary"]
    assert (await running.http.get(path)).json()["sketch"] == []


async def test_it_goes_on_where_it_was_after_a_stop_of_the_server() -> None:
    database = MemoryBackend()
    table, record = finished(database)
    path = f"/api/tables/{table}/review"
    async with server(database) as running:
        await running.http.post(path, json={})
        await running.until(lambda: any(database.reviews.values()))
    kept = {key: dict(pieces) for key, pieces in database.reviews.items()}
    async with server(database) as running:
        again = (await running.http.post(path, json={})).json()
        assert again["done"] > 0, "what was found before the stop is there"
        told = await until_done(running, path)
        assert told["done"] == len(record.steps)
    for key, pieces in kept.items():
        assert database.reviews[key].items() >= pieces.items(), "nothing was made twice"


async def test_a_review_that_nobody_asks_for_pauses(running: Server, database: MemoryBackend) -> None:
    table, _ = finished(database)
    path = f"/api/tables/{table}/review"
    running.house.bots.review_seconds = 0.0
    await running.http.post(path, json={})
    running.house.pass_time(PATIENCE + 1)
    kept = running.house.reviews.kept[table, "usual"]
    await running.until(lambda: not kept.running)
    assert not kept.done
    assert (await running.http.post(path, json={})).json()["status"] == "running"
    await running.http.post(path, json={"cancel": True})
    await running.until(lambda: not kept.running)
    assert not kept.done


async def test_there_are_only_so_many_at_a_time(running: Server, database: MemoryBackend) -> None:
    tables = [finished(database, seed)[0] for seed in range(MOST_OF_AN_ADDRESS + 1)]
    running.house.bots.review_seconds = 0.0
    answers = [await running.http.post(f"/api/tables/{table}/review", json={}) for table in tables]
    assert [answer.status_code for answer in answers] == [200] * MOST_OF_AN_ADDRESS + [429]
    assert answers[-1].json()["key"] == "too-many-reviews"
    for kept in running.house.reviews.kept.values():
        kept.address = "somebody else"
    more = [finished(database, seed)[0] for seed in range(20, 20 + MOST_RUNNING)]
    codes = []
    for table in more:
        codes.append((await running.http.post(f"/api/tables/{table}/review", json={})).status_code)
        for kept in running.house.reviews.kept.values():
            kept.address = "somebody else"
    assert 503 in codes


async def test_a_record_that_is_brought_along(running: Server, database: MemoryBackend) -> None:
    record = greedy_game("aice", 3, 4)
    headers = {"content-type": "application/jsonl"}
    begun = await running.http.post("/api/reviews?effort=quick", content=record.write(), headers=headers)
    assert begun.status_code == 200, begun.text
    id = begun.json()["id"]
    steps: list[Any] = []
    async with asyncio.timeout(LONGEST):
        while len(steps) < len(record.steps):
            told = (await running.http.get(f"/api/reviews/{id}?effort=quick&step={len(steps)}")).json()
            steps += told["steps"]
            await asyncio.sleep(0.01)
    assert not database.reviews

    for wrong in ("{}", record.write().replace("record/1", "record/0")):
        refused = await running.http.post("/api/reviews", content=wrong, headers=headers)
        assert (refused.status_code, refused.json()["key"]) == (409, "not-a-record")
    for wrong in (record.write().partition(',"result"')[0] + "}", "parfait-record/1"):
        begun = await running.http.post("/api/reviews", content=wrong, headers=headers)
        id = begun.json()["id"]
        kept = running.house.reviews.kept[id, "usual"]
        await running.until(lambda kept=kept: kept.problem is not None)  # type: ignore[misc]
        refused = await running.http.get(f"/api/reviews/{id}")
        assert refused.status_code in (409, 422), refused.text
    assert (await running.http.get("/api/reviews/" + "0" * 32)).status_code == 404
    assert (await running.http.get(f"/api/reviews/{id}?effort=sloppy")).status_code == 422


async def test_a_game_that_is_not_over_is_neither_reviewed_nor_played_on_from(
    running: Server, database: MemoryBackend
) -> None:
    made = await running.create(players=2, seats=[{}, {"bot": "1"}], seat=0, name="Anna", start=True)
    for path, asked in (("review", {}), ("play-on", {"step": 0, "seat": 0, "name": "Anna"})):
        answer = await running.http.post(f"/api/tables/{made['table']}/{path}", json=asked)
        assert answer.status_code == 409
        assert answer.json()["key"] == "game-not-over"


@pytest.mark.parametrize("anew", [False, True])
async def test_a_table_from_a_step_of_a_finished_game(anew: bool, running: Server, database: MemoryBackend) -> None:
    table, record = finished(database)
    asked = {"step": 9, "seat": 1, "name": "Zoé", "anew": anew}
    made = await running.http.post(f"/api/tables/{table}/play-on", json=asked)
    assert made.status_code == 201, made.text
    room = running.room(made.json()["table"])
    assert room.table.step >= 9
    assert room.table.seats[1].name == "Zoé"
    before = [state.clone() for state in record.positions()][9]
    if anew:
        assert room.table.state.view(1) == before.view(1)
    else:
        assert room.table.state.view(WATCHER) == before.view(WATCHER)
    origin = read_record((await running.http.get(f"/api/tables/{table}/record")).content)
    child = archive.export(database, room.table.id)
    child.verify()
    assert branches_off(child, origin)
    for wrong in ({"step": 9999}, {"seat": 7}, {"bot": "99"}):
        refused = await running.http.post(f"/api/tables/{table}/play-on", json={**asked, **wrong})
        assert refused.status_code in (409, 422), refused.text


async def test_friends_take_the_other_seats_of_a_game_that_is_played_on(
    running: Server, database: MemoryBackend
) -> None:
    table, record = finished(database)
    asked = {"step": 9, "seat": 1, "name": "Zoé", "friends": True}
    made = (await running.http.post(f"/api/tables/{table}/play-on", json=asked)).json()
    room = running.room(made["table"])
    before = [state.clone() for state in record.positions()][9]
    info = (await running.http.get(f"/api/tables/{made['table']}")).json()
    assert (info["status"], [seat.get("taken", False) for seat in info["seats"]]) == ("waiting", [False, True])
    host, friend = running.client(), running.client()
    await host.join(made["table"], made["token"])
    host.say("arrange", players=3)
    assert (await host.hear("error"))["key"] == "opening-fixed"
    host.say("start")
    assert (await host.hear("error"))["key"] == "seat-open"
    await friend.join(made["table"], await running.sit(made["table"], 0, "Anna"))
    host.say("start")
    shown = await friend.hear("table")
    assert (shown["step"], shown["seat"]) == (9, 0)
    assert room.table.step == 9
    assert [room.table.state.view(seat) for seat in range(2)] == [before.view(seat) for seat in range(2)]
    child = archive.export(database, room.table.id)
    child.verify()
    assert branches_off(child, read_record((await running.http.get(f"/api/tables/{table}/record")).content))


async def test_a_record_that_is_brought_along_is_played_on_from_once_it_is_over(
    running: Server, database: MemoryBackend
) -> None:
    record = greedy_game("dokitto-ice", 2, 5)
    asked = {"step": 9, "seat": 0, "name": "Anna", "record": record.write()}
    made = await running.http.post("/api/play-on", json=asked)
    assert made.status_code == 201, made.text
    assert running.room(made.json()["table"]).table.step == 9
    unfinished = Record(record.game, 2, record.options, record.steps[:20]).write()
    for wrong in (unfinished, "{}", "", record.write().replace("record/1", "record/0")):
        refused = await running.http.post("/api/play-on", json={**asked, "record": wrong})
        assert refused.status_code in (409, 422), refused.text


def test_a_rematch_of_a_game_that_was_played_on_is_a_new_game() -> None:
    table = Table(
        "t",
        e.Created(
            0.0,
            "dokitto-ice",
            2,
            {},
            [],
            "k",
            branched_from={"step": 1},
            opening=greedy_game("dokitto-ice", 2, 5).steps[:1],
        ),
    )
    table.again = (-1,)
    created = commands.rematch_of(table, 1.0)
    assert (created.branched_from, created.opening) == (None, [])


async def test_nobody_sees_a_seat_of_another_before_the_end(running: Server, database: MemoryBackend) -> None:
    """Open hands are every seat's own replay: not one of them is there before the game is over."""

    made = await running.create(players=2, seats=[{}, {"bot": "1"}], seat=0, name="Anna", start=True)
    table, _ = finished(database)
    for seat in (WATCHER, 0, 1):
        for headers in ({}, {"authorization": f"Bearer {made['token']}"}):
            path = f"/api/tables/{made['table']}/replay?seat={seat}"
            refused = await running.http.get(path, headers=headers)
            assert (refused.status_code, refused.json()["key"]) == (409, "game-not-over")
        assert (await running.http.get(f"/api/tables/{table}/replay?seat={seat}")).status_code == 200


def test_pieces_are_kept_by_a_real_database(tmp_path: Path) -> None:
    database = SqliteBackend(str(tmp_path / "tables.db"))
    database.migrate()
    table, _ = finished(database)
    key = database.find(table)
    assert key is not None
    database.keep_review(key, "usual/1", 7, b"second")
    database.keep_review(key, "usual/1", 0, b"first")
    database.keep_review(key, "usual/1", 0, b"again")
    database.keep_review(key, "fine/1", 0, b"other")
    assert database.review(key, "usual/1") == [b"first", b"second"]
    database.close()


async def test_a_piece_is_made_in_a_process_beside_the_server() -> None:
    pool = Workers(Settings(bot_workers=1), Metrics())
    try:
        line = greedy_game("dokitto-ice", 2, 5).write().encode()
        answer = await asyncio.wait_for(pool.review(line, "quick", 3, "a", "t"), 60)
        assert isinstance(answer, bytes)
        piece = json.loads(answer)
        assert piece["step"] == 3
        assert piece["steps"]
    finally:
        await pool.stop()


def test_it_goes_on_after_the_server_was_killed_on_postgresql(postgresql: PostgreSQL) -> None:
    """A real server and real processes: what was kept is shown at once, stays as it was, and the rest follows."""
    url = postgresql.database("reviews")
    database = PostgresqlBackend(url)
    running = ServerProcess(url)
    running.start()
    try:
        running.until_ready()  # it has made the tables of the database
        record = greedy_game("dokitto-ice", 2, 5)
        table = archive.restore(database, record).table
        key = database.find(table)
        assert key is not None
        path = f"/api/tables/{table}/review"
        running.post(path, {"effort": "quick"})
        name = named("quick")
        _until(lambda: bool(database.review(key, name)))
        running.kill()
        kept = database.review(key, name)
        found = sum(len(json.loads(piece)["steps"]) for piece in kept)
        assert 0 < found < len(record.steps), "it was killed in the middle"
        running.start()
        running.until_ready()
        assert running.post(path, {"effort": "quick"})["done"] >= found

        def finished() -> bool:
            told = running.get(f"{path}?effort=quick")
            if told["status"] == "paused":  # until then, as far as it knows, another server was at work
                running.post(path, {"effort": "quick"})
            return bool(told["done"] == len(record.steps))

        _until(finished)
        assert running.stop() == 0  # all is written
        pieces = database.review(key, name)
        assert pieces[: len(kept)] == kept
        steps = [step["step"] for piece in pieces for step in json.loads(piece)["steps"]]
        assert steps == list(range(len(record.steps)))
    finally:
        running.kill()
        database.close()


def _until(true: Callable[[], bool]) -> None:
    patience = time.monotonic() + LONGEST
    while not true():
        assert time.monotonic() < patience
        time.sleep(0.05)


async def test_a_failed_review_takes_no_more_memory_however_often_it_is_asked_for(
    running: Server, database: MemoryBackend
) -> None:
    """An exception that is raised again holds the frames of every time."""

    headers = {"content-type": "application/jsonl"}
    begun = await running.http.post("/api/reviews", content="parfait-record/1", headers=headers)
    path = f"/api/reviews/{begun.json()['id']}"
    async with asyncio.timeout(LONGEST):
        while (await running.http.get(path)).status_code == 200:
            await asyncio.sleep(0.01)
    answers = [await running.http.get(path) for _ in range(20)]
    assert {(answer.status_code, answer.json()["key"]) for answer in answers} == {(409, "not-json")}
    # By type: isinstance asks a weak proxy for its class, and fails if what it stood for is gone.
    raised = [error for error in gc.get_objects() if issubclass(type(error), ParfaitError)]
    assert max([len(list(traceback.walk_tb(error.__traceback__))) for error in raised], default=0) < 20


# Several servers on one database


@pytest.fixture
async def one() -> AsyncIterator[Server]:
    async with server(shared=True) as running:
        yield running


@pytest.fixture
async def other(one: Server) -> AsyncIterator[Server]:
    """Another server on the same database."""
    async with server(one.database, shared=True) as running:
        yield running


JSONL = {"content-type": "application/jsonl"}


@pytest.mark.parametrize("opened", [False, True])
async def test_every_server_tells_of_a_review_whichever_makes_it(opened: bool, one: Server, other: Server) -> None:
    table, record = finished(one.database)
    if opened:
        begun = await one.http.post("/api/reviews", content=record.write(), headers=JSONL)
        path = f"/api/reviews/{begun.json()['id']}"
    else:
        path = f"/api/tables/{table}/review"
        await one.http.post(path, json={})
    told: dict[str, Any] = {}
    async with asyncio.timeout(LONGEST):
        while told.get("status") != "done":
            answers = [await running.http.get(path) for running in (one, other)]
            assert [answer.status_code for answer in answers] == [200, 200], answers[1].text
            told = answers[1].json()
            assert told["status"] in ("running", "done")
    assert told["summary"] == (await one.http.get(path)).json()["summary"] is not None
    assert len(told["steps"]) == told["total"] == len(record.steps)
    again = await other.http.post(path, json={}) if not opened else await other.http.get(path)
    assert again.json()["status"] == "done"


async def test_a_review_goes_on_while_somebody_asks_another_server_for_it(one: Server, other: Server) -> None:
    table, _ = finished(one.database)
    path = f"/api/tables/{table}/review"
    one.house.bots.review_seconds = 0.0  # a step a piece
    await one.http.post(path, json={})
    kept = one.house.reviews.kept[table, "usual"]
    for _ in range(10):  # half a minute
        for running in (one, other):
            running.house.pass_time(3.1)
        assert (await other.http.post(path, json={})).json()["status"] in ("running", "done")
        at = len(kept.steps)
        await one.until(lambda at=at: len(kept.steps) > at + 1 or kept.done)  # type: ignore[misc]
    assert not other.house.reviews.kept[table, "usual"].running, "one of them makes it"
    for running in (one, other):
        running.house.pass_time(PATIENCE + SILENT)
    await one.until(lambda: not kept.running)
    if not kept.done:
        assert (await other.http.get(path)).json()["status"] == "paused"


async def test_who_began_a_review_stops_it_through_any_server(one: Server, other: Server) -> None:
    table, _ = finished(one.database)
    path = f"/api/tables/{table}/review"
    one.house.bots.review_seconds = 0.0  # a step a piece
    await one.http.post(path, json={})
    kept = one.house.reviews.kept[table, "usual"]
    await other.house.reviews.cancel(table, kept.key, "usual", "192.0.2.7")
    one.house.pass_time(BEAT + 1)
    at = len(kept.steps)
    await one.until(lambda: len(kept.steps) > at + 1)
    assert kept.running, "nobody else can stop it"
    other.house.pass_time(BEAT + 1)
    assert (await other.http.post(path, json={"cancel": True})).status_code == 200
    one.house.pass_time(BEAT + 1)
    await one.until(lambda: not kept.running)
    assert not kept.done
    assert (await one.http.post(path, json={})).json()["status"] == "running", "and may begin it again"


async def test_what_is_wrong_with_a_record_is_told_by_every_server(one: Server, other: Server) -> None:
    begun = await one.http.post("/api/reviews", content="parfait-record/1", headers=JSONL)
    path = f"/api/reviews/{begun.json()['id']}"
    async with asyncio.timeout(LONGEST):
        while (answer := await other.http.get(path)).status_code == 200:
            await asyncio.sleep(0.01)
    assert (answer.status_code, answer.json()["key"]) == (409, "not-json")
    assert (await other.http.get("/api/reviews/" + "0" * 32)).status_code == 404
    assert (await other.http.get("/api/reviews/a%00b")).status_code == 404


async def test_a_review_that_a_killed_server_left_is_taken_up_by_another() -> None:
    database = MemoryBackend()
    table, record = finished(database)
    path = f"/api/tables/{table}/review"
    async with server(database, shared=True) as one:
        one.house.bots.review_seconds = 0.0
        await one.http.post(path, json={})
        await one.until(lambda: any(database.reviews.values()))
        left = dict(database.noted)
    database.noted.update(left)  # as if it had been killed: nobody said that the work is over
    async with server(database, shared=True) as other:
        assert (await other.http.post(path, json={})).json()["status"] == "running"
        assert not other.house.reviews.kept[table, "usual"].running
        other.house.pass_time(SILENT + 1)
        assert (await other.http.post(path, json={})).json()["status"] == "running"
        assert (await until_done(other, path))["done"] == len(record.steps)


async def test_a_game_too_long_for_a_review_is_not_even_written_down_for_it(
    monkeypatch: pytest.MonkeyPatch, running: Server, database: MemoryBackend
) -> None:
    table, _ = finished(database)
    monkeypatch.setattr(finished_games, "MOST_STEPS", 10)
    refused = await running.http.post(f"/api/tables/{table}/review", json={})
    assert (refused.status_code, refused.json()["key"]) == (409, "review-too-long")
    assert not running.house.reviews.kept


async def test_few_steps_are_remembered_and_the_rest_is_read_again(
    monkeypatch: pytest.MonkeyPatch, running: Server, database: MemoryBackend
) -> None:
    monkeypatch.setattr(reviews, "STEPS_REMEMBERED", 100)
    paths = []
    for seed in range(4):
        path = f"/api/tables/{finished(database, seed)[0]}/review"
        await running.http.post(path, json={})
        paths.append((path, await until_done(running, path)))
    kept = running.house.reviews.kept.values()
    await running.until(lambda: not any(one.running for one in kept))
    assert len(kept) < 4
    assert not any(one.record for one in kept), "the records are let go"
    for path, told in paths:
        again = (await running.http.get(path)).json()
        assert (again["status"], again["summary"], again["steps"]) == ("done", told["summary"], told["steps"])


@pytest.fixture(params=["sqlite", "postgresql"])
def real_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Backend]:
    if request.param == "sqlite":
        database: Backend = SqliteBackend(str(tmp_path / "tables.db"))
    else:
        database = PostgresqlBackend(request.getfixturevalue("postgresql").database("opened"))
    database.migrate()
    yield database
    database.close()


def test_reviews_of_opened_records_are_kept_for_so_long_and_so_many_bytes(real_database: Backend) -> None:
    database = real_database
    for id, at in (("old", 10.0), ("middle", 20.0), ("new", 30.0)):
        database.keep_opened(id, "usual/3", 0, b"x" * 100, at)
        database.keep_opened(id, "usual/3", 7, b"y" * 100, at)
        database.keep_opened(id, "usual/3", 7, b"again", at)
    assert database.opened_review("old", "usual/3", 1) == [b"y" * 100]
    database.forget_opened(15.0, 1000)
    assert [bool(database.opened_review(id, "usual/3")) for id in ("old", "middle", "new")] == [False, True, True]
    database.forget_opened(15.0, 250)
    assert [bool(database.opened_review(id, "usual/3")) for id in ("middle", "new")] == [False, True]

    assert database.reviewing("t", "usual/3") is None
    database.note_reviewing("t", "usual/3", Reviewing(asked=5.0), 5.0)
    database.note_reviewing("t", "usual/3", Reviewing(worked=6.0, problem=b"p"), 6.0)
    assert database.reviewing("t", "usual/3") == Reviewing(5.0, 6.0, b"p")
    database.note_reviewing("t", "usual/3", Reviewing(problem=b""), 7.0)
    assert database.reviewing("t", "usual/3") == Reviewing(5.0, 6.0, b"")
    database.forget_opened(8.0, 1000)
    assert database.reviewing("t", "usual/3") is None


def test_with_two_workers_every_request_for_a_review_is_answered(postgresql: PostgreSQL) -> None:
    running = ServerProcess(postgresql.database("two_workers"), "--workers", "2")
    running.start()
    try:
        running.until_ready()
        record = greedy_game("dokitto-ice", 2, 5)
        request = urllib.request.Request(f"{running.base}/api/reviews?effort=quick", record.write().encode(), JSONL)
        with urllib.request.urlopen(request, timeout=LONGEST) as answer:
            path = f"/api/reviews/{json.load(answer)['id']}?effort=quick"
        for _ in range(30):  # each on a connection of its own: the workers take turns
            assert running.get(path)["status"] in ("running", "done")
        _until(lambda: running.get(path)["status"] == "done")
        assert running.stop() == 0
    finally:
        running.kill()
