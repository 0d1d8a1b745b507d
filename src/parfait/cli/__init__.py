"""The `parfait` command."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache

import typer
import typer.core
import typer.main
from typer._completion_classes import completion_init

from parfait.bots import BadLimit, UnknownBot
from parfait.cli import output
from parfait.cli.app import app
from parfait.cli.arguments import UsageError
from parfait.cli.completion import ASKED
from parfait.cli.files import FileError
from parfait.cli.usage import language_of, usage_error
from parfait.core import BadOption, BadPlayers, BrokenRules, ParfaitError, UnknownGame
from parfait.lab.schedule import BadContest
from parfait.lab.study.study import BadStudy

FAILED, MISUSED, INTERRUPTED, CLOSED = 1, 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code. A user's mistake ends here, as one line."""
    output.begin()
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        if sys.stdout is not None:
            sys.stdout.flush()
    except (UsageError, UnknownGame, BadPlayers, BadOption, BadLimit, UnknownBot, BadContest, BadStudy) as error:
        output.complain(output.what_is_wrong(error))
        return MISUSED
    except ParfaitError as error:
        output.complain(output.what_is_wrong(error))
        return FAILED
    except BrokenRules as error:  # of a game that somebody is writing: they know what it means, with its file and line
        output.complain(str(error))
        return FAILED
    except KeyboardInterrupt:
        output.complain("\n" + output.words()("cli-stopped"))
        return INTERRUPTED
    except OSError as error:
        _let_go_of_output()
        if error.errno == errno.EPIPE:  # whoever reads it has read enough, as in `parfait games | head`
            return CLOSED
        output.complain(output.what_is_wrong(FileError.of(error)))
        return FAILED
    return code


def run() -> int:
    """Run the command as a process and exit with its code."""
    os.environ["PYTHONSAFEPATH"] = "1"  # no process that we start takes modules from the folder we are called in
    return main()


@cache
def _commands() -> typer.core.TyperGroup:
    return typer.main.get_group(app)


def _run(arguments: list[str]) -> int:
    if ASKED in os.environ:
        completion_init()
        _commands()._main_shell_completion({}, "parfait", ASKED)
    output.speak(language_of(arguments))  # help and what typer cannot read come before --lang is read
    command = _commands()
    try:
        with command.make_context("parfait", list(arguments)) as context:
            command.invoke(context)
    except typer.Exit as leave:
        return leave.exit_code
    except typer.TyperException as error:
        raise usage_error(error) from None
    return 0


def _let_go_of_output() -> None:
    """Give up on unwritten output, so that Python does not try again at exit."""
    with suppress(AttributeError, OSError, ValueError):  # no output at all, or one that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
