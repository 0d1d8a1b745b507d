"""`parfait tables`: the tables in a server's database."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parfait import games
from parfait.cli import output, tables_work
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.cli.files import printable
from parfait.cli.help import stands_for
from parfait.cli.serve import Database
from parfait.core.errors import shorten

if TYPE_CHECKING:
    from parfait.server.store import CopyableBackend
    from parfait.server.tables.archive import Filter

FILTERS = ("--status", "--game", "--name", "--older-than", "--newer-than", "--limit")
ACTIONS = {  # and the options of each
    "list": (*FILTERS, "--ids"),
    "show": (),
    "delete": (*FILTERS, "--rematches", "--yes"),
    "erase": (*FILTERS, "--rematches", "--yes"),
    "close": (),
    "export": (*FILTERS, "--rematches", "--chat", "--to"),
    "import": (),
    "copy": (),
    "compact": (),
}
STATUSES = ("waiting", "playing", "over", "closed")
MOST_DAYS = 100_000

EXAMPLES = """
parfait tables --status playing --newer-than 7
parfait tables delete 7Hk2mQx0ZpW4vN
parfait tables erase --name Anna
parfait tables export --to games.jsonl
parfait tables import games.jsonl
parfait tables copy tables.sqlite3 postgresql://parfait@localhost/parfait
"""


def tables(
    action: Annotated[str, typer.Argument(metavar="|".join(ACTIONS), help="help-tables-action")] = "list",
    given: Annotated[list[str] | None, typer.Argument(metavar="TABLE…|FILE…", help="help-tables-given")] = None,
    status: Annotated[
        list[str] | None, typer.Option("--status", metavar="|".join(STATUSES), help="help-tables-status")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-tables-game")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-tables-name")] = None,
    older_than: Annotated[
        str | None, typer.Option("--older-than", metavar="DAYS", help="help-tables-older-than")
    ] = None,
    newer_than: Annotated[
        str | None, typer.Option("--newer-than", metavar="DAYS", help="help-tables-newer-than")
    ] = None,
    limit: Annotated[str | None, typer.Option("--limit", metavar="N", help="help-tables-limit")] = None,
    ids: Annotated[bool, typer.Option("--ids", help="help-tables-ids")] = False,
    rematches: Annotated[bool, typer.Option("--rematches", help="help-tables-rematches")] = False,
    chat: Annotated[bool, typer.Option("--chat", help="help-tables-chat")] = False,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="help-tables-to")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="help-tables-yes")] = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Carry out `action` on the tables in a database."""
    words = output.speak(lang)
    if action not in ACTIONS:
        raise UsageError("unknown-action", action=shorten(action), allowed=tuple(ACTIONS))
    chosen = given or []
    filters = {
        "--status": status,
        "--game": game,
        "--name": name,
        "--older-than": older_than,
        "--newer-than": newer_than,
        "--limit": limit,
    }
    used = {**filters, "--ids": ids, "--rematches": rematches, "--chat": chat, "--to": to, "--yes": yes}
    _check(action, chosen, [option for option, value in used.items() if value not in (None, False)])
    if action == "copy":
        tables_work.copy(chosen[0], chosen[1], words)
        return
    wanted = _filter(status, game, name, older_than, newer_than, limit)
    with opened(database) as backend:
        if action == "list":
            tables_work.listing(backend, wanted, ids, words)
        elif action == "show":
            for table in chosen:
                tables_work.show(backend, table, words)
        elif action == "close":
            for table in chosen:
                tables_work.close(backend, table, words)
        elif action == "import":
            for file in chosen:
                tables_work.bring(backend, Path(file), words)
        elif action == "compact":
            tables_work.compact(backend, words)
        else:
            meant = tables_work.chosen(backend, chosen, wanted, rematches, ended=action == "export")
            if action == "export":
                tables_work.export(backend, meant, chat, to)
            else:
                tables_work.remove(backend, action, meant, yes, words)


def _check(action: str, given: Sequence[str], used: Sequence[str]) -> None:
    """Whether the command line makes sense, before a database is opened."""
    words = output.words()
    for option in used:
        if option not in ACTIONS[action]:
            raise UsageError("option-not-for-action", option=option, action=action)
    filtered = [option for option in used if option in FILTERS]
    if given and filtered:
        raise UsageError("tables-or-filter", option=filtered[0])
    if given and action in ("list", "compact"):
        raise UsageError("extra-argument", argument=shorten(" ".join(given)), see="parfait tables --help")
    if action == "copy" and len(given) != 2:
        raise UsageError("copy-from-to")
    if action in ("show", "close", "import") and not given:
        missing = stands_for("FILE" if action == "import" else "TABLE", words)
        raise UsageError("missing-argument", name=missing, see="parfait tables --help")
    if action in ("delete", "erase") and not given and not filtered:
        raise UsageError("missing-argument", name=stands_for("TABLE", words), see="parfait tables --help")


def _filter(
    statuses: list[str] | None,
    game: str | None,
    name: str | None,
    older_than: str | None,
    newer_than: str | None,
    limit: str | None,
) -> Filter:
    from parfait.server.tables.archive import Filter

    wanted = Filter(
        game=None if game is None else games.find(game).name,
        name=name,
        limit=None if limit is None else read_whole(limit, "--limit", 1, 10**9),
    )
    for status in statuses or ():
        if status not in STATUSES:
            raise UsageError("unknown-status", status=shorten(status), allowed=STATUSES)
    if statuses:
        wanted = wanted._replace(statuses=tuple(statuses))
    now = time.time()
    if newer_than is not None:
        wanted = wanted._replace(since=now - 86400 * read_whole(newer_than, "--newer-than", 0, MOST_DAYS))
    if older_than is not None:
        wanted = wanted._replace(until=now - 86400 * read_whole(older_than, "--older-than", 0, MOST_DAYS))
    return wanted


@contextmanager
def opened(database: str | None, *, new: bool = False) -> Iterator[CopyableBackend]:
    """The database of a server, which may be running; `new`: it need not exist."""
    from parfait.server.store import QueryFailed, StorageUnavailable, open_backend
    from parfait.server.store.open import default_database, file_of, unusable

    url = database or default_database()
    file = file_of(url)
    if file is not None and not file.exists() and not new:
        raise UsageError("no-database", database=printable(file))
    backend = open_backend(url)
    try:
        backend.migrate()
        yield backend
    except (StorageUnavailable, QueryFailed) as error:
        raise unusable(url, error) from error
    finally:
        backend.close()
