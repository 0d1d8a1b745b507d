"""A process next to the server, and the pipe to it."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from dataclasses import fields

from parfait.core import ParfaitError
from parfait.server.settings import PREFIX, Settings
from parfait.server.workers.process import LENGTH, READY, answer_of

START_SECONDS = 60.0  # for a process that begins
NEEDED = (
    "HOME",
    "LANG",
    "LD_LIBRARY_PATH",
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "PATH",
    "SYSTEMROOT",
    "TMPDIR",
    "TZ",
)


def environment() -> dict[str, str]:
    """The environment of a worker process, without settings such as the database and its password."""
    ours = {PREFIX + field.name.upper() for field in fields(Settings)}
    return {
        name: value
        for name, value in os.environ.items()
        if name in NEEDED or (name.startswith(("LC_", "PYTHON", PREFIX)) and name not in ours)
    }


class Worker:
    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: asyncio.subprocess.Process | None = None

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def start(self) -> None:
        """Start and wait until it is ready.

        On a busy machine this takes long, and must not count against its first job.
        """
        await self.end()
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "parfait.server.workers.process", str(self.niceness)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(),
        )
        assert self.process.stdout is not None
        await asyncio.wait_for(self.process.stdout.readexactly(len(READY)), START_SECONDS)

    async def ask(self, kind: str, arguments: tuple[object, ...]) -> bytes | ParfaitError:
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        question = pickle.dumps((kind, arguments))
        self.process.stdin.write(LENGTH.pack(len(question)))
        self.process.stdin.write(question)
        await self.process.stdin.drain()
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        outcome = await self.process.stdout.readexactly(1)
        return answer_of(outcome, await self.process.stdout.readexactly(length))

    async def end(self) -> None:
        """End the process. If the first call was cancelled, a second one keeps waiting for the end."""
        if self.process is None:
            return
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        self.process = None
