"""`make serve`: `parfait serve`, at once, by plain rules if need be, while the compiled ones are made.

When they are ready, the server gets SIGHUP and restarts with them: connections made meanwhile wait, clients connect
again by themselves, and every table continues (docs/decisions/0203-hang-up-and-begin-anew.md).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence

import build_rules

from parfait.core.speed import COMPILING, PLAIN

BUILD = [sys.executable, "build_rules.py"]
SERVE = [sys.executable, "-m", "parfait", "serve"]
NICENESS = 10  # of the compiler: those who play come first


def main(arguments: Sequence[str]) -> int:
    tables = ["--tables"] if "--tables" in arguments else []
    command = [*SERVE, *(argument for argument in arguments if argument != "--tables")]
    if os.environ.get(PLAIN):  # somebody wants it so
        return serve(command)
    if not hasattr(signal, "SIGHUP"):
        subprocess.run([*BUILD, *tables], check=True)
    if build_rules.is_current(tables=bool(tables)):
        return serve(command)
    return serve_and_build(command, [*BUILD, *tables], lambda: build_rules.is_current(tables=bool(tables)))


def serve(command: Sequence[str]) -> int:
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], list(command))
    return subprocess.call(command)


def serve_and_build(command: Sequence[str], build: Sequence[str], built: Callable[[], bool]) -> int:
    """Run a server, and what compiles the rules next to it; `built` checks that it did. Returns the exit code."""
    signal.signal(signal.SIGINT, _for_the_server)  # a Ctrl-C goes to both of them anyway
    server = subprocess.Popen(command, env={**os.environ, PLAIN: "1", COMPILING: "1"})
    compiler = subprocess.Popen(build, preexec_fn=lambda: os.nice(NICENESS) and None)
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as nohup has it
            signal.signal(number, lambda number, _: server.send_signal(number))

    def restart() -> None:
        if compiler.wait() == 0 and built() and server.poll() is None:
            server.send_signal(signal.SIGHUP)

    threading.Thread(target=restart, name="compiler", daemon=True).start()
    code = server.wait()
    if compiler.poll() is None:
        compiler.terminate()
        compiler.wait()
    return code


def _for_the_server(number: int, frame: object) -> None:
    """Nothing: we end when the server does."""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
