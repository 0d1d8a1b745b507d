"""Games that are past, or the past of one that runs: always as one seat saw it, until the game is over.

A long game is played again in pieces, between which the reading thread serves others, and from the nearest of some
positions that were met before: a page costs its own steps, wherever in the game it is.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

from parfait.core import OVER, State, View
from parfait.play import Seen, follow
from parfait.records import Record, Step, apply_step, result_of, write_steps
from parfait.records.branches import BRANCH
from parfait.server import updates
from parfait.server.protocol.messages import Change
from parfait.server.store import Backend, Store
from parfait.server.tables import entries as e
from parfait.server.tables.table import STEPS, Table, replayed, steps_of

MOST_STEPS = 500  # in one answer
PIECE = 200  # entries of a log that are read and played again at a time
APART = 250  # steps between two marks
MARKED = 32  # tables whose marks are kept


class Stretch(NamedTuple):
    step: int  # before the first change
    view: dict[str, Any]  # the seat's view there; empty while the game runs
    changes: list[Change]
    more: bool


class Mark(NamedTuple):
    """A position of a game, and where in the log it is."""

    step: int
    n: int
    state: State


class Histories:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.marks: OrderedDict[int, list[Mark]] = OrderedDict()  # by table, in order; those asked for last are last

    async def stretch(self, key: int, table: Table, seat: int, start: int, most: int = MOST_STEPS) -> Stretch:
        """What a seat saw of the steps from `start` on, up to the table as it is.

        While the game runs, that is moves and events without the views of the time, and nothing that is buried by now.
        """
        game, now, over, until = table.game, table.state.view(seat), table.state.turn == OVER, table.step
        start = min(start, until)
        marks = self._marks_of(key, table)
        walk = HistoryWalk(
            table, seat, start, min(start + most, until), marks[bisect_right(marks, start, key=STEP) - 1]
        )
        while walk.step < walk.end:
            await self.store.read(partial(walk.go_on, key))
            self._keep(key, walk.marks)
        more = walk.end < until
        if over:
            changes = [updates.change_seen(*one) for one in walk.seen]
            return Stretch(start, updates.whole(now if walk.first is None else walk.first), changes, more)
        changes = [
            updates.change(seen.step, by, [event for event in seen.events if not game.buried(event, now)], {})
            for seen, by in walk.seen
        ]
        return Stretch(start, {}, changes, more)

    def _marks_of(self, key: int, table: Table) -> list[Mark]:
        first = Mark(0, 1, Table("", table.settings).state)
        if not table.began:
            return [first]  # it may be set up anew until then
        if key not in self.marks:
            self.marks[key] = [first]
            if len(self.marks) > MARKED:
                self.marks.popitem(last=False)
        self.marks.move_to_end(key)
        return self.marks[key]

    def _keep(self, key: int, found: list[Mark]) -> None:
        marks = self.marks.get(key)
        if marks is None:  # others were asked for meanwhile
            return
        for mark in found:
            i = bisect_right(marks, mark.step, key=STEP)
            after = marks[i].step if i < len(marks) else mark.step + APART
            if mark.step - marks[i - 1].step >= APART and after - mark.step >= APART:
                insort(marks, mark, key=STEP)
        found.clear()

    async def record(self, key: int, table: Table, names: Sequence[str]) -> bytes:
        """The full record, for those who may see everything: one line."""
        steps: list[str] = []
        for n in range(0, table.n, PIECE):
            steps += await self.store.read(partial(_written_steps, key, n, min(n + PIECE, table.n)))
        return _record(table, [], names).write(f"[{','.join(steps)}]").encode()


class HistoryWalk:
    """Plays a game again from a mark on, and notes what a seat saw from `start` to `end`."""

    def __init__(self, table: Table, seat: int, start: int, end: int, mark: Mark) -> None:
        self.game = table.game
        self.seat = seat
        self.start = start
        self.end = end
        self.step, self.n = mark.step, mark.n
        self.state = mark.state.clone()
        self.first: View | None = None  # before the first step that is noted
        self.seen: list[tuple[Seen, str]] = []  # each with how it was made
        self.marks: list[Mark] = []
        self.marked = mark.step

    def go_on(self, key: int, database: Backend) -> None:
        """The next piece of the log."""
        texts = database.log(key, self.n, self.n + PIECE)
        assert texts, "the log is shorter than the table"
        for text in texts:
            entry = e.read(text)
            if isinstance(entry, e.Played | e.Started):
                if isinstance(entry, e.Started) and entry.opened:
                    self._take(_opening(key, database), "")
                self._take(entry.steps, entry.by if isinstance(entry, e.Played) else "")
                if self.step == self.end:
                    return
            self.n += 1
            if self.step - self.marked >= APART:
                self.marked = self.step
                self.marks.append(Mark(self.step, self.n, self.state.clone()))

    def _take(self, steps: Sequence[Step], by: str) -> None:
        """The steps of one entry, as far as they are wanted."""
        steps = steps[: self.end - self.step]
        passed = max(0, min(len(steps), self.start - self.step))
        for step in steps[:passed]:
            apply_step(self.game, self.state, step)
        for [seen] in follow(self.game, self.state, steps[passed:], (self.seat,)):
            if self.first is None:
                self.first = seen.before
            self.seen.append((seen, by))
        self.step += len(steps)


async def load(store: Store, id: str) -> tuple[int, Table] | None:
    """A table as its whole log makes it, and its number; None for one that does not exist."""
    key = await store.read(lambda database: database.find(id))
    if key is None:
        return None
    table, read = await store.read(partial(_begin, id, key))
    while read == PIECE:
        table, read = await store.read(partial(_fold_piece, key, table))
    return key, table


def _begin(id: str, key: int, database: Backend) -> tuple[Table, int]:
    created = e.read(database.log(key, 0, 1)[0])
    assert isinstance(created, e.Created)
    return _fold_piece(key, Table(id, created), database)


def _fold_piece(key: int, table: Table, database: Backend) -> tuple[Table, int]:
    texts = database.log(key, table.n, table.n + PIECE)
    for text in texts:
        table = replayed(table, e.read(text))
    return table, len(texts)


def record(log: Sequence[bytes], table: Table, names: Sequence[str]) -> Record:
    """The full record, from the whole log and the table that it makes: for those who may see everything."""
    return _record(table, [step for step, _ in steps_of(log)], names)


def _written_steps(key: int, start: int, end: int, database: Backend) -> list[str]:
    """The steps that some entries of the log hold, as a record has them: a text for each entry."""
    texts = []
    for text in database.log(key, start, end):
        entry = e.read(text)
        if isinstance(entry, STEPS):
            opened = isinstance(entry, e.Started) and entry.opened
            steps = [*_opening(key, database), *entry.steps] if opened else entry.steps
            if steps:
                texts.append(write_steps(steps)[1:-1])
    return texts


def _opening(key: int, database: Backend) -> list[Step]:
    created = e.read(database.log(key, 0, 1)[0])
    assert isinstance(created, e.Created)
    return created.opening


def _record(table: Table, steps: list[Step], names: Sequence[str]) -> Record:
    extra: dict[str, Any] = {"names": list(names), "started": int(table.settings.at)}
    if table.settings.branched_from is not None:
        extra[BRANCH] = table.settings.branched_from
    state = table.state
    result = result_of(state) if state.winners else None
    return Record(table.game, table.settings.players, state.options, steps, result, extra)


STEP = attrgetter("step")
