"""`parfait tables`: the tables in a server's database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.files import named, printable
from parfait.cli.help import stands_for
from parfait.cli.serve import Database
from parfait.core.errors import shorten
from parfait.locale import Words
from parfait.pieces import grid
from parfait.records import RecordError, read_lines

if TYPE_CHECKING:
    from parfait.server.store import Backend

ACTIONS = ("list", "show", "close", "export", "import")

EXAMPLES = """
parfait tables
parfait tables close 7Hk2mQx0ZpW4vN
parfait tables export --to games.jsonl
parfait tables import games.jsonl
"""


def tables(
    action: Annotated[str, typer.Argument(metavar="|".join(ACTIONS), help="help-tables-action")] = "list",
    given: Annotated[list[str] | None, typer.Argument(metavar="TABLE…|FILE…", help="help-tables-given")] = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="help-tables-to")] = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Do what `action` says with the tables in a database."""
    words = output.speak(lang)
    if action not in ACTIONS:
        raise UsageError("unknown-action", action=shorten(action), allowed=ACTIONS)
    if action in ("show", "close", "import") and not given:
        missing = stands_for("FILE" if action == "import" else "TABLE", words)
        raise UsageError("missing-argument", name=missing, see="parfait tables --help")
    with opened(database) as backend:
        if action == "list":
            _list(backend, words)
        elif action == "export":
            _export(backend, given or [], to)
        elif action == "import":
            for file in given or ():
                _import(backend, Path(file), words)
        else:
            for table in given or ():
                _show(backend, table, words) if action == "show" else _close(backend, table, words)


@contextmanager
def opened(database: str | None) -> Iterator[Backend]:
    """The database of a server, which may be running."""
    from parfait.server.store import Away, QueryFailed, open_backend
    from parfait.server.store.open import default_database, file_of, unusable

    url = database or default_database()
    file = file_of(url)
    if file is not None and not file.exists():
        raise UsageError("no-database", database=printable(file))
    backend = open_backend(url)
    try:
        backend.migrate()
        yield backend
    except (Away, QueryFailed) as error:
        raise unusable(url, error) from error
    finally:
        backend.close()


def _list(backend: Backend, words: Words) -> None:
    from parfait.server.tables import archive

    shown = grid(*(words(f"tables-{heading}") for heading in ("table", "game", "status", "seats", "changed")))
    for info, touched in archive.tables(backend):
        seats = words.listing(seat.name or (f"({seat.bot})" if seat.bot else "–") for seat in info.seats)
        when = datetime.fromtimestamp(touched).strftime("%Y-%m-%d %H:%M")
        title = words(f"{info.game}-title")
        shown.add_row(info.table, title, words(f"tables-status-{info.status}"), Text(seats), when)
    if shown.row_count:
        output.console().print(shown)
    else:
        print(words("tables-none"))


def _show(backend: Backend, id: str, words: Words) -> None:
    from parfait.server.tables import archive

    _, table = archive.table(backend, id)
    print(f"{id}  {words(f'{table.settings.game}-title')}  {words(f'tables-status-{table.status}')}")
    print(words("tables-steps", steps=table.step, entries=table.n))
    for number, seat in enumerate(table.seats):
        bot = f"  ({seat.bot})" if seat.bot else ""
        print(f"  {number + 1}  {seat.name or '–'}{bot}{'  ▶' if number == table.turn else ''}")


def _close(backend: Backend, id: str, words: Words) -> None:
    from parfait.server.tables import archive

    archive.close(backend, id)
    print(words("tables-closed", table=id))


def _export(backend: Backend, ids: list[str], to: Path | None) -> None:
    from parfait.records import replacing
    from parfait.server.tables import archive

    lines = (archive.export(backend, id).write() for id in (ids or archive.finished(backend)))
    if to is None:
        for line in lines:
            print(line)
        return
    with named(to), replacing(to) as file:
        file.writelines(line + "\n" for line in lines)


def _import(backend: Backend, file: Path, words: Words) -> None:
    from parfait.server.tables import archive

    with named(file):
        records = list(read_lines(file))
    for number, record in records:
        if isinstance(record, RecordError):
            raise record
        record.replay()
        made = archive.restore(backend, record)
        print(words("tables-imported", file=printable(file), line=number, table=made.table))
        for seat, token in enumerate(made.keys):
            print(f"  {words('tables-seat-link', seat=seat + 1)} /t/{made.table}#{token}")
