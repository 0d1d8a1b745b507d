"""What taking luck out of results is worth: `python -m bench.luck [--games N] [--bots greedy] [GAME …]`.

The same games, with and without their luck: both means with their standard errors, and the ratio of the variances. The
means must agree; a ratio of 0.5 means that half as many games are enough.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time

from bench.ladder import seats
from parfait import games
from parfait.lab.play_fixture import play
from parfait.lab.schedule import Contest

SEED = 11


def measure(game: str, bot: str, number: int) -> str:
    players = seats(games.find(game))
    contest = Contest(game, players, games.find(game).options(), (bot, bot), SEED, adjust=True)
    raw, adjusted = [], []
    began = time.process_time()
    tables = len(contest.tables())
    for fixture in contest.fixtures(number * tables):
        if fixture.number % tables:  # every deal once: the results are independent
            continue
        played = play(contest, fixture)
        assert played.luck is not None
        raw.append(played.shares[0])
        adjusted.append(played.shares[0] - played.luck[0])
    seconds = (time.process_time() - began) / len(raw)
    apart = statistics.mean(adjusted) - statistics.mean(raw)
    error = statistics.stdev([a - b for a, b in zip(adjusted, raw, strict=True)]) / math.sqrt(len(raw))
    ratio = statistics.variance(adjusted) / statistics.variance(raw)
    return (
        f"| {games.find(game).title}, {players} | {bot} | {len(raw)} | {mean(raw)} | {mean(adjusted)} | "
        f"{100 * apart:+.1f} ± {100 * error:.1f} | {ratio:.2f} | {1000 * seconds:.0f} |"
    )


def mean(results: list[float]) -> str:
    error = statistics.stdev(results) / math.sqrt(len(results))
    return f"{100 * statistics.mean(results):.1f} ± {100 * error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.names())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="greedy", help="who sits at every seat")
    arguments = parser.parse_args()
    print("| game, players | bots | games | won, % | without luck, % | apart | variance ratio | CPU ms a game |")
    print("|---|---|---|---|---|---|---|---|")
    for game in arguments.game:
        print(measure(game, arguments.bots, arguments.games), flush=True)


if __name__ == "__main__":
    main()
