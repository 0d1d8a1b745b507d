"""`make serve` on a fresh clone: it serves by plain rules, and goes over to the compiled ones while people play."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from parfait.core import speed
from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

ROOT = Path(__file__).parents[2]
PROGRAM = """
import os, signal, sys
from tools import serve
signal.signal(signal.SIGHUP, signal.Handlers[sys.argv[1]])
ready = sys.argv[2]
wait = f"import os, time\\nwhile not os.path.exists({ready!r}): time.sleep(0.05)"
command = [sys.executable, "-m", "parfait", *sys.argv[3:]]
sys.exit(serve.serve_and_build(command, [sys.executable, "-c", wait], lambda: True))
"""


def until(condition: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience
        time.sleep(0.05)


@pytest.mark.skipif(not speed.compiled(), reason="nothing is compiled here, so there is nothing to go over to")
@pytest.mark.skipif(not hasattr(os, "fork"), reason="without SIGHUP the rules are compiled first")
@pytest.mark.parametrize("hang_ups", ["SIG_DFL", "SIG_IGN"])  # the latter under nohup
def test_a_server_goes_over_to_the_compiled_rules_and_keeps_its_tables(tmp_path: Path, hang_ups: str) -> None:
    real = ServerProcess(f"sqlite:{tmp_path / 'a'}")
    output = tmp_path / "output"
    ready = tmp_path / "ready"
    with output.open("wb") as said:
        environment = {**real.environment, "PARFAIT_LANG": "en", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", PROGRAM, hang_ups, str(ready), *real.arguments]
        real.process = process = subprocess.Popen(command, env=environment, stdout=said, cwd=ROOT)
    try:
        real.until_ready()
        until(lambda: "plain Python for now" in output.read_text())
        assert "Rules and bots: compiled" not in output.read_text()
        made = real.post("/api/tables", {"game": "dokitto-ice", "players": 2, "seat": 0, "name": "Ann"})
        ready.touch()
        until(lambda: "Rules and bots: compiled" in output.read_text())
        assert real.get(f"/api/tables/{made['table']}")["seats"][0]["name"] == "Ann"
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        process.wait()


def test_rules_that_cannot_be_compiled_leave_the_server_as_it_is(tmp_path: Path) -> None:
    """The build ended, and nothing is there: the server is not restarted."""
    program = """
import sys, time
from tools import serve
server = [sys.executable, "-c", "import time; time.sleep(2)"]
sys.exit(serve.serve_and_build(server, [sys.executable, "-c", ""], lambda: False))
"""
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0
