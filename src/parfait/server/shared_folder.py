"""The folder that the processes of one server share: the figures of each, and the rate limits of addresses.

Each process writes its figures there every few seconds, so that any of them can report all of them. The limits are
numbers in a file that all processes map. There are no locks: if two processes count at the same moment, one of the two
may not be counted.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

VARIABLE = "PARFAIT_SHARED"  # in the environment of the processes
STALE = 15.0  # seconds after which a process that writes no figures is gone
KINDS = 8  # of limits
SLOTS = 1 << 16  # addresses of a kind; which have the same one, nobody outside can tell
KEY = 16  # bytes at the beginning, by which addresses are spread
SLOT = struct.Struct("dd")  # how much is left, and when that was so
LIMITS = "limits"


class SharedFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def made(cls, path: Path) -> SharedFolder:
        with (path / LIMITS).open("wb") as file:
            file.write(os.urandom(KEY))
            file.truncate(KEY + KINDS * SLOTS * SLOT.size)
        return cls(path)

    @classmethod
    def from_environment(cls) -> SharedFolder | None:
        path = os.environ.get(VARIABLE)
        return cls(Path(path)) if path else None

    # Figures

    def write_figures(self, text: bytes) -> None:
        """Write our figures for the others."""
        part = self.path / f"{os.getpid()}.part"
        part.write_bytes(text)
        part.replace(self._figures)

    def other_figures(self) -> dict[str, str]:
        """The figures of the others, by process."""
        found: dict[str, str] = {}
        for file in self.path.glob("*.figures"):
            with suppress(OSError):  # gone meanwhile
                if file != self._figures and time.time() - file.stat().st_mtime < STALE:
                    found[file.stem] = file.read_text()
        return found

    @property
    def _figures(self) -> Path:
        return self.path / f"{os.getpid()}.figures"

    def leave(self) -> None:
        self._figures.unlink(missing_ok=True)

    def remove(self) -> None:
        """Remove the folder if its owner is gone."""
        shutil.rmtree(self.path, ignore_errors=True)

    # Limits

    def limits(self) -> SharedLimits:
        with (self.path / LIMITS).open("r+b") as file:
            return SharedLimits(mmap.mmap(file.fileno(), 0))


class SharedLimits:
    def __init__(self, memory: mmap.mmap) -> None:
        self.memory = memory
        key = memory[:KEY]
        self.slot: Callable[[str], int] = lru_cache(10_000)(
            lambda address: int.from_bytes(blake2b(address.encode(), digest_size=2, key=key).digest(), "big")
        )

    def take(self, kind: int, address: str, rate: float, burst: float, now: float, cost: float = 1.0) -> bool:
        """As a bucket does (rates.py), for all processes together."""
        at = KEY + (kind * SLOTS + self.slot(address)) * SLOT.size
        level, since = SLOT.unpack_from(self.memory, at)
        level = burst if since == 0.0 else min(burst, level + (now - since) * rate)
        taken = level >= 1.0
        SLOT.pack_into(self.memory, at, level - cost * taken, now)
        return taken

    def charge(self, kind: int, address: str, cost: float) -> None:
        """Take more, or give back what was taken, after `take`."""
        at = KEY + (kind * SLOTS + self.slot(address)) * SLOT.size
        level, since = SLOT.unpack_from(self.memory, at)
        SLOT.pack_into(self.memory, at, level - cost, since)
