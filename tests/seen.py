"""What a seat sees of a step, worked out anew: the tests compare it with what the server and the match tell."""

from __future__ import annotations

from typing import cast

from parfait.core import Game, State
from parfait.records import Step, read_move


def seen(game: Game, state: State, step: Step, seat: int) -> Step:
    """Chance by its kind alone, another's secret move as None; `state` is the one in which the step happens."""
    if "chance" in step:
        return {"chance": step["chance"]}
    hidden = step["seat"] != seat and state.secret(read_move(game, state, step["move"]))
    return {"seat": step["seat"], "move": cast(str, None) if hidden else step["move"]}
