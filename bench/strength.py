"""How strong one bot is compared with another: duplicate games in every game, with the result so far after each."""

from __future__ import annotations

import argparse
import json
import sys

from bench.ladder import seats
from parfait import games
from parfait.bots import Limit
from parfait.core import Game
from parfait.core.system import cores
from parfait.lab.arena import run
from parfait.lab.play_fixture import PlayedGame
from parfait.lab.schedule import Contest
from parfait.lab.statistics import Standing, standings

SEED = 1
PATIENCE = 3600.0  # seconds for a move: both sides think in CPU time, so a busy machine must not make one forfeit


def arguments(parser: argparse.ArgumentParser) -> argparse.Namespace:
    parser.add_argument("--deals", type=int, default=50, help="a deal is two games")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--json", action="store_true", help="one object per line")
    return parser.parse_args()


def chosen(given: argparse.Namespace) -> list[Game]:
    return [game for game in games.games() if given.game in ("", game.name)]


def measure(game: Game, bots: tuple[str, str], limit: Limit, how: str, anchor: str, given: argparse.Namespace) -> None:
    """Play, and print what share the first of two bots wins."""
    contest = Contest(game.name, seats(game), game.options(), bots, SEED, limit, PATIENCE)
    case = f"{game.name}/{contest.players} {how}"
    played: list[PlayedGame] = []
    for one in run(contest, contest.fixtures(2 * given.deals), given.workers):
        played.append(one)
        print(f"\r{_found(case, standings(bots, played)[0])}", end="", file=sys.stderr, flush=True)
    print("\r", end="", file=sys.stderr)
    ours = standings(bots, played)[0]
    if not given.json:
        print(_found(case, ours), flush=True)
        return
    line = {
        "bench": "strength",
        "case": case,
        "value": ours.win_rate,
        "unit": "share of wins",
        "interval": [ours.interval.low, ours.interval.high],
        "games": ours.games,
        "anchor": anchor,
        "anchor_value": 1 - (ours.win_rate or 0.0),
    }
    print(json.dumps(line), flush=True)


def _found(case: str, ours: Standing) -> str:
    doubt = f"{ours.interval.low:.1%} – {ours.interval.high:.1%}"
    return f"{case:40}{ours.win_rate or 0.0:.1%} ({doubt}), {ours.games} games"
