"""`parfait check`: play a game at random and report what is wrong with it."""

from __future__ import annotations

from typing import Annotated

import typer

from parfait import games
from parfait.cli import output
from parfait.cli.arguments import Language, read_whole
from parfait.rehearsal import rehearse

EXAMPLES = """
parfait check lucky-seven
parfait check lucky-seven --games 200
"""


def check(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-check-game")],
    number: Annotated[str, typer.Option("--games", metavar="N", help="help-check-games")] = "20",
    lang: Language = None,
) -> None:
    """Exit with 0 if nothing is wrong; otherwise report the first problem in one line."""
    words = output.speak(lang)
    found = games.find(game)
    seen = rehearse(found, words, read_whole(number, "--games", 1, 100_000))
    print(
        words(
            "cli-check-played",
            game=words(f"{found.name}-title"),
            games=seen.games,
            moves=round(seen.moves / seen.games),
            widest=seen.widest,
        )
    )
    print(words("cli-check-well"))
