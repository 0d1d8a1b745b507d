"""A server process ends with the supervisor that started it, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time

from parfait.core.system import stop

GRACE = 5  # seconds for a graceful stop
LAST = 3.0  # seconds more, after which a process that does not stop is ended


def end_with_supervisor() -> None:
    """In a process that a supervisor started: stop in good order when it is gone, so that nobody holds its port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), name="supervisor", daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()  # a pipe that only the supervisor holds open: no signal is needed, and none can be missed
    stop()
    time.sleep(GRACE + LAST)
    os._exit(1)
