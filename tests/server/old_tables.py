"""Tables as they were written before links to seats held tickets."""

from __future__ import annotations

from parfait.server.store import Backend, Row
from parfait.server.tables import entries, tokens
from parfait.server.tables.table import fold
from parfait.server.wire import protocol

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
    database.create(table, Row(folded.status, None, protocol.encode(folded.info())), texts, 3.0)
    return table, link
