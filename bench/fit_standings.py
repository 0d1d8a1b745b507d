"""Measure what standings are worth: `python -m bench.fit_standings [GAME …]`.

A game whose folder holds a fitting.py says there what it measures in `fit(choose, seed)`; the players are small
searches, each of which sees its own seat's view. What it finds is written to standings.json in that folder.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

from parfait import games
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot
from parfait.core import Rng, State

SEED = 1
THOUGHT = 80  # iterations


def choose(state: State, rng: Rng, iterations: int = THOUGHT) -> int:
    return SearchBot().choose(state.view(state.turn), Limit(iterations=iterations), rng)


def measure(name: str) -> None:
    fitting = games.part(name, "fitting")
    found = fitting.fit(choose, SEED)
    path = Path(str(fitting.__file__)).with_name("standings.json")
    path.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


def fitted_games() -> list[str]:
    """The games that have something to measure."""
    folder = f"{games.__name__}."
    return [name for name in games.names() if importlib.util.find_spec(f"{folder}{name.replace('-', '_')}.fitting")]


if __name__ == "__main__":
    for game in sys.argv[1:] or fitted_games():
        measure(game)
