"""Environments of their own for what we build, with nothing in them that leads back into this tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from functools import cache
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.processes import ServerProcess

ROOT = Path(__file__).parents[2]
CONSTRAINTS = ROOT / "constraints.txt"
OURS = ("PARFAIT_", "PYTHON", "VIRTUAL_ENV")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
UV = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))


def make_environment(folder: Path, python: str, *asked: str, cwd: Path = ROOT) -> Path:
    """An environment with what is asked for, in the versions that we test with; its folder of programs."""
    run_uv("venv", "--quiet", "--python", python, str(folder))
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    install = ("pip", "install", "--python", str(programs / "python"), "--constraints", str(CONSTRAINTS), *asked)
    if run_uv(*install, "--offline", cwd=cwd, check=False).returncode != 0:  # first from what `make` downloaded
        run_uv(*install, cwd=cwd)
    return programs


def run_uv(*arguments: str, cwd: Path = ROOT, check: bool = True) -> subprocess.CompletedProcess[str]:
    settings = {**CLEAN, "UV_LINK_MODE": "copy", "UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never"}
    ran = subprocess.run([UV, *arguments], cwd=cwd, env=settings, capture_output=True, text=True)
    assert ran.returncode == 0 or not check, ran.stderr
    return ran


@cache
def find_python(version: str) -> str | None:
    """A Python of this version, if one is here: on the path, or one of pyenv's."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    places = [shutil.which(f"python{version}"), *sorted(map(str, kept.glob(f"{version}.*/bin/python")))]
    for place in filter(None, [sys.executable, *places]):
        asked = subprocess.run([place, "--version"], capture_output=True, text=True)  # a shim may lead nowhere
        if asked.returncode == 0 and asked.stdout.startswith(f"Python {version}."):
            return place
    return None


def serve(programs: Path, folder: Path, visit: Callable[[ServerProcess], None]) -> None:
    """Start a server, look at its page, pay it a visit, and stop it."""
    server = ServerProcess(f"sqlite:{folder / 'tables.sqlite3'}")
    server.program = (str(programs / "parfait"),)
    server.environment = {**CLEAN, "PARFAIT_BOT_DELAY": "0"}
    server.start()
    try:
        server.until_ready()
        with urllib.request.urlopen(server.base + "/", timeout=PATIENCE) as answer:
            page = answer.read().decode()
        [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        with urllib.request.urlopen(server.base + script, timeout=PATIENCE) as answer:
            assert len(answer.read()) > 1000
        visit(server)
        assert server.stop() == 0
    finally:
        server.kill()
