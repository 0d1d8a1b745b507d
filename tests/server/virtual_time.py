"""An event loop whose clock stands still while anything is to be done, and jumps to the next timer when nothing is."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Jumping(selectors.DefaultSelector):
    skipped = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self.skipped += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = _Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return 1000.0 + self.jumping.skipped


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run without waiting. Nothing outside of the process may be waited for."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(story)
