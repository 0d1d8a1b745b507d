"""A record from a file, shown to the person who opened it: the client knows no rules, so the server replays it.

It may be anything, so this runs in a process next to the server (process.py), with a time limit.
"""

from __future__ import annotations

from parfait.core import View
from parfait.play import follow
from parfait.records import Record, apply_step, read_record
from parfait.server import updates
from parfait.server.protocol import messages as p
from parfait.server.protocol.messages import FINISHED, PLAYING
from parfait.server.protocol.refusals import Refused
from parfait.server.text import clean

LONGEST_RECORD = 2 * 1024 * 1024
MOST_STEPS = 500  # in one answer
LONGEST_NAME = 40
LONGEST_RAW_NAME = 200


def replay(text: bytes, seat: int, start: int) -> p.Replay:
    """A part of the game as `seat` (or a WATCHER) saw it. Raises `RecordError` if the record is invalid."""
    record = read_record(text)
    record.verify()
    if seat >= record.players:
        raise Refused("no-such-seat", 422, seat=seat)
    state = record.new()
    start = min(start, len(record.steps))
    for step in record.steps[:start]:
        apply_step(record.game, state, step)
    first: View = state.view(seat)
    shown = follow(record.game, state, record.steps[start : start + MOST_STEPS], (seat,))
    changes = [updates.change_seen(seen, "") for [seen] in shown]
    more = start + MOST_STEPS < len(record.steps)
    return p.Replay(_info(record), seat, start, updates.whole(first), changes, more)


def _info(record: Record) -> p.TableInfo:
    """The record as if it were a table; names come from outside and may be anything."""
    names = record.extra.get("names")
    named = names if isinstance(names, list) and len(names) == record.players else [""] * record.players
    seats = [
        p.SeatInfo(clean(name[:LONGEST_RAW_NAME])[:LONGEST_NAME] if isinstance(name, str) else "", taken=True)
        for name in named
    ]
    return p.TableInfo(
        table="",
        game=record.game.name,
        players=record.players,
        options=record.options.write(),
        status=FINISHED if record.result is not None else PLAYING,
        seats=seats,
        listed=False,
        hints=False,
        timeout_level="random",
        created=0,
    )
