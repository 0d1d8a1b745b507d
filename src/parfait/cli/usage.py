"""Typer's errors about a command line, in our words and on one line."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import typer
from typer.core import TyperCommand

from parfait import locale
from parfait.cli import output
from parfait.cli.arguments import UsageError
from parfait.cli.help import Spoken, stands_for
from parfait.cli.spelling import closest
from parfait.core.errors import shorten

if TYPE_CHECKING:
    from typer._click.core import Context


class Command(Spoken, TyperCommand):
    """A command that reports extra arguments itself, and shows its help in the reader's language."""

    allow_extra_args = True

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        try:
            super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise usage_error(error, ctx) from None
        if ctx.args:
            raise UsageError("extra-argument", argument=shorten(" ".join(ctx.args)), see=_see(ctx))
        return []


def usage_error(error: typer.TyperException, context: Context | None = None) -> UsageError:
    """Our words for typer's errors, found by their kind and fields, because typer does not export its error classes."""
    context = context or getattr(error, "ctx", None)
    kind, flag = type(error).__name__, getattr(error, "option_name", "")
    if kind == "NoSuchOption":
        known = [name for one in context.command.get_params(context) for name in one.opts] if context else []
        if meant := closest(flag, [name for name in known if name.startswith("--")]):
            return UsageError("no-such-flag-but", flag=shorten(flag), meant=meant, see=_see(context))
        return UsageError("no-such-flag", flag=shorten(flag), see=_see(context))
    if kind == "MissingParameter":
        return UsageError("missing-argument", name=_named(error), see=_see(context))
    if kind == "BadOptionUsage":
        key = "flag-takes-no-value" if _is_switch(context, flag) else "flag-needs-value"
        return UsageError(key, flag=shorten(flag), see=_see(context))
    return UsageError("misread", message=shorten(error.format_message()), see=_see(context))


def _see(context: Context | None) -> str:
    return f"{context.command_path} --help" if context else "parfait --help"


def _is_switch(context: Context | None, flag: str) -> bool:
    """Whether an option of the command is given without a value."""
    parameters = context.command.get_params(context) if context else []
    return any(getattr(parameter, "is_flag", False) and flag in parameter.opts for parameter in parameters)


def _named(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    return stands_for(parameter.get_error_hint().strip("'"), output.words()) if parameter else "?"


def language_of(arguments: list[str]) -> str | None:
    """The language that a command line asks for, found before it is parsed, if we have it."""
    for argument, following in pairwise([*arguments, ""]):
        name, _, value = argument.partition("=")
        asked = value or following
        if name == "--lang" and asked in locale.LANGUAGES:
            return asked
    return None
