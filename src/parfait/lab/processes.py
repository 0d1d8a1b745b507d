"""The lab's worker processes.

They share nothing with this one, because a forked process with threads may hang. Where possible, each is forked from a
process that has only loaded what they need, which takes a tenth of the time of loading it. They do not run the calling
script again (docs/decisions/0253), and they end when it does.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType

from parfait.core.system import PORTABLE, hear_interrupts

NEEDED = ["parfait.lab.arena_worker", "parfait.lab.study.batch"]  # and what these load


@contextmanager
def without_script() -> Iterator[None]:
    """Start processes without the path of the running script, so that they do not run it again."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


class SpawnedProcess(SpawnProcess):
    def start(self) -> None:
        with without_script():
            super().start()


class SpawningContext(SpawnContext):
    Process = SpawnedProcess


if sys.platform == "win32":

    def context() -> SpawningContext:
        return SpawningContext()
else:
    from multiprocessing.context import ForkServerContext, ForkServerProcess

    class ForkedProcess(ForkServerProcess):
        def start(self) -> None:
            with without_script():
                super().start()

    class ForkingContext(ForkServerContext):
        Process = ForkedProcess

    def context() -> ForkingContext | SpawningContext:
        if PORTABLE:
            return SpawningContext()
        found = ForkingContext()
        found.set_forkserver_preload(NEEDED)
        return found


def surroundings() -> tuple[list[str], dict[str, str]]:
    """What somebody's bot should find there just as here: the module path and the environment."""
    return sys.path, dict(os.environ)


def begin(path: list[str], environment: dict[str, str]) -> None:
    """What such a process does first, with the surroundings of the one that asked for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    hear_interrupts()
    sys.path[:] = path
    os.environ.clear()
    os.environ.update(environment)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Wait until the process that asked is gone, killed perhaps, and end too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
