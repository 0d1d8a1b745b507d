"""What every game must keep, as checks that a case either passes or fails.

test_contract.py asks them of every game; test_planted_mistakes.py shows that they find what they are for.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from tests.contract.play import Case


class Check(NamedTuple):
    ask: Callable[[Case], None]
    with_options: bool

    def __str__(self) -> str:
        return self.ask.__name__


def check(ask: Callable[[Case], None]) -> Check:
    """For every game and number of players."""
    return Check(ask, with_options=False)


def check_with_options(ask: Callable[[Case], None]) -> Check:
    """For every option of a game, too."""
    return Check(ask, with_options=True)


def checks_of(*modules: ModuleType) -> list[Check]:
    return [found for module in modules for found in vars(module).values() if isinstance(found, Check)]
