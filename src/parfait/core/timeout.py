"""A time limit for code that may never return, such as somebody's first draft of a game.

A thread looks at what is running, and raises `TooLong` in a thread that has been in the same call for too long. That
works in every thread and on every system; signals reach only the main thread, and not on Windows. Seconds are of CPU
time, so a busy machine stops nobody. A call into C that does not come back cannot be stopped.
"""

from __future__ import annotations

import ctypes
import itertools
import os
import threading
import time

PATIENCE = 2.0  # seconds for a call, which takes a thousandth of one
TICK = 0.25  # seconds between two looks


class TooLong(BaseException):
    """Code that does not return. It is not an `Exception`, which the very code it should stop might catch."""

    def __str__(self) -> str:
        return "it does not come back; look for a loop without an end"


class _Watch:
    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.calls = itertools.count()
        self.running: dict[int, tuple[int, float]] = {}  # by thread: the number of its call, and the seconds it has
        self.stopped: set[int] = set()  # threads in which an error is raised, or about to be
        self.thread: threading.Thread | None = None

    def enter(self, thread: int, seconds: float) -> None:
        self.running[thread] = (next(self.calls), seconds)
        if self.thread is None:
            with self.lock:
                if self.thread is None:
                    self.thread = threading.Thread(target=self.look, name="timeout", daemon=True)
                    self.thread.start()

    def leave(self, thread: int) -> None:
        with self.lock:
            self.running.pop(thread, None)
            if thread in self.stopped:
                self.stopped.discard(thread)
                _raise_in(thread, None)  # if it has not been raised yet, it never will

    def look(self) -> None:
        since: dict[tuple[int, tuple[int, float]], float] = {}
        while True:
            time.sleep(TICK)
            now = time.process_time()
            with self.lock:
                since = {call: since.get(call, now) for call in self.running.items()}
                for (thread, (_, seconds)), began in since.items():
                    if now - began > seconds:
                        self.stopped.add(thread)
                        _raise_in(thread, TooLong)  # again and again: a bare `except:` catches the first


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    given = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), given)


_watch = _Watch()


def _begin_again() -> None:
    """Start the watching thread again in a forked process, which has no threads."""
    global _watch
    _watch = _Watch()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_begin_again)


class Limited:
    """Raise `TooLong` in the enclosed code if it does not return in time. Nested limits count separately."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = PATIENCE if seconds is None else seconds

    def __enter__(self) -> None:
        self.thread = threading.get_ident()
        self.outer = _watch.running.get(self.thread)
        _watch.enter(self.thread, self.seconds)

    def __exit__(self, *_: object) -> None:
        _watch.leave(self.thread)
        if self.outer is not None:
            _watch.enter(self.thread, self.outer[1])
