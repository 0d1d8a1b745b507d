"""The ladder: every level against the next, greedy and random, in every game. What was played is kept, and goes on.

    make ladder                   play what is missing, and write the table of docs/bots.md
    make ladder ARGS=--table      write the table only
    make ladder ARGS="--within 5 --deals 500"   play on until every interval is ± 5 %, 500 deals at most

Each line of the file is a deal: the match-up, the bots, a digest of what they answer, and how many games the first of
them won. When a bot's answers change, its old games no longer count; a change to its code that leaves every answer as
it was does not matter. The file is kept in build/, outside the tree; the table in docs/bots.md is what stays.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

from parfait import bots, games
from parfait.bots import Bot, Limit
from parfait.bots.random import RandomBot
from parfait.bots.searcher import SearchBot
from parfait.core import CHANCE, OVER, Game, Rng
from parfait.core.system import cores
from parfait.lab.arena import run
from parfait.lab.schedule import Contest
from parfait.lab.statistics import Interval, interval, share_of

SEED = 2026
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"
DEALS = 100  # of a match-up, unless it is dear
STEP = 20  # deals between two looks at how wide an interval still is
POSITIONS, TIMES = 30, 5  # in which, and how often, a bot is asked to see whether it is still the same
SAMPLE = Limit(iterations=100)
MUCH = 1000  # iterations


@dataclass(frozen=True)
class MatchUp:
    game: str
    players: int
    strong: str
    weak: str

    def key(self) -> dict[str, Any]:
        """The key under which the games of a match-up are kept."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": [self.strong, self.weak],
            "as": [repr(bots.find(name)) if name in bots.LEVELS else name for name in (self.strong, self.weak)],
            "answers": [answers(name, self.game, self.players) for name in (self.strong, self.weak)],
        }


@cache
def answers(name: str, game: str, players: int) -> str:
    """A digest of what a bot plays in some positions: whatever changes the way it plays changes it."""
    bot, rng = bots.find(name), Rng(SEED)
    given: list[tuple[list[str], list[tuple[str, int, float]]]] = []
    rules = games.find(game)
    state = rules.new(players, {})

    def named(action: int) -> str:  # in notation, since the numbers of moves may change
        return str(rules.notation.write_move(state, action))

    while state.turn != OVER and len(given) < POSITIONS:
        if state.turn == CHANCE:
            state.apply_chance(state.sample_chance(rng))
            continue
        view = state.view(state.turn)
        if len(state.legal_actions()) > 1:
            estimates = bot.analyse(view, SAMPLE, Rng(SEED, len(given)))
            estimates.sort(key=lambda e: (-e.visits, -e.value, e.action))  # in whatever order they are listed
            looked_at = [(named(e.action), e.visits, round(e.value, 6)) for e in estimates if e.visits]
            chosen = [named(bot.choose(view, own_limit(bot), Rng(seed, len(given)))) for seed in range(TIMES)]
            given.append((chosen, looked_at))
        state.apply(RandomBot().choose(view, None, rng))
    return blake2b(repr(given).encode(), digest_size=6).hexdigest()


def own_limit(bot: Bot) -> Limit | None:
    """A bot's own limit, or None if it takes little time anyway."""
    slow = isinstance(bot, SearchBot) and (bot.limit.iterations or MUCH) >= MUCH
    return SAMPLE if slow else None


def match_ups() -> Iterator[MatchUp]:
    """Match-ups with two players or, if a game needs more, with the most: bots sit alternately, so par is one half."""
    levels = list(bots.LEVELS)
    for game in games.games():
        players = seats(game)
        for weak, strong in pairwise(levels):
            yield MatchUp(game.name, players, strong, weak)
        for opponent in ("greedy", "random"):
            for level in levels:
                yield MatchUp(game.name, players, level, opponent)
        yield MatchUp(game.name, players, "greedy", "random")


def seats(game: Game) -> int:
    return 2 if 2 in game.players else max(n for n in game.players if n % 2 == 0)


