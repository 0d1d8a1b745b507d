"""How standings.json was measured: how often a round is won from each place after its leader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from parfait.core import CHANCE, OVER, Rng, State
from parfait.games.dokitto_ice.options import DokittoIceOptions
from parfait.games.dokitto_ice.rules import DokittoIce
from parfait.games.dokitto_ice.standings import variant

ROUNDS = 800  # of each variant
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"hand": 12}),
    (3, {}),
    (4, {}),
    (2, {"may_choose_empty": False}),
    (2, {"may_choose_empty": False, "hand": 12}),
    (3, {"may_choose_empty": False}),
    (4, {"may_choose_empty": False}),
)


def fit(choose: Callable[[State, Rng], int], seed: int) -> dict[str, dict[str, float]]:
    """The contents of standings.json, from matches of one round, so that it does not depend on itself."""
    found = {}
    for players, options in VARIANTS:
        given = DokittoIceOptions.read({**options, "trophies_to_win": 1, "first_player": 0}, players)
        winners: Counter[str] = Counter()
        for deal in range(ROUNDS):
            state = DokittoIce(players, given)
            _play(state, choose, Rng(seed, deal))
            winners["".join(map(str, state.winners))] += 1
        name = variant(players, state.hand_size, state.may_choose_empty)
        found[name] = {places: winners[places] / ROUNDS for places in sorted(winners)}
    return found


def _play(state: State, choose: Callable[[State, Rng], int], rng: Rng) -> None:
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            state.step(choose(state, rng))
