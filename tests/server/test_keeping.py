"""Tables that nobody needs are closed, in order and however many; no address holds all that may be open."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parfait.server.store import Backend, StoredTable, Unit, open_backend
from parfait.server.tables.makers import maker_of
from tests.server.harness import Server, seated, server
from tests.server.postgresql import PostgreSQL

HOUR, DAY = 3600.0, 86400.0
OPEN = StoredTable("waiting", None, b"{}", True)


def database(folder: Path) -> Backend:
    backend = open_backend(str(folder / "tables.sqlite3"))
    backend.migrate()
    return backend


def multiply(folder: Path, table: str, copies: int, age: float, now: float) -> None:
    """So many tables like this one, last touched that long ago."""
    with closing(sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)) as db:
        db.execute("UPDATE tables SET touched = ? WHERE id = ?", (now - age, table))
        for number in range(copies - 1):
            key = db.execute(
                "INSERT INTO tables (id, listed, status, due, touched, summary, played)"
                " SELECT id || ?, listed, status, due, touched, summary, played FROM tables WHERE id = ?",
                (f"copy{number}", table),
            ).lastrowid
            db.execute(
                "INSERT INTO log SELECT ?, n, entry FROM log WHERE key = (SELECT key FROM tables WHERE id = ?)",
                (key, table),
            )


def closed(folder: Path) -> dict[str, int]:
    """How many are closed, by the table that they are copies of."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as db:
        rows = db.execute("SELECT substr(id, 1, 14), count(*) FROM tables WHERE status = 'closed' GROUP BY 1")
        return dict(rows.fetchall())


async def begun(running: Server, moves: int = 0) -> str:
    """A game in which people have made so many moves, and that waits for one of them."""
    table, clients = await seated(running, players=2, options={"first_player": 0})
    for _ in range(moves):
        room = running.room(table)
        await clients[room.table.turn].play(running.legal(table)[0], room.table.step)
    for client in clients:
        await client.leave()
    return table


async def tidied(running: Server, folder: Path, count: int) -> None:
    await running.house.maintenance.close_idle()
    await running.until(lambda: sum(closed(folder).values()) >= count)


async def test_a_hundred_paused_games_keep_no_waiting_table_from_being_closed(tmp_path: Path) -> None:
    async with server(database(tmp_path)) as running:
        now = running.house.now()
        paused = await begun(running)
        waiting = (await running.create(players=2))["table"]
        multiply(tmp_path, paused, 150, 2 * DAY, now)
        multiply(tmp_path, waiting, 300, 25 * HOUR, now)
        await tidied(running, tmp_path, 300)
        assert closed(tmp_path) == {waiting: 300}


async def test_each_kind_of_table_is_closed_at_its_age(tmp_path: Path) -> None:
    async with server(database(tmp_path)) as running:
        now = running.house.now()
        young, waiting = [(await running.create(players=2))["table"] for _ in range(2)]
        fresh, unplayed = [await begun(running) for _ in range(2)]
        played, old = [await begun(running, moves=1) for _ in range(2)]
        ages = {young: 23 * HOUR, waiting: 25 * HOUR, fresh: 6 * DAY, unplayed: 8 * DAY, played: 59 * DAY}
        for table, age in {**ages, old: 61 * DAY}.items():
            multiply(tmp_path, table, 1, age, now)
        await tidied(running, tmp_path, 3)
        assert closed(tmp_path) == {waiting: 1, unplayed: 1, old: 1}


async def test_a_table_at_which_somebody_is_stays_open(tmp_path: Path) -> None:
    async with server(database(tmp_path)) as running:
        made, empty = await running.create(players=2), await running.create(players=2)
        watcher = running.client()
        await watcher.join(made["table"])
        for table in (made["table"], empty["table"]):
            multiply(tmp_path, table, 1, 2 * DAY, running.house.now())
        await tidied(running, tmp_path, 1)
        assert closed(tmp_path) == {empty["table"]: 1}


