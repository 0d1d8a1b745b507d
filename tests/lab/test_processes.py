"""The processes that play for the lab begin with what they need, and hold nothing of the one that asked."""

from __future__ import annotations

import multiprocessing
import sys
import threading

import pytest

from parfait.lab import processes

LOOK = "import sys; sys.exit(sys.modules.keys().isdisjoint({}))"


@pytest.mark.skipif("forkserver" not in multiprocessing.get_all_start_methods(), reason="each loads all by itself here")
def test_what_they_need_is_loaded_when_they_begin() -> None:
    for module, missing in (("parfait.lab.arena_worker", 0), ("parfait.lab.study.batch", 0), (__name__, 1)):
        assert __name__ in sys.modules
        process = processes.context().Process(target=exec, args=(LOOK.format({module}),))
        process.start()
        process.join()
        assert process.exitcode == missing, module


def test_no_thread_of_this_process_is_copied() -> None:
    done = threading.Event()
    with_threads = threading.Thread(target=done.wait)
    with_threads.start()
    try:
        process = processes.context().Process(
            target=exec, args=("import sys, threading; sys.exit(threading.active_count() - 1)",)
        )
        process.start()
        process.join()
        assert process.exitcode == 0
    finally:
        done.set()
        with_threads.join()
