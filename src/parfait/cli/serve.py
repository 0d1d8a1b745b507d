"""`parfait serve`: tables for friends, in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from parfait import inspection
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.core import speed
from parfait.core.errors import shorten
from parfait.core.system import PORTABLE
from parfait.locale import Words

if TYPE_CHECKING:
    from parfait.server.settings import Settings

MOST_WORKERS = 64

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="PARFAIT_DATABASE",
        help="help-database",
    ),
]

EXAMPLES = """
parfait serve
parfait serve --port 8080 --public-url https://games.example.org
parfait serve --database postgresql://parfait@localhost/parfait --workers 4
"""


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", envvar="PARFAIT_HOST", help="help-serve-host")] = "0.0.0.0",
    port: Annotated[
        str | None,
        typer.Option(metavar="N", envvar="PARFAIT_PORT", help="help-serve-port"),
    ] = None,
    database: Database = None,
    workers: Annotated[
        str,
        typer.Option(metavar="N", envvar="PARFAIT_WORKERS", help="help-serve-workers"),
    ] = "1",
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="PARFAIT_PUBLIC_URL", help="help-serve-public-url"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="help-serve-origin"),
    ] = None,
    bot_workers: Annotated[
        str | None,
        typer.Option(metavar="N", envvar="PARFAIT_BOT_WORKERS", help="help-serve-bot-workers"),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", envvar="PARFAIT_PROXIES", help="help-serve-proxies"),
    ] = "127.0.0.1",
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", envvar="PARFAIT_LOG_LEVEL", help="help-serve-log-level")
    ] = "info",
    lang: Language = None,
) -> None:
    """Check the settings, print the addresses, and serve until Ctrl-C."""
    words = output.speak(lang)
    port_number = None if port is None else read_whole(port, "--port", 0, 65535)
    count = read_whole(workers, "--workers", 1, MOST_WORKERS)
    bots = None if bot_workers is None else read_whole(bot_workers, "--bot-workers", 1, MOST_WORKERS)
    if log_level not in ("debug", "info", "warning", "error"):
        raise UsageError("unknown-log-level", level=shorten(log_level))

    from parfait.server import logs, run
    from parfait.server.http import client
    from parfait.server.settings import Settings, mistyped
    from parfait.server.store.open import default_database, is_postgresql, named

    settings = Settings.from_environment(
        database=database, public_url=public_url, origins=tuple(origin) if origin else None, bot_workers=bots
    )
    if count > 1 and not is_postgresql(settings.database):
        raise UsageError("workers-need-postgresql")
    if count > 1 and PORTABLE:
        raise UsageError("workers-not-here")
    with run.bind(host, port_number) as sock:
        run.check_database(settings)
        here, *elsewhere = run.addresses(sock)
        lines = [
            words("server-open", address=settings.public_url or here),
            *(words("server-open-lan", address=address) for address in elsewhere),
            words("server-database", database=named(settings.database or default_database())),
            *(
                words("server-mistyped-setting" if nearest else "server-unknown-setting", name=name, nearest=nearest)
                for name, nearest in mistyped()
            ),
            *few_connections(settings, words),
            words(
                "server-compiled" if speed.compiled() else "server-compiling" if speed.compiling() else "server-plain"
            ),
            *([] if client.client_built() else [words("server-not-built")]),
            *(words(f"inspection-{wrong.key}", game=wrong.game, **wrong.arguments) for wrong in inspection.problems()),
            words("server-stop"),
        ]
        logs.set_up(log_level)
        well = run.serve(settings, sock, count, proxies, log_level, ready=lambda: print(*lines, sep="\n", flush=True))
    print(words("server-stopped" if well else "server-stopped-away"))


def few_connections(settings: Settings, words: Words) -> list[str]:
    """The warning if this process may not open as many connections as its settings allow."""
    from parfait.server.transport.address_limits import most_connections

    most = most_connections(settings.max_connections)
    return [words("server-few-connections", most=most)] if most < settings.max_connections else []
