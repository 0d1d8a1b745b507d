"""The commands of `parfait`, wired together."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from parfait import __version__, games
from parfait.cli import output
from parfait.cli.arguments import Language, UsageError
from parfait.cli.help import Spoken
from parfait.cli.spelling import closest
from parfait.cli.usage import Command
from parfait.core.errors import shorten

if TYPE_CHECKING:
    from typer._click.core import Context

# In the order of the help; each is the function of this name in the module of this name.
COMMANDS = (
    "play",
    "learn",
    "games",
    "rules",
    "replay",
    "record",
    "verify",
    "arena",
    "join",
    "review",
    "practise",
    "lab",
    "serve",
    "tables",
    "backup",
    "restore",
    "new",
    "check",
    "doctor",
    "completion",
)
EXAMPLES = """
parfait play # help-parfait-example-play
parfait play dozito --players 3 # help-parfait-example-three
parfait learn dozito # help-parfait-example-learn
parfait games # help-parfait-example-games
parfait rules dokitto-ice 11 # help-parfait-example-rule
parfait arena dozito --bots 3,5 # help-parfait-example-arena
parfait --lang fr play aice # help-parfait-example-language
"""


class Commands(Spoken, TyperGroup):
    """The commands, by name. Each is loaded when it is needed: a run needs only one of them."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Any:
        if cmd_name in COMMANDS:
            return load(cmd_name)
        if ctx.resilient_parsing:
            return None
        if meant := closest(cmd_name, COMMANDS):
            raise UsageError("unknown-command-but", command=shorten(cmd_name), meant=f"parfait {meant}")
        raise UsageError("unknown-command", command=shorten(cmd_name), allowed=COMMANDS)


@cache
def load(name: str) -> Any:
    """The command that typer makes from its function."""
    module = import_module(f"parfait.cli.{name}")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=Command, epilog=module.EXAMPLES)(getattr(module, name))
    made = typer.main.get_command(alone)
    for parameter in made.params:
        if parameter.metavar == "GAME":  # files are completed by the shell itself
            parameter._custom_shell_complete = _games_begun
    return made


def _games_begun(context: Context, parameter: Any, begun: str) -> list[str]:
    """The games whose names begin with this text."""
    return [name for name in games.names() if name.startswith(begun)]


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
    """Set the language; print the version, or the help if no command is given."""
    output.speak(lang)
    if version:
        print(f"parfait {__version__}")
    elif context.invoked_subcommand is None:
        context.get_help()
