"""A process that plays games for the arena. What it is asked and answers goes through one pipe:

asked      a `Fixture`
answers    `Loading` before each of somebody else's bots, and "ready" once, or the error that keeps one from loading;
           then for each fixture `Thinking` before somebody else's bot is asked for a move and "answered" after it,
           and `PlayedGame` at the end
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from parfait import bots
from parfait.core import BrokenRules
from parfait.lab import processes
from parfait.lab.play_fixture import play
from parfait.lab.schedule import Contest, is_foreign
from parfait.records import Step

READY = "ready"
ANSWERED = "answered"


@dataclass(frozen=True)
class Loading:
    bot: str


@dataclass(frozen=True)
class Thinking:
    seat: int
    steps: list[Step]  # since the last time


def work(pipe: Connection, contest: Contest, path: list[str], environment: dict[str, str]) -> None:
    processes.begin(path, environment)
    _print_on_standard_error()
    with suppress(EOFError, BrokenPipeError):  # nobody is listening any more
        _serve(pipe, contest)


def _serve(pipe: Connection, contest: Contest) -> None:
    try:
        for name in filter(is_foreign, contest.bots):
            pipe.send(Loading(name))
            bots.find(name)
    except bots.UnknownBot as error:
        pipe.send(error)
        return
    pipe.send(READY)
    while True:
        fixture = pipe.recv()
        try:
            pipe.send(play(contest, fixture, ProgressSender(pipe)))
        except BrokenRules as error:
            pipe.send(BrokenRules(str(error)))  # without what it was raised from, which may not be pickled


class ProgressSender:
    """Reports the progress of a game before and after each question to somebody else's bot."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.sent = 0

    def asks(self, seat: int, steps: list[Step]) -> None:
        self.pipe.send(Thinking(seat, steps[self.sent :]))
        self.sent = len(steps)

    def hears(self) -> None:
        self.pipe.send(ANSWERED)


def _print_on_standard_error() -> None:
    """Standard output is the arena's: what bots print does not go there."""
    sys.stdout.flush()
    os.dup2(2, 1)
