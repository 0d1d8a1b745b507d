"""A server of its own for the tests, in a process that can be stopped and started again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from tests.patience import PATIENCE
from tests.ports import free_port

DEALT = Path(__file__).parent / "dealt"


class Place(NamedTuple):
    """A seat at a table: where it is, and the token that opens it."""

    table: str
    token: str
    seat: int | None


class House:
    _folder = tempfile.TemporaryDirectory()
    deals = Path(_folder.name, "test")  # what the servers of all tests deal by; see dealt/sitecustomize.py

    def __init__(self, folder: Path, database: str = "", **environment: str) -> None:
        """`database`: its URL, where several share one."""
        self.folder = folder
        self.database = database or f"sqlite:{folder / 'tables.db'}"
        self.environment = environment
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @classmethod
    def deal(cls, test: str) -> None:
        """From here on, what is drawn depends on the test alone (and on `PARFAIT_OTHER_DEALS`, to try others)."""
        cls.deals.write_text(test + os.environ.get("PARFAIT_OTHER_DEALS", ""))

    def start(self) -> None:
        self.deals.touch()
        environment = {
            **os.environ,
            "PARFAIT_BOT_DELAY": "0",
            "PARFAIT_BOT_WORKERS": "1",
            "PARFAIT_REQUESTS_PER_SECOND": "1000",
            "PARFAIT_TEST_DEALS": str(self.deals),
            "PYTHONPATH": os.pathsep.join([str(DEALT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep),
            **self.environment,
        }
        command = [sys.executable, "-m", "parfait", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with open(self.folder / "server.log", "ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], env=environment, stdout=log, stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise TimeoutError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def call(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api/{path}", data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def table(self, game: str, players: int, *, bots: int | None = None, **more: Any) -> Place:
        """A table where one sits on seat 0, with bots on the last seats; it begins at once when nobody is missing."""
        bots = players - 1 if bots is None else bots
        seats: list[dict[str, str]] = [{}] * (players - bots) + [{"bot": "random"}] * bots
        body = {
            "game": game,
            "players": players,
            "seats": seats,
            "seat": 0,
            "name": "Anna",
            "start": bots == players - 1,
        }
        made = self.call("tables", {**body, **more})
        return Place(made["table"], made["token"], made["seat"])

    def sit(self, table: str, seat: int, name: str) -> Place:
        made = self.call(f"tables/{table}/seats/{seat}", {"name": name})
        return Place(table, made["token"], seat)
