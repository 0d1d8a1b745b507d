"""A real cluster on this machine: a scheduler and worker processes, one killed, one that joins late."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parfait.lab.arena import run_on
from parfait.lab.schedule import Contest
from parfait.lab.study.executors import ClusterError, executor
from parfait.lab.study.run import Progress, run
from parfait.lab.study.study import Study
from tests.lab.test_runs import files
from tests.patience import PATIENCE

STUDY = Study("dokitto-ice", 3, ("random",), games=60_000, watch=1)

pytestmark = pytest.mark.filterwarnings("default")  # what distributed warns of is its own affair


def wait_for(condition: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.1)


def end(process: subprocess.Popen[bytes]) -> None:
    """With everything that it has started: it leads a group of its own."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    about = folder / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    process = subprocess.Popen([*command, "--no-dashboard", "--scheduler-file", str(about)], start_new_session=True)
    try:
        wait_for(lambda: about.exists() and about.read_text(), "the scheduler does not start")
        yield json.loads(about.read_text())["address"], process
    finally:
        end(process)


def worker(address: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "parfait", "lab", "worker", address, "--workers", "1"]
    return subprocess.Popen(command, start_new_session=True)


def workers_at(address: str) -> int:
    from distributed import Client

    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        return len(client.scheduler_info(n_workers=-1)["workers"])


def test_a_study_survives_a_killed_worker_uses_one_that_comes_late_and_keeps_its_games_when_the_cluster_dies(
    tmp_path: Path,
) -> None:
    """One cluster for all of it, since it takes a while to start."""
    run(STUDY, tmp_path / "here", workers=2)
    with scheduler(tmp_path) as (address, process):
        crew = [worker(address), worker(address)]
        try:
            wait_for(lambda: workers_at(address) == 2, "the workers do not come")
            happened: list[str] = []

            def kill_and_hire(progress: Progress) -> None:
                if not happened:
                    end(crew[0])
                    crew.append(worker(address))
                    happened.append("killed")

            run(STUDY, tmp_path / "there", cluster=address, report=kill_and_hire)
            assert happened == ["killed"]
            assert files(tmp_path / "there") == files(tmp_path / "here")
            wait_for(lambda: workers_at(address) == 2, "the late worker does not come")
            contest = Contest("aice", 3, Study("aice", 3).rules.options.read({}, 3), ("random", "greedy"), 5)
            with executor(None, address) as (pool, number):
                played = list(run_on(pool, number, contest, contest.fixtures(8)))
            assert sorted(game.fixture.number for game in played) == list(range(8))

            with pytest.raises(ClusterError, match="cluster-lost"):
                run(STUDY, tmp_path / "left", cluster=address, report=lambda progress: end(process))
        finally:
            for each in crew:
                end(each)
    kept = files(tmp_path / "left")
    assert 1 < len(kept) < len(files(tmp_path / "here"))
    run(STUDY, tmp_path / "left", workers=2)
    assert files(tmp_path / "left") == files(tmp_path / "here")
    assert {name: data for name, data in files(tmp_path / "here").items() if name in kept} == kept


def test_a_cluster_that_is_not_there_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parfait.lab.study.executors.CONNECTING", 1.0)
    with pytest.raises(ClusterError, match="cluster-unreachable"):
        run(STUDY, tmp_path / "run", cluster="tcp://127.0.0.1:9")
    assert (tmp_path / "run" / "study.json").exists()
