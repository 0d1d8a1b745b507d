"""Tables in a database, looked at and changed without a server: for `parfait tables`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from parfait.core import CHANCE, ParfaitError
from parfait.records import Record
from parfait.server.store import Backend, Unit
from parfait.server.tables import entries as e
from parfait.server.tables import history, tokens
from parfait.server.tables.names import told_apart
from parfait.server.tables.table import CLOSED, FINISHED, PLAYING, WAITING, Table, fold
from parfait.server.wire import protocol
from parfait.server.wire.refusals import not_found

TRIES = 10


class Imported(NamedTuple):
    table: str
    keys: list[str]  # a token for each seat of a game that can go on


class Unsuited(ParfaitError):
    """A table that this cannot be done with."""


def tables(database: Backend) -> Iterator[tuple[protocol.TableInfo, float]]:
    """Every table and when its seats, status or clock last changed."""
    for found in database.tables():
        yield msgspec.json.decode(found.summary, type=protocol.TableInfo), found.touched


def table(database: Backend, id: str) -> tuple[int, Table]:
    key = database.find(id)
    if key is None:
        raise not_found()
    return key, fold(id, database.log(key))


def close(database: Backend, id: str) -> None:
    """End a table; a server that has it in memory hears of it."""
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


def export(database: Backend, id: str) -> Record:
    """The full record, also of a game that still runs: whoever has the database sees everything anyway."""
    key, _ = table(database, id)
    log = database.log(key)
    found = fold(id, log)
    return history.record(log, found, [seat.name or f"bot {seat.bot}" for seat in found.seats])


def finished(database: Backend) -> Iterator[str]:
    for info, _ in tables(database):
        if info.status == FINISHED:
            yield info.table


def restore(database: Backend, record: Record) -> Imported:
    """A table from a record; one that is not over can be played on, with the tokens that are returned."""
    names = record.extra.get("names")
    named = isinstance(names, list) and len(names) == record.players and all(isinstance(name, str) for name in names)
    shown = told_apart(names) if named and names else [f"Seat {n}" for n in range(record.players)]
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
