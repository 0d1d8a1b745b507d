"""How much of a result reviews leave unexplained: `python -m bench.accounts [--games N] [--effort usual] [GAME …]`.

Games between bots of level 3 at tables of all sizes, each reviewed. For every seat: the part of the account that is due
to nothing but the estimates ("rest"), in points of a win, beside the anchor: how much the result was away from the
chance at the start. Each game is kept in a file (`--kept`), so a run that was stopped continues.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

from bench.reviews import game_of_level_3
from parfait import games
from parfait.lab.review import account, review
from parfait.lab.review.account import ITEMS
from parfait.lab.review.judging import EFFORTS

KEPT = Path("build/accounts.jsonl")


def accounts(name: str, number: int, effort: str) -> list[dict[str, Any]]:
    players = games.find(name).players
    record = game_of_level_3(name, players[number % len(players)], 1000 + number)
    found = review(record, EFFORTS[effort])
    seats = []
    for seat in range(record.players):
        one = account(found, seat)
        items = {item: getattr(one, item) for item in (*ITEMS, "result", "expectation")}
        seats.append({"game": name, "number": number, "effort": effort, **items, "errors": one.errors})
    return seats


def measure(name: str, wanted: int, effort: str, kept: Path) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    rows = [row for row in found if (row["game"], row["effort"]) == (name, effort)]
    kept.parent.mkdir(parents=True, exist_ok=True)
    for number in range(1 + max((row["number"] for row in rows), default=-1), wanted):
        more = accounts(name, number, effort)
        rows += more
        with kept.open("a") as out:
            out.writelines(json.dumps(row) + "\n" for row in more)
    return rows


def shown(name: str, rows: list[dict[str, Any]], as_json: bool) -> str:
    rest = sorted(100 * abs(row["estimates"]) for row in rows)
    swing = statistics.mean(100 * abs(row["result"] - row["expectation"]) for row in rows)
    median, most = statistics.median(rest), rest[min(len(rest) - 1, int(0.95 * len(rest)))]
    error = statistics.median(100 * max(row["errors"].values()) for row in rows)
    if as_json:
        told = {"bench": "accounts", "case": name, "value": median, "unit": "points of rest, median"}
        anchor = {"anchor": "result less chance at the start", "anchor_value": swing, "ratio": median / swing}
        return json.dumps({**told, **anchor, "95%": most})
    games_seen = len({row["number"] for row in rows})
    figures = f"{median:.1f} | {most:.1f} | {error:.1f} | {swing:.1f} | {median / swing:.2f}"
    return f"| {games.find(name).title} | {games_seen} | {figures} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.names())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--effort", default="usual", choices=EFFORTS)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if not arguments.json:
        print("| game | games | rest, median | rest, 95% | largest error, median | anchor: result − start | ratio |")
        print("|---|---|---|---|---|---|---|")
    for name in arguments.game:
        print(shown(name, measure(name, arguments.games, arguments.effort, arguments.kept), arguments.json), flush=True)


if __name__ == "__main__":
    main()
