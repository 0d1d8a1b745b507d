"""What each seat saw and did in a batch, game by game: a seat's moves with the reward that came of them.

A batch shows one seat after the other and rewards all of them when a game is over. A learner wants one seat's moves in
a row, with its reward at the end:

    played = Trajectories(env)
    while learning:
        for one in played.step(choose(env.observations, env.masks)):
            learn(one.observations, one.masks, one.actions, one.rewards)
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy
from numpy.typing import ArrayLike, NDArray

from parfait.envs.batch import BatchEnv


@dataclass(frozen=True)
class Trajectory:
    """One seat's part in one game; its arrays have a row for each of its moves."""

    game: int  # its place in the batch
    episode: int  # games played there before
    seat: int
    observations: NDArray[numpy.float32]
    masks: NDArray[numpy.bool_]
    actions: NDArray[numpy.int64]
    rewards: NDArray[numpy.float32]  # 0, and for the last move what the seat got for the game
    cut_short: bool  # whether the game was not played to its end

    def returns(self, discount: float = 1.0) -> NDArray[numpy.float32]:
        """The return of each move: the sum of later rewards, discounted once per move of this seat."""
        found = self.rewards.copy()
        for i in range(len(found) - 2, -1, -1):
            found[i] += discount * found[i + 1]
        return found


class Trajectories:
    """Steps a batch and collects trajectories. Games already in progress count from here on."""

    def __init__(self, env: BatchEnv) -> None:
        self.env = env
        self._moves: list[list[tuple[int, NDArray[numpy.float32], NDArray[numpy.bool_], int]]] = [
            [] for _ in range(env.num_envs)
        ]

    def step(self, actions: ArrayLike) -> list[Trajectory]:
        """Play an action in every game, and return the trajectories of the games that ended."""
        env = self.env
        seats, episodes = env.seats.copy(), env.episodes.copy()
        observations, masks = env.observations.copy(), env.masks.copy()
        env.step(actions)
        chosen = numpy.asarray(actions)
        found = []
        for i in range(env.num_envs):
            if seats[i] < 0:
                continue
            self._moves[i].append((int(seats[i]), observations[i], masks[i], int(chosen[i])))
            if env.ended[i] or env.cut_short[i]:
                found += self._finished(i, int(episodes[i]))
                self._moves[i] = []
        return found

    def _finished(self, i: int, episode: int) -> list[Trajectory]:
        found = []
        for seat in range(self.env.players):
            moves = [move for move in self._moves[i] if move[0] == seat]
            if not moves:
                continue
            rewards = numpy.zeros(len(moves), numpy.float32)
            rewards[-1] = self.env.rewards[i, seat]
            found.append(
                Trajectory(
                    i,
                    episode,
                    seat,
                    numpy.stack([known for _, known, _, _ in moves]),
                    numpy.stack([mask for _, _, mask, _ in moves]),
                    numpy.array([action for _, _, _, action in moves], numpy.int64),
                    rewards,
                    bool(self.env.cut_short[i]),
                )
            )
        return found
