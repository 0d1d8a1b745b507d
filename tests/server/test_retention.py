"""How long games, names and chat are kept, when a server is told to: on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from parfait.server.metrics import Metrics
from parfait.server.settings import BadServerSetting, Settings
from parfait.server.store import CopyableBackend, Store, open_backend
from parfait.server.tables import archive
from parfait.server.tables.house import House
from parfait.server.tables.retention import BATCH, Retention
from tests.patience import PATIENCE
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess
from tests.server.upkeep import CHAT, NAMES, make_table, traces

DAY = 86400.0


class Database:
    def __init__(self, url: str, file: Path | None) -> None:
        self.url = url
        self.file = file
        self.backend: CopyableBackend = open_backend(url)
        self.backend.migrate()

    def table(self, days: float, **settings: Any) -> str:
        """A table at which nothing has happened for so many days."""
        return make_table(self.backend, touched=time.time() - days * DAY, **settings)

    def ids(self) -> set[str]:
        return {info.table for info, _ in archive.tables(self.backend)}

    def names(self, id: str) -> list[str]:
        return [seat.name for seat in archive.info(self.backend, id).seats]

    def chat(self, id: str) -> int:
        return sum(1 for _ in archive.chat(self.backend, id))

    @asynccontextmanager
    async def retention(self, **settings: Any) -> AsyncIterator[Retention]:
        """Of a server that does nothing else."""
        metrics, chosen = Metrics(), Settings(**settings)
        store = Store(open_backend(self.url), open_backend(self.url), metrics)
        store.start()
        try:
            yield Retention(House(chosen, store, metrics, shared=False))
        finally:
            await store.stop()
        assert metrics.errors == {}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        found = Database(f"sqlite:{tmp_path / 'tables.sqlite3'}", tmp_path / "tables.sqlite3")
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        found = Database(server.database(f"retention{time.monotonic_ns()}"), None)
    yield found
    found.backend.close()


async def tidied(database: Database, **settings: Any) -> None:
    """All that is to be done by now is done."""
    async with database.retention(**settings) as retention:
        while await retention.tidy():
            pass


async def test_without_a_setting_everything_is_kept(database: Database) -> None:
    tables = {database.table(10_000), database.table(10_000, most=2, closed=True)}
    await tidied(database)
    assert database.ids() == tables
    assert all(database.chat(id) == 3 for id in tables)


async def test_finished_and_abandoned_games_go_each_in_their_time(database: Database) -> None:
    old, new = database.table(31), database.table(29)
    abandoned, lately = database.table(8, most=2, closed=True), database.table(6, most=2, closed=True)
    runs = database.table(1000, most=2)
    await tidied(database, keep_finished_days=30, keep_abandoned_days=7)
    assert database.ids() == {new, lately, runs}, "a game that is not over is kept"
    await tidied(database, keep_finished_days=30)
    assert database.ids() == {new, lately, runs}
    assert {old, abandoned} & database.ids() == set()


async def test_chat_goes_first_and_then_names_and_then_the_game(database: Database) -> None:
    settings = {"keep_chat_days": 10.0, "keep_names_days": 20.0, "keep_finished_days": 30.0}
    tables = [database.table(days) for days in (5, 15, 25, 35)]
    before = [archive.export(database.backend, id) for id in tables]
    for _ in range(2):  # and a second time changes nothing
        await tidied(database, **settings)
        assert database.ids() == set(tables[:3])
        assert [database.chat(id) for id in tables[:3]] == [3, 0, 0]
        assert [database.names(id) for id in tables[:3]] == [list(NAMES), list(NAMES), ["Player 1", "Player 2"]]
        lengths = database.backend.counts().entries
    assert database.backend.counts().entries == lengths
    for id, record in zip(tables[:3], before, strict=False):
        after = archive.export(database.backend, id)
        after.verify()
        assert after.steps == record.steps


async def test_erasing_does_not_put_off_deleting(database: Database) -> None:
    id = database.table(15)
    await tidied(database, keep_chat_days=10)
    assert database.chat(id) == 0
    await tidied(database, keep_finished_days=14)
    assert database.ids() == set()


async def test_only_so_many_at_a_time(database: Database) -> None:
    for _ in range(BATCH + 3):
        database.table(50, chat=())

    async with database.retention(keep_finished_days=30) as retention:
        assert await retention.tidy(), "there is more to do"
        assert len(database.ids()) == 3
        assert not await retention.tidy()
        assert database.ids() == set()


async def test_a_log_that_cannot_be_read_keeps_no_other_from_being_erased(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = [database.table(60, chat=()) for _ in range(BATCH)]
    good = database.table(50)
    rows = database.backend
    for id in bad:
        key = rows.find(id)
        assert key is not None
        with rows.whole():
            rows._run("UPDATE log SET entry = ? WHERE key = ? AND n = 0", b'{"is":"from the future"}', key)  # type: ignore[attr-defined]

    metrics = Metrics()
    store = Store(open_backend(database.url), open_backend(database.url), metrics)
    store.start()
    retention = Retention(House(Settings(keep_names_days=30), store, metrics, shared=False))
    while await retention.tidy():
        pass
    await retention.tidy()
    await store.stop()
    assert metrics.errors == {"fault": BATCH}
    assert database.names(good) == ["Player 1", "Player 2"]
    assert database.names(bad[0]) == list(NAMES)
    assert "fault" in capsys.readouterr().out


def test_nothing_is_left_in_the_file_once_nobody_is_connected(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    database = Database(f"sqlite:{file}", file)
    for n in range(60):
        database.table(50 if n % 3 else 0, names=(f"Anna{n:03d}", f"Bruno{n:03d}"), chat=[f"{CHAT} {n:03d}"])
    database.backend.close()
    gone = [name for n in range(60) if n % 3 for name in (f"Anna{n:03d}", f"{CHAT} {n:03d}")]
    kept = [name for n in range(60) if not n % 3 for name in (f"Anna{n:03d}", f"{CHAT} {n:03d}")]
    assert traces(file, *gone) == gone
    server = ServerProcess(database.url, PARFAIT_KEEP_NAMES_DAYS="30")
    server.start()
    try:
        server.until_ready()
        patience = time.monotonic() + PATIENCE
        while traces(file, *gone) and time.monotonic() < patience:
            time.sleep(0.1)
        assert traces(file, *gone) == []
        assert traces(file, *kept) == kept
        assert server.stop() == 0
    finally:
        server.kill()


def test_days_are_numbers_that_are_not_negative() -> None:
    assert Settings.from_environment({"PARFAIT_KEEP_CHAT_DAYS": "0.5"}).keep_chat_days == 0.5
    assert Settings.from_environment({"PARFAIT_KEEP_NAMES_DAYS": "0"}).keep_names_days == 0
    for wrong in ("-1", "nan", "a week"):
        with pytest.raises(BadServerSetting):
            Settings.from_environment({"PARFAIT_KEEP_FINISHED_DAYS": wrong})
