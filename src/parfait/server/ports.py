"""Who listens on a port of this machine, as far as /proc tells: on Linux, of one's own processes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from parfait.core.system import PROC

LISTENING = "0A"


class Holder(NamedTuple):
    process: int
    program: str  # its name alone: a command line may hold a password


def holder(port: int, proc: Path | None = PROC) -> Holder | None:
    if proc is None:
        return None
    sockets = {f"socket:[{inode}]" for inode in _listening(port, proc)}
    for folder in proc.glob("[0-9]*") if sockets else ():
        with suppress(OSError):  # somebody else's, or gone meanwhile
            if any(_target(handle) in sockets for handle in (folder / "fd").iterdir()):
                return Holder(int(folder.name), (folder / "comm").read_text().strip())
    return None


def _listening(port: int, proc: Path) -> Iterator[str]:
    """The inodes of the sockets that listen there."""
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in (proc / "net" / table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == LISTENING and int(fields[1].rpartition(":")[2], 16) == port:
                    yield fields[9]


def _target(handle: Path) -> str:
    try:
        return os.readlink(handle)
    except OSError:  # closed meanwhile
        return ""
