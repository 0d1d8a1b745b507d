"""How soon a review shows something: `python -m bench.reviews [GAME …]`, in CPU seconds of one core.

Games between bots of level 3 at the largest table. The first screen is the first piece that the server's process makes,
with the chances of the whole game; then the quick review and the usual one. The anchor, in the same run: what level 5
takes for ten moves.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

from parfait import games
from parfait.bots import LEVELS, Limit
from parfait.core import CHANCE, OVER, Rng
from parfait.lab.review import review
from parfait.lab.review.judging import QUICK, USUAL
from parfait.records import Record, let_chance_act, result_of
from parfait.server.workers.reviewing import piece
from parfait.server.workers.tasks import PIECE_SECONDS

SEED = 13
THINKING = Limit(iterations=10_000)


def game_of_level_3(name: str, players: int, seed: int) -> Record:
    game, rng = games.find(name), Rng(SEED, seed)
    record = Record(game, players, game.options())
    state = record.new()
    while state.turn != OVER:
        if state.turn == CHANCE:
            record.steps.append(let_chance_act(game, state, rng))
            continue
        action = LEVELS["3"].choose(state.view(state.turn), None, rng)
        record.steps.append({"seat": state.turn, "move": game.notation.write_move(state, action)})
        state.apply(action)
    record.result = result_of(state)
    return record


def seconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def ten_moves(record: Record) -> None:
    """The time of level 5 for ten positions spread over a game."""
    decisions = [state.clone() for state in record.positions() if state.turn >= 0 and len(state.legal_actions()) > 1]
    for state in decisions[:: max(1, len(decisions) // 10)][:10]:
        LEVELS["5"].choose(state.view(state.turn), THINKING, Rng(SEED))


def measure(name: str, number: int) -> list[str]:
    players = games.find(name).players[-1]
    rows = []
    for seed in range(number):
        record = game_of_level_3(name, players, seed)
        works: list[Callable[[], object]] = [
            partial(piece, record.write().encode(), "quick", 0, PIECE_SECONDS),
            partial(review, record, QUICK),
            partial(review, record, USUAL),
            partial(ten_moves, record),
        ]
        figures = map(seconds, works)
        told = " | ".join(f"{figure:.1f}" for figure in figures)
        rows.append(f"| {games.find(name).title}, {players} | {len(record.steps)} | {told} |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=["dokitto-ice"])
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    print("| game, players | steps | first screen | quick | usual | anchor: ten moves of level 5 |")
    print("|---|---|---|---|---|---|")
    for name in arguments.game:
        for row in measure(name, arguments.games):
            print(row, flush=True)


if __name__ == "__main__":
    main()
