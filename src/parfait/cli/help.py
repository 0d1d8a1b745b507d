"""Help in the reader's language: `help=` of an option or argument is a key of locale/help.<language>.ftl.

A command named NAME has `help-NAME`, a line, and perhaps `help-NAME-more`. Its examples are the same in every language,
so they are in the code; what follows a `#` in one of them is a key again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperGroup, TyperOption

from parfait import bots, games
from parfait.cli import output
from parfait.locale import Words

if TYPE_CHECKING:
    from typer._click.core import Context

STANDS_FOR = re.compile(r"[A-Z]{2,}")  # GAME, or NAME=VALUE


class Spoken:
    """A command that shows its help in the reader's language."""

    def format_help(self, ctx: Context, formatter: object) -> None:
        show(self, ctx)


def show(command: Any, context: Context) -> None:
    words, console = output.words(), output.console()
    name = command.name or context.info_name
    parameters = [one for one in command.get_params(context) if not one.hidden]
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    grouped = isinstance(command, TyperGroup)
    _print(console, Text(words.labelled(words("help-usage"), usage(context, arguments, grouped, words)), "bold"))
    _print(console, Text(said(f"help-{name}", words)))
    if f"help-{name}-more" in words:
        _print(console, Text(said(f"help-{name}-more", words), "dim"))
    if command.epilog:
        _print(console, _examples(command.epilog, words))
    _panel(console, words("help-arguments"), [_argument(one, words) for one in arguments])
    _panel(console, words("help-options"), [_option(one, words) for one in options])
    if grouped:
        listed = [
            (Text(each, "bold cyan"), Text(said(f"help-{each}", words))) for each in command.list_commands(context)
        ]
        _panel(console, words("help-commands"), listed)


def usage(context: Context, arguments: Sequence[TyperArgument], grouped: bool, words: Words) -> str:
    """`parfait play [OPTIONS] [GAME]`."""
    named = [one.display_name_raw if one.required else f"[{one.display_name_raw}]" for one in arguments]
    rest = ["COMMAND [ARGS]…"] if grouped else named
    return " ".join([context.command_path, *(stands_for(text, words) for text in ("[OPTIONS]", *rest))])


def said(key: str, words: Words) -> str:
    """A help text with its lists filled in."""
    titles = [words(f"{game}-title") for game in games.names()] if key == "help-parfait" else []
    return words(key, bots=words.listing(bots.NAMES), games=words.listing(titles))


def stands_for(text: str, words: Words) -> str:
    """The placeholders in capitals, in the reader's language."""

    def spoken(found: re.Match[str]) -> str:
        key = f"metavar-{found[0].lower()}"
        return words(key) if key in words else found[0]

    return STANDS_FOR.sub(spoken, text)


def _argument(argument: TyperArgument, words: Words) -> tuple[Text, ...]:
    name = stands_for(argument.display_name_raw, words)
    return Text(name, "bold yellow"), Text.assemble(*_explained(argument, words))


def _option(option: TyperOption, words: Words) -> tuple[Text, ...]:
    typed = "" if option.is_flag or option.metavar is None else stands_for(option.metavar, words)
    return (
        Text(" ".join(sorted(option.opts, reverse=True, key=len)), "bold cyan"),
        Text(typed, "bold yellow"),
        Text.assemble(*_explained(option, words)),
    )


def _explained(parameter: TyperArgument | TyperOption, words: Words) -> Iterator[str | tuple[str, str]]:
    yield said("help-help" if parameter.name == "help" else parameter.help or "", words)
    if parameter.default is not None and parameter.show_default and not getattr(parameter, "is_flag", False):
        yield " " + words("help-default", value=str(parameter.default)), "dim"
    if parameter.envvar:
        yield " " + words("help-environment", name=parameter.envvar), "dim yellow"
    if parameter.required:
        yield " " + words("help-required"), "dim red"


def _examples(epilog: str, words: Words) -> Table:
    shown = Table.grid(padding=(0, 2))
    shown.add_row(Text(words.labelled(words("help-examples"), "").rstrip(), "dim"))
    for line in epilog.strip().splitlines():
        command, _, key = line.partition("#")
        shown.add_row(Text(f"  $ {command.rstrip()}", "dim"), *([Text(words(key.strip()), "dim")] if key else []))
    return shown


def _panel(console: Console, title: str, rows: Sequence[tuple[Text, ...]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2), expand=True)
    for _ in rows[0][:-1]:
        table.add_column(no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(Panel(table, title=title, title_align="left", border_style="dim"))


def _print(console: Console, shown: Text | Table) -> None:
    console.print(Padding(shown, (0, 1, 1, 1)))
