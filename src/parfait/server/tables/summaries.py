"""Summaries of tables for home pages and link previews.

A table that is not in memory is not opened for this: it is read from its log once and cached while the log does not
grow.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress

import msgspec

from parfait.core import WATCHER
from parfait.server.protocol import messages as p
from parfait.server.protocol.refusals import TableUnreadable
from parfait.server.store import Storage, StorageUnavailable
from parfait.server.tables import history, tokens
from parfait.server.tables.table import Table

MOST_KEPT = 500


class Summaries:
    def __init__(self, store: Storage, in_memory: Callable[[str], Table | None]) -> None:
        self.store = store
        self.in_memory = in_memory  # the table of a room
        self.kept: OrderedDict[str, Table] = OrderedDict()  # those asked for last are last

    def keep(self, table: Table) -> None:
        self.kept[table.id] = table
        self.kept.move_to_end(table.id)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def tables(self, ids: Iterable[str], may_read: Callable[[], None]) -> dict[str, Table]:
        """The tables that exist and can be read, as they are now.

        `may_read` raises an error if reading a whole log would exceed a limit.
        """
        found: dict[str, Table] = {}
        others = []
        for id in dict.fromkeys(ids):
            if (table := self.in_memory(id)) is not None:
                found[id] = table
            else:
                others.append(id)
        lengths = await self.store.read(lambda db: db.lengths(others)) if others else {}
        for id, length in lengths.items():
            kept = self.kept.get(id)
            if kept is None or kept.n != length:
                may_read()
                try:
                    read = await history.load(self.store, id)
                except TableUnreadable:
                    continue
                assert read is not None
                kept = read[1]
            self.keep(kept)
            found[id] = kept
        return found

    async def info(self, id: str) -> p.TableInfo | None:
        """What everybody may know of a table, if the database answers."""
        if (table := self.in_memory(id)) is not None:
            return table.info()
        if not tokens.may_be_table(id):
            return None
        with suppress(StorageUnavailable):
            summary = await self.store.read(lambda db: db.summary(id))
            return None if summary is None else msgspec.json.decode(summary, type=p.TableInfo)
        return None


def news(table: Table, token: str, now: float) -> p.SeatNews | None:
    """The state of the seat that a token opens, made from that seat's view; None if it opens none."""
    member = table.member(token)
    if member is None:
        return None
    seat = None if member.seat == WATCHER else member.seat
    if not table.began:
        return p.SeatNews(table.info(), seat)
    turn = _turn(table, member.seat)
    deadline = table.clocks.deadline(turn) if turn >= 0 and table.seats[turn].bot is None else None
    left = None if deadline is None else max(0, round((deadline - now) * 1000))
    winners = list(table.state.winners)
    return p.SeatNews(table.info(), seat, turn if turn >= 0 else None, left, began=True, winners=winners)


def _turn(table: Table, seat: int) -> int:
    """Who is to act, as a seat sees it: where several choose at once, first of all itself."""
    if table.turn < 0:
        return table.turn
    if not table.choosing:
        return table.state.view(seat).turn
    return seat if seat in table.awaited else table.awaited[0]
