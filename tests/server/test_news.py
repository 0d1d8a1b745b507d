"""Servers on one PostgreSQL hear each other: what happens at one is pushed to the clients of the other.

Nobody here reconnects or asks for anything, and nothing else would carry an entry over within the time that these tests
allow: a server that hears nothing reads its tables again after 15 seconds, or when somebody joins.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import statistics
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import psycopg
import pytest

from parfait.server.cluster import listener as news_module
from parfait.server.cluster.listener import NewsListener
from parfait.server.metrics import Metrics
from parfait.server.store import QueryFailed, StorageUnavailable, StoredTable, Unit
from parfait.server.store.postgresql import PostgresqlBackend
from tests.patience import PATIENCE
from tests.server.listeners import Listener, lag
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess, serving, until_workers, workers_of

AT_ONCE = 1.0  # seconds
SESSIONS = 4  # that a process has: to commit, to read, to speak, to listen
numbers = itertools.count()


class Database:
    """A database of its own, and what its servers do with it."""

    def __init__(self, postgresql: PostgreSQL) -> None:
        self.postgresql = postgresql
        self.name = f"news{next(numbers)}"
        self.url = postgresql.database(self.name)

    def sessions(self) -> dict[int, str]:
        return self.postgresql.sessions(self.name)

    async def until_listening(self, processes: int) -> dict[int, str]:
        """Until every process has its sessions, one of which listens, and no session is left over."""
        patience = time.monotonic() + PATIENCE
        while True:
            found = self.sessions()
            listening = sum(query.startswith("LISTEN") for query in found.values())
            if (listening, len(found)) == (processes, SESSIONS * processes):
                return found
            assert time.monotonic() < patience, found
            await asyncio.sleep(0.05)


@pytest.fixture
def database(postgresql: PostgreSQL) -> Database:
    return Database(postgresql)


@pytest.fixture
def servers(database: Database) -> Iterator[list[ServerProcess]]:
    both = [ServerProcess(database.url), ServerProcess(database.url)]
    try:
        for server in both:
            server.start()
        for server in both:
            server.until_ready()
        yield both
    finally:
        for server in both:
            server.kill()


@asynccontextmanager
async def a_game(servers: list[ServerProcess]) -> AsyncIterator[list[Listener]]:
    """A game for two that has begun, with the first seat at the first server and the second at the second."""
    content = {"game": "dokitto-ice", "players": 2, "seat": 0, "name": "Anna", "options": {"trophies_to_win": 30}}
    made = await asyncio.to_thread(servers[0].post, "/api/tables", content)
    anna = await Listener.join(servers[0], made["table"], made["token"])
    seats = [anna]  # those to be left at the end, whoever came again meanwhile
    try:
        zoe = await Listener.join(servers[-1], made["table"])
        seats.append(zoe)
        await zoe.say("take", seat=1, name="Zoé")
        await anna.until(lambda message: message["type"] == "info" and message["info"]["seats"][1]["name"] == "Zoé")
        await zoe.until(is_a("seated"))
        await anna.say("start")
        for seat in seats:
            await seat.until(is_a("update"))
        yield seats
    finally:
        for seat in seats:
            await seat.leave()


def is_a(kind: str) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["type"] == kind


async def lags_of(seats: list[Listener], rounds: int) -> list[float]:
    """A move, a line of chat each, and one who gets up and sits down again: how much later the other hears of each."""
    lags = []
    for number in range(rounds):
        mover = next(seat for seat in seats if seat.legal)
        waiting = seats[1 - seats.index(mover)]
        move = {"id": f"move{next(numbers)}", "step": mover.step, "move": mover.legal[0]}
        lags.append(await lag(mover, waiting, is_a("update"), partial(mover.say, "move", **move)))
        for near, far in (seats, seats[::-1]):
            lags.append(await lag(near, far, is_a("chat"), partial(near.say, "say", text=f"line {number}")))
        lags += [await lag(mover, waiting, is_a("info"), partial(mover.say, what)) for what in ("leave", "return")]
    return lags


def check(lags: list[float]) -> None:
    assert max(lags) <= AT_ONCE, sorted(lags)
    assert statistics.median(lags) <= AT_ONCE / 4, sorted(lags)


async def test_what_happens_at_one_server_is_pushed_to_the_clients_of_the_other(
    servers: list[ServerProcess], database: Database
) -> None:
    async with a_game(servers) as seats:
        before = await database.until_listening(2)
        lags = await lags_of(seats, 7)
        assert len(lags) == 35
        check(lags)
        assert database.sessions().keys() == before.keys(), "sessions were opened or closed"


async def test_news_go_on_after_a_server_was_killed(servers: list[ServerProcess], database: Database) -> None:
    for victim in (*servers, *servers):
        await asyncio.to_thread(victim.kill)
        victim.start()
        await asyncio.to_thread(victim.until_ready)
        await database.until_listening(2)
        async with a_game(servers) as seats:
            check(await lags_of(seats, 2))


async def test_news_go_on_after_postgresql_was_killed(
    servers: list[ServerProcess], database: Database, postgresql: PostgreSQL
) -> None:
    """The clients stay connected all the while."""

    async with a_game(servers) as seats:
        for _ in range(2):
            await asyncio.to_thread(postgresql.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgresql.start)
            for seat in seats:
                await until_writable(seat)
            await database.until_listening(2)
            check(await lags_of(seats, 2))


async def until_writable(seat: Listener) -> None:
    """Until a line of chat is taken: the first after the database was away may be refused."""
    async with asyncio.timeout(PATIENCE):
        while True:
            count, text = len(seat.heard), f"still there? {next(numbers)}"
            await seat.say("say", text=text)
            await seat.until(lambda message: message["type"] == "error" or message.get("text") == text, count)  # noqa: B023
            if all(message["type"] != "error" for _, message in seat.heard[count:]):
                return
            await asyncio.sleep(0.2)


async def test_news_between_the_processes_of_one_server_and_after_one_was_killed(database: Database) -> None:
    server = ServerProcess(database.url, "--workers", "2")

    async def apart(server: ServerProcess, seats: list[Listener]) -> None:
        """Let the second player come again and again until the two are at different processes."""
        async with asyncio.timeout(PATIENCE):
            while len({serving(server, seat.port) for seat in seats}) < 2:
                token = next(message["token"] for _, message in seats[1].heard if message["type"] == "seated")
                again = await Listener.join(server, seats[1].table, token)
                again.heard += [heard for heard in seats[1].heard if heard[1]["type"] == "seated"]
                await seats[1].leave()
                seats[1] = again

    server.start()
    try:
        server.until_ready()
        for kill in (False, True, True):
            if kill:
                os.kill(workers_of(server)[0], signal.SIGKILL)
            await until_workers(server, 2)
            await database.until_listening(2)
            async with a_game([server]) as seats:
                await apart(server, seats)
                check(await lags_of(seats, 2))
    finally:
        server.stop()


async def test_who_is_here_is_known_at_every_server(servers: list[ServerProcess]) -> None:
    async with a_game(servers) as (anna, zoe):
        await anna.until_here(0, 1)
        await zoe.until_here(0, 1)
        watcher = await Listener.join(servers[1], anna.table)
        await watcher.until_here(0, 1)
        await watcher.leave()
        await anna.leave()
        await zoe.until_here(1)
        again = await Listener.join(servers[0], anna.table)
        await again.until_here(1)
        await asyncio.to_thread(servers[1].kill)
        await again.until_here()  # by itself, after a while
        await again.leave()


# Faults are not taken for a database that is away


@pytest.fixture
def backend(database: Database) -> Iterator[PostgresqlBackend]:
    backend = PostgresqlBackend(database.url, "tester")
    backend.migrate()
    yield backend
    backend.close()


def test_what_postgresql_cannot_do_is_a_fault_and_costs_no_session(
    backend: PostgresqlBackend, database: Database
) -> None:
    key = backend.create("table", StoredTable("waiting", None, b"{}", True), [b"zero"], 1.0)
    session = list(database.sessions())
    for wrong in (
        lambda: backend._append([Unit(key, 1, b"secret", None), Unit(999, 0, b"secret", None)], 1.0),  # no such table
        lambda: backend.commit([Unit(key, 1, b"secret", StoredTable(None, None, b"{}"))], 1.0),  # type: ignore[arg-type]
        lambda: backend._rows("SELECT legs FROM tables"),
        lambda: backend._rows("SELECT 1 / 0"),
        lambda: backend.announce(["x" * 8001]),
    ):
        with pytest.raises(QueryFailed) as error:
            wrong()
        assert "secret" not in str(error.value)
        assert b"secret".hex() not in str(error.value)
    assert list(database.sessions()) == session
    assert backend.commit([Unit(key, 1, b"one", None)], 1.0) == [True], "and it is of use as before"
    assert backend.log(key) == [b"zero", b"one"]


def end_sessions(database: Database) -> None:
    with psycopg.connect(database.url, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def test_what_is_asked_first_after_postgresql_restarted_is_done(backend: PostgresqlBackend, database: Database) -> None:
    """Nothing was under way, so nothing can be done twice, and nobody is sent away."""
    key = backend.create("table", StoredTable("waiting", None, b"{}", True), [b"zero"], 1.0)
    end_sessions(database)
    assert backend.find("table") == key
    end_sessions(database)
    assert backend.commit([Unit(key, 1, b"one", None)], 1.0) == [True]
    end_sessions(database)
    assert backend.create("another", StoredTable("waiting", None, b"{}", True), [b"zero"], 1.0) > key
    assert backend.log(key) == [b"zero", b"one"]


def test_a_session_that_ends_amid_a_transaction_is_the_database_away(
    backend: PostgresqlBackend, database: Database
) -> None:
    def interrupted() -> None:
        with backend.whole():
            end_sessions(database)
            backend.find("x")

    with pytest.raises(StorageUnavailable):
        interrupted()
    assert backend.find("x") is None, "the next one connects again"
    with pytest.raises(StorageUnavailable):
        PostgresqlBackend("postgresql:///nothing?host=/nowhere").find("x")


def test_a_listener_whose_session_ends_is_told_so(backend: PostgresqlBackend, database: Database) -> None:
    """A new session would not listen."""
    backend.listen()
    end_sessions(database)
    with pytest.raises(StorageUnavailable):
        list(backend.news(1.0))


async def test_news_of_a_listener_that_fails_are_logged_and_it_tries_again(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong there; and a connection over which nothing comes is taken for dead."""
    monkeypatch.setattr(news_module, "PATIENCE", 0.01)
    metrics = Metrics()
    backend, speaker = PostgresqlBackend(database.url), PostgresqlBackend(database.url)
    listen, failures = backend.listen, iter([QueryFailed("no"), ValueError("no"), StorageUnavailable("no")])

    def failing() -> None:
        for failure in failures:
            raise failure
        listen()

    monkeypatch.setattr(backend, "listen", failing)
    heard: list[str] = []
    missed: list[None] = []

    news = NewsListener(backend, metrics, heard.append, lambda: missed.append(None))
    async with asyncio.timeout(PATIENCE):
        while not missed:
            await asyncio.sleep(0.01)
        assert metrics.errors["fault"] == 2
        speaker.announce(["alive other", "log other 1"])
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(news_module, "SILENCE", 0.1)  # and nobody says anything more
        while len(missed) < 3:
            await asyncio.sleep(0.01)
    await news.stop()
    assert heard == ["alive other", "log other 1"]
    assert metrics.errors["fault"] == 2
    speaker.close()
