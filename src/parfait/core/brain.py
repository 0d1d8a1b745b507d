"""What a bot knows about a game besides its rules: when to stop looking ahead, what a standing is worth, how to play.

A game's folder may hold a brain.py with a `Brain` of its own; this one knows nothing and works for every game. A brain
looks at a state, but its choices may read only what the seat to act may know: search gives it worlds drawn from a view.
"""

from __future__ import annotations

from collections.abc import Mapping

from parfait.core.rng import Rng
from parfait.core.state import OVER, Numbers, State


class Brain:
    # How large the mistakes of weaker levels are, beside the usual: less where a game is made of many small choices.
    MISTAKES = 1.0
    # How many iterations a level takes here, by how many it usually takes, where few of them tell too little.
    ITERATIONS: Mapping[int, int] = {}
    # Whether `play_out` stops short of the horizon, because `evaluate` can judge any position.
    JUDGES_EARLY = False

    def __init__(self) -> None:
        self.values = [0.0] * 8  # by seat, MOST_SEATS of them: what `evaluate` found, from 0 (lost) to 1 (won)
        # How search does best in this game.
        self.exploration = 0.7
        self.candidates = 1  # of how many worlds one is chosen by `weight`, in each iteration
        self.depth = 255  # how many moves deep the tree may grow
        self.learns = False  # from the iterations of search, which reports them
        self.trust = 0.0  # how much better than others its greedy move is, in deviations of the result

    def horizon(self, state: State) -> bool:
        """Whether looking further ahead is useless: the game, or a round of it, is over."""
        return state.turn == OVER

    def evaluate(self, state: State) -> None:
        """Write each seat's expected share of the win at the end of `play_out` into `values`."""
        share_of_win(self, state)

    def greedy(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """The move of a simple player who follows rules of thumb."""
        return state.random_action(rng, scratch)

    def rollout(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """A cheap, plausible move, with some luck in it: what search plays from a leaf to the horizon."""
        return state.random_action(rng, scratch)

    def weight(self, world: State) -> float:
        """How well a world fits what the players did, apart from the rules; at most 1."""
        return 1.0

    # What search reports to a brain that learns (learner.py).

    def prepare(self, state: State, action: int, rng: Rng, scratch: Numbers) -> None:
        """Called when an iteration begins with this move at the root."""

    def note(self, state: State, action: int) -> None:
        """Called before a move is made."""

    def note_chance(self) -> None:
        """Called after an event of chance."""

    def learn(self) -> None:
        """Called at the end of an iteration; `values` are its results."""

    def play_out(self, state: State, rng: Rng, scratch: Numbers) -> int:
        """Play rollout moves to the horizon, or cheaper ones if there are any; return the number of moves."""
        moves = 0
        while not self.horizon(state):
            if state.turn >= 0:
                state.apply(self.rollout(state, rng, scratch))
                moves += 1
            else:
                state.draw(rng, scratch)
                state.settle(scratch)
        return moves


def share_of_win(brain: Brain, state: State) -> None:
    """The result of a game that is over."""
    winners = state.winners
    for seat in range(state.players):
        brain.values[seat] = 0.0
    for seat in winners:
        brain.values[seat] = 1.0 / len(winners)
