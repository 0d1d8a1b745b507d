"""`parfait join`: a bot plays a seat on a server, through the public protocol."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from parfait import bots
from parfait.cli import output
from parfait.cli.arguments import (
    Iterations,
    Language,
    Seconds,
    Seed,
    UsageError,
    randomness,
    read_limit,
    read_seed,
    read_time,
)
from parfait.locale import Words

if TYPE_CHECKING:
    from parfait.online.guest import Result

EXAMPLES = """
parfait join https://example.org/t/4fTk9QzRw2Xb7c --bot 5
parfait join https://example.org/t/4fTk9QzRw2Xb7c --bot mine:Bot --name Robin
"""


def join(
    link: Annotated[str, typer.Argument(metavar="URL", help="help-join-link")],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="help-join-bot")],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="help-join-name")] = None,
    iterations: Iterations = None,
    seconds: Seconds = None,
    seed: Seed = None,
    patience: Annotated[str, typer.Option("--patience", metavar="S", help="help-join-patience")] = "60",
    lang: Language = None,
) -> None:
    """Take a seat at a table, play the game to its end, and print the result."""
    words = output.speak(lang)
    limit, start, longest = read_limit(iterations, seconds), read_seed(seed), read_time(patience)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # where a module:Class of one's own is looked for first
    player = bots.find(bot)

    from parfait.online import BadLink, Guest, Link

    try:
        place = Link.read(link)
    except BadLink as error:
        raise UsageError(error.key, **error.arguments) from error
    guest = Guest(
        place,
        player,
        name or default_name(bot),
        limit=limit,
        rng=randomness(start, 0),
        patience=longest,
        report=lambda key, **arguments: print(words(key, **arguments), flush=True),
    )
    print(result_text(asyncio.run(guest.play()), words))


def default_name(bot: str) -> str:
    """`mine:Bot` is called Bot.

    A level is called by its number, because its name is reserved for the server's own bots.
    """
    return bot.rpartition(":")[2] if ":" in bot else f"Bot {bot}"


def result_text(result: Result, words: Words) -> str:
    """Who won, and the scores."""
    names = [seat.name or words(f"bot-level-{seat.bot}") for seat in result.seats]
    won = result.seat in result.winners
    return words(
        "join-lost" if not won else "join-won" if len(result.winners) == 1 else "join-shared",
        name=names[result.seat],
        winners=words.listing(names[seat] for seat in result.winners),
        scores=words.listing(map(str, result.scores)),
    )
