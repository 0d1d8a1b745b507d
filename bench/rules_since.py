"""The rules and the search of this tree beside those of an earlier commit, plain and compiled.

    python -m bench.rules_since --commit COMMIT            a table for people
    python -m bench.rules_since --commit COMMIT --json     one JSON object per line

Random moves and search iterations per CPU second, three players at a table. The trees take turns in processes of their
own, and each figure is the best of several rounds. The earlier commit is laid out in build/older and compiled there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

from bench.older import OLDER, ROOT, lay_out
from parfait import games

ROUNDS = 5
SECONDS = 0.4  # of CPU, for one figure in one round
MEASURED = """
import json, sys, time
from parfait import games
from parfait.bots.search import Search
from parfait.core import Numbers, Rng, playout

name, seconds = sys.argv[1], float(sys.argv[2])
game, scratch = games.find(name), Numbers()

def moves_per_second():
    start, rng = game.new(3), Rng(1)
    moves, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        moves += sum(playout(start.clone(), rng, scratch) for _ in range(20 if moves > 20_000 else 1))
    return moves / spent

def positions(wanted=4, apart=3):
    state, rng, found, moves = game.new(3), Rng(2), [], 0
    brain = games.brain(name)
    while len(found) < wanted:
        if state.turn < 0:
            state.apply_chance(state.sample_chance(rng))
            continue
        if moves % apart == 0:
            found.append(state.view(state.turn))
        state.apply(brain.greedy(state, rng, scratch))
        moves += 1
    return found

def iterations_per_second():
    done, began, views = 0, time.process_time(), positions()
    began = time.process_time()
    while time.process_time() - began < seconds:
        for view in views:
            Search(games.brain(name), game.belief(view), Rng(done)).run(100)
            done += 100
    return done / (time.process_time() - began)

print(json.dumps([moves_per_second(), iterations_per_second()]))
"""


def measure(tree: str, game: str, *, plain: bool) -> list[float]:
    environment = {**os.environ, "PYTHONPATH": f"{tree}/src"}
    environment |= {"PARFAIT_PLAIN": "1"} if plain else {}
    command = [sys.executable, "-c", MEASURED, game, str(SECONDS)]
    output = subprocess.run(command, env=environment, cwd=tree, check=True, capture_output=True, text=True).stdout
    figures: list[float] = json.loads(output)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", required=True, help="the earlier one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--game", choices=games.names(), action="append", help="one of them; may be repeated")
    parser.add_argument("--json", action="store_true", help="one object per line")
    arguments = parser.parse_args()
    lay_out(arguments.commit)
    if not arguments.json:
        print(
            f"{'':16}{'':10}{'moves/CPU s':>14}{'before':>12}{'ratio':>8}{'iterations':>13}{'before':>10}{'ratio':>8}"
        )
    for game in arguments.game or games.names():
        for plain in (True, False):
            new, old = [0.0, 0.0], [0.0, 0.0]
            for _ in range(arguments.rounds):
                old = [*map(max, old, measure(str(OLDER), game, plain=plain))]
                new = [*map(max, new, measure(str(ROOT), game, plain=plain))]
            report(game, "plain" if plain else "compiled", new, old, as_json=arguments.json)


def report(game: str, how: str, new: list[float], old: list[float], *, as_json: bool) -> None:
    if not as_json:
        cells = [f"{now:14,.0f}{before:12,.0f}{now / before:7.2f}x" for now, before in zip(new, old, strict=True)]
        print(f"{game:16}{how:10}" + "".join(cells), flush=True)
        return
    for bench, value, anchor in zip(("playout", "search"), new, old, strict=True):
        line = {"bench": f"{bench}-since", "case": f"{game} {how}", "value": value, "anchor_value": anchor}
        print(json.dumps({**line, "ratio": value / anchor}), flush=True)


if __name__ == "__main__":
    main()
