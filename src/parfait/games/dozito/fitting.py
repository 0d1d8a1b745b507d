"""How standings.json was measured: long matches of players with rules of thumb, and the odds that fit who won them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from parfait.core import CHANCE, OVER, Numbers, Rng, State
from parfait.games.dozito.brain import DozitoBrain
from parfait.games.dozito.options import DozitoOptions
from parfait.games.dozito.rules import Dozito

PLAYERS = (2, 3, 4, 5)
MATCHES = 1500  # for each number of players
ROUNDS = 6
MOST_UNIT = 60.0
MOST_HEAD_START = 10.0
NARROWINGS = 25

# Each seat's points, who starts the next round, how many rounds are left, and who won in the end
Standing = tuple[tuple[int, ...], int, int, tuple[int, ...]]


def fit(choose: Callable[[State, Rng], int], seed: int) -> dict[str, object]:
    """The contents of standings.json. A small search (`choose`) would play worse here than the rules of thumb."""
    sizes = [0] * 12
    units, head_starts = {}, {}
    for players in PLAYERS:
        standings: list[Standing] = []
        for match in range(MATCHES):
            standings += _play(players, Rng(seed, match), sizes)
        unit, head_start = _fit_odds(standings)
        units[str(players)] = round(unit, 2)
        head_starts[str(players)] = round(head_start, 2)
    grids = MATCHES * ROUNDS * sum(PLAYERS)
    return {"units": units, "head_starts": head_starts, "groups": [round(count / grids, 4) for count in sizes[1:]]}


def _play(players: int, rng: Rng, sizes: list[int]) -> list[Standing]:
    """The standings between the rounds of a match; `sizes` counts the groups at the end of each round."""
    state = Dozito(players, DozitoOptions.read({"rounds": ROUNDS}, players))
    brain, scratch = DozitoBrain(), Numbers()
    standings = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            if state.chance_kind == "deal" and state.round > 0:
                standings.append((state.scores, state.player, ROUNDS - state.round))
            state.draw(rng, scratch)
            state.settle(scratch)
        else:
            state.apply(brain.greedy(state, rng, scratch))
            if state.chance_kind not in (None, "reshuffle") or state.turn == OVER:
                for seat in range(players):
                    for _, places in state.groups(seat):
                        sizes[min(11, places.bit_count())] += 1
    return [(*standing, state.winners) for standing in standings]


def _fit_odds(standings: list[Standing]) -> tuple[float, float]:
    """Fit the unit and the head start in turn by maximum likelihood."""
    unit, head_start = MOST_UNIT / 4, 0.0
    for _ in range(2):
        unit = _likeliest(partial(_surprise, standings, head_start=head_start), 1.0, MOST_UNIT)
        head_start = _likeliest(partial(_surprise, standings, unit), -MOST_HEAD_START, MOST_HEAD_START)
    return unit, head_start


def _likeliest(surprise: Callable[[float], float], low: float, high: float) -> float:
    """The minimum of a function with one valley, by golden-section search."""
    golden = (math.sqrt(5) - 1) / 2
    for _ in range(NARROWINGS):
        a, b = high - golden * (high - low), low + golden * (high - low)
        if surprise(a) < surprise(b):
            high = b
        else:
            low = a
    return (low + high) / 2


def _surprise(standings: list[Standing], unit: float, head_start: float) -> float:
    """The negative log likelihood of what happened."""
    total = 0.0
    for scores, starter, rounds, winners in standings:
        scale = unit * math.sqrt(rounds)
        odds = [(points + head_start * (seat == starter)) / scale for seat, points in enumerate(scores)]
        most = max(odds)
        log_sum = most + math.log(sum(math.exp(odd - most) for odd in odds))
        total -= sum(odds[winner] - log_sum for winner in winners) / len(winners)
    return total
