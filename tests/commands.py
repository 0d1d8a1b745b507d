"""Commands of the tests, each in a Python of its own, as a user runs them."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PATIENCE


def run_module(module: str, *arguments: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """`python -m module …` with nothing to read; what it writes is captured."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
