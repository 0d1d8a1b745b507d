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
    join,
    lab,
    learn,
    output,
    play,
    practise,
    record,
    replay,
    review,
    rules,
    serve,
    tables,
    train,
    verify,
)
from parfait.cli.arguments import Language
from parfait.cli.usage import Command, Commands

EXAMPLES = """
parfait play # help-parfait-example-play
parfait play dozito --players 3 # help-parfait-example-three
parfait learn dozito # help-parfait-example-learn
parfait games # help-parfait-example-games
parfait rules dokitto-ice 11 # help-parfait-example-rule
parfait arena dozito --bots 3,5 # help-parfait-example-arena
parfait --lang fr play aice # help-parfait-example-language
"""

app = typer.Typer(
    cls=Commands,
    epilog=EXAMPLES,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def parfait(
    context: typer.Context,
    lang: Language = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    """Set the language; print the version or the help where no command is given."""
    output.speak(lang)
    if version:
        print(f"parfait {__version__}")
    elif context.invoked_subcommand is None:
        context.get_help()


for module in (
    play,
    learn,
    games,
    rules,
    replay,
    record,
    verify,
    arena,
    join,
    train,
    analyse,
    review,
    practise,
    lab,
    serve,
    tables,
    backup,
    doctor,
):
    name = module.__name__.rpartition(".")[2]
    app.command(name, cls=Command, epilog=module.EXAMPLES)(getattr(module, name))
