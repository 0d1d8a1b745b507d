"""Differences between operating systems: features that Linux and macOS have and Windows lacks go through here, or are
guarded by `PORTABLE`.

PARFAIT_PORTABLE=1 does without them everywhere, as on Windows: no uvloop, no forked processes, nothing from /proc, no
limits, priorities or masked signals, and one process to serve tables. `make test-portable` runs the tests this way.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

PORTABLE = sys.platform == "win32" or bool(os.environ.get("PARFAIT_PORTABLE"))
PROC = None if PORTABLE else Path("/proc")  # what Linux tells of processes; elsewhere it is not there
HANG_UPS: list[int] = [signal.SIGTERM]  # the terminal is gone, or the system wants us to end
if sys.platform != "win32" and not PORTABLE:
    HANG_UPS.append(signal.SIGHUP)


def event_loop() -> Literal["auto", "asyncio"]:
    """The event loop, by uvicorn's name for it: uvloop if it is installed, or the standard library's."""
    return "asyncio" if PORTABLE else "auto"


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs: a folder of our own there, which need not exist yet."""
    if os.name == "nt":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "parfait"


def cores() -> int:
    """How many processes can run at once here."""
    if sys.platform == "linux" and not PORTABLE:
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def give_way(niceness: int) -> None:
    """Let other processes go first, from now on."""
    if sys.platform != "win32" and not PORTABLE:
        os.nice(niceness)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Delay Ctrl-C until afterwards, and keep it from processes that start here."""
    if sys.platform == "win32" or PORTABLE or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def hear_interrupts() -> None:
    """Enable interrupts in a process that was started without them."""
    if sys.platform != "win32" and not PORTABLE:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def stop() -> None:
    """Shut this process down cleanly, from any of its threads."""
    if sys.platform == "win32":  # where os.kill would end it on the spot
        signal.raise_signal(signal.SIGTERM)
    else:
        os.kill(os.getpid(), signal.SIGTERM)


def lock(handle: int) -> bool:
    """Take a lock that the operating system gives back when this process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def keep_port(sock: socket.socket) -> None:
    """Set a socket's options before it is bound, so that a port just given up is free and one in use is not."""
    if sys.platform == "win32":  # where SO_REUSEADDR would let two servers have it
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
