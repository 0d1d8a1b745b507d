"""The lab: the cost of counting over bare playouts, of two workers over one, and of Dask over a local pool.

    python -m bench.lab            a table for people
    python -m bench.lab --json     one JSON object per line

Every figure comes with its anchor, measured in turns in the same run. CPU time is that of the process that plays;
speed-ups are wall-clock time, and mean something only while nothing else runs on the machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from parfait import games
from parfait.core import Numbers, Rng, playout
from parfait.lab.study import batch
from parfait.lab.study.batch import BatchJob, jobs, play
from parfait.lab.study.executors import executor
from parfait.lab.study.folder import version
from parfait.lab.study.study import Study

GAME = "dokitto-ice"
ROUNDS = 3


def batches(number: int) -> list[BatchJob]:
    study = Study(GAME, 4, ("random",), games=number, watch=0)
    return [job for wave in jobs(study, version(GAME)) for job in wave]


def cpu(number: int) -> tuple[float, float, float]:
    """CPU seconds of playing and counting, of writing Parquet, and of as many bare playouts; the best of several."""
    start, scratch, found = games.find(GAME).new(4), Numbers(), []
    for _ in range(ROUNDS):
        whole, writing = cpu_of_study(batches(number))
        rng, began = Rng(1), time.process_time()
        for _ in range(number):
            playout(start.clone(), rng, scratch)
        found.append((whole - writing, writing, time.process_time() - began))
    counting, writing, bare = (min(values) for values in zip(*found, strict=True))
    return counting, writing, bare


def cpu_of_study(everything: list[BatchJob]) -> tuple[float, float]:
    """The CPU seconds of a study, and the part spent on writing Parquet."""
    writing, parquet = 0.0, batch._parquet

    def timed(columns: Mapping[str, object]) -> bytes:
        nonlocal writing
        began = time.process_time()
        written = parquet(columns)
        writing += time.process_time() - began
        return written

    batch._parquet = timed
    try:
        began = time.process_time()
        for job in everything:
            play(job)
        return time.process_time() - began, writing
    finally:
        batch._parquet = parquet


def per_second(pool: Executor, number: int) -> float:
    """Games per second of a warm executor."""
    everything = batches(number)
    list(pool.map(play, everything[:4]))
    began = time.perf_counter()
    for future in [pool.submit(play, job) for job in everything]:
        future.result()
    return number / (time.perf_counter() - began)


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """A scheduler and its workers on this machine."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as ending:
        about = Path(folder) / "scheduler.json"
        scheduler = ["distributed.cli.dask_scheduler", "--port", "0", "--no-dashboard", "--scheduler-file", str(about)]
        ending.callback(end, start(scheduler))
        while not about.exists() or not about.read_text():
            time.sleep(0.1)
        address = json.loads(about.read_text())["address"]
        ending.callback(end, start(["parfait", "lab", "worker", address, "--workers", str(workers)]))
        yield address


def start(module: list[str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", *module]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()


def figures(number: int) -> Iterator[dict[str, Any]]:
    counting, writing, bare = cpu(number)
    yield figure("cpu of counting", counting, "s", "bare playouts", bare)
    yield figure("cpu of Parquet", writing, "s", "bare playouts", bare)
    with ExitStack() as stack:
        pools = {name: stack.enter_context(executor(count, None))[0] for name, count in (("one", 1), ("two", 2))}
        pools["dask"] = stack.enter_context(executor(None, stack.enter_context(cluster(2))))[0]
        rounds = [{name: per_second(pool, number) for name, pool in pools.items()} for _ in range(ROUNDS)]
    best = {name: max(each[name] for each in rounds) for name in pools}
    yield figure("two workers", best["two"], "games/s", "one worker", best["one"])
    yield figure("Dask, two workers", best["dask"], "games/s", "pool of two", best["two"])


def figure(case: str, value: float, unit: str, anchor: str, beside: float) -> dict[str, Any]:
    measured = {"value": value, "unit": unit, "anchor": anchor, "anchor_value": beside, "ratio": value / beside}
    return {"bench": "lab", "case": case, **measured}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=100_000)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    for each in figures(given.games):
        if given.json:
            print(json.dumps(each), flush=True)
            continue
        beside = f"beside {each['anchor']:14} {each['anchor_value']:12.3f}"
        print(f"{each['case']:20} {each['value']:12.3f} {each['unit']:8} {beside}  ×{each['ratio']:.2f}", flush=True)


if __name__ == "__main__":
    main()
