"""A server that has this folder on its path, and its bots, draw the same in the same test, whatever came before it.

Python imports this file by its name when a process starts. The file that `PARFAIT_TEST_DEALS` names says which test it
is.
"""

import os
import random  # noqa: F401  (its own system randomness, for tokens, stays as it is)
from hashlib import shake_128
from pathlib import Path

_test = ""
_drawn = 0


def _urandom(size: int, /) -> bytes:
    global _test, _drawn
    test = Path(os.environ["PARFAIT_TEST_DEALS"]).read_text()
    _test, _drawn = test, _drawn + 1 if test == _test else 0
    return shake_128(f"{test} {_drawn}".encode()).digest(size)


os.urandom = _urandom
