"""Random playouts, moves per CPU second: every game, compiled and plain, compared with OpenSpiel's C++ rollouts.

    make bench            a table for people
    make bench JSON=1     one JSON object per line

All in one run: each figure is the best of several interleaved rounds, in CPU time of one core. A move is a player's;
deals and rolls cost time and are not counted. The anchors are OpenSpiel's `RandomRolloutEvaluator` inside `MCTSBot`, at
a root with several legal moves, counted the same way.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from parfait import games
from parfait.core import Numbers, Rng, playout

ROUNDS = 5
SECONDS = 0.4  # of CPU, for one figure in one round


def playouts_per_second(name: str, players: int, seconds: float) -> float:
    """Moves per CPU second in whole random games."""
    start, rng, scratch = games.find(name).new(players), Rng(1), Numbers()
    moves, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += sum(playout(start.clone(), rng, scratch) for _ in range(20 if moves else 1))
    return moves / spent


def plain_playouts(cases: list[tuple[str, int]], seconds: float) -> dict[str, float]:
    """The same in plain Python, in a process of its own."""
    program = f"import json; from bench import playouts; print(json.dumps(playouts.measure({cases!r}, {seconds!r})))"
    output = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "PARFAIT_PLAIN": "1"}, check=True, capture_output=True
    )
    figures: dict[str, float] = json.loads(output.stdout)
    return figures


def measure(cases: list[tuple[str, int]], seconds: float) -> dict[str, float]:
    return {f"{name}/{players}": playouts_per_second(name, players, seconds) for name, players in cases}


def open_spiel_rollouts(name: str, seconds: float) -> Callable[[], float]:
    """A measurement of OpenSpiel's C++ rollouts from the first position with several legal moves."""
    import pyspiel

    game = pyspiel.load_game(name)
    root, dice = game.new_initial_state(), random.Random(1)
    while root.is_chance_node() or len(root.legal_actions()) < 3:
        root.apply_action(_any_action(root, dice))
    lengths = [_moves_to_the_end(root.clone(), dice) for _ in range(200)]
    per_rollout = sum(lengths) / len(lengths)

    def rollouts(count: int) -> float:
        """CPU seconds of one simulation of the search, which is `count` rollouts from a child of the root."""
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 7), 2.0, 1, 1000, False, 1, False)
        began = time.process_time()
        bot.step(root)
        return time.process_time() - began

    enough = max(1, int(2000 * seconds / rollouts(2000)))
    return lambda: enough * per_rollout / rollouts(enough)


def _any_action(state: Any, dice: random.Random) -> int:
    if state.is_chance_node():
        return int(dice.choice([action for action, _ in state.chance_outcomes()]))
    return int(dice.choice(state.legal_actions()))


def _moves_to_the_end(state: Any, dice: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(_any_action(state, dice))
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()

    cases = [(game.name, players) for game in games.games() for players in game.players]
    anchors = {name: open_spiel_rollouts(name, SECONDS) for name in ("hearts", "oh_hell")}
    compiled: dict[str, float] = {}
    plain: dict[str, float] = {}
    anchored: dict[str, float] = {}
    for _ in range(arguments.rounds):
        for name, rollouts in anchors.items():
            anchored[name] = max(anchored.get(name, 0.0), rollouts())
        for best, figures in ((compiled, measure(cases, SECONDS)), (plain, plain_playouts(cases, SECONDS / 2))):
            for case, figure in figures.items():
                best[case] = max(best.get(case, 0.0), figure)
    report(compiled, plain, anchored, as_json=arguments.json)


def report(compiled: dict[str, float], plain: dict[str, float], anchors: dict[str, float], as_json: bool) -> None:
    if not as_json:
        print("Random playouts, million moves per CPU second; in brackets the ratio to OpenSpiel's hearts rollouts")
        print(f"{'':18}{'compiled':>20}{'plain':>20}")
    for case in compiled:
        for bench, figures in (("playout", compiled), ("playout-plain", plain)):
            if as_json:
                for name, anchor in anchors.items():
                    line = {
                        "bench": bench,
                        "case": case,
                        "value": figures[case],
                        "unit": "moves/cpu-s",
                        "anchor": f"open_spiel {name} C++ rollouts",
                        "anchor_value": anchor,
                        "ratio": figures[case] / anchor,
                    }
                    print(json.dumps(line))
        if not as_json:
            cells = [
                f"{figures[case] / 1e6:8.2f} ({figures[case] / anchors['hearts']:6.3f}×)"
                for figures in (compiled, plain)
            ]
            print(f"{case:18}" + "".join(f"{cell:>20}" for cell in cells))
    if not as_json:
        for name, anchor in anchors.items():
            print(f"open_spiel {name} C++ rollouts: {anchor / 1e6:.2f}")


if __name__ == "__main__":
    main()
