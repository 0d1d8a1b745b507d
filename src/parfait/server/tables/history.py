"""Finished games, or the past of a running one: always as one seat saw it, until the game is over.

A long game is played again in pieces, between which the reading thread serves others, and from the nearest of some
positions that were met before: a page costs its own steps, wherever in the game it is.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import partial
from operator import attrgetter
from typing import NamedTuple, cast

from parfait.core import OVER, Event, MoveStep, State, View
from parfait.play import Seen, follow
from parfait.records import Record, Step, apply_step, result_of, write_steps
from parfait.records.branches import BRANCH
from parfait.server import updates
from parfait.server.protocol.messages import Change
from parfait.server.protocol.refusals import TableUnreadable
from parfait.server.store import Backend, QueryFailed, Storage, StorageUnavailable
from parfait.server.tables import entries as e
from parfait.server.tables.table import STEPS, Table, fold, replayed, steps_of

MOST_STEPS = 500  # in one answer
PIECE = 200  # entries of a log that are read and played again at a time
APART = 250  # steps between two marks
PAST = 64  # moves that can be taken back without reading the log from its beginning
MARKED = 32  # tables whose marks are kept


class Stretch(NamedTuple):
    step: int  # before the first change
    view: dict[str, object]  # the seat's view there; empty while the game runs
    changes: list[Change]
    more: bool


class Mark(NamedTuple):
    """A position of a game, and where in the log it is."""

    step: int
    n: int
    state: State


class Noted(NamedTuple):
    """Something that a seat saw."""

    seen: Seen
    by: str = ""
    hinted: bool = False
    back: int = 0  # a move was taken back, with so many steps of the game

    def change(self, view: dict[str, object], shown: Callable[[Event], bool] = lambda event: True) -> Change:
        step = self.seen.step
        if self.back and "move" in step:
            return updates.taken_back(step["seat"], self.back, view)
        events = [event for event in self.seen.events if shown(event)]
        return updates.change(self.seen.step, self.by, events, view, hinted=self.hinted)


class Histories:
    def __init__(self, store: Storage) -> None:
        self.store = store
        self.marks: OrderedDict[int, list[Mark]] = OrderedDict()  # by table, in order; those asked for last are last

    async def stretch(self, key: int, table: Table, seat: int, start: int, most: int = MOST_STEPS) -> Stretch:
        """What a seat saw of the steps from `start` on.

        While the game is running, this is moves and events without views, and without anything that is covered by now.
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
            changes = [one.change(updates.changed(one.seen.before, one.seen.after)) for one in walk.seen]
            return Stretch(start, updates.whole(now if walk.first is None else walk.first), changes, more)
        changes = [one.change({}, lambda event: not game.buried(event, now)) for one in walk.seen]
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
        steps: list[tuple[int, str]] = []
        for n in range(0, table.n, PIECE):
            for count, text in await self.store.read(partial(_written_steps, key, n, min(n + PIECE, table.n))):
                if count > 0:
                    steps.append((count, text))
                while count < 0:  # taken back: whole entries
                    count += steps.pop()[0]
        return _record(table, [], names).write(f"[{','.join(text for _, text in steps)}]").encode()


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
        self.seen: list[Noted] = []
        self.length = 0  # of the game as it stands, since the mark
        self.past: deque[tuple[int, State]] = deque(maxlen=PAST)  # the latest positions before a move, by length
        self.marks: list[Mark] = []
        self.marked = mark.step

    def go_on(self, key: int, database: Backend) -> None:
        """Read and replay the next piece of the log."""
        texts = database.log(key, self.n, self.n + PIECE)
        assert texts, "the log is shorter than the table"
        for text in texts:
            entry = e.read(text)
            if isinstance(entry, e.Played | e.Started):
                if isinstance(entry, e.Started) and entry.opened:
                    self._take(_opening(key, database))
                self.past.append((self.length, self.state.clone()))
                self._take(entry.steps, entry.made() if isinstance(entry, e.Played) else ())
            elif isinstance(entry, e.TookBack):
                self._take_back(entry, key, database)
            if self.step == self.end:
                return
            self.n += 1
            if self.step - self.marked >= APART:
                self.marked = self.step
                self.marks.append(Mark(self.step, self.n, self.state.clone()))

    def _take(self, steps: Sequence[Step], made: Sequence[e.Made] = ()) -> None:
        """Replay the steps of one entry, as far as they are needed; `made`: how, unless they are nobody's."""
        steps = steps[: self.end - self.step]
        passed = max(0, min(len(steps), self.start - self.step))
        for step in steps[:passed]:
            apply_step(self.game, self.state, step)
        for i, [seen] in enumerate(follow(self.game, self.state, steps[passed:], (self.seat,)), passed):
            if self.first is None:
                self.first = seen.before
            self.seen.append(Noted(seen, *(made[i] if made else ("", False))))
        self.step += len(steps)
        self.length += len(steps)

    def _take_back(self, entry: e.TookBack, key: int, database: Backend) -> None:
        before = self.state.view(self.seat)
        self.length -= entry.steps
        while self.past and self.past[-1][0] > self.length:
            self.past.pop()
        if self.past and self.past[-1][0] == self.length:
            self.state = self.past.pop()[1]
        else:  # it was made before the mark
            self.state = fold("", database.log(key, 0, self.n + 1)).state.clone()
        if self.step >= self.start:
            if self.first is None:
                self.first = before
            undone: MoveStep = {"seat": entry.seat, "move": cast(str, None)}
            self.seen.append(Noted(Seen(undone, before, self.state.view(self.seat), []), back=entry.steps))
        self.step += 1


async def load(store: Storage, id: str) -> tuple[int, Table] | None:
    """A table as its whole log makes it, and its number; None for one that does not exist.

    Raises `TableUnreadable`, with its cause, for a log that cannot be played again.
    """
    key = await store.read(lambda database: database.find(id))
    if key is None:
        return None
    try:
        table, read = await store.read(partial(_begin, id, key))
        while read == PIECE:
            table, read = await store.read(partial(_fold_piece, key, table))
    except (StorageUnavailable, QueryFailed):
        raise
    except Exception as error:  # an entry, an option or a move that this version does not know
        raise TableUnreadable from error
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


def _written_steps(key: int, start: int, end: int, database: Backend) -> list[tuple[int, str]]:
    """The steps that some entries of the log hold, as a record has them: for each entry how many, and their text.

    Steps that are taken back count below zero.
    """
    texts = []
    for text in database.log(key, start, end):
        entry = e.read(text)
        if isinstance(entry, e.TookBack):
            texts.append((-entry.steps, ""))
        if isinstance(entry, STEPS):
            opened = isinstance(entry, e.Started) and entry.opened
            steps = [*_opening(key, database), *entry.steps] if opened else entry.steps
            if steps:
                texts.append((len(steps), write_steps(steps)[1:-1]))
    return texts


def _opening(key: int, database: Backend) -> list[Step]:
    created = e.read(database.log(key, 0, 1)[0])
    assert isinstance(created, e.Created)
    return created.opening


def _record(table: Table, steps: list[Step], names: Sequence[str]) -> Record:
    extra: dict[str, object] = {"names": list(names), "started": int(table.settings.at)}
    if table.settings.branched_from is not None:
        extra[BRANCH] = table.settings.branched_from
    if table.taken_back:
        extra["taken_back"] = table.taken_back
    state = table.state
    result = result_of(state) if state.winners else None
    return Record(table.game, table.settings.players, state.options, steps, result, extra)


STEP = attrgetter("step")