class Ladder:
    """The file of played games."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.deals: dict[str, dict[int, tuple[float, int]]] = {}
        self.met: set[MatchUp] = set()  # of which there are deals, stale or not: keys take long to work out
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                self._remember(line)

    def _remember(self, line: str) -> None:
        try:
            kept = json.loads(line)
            of_match_up = self.deals.setdefault(json.dumps(kept["match"]), {})
            of_match_up[kept["deal"]] = (kept["won"], kept["games"])
            self.met.add(MatchUp(kept["match"]["game"], kept["match"]["players"], *kept["match"]["bots"]))
        except (ValueError, KeyError, TypeError):
            return  # cut off when the last run was

    def played(self, match_up: MatchUp) -> dict[int, tuple[float, int]]:
        return self.deals.get(json.dumps(match_up.key()), {}) if match_up in self.met else {}

    def stale(self) -> int:
        """The number of deals played by bots that have changed since."""
        known = {json.dumps(match_up.key()) for match_up in match_ups() if match_up in self.met}
        return sum(len(deals) for key, deals in self.deals.items() if key not in known)

    def play(self, match_up: MatchUp, deals: int, workers: int) -> None:
        """Play the deals that are missing."""
        contest = Contest(
            match_up.game,
            match_up.players,
            games.find(match_up.game).options(),
            (match_up.strong, match_up.weak),
            SEED,
        )
        missing = [f for f in contest.fixtures(2 * deals) if f.deal not in self.played(match_up)]
        open_deals: dict[int, float] = {}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as out:
            for game in run(contest, missing, min(workers, len(missing))):
                if game.forfeit is not None:
                    raise SystemExit(f"{game.forfeit.bot} cannot play: {game.forfeit.details}")
                share, deal = share_of(0, game), game.fixture.deal
                if deal not in open_deals:
                    open_deals[deal] = share
                    continue
                kept = {"match": match_up.key(), "deal": deal, "won": open_deals.pop(deal) + share, "games": 2}
                self._remember(json.dumps(kept))
                out.write(json.dumps(kept) + "\n")
                out.flush()

    def play_on(self, match_up: MatchUp, within: float, most: int, workers: int) -> None:
        """Play deals until the interval is narrow enough, or until there are this many deals."""
        while len(self.played(match_up)) < most and self._doubt(match_up) > within:
            self.play(match_up, min(most, len(self.played(match_up)) + STEP), workers)

    def _doubt(self, match_up: MatchUp) -> float:
        """Half the width of a row's interval."""
        result = self.result(match_up)
        return (result[1].high - result[1].low) / 2 if result else 1.0

    def result(self, match_up: MatchUp) -> tuple[float, Interval, int] | None:
        """The win rate of the first bot, its interval, and the number of games."""
        deals = list(self.played(match_up).values())
        count = sum(number for _, number in deals)
        return (sum(won for won, _ in deals) / count, interval(deals), count) if count else None


def table(ladder: Ladder) -> str:
    """Markdown: what each level won against each opponent, by game."""
    lines = []
    for game in games.games():
        players = seats(game)
        lines += [f"### {game.title}, {players} players", "", "| | won | 95 % interval | games |", "|---|---|---|---|"]
        for match_up in match_ups():
            if match_up.game == game.name and (result := ladder.result(match_up)):
                rate, doubt, count = result
                name = f"{match_up.strong} against {match_up.weak}"
                lines.append(f"| {name} | {rate:.1%} | {doubt.low:.1%} – {doubt.high:.1%} | {count} |")
        lines.append("")
    return "\n".join(lines)


def write_table(page: Path, text: str) -> None:
    before, begin, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{page}: {BEGIN} and {END} are missing")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, default=Path("build/ladder.jsonl"), help="where what was played is kept")
    parser.add_argument("--page", type=Path, default=Path("docs/bots.md"), help="where the table stands")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each match-up; a deal is two games")
    parser.add_argument("--within", type=float, help="play no more deals once an interval is ± so many per cent")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument(
        "--only", default="", help="only match-ups with this in their name, such as dozito or '5 against'"
    )
    parser.add_argument("--table", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    ladder = Ladder(arguments.file)
    try:
        for match_up in [] if arguments.table else match_ups():
            name = f"{match_up.game}/{match_up.players}: {match_up.strong} against {match_up.weak}"
            if arguments.only not in name:
                continue
            if arguments.within is None:
                ladder.play(match_up, arguments.deals, arguments.workers)
            else:
                ladder.play_on(match_up, arguments.within / 100, arguments.deals, arguments.workers)
            rate, doubt, count = ladder.result(match_up) or (0.0, Interval(0.0, 1.0), 0)
            print(f"{name}: {rate:.1%} ({doubt.low:.1%} – {doubt.high:.1%}), {count} games", flush=True)
    except KeyboardInterrupt:
        print("Stopped: what was played is kept.")
    write_table(arguments.page, table(ladder))
    if stale := ladder.stale():
        print(f"{stale} kept deals are of bots that have changed since, and do not count.")


if __name__ == "__main__":
    main()
