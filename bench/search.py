"""Search, iterations per CPU second: every game at its first decision and in the middle of a round, and with reasons.

    make bench-bots            a table for people
    make bench-bots JSON=1     one JSON object per line

Each figure stands beside that game's random playouts (moves per CPU second), measured interleaved in the same run; best
of several. What a hint's reasons cost: the same search while it counts what follows each move, beside the one that does
not. 0.87 is the least that it may be, which is 15 % more time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

from bench.playouts import playouts_per_second
from parfait import bots, games
from parfait.bots.search import Search
from parfait.core import CHANCE, Numbers, Rng, State

ROUNDS = 5
SECONDS = 0.4  # of CPU, for one figure in one round
BATCH = 500


def first_decision(name: str, players: int) -> State:
    """The first position in which there is something to decide; in AICE after the bids, at the first lead."""
    state: State = games.find(name).new(players)
    rng, scratch = Rng(1), Numbers()
    while state.turn == CHANCE or len(state.legal_actions()) < 2 or getattr(state.view(state.turn), "bidding", False):
        _step(state, rng, scratch)
    return state


def middle_of_a_round(name: str, players: int) -> State:
    """The position halfway through the first round of a random game."""
    start = first_decision(name, players)
    state, rng, scratch = start.clone(), Rng(1), Numbers()
    moves = 0
    while state.turn >= 0:
        _step(state, rng, scratch)
        moves += 1
    state, rng = start.clone(), Rng(1)
    for _ in range(moves // 2):
        _step(state, rng, scratch)
    while state.turn < 0 or len(state.legal_actions()) < 2:
        _step(state, rng, scratch)
    return state


def _step(state: State, rng: Rng, scratch: Numbers) -> None:
    if state.turn >= 0:
        state.apply(state.random_action(rng, scratch))
    else:
        state.draw(rng, scratch)
        state.settle(scratch)


def iterations_per_second(state: State, seconds: float, *, explained: bool = False) -> float:
    """Iterations per second.

    A new search starts every so often, as for a move: an ever-growing tree would slow down.
    """
    view = state.view(state.turn)
    level = bots.LEVELS["5"]
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        belief = games.find(view.game).belief(view)
        search = Search(games.brain(view.game), belief, Rng(done), level.exploration, level.candidates)
        if explained:
            search.count(games.prospects(view.game))
        for _ in range(20):
            search.run(BATCH)
            done += BATCH
            if time.process_time() - began > seconds:
                break
    return done / spent


POSITIONS: dict[str, Callable[[str, int], State]] = {
    "first decision": first_decision,
    "middle of a round": middle_of_a_round,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()
    cases = [(game.name, players) for game in games.games() for players in game.players]
    states = {(case, where): find(*case) for case in cases for where, find in POSITIONS.items()}
    playouts: dict[tuple[str, int], float] = {}
    found: dict[tuple[tuple[str, int], str], float] = {}
    reasoned: dict[tuple[tuple[str, int], str], float] = {}
    for _ in range(arguments.rounds):
        for case in cases:
            playouts[case] = max(playouts.get(case, 0.0), playouts_per_second(*case, SECONDS))
            for where in POSITIONS:
                for kept, explained in ((found, False), (reasoned, True)):
                    figure = iterations_per_second(states[case, where], SECONDS, explained=explained)
                    kept[case, where] = max(kept.get((case, where), 0.0), figure)
    if not arguments.json:
        print("Search, iterations per CPU second; in brackets the ratio to random playouts in moves per CPU second,")
        print("and that of the same search with reasons to the one without")
    for (case, where), figure in found.items():
        named = f"{case[0]}/{case[1]} {where}"
        with_reasons = reasoned[case, where]
        if not arguments.json:
            print(f"{named:36}{figure:12,.0f} ({figure / playouts[case]:.4f}×, {with_reasons / figure:.2f}×)")
            continue
        for bench, value, anchor, anchor_value in (
            ("search", figure, "playout moves/cpu-s", playouts[case]),
            ("reasons", with_reasons, "the same search without reasons", figure),
        ):
            line = {"bench": bench, "case": named, "value": value, "unit": "iterations/cpu-s", "anchor": anchor}
            print(json.dumps({**line, "anchor_value": anchor_value, "ratio": value / anchor_value}))


if __name__ == "__main__":
    main()
