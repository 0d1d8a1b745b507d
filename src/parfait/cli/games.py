"""`parfait games`: the games and their options."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from parfait import games as registry
from parfait.cli import output
from parfait.cli.arguments import Language
from parfait.cli.saved_games import list_saved
from parfait.core import Game
from parfait.core.options import Choice, OptionField
from parfait.locale import Words

LONGEST_DEFAULT = 60

EXAMPLES = """
parfait games
parfait games --saved
parfait games --lang ja
parfait play dokitto-ice --option trophies_to_win=1
parfait play dokitto-ice --players 3 --option 'flavours=["S","M","V"]'
"""


def games(
    saved: Annotated[bool, typer.Option("--saved", help="help-games-saved")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-games-json")] = False,
    lang: Language = None,
) -> None:
    """List the games and their options, or the saved games."""
    words = output.speak(lang)
    console = output.console()
    if saved:
        list_saved(words, as_json=as_json)
        return
    if as_json:
        print(json.dumps([_data(game, words) for game in registry.games()], ensure_ascii=False))
        return
    for game in registry.games():
        for line in _details(game, words):
            console.print(line)
        console.print()


def _data(game: Game, words: Words) -> dict[str, object]:
    return {
        "name": game.name,
        "title": words(f"{game.name}-title"),
        "about": words(f"{game.name}-tagline"),
        "players": game.players,
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "designers": game.designers,
        "licence": game.licence,
        "options": [
            {
                "name": info.name,
                "rule": info.rule,
                "default": info.kind.write(info.default),
                "about": words(f"{game.name}-option-{info.name}"),
                "allowed": info.kind.allowed,
            }
            for info in game.options.infos()
        ],
    }


def _details(game: Game, words: Words) -> Iterator[RenderableType]:
    yield Text.assemble((words(f"{game.name}-title"), "bold"), "  ", (game.name, "dim"))
    yield _indented(words(f"{game.name}-tagline"))
    yield _indented(
        words(
            "cli-facts",
            players=game.player_counts,
            minutes=game.minutes,
            designers=game.designers,
            licence=game.licence or "none",
        )
    )
    for info in game.options.infos():
        default = option_default(info)
        yield _indented(Text.assemble((info.name, "bold"), f" = {default}", (f"  {info.rule}", "dim")))
        yield _indented(words(f"{game.name}-option-{info.name}"), 4)
        yield _indented(Text(words("cli-allowed", values=info.kind.allowed), style="dim"), 4)
        for value in info.kind.values if isinstance(info.kind, Choice) else ():
            if (key := f"{game.name}-option-{info.name}-{value}") in words:
                yield _indented(Text(words.labelled(json.dumps(value), words(key)), style="dim"), 6)


def _indented(line: str | Text, by: int = 2) -> Padding:
    return Padding(line, (0, 0, 0, by), expand=False)


def option_default(info: OptionField) -> str:
    """The default as a user would type it; long ones are cut off."""
    text = json.dumps(info.kind.write(info.default), ensure_ascii=False)
    return text if len(text) <= LONGEST_DEFAULT else text[:LONGEST_DEFAULT] + "…"