async def test_a_move_now_and_then_keeps_a_game_from_being_idle(tmp_path: Path) -> None:
    """A row is written again though nothing but the game has changed, once an hour."""

    backend = database(tmp_path)
    touches: list[int] = []
    commit = backend.commit

    def counted(units: list[Unit], now: float) -> list[bool]:
        touches.extend(unit.row is not None for unit in units)
        return commit(units, now)

    backend.commit = counted  # type: ignore[method-assign,assignment]
    async with server(backend) as running:
        table, clients = await seated(running, players=2, options={"first_player": 0})
        room = running.room(table)
        for seconds, written in ((0, True), (0, False), (3601, True), (0, False)):  # the first: a person has played
            touches.clear()
            running.house.time += seconds
            await clients[room.table.turn].play(running.legal(table)[0], room.table.step)
            assert touches == [written]


async def test_one_address_cannot_hold_all_tables() -> None:
    async with server(tables_per_address=3) as running:
        made = [await running.create(players=2) for _ in range(3)]
        refused = await running.http.post("/api/tables", json={"game": "dozito"})
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many-open-tables")
        host = running.client()
        await host.join(made[0]["table"], made[0]["token"])
        host.say("close")
        await host.hear("info")
        await running.create(players=2)


@pytest.fixture(params=["sqlite", "postgresql"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    if request.param == "sqlite":
        return database(tmp_path)
    running: PostgreSQL = request.getfixturevalue("postgresql")
    found = open_backend(running.database(f"keeping-{tmp_path.name}"))
    found.migrate()
    return found


def test_both_databases_find_idle_tables_in_order_and_in_batches(backend: Backend) -> None:
    ages = {"old": 10.0, "older": 5.0, "oldest": 1.0, "twin": 5.0, "young": 90.0}
    keys = {id: backend.create(id, OPEN, [b"zero"], touched) for id, touched in ages.items()}
    backend.create("due", OPEN._replace(due=7.0), [b"zero"], 1.0)
    backend.create("playing", StoredTable("playing", None, b"{}", played=False), [b"zero"], 1.0)
    backend.create("played", StoredTable("playing", None, b"{}"), [b"zero"], 2.0)
    found, after = [], (float("-inf"), 0)
    while batch := backend.idle("waiting", 50.0, after, 2, unplayed=False):
        found += [one.id for one in batch]
        after = batch[-1][:2]
    assert found == ["oldest", "older", "twin", "old"]
    assert [one.id for one in backend.idle("playing", 50.0, (0.0, 0), 9, unplayed=True)] == ["playing"]
    assert [one.id for one in backend.idle("playing", 50.0, (0.0, 0), 9, unplayed=False)] == ["playing", "played"]
    assert backend.commit([Unit(keys["old"], 1, b"one", OPEN)], 99.0) == [True]
    assert [one.id for one in backend.idle("waiting", 50.0, (5.0, keys["twin"]), 9, unplayed=False)] == []
    backend.close()


def test_both_databases_know_who_made_how_many_open_tables(backend: Backend) -> None:
    ann, ben = maker_of("192.0.2.1"), maker_of("2001:db8::/64")
    assert ann is not None
    assert ben is not None
    assert ann != ben
    assert max(ann, ben) < 1 << 24, "no address can be told from it"
    assert maker_of("") is None
    keys = [backend.create(f"ann{n}", OPEN, [b"zero"], 1.0, ann) for n in range(3)]
    backend.create("ben", OPEN, [b"zero"], 1.0, ben)
    backend.create("nobody", OPEN, [b"zero"], 1.0)
    assert (backend.made_by(ann), backend.made_by(ben)) == (3, 1)
    backend.commit([Unit(keys[0], 1, b"one", OPEN._replace(status="over"))], 2.0)
    assert backend.made_by(ann) == 2
    backend.close()


def test_a_full_lobby_has_a_share_for_each_address(backend: Backend) -> None:
    def make(id: str, address: str) -> None:
        backend.create(id, OPEN._replace(summary=id.encode()), [b"zero"], 1.0, maker_of(address))

    for n in range(3):
        make(f"small{n}", f"192.0.2.{n}")
    for n in range(40):
        make(f"many{n}", "198.51.100.7")
    shown = [bytes(summary).decode() for summary in backend.lobby(8, 5)]
    assert shown == ["many39", "many38", "many37", "many36", "many35", "small2", "small1", "small0"], "newest first"
    assert len(backend.lobby(20, 5)) == 20, "where there is room, nobody is cut short"
    backend.close()
