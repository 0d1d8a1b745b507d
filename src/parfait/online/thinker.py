"""A thread in which a bot thinks, so that its connection stays alive."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")
Found = TypeVar("Found")
Task = tuple[Callable[[], Answer], asyncio.AbstractEventLoop, "asyncio.Future[Answer]"]


class Thinker(Generic[Answer]):
    """A daemon thread: it does not keep the program from ending."""

    def __init__(self) -> None:
        self._tasks: queue.SimpleQueue[Task[Answer]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    async def think(self, work: Callable[[], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        self._tasks.put((work, loop, answer))
        return await answer

    def _run(self) -> None:
        while True:
            work, loop, answer = self._tasks.get()
            if answer.cancelled():
                continue
            try:
                found = work()
            except Exception as error:
                _settle_in(loop, answer, answer.set_exception, error)
            else:
                _settle_in(loop, answer, answer.set_result, found)


def _settle_in(
    loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Answer], settle: Callable[[Found], None], value: Found
) -> None:
    def settled() -> None:
        if not answer.done():  # nobody waits for it any more
            settle(value)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settled)
