"""An event loop whose clock stands still while anything is to be done, and jumps to the next timer when nothing is."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any

import pytest


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


# The test runs without waiting. Nothing outside of the process may be waited for.
in_virtual_time = pytest.mark.parametrize(
    "anyio_backend", [pytest.param(("asyncio", {"loop_factory": VirtualLoop}), id="virtual-time")]
)
