"""The reward of a seat for a game."""

from __future__ import annotations

from typing import Literal, get_args

from parfait.core import State
from parfait.core.options import Options

Reward = Literal["win", "score", "margin", "balanced"]
KINDS: tuple[Reward, ...] = get_args(Reward)
MOST = 1e12  # more than any score, where a game does not say how high they go


def of(state: State, kind: Reward) -> list[float]:
    """By seat: its share of the win; its score; by how much that is above the best of the others'; or "balanced".

    Balanced is the share of the win less an equal share, so that what all seats get adds up to 0.
    """
    if kind in ("win", "balanced"):
        winners, equal = state.winners, 1.0 / state.players if kind == "balanced" else 0.0
        return [(1.0 / len(winners) if seat in winners else 0.0) - equal for seat in range(state.players)]
    scores = [float(score) for score in state.scores]
    if kind == "score":
        return scores
    others = [scores[:seat] + scores[seat + 1 :] for seat in range(state.players)]
    return [score - max(other, default=0.0) for score, other in zip(scores, others, strict=True)]


def bounds(kind: Reward, players: int, options: Options) -> tuple[float, float, float | None]:
    """The lowest, the highest, and the sum over all seats where it is always the same."""
    if kind == "win":
        return 0.0, 1.0, 1.0
    if kind == "balanced":
        return -1.0 / players, 1.0 - 1.0 / players, 0.0
    low, high = options.score_range(players) or (-MOST, MOST)
    if kind == "score":
        return low, high, None
    return low - high, high - low, 0.0 if players == 2 else None
