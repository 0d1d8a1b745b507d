"""Bots as others may write them: they raise, cheat, hang, die. Named to the arena as `tests.lab.strangers:Class`."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any

from parfait.bots import Estimate, Limit
from parfait.bots.random import RandomBot
from parfait.core import Rng

KILLED_ONCE = "PARFAIT_TEST_KILLED_ONCE"  # names a file


class Fair(RandomBot):
    """Plays on."""


class Raising(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        raise ZeroDivisionError("division of the spoils")


class Leaving(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        sys.exit("I had enough")


class Cheating(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        return 1023


class Vague(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> Any:
        return "the best one"


class Hanging(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        while True:
            time.sleep(1)


class Dying(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        os._exit(3)


class KilledOnce(RandomBot):
    """Its process is killed from outside, once in all, in the middle of a game."""

    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        mark = Path(os.environ[KILLED_ONCE])
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, limit, rng)


class Unspeakable(RandomBot):
    """What it raises cannot be told."""

    class Secret(Exception):
        def __str__(self) -> str:
            raise RuntimeError("not even its message")

    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        raise self.Secret


class Scribbling(RandomBot):
    """Writes into the pipe that its process answers through."""

    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        for frame in iter_frames():
            if isinstance(pipe := frame.f_locals.get("pipe"), Connection):
                pipe.send_bytes(b"no pickle")
        return super().choose(view, limit, rng)


def iter_frames() -> Iterator[FrameType]:
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        yield frame
        frame = frame.f_back


class LoadedOnce(RandomBot):
    """Can be made once in a process and never again."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made > 1:
            raise RuntimeError("no more of me")


class DyingAtOnce(RandomBot):
    def __init__(self) -> None:
        os._exit(3)


class NeverReady(RandomBot):
    def __init__(self) -> None:
        time.sleep(1000)


class Talking(RandomBot):
    def choose(self, view: Any, limit: Limit | None, rng: Rng) -> int:
        print("thinking aloud")
        os.write(1, b"and past Python\n")
        return super().choose(view, limit, rng)


class Broken:
    def __init__(self) -> None:
        raise RuntimeError("no engine")

    def analyse(self, view: Any, limit: Limit | None, rng: Rng) -> list[Estimate]:
        return []
