"""What all tests share."""

from __future__ import annotations

import os
import signal

os.environ["PARFAIT_STRICT"] = "1"  # words that are missing or do not fit raise, here and in what is started from here
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # other cores have other tests to run

import pytest
from hypothesis import settings

# The same examples on every run, and no clock: a test that fails here fails everywhere.
settings.register_profile("parfait", derandomize=True, deadline=None, database=None, max_examples=50)
settings.load_profile("parfait")

# A run in the background may have been told to ignore Ctrl-C, and what it starts would ignore it too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio, as the server does."""
    return "asyncio"
