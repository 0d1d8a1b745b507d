"""`parfait tables`: found, shown, deleted, erased and exported, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from parfait.cli import main
from parfait.records import read_record
from parfait.server.protocol import messages as protocol
from parfait.server.store import CopyableBackend, Unit, open_backend
from parfait.server.tables import archive, history
from parfait.server.tables import entries as e
from tests.server.postgresql import PostgreSQL
from tests.server.upkeep import CHAT, NAMES, TITLE, make_table, token_of, traces

DAY = 86400.0


class Database:
    def __init__(self, url: str, file: Path | None) -> None:
        self.url = url
        self.file = file
        self.backend: CopyableBackend = open_backend(url)
        self.backend.migrate()

    def run(self, *arguments: str) -> int:
        return main(["tables", *arguments, "--database", self.url, "--lang", "en"])


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        file = tmp_path / "tables.sqlite3"
        found = Database(f"sqlite:{file}", file)
    else:
        server: PostgreSQL = request.getfixturevalue("postgresql")
        found = Database(server.database(f"upkeep{time.monotonic_ns()}"), None)
    yield found
    found.backend.close()


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    return lambda: capsys.readouterr().out


def test_tables_are_found_by_status_game_name_and_age(database: Database, printed: Callable[[], str]) -> None:
    now = time.time()
    old = make_table(database.backend, touched=now - 40 * DAY)
    new = make_table(database.backend, names=("Anna", "Bruno"), title="", touched=now - 2 * DAY)
    runs = make_table(database.backend, names=("Anna", "Chloé"), title="", most=3, touched=now)
    closed = make_table(database.backend, names=("Dai", "Emil"), most=2, closed=True, title="", touched=now - 50 * DAY)

    def found(*options: str) -> list[str]:
        assert database.run("list", "--ids", *options) == 0
        return printed().split()

    assert found() == [closed, runs, new, old], "the newest first"
    assert found("--status", "over") == [new, old]
    assert found("--status", "playing", "--status", "closed") == [closed, runs]
    assert found("--name", "anna") == [runs, new]
    assert found("--name", "THURSDAY") == [old], "titles are looked at, too"
    assert found("--older-than", "30") == [closed, old]
    assert found("--newer-than", "30") == [runs, new]
    assert found("--older-than", "1", "--newer-than", "30") == [new]
    assert found("--game", "dessert-dice", "--limit", "2") == [closed, runs]
    assert found("--game", "aice") == []
    assert database.run("--status", "over") == 0, "without an action, tables are listed"
    lines = printed().splitlines()
    assert lines[0].split() == ["Table", "Changed", "Status", "Game", "Seats"]
    assert [line.split()[0] for line in lines[1:]] == [new, old]
    assert "Anna, Bruno" in lines[1]


def test_no_log_is_read_to_list_tables(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    make_table(database.backend)

    def never(*_: object) -> None:
        raise AssertionError("a log was read")

    monkeypatch.setattr(type(database.backend), "log", never)
    assert len(list(archive.tables(database.backend))) == 1


def test_more_tables_than_fit_in_a_page_are_listed_once_each(database: Database) -> None:
    make_table(database.backend)
    with database.backend.whole():
        columns = database.backend.columns("tables")
        [one] = database.backend.dump("tables", columns, 1, 1)
        given = dict(zip(columns, one, strict=True))
        rows = [tuple((given | {"key": key, "id": f"t{key}"})[name] for name in columns) for key in range(2, 2503)]
        database.backend.load("tables", columns, rows)
    found = list(database.backend.tables(archive.STATUSES, 0.0, 1e12))
    assert [listed.key for listed in found] == list(range(2502, 0, -1))


def test_a_table_is_shown_with_its_chat_and_its_rematches(database: Database, printed: Callable[[], str]) -> None:
    first = make_table(database.backend)
    second = make_table(database.backend, rematch_of=first)
    assert database.run("show", second) == 0
    shown = printed()
    assert TITLE in shown
    assert "Lines of chat: 3" in shown
    assert f"Rematch of {first}" in shown
    assert NAMES[1] in shown


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(database: Database) -> None:
    gone, stays = make_table(database.backend), make_table(database.backend, names=("Anna", "Bruno"), chat=())
    backend = database.backend
    key = _key(database, gone)
    backend.keep_review(key, "quick/3", 0, b'{"a review of":"Wilhelmina"}')
    before = backend.log(_key(database, stays))
    assert database.run("delete", gone, "--yes") == 0
    assert backend.find(gone) is None
    assert backend.log(key) == []
    assert backend.review(key, "quick/3") == []
    assert backend.log(_key(database, stays)) == before
    assert backend.counts().tables == 1
    if database.file is not None:
        assert traces(database.file, *NAMES, CHAT, gone) == []
        assert traces(database.file, "Anna") == ["Anna"], "what stays can be found"


def test_nothing_is_left_of_many_deleted_tables_however_often_their_rows_were_moved(tmp_path: Path) -> None:
    """SQLite copies rows when pages split, and leaves the old copies where they were."""
    file = tmp_path / "tables.sqlite3"
    backend = open_backend(f"sqlite:{file}")
    backend.migrate()
    ids = [make_table(backend, names=(f"Anna{n:04d}", f"Bruno{n:04d}"), most=2) for n in range(300)]
    for round in range(3):  # rows that grow and shrink
        for n, id in enumerate(ids):
            key, table = archive.table(backend, id)
            summary = protocol.encode(table.info()) + b" " * (100 * ((n * 7 + round) % 5))
            row = table.row()._replace(summary=summary)
            backend.commit([Unit(key, table.n, e.write(e.Absent(1.0, 0, 1.0)), row)], 4.0)
    dead = [n for n in range(300) if n % 3]
    backend.close()
    names = [f"Anna{n:04d}" for n in dead]
    assert len(traces(file, *names)) == len(names)
    assert main(["tables", "delete", *(ids[n] for n in dead), "--yes", "--database", str(file)]) == 0
    assert traces(file, *names) == []
    assert traces(file, "Anna0003") == ["Anna0003"]


def test_the_number_of_a_deleted_table_is_not_given_again(database: Database) -> None:
    """A server that still has the table in memory would write its moves into another table's log."""
    backend = database.backend
    keys = [_key(database, id := make_table(backend)) for _ in range(3)]
    assert backend.delete([id]) == [id]
    assert backend.delete([id]) == []
    assert _key(database, make_table(backend)) == keys[-1] + 1


