"""Several server processes under a supervisor: they end with it, and it replaces them one by one on request.

On SIGHUP each worker gets a successor. The old one stops only when the new one answers, and its clients are told to
reconnect. The port never closes, and clients resend what was not acknowledged.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import suppress

import structlog
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from parfait.core import speed
from parfait.core.system import stop
from parfait.server.shared_folder import SharedFolder

GRACE = 5  # seconds for a graceful stop
LAST = 3.0  # seconds more, after which a process that does not stop is ended
START = 120.0  # seconds for a new worker to answer
LOOK = 0.1

log = structlog.get_logger()


class Terminal:
    """Whether our terminal was closed: then SIGHUP means stop; otherwise it means restart."""

    def __init__(self) -> None:
        self.had = _has_terminal()

    @property
    def closed(self) -> bool:
        return self.had and not _has_terminal()


def _has_terminal() -> bool:
    with suppress(OSError):
        os.close(os.open("/dev/tty", os.O_RDWR))
        return True
    return False


class Supervisor(Multiprocess):
    terminal = Terminal()

    def handle_hup(self) -> None:
        if self.terminal.closed:
            self.handle_term()
        else:
            self.restart_all()

    def restart_all(self) -> None:
        log.info("restarting", workers=len(self.processes))
        speed.end_compiling()
        for number, old in enumerate(list(self.processes)):
            new = Process(self.config, self.sockets)
            new.start()
            if not self._until_ready(new):
                new.kill()
                new.join()
                if not self._stopping:
                    log.error("restart_failed", process=new.pid)  # the others go on as they are
                return
            self.processes[number] = new
            old.terminate()
            old.process.join(GRACE + LAST)
            if old.exitcode is None:
                old.process.kill()
                old.process.join()
            log.info("worker_replaced", old=old.pid, new=new.pid)

    def _until_ready(self, new: Process) -> bool:
        patience = time.monotonic() + START
        while time.monotonic() < patience and new.process.is_alive() and not self._stopping:
            if new.is_ready(timeout=LOOK):
                return True
            time.sleep(LOOK)
        return False

    @property
    def _stopping(self) -> bool:
        """Whether a signal to stop is pending."""
        return self.should_exit.is_set() or bool({signal.SIGINT, signal.SIGTERM} & set(self.signal_queue))


def end_with_supervisor() -> None:
    """In a supervisor's worker: shut down cleanly when the supervisor is gone, to free its port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent,), name="supervisor", daemon=True).start()


def _end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()  # a pipe that only the supervisor holds open: no signal is needed, and none can be missed
    folder = SharedFolder.from_environment()
    if folder is not None:
        folder.remove()
    stop()
    time.sleep(GRACE + LAST)
    os._exit(1)
