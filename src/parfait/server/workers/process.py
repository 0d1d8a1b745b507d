"""`python -m parfait.server.workers.process`: does the jobs that come on standard input until there are no more.

It says READY once it can take the first one. A question is pickled: a kind of job and its arguments. An answer is JSON,
after a byte that marks a refusal; or, after a job that failed, the kind of error.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from parfait import bots
from parfait.bots.searcher import IterationCount
from parfait.core import ParfaitError, Rng, View
from parfait.core.system import give_way
from parfait.server.protocol import messages as protocol
from parfait.server.protocol import refusals
from parfait.server.workers.roster import bot_of

LENGTH = struct.Struct("!I")
READY, DONE, REFUSED, FAILED = b"!", b"+", b"-", b"x"


def choose(view: View, level: str, seconds: float, count: IterationCount | None = None) -> bytes:
    """Choose an action within a number of seconds."""
    return msgspec.json.encode(bot_of(level, seconds, count).choose(view, None, Rng.system()))


def advise(view: View) -> bytes:
    """The best moves, and why: the same for the same view."""
    return msgspec.json.encode(bots.advise(view))


def replay(text: bytes, seat: int, start: int) -> bytes:
    """Replay a part of a record from a client."""
    from parfait.server.workers import replays  # most processes never need it

    return protocol.encode(replays.replay(text, seat, start))


def review(text: bytes, effort: str, start: int, seconds: float) -> bytes:
    """A piece of a review: as many steps as there is time for, and one at least."""
    from parfait.server.workers import reviewing as reviewers

    return reviewers.piece(text, effort, start, seconds)


def branch(text: bytes, step: int, seat: int | None) -> bytes:
    """The beginning of a game that continues from a step of a record, with the same cards or dealt again."""
    from parfait.play import branch as branched
    from parfait.records import read_record

    return branched(read_record(text), step, seat).write().encode()


KINDS: dict[str, Callable[..., bytes]] = {
    "choose": choose,
    "advise": advise,
    "replay": replay,
    "review": review,
    "branch": branch,
}


def answer(kind: str, arguments: tuple[object, ...]) -> tuple[bytes, bytes]:
    """Do a job; return whether it was refused, and the answer."""
    try:
        try:
            return DONE, KINDS[kind](*arguments)
        except ParfaitError as error:
            return REFUSED, msgspec.json.encode(refusals.Refusal.of(error))
    except Exception as error:  # a record may hold anything, and the next job is somebody else's
        return FAILED, type(error).__name__.encode()


class Failed(Exception):
    """A job that ended in a bug of ours. The process continues."""


def answer_of(outcome: bytes, text: bytes) -> bytes | ParfaitError:
    """Decode the result of `answer` on the server's side."""
    if outcome == FAILED:
        raise Failed(text.decode())
    return msgspec.json.decode(text, type=refusals.Refusal).error() if outcome == REFUSED else text


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is for the server, which then closes our input
    give_way(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever a bot prints is no answer
    _write(answers, READY)
    while (question := _read(sys.stdin.buffer)) is not None:
        outcome, text = answer(*pickle.loads(question))
        _write(answers, LENGTH.pack(len(text)) + outcome + text)


def _write(answers: BinaryIO, said: bytes) -> None:
    try:
        answers.write(said)
        answers.flush()
    except BrokenPipeError:  # the server is gone
        os._exit(0)


def _read(questions: BinaryIO) -> bytes | None:
    """Read a whole question; None at the end of input, or if the server was killed while writing."""
    head = questions.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = LENGTH.unpack(head)[0]
    question = questions.read(length)
    return question if len(question) == length else None


if __name__ == "__main__":
    main()
