"""`parfait serve`: tables for friends, in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from parfait import inspection
from parfait.cli import speech
from parfait.cli.arguments import Language, UsageError, read_whole
from parfait.core import speed
from parfait.core.errors import shorten

MOST_WORKERS = 64

Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="PARFAIT_DATABASE",
        help="sqlite:FILE or postgresql://… [default: a file in your data folder]",
    ),
]


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", envvar="PARFAIT_HOST", help="Where to listen.")] = "0.0.0.0",
    port: Annotated[
        str | None,
        typer.Option(metavar="N", envvar="PARFAIT_PORT", help="[default: the first free one from 8000 on]"),
    ] = None,
    database: Database = None,
    workers: Annotated[
        str,
        typer.Option(metavar="N", envvar="PARFAIT_WORKERS", help="Server processes; more than one need PostgreSQL."),
    ] = "1",
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="PARFAIT_PUBLIC_URL", help="The address that friends open, behind a proxy."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="A page on another host that may connect. May be given several times."),
    ] = None,
    bot_workers: Annotated[
        str | None,
        typer.Option(
            metavar="N", envvar="PARFAIT_BOT_WORKERS", help="Processes for bots. [default: one less than cores]"
        ),
    ] = None,
    proxies: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", envvar="PARFAIT_PROXIES", help="Proxies whose forwarded address is believed."
        ),
    ] = "127.0.0.1",
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", envvar="PARFAIT_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
    lang: Language = None,
) -> None:
    """Serve tables to friends and bots, in the browser; Ctrl-C stops it, and every game goes on the next time.

    Every option can be an environment variable too; docs/hosting.md lists these and the further ones.

    Examples:
      $ parfait serve
      $ parfait serve --port 8080 --public-url https://games.example.org
      $ parfait serve --database postgresql://parfait@localhost/parfait --workers 4
    """
    words = speech.speak(lang)
    port_number = None if port is None else read_whole(port, "--port", 0, 65535)
    count = read_whole(workers, "--workers", 1, MOST_WORKERS)
    bots = None if bot_workers is None else read_whole(bot_workers, "--bot-workers", 1, MOST_WORKERS)
    if log_level not in ("debug", "info", "warning", "error"):
        raise UsageError("unknown-log-level", level=shorten(log_level))

    from parfait.server import logs, run
    from parfait.server.settings import Settings
    from parfait.server.store.open import default_database, is_postgresql
    from parfait.server.web import client

    settings = Settings.from_environment(
        database=database, public_url=public_url, origins=tuple(origin) if origin else None, bot_workers=bots
    )
    if count > 1 and not is_postgresql(settings.database):
        raise UsageError("workers-need-postgresql")
    with run.bind(host, port_number) as sock:
        run.check_database(settings)
        here, *elsewhere = run.addresses(sock)
        print(words("server-open", address=settings.public_url or here))
        for address in elsewhere:
            print(words("server-open-lan", address=address))
        print(words("server-database", database=_named(settings.database or default_database())))
        print(words("server-compiled" if speed.compiled() else "server-plain"))
        if not client.client_built():
            print(words("server-not-built"))
        for problem in inspection.problems():
            print(words(f"inspection-{problem.key}", game=problem.game, **problem.arguments))
        print(words("server-stop"), flush=True)
        logs.set_up(log_level)
        run.serve(settings, sock, count, proxies, log_level)
    print(words("server-stopped"))


def _named(database: str) -> str:
    """Without the password that may stand in a URL."""
    if "://" not in database:
        return database.removeprefix("sqlite:")
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
