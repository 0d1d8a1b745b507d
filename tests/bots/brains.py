"""What must hold of every brain, in a game from its first move to its last."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parfait import games
from parfait.core import OVER, Numbers, Rng, State
from parfait.core.brain import Brain
from tests.contract.play import Case, random_step, with_options


def cases(name: str) -> list[Case]:
    """Every number of players, and every option at the values that are worth trying."""
    return [case for case in with_options() if case.game.name == name]


def horizons(case: Case, brain: Brain, seed: int) -> Iterator[State]:
    """The positions of a random game at which there is no need to look further ahead."""
    for state in case.positions(seed):
        if brain.horizon(state):
            yield state


def plays_on_legally(case: Case, seed: int) -> None:
    """The rules of thumb, the rollout's moves and random ones in turn, each of them checked."""
    state, brain, rng, scratch = case.new(), games.brain(case.game.name), Rng(seed), Numbers()
    moves = 0
    while state.turn != OVER and moves < 1500:
        if state.turn < 0 or moves % 3 == 2:
            random_step(state, rng)
        else:
            state.step((brain.greedy if moves % 3 == 0 else brain.rollout)(state, rng, scratch))
        moves += 1


def chooses_alike_in_every_world(case: Case, seed: int) -> None:
    """What a seat cannot see does not change what it plays."""
    scratch, rng, brain = Numbers(), Rng(seed, 1), games.brain(case.game.name)
    for i, state in enumerate(case.positions(seed)):
        if state.turn >= 0 and i % 7 == 0:
            belief = case.game.belief(state.view(state.turn))
            for choose in (brain.greedy, brain.rollout):
                assert len({choose(belief.sample(rng), Rng(i), scratch) for _ in range(4)}) == 1


def shares_one_win(brain: Brain, state: State) -> list[float]:
    brain.evaluate(state)
    chances = list(brain.values)[: state.players]
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) == pytest.approx(1)
    return chances
