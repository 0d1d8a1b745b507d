"""docs/tutorial/train.md, followed word by word: trained, compared, and sent to a table of a real server."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.online.test_guests import new_table, start
from tests.server.conftest import real
from tests.server.processes import ServerProcess

__all__ = ["real"]

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "docs/tutorial/train.md"
FENCE = re.compile(r"(?:File `([^`]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"http://localhost:8765/t/\w+")
ENVIRONMENT = {"LC_ALL": "C.UTF-8", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def run(command: str, folder: Path) -> str:
    program, *arguments = shlex.split(command)
    begin = [sys.executable] if program == "python" else [sys.executable, "-m", program]
    ended = subprocess.run(
        [*begin, *arguments],
        cwd=folder,
        env={**os.environ, **ENVIRONMENT},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"
    return ended.stdout


def test_who_follows_it_has_a_bot_at_a_table(tmp_path: Path, real: ServerProcess) -> None:
    pytest.importorskip("numpy", reason="nothing to learn with: NumPy is not installed here")
    ran = {}
    for file, language, content in FENCE.findall(TUTORIAL.read_text(encoding="utf-8")):
        if file:
            (tmp_path / file).write_text(content, encoding="utf-8")
            continue
        assert language == "sh", content
        (command,) = content.splitlines()
        if command == "parfait serve --port 8765":
            continue  # one is running, on a port that is free
        if command.startswith("parfait join"):
            made = new_table(real, "dokitto-ice", [{}, {"bot": "random"}])
            starting = threading.Thread(target=lambda link=made: asyncio.run(start(link, 1)))
            starting.start()
            ran["join"] = run(LINK.sub(made["link"], command), tmp_path)
            starting.join()
        else:
            ran[command.split()[1]] = run(command, tmp_path)
    won = int(re.findall(r"trained:Trained +60 +(\d+)", ran["arena"])[0])
    assert won > 55, ran["arena"]
    assert "Playing seat 1 in a game of Dokitto! Ice" in ran["join"]
    assert re.search(r"Trained wins|Random won, Trained did not|Trained, Random share the win", ran["join"])
