"""Games that are past, or the past of one that runs: always as one seat saw it, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from parfait.core import OVER
from parfait.play import seen
from parfait.records import Record, Step, apply_step, result_of
from parfait.server.tables import entries as e
from parfait.server.tables import updates
from parfait.server.tables.table import Table, steps_of
from parfait.server.wire.protocol import Change

MOST_STEPS = 500  # in one answer


class Stretch(NamedTuple):
    step: int  # before the first change
    view: dict[str, Any]  # the seat's view there; empty while the game runs
    changes: list[Change]
    more: bool


def stretch(log: Sequence[bytes], seat: int, start: int, until: int, most: int = MOST_STEPS) -> Stretch:
    """What a seat saw of the steps from `start` on, of the first `until` ones.

    While the game runs, that is moves and events without the views of the time, and nothing that is buried by now.
    """
    table = _beginning(log)
    game, state = table.game, table.state
    steps = steps_of(log)[:until]
    start = min(start, len(steps))
    for step, _ in steps[:start]:
        apply_step(game, state, step)
    first = before = state.view(seat)
    past = []
    for step, how in steps[start : start + most]:
        as_seen = seen(game, state, step, seat)
        apply_step(game, state, step)
        after = state.view(seat)
        past.append((as_seen, how["by"], game.narrate(before, as_seen, after), updates.changed(before, after)))
        before = after
    for step, _ in steps[start + most :]:
        apply_step(game, state, step)
    more = start + most < len(steps)
    if state.turn == OVER:
        changes = [updates.change(step, by, events, delta) for step, by, events, delta in past]
        return Stretch(start, updates.whole(first), changes, more)
    now = state.view(seat)
    changes = [
        updates.change(step, by, [event for event in events if not game.buried(event, now)], {})
        for step, by, events, _ in past
    ]
    return Stretch(start, {}, changes, more)


def record(log: Sequence[bytes], names: Sequence[str]) -> Record:
    """The full record: for those who may see everything."""
    table = _beginning(log)
    steps: list[Step] = [step for step, _ in steps_of(log)]
    extra: dict[str, Any] = {"names": list(names), "started": int(table.settings.at)}
    found = Record(table.game, table.settings.players, table.state.options, steps, None, extra)
    state = found.replay()
    if state.winners:
        found.result = result_of(state)
    return found


def _beginning(log: Sequence[bytes]) -> Table:
    created = e.read(log[0])
    assert isinstance(created, e.Created)
    return Table("", created)
