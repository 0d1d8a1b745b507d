"""Reading and changing the tables in a database without a server, for `parfait tables`."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from parfait.core import CHANCE, WATCHER, ParfaitError
from parfait.records import Record
from parfait.server.protocol import messages as protocol
from parfait.server.protocol.messages import CLOSED, FINISHED, PLAYING, WAITING
from parfait.server.protocol.refusals import not_found
from parfait.server.store import Backend, Unit
from parfait.server.tables import entries as e
from parfait.server.tables import history, retention, tokens
from parfait.server.tables.erasure import Extent
from parfait.server.tables.names import distinct_names
from parfait.server.tables.table import Table, fold

TRIES = 10
STATUSES = (WAITING, PLAYING, FINISHED, CLOSED)
_infos = msgspec.json.Decoder(protocol.TableInfo)


class Imported(NamedTuple):
    table: str
    keys: list[str]  # a token for each seat of a game that can go on


class Unsuited(ParfaitError):
    """A table for which this is not possible."""


class Filter(NamedTuple):
    """Which tables are meant."""

    statuses: Sequence[str] = STATUSES
    game: str | None = None
    name: str | None = None  # somebody at the table, or its title, or a part of it in any case
    since: float = float("-inf")  # when it was last changed
    until: float = float("inf")
    limit: int | None = None

    def takes(self, info: protocol.TableInfo) -> bool:
        if self.game is not None and info.game != self.game:
            return False
        if self.name is None:
            return True
        wanted = self.name.casefold()
        return any(wanted in text.casefold() for text in (info.title, *(seat.name for seat in info.seats)))


ALL = Filter()


def tables(database: Backend, wanted: Filter = ALL) -> Iterator[tuple[protocol.TableInfo, float]]:
    """Tables, the newest first, and when the seats, status or clock of each last changed. No log is read."""
    count = 0
    for found in database.tables(wanted.statuses, wanted.since, wanted.until):
        info = _infos.decode(found.summary)
        if wanted.takes(info):
            if count == wanted.limit:
                return
            count += 1
            yield info, found.touched


def info(database: Backend, id: str) -> protocol.TableInfo:
    summary = database.summary(id)
    if summary is None:
        raise not_found()
    return _infos.decode(summary)


def with_rematches(database: Backend, ids: Sequence[str]) -> list[str]:
    """These tables, and those where the same people played before and after."""
    found: dict[str, None] = {}
    waiting = list(ids)
    while waiting:
        id = waiting.pop(0)
        if id in found or (summary := database.summary(id)) is None:  # deleted, say
            continue
        found[id] = None
        near = _infos.decode(summary)
        waiting += [other for other in (near.rematch_of, near.rematch) if other is not None]
    return list(found)


def table(database: Backend, id: str) -> tuple[int, Table]:
    key = database.find(id)
    if key is None:
        raise not_found()
    return key, fold(id, database.log(key))


def close(database: Backend, id: str) -> None:
    """End a table; a server that has it in memory is notified."""
    for _ in range(TRIES):
        key, found = table(database, id)
        if found.status not in (WAITING, PLAYING):
            raise Unsuited("table-closed")
        entry = e.Closed(time.time())
        after = found.after(entry)
        row = after.row()._replace(due=None)
        if database.commit([Unit(key, found.n, e.write(entry), row)], time.time())[0]:
            return
    raise Unsuited("table-busy")


def erase(database: Backend, id: str) -> None:
    """Erase the names and the chat of a table whose game has ended."""
    if info(database, id).status not in (FINISHED, CLOSED):
        raise Unsuited("table-not-ended", table=id)
    for _ in range(TRIES):
        if retention.erase(id, Extent.NAMES, time.time(), database):
            return
    raise Unsuited("table-busy")


def export(database: Backend, id: str) -> Record:
    """The full record, even of a running game: anyone with the database sees everything anyway."""
    key = database.find(id)
    if key is None:
        raise not_found()
    log = database.log(key)
    found = fold(id, log)
    return history.record(log, found, [seat.name or f"bot {seat.bot}" for seat in found.seats])


def chat(database: Backend, id: str) -> Iterator[dict[str, object]]:
    """What was said at a table, line by line."""
    key = database.find(id)
    if key is None:
        raise not_found()
    for text in database.log(key):
        entry = e.read(text)
        for line in entry.chat if isinstance(entry, e.Created) else [entry]:
            if isinstance(line, e.Said):
                seat = None if line.seat == WATCHER else line.seat
                said = {"text": line.text} if line.reaction is None else {"reaction": line.reaction}
                yield {"table": id, "at": int(line.at), "seat": seat, "name": line.name, **said}


def restore(database: Backend, record: Record) -> Imported:
    """A table from a record; one that is not over can be played on, with the tokens that are returned."""
    names = record.extra.get("names")
    named = isinstance(names, list) and len(names) == record.players and all(isinstance(name, str) for name in names)
    shown = distinct_names(names) if named and names else [f"Seat {n}" for n in range(record.players)]
    keys = [tokens.new_token() for _ in shown]
    now = time.time()
    seats = [e.SeatPlan(name, None, tokens.key_of(key)) for name, key in zip(shown, keys, strict=True)]
    host = tokens.key_of(keys[0])
    created = e.Created(now, record.game.name, record.players, record.options.write(), seats, host)
    log = [e.write(created), *(e.write(entry) for entry in e.of_steps(record.steps, now))]
    id = tokens.new_table()
    found = fold(id, log)
    if found.state.turn == CHANCE:
        raise Unsuited("record-before-chance")
    database.create(id, found.row()._replace(due=None), log, now)
    return Imported(id, [] if found.status in (FINISHED, CLOSED) else keys)
