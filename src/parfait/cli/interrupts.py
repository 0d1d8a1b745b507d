"""Saving a game that is interrupted, for whatever reason."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from parfait.cli import output
from parfait.cli.afterwards import offer
from parfait.cli.files import quoted
from parfait.cli.saving import named_shortly
from parfait.cli.session import Session
from parfait.cli.turn import LeaveGame
from parfait.core import ParfaitError
from parfait.core.system import HANG_UPS


class HungUp(BaseException):
    """The terminal was closed, or the system asked us to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def play_through(session: Session) -> int:
    """Play, and play again as often as the player wants. Returns the exit code."""
    while True:
        code = _play_once(session)
        if code is not None:
            return code
        session = session.again()


def _play_once(session: Session) -> int | None:
    """Play; whatever happens, the game is kept. Returns the exit code, or None if another game is wanted.

    A terminal that closes ends the input and sends a hangup signal, in either order: one may come while the other is
    being handled.
    """
    with _handling(HANG_UPS, _hang_up):
        try:
            return _play_or_leave(session)
        except KeyboardInterrupt:
            _end_line(session)
            _keep(session)
            return 130
        except HungUp as hung_up:
            _keep(session)
            return 128 + hung_up.number
        except BaseException:
            _keep(session)
            raise


def _play_or_leave(session: Session) -> int | None:
    try:
        session.run()
    except LeaveGame as leave:
        if leave.keep:
            _keep(session)
        return 0
    except EOFError:
        _end_line(session)
        _keep(session)
        return 0 if session.keyboard.is_terminal else 1
    if not session.humans:
        return 0
    try:
        return None if offer(session) else 0
    except (EOFError, KeyboardInterrupt):  # the game is kept already
        print()
        return 0


def _end_line(session: Session) -> None:
    """End the line on which the prompt is still waiting."""
    if session.keyboard.is_terminal:
        output.complain("")


def _keep(session: Session) -> None:
    """Save an unfinished game, and report where."""
    with _handling([signal.SIGINT, *HANG_UPS], signal.SIG_IGN):
        words = output.words()
        try:
            file = session.saved.file if session.all_saved else session.saved.save_somewhere(session.match.record)
        except ParfaitError as error:
            said = words("cli-not-saved", reason=output.what_is_wrong(error))
        else:
            said = words("cli-left-saved", file=quoted(file and named_shortly(file)))
        output.complain(said)


def _hang_up(number: int, frame: FrameType | None) -> None:
    for other in HANG_UPS:  # once is enough
        signal.signal(other, signal.SIG_IGN)
    raise HungUp(number)


@contextmanager
def _handling(
    signals: list[int], handler: Callable[[int, FrameType | None], object] | signal.Handlers
) -> Iterator[None]:
    before = {number: signal.signal(number, handler) for number in signals}
    try:
        yield
    finally:
        for number, kept in before.items():
            signal.signal(number, kept)
