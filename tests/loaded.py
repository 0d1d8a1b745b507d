"""Processes of the tests that begin with what they need loaded: copies of one that has done nothing but load it."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any

from parfait.lab import processes

# A second for each server, and for each time that something is compiled.
SERVER = ["parfait.cli.serve", "parfait.server.run", "parfait.games.dozito.brain", "psycopg", "pydantic", "uvloop"]
COMPILERS = ["Cython.Compiler.ParseTreeTransforms", "setuptools.command.build_ext"]
processes.NEEDED += [*SERVER, *COMPILERS]


def start(work: Callable[..., None], *arguments: Any) -> BaseProcess:
    process = processes.context().Process(target=work, args=arguments)
    process.start()
    return process


def run_parfait(arguments: list[str], environment: dict[str, str]) -> None:
    """`python -m parfait`, in such a process, with nothing to read and nobody to read it."""
    os.environ.clear()
    os.environ.update(environment)
    _cut_off()
    sys.stdin = os.fdopen(0, closefd=False)  # which workers are handed
    sys.argv = ["parfait", *arguments]
    runpy.run_module("parfait", run_name="__main__", alter_sys=True)


def run_program(program: str, arguments: list[str], environment: dict[str, str]) -> None:
    """Any other program in place of such a process, cut off likewise."""
    _cut_off()
    os.execve(program, [program, *arguments], environment)


def _cut_off() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
