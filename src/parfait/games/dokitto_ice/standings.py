"""The value of a standing between two rounds: each seat's chance of winning the match.

For one round, the chances are those measured for whoever leads it (standings.json, made by `python -m
bench.fit_standings dokitto-ice`); from there on the match is a race in which every seat is as likely to win a round. In
such a race the time at which a seat has the trophies it needs is Gamma-distributed, for any number of players and
trophies.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path

STEPS = 240  # of the race, on the way to its probable end
EXACT_NEED = 40  # a need up to which the Gamma distribution is summed and not approximated

Chances = tuple[float, ...]


def variant(players: int, hand_size: int, may_choose_empty: bool, rounds_as_usual: bool = True) -> str:
    """The name in standings.json for options that change how rounds end."""
    name = f"{players} players, {hand_size} cards, {'empty' if may_choose_empty else 'no empty'}"
    return name if rounds_as_usual else f"{name}, other rounds"  # of which nothing is measured


@cache
def rounds() -> dict[str, dict[str, float]]:
    """By variant and by the winners of a round, as places after the leader: how often they win."""
    path = Path(__file__).with_name("standings.json")
    return json.loads(path.read_text()) if path.exists() else {}


def chances(played: str, needs: tuple[int, ...], leader: int) -> Chances:
    """Each seat's chance to win, from the trophies it needs and who leads the next round."""
    players = len(needs)
    total = [0.0] * players
    alike = {str(place): 1 / players for place in range(players)}
    for places, chance in rounds().get(played, alike).items():
        after = list(needs)
        for place in places:
            after[(leader + int(place)) % players] -= 1
        for seat, share in enumerate(race(tuple(after))):
            total[seat] += chance * share
    return tuple(share / sum(total) for share in total)


def race(needs: tuple[int, ...]) -> Chances:
    """Each seat's chance to win the rounds it needs first, if all are equally likely to win a round."""
    there = [need <= 0 for need in needs]
    if any(there):
        return tuple(arrived / sum(there) for arrived in there)
    ordered = tuple(sorted(needs))
    shares = dict(zip(ordered, _race(ordered), strict=True))
    return tuple(shares[need] for need in needs)


@cache
def _race(needs: tuple[int, ...]) -> Chances:
    soonest = min(needs)
    start = max(0.0, soonest - 8 * math.sqrt(soonest))
    width = (soonest + 8 * math.sqrt(soonest) + 8 - start) / STEPS
    shares = [0.0] * len(needs)
    before = [_arrived(need, start) for need in needs]
    for step in range(1, STEPS + 1):
        now = [_arrived(need, start + step * width) for need in needs]
        away = [1 - (a + b) / 2 for a, b in zip(before, now, strict=True)]
        for seat in range(len(needs)):
            others_away = math.prod(away[:seat] + away[seat + 1 :])
            shares[seat] += (now[seat] - before[seat]) * others_away
        before = now
    return tuple(share / sum(shares) for share in shares)


def _arrived(need: int, time: float) -> float:
    """The chance of at least `need` wins by the time at which `time` wins are expected."""
    if time <= 0:
        return 0.0
    if need > EXACT_NEED:  # Wilson and Hilferty: the cube root is nearly normal
        deviation = 1 / (3 * math.sqrt(need))
        return 0.5 * math.erfc((1 - deviation * deviation - (time / need) ** (1 / 3)) / deviation / math.sqrt(2))
    term = math.exp(-time)
    fewer = term
    for wins in range(1, need):
        term *= time / wins
        fewer += term
    return max(0.0, 1 - fewer)
