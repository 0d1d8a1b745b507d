"""What several of these tests need."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.harness import Server, server
from tests.server.postgresql import PostgreSQL
from tests.server.processes import ServerProcess


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    with PostgreSQL.running() as running:
        yield running


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in a process of its own, on SQLite."""
    process = ServerProcess(f"sqlite:{tmp_path_factory.mktemp('server') / 'tables.sqlite3'}")
    process.start()
    try:
        process.until_ready()
        yield process
        assert process.stop() == 0, "it did not stop in good order"
    finally:
        process.kill()


@pytest.fixture
async def running() -> AsyncIterator[Server]:
    """A server in this process, on a database in memory."""
    async with server() as running:
        yield running
