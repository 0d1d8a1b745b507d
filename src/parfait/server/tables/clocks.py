"""Time to think: none, live (a bank, and an increment per turn), or by correspondence (so much time per turn).

A turn is a run of moves by one seat. All of it follows from the times in the log, so clocks survive a restart, and no
time depends on anything that a seat does not show.
"""

from __future__ import annotations

import copy

from parfait.server.protocol.messages import Clock, ClockState

DUE_BACK = 600.0  # seconds that people may be away, besides the time that their clock gives them
MISSED_TURNS = 10  # by correspondence


class Clocks:
    """Replaced, never changed in place."""

    __slots__ = ("clock", "credited", "later", "left", "since", "spent", "stopped")

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.since = 0.0  # when the time of the seats to act began to run
        # Where several seats choose at once: whose time began to run later, and what those who have answered had left.
        self.later: dict[int, float] = {}
        self.stopped: dict[int, float] = {}
        self.spent: dict[int, float] = {}  # what seats had left after their last move, before they were given more
        self.credited = 0.0  # up to when time in which nobody could move was given back
        first = None if clock is None else clock.bank if clock.bank is not None else clock.turn
        self.left: list[float] | None = None if first is None else [float(first)] * players

    def deadline(self, turn: int) -> float | None:
        """When the time of a seat to act is up."""
        return None if self.left is None or turn < 0 else self._since(turn) + self.stopped.get(turn, self.left[turn])

    def _since(self, seat: int) -> float:
        return self.later.get(seat, self.since)

    def patience(self) -> float:
        """How long after their last move people are expected back: until the clock has cost them some turns."""
        if self.left is None or self.clock is None:
            return DUE_BACK
        return DUE_BACK + (max(self.left) if self.clock.turn is None else MISSED_TURNS * self.clock.turn)

    def moved(self, mover: int, turn: int, at: float, *, bot: bool) -> Clocks:
        """After `mover` made a move at that time and `turn` is to act. A bot's moves take none of the seat's time."""
        if self.left is None or self.clock is None:
            return self
        after = copy.copy(self)
        after.left = list(self.left)
        if mover >= 0:
            left = self.left[mover] if bot else max(0.0, self.left[mover] - (at - self.since))
            after.left[mover] = left if bot or mover == turn else self._next_turn(left)
            after.spent = {**self.spent, mover: left}
        return after._began(at)

    def _began(self, at: float) -> Clocks:
        self.since, self.later, self.stopped = at, {}, {}
        return self

    def answered(self, seat: int, at: float, *, bot: bool) -> Clocks:
        """After one of several seats that choose at once has answered; the others' clocks keep running.

        A seat that answers again is charged for the time until then.
        """
        if self.left is None:
            return self
        after = copy.copy(self)
        after.left = list(self.left)
        before = self.stopped.get(seat, self.left[seat])
        after.stopped = {**self.stopped, seat: before}
        left = before if bot else max(0.0, before - (at - self._since(seat)))
        after.spent = {**self.spent, seat: left}
        if not bot:
            after.left[seat] = self._next_turn(left)
        return after

    def revealed(self, seat: int, at: float, *, bot: bool) -> Clocks:
        """After the last of several seats that choose at once has answered."""
        return self if self.left is None else self.answered(seat, at, bot=bot)._began(at)

    def taken_back(self, seat: int, at: float, *, thinks: bool) -> Clocks:
        """After a seat took back its last move. The seats to act have their time from now on.

        Time that was used stays used: the seat does not keep what it was given after the move, and is charged for
        thinking about another one meanwhile.
        """
        if self.left is None:
            return self
        after = copy.copy(self)
        after.left = list(self.left)
        used = at - self._since(seat) if thinks else 0.0
        after.left[seat] = max(0.0, self.spent.get(seat, self.left[seat]) - used)
        return after._began(at)

    def _next_turn(self, left: float) -> float:
        assert self.clock is not None
        return float(self.clock.turn) if self.clock.turn is not None else left + self.clock.increment

    def resumed(self, seat: int, at: float, *, alone: bool = True) -> Clocks:
        """Start the time of a seat to act now, because its player came back or a bot took over."""
        if self.left is None:
            return self
        after = copy.copy(self)
        if alone:
            after.since = at
        else:
            after.later = {**self.later, seat: at}
        return after

    def given_back(self, since: float, until: float) -> Clocks:
        """The clocks without a period in which nobody could move."""
        if self.left is None:
            return self
        after = copy.copy(self)
        after.since = self.since + max(0.0, until - max(since, self.since))
        after.later = {seat: began + max(0.0, until - max(since, began)) for seat, began in self.later.items()}
        after.credited = until
        return after

    def state(self, now: float | None = None) -> ClockState | None:
        """The clocks for clients, as of the last step or as of `now`."""
        if self.left is None:
            return None
        ran = max(0.0, now - self.since) if now is not None and self.since else 0.0
        left = [left + self._since(seat) - self.since for seat, left in enumerate(self.left)]
        for seat in self.stopped:
            left[seat] = self.left[seat]
        return ClockState([round(seconds * 1000) for seconds in left], round(ran * 1000))
