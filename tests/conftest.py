"""What all tests share."""

from __future__ import annotations

import atexit
import gc
import os
import signal

os.environ["PARFAIT_STRICT"] = "1"  # words that are missing or do not fit raise, here and in what is started from here
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # other cores have other tests to run; for small arrays it is faster

import pytest
from hypothesis import settings

gc.disable()  # until all tests are there: hardly anything that loading them makes is garbage

# The same examples on every run, and no clock: a test that fails here fails everywhere.
settings.register_profile("parfait", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("parfait")

# A run in the background may have been told to ignore Ctrl-C, and what it starts would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# A core must not be left with one of them at the end.
LONGEST = ("test_tutorial", "packaging", "test_kills", "compiled_and_plain", "web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first; otherwise in order."""
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONGEST))


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: let the garbage collector pass them over, and look at the rest less often."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    gc.enable()
    atexit.register(gc.freeze)  # nor does it matter at the end
