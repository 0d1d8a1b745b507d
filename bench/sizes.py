"""How many tables and people one core holds: the figures of docs/hosting/sizes.md.

    python -m bench.sizes            a table for people
    python -m bench.sizes --json     one JSON object per line

Four people at each table, who move every few seconds as people do, and a server that commits every move on SQLite: the
share of a core that it uses, and so how many such tables fill a core to SHARE of it. Beside it the bare fan-out of
bench/server.py, by the same reckoning. Then bots: what a move of each level costs, and for how many tables of one
person and three bots a core can think. All in CPU time, so that other work on the machine matters little; the times in
which news arrive (p50, p99) are by the clock, and need a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time

from tests.ports import free_port

from bench.server import SEATS, bare_server, fan_outs, games_at, paced, parfait_server, saturated
from parfait import bots, games
from parfait.core import CHANCE, OVER, Rng

PACE = 5.0  # seconds from a turn to its move
SHARE = 0.7  # of a core; what is left is for when everybody moves at once
TABLES = (100, 400)
LEVELS = ("1", "2", "3", "4", "5")
BOTS = 3  # at a table with one person
MOVES = 12  # of a bot in each game, to learn what one costs


def people(folder: str, tables: int, pace: float, seconds: float) -> dict[str, float]:
    names = [name for name in games.names() if SEATS in games.find(name).players]
    with parfait_server(folder, port := free_port()) as (server, _):
        load = games_at(server, port, names, tables, pace)
        found = asyncio.run(paced(load, seconds))
    share = load.spent / seconds
    return {**found, "share": share, "held": tables * SHARE / share}


def bare_held(folder: str, pace: float, seconds: float) -> float:
    """How many tables the bare fan-out would hold, from its cost per message."""
    names = [games.names()[0]]
    with bare_server(folder, other := free_port()) as anchor, parfait_server(folder, port := free_port()) as (ours, _):
        bare = fan_outs(anchor, other, 50)
        asyncio.run(saturated(games_at(ours, port, names, 1, 1.0), bare, seconds))
    return bare.rate * SHARE * pace


def cost_of_a_move(level: str) -> float:
    """The CPU seconds of a bot's move in the middle of each game."""
    bot, spent, made = bots.find(level), 0.0, 0
    for game in games.games():
        rng, state = Rng(1), game.new(max(game.players), {})
        for _ in range(MOVES):
            while state.turn == CHANCE:
                state.apply_chance(state.sample_chance(rng))
            if state.turn == OVER:
                break
            view = state.view(state.turn)
            began = time.process_time()
            action = bot.choose(view, None, rng)
            spent += time.process_time() - began
            made += 1
            state.step(action)
    return spent / made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--pace", type=float, default=PACE, help="seconds between a turn and its move")
    parser.add_argument("--tables", type=int, nargs="*", default=list(TABLES))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        bare = bare_held(folder, arguments.pace, arguments.seconds)
        for tables in arguments.tables:
            found = people(folder, tables, arguments.pace, arguments.seconds)
            case = f"{tables} tables of four people, a move every {arguments.pace:g} s"
            if arguments.json:
                report("sizes", case, found["held"], "tables/core", "bare fan-out", bare)
                report("sizes-memory", case, found["memory"], "kB/table")
                report("sizes-p99", case, found["p99"], "ms")
            else:
                print(
                    f"{case}: {found['share']:.1%} of a core, so {found['held']:.0f} tables on one"
                    f" ({found['held'] / bare:.2f} of a bare fan-out's {bare:.0f});"
                    f" {found['memory']:.0f} kB a table, p50 {found['p50']:.1f} ms, p99 {found['p99']:.1f} ms",
                    flush=True,
                )
        random = cost_of_a_move("random")
        for level in LEVELS:
            cost = cost_of_a_move(level)
            held = SHARE * (BOTS + 1) * arguments.pace / (BOTS * cost)
            case = f"one person and {BOTS} bots of level {level}"
            if arguments.json:
                report("sizes-bots", case, held, "tables/core")
                report("sizes-bot-move", case, cost * 1000, "ms", "random bot", random * 1000)
            else:
                each = f"{cost * 1000:.1f} ms a move ({cost / random:.0f} × random)"
                print(f"{case}: {each}, so {held:.0f} tables on one core that thinks", flush=True)


def report(bench: str, case: str, value: float, unit: str, anchor: str = "", anchored: float = 0.0) -> None:
    line: dict[str, object] = {"bench": bench, "case": case, "value": value, "unit": unit}
    if anchor:
        line |= {"anchor": anchor, "anchor_value": anchored, "ratio": value / anchored}
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
