"""Whether reviews mark what they should: `python -m bench.marks [--games N] [GAME …]`.

Bots of level 3 are made to play, now and then, the worst move that a closer look finds; of those that lose 10 % of the
win or more, how many does a review mark? And level 5 plays whole games: how many of its decisions are called a mistake?
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from parfait import games
from parfait.bots import LEVELS, Limit
from parfait.bots.advice import seed_of
from parfait.core import OVER, Rng, State
from parfait.lab.review.judging import USUAL, judge

EVERY = 4  # decisions from one that is spoiled to the next
LOSS = 0.10  # what a spoiled move loses at least, by twice as close a look as a review takes
LOOK = Limit(iterations=2 * USUAL.further * USUAL.second_look)
SEED = 12


def spoiled(state: State, rng: Rng) -> int | None:
    """A move that costs a lot by what its player knows, if there is one."""
    view = state.view(state.turn)
    estimates = [one for one in LEVELS["5"].analyse(view, Limit(iterations=1000), rng) if one.visits > 0]
    best, worst = estimates[0], min(estimates, key=lambda one: one.value)
    if best.value - worst.value < LOSS:
        return None
    values = [
        LEVELS["5"].weigh(view, one.action, LOOK, Rng(seed_of(view), 50 + i)) for i, one in enumerate((best, worst))
    ]
    return worst.action if values[0].value - values[1].value >= LOSS else None


def marks(game: str, players: int, seed: int, level: str, *, spoil: bool) -> Counter[str | None]:
    """The marks of a game's decisions: of the spoiled ones, or of all."""
    found, rng = games.find(game), Rng(SEED, seed)
    state, given, decided = found.new(players), Counter[str | None](), 0
    limit = None if spoil else LEVELS[level].limit  # as strong on a busy machine
    while state.turn != OVER:
        if state.turn < 0:
            state.apply_chance(state.sample_chance(rng))
            continue
        view, legal = state.view(state.turn), state.legal_actions()
        action = LEVELS[level].choose(view, limit, rng)
        if len(legal) > 1:
            decided += 1
            bad = spoiled(state, rng) if spoil and decided % EVERY == 0 else None
            action = action if bad is None else bad
            if bad is not None or not spoil:
                given[judge(view, action, str, USUAL).decision.mark] += 1
        state.apply(action)
    return given


def measure(game: str, number: int, strong: int) -> str:
    began = time.process_time()
    numbers = games.find(game).players
    bad, good = Counter[str | None](), Counter[str | None]()
    for seed in range(number):
        bad += marks(game, numbers[seed % len(numbers)], seed, "3", spoil=True)
    for seed in range(strong):
        good += marks(game, numbers[seed % len(numbers)], 1000 + seed, "5", spoil=False)
    caught = sum(bad[mark] for mark in ("inaccuracy", "mistake", "blunder"))
    wrong = good["mistake"] + good["blunder"]
    parts = share(caught, bad.total()), share(wrong, good.total()), f"{time.process_time() - began:.0f}"
    return f"| {games.find(game).title} | {' | '.join(parts)} |"


def share(count: int, of: int) -> str:
    return f"{count} of {of} ({100 * count / max(1, of):.1f} %)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.names())
    parser.add_argument("--games", type=int, default=4, help="with spoiled moves")
    parser.add_argument("--strong", type=int, default=2, help="of level 5")
    arguments = parser.parse_args()
    print("| game | spoiled moves marked | level 5's marked a mistake | CPU s |")
    print("|---|---|---|---|")
    for game in arguments.game:
        print(measure(game, arguments.games, arguments.strong), flush=True)


if __name__ == "__main__":
    main()
