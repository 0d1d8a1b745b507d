"""A long game's past is told in pieces, exactly, and a page of it costs what the page holds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import pytest

from parfait import games
from parfait.core import CHANCE, OVER, WATCHER, Rng
from parfait.records import Step, apply_step, draw_chance, read_record
from parfait.server import updates
from parfait.server.metrics import Metrics
from parfait.server.store import Store, StoredTable
from parfait.server.store.backend import NO_END
from parfait.server.tables import entries as e
from parfait.server.tables import history
from parfait.server.tables.history import Histories, Stretch
from parfait.server.tables.table import Table, fold, steps_of
from tests.seen import seen
from tests.server.memory import MemoryBackend

LONG: dict[str, dict[str, Any]] = {
    "aice": {"rounds": 40},
    "dessert-dice": {},
    "dokitto-ice": {"trophies_to_win": 30},
    "dozito": {"rounds": 12},
}


def long_log(name: str, most: int = 100_000) -> list[bytes]:
    """A game of three by chance, up to so many moves, with a line of chat now and then."""
    game, rng = games.find(name), Rng(7)
    seats = [e.SeatPlan(f"P{seat}", None, f"key{seat}") for seat in range(3)]
    options = game.options.read(LONG[name], 3).write()
    created = e.Created(1.0, name, 3, options, seats, "key0", False, None, "random", False, "")
    state = Table("", created).state
    log: list[e.Entry] = [created]

    def up_to_the_next_move(steps: list[Step]) -> list[Step]:
        while state.turn == CHANCE:
            steps.append(draw_chance(game, state, rng))
            apply_step(game, state, steps[-1])
        return steps

    log.append(e.Started(2.0, up_to_the_next_move([])))
    while state.turn != OVER and len(log) < most:
        actions = state.legal_actions()
        move = game.notation.write_move(state, actions[rng.below(len(actions))])
        steps: list[Step] = [{"seat": state.turn, "move": move}]
        apply_step(game, state, steps[0])
        log.append(e.Played(3.0, up_to_the_next_move(steps), f"m{len(log)}", "bot" if len(log) % 3 == 0 else ""))
        if len(log) % 7 == 0:
            log.append(e.Said(3.0, 0, "P0", "hm"))
    return [e.write(entry) for entry in log]


class Whole:
    """The same by playing the whole game in one go."""

    def __init__(self, log: Sequence[bytes], seat: int) -> None:
        table = fold("", log[:1])
        game, state = table.game, table.state
        self.views, self.told = [state.view(seat)], []
        for step, how in steps_of(log):
            as_seen = seen(game, state, step, seat)
            apply_step(game, state, step)
            self.views.append(state.view(seat))
            self.told.append((as_seen, how["by"], game.narrate(self.views[-2], as_seen, self.views[-1])))
        self.game, self.over = game, state.turn == OVER

    def stretch(self, start: int, most: int) -> Stretch:
        steps = len(self.told)
        start = min(start, steps)
        changes = []
        for number in range(start, min(start + most, steps)):
            as_seen, by, events = self.told[number]
            delta = updates.changed(self.views[number], self.views[number + 1]) if self.over else {}
            kept = [event for event in events if self.over or not self.game.buried(event, self.views[-1])]
            changes.append(updates.change(as_seen, by, kept, delta))
        view = updates.whole(self.views[start]) if self.over else {}
        return Stretch(start, view, changes, start + most < steps)


@asynccontextmanager
async def stored(log: Sequence[bytes]) -> AsyncIterator[tuple[MemoryBackend, Store, int]]:
    database = MemoryBackend()
    store = Store(database, database, Metrics())
    store.start()
    try:
        yield database, store, await store.create("table000", StoredTable("playing", None, b"{}"), log, 0.0)
    finally:
        await store.stop()


@pytest.fixture
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "PIECE", 11)
    monkeypatch.setattr(history, "APART", 13)


@pytest.mark.usefixtures("small_pieces")
@pytest.mark.parametrize("running", [False, True], ids=["over", "running"])
@pytest.mark.parametrize("name", LONG)
async def test_every_page_is_what_the_whole_game_gives(name: str, running: bool) -> None:
    log = long_log(name)
    if running:
        log = log[: len(log) * 2 // 3]
    table = fold("table000", log)
    assert (table.state.turn == OVER) is not running

    async with stored(log) as (_, store, key):
        histories = Histories(store)
        for seat in (WATCHER, 0, 2):
            whole = Whole(log, seat)
            for start in (table.step - 3, 0, 1, table.step // 2, 29, table.step, table.step + 5):
                for most in (1, 30):
                    found = await histories.stretch(key, table, seat, start, most)
                    assert found == whole.stretch(start, most), (seat, start, most)
        marks = [mark.step for mark in histories.marks[key]]
        assert len(marks) > 1
        assert all(after - before >= 13 for before, after in pairwise(marks))


@pytest.mark.usefixtures("small_pieces")
async def test_a_table_and_its_record_are_read_in_pieces_too() -> None:
    log = long_log("dokitto-ice")
    whole = fold("table000", log)

    async with stored(log) as (database, store, key):
        most = _counted(database)
        found = await history.load(store, "table000")
        assert found is not None
        assert found[0] == key
        table = found[1]
        assert (table.n, table.step, table.info(), table.chat) == (whole.n, whole.step, whole.info(), whole.chat)
        assert table.state.view(1) == whole.state.view(1)
        line = await Histories(store).record(key, table, ["A", "B", "C"])
        record = read_record(line)
        record.verify()
        assert record.result is not None
        assert record.steps == [step for step, _ in steps_of(log)]
        assert max(most) <= 11
        assert await history.load(store, "elsewhere") is None


async def test_pages_of_a_long_game_cost_what_they_hold() -> None:
    log = long_log("aice")
    table = fold("table000", log)
    assert table.step > 6 * history.APART

    async with stored(log) as (database, store, key):
        histories = Histories(store)
        await histories.stretch(key, table, 0, table.step, 10)
        await histories.stretch(key, table, 0, table.step - 10)  # from the beginning, once
        read = _counted(database)
        for start in range(0, table.step, 500):
            read.clear()
            stretch = await histories.stretch(key, table, 1, start)
            assert len(stretch.changes) == min(500, table.step - start)
            assert sum(read) <= history.APART + 500 + 2 * history.PIECE


async def test_others_read_between_the_pieces() -> None:
    log = long_log("aice")
    table = fold("table000", log)

    async with stored(log) as (_, store, key):
        order: list[str] = []

        async def long() -> None:
            await Histories(store).stretch(key, table, 0, table.step - 1)
            order.append("long")

        async def short() -> None:
            for _ in range(5):
                await store.read(lambda database: database.find("table000"))
            order.append("short")

        await asyncio.gather(long(), short())
        assert order == ["short", "long"]


async def test_marks_of_few_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MARKED", 3)
    log = long_log("dessert-dice")
    table = fold("table000", log)

    async with stored(log) as (_, store, _):
        histories = Histories(store)
        keys = [await store.create(f"table{n}", StoredTable("playing", None, b"{}"), log, 0.0) for n in range(5)]
        for one in keys:
            await histories.stretch(one, table, 0, 0, 5)
            await histories.stretch(keys[0], table, 0, 0, 5)
        assert list(histories.marks) == [keys[3], keys[4], keys[0]]


def _counted(database: MemoryBackend) -> list[int]:
    """How many entries each reading of a log gives from now on."""
    real, sizes = database.log, list[int]()

    def log(key: int, start: int = 0, end: int = NO_END) -> list[bytes]:
        found = real(key, start, end)
        sizes.append(len(found))
        return found

    database.log = log  # type: ignore[method-assign]
    return sizes
