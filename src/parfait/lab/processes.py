"""The processes that play for the lab.

They hold nothing of this one, as a copy of a process with threads in it may hang. Where the system can, each is a copy
of one that has loaded what they need and done nothing else, which takes a tenth of the time that loading takes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from multiprocessing.context import ForkServerContext, SpawnContext

NEEDED = ["parfait.lab.player", "parfait.lab.study.batch"]  # and what these load


def context() -> ForkServerContext | SpawnContext:
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(NEEDED)
    return found


def surroundings() -> tuple[list[str], dict[str, str]]:
    """What somebody's bot is to find there as it is here: where modules lie, and the environment."""
    return sys.path, dict(os.environ)


def begin(path: list[str], environment: dict[str, str]) -> None:
    """What such a process does first, with the surroundings of the one that asked for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    sys.path[:] = path
    os.environ.clear()
    os.environ.update(environment)
