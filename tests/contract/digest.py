"""What happens in seeded games, in one short number: for comparing compiled with plain."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from parfait.core import CHANCE, OVER, WATCHER, Numbers, Options, Rng, State, playout
from parfait.core.speed import compiled
from tests.contract.play import Case, with_options


def changing(state: State, options: Options) -> dict[str, Any]:
    """All of a state but its options, which are long to write and stay the same."""
    fields = state.snapshot()
    assert fields.pop("options") == options
    return fields


def digest(case: Case, seed: int) -> str:
    """Every position of a random game, its legal actions, some views and their numbers, worlds, and a fast playout."""
    state, rng, steps, encoding = case.new(), Rng(seed), 0, case.encoding()
    options = state.options
    told = hashlib.sha256(repr(options).encode())
    while state.turn != OVER:
        actions = state.legal_actions()
        told.update(repr((changing(state, options), actions)).encode())
        if steps % 29 == 0:
            for seat in (WATCHER, 0, case.players - 1):
                view = state.view(seat)
                told.update(repr((view, changing(case.game.determinize(view, rng), options))).encode())
                told.update(b"" if seat == WATCHER else encoding.array(state, seat).tobytes())
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            state.step(actions[rng.below(len(actions))])
        steps += 1
    told.update(repr((changing(state, options), state.scores, state.winners)).encode())
    fast = case.new()
    told.update(repr((playout(fast, rng, Numbers()), changing(fast, options), rng.word())).encode())
    return told.hexdigest()


def digests(game: str) -> dict[str, str]:
    return {
        f"{case} {seed}": digest(case, seed)
        for case in with_options()
        if case.game.name == game
        for seed in ((1,) if case.options else (1, 2))
    }


if __name__ == "__main__":
    json.dump({"compiled": compiled(), "digests": digests(sys.argv[1])}, sys.stdout)
