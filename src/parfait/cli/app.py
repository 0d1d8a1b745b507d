"""The commands of `parfait`, wired together."""

from __future__ import annotations

from typing import Annotated

import typer

from parfait import __version__
from parfait.cli import (
    analyse,
    arena,
    backup,
    doctor,
    games,
    play,
    record,
    replay,
    rules,
    serve,
    speech,
    tables,
    verify,
)
from parfait.cli.arguments import Language
from parfait.cli.usage import Command, Commands

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def parfait(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play tabletop games in the terminal or serve them to browsers; write games down, check and replay them.

    Examples:
      $ parfait play                     choose a game and play against bots
      $ parfait play dozito --players 3  three at the table: you and two bots
      $ parfait games                    the games and their options
      $ parfait rules dokitto-ice 11     one numbered rule
      $ parfait arena dozito --players 2 --bots 3,5 --games 100
                                         let bots play each other
      $ parfait --lang fr play aice      in French (or after the command)
    """
    speech.speak(lang)
    if version:
        print(f"parfait {__version__}")
    elif context.invoked_subcommand is None and (shown := context.get_help()):
        print(shown)


for name, command in (
    ("play", play.play),
    ("games", games.games),
    ("rules", rules.rules),
    ("replay", replay.replay),
    ("record", record.record),
    ("verify", verify.verify),
    ("arena", arena.arena),
    ("analyse", analyse.analyse),
    ("serve", serve.serve),
    ("tables", tables.tables),
    ("backup", backup.backup),
    ("doctor", doctor.doctor),
):
    app.command(name, cls=Command)(command)