def test_what_is_added_to_a_deleted_table_is_refused_and_keeps_no_other_from_it(database: Database) -> None:
    backend = database.backend
    gone, stays = make_table(backend), make_table(backend)
    dead, alive = _key(database, gone), _key(database, stays)
    n = len(backend.log(alive))
    backend.delete([gone])
    entry = e.write(e.Closed(5.0))
    assert backend.commit([Unit(dead, n, entry, None), Unit(alive, n, entry, None)], 5.0) == [False, True]
    assert backend.commit([Unit(dead, n, entry, None)], 5.0) == [False]
    backend.keep_review(dead, "quick/3", 0, b"{}")
    assert backend.review(dead, "quick/3") == []
    assert backend.log(dead) == []


def test_delete_asks_and_changes_nothing_where_nobody_answers(
    database: Database, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    id = make_table(database.backend)
    assert database.run("delete", id) == 2
    assert "--yes" in capsys.readouterr().err
    for answer, left in (("n\n", 1), ("\n", 1), ("y\n", 0)):
        monkeypatch.setattr("sys.stdin", _Typed(answer))
        assert database.run("delete", id) == 0
        assert NAMES[0] in capsys.readouterr().out, "what is to be deleted is named"
        assert database.backend.counts().tables == left


class _Typed:
    def __init__(self, line: str) -> None:
        self.line = line

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return self.line


def test_what_makes_no_sense_is_said_in_one_line(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    id = make_table(database.backend)
    for arguments in (
        ("delete",),
        ("delete", "--yes"),
        ("delete", "nosuchtable", "--yes"),
        ("delete", id, "--name", "Anna", "--yes"),
        ("erase",),
        ("show", id, "--limit", "3"),
        ("list", id),
        ("list", "--status", "asleep"),
        ("list", "--older-than", "yesterday"),
        ("list", "--limit", "0"),
        ("list", "--game", "chess"),
        ("list", "--yes"),
        ("copy", "a"),
    ):
        assert database.run(*arguments) in (1, 2), arguments
        assert capsys.readouterr().err.count("\n") == 1, arguments
    assert database.backend.find(id) is not None


def test_rematches_go_with_their_table_when_asked_to(database: Database) -> None:
    first = make_table(database.backend)
    second = make_table(database.backend, rematch_of=first)
    third = make_table(database.backend, rematch_of=second)
    other = make_table(database.backend)
    for id, rematch in ((first, second), (second, third)):
        key, table = archive.table(database.backend, id)
        entry = e.Rematched(5.0, rematch)
        database.backend.commit([Unit(key, table.n, e.write(entry), table.after(entry).row())], 5.0)
    assert set(archive.with_rematches(database.backend, [second])) == {first, second, third}
    assert database.run("delete", second, "--rematches", "--yes") == 0
    assert [info.table for info, _ in archive.tables(database.backend)] == [other]


def test_erased_names_and_chat_are_gone_and_the_game_stays(database: Database, printed: Callable[[], str]) -> None:
    backend = database.backend
    id = make_table(backend)
    before = archive.export(backend, id)
    assert database.run("erase", id, "--yes") == 0
    if database.file is not None:
        assert traces(database.file, *NAMES, CHAT, TITLE) == []
    printed()
    assert database.run("export", id) == 0
    record = read_record(printed().strip())
    record.verify()
    assert record.steps == before.steps
    assert record.result == before.result
    assert record.extra["names"] == ["Player 1", "Player 2"]
    key, table = archive.table(backend, id)
    assert table.info() == archive.info(backend, id), "the row says the same as the log"
    assert table.chat == ()
    assert table.settings.title == ""
    assert [table.member(token_of(id, seat)).seat for seat in range(2)] == [0, 1], "seats keep their keys"  # type: ignore[union-attr]
    texts = b"".join(backend.log(key))
    assert not any(secret.encode() in texts for secret in (*NAMES, CHAT, TITLE))
    assert history.record(backend.log(key), table, ["", ""]).steps == before.steps
    assert database.run("list", "--name", NAMES[0], "--ids") == 0
    assert printed() == ""


def test_a_game_that_has_not_ended_keeps_its_names(database: Database, capsys: pytest.CaptureFixture[str]) -> None:
    id = make_table(database.backend, most=3)
    assert database.run("erase", id, "--yes") == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert archive.info(database.backend, id).seats[0].name == NAMES[0]


def test_chat_is_exported_line_by_line(database: Database, printed: Callable[[], str], tmp_path: Path) -> None:
    id = make_table(database.backend)
    make_table(database.backend, chat=["not this one"], most=2)
    assert database.run("export", id, "--chat") == 0
    lines: list[dict[str, Any]] = [json.loads(line) for line in printed().splitlines()]
    assert [line["text"] for line in lines] == [f"{CHAT} again", CHAT, f"{CHAT} {NAMES[0]}"]
    assert lines[1] == {"table": id, "at": 2, "seat": 0, "name": NAMES[0], "text": CHAT}
    file = tmp_path / "chat.jsonl"
    assert database.run("export", "--chat", "--status", "playing", "--to", str(file)) == 0
    assert {json.loads(line)["text"].split()[0] for line in file.read_text().splitlines()} == {"not"}


def test_records_are_exported_by_filter(database: Database, printed: Callable[[], str]) -> None:
    over, runs = make_table(database.backend), make_table(database.backend, most=3)
    assert database.run("export") == 0
    assert len(printed().splitlines()) == 1, "those that are over"
    assert database.run("export", "--status", "playing") == 0
    [line] = printed().splitlines()
    assert len(read_record(line).steps) == archive.table(database.backend, runs)[1].step
    assert database.run("export", "--name", NAMES[0]) == 0
    assert len(printed().splitlines()) == 2
    assert database.run("export", over, runs) == 0
    assert len(printed().splitlines()) == 2


def _key(database: Database, id: str) -> int:
    key = database.backend.find(id)
    assert key is not None
    return key
