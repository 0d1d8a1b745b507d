"""PARFAIT_PORTABLE=1: everything works without what only Linux and macOS have."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.commands import run_module
from tests.packaging.tables import play
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

PORTABLE = {"PARFAIT_PORTABLE": "1", "LC_ALL": "C.UTF-8"}


def has_loaded(server: ServerProcess, module: str) -> bool:
    assert server.process is not None
    return module in Path(f"/proc/{server.process.pid}/maps").read_text(encoding="utf-8")


@pytest.mark.parametrize("portable", [True, False])
async def test_a_server_plays_with_its_bots(tmp_path: Path, portable: bool) -> None:
    server = ServerProcess(
        f"sqlite:{tmp_path / 'tables.sqlite3'}", **(PORTABLE if portable else {"PARFAIT_PORTABLE": ""})
    )
    server.start()
    try:
        server.until_ready()
        if sys.platform == "linux":
            assert has_loaded(server, "uvloop") != portable
        body = {"game": "dozito", "players": 2, "seats": [{}, {"bot": "1"}], "seat": 0, "name": "Anna", "start": True}
        made = server.post("/api/tables", body)
        await asyncio.wait_for(play(server.port, made["table"], made["token"]), PATIENCE)
        assert server.stop() == 0
    finally:
        server.kill()


def parfait(*arguments: str) -> str:
    ran = run_module("parfait", *arguments, environment={**os.environ, **PORTABLE})
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_a_study_runs_in_several_processes(tmp_path: Path) -> None:
    study = [
        "dokitto-ice",
        "--players",
        "2",
        "--vary",
        "cone=3,4",
        "--games",
        "8",
        "--bots",
        "random",
        "--workers",
        "2",
    ]
    parfait("lab", "run", *study, "--out", str(tmp_path / "cones"))
    parfait("lab", "report", str(tmp_path / "cones"))
    assert list((tmp_path / "cones").glob("report*.html"))


def test_the_arena_runs_in_several_processes() -> None:
    contest = ["dozito", "--players", "2", "--bots", "random,greedy", "--games", "4", "--workers", "2"]
    assert "greedy" in parfait("arena", *contest)


@pytest.mark.parametrize(("language", "words"), [("en", "Linux or macOS"), ("fr", "Linux ou macOS"), ("ja", "Linux")])
def test_several_server_processes_are_refused(language: str, words: str) -> None:
    arguments = ["serve", "--workers", "2", "--database", "postgresql://localhost/parfait", "--lang", language]
    refused = run_module("parfait", *arguments, environment={**os.environ, **PORTABLE})
    assert refused.returncode == 2
    [line] = refused.stderr.splitlines()
    assert words in line
