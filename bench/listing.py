"""CPU seconds that `parfait tables` takes with many games, compared with reading every log of the database.

    python -m bench.listing --games 20000

The anchor folds the log of each of a hundred tables, as showing one does, and is scaled to all of them.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import tempfile
import time
from pathlib import Path

from tests.server.upkeep import make_table

from parfait.cli import main as parfait
from parfait.server.store import open_backend
from parfait.server.tables import archive

SAMPLED = 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        fill(str(file), games)
        database = open_backend(str(file))
        ids = [info.table for info, _ in archive.tables(database)][:SAMPLED]
        began = time.process_time()
        for id in ids:
            archive.table(database, id)
        folded = (time.process_time() - began) * games / len(ids)
        database.close()
        print(f"{games} games, {file.stat().st_size / 1e6:.0f} MB")
        for options in ([], ["--limit", "20"], ["--name", "nobody"], ["--status", "playing"]):
            taken = timed(["tables", "list", *options, "--database", str(file)])
            print(f"list {' '.join(options):18} {taken:6.2f} s   {taken / folded:.4f} of reading every log")
        [one] = ids[:1]
        taken = timed(["tables", "delete", one, "--yes", "--database", str(file)])
        print(f"delete one table        {taken:6.2f} s   {taken / folded:.4f} of reading every log")


def fill(path: str, games: int) -> None:
    """Fill a database with copies of one game."""
    database = open_backend(path)
    database.migrate()
    make_table(database, id="a" * 14)
    columns = {table: database.columns(table) for table in ("tables", "log")}
    rows = {table: database.dump(table, columns[table], 1, 1) for table in columns}
    with database.whole():
        for key in range(2, games + 1):
            new = {"key": key, "id": f"{key:014d}"}
            for table, names in columns.items():
                copies = [[new.get(name, value) for name, value in zip(names, row, strict=True)] for row in rows[table]]
                database.load(table, names, [tuple(copy) for copy in copies])
    database.close()


def timed(arguments: list[str]) -> float:
    began = time.process_time()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        assert parfait(arguments) == 0
    return time.process_time() - began


if __name__ == "__main__":
    main()
