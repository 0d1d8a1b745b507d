"""How often the first page claims an effect in a game that has none:

    PARFAIT_GAMES=tests/lab/truth/shelf python -m tests.lab.truth.alarms GAMES SEEDS '{"vary": {"turned": [7]}}'

prints how many of so many studies raise a false alarm, and the 95 % interval of that share. Every study is played in
this process; only what the page says of seats, starting and variants counts.
"""

from __future__ import annotations

import json
import re
import sys

from parfait.lab.statistics import binomial_interval
from tests.lab.truth.studies import first_page

ALARM = r"Seat \d is (ahead|behind)|Starting is an? (advantage|drawback)| → |”, seat \d wins"


def is_alarm(games: int, seed: int, study: dict[str, object]) -> bool:
    values = {"game": "rigged", "players": 3, "bots": ["random"], "watch": 4, "options": {"rounds": 1}, **study}
    page = first_page({**values, "games": games, "seed": seed})
    return any(re.search(ALARM, sentence) for _, sentences in page["blocks"] for sentence in sentences)


if __name__ == "__main__":
    games, seeds, given = int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
    alarms = sum(is_alarm(games, seed, given) for seed in range(1, seeds + 1))
    share = binomial_interval(alarms, seeds)
    print(f"{alarms} of {seeds} ({share.low:.2%} to {share.high:.2%})")
