"""How standings.json was measured:

the spread of points in one round, the value of leading it, and how many tricks each rank wins, from the bids of long
searches.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from parfait.core import CHANCE, OVER, Rng
from parfait.games.aice.options import AiceOptions
from parfait.games.aice.rules import Aice

EVERY_SUIT = 0x0101010101  # the cards of rank 2
ROUNDS = 500  # with each number of players
MATCHES = 3000  # put together from those rounds
MOST_ROUNDS_LEFT = 3
HANDS = 400  # that bid, with each number of players
LONG = 4000  # iterations for a bid
STEPS = 200  # towards the least squares
SPREADS = [step / 10 for step in range(20, 150)]

Points = list[int]
Bids = list[tuple[list[int], int]]  # how many cards of each rank a hand has, and what it bids


def fit(choose: Callable[..., int], seed: int) -> dict[str, object]:
    """The contents of standings.json, from matches of one round, so that it does not depend on itself."""
    found: dict[str, object] = {}
    for players in (3, 4):
        rounds = [_round(players, choose, Rng(seed, deal)) for deal in range(ROUNDS)]
        means = [sum(points[place] for points in rounds) / ROUNDS for place in range(players)]
        average = sum(means) / players
        found[str(players)] = {
            "spread": _likeliest_spread(rounds, Rng(seed)),
            "head_start": [round(mean - average, 2) for mean in means],
            "tricks": _tricks([_first_bid(players, choose, Rng(seed, deal)) for deal in range(HANDS)]),
        }
    return found


def _round(players: int, choose: Callable[..., int], rng: Rng) -> Points:
    """Play a round; the points of each place after the leader."""
    state = Aice(players, AiceOptions.read({"rounds": 1, "first_player": 0}, players))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            state.step(choose(state, rng))
    return list(state.scores)


def _first_bid(players: int, choose: Callable[..., int], rng: Rng) -> tuple[list[int], int]:
    """The hand of the first seat to bid in a first round, by rank, and its bid."""
    state = Aice(players, AiceOptions.read({"first_player": 0}, players))
    while state.turn == CHANCE:
        state.apply_chance(state.sample_chance(rng))
    hand, seat = state.hands[state.turn], state.turn
    state.apply(choose(state, rng, LONG))
    return [(hand & EVERY_SUIT << rank).bit_count() for rank in range(8)], state.bids[seat]


def _tricks(bids: Bids) -> list[float]:
    """Least squares, one rank after the other, with every rank between 0 and 1 trick."""
    worth = [0.0] * 8
    for _ in range(STEPS):
        for rank in range(8):
            count = sum(held[rank] ** 2 for held, _ in bids)
            off = sum(
                held[rank] * (bid - sum(n * tricks for n, tricks in zip(held, worth, strict=True)))
                for held, bid in bids
            )
            worth[rank] = min(1.0, max(0.0, worth[rank] + off / max(1, count)))
    return [round(tricks, 2) for tricks in worth]


def _likeliest_spread(rounds: list[Points], rng: Rng) -> float:
    """The spread under which the winners of these matches are most likely."""
    matches = [_match(rounds, left, rng) for left in range(1, MOST_ROUNDS_LEFT + 1) for _ in range(MATCHES)]
    return min(SPREADS, key=lambda spread: sum(_surprise(*match, spread) for match in matches))


def _match(rounds: list[Points], left: int, rng: Rng) -> tuple[Points, int, int]:
    """The points before the last rounds, how many those are, and who wins."""
    before = _sum_of_rounds(rounds, 4 - left, rng)
    after = [sum(points) for points in zip(before, _sum_of_rounds(rounds, left, rng), strict=True)]
    best = [seat for seat, points in enumerate(after) if points == max(after)]
    return before, left, best[rng.below(len(best))]


def _sum_of_rounds(rounds: list[Points], count: int, rng: Rng) -> Points:
    players = len(rounds[0])
    total = [0] * players
    for _ in range(count):
        points = rounds[rng.below(len(rounds))]
        turned = rng.below(players)
        total = [total[seat] + points[(seat + turned) % players] for seat in range(players)]
    return total


def _surprise(points: Points, left: int, winner: int, spread: float) -> float:
    shares = [math.exp((own - max(points)) / (spread * math.sqrt(left))) for own in points]
    return -math.log(shares[winner] / sum(shares))
