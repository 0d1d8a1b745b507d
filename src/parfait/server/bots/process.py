"""`python -m parfait.server.bots.process`: answers the questions of pool.py on standard input until there are no more.

A question is a pickled view, a level and whether to analyse; an answer is JSON: an action, or a list of estimates.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from typing import BinaryIO

import msgspec

from parfait.core import Rng, View
from parfait.server.bots.levels import bot_of
from parfait.server.bots.pool import LENGTH


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which then closes our input
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    while (question := _read(sys.stdin.buffer)) is not None:
        view, level, analyse = pickle.loads(question)
        answer = msgspec.json.encode(_answer(view, level, analyse))
        try:
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


def _read(questions: BinaryIO) -> bytes | None:
    length = questions.read(LENGTH.size)
    if len(length) < LENGTH.size:
        return None
    return questions.read(LENGTH.unpack(length)[0])


def _answer(view: View, level: str, analyse: bool) -> object:
    bot, rng = bot_of(level), Rng.system()
    if not analyse:
        return bot.choose(view, None, rng)
    return [(estimate.action, estimate.value, estimate.error) for estimate in bot.analyse(view, None, rng)]


if __name__ == "__main__":
    main()
