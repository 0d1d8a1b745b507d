"""kill -9, again and again, in the middle of games: are acknowledged moves lost or made twice?

    python -m bench.kills                                       20 kills on each database
    python -m bench.kills --database postgresql --kills 100

SQLite has one server, which is killed. PostgreSQL has two, one of them with two workers: servers, workers, the
supervisor and PostgreSQL itself are killed in turn. Every table has seats at both servers and has to go on after each
kill. Ends with 1 if a move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.server.kills import killed
from tests.server.postgresql import PostgreSQL
from tests.server.processes import Counted, ServerProcess

ROUND = 5  # kills of one set of games, which end at some time


def sqlite(kills: int, seed: int, victims: Counter[str]) -> Counted:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:{Path(folder) / 'tables.sqlite3'}")
        return asyncio.run(killed([server], kills, seed, struck=lambda kind: victims.update([kind])))


def postgresql(kills: int, seed: int, victims: Counter[str]) -> Counted:
    with PostgreSQL.running() as running:
        url = running.database("kills")
        servers = [ServerProcess(url), ServerProcess(url, "--workers", "2")]
        return asyncio.run(killed(servers, kills, seed, running, lambda kind: victims.update([kind])))


DATABASES = {"sqlite": sqlite, "postgresql": postgresql}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one object per line")
    parser.add_argument("--database", choices=DATABASES, help="one instead of both")
    parser.add_argument("--kills", type=int, default=20, help="on each database")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bad = 0
    for name in [arguments.database] if arguments.database else DATABASES:
        began, victims, total = time.monotonic(), Counter[str](), Counted(0, 0, 0)
        for done in range(0, arguments.kills, ROUND):
            kills = min(ROUND, arguments.kills - done)
            counted = DATABASES[name](kills, arguments.seed + done, victims)
            total = Counted(*map(sum, zip(total, counted, strict=True)))
            if not arguments.json:
                print(f"{name}: {done + kills} kills, {total.kept} moves kept", file=sys.stderr, flush=True)
        bad += total.lost + total.doubled
        seconds = time.monotonic() - began
        if arguments.json:
            for figure, value in total._asdict().items():
                line = {"bench": f"kills-{figure}", "case": name, "value": value, "unit": "moves"}
                print(json.dumps(line), flush=True)
            continue
        struck = ", ".join(f"{count} {kind}" for kind, count in sorted(victims.items()))
        print(
            f"{name}: {sum(victims.values())} kills ({struck}) in {seconds:.0f} s; acknowledged moves:"
            f" {total.kept} kept, {total.lost} lost, {total.doubled} doubled",
            flush=True,
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
