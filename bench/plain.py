"""What the brains are worth: level 5's search against a plain version of itself, at equal iterations.

    python -m bench.plain --iterations 500 --deals 20

The plain one knows nothing but the rules: uniform rollouts to the end of the match, and no worth of a standing.
"""

from __future__ import annotations

import argparse

from bench import strength
from parfait.bots import Limit
from parfait.bots.searcher import SearchBot


class PlainBot(SearchBot):
    def __init__(self) -> None:
        super().__init__(plain=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=1000, help="a move, for both sides")
    arguments = strength.arguments(parser)
    for game in strength.chosen(arguments):
        limit = Limit(iterations=arguments.iterations)
        bots = ("5", f"bench.plain:{PlainBot.__name__}")
        strength.measure(game, bots, limit, f"at {arguments.iterations} iterations", "plain search", arguments)


if __name__ == "__main__":
    main()
