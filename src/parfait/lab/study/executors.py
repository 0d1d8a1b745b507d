"""Who plays the batches: processes on this machine, or the workers of a Dask cluster. Both are executors."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

from parfait import extras
from parfait.core import ParfaitError
from parfait.core.errors import one_line, shorten
from parfait.core.system import cores
from parfait.lab import processes

CONNECTING = 10.0  # seconds


class ClusterError(ParfaitError):
    """A cluster that cannot be reached, or no longer can."""


@contextmanager
def executor(workers: int | None, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Something that plays batches, and how many at a time."""
    if cluster is not None:
        with _dask(cluster) as found:
            yield found
        return
    number = workers or cores()
    pool = local_pool(number)
    try:
        yield pool, number
    finally:
        end(pool)


def local_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        workers, mp_context=processes.context(), initializer=processes.begin, initargs=processes.surroundings()
    )


def end(pool: Executor) -> None:
    """Stop at once and abandon the batches in progress."""
    processes = dict(getattr(pool, "_processes", None) or {})
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes.values():
        process.kill()
    for process in processes.values():
        process.join()


def look_for_cluster(address: str) -> None:
    """Raises `ClusterError` if nobody answers there."""
    with _dask(address):
        pass


def serve_cluster(address: str, workers: int | None) -> int:
    """Work for a scheduler until it ends or this worker is stopped. Returns the exit code."""
    command = [sys.executable, "-m", "distributed.cli.dask_worker", address]
    command += ["--nworkers", str(workers or cores()), "--nthreads", "1", "--death-timeout", "60", "--no-dashboard"]
    process = subprocess.Popen(command)
    before = signal.signal(signal.SIGTERM, lambda number, frame: process.terminate())
    try:
        return process.wait()
    except KeyboardInterrupt:  # it hears of it, too
        return process.wait()
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _dask(address: str) -> Iterator[tuple[Executor, int]]:
    extras.require("cluster")
    from distributed import Client

    try:
        client: Any = _untyped(Client)(address, timeout=CONNECTING, set_as_default=False)
    except Exception as error:  # whatever the network or the address makes of it
        raise ClusterError("cluster-unreachable", address=shorten(address), reason=one_line(error)) from None
    try:
        threads = sum(client.nthreads().values())
        yield client.get_executor(pure=False, retries=2), max(1, threads)
    finally:
        with suppress(Exception):  # it may be gone already
            client.close(timeout=2)


def _untyped(made: Any) -> Any:
    """distributed has no types."""
    return made
