"""What all tests share."""

from __future__ import annotations

import atexit
import gc
import os
import signal
from itertools import pairwise

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

LONGEST = ("test_tutorial", "packaging", "test_kills", "compiled_and_plain")  # a core must not be left with one of them
IN_BROWSER = "tests/web/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every other process begins with tests in a browser, which slow each other down; the others with the longest."""
    browser = [item for item in items if IN_BROWSER in item.nodeid]
    others = [item for item in items if IN_BROWSER not in item.nodeid]
    others.sort(key=lambda item: not any(part in item.nodeid for part in LONGEST))
    arranged = _arranged(browser, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    assert len(arranged) == len(items) == len(set(arranged)), "a test would be left out"
    items[:] = arranged


def _arranged(browser: list[pytest.Item], others: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """So that it comes out when xdist hands each process, one after the other, its share of the whole list."""
    browsers = max(1, processes // 2)
    total = len(browser) + len(others)
    firsts = _cut(browser, browsers)
    room = [(i + 1) * total // processes - i * total // processes for i in range(processes)]
    filled = [max(0, room[i] - len(firsts[i])) for i in range(browsers)]
    at = max(0, len(others) - sum(filled))
    quiet, rest = others[:at], others[at:]
    arranged = []
    for first, number in zip(firsts, filled, strict=True):
        arranged += first + rest[:number]
        rest = rest[number:]
    return arranged + quiet


def _cut(items: list[pytest.Item], parts: int) -> list[list[pytest.Item]]:
    """About as many in each part, and never a file in two."""
    cuts = [0]
    for part in range(1, parts):
        at = max(cuts[-1], part * len(items) // parts)
        while 0 < at < len(items) and items[at].path == items[at - 1].path:
            at += 1
        cuts.append(at)
    return [items[low:high] for low, high in pairwise([*cuts, len(items)])]


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: let the garbage collector pass them over, and look at the rest less often."""
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    gc.enable()
    atexit.register(gc.freeze)  # nor does it matter at the end
