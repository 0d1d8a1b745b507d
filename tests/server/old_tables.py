"""Tables as they were written before links to seats held tickets, and the first database that we shipped."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from parfait.core.data import Json
from parfait.server.protocol import messages as protocol
from parfait.server.store import Backend, StoredTable
from parfait.server.tables import entries, tokens
from parfait.server.tables.table import Table, fold

HOST = "00112233445566778899aabbccddeeff"


def with_link(database: Backend, *, sat: bool = False) -> tuple[str, str]:
    """A table whose host made a link to seat 1, and the token that the link held; `sat`: the guest has sat down."""
    table, link = tokens.new_table(), tokens.new_token()
    host, key = tokens.key_of(HOST), tokens.key_of(link)
    seats = [entries.SeatPlan("Anna", None, host), entries.SeatPlan()]
    log: list[entries.Entry] = [entries.Created(1.0, "dokitto-ice", 2, {}, seats, host), entries.Invited(2.0, 1, key)]
    if sat:
        log.append(entries.Sat(3.0, 1, "Bruno", key))
    texts = [entries.write(entry) for entry in log]
    folded = fold(table, texts)
    database.create(table, StoredTable(folded.status, None, protocol.encode(folded.info())), texts, 3.0)
    return table, link


def with_options(players: int, options: dict[str, Json]) -> Table:
    """A waiting table of Dokitto! Ice whose log names these options."""
    created = entries.Created(1.0, "dokitto-ice", players, options, [entries.SeatPlan()] * players, "")
    return fold("table000", [entries.write(created)])


FIRST = Path(__file__).with_name("first_database.sql")
FIRST_OVER, FIRST_PLAYING, FIRST_CLOSED, FIRST_WAITING = (f"first{number:09d}" for number in range(1, 5))
FIRST_TOKENS = {  # by table, a token for each seat that somebody has
    table: [f"{number:028d}" for number in numbers]
    for table, numbers in {
        FIRST_OVER: (1, 2),
        FIRST_PLAYING: (3, 4),
        FIRST_CLOSED: (5, 6, 7),
        FIRST_WAITING: (8,),
    }.items()
}


def first_database(path: Path) -> str:
    """The database of the first server that we shipped, at this path; its URL."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(FIRST.read_text(encoding="utf-8"))
    return f"sqlite:{path}"
