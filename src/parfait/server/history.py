"""Games that are past, or the past of one that runs: always as one seat saw it, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from parfait.core import View
from parfait.play.match import seen
from parfait.records import Record, Step, apply_step, result_of
from parfait.server import entries as e
from parfait.server import telling
from parfait.server.protocol import Change
from parfait.server.table import Table, steps_of

MOST_STEPS = 500  # in one answer


class Stretch(NamedTuple):
    step: int  # before the first change
    view: View
    changes: list[Change]
    more: bool


def stretch(log: Sequence[bytes], seat: int, start: int, until: int, most: int = MOST_STEPS) -> Stretch:
    """What a seat saw of the steps from `start` on, of the first `until` ones."""
    table = _beginning(log)
    steps = steps_of(log)[:until]
    start = min(start, len(steps))
    state = table.state
    for step, _ in steps[:start]:
        apply_step(table.game, state, step)
    first = before = state.view(seat)
    changes = []
    for step, how in steps[start : start + most]:
        as_seen = seen(table.game, state, step, seat)
        apply_step(table.game, state, step)
        after = state.view(seat)
        changes.append(telling.change(table.game, before, as_seen, after, how["by"]))
        before = after
    return Stretch(start, first, changes, start + most < len(steps))


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
