"""Search in a wide game with secrets and without a brain: Bluff Dice, with hidden dice and many bids."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from parfait import games
from parfait.bots.search import Search
from parfait.core import CHANCE, OVER, WATCHER, Numbers, Rng
from parfait.core.brain import Brain
from parfait.core.learner import Learner
from parfait.prototype.examples.bluff_dice import BluffDice

GAME = BluffDice.game()


def dealt(players: int, seed: int) -> Any:
    """A game in which everyone has rolled."""
    state, rng = GAME.new(players), Rng(seed)
    while state.turn == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    return state


def best_bid(state: Any, brain: Brain, iterations: int) -> tuple[int, int]:
    """The opening that search takes to most: how many dice of which face."""
    view = state.view(state.turn)
    if isinstance(brain, Learner):
        brain.public = GAME.belief(state.view(WATCHER))
    search = Search(brain, GAME.belief(view), Rng(7))
    search.run(iterations)
    action = max(search.results(), key=lambda result: result[1])[0]
    _bid, count, _of, face = GAME.notation.write_move(state, action).split()
    return int(count), int(face)


def chance_to_hold(state: Any, count: int, face: int) -> float:
    """How likely there are so many dice of a face, as the seat to act sees it."""
    own = state.view(state.turn).dice
    unseen, missing = 3 * state.players - len(own), count - list(own).count(face)
    return float(sum(comb(unseen, n) * 5 ** (unseen - n) for n in range(max(0, missing), unseen + 1)) / 6**unseen)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_opens_with_a_bid_that_may_well_hold(players: int) -> None:
    holds = []
    for seed in range(4):
        state = dealt(players, seed)
        holds.append(chance_to_hold(state, *best_bid(state, Learner(), 1000)))
    assert min(holds) >= 0.2, holds


def test_games_with_a_brain_are_searched_with_it() -> None:
    with_brain = [name for name in games.names() if games.has_part(name, "brain")]
    assert [name for name in with_brain if isinstance(games.brain(name), Learner)] == []


def test_it_learns_whether_winners_have_the_higher_scores() -> None:
    brain, state = Learner(), dealt(2, 1)
    search = Search(brain, GAME.belief(state.view(state.turn)), Rng(7))
    search.run(200)
    assert brain.agreement == pytest.approx(1.0)
    brain.agreement = -1.0  # in another game the fewest points win
    world = state.clone()
    while world.turn != OVER and not brain.horizon(world):
        if world.turn == CHANCE:
            world.apply_chance(world.sample_chance(Rng(1)))
        else:
            world.apply(world.legal_actions()[0])
    brain.standing = False
    brain.play_out(world, Rng(1), Numbers())
    brain.evaluate(world)
    ahead = max((0, 1), key=lambda seat: world.scores[seat])
    assert brain.values[ahead] < brain.values[1 - ahead]
