"""What typer says of a command line that it cannot read, in our words and on one line."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import typer
from typer.core import TyperGroup

from parfait import locale
from parfait.cli import speech
from parfait.cli.arguments import UsageError
from parfait.cli.help import Spoken, stands_for
from parfait.core.errors import shorten


class Commands(Spoken, TyperGroup):
    """The commands, by name."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None and not ctx.resilient_parsing:
            raise UsageError("unknown-command", command=shorten(cmd_name), allowed=tuple(self.list_commands(ctx)))
        return command


def usage_error(error: typer.TyperException) -> UsageError:
    context = getattr(error, "ctx", None)
    see = f"{context.command_path} --help" if context else "parfait --help"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return UsageError("no-such-flag", flag=shorten(getattr(error, "option_name", "")), see=see)
    if kind == "MissingParameter":
        return UsageError("missing-argument", name=_named(error), see=see)
    message = error.format_message()
    if kind == "BadOptionUsage":
        key = "flag-needs-value" if "requires" in message else "flag-takes-no-value"
        return UsageError(key, flag=shorten(getattr(error, "option_name", "")), see=see)
    if extra := re.search(r"extra argument.*? \((.*)\)", message, re.DOTALL):
        return UsageError("extra-argument", argument=shorten(extra[1]), see=see)
    return UsageError("misread", message=shorten(message), see=see)


def _named(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    return stands_for(parameter.get_error_hint().strip("'"), speech.words()) if parameter else "?"


def language_of(arguments: list[str]) -> str | None:
    """The language that a command line asks for, before it is read, if we speak it."""
    for argument, following in pairwise([*arguments, ""]):
        name, _, value = argument.partition("=")
        asked = value or following
        if name == "--lang" and asked in locale.LANGUAGES:
            return asked
    return None
