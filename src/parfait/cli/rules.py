"""`parfait rules`: a game's numbered rules, or one of them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from parfait import games, pages
from parfait.cli import output
from parfait.cli.arguments import Language

EXAMPLES = """
parfait rules dozito
parfait rules dokitto-ice DI-11
parfait rules dokitto-ice 11
parfait rules di-11
parfait rules aice --options
"""


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-rules-game")],
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="help-rules-number")] = None,
    options: Annotated[bool, typer.Option("--options", help="help-rules-options")] = False,
    lang: Language = None,
) -> None:
    """Show a rules page, or one rule."""
    words = output.speak(lang)
    console = output.console()
    text = asked_rules(game, number, words.language)
    if words.language != pages.ENGLISH and text == asked_rules(game, number, pages.ENGLISH):
        console.print(Text(words("cli-rules-in-english"), style="dim"))
    console.print(output.markdown(text if options else pages.for_players(text)))


def asked_rules(game: str, number: str | None, language: str) -> str:
    """The page of a game, or one of its rules; a rule's number alone is enough."""
    if number is None and game not in games.names() and pages.NUMBER.fullmatch(game):
        return pages.rule(game, language)
    prefix = games.find(game).prefix
    if number is None:
        return pages.page(game, language)
    return pages.rule(f"{prefix}-{number}" if number.strip().isdecimal() else number, language)
