"""Names and chat, taken out of a log for good. The game stays as it was, played by Player 1, Player 2 and so on.

Every entry keeps its number. A line of chat becomes an empty entry, and one more entry at the end tells
servers that have the table in memory. Chat is signed and calls people by name, so it goes when names go.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

import msgspec

from parfait.server.protocol import messages as protocol
from parfait.server.store.backend import Rewritten
from parfait.server.tables import entries as e

SomeSeat = TypeVar("SomeSeat", protocol.SeatInfo, e.SeatPlan)


class Extent(IntEnum):
    """How much of a table is erased, as stored in the database."""

    NOTHING = 0
    CHAT = 1
    NAMES = 2  # and the chat


def rewritten(log: Sequence[bytes], summary: bytes, extent: Extent, now: float) -> Rewritten:
    """The log and summary that replace a table's own."""
    names = extent >= Extent.NAMES
    changed = []
    for n, text in enumerate(log):
        entry = e.read(text)
        if (without := _without(entry, names)) != entry:
            changed.append((n, e.write(without)))
    info = msgspec.json.decode(summary, type=protocol.TableInfo)
    if names:
        seats = [_nameless(seat, i) for i, seat in enumerate(info.seats)]
        info = msgspec.structs.replace(info, seats=seats, title="", watching=[], wishes=[])
    return Rewritten(len(log), e.write(e.Erased(now, names, True)), changed, protocol.encode(info), extent)


def _nameless(seat: SomeSeat, number: int) -> SomeSeat:
    return msgspec.structs.replace(seat, name=e.nameless(number), face="") if seat.name else seat


def _without(entry: e.AnyEntry, names: bool) -> e.AnyEntry:
    if isinstance(entry, e.Said):
        return e.Erased(entry.at)
    if isinstance(entry, e.Created):
        entry = msgspec.structs.replace(entry, chat=[])
        seats = [_nameless(seat, i) for i, seat in enumerate(entry.seats)]
        return msgspec.structs.replace(entry, seats=seats, title="", barred=[]) if names else entry
    if not names:
        return entry
    if isinstance(entry, e.Sat):
        return msgspec.structs.replace(entry, name=e.nameless(entry.seat), face="", device="")
    if isinstance(entry, e.TookOver):
        return msgspec.structs.replace(entry, name=e.nameless(entry.seat), face="")
    if isinstance(entry, e.Watching) and entry.name:
        return msgspec.structs.replace(entry, name=e.NAMELESS_WATCHER, face="")
    if isinstance(entry, e.Arranged):
        return msgspec.structs.replace(entry, title="")
    if isinstance(entry, e.Started) and entry.arranged is not None:
        return msgspec.structs.replace(entry, arranged=msgspec.structs.replace(entry.arranged, title=""))
    return entry
