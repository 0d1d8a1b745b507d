"""Checks that an encoding tells what a seat's view tells: all of it, and nothing else."""

from __future__ import annotations

from array import array
from operator import ge, le
from typing import Any

from parfait.core import Rng, State
from parfait.core.encoding import Encoding
from tests.contract.checks import check_with_options
from tests.contract.play import Case


def every(case: Case, seed: int) -> list[State]:
    """Positions of a random game; fewer where an option is tried."""
    return case.some_positions(seed, most=100)


def known(state: State, seat: int) -> Any:
    return {name: value for name, value in vars(state.view(seat)).items() if name != "options"}


@check_with_options
def equal_views_are_encoded_alike(case: Case) -> None:
    """Whatever else may be true, for all that a seat knows: its numbers stay the same, bit for bit."""
    rng, encoding = Rng(20), case.encoding()
    for state in every(case, seed=20):
        for seat in range(case.players):
            world = case.game.determinize(state.view(seat), rng)
            assert encoding.array(world, seat) == encoding.array(state, seat)


@check_with_options
def different_views_are_encoded_differently(case: Case) -> None:
    """And every number is within the bounds of its field."""
    encoding: Encoding = case.encoding()
    lows = array("f", [field.low for field in encoding.fields for _ in range(field.size)])
    highs = array("f", [field.high for field in encoding.fields for _ in range(field.size)])
    assert encoding.size == len(lows)
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)
    seen: dict[bytes, Any] = {}
    for seed in range(21, 22 if case.options else 24):
        for state in every(case, seed):
            for seat in range(case.players):
                numbers, view = encoding.array(state, seat), known(state, seat)
                assert seen.setdefault(numbers.tobytes(), view) == view
                assert all(map(le, lows, numbers))
                assert all(map(ge, highs, numbers))
