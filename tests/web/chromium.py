"""Where the browser of the tests is: PARFAIT_CHROMIUM, `chromium` on PATH, else the npm package @sparticuz/chromium.

The package, in the version of package-lock.json, and the browser that it unpacks are put into build/chromium.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

from web.build import find_node

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "build/chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-background-timer-throttling",
)
PATH_OF_PACKAGE = "import('@sparticuz/chromium').then((c) => c.default.executablePath()).then(console.log)"


class NoBrowser(Exception):
    """No Chromium can be had here."""


def find() -> str:
    named = os.environ.get("PARFAIT_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _from_npm()


def _from_npm() -> str:
    """With the Node that builds the client, so that this works on a machine with Python alone."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with open(FOLDER / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several tests may look for it at the same time
        found = FOLDER / "executable"
        lists = [HERE / "package.json", HERE / "package-lock.json"]
        if any(_differ(file, FOLDER / file.name) for file in lists):
            found.unlink(missing_ok=True)
            for file in lists:
                shutil.copy(file, FOLDER)
        if not found.exists():
            try:
                found.write_text(_install())
            except (OSError, subprocess.SubprocessError) as error:
                raise NoBrowser(f"no Chromium: set PARFAIT_CHROMIUM, or install chromium ({error})") from error
        return found.read_text()


def _differ(file: Path, copy: Path) -> bool:
    return not copy.exists() or file.read_bytes() != copy.read_bytes()


def _install() -> str:
    """The path of what was unpacked."""
    node, npm, environment = find_node()
    environment["TMPDIR"] = str(FOLDER)
    install = [*npm, "ci", "--no-audit", "--no-fund"]
    subprocess.run(install, cwd=FOLDER, env=environment, check=True, timeout=300, stdout=sys.stderr)
    look = [*node, "--input-type=module", "-e", PATH_OF_PACKAGE]
    answer = subprocess.run(
        look, cwd=FOLDER, env=environment, check=True, timeout=120, stdout=subprocess.PIPE, text=True
    )
    return answer.stdout.strip().splitlines()[-1]
