"""The browser of these tests is gone when they are over, and its event loop with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.patience import PATIENCE

TESTS = Path(__file__).parents[1]
HERE = f"{__file__}::test_a_browser_is_opened"
ELSEWHERE = f"{TESTS / 'server/test_names.py'}::test_nobody_is_named_like_a_bot_or_those_who_watch"


def test_a_browser_is_opened(browser: Browser) -> None:
    assert browser.is_connected()


def test_another_test_may_run_an_event_loop_after_it() -> None:
    command = [sys.executable, "-m", "pytest", "--quiet", HERE, ELSEWHERE]
    run = subprocess.run(command, cwd=TESTS.parent, stdout=subprocess.PIPE, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stdout
