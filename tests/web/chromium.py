"""Where the browser of the tests is: PARFAIT_CHROMIUM, `chromium` on PATH, else the npm package @sparticuz/chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from web.build import find_node

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
    folder = Path(tempfile.gettempdir(), "parfait-chromium")
    folder.mkdir(exist_ok=True)
    try:
        node, npm, environment = find_node()
        environment["TMPDIR"] = str(folder)
        if not (folder / "node_modules/@sparticuz/chromium").exists():
            subprocess.run(
                [*npm, "install", "--no-audit", "--no-fund", "@sparticuz/chromium"],
                cwd=folder,
                env=environment,
                check=True,
                timeout=300,
            )
        answer = subprocess.run(
            [*node, "--input-type=module", "-e", PATH_OF_PACKAGE],
            cwd=folder,
            env=environment,
            check=True,
            timeout=120,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise NoBrowser(f"no Chromium: set PARFAIT_CHROMIUM, or install chromium ({error})") from error
    return answer.stdout.strip().splitlines()[-1]
