"""`parfait restore`: only a whole back-up of ours takes a database's place, and what was there is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from parfait.cli import main
from parfait.server.store import StoreError, open_backend, restoring
from parfait.server.store.backend import SCHEMA
from parfait.server.tables import archive
from tests.server import old_tables
from tests.server.processes import ServerProcess, open_games, playing, until_moves
from tests.server.upkeep import make_table


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A database with one table, and a back-up of it beside it; another table came later."""
    path = tmp_path / "data" / "tables.sqlite3"
    database = open_backend(str(path))
    database.migrate()
    make_table(database, id="before")
    database.backup(str(tmp_path / "backup"))
    make_table(database, id="after")
    database.close()
    return path


def tables_in(path: Path) -> list[str]:
    database = open_backend(str(path))
    database.migrate()
    found = [info.table for info, _ in archive.tables(database)]
    database.close()
    return found


def restore(file: Path, place: Path) -> int:
    return main(["restore", str(file), "--database", f"sqlite:{place}", "--lang", "en"])


def asides(place: Path) -> list[Path]:
    return sorted(place.parent.glob("*.before-*"))


def test_a_back_up_takes_the_place_and_the_old_database_is_kept(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert restore(tmp_path / "backup", place) == 0
    printed = capsys.readouterr().out
    assert "Tables: 1" in printed
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    [aside] = asides(place)
    assert aside.name in printed
    assert tables_in(place) == ["before"]
    assert tables_in(aside) == ["after", "before"]
    assert sorted(file.name for file in place.parent.iterdir() if "restoring" in file.name) == []
    assert (tmp_path / "backup").exists()


def test_restoring_twice_keeps_both(place: Path, tmp_path: Path) -> None:
    for _ in range(2):
        assert restore(tmp_path / "backup", place) == 0
    assert len(asides(place)) == 2


def test_there_need_be_no_database_yet(place: Path, tmp_path: Path) -> None:
    new = tmp_path / "elsewhere" / "tables.sqlite3"
    assert restore(tmp_path / "backup", new) == 0
    assert tables_in(new) == ["before"]
    assert asides(new) == []


def test_what_is_no_back_up_of_ours_changes_nothing(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup, wrong = tmp_path / "backup", tmp_path / "wrong"
    whole = backup.read_bytes()

    def other() -> None:
        with closing(sqlite3.connect(wrong)) as db:
            db.execute("CREATE TABLE tables (legs INTEGER)")

    def gap() -> None:
        wrong.write_bytes(whole)
        with closing(sqlite3.connect(wrong)) as db, db:
            db.execute("DELETE FROM log WHERE n = 5")

    def headless() -> None:
        wrong.write_bytes(whole)
        with closing(sqlite3.connect(wrong)) as db, db:
            db.execute("DELETE FROM log")

    def newer() -> None:
        wrong.write_bytes(whole)
        with closing(sqlite3.connect(wrong)) as db:
            db.execute(f"PRAGMA user_version = {SCHEMA + 1}")

    def torn() -> None:
        wrong.write_bytes(whole[:8192] + b"\x5a" * 4096 + whole[12288:])

    for damage in (
        lambda: wrong.write_bytes(b"not a database at all, but long enough to look like one" * 100),
        lambda: wrong.write_bytes(b""),
        lambda: wrong.write_bytes(whole[: len(whole) // 2]),
        torn,
        other,
        gap,
        headless,
        newer,
        lambda: wrong.unlink(),
    ):
        wrong.unlink(missing_ok=True)
        wrong.touch()
        damage()
        assert restore(wrong, place) in (1, 2)
        assert capsys.readouterr().err.count("\n") == 1
        assert asides(place) == []
        assert not list(place.parent.glob("*.restoring*"))
    for wrong_file in (place, tmp_path):
        assert restore(wrong_file, place) in (1, 2)
    assert tables_in(place) == ["after", "before"]


@pytest.mark.parametrize("damage", ["header", "all", "torn", "empty"])
def test_a_broken_database_is_replaced_and_kept_with_what_was_beside_it(
    damage: str, place: Path, tmp_path: Path
) -> None:
    stale = place.with_name(place.name + "-wal")
    database = open_backend(str(place))
    database.migrate()
    make_table(database, id="in the wal")
    kept = stale.read_bytes()
    content = place.read_bytes()
    database.close()
    broken = {"torn": content[:4096] + b"x" * 4096, "empty": b""}.get(damage, b"x" * 4096 + content[4096:])
    place.write_bytes(broken)
    stale.write_bytes(b"y" * 5000 if damage == "all" else kept)
    assert restore(tmp_path / "backup", place) == 0
    assert tables_in(place) == ["before"], "nothing of a stale -wal is taken for the new one's"
    [aside] = [file for file in asides(place) if not file.name.endswith(("-wal", "-shm"))]
    if damage == "all":  # what SQLite cannot read, it does not change
        assert aside.read_bytes() == broken


def test_nothing_that_lies_beside_a_broken_database_gets_into_the_restored_one(place: Path, tmp_path: Path) -> None:
    """SQLite would take a -wal for the new database's, whichever it was written for."""
    stale = place.with_name(place.name + "-wal")
    with closing(sqlite3.connect(place)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with db:
            db.execute("UPDATE tables SET touched = 77 WHERE id = 'before'")
        kept = stale.read_bytes()
    place.write_bytes(b"x" * 4096 + place.read_bytes()[4096:])
    stale.write_bytes(kept)
    assert restore(tmp_path / "backup", place) == 0
    database = open_backend(str(place))
    database.migrate()
    assert [touched for _, touched in archive.tables(database)] == [3.0]
    database.close()
    [aside] = [file for file in asides(place) if file.name.endswith("-wal")]
    assert aside.read_bytes() == kept


def test_what_waits_in_the_wal_of_the_old_database_is_kept_with_it(place: Path, tmp_path: Path) -> None:
    """As after kill -9: the last moves are in the -wal alone."""
    database = open_backend(str(place))
    make_table(database, id="in the wal")
    copies = {name: place.with_name(place.name + name).read_bytes() for name in ("", "-wal")}
    database.close()
    for name, content in copies.items():
        place.with_name(place.name + name).write_bytes(content)
    assert restore(tmp_path / "backup", place) == 0
    [aside] = asides(place)
    assert "in the wal" in tables_in(aside)


def test_a_database_that_somebody_has_open_is_left_alone(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = open_backend(str(place))
    with database.exclusive():  # a server
        assert restore(tmp_path / "backup", place) == 1
    assert "using" in capsys.readouterr().err
    assert database.find("after") is not None
    with pytest.raises(StoreError, match="database-in-use"):  # any other program
        restoring.restore(tmp_path / "backup", place)
    assert database.find("after") is not None
    database.close()
    assert restore(tmp_path / "backup", place) == 0


def test_a_link_to_the_database_stays_a_link(place: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(place)
    assert restore(tmp_path / "backup", link) == 0
    assert link.is_symlink()
    assert tables_in(place) == ["before"]


def test_postgresql_is_told_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "dump").write_bytes(b"PGDMP")
    assert main(["restore", str(tmp_path / "dump"), "--database", "postgresql://localhost/parfait"]) == 1
    assert "pg_restore" in capsys.readouterr().err


def test_a_back_up_of_the_first_database_is_restored(place: Path, tmp_path: Path) -> None:
    old_tables.first_database(tmp_path / "first")
    assert restore(tmp_path / "first", place) == 0
    assert sorted(tables_in(place)) == sorted(old_tables.FIRST_TOKENS)


async def test_a_back_up_under_load_is_restored_and_its_games_go_on(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:{tmp_path / 'tables.sqlite3'}")
    server.start()
    try:
        server.until_ready()
        players = await open_games(server, [server], [("dokitto-ice", 2), ("dokitto-ice", 2)])
        async with playing(players):
            await until_moves(players, 5)
            arguments = ["backup", str(tmp_path / "backup"), "--database", server.database]
            assert await asyncio.to_thread(main, arguments) == 0
            await until_moves(players, 5)
            assert await asyncio.to_thread(restore, tmp_path / "backup", tmp_path / "tables.sqlite3") == 1
        assert server.stop() == 0
        assert restore(tmp_path / "backup", tmp_path / "tables.sqlite3") == 0
        server.start()
        server.until_ready()
        for player in players:  # as browsers do: they come back with what they know, and are told what is so
            player.stopping, player.pending = False, None
        async with playing(players):
            await until_moves(players, 3)
        assert server.stop() == 0
    finally:
        server.kill()
    database = open_backend(server.database)
    for table in {player.table for player in players}:
        archive.export(database, table).replay()
    database.close()
