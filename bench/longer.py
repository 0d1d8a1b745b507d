"""Whether time is what level 5 lacks: ten times its iterations against its own.

python -m bench.longer --deals 200 --game aice
"""

from __future__ import annotations

import argparse

from bench import strength
from parfait.bots import LEVELS, Limit
from parfait.bots.searcher import SearchBot
from parfait.core import Rng, View

TIMES = 10


class LongerBot(SearchBot):
    def choose(self, view: View, limit: Limit | None, rng: Rng) -> int:
        assert limit is not None
        assert limit.iterations is not None
        return super().choose(view, Limit(iterations=TIMES * limit.iterations), rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments = strength.arguments(parser)
    bots = (f"bench.longer:{LongerBot.__name__}", "5")
    limit = LEVELS["5"].limit
    for game in strength.chosen(arguments):
        strength.measure(game, bots, limit, f"at {TIMES} × {limit.iterations} iterations", "level 5", arguments)


if __name__ == "__main__":
    main()
