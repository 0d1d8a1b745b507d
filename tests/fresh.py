"""Fresh interpreters without the wait: copies of a process that has loaded other people's packages and nothing of ours.

What they run reads the environment and loads Parfait as a new `python -m …` does, in half the time. Run as a program,
this is the process that is copied.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import runpy
import signal
import subprocess
import sys
import traceback
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

PACKAGES = ("typer.main", "typer._adapters", "rich.markdown", "rich.table", "fluent.runtime", "fluent.syntax", "pytest")

PATIENCE = 120  # seconds, after which a command that hangs is ended


def run(module: str, *arguments: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """`python -m module …` with nothing to read; what it writes is captured."""
    if not hasattr(os, "fork"):
        command = [sys.executable, "-m", module, *arguments]
        return subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=PATIENCE
        )
    with TemporaryDirectory() as folder:
        files = [Path(folder, name) for name in ("stdout", "stderr")]
        asked = (module, arguments, environment, os.getcwd(), [str(file) for file in files])
        original = _original()
        assert original.stdin is not None
        assert original.stdout is not None
        original.stdin.write(json.dumps(asked) + "\n")
        original.stdin.flush()
        code = int(original.stdout.readline())
        return subprocess.CompletedProcess([module, *arguments], code, *(file.read_text("utf-8") for file in files))


@cache
def _original() -> subprocess.Popen[str]:
    """The process that is copied; it ends with this one."""
    started = subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parent.parent,
        encoding="utf-8",
    )
    atexit.register(started.communicate)
    return started


def _serve() -> None:
    """A copy for each line that is read, one after the other; its exit code is written when it has ended."""
    for package in PACKAGES:
        importlib.import_module(package)
    gc.freeze()  # so that no copy looks at all this, which would make it its own
    for line in sys.stdin:
        copy = os.fork()
        if copy == 0:
            _become(*json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(copy, 0)[1]), flush=True)


def _become(module: str, arguments: list[str], environment: dict[str, str], folder: str, files: list[str]) -> NoReturn:
    for descriptor, file in enumerate([os.devnull, *files]):
        opened = os.open(file, os.O_RDWR | os.O_CREAT)
        os.dup2(opened, descriptor)
        os.close(opened)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False, buffering=1)
    signal.alarm(PATIENCE)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        code = 0
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 0 if leaving.code is None else 1
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    os._exit(code)  # to clear up takes as long as the rest


if __name__ == "__main__":
    _serve()
