"""The actions of `parfait tables`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import cell_len

from parfait import games
from parfait.cli.arguments import UsageError
from parfait.cli.files import named, printable
from parfait.locale import Words
from parfait.records import RecordError, read_lines, replacing

if TYPE_CHECKING:
    from parfait.server.protocol.messages import TableInfo
    from parfait.server.store import Backend
    from parfait.server.tables.archive import Filter

NAMED_AT_MOST = 10  # tables, before they are deleted
BATCH = 20  # tables that are deleted at a time, so that a server's moves need not wait for all of them


def listing(backend: Backend, wanted: Filter, ids: bool, words: Words) -> None:
    """Print one line per table while reading them: there may be many."""
    from parfait.server.tables import archive

    found = archive.tables(backend, wanted)
    if ids:
        for info, _ in found:
            print(info.table)
        return
    statuses = {status: words(f"tables-status-{status}") for status in archive.STATUSES}
    titles = {game: words(f"{game}-title") for game in games.names()}
    headings = [words(f"tables-{heading}") for heading in ("table", "changed", "status", "game", "seats")]
    columns = [["x" * 14], ["2026-01-31 20:15"], statuses.values(), titles.values()]
    widths = [max(map(cell_len, (heading, *column))) for heading, column in zip(headings, columns, strict=False)]
    separator = words("list-separator")
    count = 0
    for count, (info, touched) in enumerate(found, 1):
        if count == 1:
            print(_line(headings, widths))
        when = datetime.fromtimestamp(touched).strftime("%Y-%m-%d %H:%M")
        seats = separator.join(seat.name or (f"({seat.bot})" if seat.bot else "–") for seat in info.seats)
        print(_line([info.table, when, statuses[info.status], titles.get(info.game, info.game), seats], widths))
    print(words("tables-count", count=count) if count else words("tables-none"), file=sys.stderr if count else None)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """The columns of a line; the last one is not cut off."""
    padded = [cell + " " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=False)]
    return "  ".join([*padded, *cells[len(widths) :]])


def show(backend: Backend, id: str, words: Words) -> None:
    from parfait.server.tables import archive

    _, table = archive.table(backend, id)
    print(f"{id}  {words(f'{table.settings.game}-title')}  {words(f'tables-status-{table.status}')}")
    if table.settings.title:
        print(words.labelled(words("tables-title"), table.settings.title))
    print(words("tables-created", when=f"{datetime.fromtimestamp(table.settings.at):%Y-%m-%d %H:%M}"))
    print(words("tables-steps", steps=table.length, entries=table.n))
    for number, seat in enumerate(table.seats):
        bot = f"  ({seat.bot})" if seat.bot else ""
        print(f"  {number + 1}  {seat.name or '–'}{bot}{'  ▶' if number in table.awaited else ''}")
    print(words("tables-chat", lines=sum(1 for _ in archive.chat(backend, id))))
    for key, other in (("tables-rematch-of", table.settings.rematch_of), ("tables-rematch", table.rematch)):
        if other is not None:
            print(words(key, table=other))


def close(backend: Backend, id: str, words: Words) -> None:
    from parfait.server.tables import archive

    archive.close(backend, id)
    print(words("tables-closed", table=id))


def chosen(backend: Backend, ids: Sequence[str], wanted: Filter, rematches: bool, *, ended: bool) -> list[TableInfo]:
    """The named tables or, without names, those that pass the filter. `ended`: with neither, those that are over."""
    from parfait.server.tables import archive

    if not ids and ended and wanted == archive.ALL:
        wanted = wanted._replace(statuses=("over",))
    found = [archive.info(backend, id) for id in ids] if ids else [info for info, _ in archive.tables(backend, wanted)]
    if rematches:
        found = [archive.info(backend, id) for id in archive.with_rematches(backend, [info.table for info in found])]
    return list({info.table: info for info in found}.values())


def export(backend: Backend, meant: Sequence[TableInfo], chat: bool, to: Path | None) -> None:
    if to is None:
        for line in _exported(backend, meant, chat):
            print(line)
        return
    with named(to), replacing(to) as file:
        file.writelines(line + "\n" for line in _exported(backend, meant, chat))


def _exported(backend: Backend, meant: Iterable[TableInfo], chat: bool) -> Iterator[str]:
    from parfait.server.tables import archive

    for info in meant:
        if chat:
            yield from (json.dumps(line, ensure_ascii=False) for line in archive.chat(backend, info.table))
        elif (record := archive.export(backend, info.table)).steps:  # the game began
            yield record.write()


def remove(backend: Backend, action: str, meant: Sequence[TableInfo], yes: bool, words: Words) -> None:
    """Delete tables, or erase their names and chat, once the user has agreed; then see that nothing is left."""
    from parfait.server.tables import archive

    if not meant:
        print(words("tables-none"))
        return
    if not yes and not _agreed(action, meant, words):
        print(words("tables-unchanged"))
        return
    if action == "erase":
        for info in meant:
            archive.erase(backend, info.table)
    else:
        for start in range(0, len(meant), BATCH):
            backend.delete([info.table for info in meant[start : start + BATCH]])
    print(words(f"tables-{action}d", count=len(meant)))
    backend.scrub()


def _agreed(action: str, meant: Sequence[TableInfo], words: Words) -> bool:
    if not sys.stdin.isatty():
        raise UsageError("needs-yes", action=action)
    for info in meant[:NAMED_AT_MOST]:
        print(f"{info.table}  {words(f'{info.game}-title')}  {words.listing(s.name for s in info.seats if s.name)}")
    if len(meant) > NAMED_AT_MOST:
        print("…")
    print(words(f"tables-ask-{action}", count=len(meant)), end=" ", flush=True)
    return sys.stdin.readline().strip().casefold() in words("tables-yes").casefold().split()


def compact(backend: Backend, words: Words) -> None:
    backend.scrub()
    print(words("tables-compacted"))


def copy(source: str, target: str, words: Words) -> None:
    from parfait.cli.tables import opened
    from parfait.server.store import copying

    with opened(source) as old, opened(target, new=True) as new:
        copied = copying.copy(old, new)
    print(words("tables-copied", tables=copied.tables, entries=copied.entries, reviews=copied.pieces))


def bring(backend: Backend, file: Path, words: Words) -> None:
    """Create a table from each record in a file."""
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
