"""Level 5 of the tree that PYTHONPATH names, at the other end of a pipe: it reads views and answers with moves.

Options are the usual ones, and moves are told by their notation: trees may differ in how they keep both.
"""

from __future__ import annotations

import importlib
import pickle
import sys
import time
from types import SimpleNamespace
from typing import Any

from parfait import games
from parfait.bots import LEVELS, Limit, searcher
from parfait.core import Rng


def think_in_cpu_seconds() -> None:
    """Let search look at this process's CPU time instead of the clock."""
    vars(searcher)["time"] = SimpleNamespace(perf_counter=time.process_time)


def main() -> None:
    think_in_cpu_seconds()
    while True:
        try:
            module, name, fields, seconds, seed = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        game = games.find(fields["game"])
        view: Any = getattr(importlib.import_module(module), name)(**fields, options=game.options())
        action = LEVELS["5"].choose(view, Limit(seconds=seconds), Rng(seed))
        print(game.notation.write_move(game.determinize(view, Rng(seed)), action), flush=True)


if __name__ == "__main__":
    main()
